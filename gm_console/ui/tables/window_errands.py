"""What stands among a table's actions and is the window's own errand, in place of the table."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gm_console.ui.desk import Desk


def hand_out(desk: Desk, window: QWidget, _: str) -> None:
    """The players' cards, in place of the table: the window's own errand."""
    acts = getattr(window, "acts", None)
    if acts is not None:
        acts.hand_out()


def print_(desk: Desk, window: QWidget, _: str) -> None:
    """Everything on paper: the window's own errand."""
    acts = getattr(window, "acts", None)
    if acts is not None:
        acts.print()
