"""The end as the host sees it at once: who won, what was in the envelope, who accused whom, and the seal opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gm_console.ui.tables.report import Report

if TYPE_CHECKING:
    from gm_console.ui.tables.envelope.terms import Terms
    from gm_console.ui.widgets.look import Look
    from gm_console.words import Translator


class Ending(Report):
    """The end of a game."""

    def __init__(self, look: Look, terms: Terms, parent: QWidget | None = None) -> None:
        super().__init__(look, look.words.text("envelopetable.phase.over"), parent)
        self._terms = terms

    def fill(self, column: QVBoxLayout, view: Any) -> None:
        """Everything there is to tell."""
        words, terms = self._look.words, self._terms
        column.addWidget(self.label(result(words, view), "title"))
        pair = QVBoxLayout() if self._look.large else QHBoxLayout()
        pair.setSpacing(self._look.px(12))
        inside = solution(terms, view)
        told = "\n".join(terms.told(words, view, inside)) if inside else terms.say(words, "envelopetable.end.unknown")
        pair.addWidget(self.panel(terms.say(words, "envelopetable.end.envelope"), self.label(told, "cue")), 1)
        pair.addWidget(self.panel(words.text("envelopetable.end.accusations"), self.label("\n".join(accusations(words, terms, view)))), 2)
        column.addLayout(pair)
        if view.opened is not None:
            column.addWidget(self.seal(view))


def result(words: Translator, view: Any) -> str:
    """Who won, if anybody."""
    winner = view.result.winner if view.result else None
    return words.text("envelopetable.result.won", winner=winner) if winner else words.text("envelopetable.result.nobody")


def solution(terms: Terms, view: Any) -> tuple[str, ...]:
    """What was in the envelope; nothing where only the people at the table knew it."""
    found = getattr(view.result, "solution", None) or getattr(view.result, "secret", None)
    return () if found is None else tuple(getattr(found, kind) for kind, _ in terms.piles(view))


def accusations(words: Translator, terms: Terms, view: Any) -> list[str]:
    """Each accusation, and whether it was right."""
    made = [
        words.text(
            f"envelopetable.accused.{'right' if one.right else 'wrong'}", by=one.by, cards=" · ".join(terms.told(words, view, one.cards))
        )
        for one in terms.accusations(view)
    ]
    return made or [words.text("envelopetable.accused.nobody")]
