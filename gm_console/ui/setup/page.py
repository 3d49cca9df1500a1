"""The page that sets a meeting up: detectives, case, house rules; out of it comes one whole `new` command."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from gm_console.engine.game import Game
from gm_console.engine.phrase import Phrase
from gm_console.engine.refusal import Refusal
from gm_console.store import cases
from gm_console.store.rows import SessionInfo
from gm_console.ui import theme
from gm_console.ui.baize import Baize
from gm_console.ui.setup.case_choice import CaseChoice
from gm_console.ui.setup.house_rules import HouseRules, titled
from gm_console.ui.setup.order import chain, stops
from gm_console.ui.setup.people import People
from gm_console.ui.setup.proposal import heard
from gm_console.ui.widgets.flow import Flow
from gm_console.ui.widgets.look import Look

USUAL_ROWS = 4
TABS = ("people", "case", "rules")


class SetUp(Baize):
    """Signals: ``ready`` with a whole `new` command, ``back``."""

    ready = Signal(dict)
    back = Signal()

    def __init__(
        self,
        game: Game[Any],
        look: Look,
        sessions: Sequence[SessionInfo] = (),
        known: Sequence[str] = (),
        proposal: dict[str, Any] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look.theme, parent)
        self.setObjectName("set-up")
        self._game, self._look = game, look
        self._sets = cases.character_sets(game.key)
        self.people = People(look, known, self)
        self.case = CaseChoice(look, cases.case_ids(game.key), heard(sessions), self)
        self.rules = HouseRules(game, look, self)
        self.host = self._line("host")
        self.host_character = self._line("host-character")
        self.sets = QComboBox(self)
        self.first = QComboBox(self)
        self.sets.setObjectName("sets")
        self.first.setObjectName("first")
        self.tabs = QTabBar(self)
        self.stack = QStackedWidget(self)
        self.fault = QLabel(self)
        self._lay()
        self._wire()
        self._propose(proposal or {})

    def _line(self, key: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setObjectName(key)
        line.setMaxLength(120)
        line.setPlaceholderText(self._look.words.text(f"hall.{key}"))
        line.setAccessibleName(self._look.words.text(f"hall.{key}"))
        return line

    def _lay(self) -> None:
        look, words = self._look, self._look.words
        title = QLabel(words.text("hall.setup.title", game=self._game.title), self)
        theme.mark(title, role="title")
        self.tabs.setObjectName("tabs")
        self.tabs.setExpanding(False)
        for key in TABS:
            self.tabs.addTab(words.text(f"hall.tab.{key}"))
        for page in (self._people_page(), self.case, self.rules):
            self.stack.addWidget(self._scrolled(page))
        self.fault.setTextFormat(Qt.TextFormat.PlainText)
        self.fault.setWordWrap(True)
        theme.mark(self.fault, role="fault")
        self.fault.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(look.px(40), look.px(24), look.px(40), look.px(20))
        whole.setSpacing(look.px(14))
        for widget in (title, self.tabs):
            whole.addWidget(widget)
        whole.addWidget(self.stack, 1)
        whole.addWidget(self.fault)
        whole.addLayout(self._foot())

    def _scrolled(self, page: QWidget) -> QScrollArea:
        theme.mark(page, role="page")
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(page)
        return area

    def _people_page(self) -> QWidget:
        look, words = self._look, self._look.words
        page = QWidget(self)
        host = QHBoxLayout()
        host.addWidget(self.host, 1)
        host.addWidget(self.host_character, 2)
        host.addStretch(2)
        deal = Flow(look.px(10))
        self.sets.setAccessibleName(words.text("hall.sets"))
        for people in self._sets:
            self.sets.addItem(people.title, people.id)
        self.first.setAccessibleName(words.text("hall.first"))
        self.sets.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.sets.setMaximumWidth(look.px(420))
        self.first.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.first.setMinimumContentsLength(16)
        sets, first = self._named("hall.sets", self.sets, page), self._named("hall.first", self.first, page)
        for widget in (sets, self._button("deal", page), self._button("lots", page), first):
            deal.addWidget(widget)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, look.px(4), look.px(8), 0)
        whole.setSpacing(look.px(16))
        whole.addLayout(host)
        whole.addLayout(deal)
        whole.addWidget(self.people, 1)
        return page

    def _named(self, id_: str, control: QWidget, parent: QWidget) -> QWidget:
        """A control with its name before it, on one line whatever wraps."""
        pair = QWidget(parent)
        row = QHBoxLayout(pair)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._look.px(10))
        row.addWidget(QLabel(self._look.words.text(id_), pair))
        row.addWidget(control)
        return pair

    def _button(self, key: str, parent: QWidget) -> QPushButton:
        button = QPushButton(self._look.words.text(f"hall.act.{key}"), parent)
        button.setObjectName(key)
        return button

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for key in ("back", "open"):
            button = self._button(key, self)
            theme.mark(button, role="action", primary=key == "open")
            row.addWidget(button)
            if key == "back":
                row.addStretch(1)
        return row

    def _wire(self) -> None:
        self.tabs.currentChanged.connect(self._turn)
        self.people.arranged.connect(lambda: chain(self))
        self.people.changed.connect(self._follow_people)
        acts = {"deal": self.deal, "lots": self.draw_lots, "back": self.back.emit, "open": self.finish}
        for key, act in acts.items():
            button = self.findChild(QPushButton, key)
            assert button is not None  # noqa: S101  # just made
            button.clicked.connect(lambda _=False, act=act: act())

    def _propose(self, proposal: dict[str, Any]) -> None:
        self.people.seat(list(proposal.get("players", ())), USUAL_ROWS)
        self.rules.put(dict(proposal.get("options") or {}))
        host = proposal.get("host") or {}
        self.host.setText(str(host.get("name") or ""))
        self.host_character.setText(str(host.get("character") or ""))
        chain(self)

    def _turn(self, place: int) -> None:
        """Another page, and the focus to where it begins: whoever walks along the tabs keeps walking."""
        self.stack.setCurrentIndex(place)
        first = next(stops(self.stack.widget(place)), None)
        if first is not None and not self.tabs.hasFocus():
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def _follow_people(self) -> None:
        """The list of who may be first, and who has heard the case, follow the names."""
        chosen = self.first.currentText()
        names = [guest["name"] for guest in self.people.guests() if guest["name"]]
        self.first.clear()
        self.first.addItems(names)
        self.first.setCurrentIndex(max(0, self.first.findText(chosen)))
        self.case.know(names)

    def deal(self) -> None:
        """Characters of the chosen set, drawn at random: to everybody named who has no clichés yet, or anew to all of them.

        Where nobody is named yet, a character lies at every place to choose from; a place that gets no name is not sent.
        """
        people = next((found for found in self._sets if found.id == self.sets.currentData()), None)
        if people is None:
            return
        for row in self.people.rows:
            if row.blank:
                row.clear()
        seated = [row for row in self.people.rows if row.guest()["name"]] or self.people.rows
        rows = [row for row in seated if not row.guest()["cliches"]] or seated
        used = {row.character.text() for row in self.people.rows if row not in rows}
        left = [one for one in people.characters if one.name not in used]
        random.SystemRandom().shuffle(left)
        for row, one in zip(rows, left, strict=False):
            row.deal({"character": one.name, "cliches": list(one.cliches)})

    def draw_lots(self) -> None:
        """The order of intervention by lot (M05); the first of it has the marker."""
        places = list(range(len(self.people.rows)))
        filled = [place for place in places if not self.people.rows[place].blank]
        random.SystemRandom().shuffle(filled)
        self.people.order([*filled, *(place for place in places if place not in filled)])
        self.first.setCurrentIndex(0)

    def command(self) -> dict[str, Any]:
        """The whole `new` command as the page stands."""
        options = self.rules.values()
        if self.first.currentIndex() > 0:
            options["first"] = self.first.currentText()
        sent: dict[str, Any] = {"do": "new", "game": self._game.key, "players": self.people.guests(), "options": options}
        host = {"name": self.host.text().strip(), "character": self.host_character.text().strip()}
        if given := {key: value for key, value in host.items() if value}:
            sent["host"] = given
        if (case := self.case.value()) is not None:
            sent["case"] = case
        return sent

    def finish(self) -> None:
        """Everything looked at; what is wrong is shown where it stands, and its page with it."""
        self.fault.hide()
        seated, played = self.people.check(), self.case.check()
        if not seated or not played:
            self.tabs.setCurrentIndex(TABS.index("people" if not seated else "case"))
            go_to(self.people.faulty() if not seated else self.case.faulty(), self.stack.currentWidget())
            return
        self.ready.emit(self.command())

    def show_faults(self, refusal: Refusal) -> None:
        """What the rules refused, all of it, in sentences."""
        faults = dict(refusal.said.fields).get("faults")
        said = faults if isinstance(faults, tuple) else (refusal.said,)
        words = self._look.words
        self.fault.setText("\n".join(words.say(titled(one, self._game.key, words)) for one in said if isinstance(one, Phrase)))
        self.fault.show()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """On to where a host begins: at the first name, or, with the same people again, at who is the host this time."""
        (self.host if self.people.filled() else self.people.rows[0].name).setFocus(event.reason())

    def _opens(self, event: QKeyEvent) -> bool:
        """Whether a key opens the table: Ctrl+Enter always, Enter where it presses no button."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return True
        return bool(self.people.filled()) and not isinstance(self.focusWidget(), QAbstractButton)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Enter opens the table, Esc goes back, Ctrl+Page changes the page; Enter on a button is left to the window, which presses it."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if self._opens(event):
            self.finish()
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif control and event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            step = 1 if event.key() == Qt.Key.Key_PageDown else -1
            self.tabs.setCurrentIndex((self.tabs.currentIndex() + step) % len(TABS))
        else:
            super().keyPressEvent(event)


def go_to(field: QWidget | None, area: QWidget | None) -> None:
    """The focus on a field, and the field in sight in its scroll area."""
    if field is not None and isinstance(area, QScrollArea):
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, area, lambda: show(field, area))  # once what was only just said has its room


def show(field: QWidget, area: QScrollArea) -> None:
    """A field, and what is said below it, scrolled into sight; Qt's own call only looks at the text cursor."""
    below = area.viewport().mapFromGlobal(field.mapToGlobal(field.rect().center())).y()
    area.ensureVisible(0, area.verticalScrollBar().value() + below, 0, 2 * field.height())
