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
    """Filled from a claim and the names of its cards."""

    def __init__(self, look: Look, terms: Terms, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.mark(self, role="panel")
        self._look, self._terms = look, terms
        self._shown: tuple[Claimed | None, tuple[str, ...]] = (None, ("",))
        self.head, self.cards, self.answers = label("", "soft"), label("", "cue"), label("")
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(12), look.px(6), look.px(12), look.px(8))
        column.setSpacing(look.px(2))
        for text in (self.head, self.cards, self.answers):
            text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            column.addWidget(text)
        column.addStretch(1)

    def show_claim(self, claim: Claimed | None, cards: tuple[str, ...] = ()) -> None:
        """What is supposed now, or that nothing is."""
        if (claim, cards) == self._shown:
            return
        self._shown, words = (claim, cards), self._look.words
        if claim is None:
            self._write(words.text(self._terms.no_claim), "", "")
        else:
            self._write(words.text(self._terms.claim_by, by=claim.by), " · ".join(cards), "\n".join(answers(words, claim)))

    def _write(self, head: str, cards: str, told: str) -> None:
        for text, said in ((self.head, head), (self.cards, cards), (self.answers, told)):
            text.setText(said)
            text.setVisible(bool(said))
        self.setAccessibleName(head)
        self.setAccessibleDescription("\n".join(part for part in (cards, told) if part))

    @property
    def texts(self) -> tuple[QLabel, ...]:
        """Its labels, for who measures them."""
        return self.head, self.cards, self.answers


def answers(words: Translator, claim: Claimed) -> Iterator[str]:
    """Who has shown, who could not, and who is due: a line each."""
    if claim.showed:
        yield words.text("envelopetable.claim.showed", names=claim.showed, n=len(claim.showed))
    if claim.could_not:
        yield words.text("envelopetable.claim.could-not", names=claim.could_not, n=len(claim.could_not))
    if claim.due:
        yield words.text("envelopetable.claim.due", name=claim.due)
    elif not claim.showed:
        yield words.text("envelopetable.claim.nobody")
