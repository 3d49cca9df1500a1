"""The log as a list: fed by insertions, newest first, with marks on what was undone or mended; never rebuilt.

Rows are Qt's own items, and their heights stand in them, so that Qt lays out thousands without asking Python.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from gm_console.engine.record import Mended

if TYPE_CHECKING:
    from gm_console.ui.desk import Desk, Entry

ROW = Qt.ItemDataRole.UserRole
FOLDED = Qt.ItemDataRole.UserRole + 1
RESHUFFLES = frozenset({"undo", "redo", "mend", "open", "new"})
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
        self._session = ""
        self._rows = QStandardItemModel(self)
        self._unmeasured: list[QStandardItem] = []
        self._stood: dict[int, object] = {}
        self.setSourceModel(self._rows)
        self.setFilterRole(FOLDED)

    def feed(self) -> int:
        """Takes in what the log has grown by and marks what changed; how many rows came."""
        if self._desk.session_id != self._session:
            self._session = self._desk.session_id
            self._rows.clear()
            self._unmeasured.clear()
            self._stood = {}
        held, log = self._rows.rowCount(), self._desk.log
        if held and self._desk.done and self._desk.done.get("do") in RESHUFFLES:
            self._look_again(log[:held])
        fresh = [row_of(self._desk, entry) for entry in log[held:]]
        for row in fresh:
            item = QStandardItem()
            self._fill(item, row)
            self._rows.insertRow(0, item)
        self._stood |= self._standing(row.seq for row in fresh)
        return len(fresh)

    def _standing(self, entries: Iterable[int]) -> dict[int, object]:
        """Those entries that count now, each with what it was last judged to be: to compare these costs far less than to ask every row."""
        session = self._desk.answers.session if self._desk.open else None
        return {seq: session.latest.get(seq) for seq in entries if seq in session.line.places} if session else {}

    def _look_again(self, log: list[Entry]) -> None:
        """What was undone, redone or mended; a mend, and its undoing, also judge anew what followed."""
        before, now = self._stood, self._standing(self._desk.answers.session.line.places)
        self._stood = now
        mended = self._desk.done is not None and self._desk.done["do"] == "mend"
        for place, entry in enumerate(log):
            same = before.get(entry.seq) is now.get(entry.seq) and not isinstance(entry, Mended)
            if mended or not same:
                item, row = self._rows.item(len(log) - 1 - place), row_of(self._desk, entry)
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
