"""Where Tab goes on a page: as things lie in its layouts, which is as they are read, whatever was made first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QLineEdit, QScrollArea, QSplitter, QWidget

WRITTEN_FIRST = "writtenFirst"


def chain(page: QWidget) -> None:
    """From stop to stop, in order; to be called again when something came, went or moved."""
    for first, second in pairwise(stops(page)):
        QWidget.setTabOrder(first, second)


def stops(inside: QWidget | None) -> Iterator[QWidget]:
    """Everything in there that takes the focus by Tab, shown or not; what takes it is not looked into.

    A widget with the property `WRITTEN_FIRST` is a list to be written down in one go: its fields come before its buttons.
    """
    found = _stops(inside)
    if inside is not None and inside.property(WRITTEN_FIRST):
        found = iter(sorted(found, key=lambda one: not isinstance(one, QLineEdit)))
    yield from found


def _stops(inside: QWidget | None) -> Iterator[QWidget]:
    for widget in _parts(inside):
        if widget is not None and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield widget
        else:
            yield from stops(widget)


def _parts(widget: QWidget | None) -> Iterator[QWidget | None]:
    layout = widget.layout() if widget is not None else None
    if isinstance(widget, QScrollArea):
        yield widget.widget()
    elif isinstance(widget, QSplitter):
        yield from (widget.widget(place) for place in range(widget.count()))
    elif layout is not None:
        yield from _laid(layout)


def _laid(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        widget, inner = (item.widget(), item.layout()) if item is not None else (None, None)
        if widget is not None:
            yield widget
        elif inner is not None:
            yield from _laid(inner)
