"""All purses side by side, and what they come to together (M41)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSpinBox, QVBoxLayout, QWidget

from gm_console.games.martes.views import TableView
from gm_console.ui import theme
from gm_console.ui.dialogs.frame import em
from gm_console.ui.page import label
from gm_console.words import Translator


class Purses(QWidget):
    """A stepper for each purse, the pot's and the host's among them; pounds may be moved, never made or lost."""

    changed = Signal()

    def __init__(self, words: Translator, view: TableView) -> None:
        super().__init__()
        self._words = words
        self._before = {seat.name: seat.pounds for seat in view.players} | {"pot": view.pot, "host": view.host}
        self.sum = sum(self._before.values())
        self.steppers = {purse: self._stepper(purse, pounds) for purse, pounds in self._before.items()}
        self._told = label("", "cue")
        inside = QVBoxLayout(self)
        inside.addLayout(self._grid())
        inside.addWidget(self._told)
        inside.addStretch(1)
        self._tell()

    def _stepper(self, purse: str, pounds: int) -> QSpinBox:
        made = QSpinBox()
        made.setPrefix("£")
        made.setRange(0, max(self.sum, 0))
        made.setValue(pounds)
        made.setAccessibleName(self.title(purse))
        made.valueChanged.connect(self._tell)
        return made

    def title(self, purse: str) -> str:
        """A purse's name for people."""
        return self._words.text(f"dialogs.purse.{purse}") if purse in ("pot", "host") else purse

    def _grid(self) -> QGridLayout:
        """Two purses a row."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(em())
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        for place, (purse, stepper) in enumerate(self.steppers.items()):
            row, column = divmod(place, 2)
            grid.addWidget(label(self.title(purse), wrap=False), row, 2 * column, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(stepper, row, 2 * column + 1)
        return grid

    @property
    def difference(self) -> int:
        """Pounds too many; below 0 too few."""
        return sum(stepper.value() for stepper in self.steppers.values()) - self.sum

    def changes(self) -> dict[str, int]:
        """The purses that are not as they were."""
        return {purse: made.value() for purse, made in self.steppers.items() if made.value() != self._before[purse]}

    def _tell(self) -> None:
        """The sum and what is wrong with it, as it is now."""
        more = self.difference
        said = "right" if not more else "over" if more > 0 else "under"
        fields = {"sum": self._words.money(self.sum), "now": self._words.money(self.sum + more), "by": self._words.money(abs(more))}
        self._told.setText(self._words.text(f"dialogs.purses.{said}", **fields))
        theme.mark(self._told, role="fault" if more else "cue")
        self.changed.emit()
