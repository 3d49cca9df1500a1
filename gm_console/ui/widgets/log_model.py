"""The log as a list: fed by insertions, newest first, with marks on what was undone or mended; never rebuilt.

Rows are Qt's own items, and their heights stand in them, so that Qt lays out thousands without asking Python.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

if TYPE_CHECKING:
    from gm_console.engine.timeline import Timeline
    from gm_console.ui.desk import Desk, Entry

ROW = Qt.ItemDataRole.UserRole
FOLDED = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex


class LogRow(msgspec.Struct, frozen=True):
    """One entry as shown: when on the clock, its sentences, the rules they follow, and its fate (``undone``, ``mended``)."""

    seq: int
    time: str
    text: str
    rules: tuple[str, ...]
    fate: str


def folded(text: str) -> str:
    """Text as it is searched: small letters, no accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def row_of(desk: Desk, entry: Entry) -> LogRow:
    """An entry of the log as a row."""
    said = desk.sentence(entry)
    rules = tuple(dict.fromkeys(rule for _, rule in said if rule))
    return LogRow(entry.seq, desk.words.clock(entry.elapsed), " ".join(text for text, _ in said), rules, desk.fate(entry))


class LogModel(QSortFilterProxyModel):
    """The entries of the open session that match what is searched for."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._line: Timeline | None = None
        self._rows = QStandardItemModel(self)
        self._unmeasured: list[QStandardItem] = []
        self._seen = 0
        self.setSourceModel(self._rows)
        self.setFilterRole(FOLDED)

    def feed(self) -> int:
        """Takes in what the log has grown by and marks what changed; how many rows came."""
        line = self._desk.answers.session.line if self._desk.open else None
        if line is not self._line:
            self._line, self._seen = line, 0
            self._rows.clear()
            self._unmeasured.clear()
        held, log = self._rows.rowCount(), self._desk.log
        self._look_again(log[:held])
        fresh = [row_of(self._desk, entry) for entry in log[held:]]
        for row in fresh:
            item = QStandardItem()
            self._fill(item, row)
            self._rows.insertRow(0, item)
        return len(fresh)

    def _look_again(self, log: list[Entry]) -> None:
        """What was undone, redone or mended since; a mend, and its undoing, also judge anew what followed."""
        touched = self._line.touched if self._line else []
        held, count = len(log), self._seen
        self._seen = len(touched)
        for seq in dict.fromkeys(touched[count:]):
            if 0 < seq <= held:
                item, row = self._rows.item(held - seq), row_of(self._desk, log[seq - 1])
                if row != item.data(ROW):
                    self._fill(item, row)

    def _fill(self, item: QStandardItem, row: LogRow) -> None:
        item.setData(row, ROW)
        item.setData(folded(f"{row.time} {row.text} {' '.join(row.rules)}"), FOLDED)
        item.setData(f"{row.time} {row.text} {self._fated(row)}".strip(), Qt.ItemDataRole.AccessibleTextRole)
        item.setEditable(False)
        self._unmeasured.append(item)

    def _fated(self, row: LogRow) -> str:
        return self._desk.words.text(f"table.log.{row.fate}") if row.fate else ""

    def search(self, text: str) -> None:
        """Show only rows that hold these letters, whatever their accents."""
        self.setFilterFixedString(folded(text.strip()))

    def row_at(self, index: Index) -> LogRow | None:
        """The row at a place of the list."""
        row: LogRow | None = index.data(ROW)
        return row

    def unmeasured(self) -> list[QStandardItem]:
        """Rows whose height is not known yet; asked once, they count as measured."""
        fresh, self._unmeasured = self._unmeasured, []
        return fresh

    def forget_heights(self) -> None:
        """The list has another width."""
        self._unmeasured = [self._rows.item(row) for row in range(self._rows.rowCount())]
