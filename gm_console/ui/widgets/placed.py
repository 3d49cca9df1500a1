"""What places its parts by hand: layouts would ask everything up to the window for its wishes whenever one part shows or changes."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class Placed(QWidget):
    """Build on it: `place` is called at another size, and where a part wants one."""

    def place(self) -> None:
        """Every part in its place."""

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Another size, another place."""
        self.place()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        """A part wants another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return super().event(event)
