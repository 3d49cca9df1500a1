"""The keyboard's way back to where it was."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken


def give_back(before: QWidget | None) -> None:
    """The focus to what had it before something lay over it; what has gone meanwhile, a question's button perhaps, gets nothing."""
    if before is not None and Shiboken.isValid(before):
        before.setFocus(Qt.FocusReason.OtherFocusReason)
