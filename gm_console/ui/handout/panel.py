"""What stands beside the card: whose turn it is, what he may do, the question before a second look, and everybody's names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.handout.keying import KEYS, NEXT_KEY
from gm_console.ui.handout.knobs import Knob, Names
from gm_console.ui.page import label, scrolled

if TYPE_CHECKING:
    from gm_console.ui.handout.hand import Cards
    from gm_console.ui.widgets.look import Look

WIDTH: Final = 360
SMALL = 1.1
"""Up to this text size there is room for titles; for the keys of all buttons until it is large."""


class Panel(QWidget):
    """All has its place and size from the start: nothing moves, whatever is said. ``listed``: ``list``, ``notes`` or nothing."""

    def __init__(self, look: Look, cards: Cards, width: int, parent: QWidget | None = None, *, listed: str = "") -> None:
        super().__init__(parent)
        self._look, self._width = look, width
        self._listed = listed or "list"
        self.setFixedWidth(width)
        words = look.words
        self.name = QLabel(self)
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        theme.mark(self.name, role="title")
        self.told = label("")
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.question = label("", "cue")
        self.knobs = {name: self._knob(name) for name in ("turn", "code", "list", "next", "yes", "no", "copy", "save", "done")}
        self.names = Names(look, cards, width, self)
        self.says = QStackedWidget(self)
        self.foot = QHBoxLayout()
        self._lay(words.text("handout.title"), words.text("handout.give"))
        self._lay_foot(words.text("handout.far"))
        self.knobs["list"].setVisible(bool(listed))
        for widget in (self.far, self.knobs["copy"], self.knobs["save"]):
            widget.setVisible(cards.may_copy and (self._small or widget is not self.far))

    def _knob(self, name: str) -> Knob:
        words = self._look.words
        key = {"turn": words.text("handout.key.space"), "next": NEXT_KEY[words.language]} | KEYS
        shown = key.get(name, "") if name not in ("copy", "save") or not self._look.large else ""
        said = self._said(name)
        told = words.text(f"{said}.told" if words.has(f"{said}.told") else said)
        tip = f"{told} ({key[name]})" if name in key else told
        return Knob(self._look, (name, words.text(said), tip), shown, self)

    def _said(self, name: str) -> str:
        """The phrase of a button: what goes along with the card may be a list or a notebook."""
        return f"handout.act.{self._listed if name == 'list' else name}"

    def _lay(self, title: str, give: str) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(px(2), 0, px(2), 0)
        tight = self._look.large
        column.setSpacing(px(5 if tight else 8))
        self.says.addWidget(self.told)
        self.says.addWidget(self._asking())
        self.says.setFixedHeight(px(99 if tight else 108))
        head = label(title, "soft")
        head.setVisible(self._small)
        for widget in (head, label(give, "cue"), self.name, self.says):
            column.addWidget(widget)
        turns = QHBoxLayout()
        turns.setSpacing(px(8))
        turns.addWidget(self.knobs["turn"], 1)
        turns.addWidget(self.knobs["code"])
        column.addLayout(turns)
        below = QHBoxLayout()
        below.setSpacing(px(8))
        below.addWidget(self.knobs["next"], 1)
        below.addWidget(self.knobs["list"])
        for name in ("code", "list"):
            self._keep_width(name, self._look.words.text("handout.act.words"))
        column.addLayout(below)
        column.addSpacing(px(4))
        area = scrolled(self.names)
        area.setMinimumHeight(px(28))
        column.addWidget(area, 1)

    @property
    def _small(self) -> bool:
        return self._look.scale <= SMALL

    def _keep_width(self, name: str, other: str) -> None:
        """As wide as the wider of its two texts, so that nothing beside it moves."""
        knob, widths = self.knobs[name], []
        first = knob.text()
        for text in (other, first):
            knob.say(text, self._look.words.text(f"{self._said(name)}.told"))
            widths.append(knob.sizeHint().width())
        knob.setFixedWidth(max(widths))

    def _lay_foot(self, far: str) -> None:
        """Below the card and all else: what is for a guest at a distance, and the way back."""
        self.far = label(far, "soft")
        self.far.setWordWrap(False)
        self.foot.setSpacing(self._look.px(10))
        for widget in (self.far, self.knobs["copy"], self.knobs["save"]):
            self.foot.addWidget(widget)
        self.foot.addStretch(1)
        self.foot.addWidget(self.knobs["done"])

    def _asking(self) -> QWidget:
        """Whether it is the right one who looks again; the careful answer has the focus."""
        made = QWidget(self)
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.px(4))
        row = QHBoxLayout()
        row.setSpacing(self._look.px(8))
        row.addWidget(self.knobs["no"])
        row.addWidget(self.knobs["yes"], 1)
        column.addWidget(self.question, 1)
        column.addLayout(row)
        return made

    def show_person(self, name: str) -> None:
        """Who has the screen now."""
        metrics = self._look.metrics("title")
        self.name.setText(metrics.elidedText(name, Qt.TextElideMode.ElideRight, self._width - self._look.px(8)))
        self.name.setAccessibleName(name)

    def say(self, text: str) -> None:
        """What he may do, or what was done."""
        self.told.setText(text)
        self.says.setCurrentIndex(0)

    def ask(self, text: str) -> None:
        """The question."""
        self.question.setText(text)
        self.says.setCurrentIndex(1)

    @property
    def asking(self) -> bool:
        """Whether an answer is waited for."""
        return self.says.currentIndex() == 1

    def show_next(self, name: str, *, wanted: bool) -> None:
        """Who would be next, nobody where the name is empty; ``wanted`` says whether that is what there is to do now."""
        knob, words = self.knobs["next"], self._look.words
        theme.mark(knob, primary=wanted and bool(name))
        theme.mark(self.knobs["turn"], primary=not wanted)
        theme.mark(self.knobs["done"], primary=wanted and not name)
        knob.action_.setEnabled(bool(name))
        room = self._width - self._look.px(90)
        said = words.text("handout.act.next-one", name=name) if name else words.text("handout.act.next")
        knob.say(self._look.metrics("action").elidedText(said, Qt.TextElideMode.ElideRight, room), said)
        knob.setAccessibleName(said)

    def show_turned(self, side: str, *, hold_only: bool) -> None:
        """The words on the buttons that turn the card; they stay where they are."""
        if not hold_only:
            cover = f"handout.act.cover.{self._listed}" if side == "list" else "handout.act.cover"
            self.knobs["turn"].say(self._look.words.text(cover if side else "handout.act.turn"))
            for name in ("code", "list"):
                shown = "handout.act.words" if side == name else self._said(name)
                self.knobs[name].say(self._look.words.text(shown), self._look.words.text(f"{self._said(name)}.told"))
