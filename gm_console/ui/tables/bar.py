"""What lies ready in a table's bar, and what waits in its menu where a window is narrow for its letters."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from gm_console.ui.widgets.look import Look

NARROW = 800
"""Below this width, in px at 100 %, a second row of buttons would take from the table what room it has."""


def is_tight(table: QWidget, look: Look) -> bool:
    """Whether a table is narrow for its letters, so that it needs what room it can get."""
    return table.width() < look.px(NARROW)


def in_bar(wanted: Collection[str], enabled: Collection[str], spared: Collection[str] = ()) -> list[str]:
    """Of the actions a moment wants in the bar those that may be done, in order; behind the second none that may be ``spared``."""
    may = [one for one in wanted if one in enabled]
    return may[:2] + [one for one in may[2:] if one not in spared]
