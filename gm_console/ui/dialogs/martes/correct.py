"""The host overrules a figure (M41): purses, marker and floor, uses of clichés, an answer."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QTabWidget, QVBoxLayout, QWidget

from gm_console.games.martes.views import SeatShown, TableView
from gm_console.ui.dialogs.fields import Choice, Field, Line, Reason
from gm_console.ui.dialogs.frame import Frame, Sent, em, plain
from gm_console.ui.dialogs.martes.purses import Purses
from gm_console.ui.dialogs.martes.question import VERDICTS
from gm_console.ui.page import label
from gm_console.ui.widgets.flow import Flow
from gm_console.words import Translator

USES = ("hint", "interrupt")


def switch(text: str, *, on: bool) -> QCheckBox:
    """A box to tick."""
    made = QCheckBox(plain(text))
    made.setChecked(on)
    return made


class Course(QWidget):
    """Marker, floor, and who has used this round's interruption."""

    def __init__(self, words: Translator, view: TableView) -> None:
        super().__init__()
        self._view = view
        here = [(seat.name, seat.name) for seat in view.players if not seat.gone]
        self.first = Choice(words.text("dialogs.correct.first"), here, view.first)
        self.turn = Choice(words.text("dialogs.correct.turn"), [(name, name) for name in view.order], view.turn)
        self.interrupted = {seat.name: switch(seat.name, on=seat.interrupted) for seat in view.players}
        row = QWidget()
        flow = Flow(em() // 2, row)
        for box in self.interrupted.values():
            flow.addWidget(box)
        inside = QVBoxLayout(self)
        for widget in (self.first, self.turn, label(words.text("dialogs.correct.interrupted"), "soft"), row):
            inside.addWidget(widget)
        inside.addStretch(1)
        self.turn.setVisible(view.phase == "floor")

    def changes(self) -> Sent:
        """What is not as it was."""
        view = self._view
        marker = {"first": self.first.value} if self.first.value not in (None, view.first) else {}
        floor = {"turn": self.turn.value} if view.phase == "floor" and self.turn.value not in (None, view.turn) else {}
        was = {seat.name: seat.interrupted for seat in view.players}
        used = {name: box.isChecked() for name, box in self.interrupted.items() if box.isChecked() != was[name]}
        return marker | floor | ({"interrupted": used} if used else {})


class ClicheUses(QWidget):
    """Both uses of each cliché of one detective at a time; ticked means still to be had."""

    def __init__(self, words: Translator, view: TableView) -> None:
        super().__init__()
        self._words = words
        self._seats = {seat.name: seat for seat in view.players}
        self._now: dict[tuple[str, str, str], bool] = {}
        self.who = Choice("", [(name, name) for name in self._seats], view.players[0].name)
        self.who.changed.connect(self._lay)
        self._rows = QGridLayout()
        self._rows.setColumnStretch(0, 1)
        self._rows.setHorizontalSpacing(em())
        inside = QVBoxLayout(self)
        inside.addWidget(self.who)
        inside.addLayout(self._rows)
        inside.addStretch(1)
        self._lay()

    def _lay(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            widget: QWidget | None = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        seat: SeatShown = self._seats[self.who.value]
        before: QWidget = self.who.buttons()[-1]
        for row, cliche in enumerate(seat.cliches):
            self._rows.addWidget(label(cliche.name), row, 0)
            for column, use in enumerate(USES, 1):
                key = (seat.name, cliche.name, use)
                box = switch(self._words.text(f"dialogs.correct.use.{use}"), on=self._now.get(key, bool(getattr(cliche, use))))
                box.setObjectName(":".join(key))
                box.toggled.connect(lambda on, key=key: self._now.__setitem__(key, on))
                self._rows.addWidget(box, row, column)
                self.setTabOrder(before, box)  # what is made anew would be the last that Tab comes to
                before = box

    def changes(self) -> Sent:
        """What is not as it was, by detective, cliché and use."""
        was = {(s.name, c.name, use): getattr(c, use) for s in self._seats.values() for c in s.cliches for use in USES}
        found: dict[str, dict[str, dict[str, bool]]] = {}
        for (name, cliche, use), on in self._now.items():
            if on != was[name, cliche, use]:
                found.setdefault(name, {}).setdefault(cliche, {})[use] = on
        return {"cliches": found} if found else {}


class AnswerRight(QWidget):
    """An answer found wrong later (M10)."""

    def __init__(self, words: Translator, view: TableView) -> None:
        super().__init__()
        self._answers = view.answers
        self.which = QComboBox()
        self.which.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.which.addItem(words.text("dialogs.correct.no-answer"))
        for shown in view.answers:
            verdict = words.text(f"martes.verdict.{shown.answer}")
            self.which.addItem(words.text("dialogs.correct.answered", by=shown.by, question=shown.text or "…", answer=verdict))
        field = Field(words.text("dialogs.correct.which"))
        field.hold(self.which)
        self.verdict = Choice(words.text("dialogs.note.verdict"), [(key, words.text(f"martes.verdict.{key}")) for key in VERDICTS])
        self.note = Line(words.text("dialogs.note.words"))
        inside = QVBoxLayout(self)
        for widget in (field, self.verdict, self.note):
            inside.addWidget(widget)
        inside.addStretch(1)
        self.which.currentIndexChanged.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Starts from the answer as it stands."""
        place = self.which.currentIndex() - 1
        self.verdict.setEnabled(place >= 0)
        self.note.setEnabled(place >= 0)
        if place >= 0:
            self.verdict.choose(self._answers[place].answer)
            self.note.edit.setText(self._answers[place].note or "")

    def changes(self) -> Sent:
        """The answer as it should have been, if it is not as it was."""
        place = self.which.currentIndex() - 1
        if place < 0:
            return {}
        was = self._answers[place]
        if (self.verdict.value, self.note.text) == (was.answer, was.note or ""):
            return {}
        right: dict[str, Any] = {"seq": was.seq, "answer": self.verdict.value}
        return {"answer": right | ({"note": self.note.text} if self.note.text else {})}


class Correct(Frame):
    """Everything that may be overruled, each as it is now. It sends only what was changed, and never pounds made or lost."""

    wide = 42

    def __init__(self, words: Translator, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(words, words.text("dialogs.correct.title"), parent, go=words.text("dialogs.correct.go"))
        self.purses = Purses(words, view)
        self.course = Course(words, view)
        self.uses = ClicheUses(words, view)
        self.answer = AnswerRight(words, view)
        self.tabs = QTabWidget()
        for page, key in ((self.purses, "money"), (self.course, "course"), (self.uses, "uses"), (self.answer, "answer")):
            self.tabs.addTab(page, words.text(f"dialogs.correct.{key}"))
        self.tabs.setTabEnabled(3, bool(view.answers))
        self.add(self.tabs)
        ready = [words.text(f"dialogs.correct.ready.{key}") for key in ("count", "slip", "table")]
        self.reason = Reason(words, words.text("dialogs.reason"), ready)
        self.add_below(self.reason)
        self._nothing = label(words.text("dialogs.correct.nothing"), "fault")
        self._nothing.hide()
        self.add_below(self._nothing)
        self.uses.who.changed.connect(self.fit)

    def command(self) -> Sent | None:
        """What was changed, with the reason; nothing while the sum does not hold."""
        if self.purses.difference:
            self.tabs.setCurrentWidget(self.purses)
            return None
        pounds = self.purses.changes()
        changed = ({"pounds": pounds} if pounds else {}) | self.course.changes() | self.uses.changes() | self.answer.changes()
        self._nothing.setVisible(not changed)
        reason = self.reason.given() if changed else None
        return None if reason is None else {"do": "correct", "reason": reason} | changed
