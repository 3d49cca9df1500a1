"""A spy names the place aloud, and the host enters it (E23, E26)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from gm_console.games.espia.views import TableView
from gm_console.ui.dialogs.fields import Field, Words
from gm_console.ui.dialogs.frame import Frame, Sent, em
from gm_console.ui.dialogs.seats import SeatChoice
from gm_console.ui.page import label
from gm_console.ui.widgets.log_model import folded
from gm_console.words import Translator

ROWS = 9
"""Places in sight at once."""


class PlacePicker(Field):
    """The list of places with a search line above; nothing is chosen to begin with, whatever the place is."""

    def __init__(self, words: Translator, places: Sequence[str]) -> None:
        super().__init__(words.text("espiatable.form.guess.place"))
        self.search = Words()
        self.search.setPlaceholderText(words.text("espiatable.form.guess.search"))
        self.search.setAccessibleName(words.text("espiatable.form.guess.search"))
        self.search.textChanged.connect(self._find)
        self.list = QListWidget()
        self.list.setAccessibleName(self.name)
        self.list.setFixedHeight(ROWS * em() * 3 // 2)
        self.list.addItems(sorted(places, key=folded))
        self.inside.addWidget(self.search)
        self.hold(self.list)
        self.setFocusProxy(self.search)

    def _find(self, text: str) -> None:
        """Only the places that hold these letters; one alone is chosen."""
        wanted = folded(text.strip())
        for item in self._items():
            item.setHidden(wanted not in folded(item.text()))
        shown = [row for row, item in enumerate(self._items()) if not item.isHidden()]
        self.list.setCurrentRow(shown[0] if wanted and len(shown) == 1 else -1)

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    @property
    def place(self) -> str | None:
        """The place that is chosen, or None."""
        chosen = [item.text() for item in self.list.selectedItems() if not item.isHidden()]
        return chosen[0] if chosen else None


class Guess(Frame):
    """Who names which place. Everybody of the round can be named: that he is no spy comes as a refusal (E23)."""

    wide = 36

    def __init__(self, words: Translator, view: TableView, places: Sequence[str], parent: QWidget | None = None) -> None:
        told, go = words.text("espiatable.form.guess.told"), words.text("espiatable.form.guess.go")
        super().__init__(words, words.text("espiatable.form.guess.title"), parent, told=told, go=go)
        self._caught = view.caught
        self.picker = PlacePicker(words, places)
        players = [seat.name for seat in view.players if not seat.watching]
        self.by = SeatChoice(words.text("espiatable.form.guess.by"), view.players, players)
        if view.caught is None:
            self.add(self.by)
        else:
            self.page.inside.addWidget(label(view.caught, "cue"))
        self.by.changed.connect(lambda: self.picker.search.setFocus(Qt.FocusReason.OtherFocusReason))
        self.add(self.picker)

    def command(self) -> Sent | None:
        """Not before both were named."""
        by, place = self._caught or self.by.value, self.picker.place
        self.picker.show_fault("" if place else self.words.text("espiatable.form.guess.missing"))
        self.by.show_fault("" if by else self.words.text("dialogs.who.missing"))
        return {"do": "guess", "by": by, "place": place} if by and place else None
