"""The hall: the games as large cards, an unfinished session to go on with, the same people again, and the doors to everything else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gm_console.games import CARDS
from gm_console.ui import theme
from gm_console.ui.baize import Baize
from gm_console.ui.page import scrolled
from gm_console.ui.widgets.flow import Flow

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look

DOORS = ("past", "cases", "printing", "settings")


@dataclass(frozen=True)
class Evening:
    """A session as the hall speaks of it: never its title, which may be a secret's. Of a ``torn`` one nobody knows the clock."""

    id: str
    game: str
    day: str
    players: tuple[str, ...]
    clock: str
    open: bool
    torn: bool = False


class Hall(Baize):
    """The start screen. Signals carry a game's key or a session's id; ``door_opened`` is one of `DOORS`."""

    game_chosen = Signal(str)
    resume_wanted = Signal(str)
    again_wanted = Signal(str)
    recovery_wanted = Signal(str)
    door_opened = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent)
        self.setObjectName("hall")
        self._look = look
        self._notice = QLabel(self)
        self._notice.setTextFormat(Qt.TextFormat.PlainText)
        self._notice.setWordWrap(True)
        theme.mark(self._notice, role="soft")
        self._notice.hide()
        self._offers = QVBoxLayout()
        large = look.large  # then room for three offers is kept: narrower edges, and each game in a line
        self._offers.setSpacing(look.px(6 if large else 12))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(look.px(56), look.px(16 if large else 24), look.px(56), look.px(14 if large else 18))
        whole.setSpacing(look.px(10 if large else 14))
        whole.addLayout(self._head())
        if large:
            whole.addWidget(self._all_that_scrolls(), 1)
        else:
            whole.addLayout(self._cards(), 8)
            whole.addStretch(1)
            whole.addLayout(self._offers)
        whole.addWidget(self._notice)
        whole.addLayout(self._doors())

    def _all_that_scrolls(self) -> QScrollArea:
        """Games and offers, in letters so large that a small window cannot show all of them."""
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, self._look.px(8), 0)
        column.setSpacing(self._look.px(10))
        column.addLayout(self._cards(), 1)
        column.addStretch(1)
        column.addLayout(self._offers)
        return scrolled(inside)

    def _head(self) -> QVBoxLayout:
        words = self._look.words
        head = QVBoxLayout()
        head.setSpacing(0)
        lines = ((words.text("hall.title"), "title"), (words.text("hall.subtitle"), "soft"))
        for text, role in lines[:1] if self._look.large else lines:
            label = QLabel(text, self)
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            theme.mark(label, role=role)
            head.addWidget(label)
        return head

    def _cards(self) -> QGridLayout:
        """The games, two in a row; in large letters one below the other."""
        grid, abreast = QGridLayout(), 1 if self._look.large else 2
        grid.setSpacing(self._look.px(6 if self._look.large else 14))
        for place, key in enumerate(CARDS):
            grid.addWidget(self._card(key), place // abreast, place % abreast)
        return grid

    def _card(self, key: str) -> QPushButton:
        words, game = self._look.words, CARDS[key]
        card = QPushButton(self)
        card.setObjectName(f"game:{key}")
        theme.mark(card, role="hall")
        least, most = game.seats
        seats, told = words.text("hall.seats", least=least, most=most), words.text(f"hall.game.{key}")
        if self._look.large:
            self._in_a_line(card, game.title, seats)
            card.setToolTip(told)
        else:
            self._as_a_card(card, ((game.title, "title"), (told, "cue"), (seats, "soft")))
        card.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        card.setAccessibleName(game.title)
        card.setAccessibleDescription(told)
        card.clicked.connect(lambda: self.game_chosen.emit(key))
        return card

    def _as_a_card(self, card: QPushButton, lines: Sequence[tuple[str, str]]) -> None:
        """What it is, in a few lines."""
        inside = QVBoxLayout(card)
        inside.setContentsMargins(self._look.px(32), self._look.px(12), self._look.px(32), self._look.px(12))
        inside.setSpacing(self._look.px(8))
        inside.addStretch(1)
        for text, role in lines:
            inside.addWidget(self._said(text, role, card))
        inside.addStretch(1)
        card.setMinimumHeight(self._look.px(140))
        card.setMaximumHeight(self._look.px(280))

    def _in_a_line(self, card: QPushButton, title: str, seats: str) -> None:
        """Its name, and for how many it is."""
        inside = QHBoxLayout(card)
        inside.setContentsMargins(self._look.px(20), self._look.px(2), self._look.px(20), self._look.px(2))
        inside.setSpacing(self._look.px(12))
        name, people = self._said(title, "title", card), self._said(seats, "soft", card)
        name.setWordWrap(False)
        people.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        inside.addWidget(name)
        inside.addWidget(people, 1)
        card.setMinimumHeight(self._look.px(42))
        card.setMaximumHeight(self._look.px(64))

    def _said(self, text: str, role: str, card: QPushButton) -> QLabel:
        label = QLabel(text, card)
        label.setWordWrap(True)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.mark(label, role=role)
        return label

    def _doors(self) -> QLayout:
        """At the right, in a line; in large letters smaller ones, as many in a line as find room."""
        row: QLayout = Flow(self._look.px(6)) if self._look.large else _from_right(self._look.px(10))
        for door in DOORS:
            button = QPushButton(self._look.words.text(f"hall.door.{door}"), self)
            button.setObjectName(f"door:{door}")
            theme.mark(button, role="flat" if self._look.large else "action")
            button.clicked.connect(lambda _=False, door=door: self.door_opened.emit(door))
            row.addWidget(button)
        return row

    def show_evenings(self, unfinished: Evening | None, last: Evening | None, torn: Evening | None = None) -> None:
        """What can be gone on with, whose people may play again, and what must be recovered first; None where there is nothing."""
        while (item := self._offers.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        words = self._look.words
        if torn is not None:
            told = words.text("hall.recover.told", game=CARDS[torn.game].title, day=torn.day, players=torn.players)
            self._offer("recover", words.text("hall.recover"), told, torn.id)
        if unfinished is not None:
            told = words.text(
                "hall.resume.told",
                game=CARDS[unfinished.game].title,
                day=unfinished.day,
                players=unfinished.players,
                clock=unfinished.clock,
            )
            resume = self._offer("resume", words.text("hall.resume"), told, unfinished.id)
            if self.window().focusWidget() in (None, self):
                resume.setFocus(Qt.FocusReason.OtherFocusReason)  # it is golden, and Enter does what is golden
        if last is not None:
            told = words.text("hall.again.told", game=CARDS[last.game].title, players=last.players)
            self._offer("again", words.text("hall.again"), told, last.id)

    def _offer(self, name: str, title: str, told: str, id_: str) -> QPushButton:
        frame = QFrame(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        frame.setSizePolicy(policy)
        theme.mark(frame, role="panel")
        row = QHBoxLayout(frame)
        above = self._look.px(4 if self._look.large else 12)
        row.setContentsMargins(self._look.px(20), above, self._look.px(12), above)
        label = QLabel(told, frame)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        button = QPushButton(title, frame)
        button.setObjectName(name)
        theme.mark(button, role="action", primary=name == "resume")
        button.setAccessibleDescription(told)
        wanted = {"resume": self.resume_wanted, "again": self.again_wanted, "recover": self.recovery_wanted}[name]
        button.clicked.connect(lambda: wanted.emit(id_))
        row.addWidget(label, 1)
        row.addWidget(button)
        self._offers.addWidget(frame)
        return button

    def say(self, text: str) -> None:
        """A line for the host: what was found on opening the journal."""
        self._notice.setText(text)
        self._notice.setVisible(bool(text))


def _from_right(gap: int) -> QHBoxLayout:
    """A line that begins with whatever room there is."""
    row = QHBoxLayout()
    row.setSpacing(gap)
    row.addStretch(1)
    return row
