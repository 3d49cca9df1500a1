"""What the host who does not play knows: the envelope and everybody's hand, over the table while he looks; nothing where he plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from gm_console.ui.tables.known import KnownSheet, Row

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gm_console.ui.tables.envelope.terms import Terms
    from gm_console.words import Translator


class SecretSheet(KnownSheet):
    """The envelope, then hand by hand: whose, and which cards."""

    title, plays, none = "envelopetable.sheet.title", "envelopetable.sheet.plays", "envelopetable.sheet.none"

    def __init__(self, words: Translator, over: QWidget, terms: Terms) -> None:
        super().__init__(words, over)
        self._terms = terms

    def rows(self, view: Any) -> tuple[Row, ...]:
        """Nothing before the deal, nor where people dealt."""
        return tuple(self._rows(view, view.hands)) if view.seal is not None and getattr(view, "hands", None) is not None else ()

    def _rows(self, view: Any, hands: tuple[tuple[str, tuple[str, ...]], ...]) -> Iterator[Row]:
        words, terms = self._words, self._terms
        inside = terms.envelope(view)
        if inside is not None:
            yield terms.say(words, "envelopetable.sheet.envelope"), "\n".join(terms.told(words, view, inside))
        order = [card for _, pile in terms.piles(view) for card in pile]
        for name, cards in hands:
            yield name, " · ".join(terms.told(words, view, sorted(cards, key=order.index)))
