"""The page that sets a meeting up: who plays, what it is played with, house rules; out of it comes one whole `new` command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
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
from gm_console.store import cases, decks
from gm_console.store.rows import SessionInfo
from gm_console.ui import theme
from gm_console.ui.baize import Baize
from gm_console.ui.keys import Ear
from gm_console.ui.page_keys import turn_by_keys
from gm_console.ui.setup.case_choice import CaseChoice
from gm_console.ui.setup.deck_choice import DeckChoice
from gm_console.ui.setup.house_rules import HouseRules, titled
from gm_console.ui.setup.manners import MANNERS
from gm_console.ui.setup.order import chain, stops
from gm_console.ui.setup.people import People
from gm_console.ui.setup.proposal import heard
from gm_console.ui.setup.seating import Detectives, Players, Seating
from gm_console.ui.setup.sets import sets_shown, villa_credits
from gm_console.ui.setup.table_choice import TableChoice
from gm_console.ui.steady import monotonic
from gm_console.ui.widgets.look import Look


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
        self._manner = MANNERS[game.key]
        self._ear = Ear(monotonic)
        suspects = [(one, look.words.text(f"{game.key}.card.{one}")) for one in self._manner.suspects]
        self.people = People(look, known, game.seats, self, cast=self._manner.cast, suspects=suspects)
        self.seats = self._seating()
        self.rules = HouseRules(game, look, self)
        self.content = self._content(sessions)
        self.tabs = QTabBar(self)
        self.stack = QStackedWidget(self)
        self.fault = QLabel(self)
        self._lay()
        self._wire()
        self._propose(proposal or {})

    def _seating(self) -> Seating:
        if self._manner.cast:
            return Detectives(self._look, self.people, cases.character_sets(self._game.key))
        words, told = self._look.words, f"hall.players.told.{self._game.key}"
        said = words.text(told) if words.has(told) else ""
        return Players(self._look, self.people, self._manner.least or self._game.seats[0], self._manner.plays, said)

    def _content(self, sessions: Sequence[SessionInfo]) -> CaseChoice | DeckChoice | TableChoice:
        if self._manner.content in ("table", "city"):
            city, words = self._manner.content == "city", self._look.words
            sets, whose = (sets_shown(words), "") if city else ((), villa_credits(words))
            return TableChoice(self._look, self._game.key, self.rules, self._manner.beside, sets, whose)
        if self._manner.content == "deck":
            return DeckChoice(self._look, decks.list_decks(self._look.words.language), self.rules, self._manner.beside)
        return CaseChoice(self._look, cases.case_ids(self._game.key), heard(sessions))

    def _lay(self) -> None:
        look, words = self._look, self._look.words
        title = QLabel(words.text("hall.setup.title", game=self._game.title), self)
        theme.mark(title, role="title")
        self.tabs.setObjectName("tabs")
        self.tabs.setExpanding(False)
        for key in self._manner.tabs:
            self.tabs.addTab(words.text(f"hall.tab.{key}"))
        for page in (self.seats, self.content, self.rules):
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

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for key, act in (("back", self.back.emit), ("open", self.finish)):
            button = QPushButton(self._look.words.text(f"hall.act.{key}"), self)
            button.setObjectName(key)
            button.clicked.connect(lambda _=False, act=act: act())
            theme.mark(button, role="action", primary=key == "open")
            row.addWidget(button)
            if key == "back":
                row.addStretch(1)
        return row

    def _wire(self) -> None:
        self.tabs.currentChanged.connect(self._turn)
        turn_by_keys(self.tabs, self)
        self.people.arranged.connect(lambda: chain(self))
        self.people.changed.connect(self.fault.hide)  # what was wrong with them is not said of others
        self.seats.changed.connect(self.content.know)
        fewer = self.rules.choices.get(self._manner.fewer)
        if fewer is not None:
            fewer.changed.connect(self._count)
            self._count()

    def _count(self) -> None:
        """One player less than usual where a house rule says so (C02)."""
        seats, fewer = self.seats, self.rules.choices[self._manner.fewer].value()
        if isinstance(seats, Players):
            seats.need(self._manner.least - bool(fewer))

    def _propose(self, proposal: dict[str, Any]) -> None:
        self.seats.put(proposal, self._manner.rows)
        options = dict(proposal.get("options") or {})
        self.rules.put(options)
        self.content.put(options | {"case": proposal.get("case")})
        chain(self)

    def _turn(self, place: int) -> None:
        """Another page, and the focus to where it begins: whoever walks along the tabs keeps walking."""
        self.stack.setCurrentIndex(place)
        first = next(stops(self.stack.widget(place)), None)
        if first is not None and not self.tabs.hasFocus():
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def command(self) -> dict[str, Any]:
        """The whole `new` command as the page stands."""
        options = self.rules.values() | self.content.options() | self.seats.options()
        sent: dict[str, Any] = {"do": "new", "game": self._game.key, "players": self.people.guests(), "options": options}
        return sent | self.seats.sent() | self.content.sent()

    def finish(self) -> None:
        """Everything looked at; what is wrong is shown where it stands, and its page with it."""
        self.fault.hide()
        seated, played = self.seats.check(), self.content.check()
        if not seated or not played:
            self.tabs.setCurrentIndex(0 if not seated else 1)
            go_to(self.seats.faulty() if not seated else self.content.faulty(), self.stack.currentWidget())
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
        """On to where a host begins."""
        self.seats.begin().setFocus(event.reason())

    def _opens(self, event: QKeyEvent) -> bool:
        """Whether a key opens the table: Ctrl+Enter always, Enter where it presses no button."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return True
        return bool(self.people.filled()) and not isinstance(self.focusWidget(), QAbstractButton)

    def _enter(self, event: QKeyEvent) -> None:
        """From one who is being written Enter goes on to the next seat that nobody has, so that names come one after the other."""
        here, rows = self.focusWidget(), self.people.rows
        place = next((n for n, row in enumerate(rows) if not row.blank and row.isAncestorOf(here)), len(rows))
        free = next((row for row in rows[place + 1 :] if row.blank), None)
        if free is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.finish()
        else:
            go_to(free.name, self.stack.currentWidget())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Enter goes to the next name, then opens the table; Esc goes back; Enter on a button is left to the window, which presses it."""
        if self._opens(event):
            if self._ear.hears(event):  # the Enter that led here may still be down
                self._enter(event)
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """A key went up, or says so while it is held; the window hears of it too."""
        self._ear.release(event)
        super().keyReleaseEvent(event)


def go_to(field: QWidget | None, area: QWidget | None) -> None:
    """The focus on a field, and the field in sight in its scroll area."""
    if field is not None and isinstance(area, QScrollArea):
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        QTimer.singleShot(0, area, lambda: show(field, area))  # once what was only just said has its room


def show(field: QWidget, area: QScrollArea) -> None:
    """A field, and what is said below it, scrolled into sight; Qt's own call only looks at the text cursor."""
    below = area.viewport().mapFromGlobal(field.mapToGlobal(field.rect().center())).y()
    area.ensureVisible(0, area.verticalScrollBar().value() + below, 0, 2 * field.height())
