"""Which card a witness showed, where the host notes it: any of those named, so that the form tells nothing of his hand."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gm_console.ui.dialogs.envelope.claims import Pile
from gm_console.ui.dialogs.fields import Choice
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.words import Translator


class Shown(Frame):
    """The cards that were named, by id and name; the one shown goes into the asker's notebook."""

    def __init__(self, words: Translator, by: str, to: str, named: Pile, parent: QWidget | None = None) -> None:
        told = words.text("envelopetable.form.show.told", to=to)
        super().__init__(words, words.text("envelopetable.form.show.title", by=by, to=to), parent, told=told)
        self._by = by
        cards = [(id_, f"{number}  {name}") for number, (id_, name) in enumerate(named.cards, 1)]
        self.card = Choice(words.text("envelopetable.form.show.card"), cards)
        self.add(self.card)

    def command(self) -> Sent | None:
        """Not before one was chosen."""
        self.card.show_fault("" if self.card.value else self.words.text("envelopetable.form.missing"))
        return {"do": "show", "by": self._by, "card": self.card.value} if self.card.value else None
