"""The case sheet: all the host knows of the case, over the table while he looks, and in no widget when he does not."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from gm_console.engine.value import Value
from gm_console.games.martes.content import ELEMENTS, Case, Six
from gm_console.ui import theme
from gm_console.ui.dialogs.frame import em
from gm_console.ui.held import HeldSheet
from gm_console.ui.page import button, label
from gm_console.ui.steady import monotonic
from gm_console.ui.widgets.aside import Aside
from gm_console.words import Translator

LEFT: Final = ("facts", "enigma")
"""What stands in the left column; the rest is at the right."""
STEM: Final = 6
SHORT: Final = 4


def fold(text: str) -> str:
    """For comparing: no accents, no capitals."""
    letters = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def stems(text: str) -> set[str]:
    """The beginnings of the words in a text that are long enough to mean something."""
    words = "".join(letter if letter.isalnum() else " " for letter in fold(text)).split()
    return {word[:STEM] for word in words if len(word) >= SHORT}


def akin(facts: Iterable[str], question: str) -> frozenset[str]:
    """The facts that share a word with a question; words that many facts have say nothing."""
    found = {fact: stems(fact) for fact in facts}
    common = Counter(stem for fact in found.values() for stem in fact)
    telling = {stem for stem in stems(question) if common[stem] <= max(2, len(found) // 6)}
    return frozenset(fact for fact, own in found.items() if own & telling)


class Known(Value, frozen=True):
    """What the host knows at one moment: the case, the question in play, the words of the hints given, whether he is telling."""

    case: Case | None = None
    question: str = ""
    given: frozenset[str] = frozenset()
    telling: bool = False


class Page(QWidget):
    """Everything there is to see, built for one look: a search line above, the rows below. Ticks by hand go into ``ticked``.

    Signal ``closed`` when the host has clicked it away.
    """

    closed = Signal()

    def __init__(self, words: Translator, known: Known, ticked: set[int]) -> None:
        super().__init__()
        self._words, self._known, self._ticked = words, known, ticked
        self._rows: list[tuple[str, QWidget]] = []
        self.search = QLineEdit()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._head())
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._body())
        column.addWidget(area, 1)

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(em())
        case = self._known.case
        title = case.title if case is not None and case.title else self._words.text("dialogs.sheet.title")
        named = Aside(self)
        theme.mark(named, role="title")
        named.setText(title)
        row.addWidget(named)
        self.search.setPlaceholderText(self._words.text("dialogs.sheet.search"))
        self.search.setAccessibleName(self._words.text("dialogs.sheet.search"))
        self.search.textChanged.connect(self._find)
        row.addWidget(self.search, 1)
        away = button(f"× {self._words.text('dialogs.sheet.closes')}", "flat", named="away")
        away.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys that close it are written on it
        away.clicked.connect(self.closed)
        row.addWidget(away)
        return row

    def _body(self) -> QWidget:
        made = QWidget()
        theme.mark(made, role="page")
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, em() // 2, 0)
        row.setSpacing(2 * em())
        columns = QVBoxLayout(), QVBoxLayout()
        for column, share in zip(columns, (5, 4), strict=True):
            column.setSpacing(em() // 3)
            row.addLayout(column, share)
        case = self._known.case
        if case is None:
            columns[0].addWidget(label(self._words.text("dialogs.sheet.none"), "cue"))
        else:
            for title, rows in self._sections(case):
                self._add_section(columns[title not in LEFT], title, rows)
        for column in columns:
            column.addStretch(1)
        return made

    def _sections(self, case: Case) -> list[tuple[str, list[QWidget]]]:
        """While he tells it the enigma comes first; then the facts, which he answers from, those akin to the question before the others."""
        near = akin(case.facts, self._known.question)
        facts = sorted(case.facts, key=lambda fact: fact not in near)
        sections: list[tuple[str, list[QWidget]]] = [
            ("facts", [self._fact(fact, near=fact in near) for fact in facts]),
            ("solution", [label(line) for line in self._solution(case)]),
            ("misleads", [label(text) for text in case.misleads]),
            ("hints", [self._hint(place, text) for place, text in enumerate(case.hints)]),
            ("enigma", [label(text) for text in case.enigma.split("\n") if text.strip()]),
            ("story", [label(text) for text in case.story.split("\n") if text.strip()]),
        ]
        return sorted(sections, key=lambda section: section[0] != "enigma") if self._known.telling else sections

    def _solution(self, case: Case) -> list[str]:
        solved = case.solution
        if not isinstance(solved, Six):
            return [solved] if solved else []
        said = ((self._words.text(f"dialogs.field.{key}"), getattr(solved, key)) for key in ELEMENTS)
        return [self._words.text("dialogs.sheet.element", element=name, said=text) for name, text in said if text]

    def _fact(self, text: str, *, near: bool) -> QWidget:
        made = label(f"▸ {text}" if near else text, "action" if near else "")
        if near:
            made.setAccessibleDescription(self._words.text("dialogs.sheet.near"))
        return made

    def _hint(self, place: int, text: str) -> QWidget:
        """Ticked where it was given: found among the answers, or by the host's hand."""
        row, box = QWidget(), QCheckBox()
        box.setChecked(text in self._known.given or place in self._ticked)
        box.setAccessibleName(text)
        box.toggled.connect(lambda on: (self._ticked.add if on else self._ticked.discard)(place))
        inside = QHBoxLayout(row)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(box, 0, Qt.AlignmentFlag.AlignTop)
        inside.addWidget(label(text), 1)
        return row

    def _add_section(self, column: QVBoxLayout, title: str, rows: list[QWidget]) -> None:
        if not rows:
            return
        column.addWidget(label(self._words.text(f"dialogs.sheet.{title}"), "cue"))
        for row in rows:
            column.addWidget(row)
            text = row.text() if isinstance(row, QLabel) else " ".join(part.text() for part in row.findChildren(QLabel))
            self._rows.append((fold(text), row))

    def _find(self, text: str) -> None:
        """Only the rows that hold what is searched for."""
        wanted = fold(text.strip())
        for held, row in self._rows:
            row.setVisible(wanted in held)


class CaseSheet(HeldSheet):
    """`know` gives it what is under it; ``ticked`` are the hints the host ticked by hand, by place."""

    def __init__(self, words: Translator, over: QWidget, now: Callable[[], int] = monotonic) -> None:
        super().__init__(over, now)
        self._words, self._known = words, Known()
        self.ticked: set[int] = set()

    def know(self, case: Case | None, question: str | None, given: Collection[str], *, telling: bool = False) -> None:
        """What there is to see now: the case, the question in play, the words of the hints given, whether the enigma is being told."""
        fresh = Known(case, question or "", frozenset(given), telling)
        if fresh != self._known:
            self._known = fresh
            if self.open:
                self._lay()

    def make(self) -> QWidget:
        """Everything there is to know; what was searched for stays."""
        searched = self._page.search.text() if isinstance(self._page, Page) else ""
        made = Page(self._words, self._known, self.ticked)
        made.search.setText(searched)
        made.setFocusProxy(made.search)
        made.closed.connect(self.shut)
        return made
