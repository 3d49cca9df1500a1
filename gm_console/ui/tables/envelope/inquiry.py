"""What is supposed aloud: by whom, which cards, and how the witnesses answered, never with what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.page import label

if TYPE_CHECKING:
    from gm_console.ui.tables.envelope.terms import Claimed, Terms
    from gm_console.ui.widgets.look import Look
    from gm_console.words import Translator


class Inquiry(QFrame):
    """Filled from a claim and the names of its cards; at its foot the cards that lie open. With neither it is not there.

    In large letters who is due is left to his seat and the cue, which say so too.
    """

    def __init__(self, look: Look, terms: Terms, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.mark(self, role="panel")
        self._look, self._terms = look, terms
        self._shown: tuple[Claimed | None, tuple[str, ...], tuple[str, ...]] | None = None
        self.head, self.cards, self.answers, self.open = label("", "soft"), label("", "cue"), label(""), label("", "soft")
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(12), look.px(6), look.px(12), look.px(8))
        column.setSpacing(look.px(2))
        for text in self.texts:
            text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            column.addWidget(text)
        column.addStretch(1)

    def show_claim(self, claim: Claimed | None, cards: tuple[str, ...] = (), lying: tuple[str, ...] = ()) -> None:
        """What is supposed now, if anything is; ``lying`` are the names of the cards that lie open."""
        if (claim, cards, lying) == self._shown:
            return
        self._shown, words = (claim, cards, lying), self._look.words
        opened = words.text("envelopetable.open", cards=lying) if lying else ""
        if claim is None:
            self._write("", "", "", opened)
        else:
            told = "\n".join(answers(words, claim, due=not self._look.large))
            self._write(words.text(self._terms.claim_by, by=claim.by), " · ".join(cards), told, opened)
        self.setVisible(claim is not None or bool(lying))

    def _write(self, *said: str) -> None:
        for text, words in zip(self.texts, said, strict=True):
            text.setText(words)
            text.setVisible(bool(words))
        first, *rest = [part for part in said if part] or [""]
        self.setAccessibleName(first)
        self.setAccessibleDescription("\n".join(rest))

    @property
    def texts(self) -> tuple[QLabel, ...]:
        """Its labels, from above."""
        return self.head, self.cards, self.answers, self.open


def answers(words: Translator, claim: Claimed, *, due: bool = True) -> Iterator[str]:
    """Who has shown, who could not, and, unless that is left out, who is ``due``: a line each; or that nobody had anything to show."""
    if not claim.due and not claim.showed:
        yield words.text("envelopetable.claim.nobody")
        return
    if claim.showed:
        yield words.text("envelopetable.claim.showed", names=claim.showed, n=len(claim.showed))
    if claim.could_not:
        yield words.text("envelopetable.claim.could-not", names=claim.could_not, n=len(claim.could_not))
    if claim.due and due:
        yield words.text("envelopetable.claim.due", name=claim.due)
