"""The log as a list: fed by insertions, newest first, with marks on what was undone or mended; never rebuilt.

Rows are Qt's own items, and their heights stand in them, so that Qt lays them out without asking Python. Of a long evening
only the newest stand in the list, until the host scrolls down to older ones or searches for them: Qt would lay out all of
them at every ruling.
"""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

if TYPE_CHECKING:
    from gm_console.engine.timeline import Timeline
    from gm_console.ui.desk import Desk, Entry

ROW = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex
SOME = 150
"""How many rows come at a time: some screens full."""


class LogRow(msgspec.Struct, frozen=True):
    """One entry as shown: when on the clock, its sentences, the rules they follow, and its fate (``undone``, ``mended``)."""

    seq: int
    time: str
    text: str
    rules: tuple[str, ...]
    fate: str

    @property
    def searched(self) -> str:
        """What a search looks through."""
        return folded(f"{self.time} {self.text} {' '.join(self.rules)}")


def folded(text: str) -> str:
    """Text as it is searched: small letters, no accents."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def row_of(desk: Desk, entry: Entry) -> LogRow:
    """An entry of the log as a row."""
    said = desk.sentence(entry)
    rules = tuple(dict.fromkeys(rule for _, rule in said if rule))
    return LogRow(entry.seq, desk.words.clock(entry.elapsed), " ".join(text for text, _ in said), rules, desk.fate(entry))


class LogModel(QStandardItemModel):
    """The entries of the open session that match what is searched for, the newest of them first."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._line: Timeline | None = None
        self._rows: list[LogRow] = []
        self._older = 0
        self._wanted = ""
        self._unmeasured: list[QStandardItem] = []
        self._seen = 0

    def feed(self) -> int:
        """Takes in what the log has grown by and marks what changed; how many rows came."""
        line = self._desk.answers.session.line if self._desk.open else None
        if line is not self._line:
            self._line, self._seen = line, 0
            self._rows.clear()
            self._begin()
        held, log = len(self._rows), self._desk.log
        self._look_again(log)
        fresh = [row_of(self._desk, entry) for entry in log[held:]]
        self._rows += fresh
        if held == 0:
            self._begin()
            return self.rowCount()
        found = [row for row in fresh if self._matches(row)]
        for row in found:
            self.insertRow(0, self._item(row))
        return len(found)

    def _begin(self) -> None:
        """An empty list, and then the newest."""
        self._unmeasured.clear()
        self.removeRows(0, self.rowCount())
        self._older = len(self._rows)
        self.fetchMore(QModelIndex())

    def canFetchMore(self, parent: Index) -> bool:  # noqa: N802  # the name is Qt's
        """Whether there are older entries than stand in the list."""
        return not parent.isValid() and self._older > 0

    def fetchMore(self, parent: Index) -> None:  # noqa: N802  # the name is Qt's
        """Some older entries; Qt asks when the list has been scrolled to its end."""
        found: list[QStandardItem] = []
        while self._older and len(found) < SOME:
            self._older -= 1
            row = self._rows[self._older]
            if self._matches(row):
                found.append(self._item(row))
        if found:
            self.invisibleRootItem().appendRows(found)

    def fetch_all(self) -> None:
        """The whole evening, down to its first entry."""
        while self._older:
            self.fetchMore(QModelIndex())

    def forget_older(self) -> None:
        """Nobody looks at the older ones any more; they come again when they are scrolled to."""
        if self.rowCount() > 2 * SOME:
            self._older = self._seq(SOME - 1) - 1
            self.removeRows(SOME, self.rowCount() - SOME)

    def _look_again(self, log: list[Entry]) -> None:
        """What was undone, redone or mended since; a mend, and its undoing, also judge anew what followed."""
        touched = self._line.touched if self._line else []
        held, count = len(self._rows), self._seen
        self._seen = len(touched)
        changed = []
        for seq in dict.fromkeys(touched[count:]):
            if 0 < seq <= held and (row := row_of(self._desk, log[seq - 1])) != self._rows[seq - 1]:
                self._rows[seq - 1] = row
                changed.append(row)
        if changed and self._wanted:
            self._begin()
            return
        for row in changed:
            self._show_otherwise(row)

    def _show_otherwise(self, row: LogRow) -> None:
        """An entry of the list as it reads now."""
        place = bisect_left(range(self.rowCount()), -row.seq, key=lambda place: -self._seq(place))
        if place < self.rowCount() and self._seq(place) == row.seq:
            self._fill(self.item(place), row)

    def _seq(self, place: int) -> int:
        row: LogRow = self.item(place).data(ROW)
        return row.seq

    def _item(self, row: LogRow) -> QStandardItem:
        item = QStandardItem()
        item.setEditable(False)
        self._fill(item, row)
        return item

    def _fill(self, item: QStandardItem, row: LogRow) -> None:
        item.setData(row, ROW)
        item.setData(f"{row.time} {row.text} {self._fated(row)}".strip(), Qt.ItemDataRole.AccessibleTextRole)
        self._unmeasured.append(item)

    def _fated(self, row: LogRow) -> str:
        return self._desk.words.text(f"table.log.{row.fate}") if row.fate else ""

    def _matches(self, row: LogRow) -> bool:
        return not self._wanted or self._wanted in row.searched

    def search(self, text: str) -> None:
        """Show only rows that hold these letters, whatever their accents."""
        wanted = folded(text.strip())
        if wanted != self._wanted:
            self._wanted = wanted
            self._begin()

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
        self._unmeasured = [self.item(row) for row in range(self.rowCount())]
