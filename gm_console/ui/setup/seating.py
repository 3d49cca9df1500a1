"""Who sits down, as each sort of game asks it: detectives with their characters and a host by name, or players by their names alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from gm_console.engine import names
from gm_console.store.cases import CharacterSet
from gm_console.ui import theme
from gm_console.ui.settings import OneOf
from gm_console.ui.setup.people import People
from gm_console.ui.widgets.flow import Flow
from gm_console.ui.widgets.look import Look

Sent = dict[str, Any]


class Seating(QWidget):
    """Rows of people and what else is asked of them. Signal: ``changed`` with the names."""

    changed = Signal(list)

    def __init__(self, look: Look, people: People) -> None:
        super().__init__()
        self.look = look
        self.people = people
        self.people.changed.connect(self.follow)

    def button(self, key: str, act: Callable[[], None]) -> QPushButton:
        """A button by its name."""
        made = QPushButton(self.look.words.text(f"hall.act.{key}"), self)
        made.setObjectName(key)
        made.clicked.connect(lambda _=False: act())
        return made

    def label(self, id_: str, beside: QWidget) -> QLabel:
        """The name of a control, in line with it."""
        made = QLabel(self.look.words.text(id_), self)
        made.setMinimumHeight(beside.sizeHint().height())
        return made

    def named(self, id_: str, control: QWidget) -> QWidget:
        """A control with its name before it, on one line whatever wraps."""
        pair = QWidget(self)
        row = QHBoxLayout(pair)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.look.px(10))
        row.addWidget(self.label(id_, control))
        row.addWidget(control)
        return pair

    def list_of_names(self, key: str, name: str) -> QComboBox:
        """A list to choose one from."""
        made = QComboBox(self)
        made.setObjectName(name)
        made.setAccessibleName(self.look.words.text(key))
        made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        made.setMinimumContentsLength(16)
        return made

    def lay(self, *above: QWidget | QHBoxLayout | Flow) -> None:
        """Everything above one another, the people last."""
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, self.look.px(4), self.look.px(8), 0)
        whole.setSpacing(self.look.px(16))
        for one in above:
            if isinstance(one, QWidget):
                whole.addWidget(one)
            else:
                whole.addLayout(one)
        whole.addWidget(self.people, 1)

    def names(self) -> list[str]:
        """Everybody named so far, in order."""
        return [guest["name"] for guest in self.people.guests() if guest["name"]]

    def follow(self) -> None:
        """What lists the names follows them."""
        self.changed.emit(self.names())

    def draw_lots(self) -> None:
        """The order of the seats by lot."""
        places = list(range(len(self.people.rows)))
        filled = [place for place in places if not self.people.rows[place].blank]
        random.SystemRandom().shuffle(filled)
        self.people.order([*filled, *(place for place in places if place not in filled)])

    def put(self, proposal: Sent, rows: int) -> None:
        """Shows the people of an earlier meeting."""
        self.people.seat(list(proposal.get("players", ())), rows)

    def begin(self) -> QWidget:
        """Where the host's hand is at first."""
        return self.people.rows[0].name

    def faulty(self) -> QWidget | None:
        """The first field that keeps them from sitting down, once it has been looked for."""
        return self.people.faulty()

    def check(self) -> bool:
        """Whether all may sit down; what is wrong stands beside it."""
        return self.people.check()

    def options(self) -> Sent:
        """House rules that name a player."""
        return {}

    def sent(self) -> Sent:
        """What else `new` is told of people."""
        return {}


def relist(box: QComboBox, called: Sequence[str]) -> None:
    """Other names in a list; who was chosen stays so."""
    chosen = box.currentText()
    box.clear()
    box.addItems(list(called))
    box.setCurrentIndex(max(0, box.findText(chosen)))


class Detectives(Seating):
    """Characters may be dealt to them; one of them is first; the host has a name and may have a character (M42, M51)."""

    def __init__(self, look: Look, people: People, sets: Sequence[CharacterSet]) -> None:
        super().__init__(look, people)
        self._sets = sets
        self.host = self._line("host")
        self.host_character = self._line("host-character")
        host = QHBoxLayout()
        host.addWidget(self.host, 1)
        host.addWidget(self.host_character, 2)
        host.addStretch(2)
        self.sets = self.list_of_names("hall.sets", "sets")
        for one in sets:
            self.sets.addItem(one.title, one.id)
        self.sets.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.sets.setMaximumWidth(look.px(420))
        self.first = self.list_of_names("hall.first", "first")
        deal = Flow(look.px(10))
        acts = self.button("deal", self.deal), self.button("lots", self.draw_lots)
        for widget in (self.named("hall.sets", self.sets), *acts, self.named("hall.first", self.first)):
            deal.addWidget(widget)
        self.lay(host, deal)

    def _line(self, key: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setObjectName(key)
        line.setMaxLength(120)
        line.setPlaceholderText(self.look.words.text(f"hall.{key}"))
        line.setAccessibleName(self.look.words.text(f"hall.{key}"))
        return line

    def begin(self) -> QWidget:
        """With the same people again, at who is the host this time (M43)."""
        return self.host if self.people.filled() else super().begin()

    def follow(self) -> None:
        """The list of who may be first too."""
        relist(self.first, self.names())
        super().follow()

    def put(self, proposal: Sent, rows: int) -> None:
        """And their host."""
        super().put(proposal, rows)
        host = proposal.get("host") or {}
        self.host.setText(str(host.get("name") or ""))
        self.host_character.setText(str(host.get("character") or ""))

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
        super().draw_lots()
        self.first.setCurrentIndex(0)

    def options(self) -> Sent:
        """Who is first, where it is not the first seat."""
        return {"first": self.first.currentText()} if self.first.currentIndex() > 0 else {}

    def sent(self) -> Sent:
        """The host, where something is said of him."""
        host = {"name": self.host.text().strip(), "character": self.host_character.text().strip()}
        given = {key: value for key, value in host.items() if value}
        return {"host": given} if given else {}


class Players(Seating):
    """Names, and suspects where the game has them. Whether the host is one of them is asked first, and not taken for granted.

    If he is, his desk shows no secret (E41, C27, T34: ``rule``). ``told`` is what is to be known of seats here.
    """

    def __init__(self, look: Look, people: People, least: int, rule: str, told: str = "") -> None:
        super().__init__(look, people)
        words = look.words
        self._least = least
        both = [(plays, words.text(f"hall.plays.{'yes' if plays else 'no'}")) for plays in (True, False)]
        self.plays = OneOf(look, words.text("hall.plays"), both, None)
        self.plays.setObjectName("plays")
        self.plays.setToolTip(words.text(f"rules.{rule}"))
        self.me = self.list_of_names("hall.me", "me")
        self.fault = QLabel(words.text("hall.plays.fault"), self)
        self.few = QLabel(self)
        about = QLabel(told, self)
        about.setVisible(bool(told))
        about.setWordWrap(True)
        theme.mark(about, role="soft")
        for label in (self.fault, self.few):
            label.setWordWrap(True)
            theme.mark(label, role="fault")
            label.hide()
        for choice in self.plays.group.buttons():
            choice.setMinimumHeight(self.me.sizeHint().height())
        self._me = QWidget(self)
        me = QHBoxLayout(self._me)
        me.setContentsMargins(0, 0, 0, 0)
        me.addWidget(self.label("hall.me", self.me))
        me.addWidget(self.me)
        asked = Flow(look.px(12))
        for widget in (self.label("hall.plays", self.me), self.plays, self._me, self.button("lots", self.draw_lots)):
            asked.addWidget(widget)
        self._answer(plays=False)
        self.plays.chosen.connect(self._answer)
        people.setMaximumWidth(look.px(720))
        self.need(least)
        self.lay(asked, *((about,) if told else ()), self.fault, self.few)

    def need(self, least: int) -> None:
        """So many must there be."""
        self._least = least
        self.few.setText(self.look.words.text("hall.players.few", least=least))
        if len(self.people.filled()) >= least:
            self.few.hide()

    def _answer(self, plays: bool) -> None:  # a signal brings what was chosen
        self._me.setVisible(plays)
        self.fault.hide()

    def follow(self) -> None:
        """The list of who the host is too."""
        relist(self.me, self.names())
        if len(self.names()) >= self._least:
            self.few.hide()
        super().follow()

    def put(self, proposal: Sent, rows: int) -> None:
        """And which of them the host was, if he was one."""
        super().put(proposal, rows)
        if proposal.get("players"):
            me = dict(proposal.get("options") or {}).get("host_plays")
            known = [names.key(one) for one in self.names()]
            if isinstance(me, str) and names.key(me) in known:
                self.me.setCurrentIndex(known.index(names.key(me)))
            self.plays.put(me is not None)

    def begin(self) -> QWidget:
        """At the first question."""
        return self.plays

    def faulty(self) -> QWidget | None:
        """The question, or somebody, or a name more."""
        if self.plays.value is None:
            return self.plays
        blank = next((row.name for row in self.people.rows if row.blank), None)
        return super().faulty() or blank

    def check(self) -> bool:
        """Whether the question was answered too, and there are enough."""
        answered, enough = self.plays.value is not None, len(self.people.filled()) >= self._least
        self.fault.setVisible(not answered)
        self.few.setVisible(not enough)
        return super().check() and answered and enough

    def options(self) -> Sent:
        """Which player the host is."""
        return {"host_plays": self.me.currentText()} if self.plays.value else {}
