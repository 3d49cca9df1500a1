"""What the desk itself does, as entries of the table's menu: for a hand that stays on the mouse, and to learn the keys from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from gm_console.ui.keys import DESK

if TYPE_CHECKING:
    from collections.abc import Callable

    from gm_console.ui.staff import Staffed

OFFERED: Final = ("sheet", "hand-out", "leave-table", "public", "blank", "again", "print")
"""In this order, by the names of their keys."""


def desk_menu(window: Staffed, over: QWidget, *, answers: bool) -> list[QAction]:
    """A line, then an entry for each, its key beside it; they belong to ``over``. ``answers``: there is a last one to show again."""
    line = QAction(over)
    line.setSeparator(True)
    acts: dict[str, Callable[[], object]] = {**window.acts.keys(), "sheet": window.sheets.lay_open}
    return [line, *(_entry(window, over, name, acts[name]) for name in OFFERED if answers or name != "again")]


def _entry(window: Staffed, over: QWidget, name: str, act: Callable[[], object]) -> QAction:
    made = QAction(f"{window.look.words.text(f'table.desk.{name}')}\t{DESK[name]}", over)
    made.setObjectName(f"desk:{name}")
    made.triggered.connect(lambda _=False: act())
    return made
