"""What the host who does not play knows: the envelope and everybody's hand, over the table while he looks; nothing where he plays."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.dialogs.frame import button, em, label
from gm_console.ui.held import HeldSheet

if TYPE_CHECKING:
    from gm_console.ui.tables.envelope.terms import Terms
    from gm_console.words import Translator


class SecretSheet(HeldSheet):
    """`know` gives it the host's view; with nothing to know it says so."""

    def __init__(self, words: Translator, over: QWidget, terms: Terms) -> None:
        super().__init__(over)
        self._words, self._terms = words, terms
        self._view: Any = None

    def know(self, case: Any, question: str | None, given: Collection[str], *, telling: bool = False) -> None:
        """What there is to see now: the host's view."""
        if case != self._view:
            self._view = case
            if self.open:
                self._lay()

    def make(self) -> QWidget:
        """The page."""
        made, words, view = QWidget(), self._words, self._view
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(label(words.text("envelopetable.sheet.title"), "title", wrap=False), 1)
        away = button(f"× {words.text('dialogs.sheet.closes')}", "flat", named="away")
        away.clicked.connect(self.shut)
        head.addWidget(away)
        column.addLayout(head)
        rows = list(self._rows(view)) if view is not None else []
        if rows:
            column.addWidget(scrolled(table(rows)), 1)
        else:
            plays = view is not None and view.host_plays
            column.addWidget(label(words.text("envelopetable.sheet.plays" if plays else "envelopetable.sheet.none"), "cue"))
            column.addStretch(1)
        made.setFocusProxy(away)
        return made

    def _rows(self, view: Any) -> Iterator[tuple[str, str, str]]:
        """The envelope, then hand by hand: whose, which cards, and how they are set."""
        words, hands = self._words, getattr(view, "hands", None) if view.seal is not None else None  # nothing is dealt before
        inside = self._terms.envelope(view) if hands is not None else None
        if inside is not None:
            yield self._terms.say(words, "envelopetable.sheet.envelope"), "\n".join(self._terms.told(words, view, inside)), "cue"
        order = [card for _, pile in self._terms.piles(view) for card in pile] if hands else []
        for name, cards in hands or ():
            yield name, " · ".join(self._terms.told(words, view, sorted(cards, key=order.index))), "cue"


def table(rows: Sequence[tuple[str, str, str]]) -> QWidget:
    """Rows of a name and what belongs to it."""
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(2 * em())
    grid.setVerticalSpacing(em() // 2)
    grid.setColumnStretch(1, 1)
    for number, (about, said, role) in enumerate(rows):
        named = label(about, "soft", wrap=False)
        named.setContentsMargins(0, em() // 4, 0, 0)  # in line with the larger letters beside it
        grid.addWidget(named, number, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label(said, role), number, 1)
    grid.setRowStretch(len(rows), 1)
    return made


def scrolled(inside: QWidget) -> QScrollArea:
    """It scrolls where there is no room."""
    theme.mark(inside, role="page")
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(inside)
    return area


def known(view: Any) -> tuple[Any, None, tuple[str, ...]]:
    """What the sheet is told of a host's view; that of a host who plays has nothing more than a player's."""
    return view, None, ()
