"""A deduction: its words, and the host's judgement of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from gm_console.games.martes.content import ELEMENTS, Case, Six
from gm_console.games.martes.facts import count_hits
from gm_console.games.martes.views import HostView
from gm_console.ui.dialogs.fields import Line
from gm_console.ui.dialogs.frame import Frame, Sent, em
from gm_console.ui.dialogs.veil import Pad, Veil
from gm_console.ui.page import label
from gm_console.words import Translator

WIDE = 44


def capital(text: str) -> str:
    """With its first letter large."""
    return text[:1].upper() + text[1:]


def element(words: Translator, key: str) -> str:
    """What one of the six is called: «Qué»."""
    return capital(words.text(f"martes.element.{key}"))


def known_words(words: Translator, rows: list[tuple[str, str, str, str]], below: Sequence[QWidget] = ()) -> QWidget:
    """A table of sign, element, words and what is true, and other things ``below`` it; for what lies under a veil."""
    made = QWidget()
    grid = QGridLayout(made)
    grid.setColumnStretch(2, 1)
    grid.setHorizontalSpacing(em() // 2)
    grid.setVerticalSpacing(0)
    top = Qt.AlignmentFlag.AlignTop
    for place, (sign, key, said, true) in enumerate(rows):
        grid.addWidget(label(sign, "action", wrap=False), 2 * place, 0, top)
        grid.addWidget(label(element(words, key), wrap=False), 2 * place, 1, top)
        grid.addWidget(label(said), 2 * place, 2, top)
        if true:
            grid.addWidget(label(true, "soft"), 2 * place + 1, 2, top)
        grid.setRowMinimumHeight(2 * place + 1, em() // 4)
    for place, widget in enumerate(below, 2 * len(rows)):
        grid.addWidget(widget, place, 0, 1, 3)
    grid.setRowStretch(grid.rowCount(), 1)
    return made


class Deduction(Frame):
    """The six answers of a deduction (M22, M23), none of them needed."""

    wide = WIDE

    def __init__(self, words: Translator, by: str, parent: QWidget | None = None) -> None:
        told, go = words.text("dialogs.deduce.told"), words.text("dialogs.deduce.go")
        super().__init__(words, words.text("dialogs.deduce.title", by=by), parent, told=told, go=go)
        self._by = by
        self.lines = {key: Line(element(words, key), beside=5) for key in ELEMENTS}
        for line in self.lines.values():
            self.add(line)

    def words_given(self) -> Sent:
        """What was written, by element."""
        return {key: line.text for key, line in self.lines.items() if line.text}

    def command(self) -> Sent | None:
        """The deduction with the words there are."""
        return {"do": "deduce", "by": self._by} | self.words_given()


class Amendment(Frame):
    """A deduction made more exact (M24): only what is written replaces what there was. What there was is covered."""

    wide = WIDE

    def __init__(self, words: Translator, by: str, known: Six | None, parent: QWidget | None = None, *, hold_only: bool = False) -> None:
        super().__init__(words, words.text("dialogs.amend.title", by=by), parent, told=words.text("dialogs.amend.told"))
        self._known = known or Six()
        self.lines = {key: Line(element(words, key), beside=5) for key in ELEMENTS}
        for line in self.lines.values():
            self.add(line)
        self.veil = Veil(words, self._under, hold_only=hold_only, high=9)
        self.add(self.veil)

    def _under(self) -> QWidget:
        nothing = self.words.text("dialogs.unwritten")
        return known_words(self.words, [("", key, getattr(self._known, key) or nothing, "") for key in ELEMENTS])

    def command(self) -> Sent | None:
        """What changes; nothing is accepted too."""
        return {"do": "amend"} | {key: line.text for key, line in self.lines.items() if line.text}


class Judge(Frame):
    """Which elements are right (M25, M26). Taps show nothing; under the veil stand the marks, the words and the solution.

    It starts with nothing marked, whatever the deduction is worth, and takes the same steps for any judgement.
    """

    wide = WIDE

    def __init__(self, words: Translator, view: HostView, parent: QWidget | None = None, *, hold_only: bool = False) -> None:
        told = words.text("dialogs.judge.told" if view.elements == len(ELEMENTS) else "dialogs.judge.told-five")
        go = words.text("dialogs.judge.go")
        super().__init__(words, words.text("dialogs.judge.title", by=view.turn or ""), parent, told=told, go=go)
        self._view = view
        self._hits: set[str] = set()
        self._tapped = False
        options = [(str(n), element(words, key)) for n, key in enumerate(ELEMENTS, 1)]
        self.pad = Pad(words.text("dialogs.judge.pad"), [*options, ("0", words.text("dialogs.judge.none"))])
        self.pad.tapped.connect(self._tap)
        self.add(self.pad)
        self._missing = label("", "fault")
        self.page.inside.addWidget(self._missing)
        self._missing.hide()
        self.veil = Veil(words, self._under, hold_only=hold_only, high=24)
        self.add(self.veil)

    def _tap(self, place: int) -> None:
        self._tapped = True
        self._missing.hide()
        if place == len(ELEMENTS):
            self._hits.clear()
        else:
            self._hits ^= {ELEMENTS[place]}
        self.veil.refresh()

    def _under(self) -> QWidget:
        words, said, nothing = self.words, self._view.deduction or Six(), self.words.text("dialogs.unwritten")
        rows = []
        for key in ELEMENTS:
            right = solution_of(self._view.case, key)
            true = words.text("dialogs.judge.solution", solution=right) if right else ""
            rows.append(("✓" if key in self._hits else "✗", key, getattr(said, key) or nothing, true))
        count = count_hits(tuple(self._hits), self._view.elements)
        below = [label(words.text("dialogs.judge.count", count=count, of=self._view.elements), "cue")]
        if self._view.case is not None and isinstance(self._view.case.solution, str):
            below.append(label(words.text("dialogs.judge.solution", solution=self._view.case.solution), "soft"))
        return known_words(words, rows, below)

    def command(self) -> Sent | None:
        """The judgement, in the order of the elements; not before something was tapped."""
        if not self._tapped:
            self._missing.setText(self.words.text("dialogs.judge.missing"))
            self._missing.show()
            return None
        return {"do": "judge", "hits": [key for key in ELEMENTS if key in self._hits]}


def solution_of(case: Case | None, key: str) -> str:
    """The solution's answer to one of the six, where the case has them apart."""
    return (getattr(case.solution, key) or "") if case is not None and isinstance(case.solution, Six) else ""
