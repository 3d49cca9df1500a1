"""The hand-out: the whole window for one player at a time, and nobody's card in any widget but the one that is turned."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from gm_console.ui.baize import Baize
from gm_console.ui.handout import code, face
from gm_console.ui.handout.card import Card
from gm_console.ui.handout.hand import Cards, DeskSheet, next_of
from gm_console.ui.handout.keying import HELD, meant
from gm_console.ui.handout.leaf import LeafArea
from gm_console.ui.handout.notebook import NoteArea
from gm_console.ui.handout.panel import WIDTH, Panel
from gm_console.ui.handout.secret import Person
from gm_console.ui.handout.sending import Sending
from gm_console.ui.handout.turning import Side, Turning
from gm_console.ui.keys import Ear
from gm_console.ui.steady import monotonic

if TYPE_CHECKING:
    from gm_console.ui.widgets.look import Look


class HandOut(Baize):
    """Signal ``done``: back to the table; the card is covered by then.

    Somebody always has the screen: at first who has not had his card. ``now`` gives milliseconds that never go back; ``sheet`` is a list
    that everybody can turn up instead of his card.
    """

    done = Signal()

    def __init__(
        self,
        look: Look,
        cards: Cards,
        *,
        hold_only: bool,
        now: Callable[[], int] = monotonic,
        sheet: DeskSheet | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look.theme, parent)
        self.setObjectName("hand-out")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.look, self.cards, self.sheet = look, cards, sheet
        self._ear = Ear(now)
        self._asked: Side = ""
        self._allowed = False
        self.fitted = measured(cards)
        self.turning = Turning(self, hold_only=hold_only)
        self.card = Card(look, self.fitted, hold_only=hold_only, parent=self)
        self.sending = Sending(look, cards, lambda: self.fitted, self)
        self.sheet_area = LeafArea(look, strikes=True)
        self.note_area = NoteArea(look)
        self.sides = QStackedWidget(self)
        self.person = next_of(cards, "") or cards.people[0]
        noted = cards.notes(self.person.id) is not None
        self.listed = "list" if sheet is not None else "notes" if noted else ""
        self.panel = Panel(look, cards, self.look.px(WIDTH), self, listed=self.listed)
        self._lay()
        self._wire()
        self._give(self.person)

    def _lay(self) -> None:
        px = self.look.px
        row = QHBoxLayout()
        row.setSpacing(px(16))
        for side in (self.card, self.sheet_area, self.note_area):
            self.sides.addWidget(side)
        row.addWidget(self.sides, 1)
        row.addWidget(self.panel)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(px(20), px(12), px(20), px(14))
        whole.setSpacing(px(8))
        whole.addLayout(row, 1)
        whole.addLayout(self.panel.foot)

    def _wire(self) -> None:
        self.turning.turned.connect(self._turned)
        self.sending.told.connect(self._tell)
        self.panel.names.chosen.connect(self.choose)
        self.card.pressed.connect(lambda: self._peek("words"))
        self.card.released.connect(self.turning.release)
        self.sheet_area.leaf.pressed.connect(self._strike)
        self.note_area.verticalScrollBar().valueChanged.connect(self.turning.stay)
        for name, knob in self.panel.knobs.items():
            if name in HELD:
                knob.to_hold = self.turning.hold_only
                knob.held.connect(lambda side=HELD[name]: self._peek(side))
                knob.let_go.connect(self.turning.release)
            else:
                knob.clicked.connect(lambda *_, name=name: self._act(name))
        if self.turning.hold_only:
            self.panel.knobs["turn"].say(self.look.words.text("handout.act.hold"))
        if not self.fitted.version:
            self.panel.knobs["code"].forbid(self.look.words.text("handout.code.long"))

    def refresh(self) -> None:
        """After a change at the table: who is there, and who has had his card."""
        if self.person.id not in {person.id for person in self.cards.people}:
            self._give(next_of(self.cards, "") or self.cards.people[0])
            return
        self._mark_names()

    def choose(self, player: str) -> None:
        """Another player has the screen, by his id: in his turn, or because the host wants it so."""
        self._ear.ruled()
        self._give(next(person for person in self.cards.people if person.id == player))
        self.card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _give(self, person: Person) -> None:
        """The screen to somebody; what the one before saw is gone first."""
        self.turning.cover()
        self.person, self._allowed, self._asked = person, False, ""
        self.card.lay(person.name)
        self.panel.show_person(person.name)
        self._mark_names()
        self._tell(self._invitation())

    def _mark_names(self) -> None:
        following = next_of(self.cards, self.person.id)
        self.panel.names.refresh(self.person.id)
        had = self.cards.had(self.person.id) and not self.turning.side
        self.panel.show_next(following.name if following else "", wanted=bool(had))

    def _tell(self, text: str) -> None:
        self.panel.say(text)
        self._mark_names()

    def _invitation(self) -> str:
        """What whoever has the screen may do with a covered card."""
        words, had = self.look.words, self.cards.had(self.person.id)
        following = next_of(self.cards, self.person.id)
        if not had or self._allowed:
            return words.text("handout.told.hold" if self.turning.hold_only else "handout.told.tap", name=self.person.name)
        said = words.text(f"handout.had.{had}", name=self.person.name)
        after = words.text("handout.told.next", name=following.name) if following else words.text("handout.told.all")
        return f"{said} {after}"

    def _peek(self, side: Side) -> None:
        """Turn a side up; before a second look it is asked whether it is the right one who looks."""
        if not self.turning.side and self.cards.had(self.person.id) and not self._allowed:
            self._asked = side
            self.panel.ask(self.look.words.text("handout.ask", name=self.person.name))
            self.panel.knobs["no"].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.turning.press(side)

    def _answer(self, *, yes: bool) -> None:
        """Yes is never refused: tapped, the card turns; to be held, it waits for that."""
        side, self._asked, self._allowed = self._asked, "", yes
        self.card.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell(self._invitation())
        if yes and not self.turning.hold_only:
            self.turning.press(side or "words")

    def _turned(self, side: Side) -> None:
        """The card follows; who has looked has had his card."""
        words, hold = self.look.words, self.turning.hold_only
        self._show_side(side)
        self.panel.show_turned(side, hold_only=hold)
        kind = self.listed if side == "list" else side
        open_ = f"handout.told.{kind}" if side in ("code", "list") else "handout.told.open-hold" if hold else "handout.told.open"
        self._tell(words.text(open_) if side else self._invitation())

    def _show_side(self, side: Side) -> None:
        """What is up now, and nothing else in any widget."""
        self.sheet_area.leaf.lay(())
        self.note_area.lay(())
        listed = side == "list" and bool(self.listed)
        page: QWidget = self.sheet_area.leaf if self.sheet is not None else self.note_area
        had_keys = page.hasFocus()
        self.sides.setCurrentWidget((self.sheet_area if self.sheet is not None else self.note_area) if listed else self.card)
        if listed and self.sheet is not None:
            self.card.lay(self.person.name)
            self.sheet_area.leaf.lay(self.sheet.lines, self.sheet.struck(self.person.name))
        elif listed:
            self.card.lay(self.person.name)
            self.note_area.lay(self.cards.notes(self.person.id) or (), self.person.name)
            self.cards.mark(self.person.id, "seen")
        elif side:
            self.card.turn(self.cards.secret(self.person.id), to_code=side == "code")
            self.cards.mark(self.person.id, "seen")
        else:
            self._allowed = False
            self.card.lay(self.person.name)
        if had_keys or listed:
            (page if listed else self.card).setFocus(Qt.FocusReason.OtherFocusReason)

    def _strike(self, place: int) -> None:
        """A line of the list is struck or put back: for everybody while he looks, and kept where the game keeps it."""
        if self.turning.side == "list" and self.sheet is not None:
            self.turning.stay()
            self.sheet_area.leaf.toggle(place)
            self.sheet.strike(self.person.name, place)

    def _act(self, name: str) -> None:
        """What a button or a key does that turns no card."""
        if name == "next":
            following = next_of(self.cards, self.person.id)
            if following is not None:
                self.choose(following.id)
        elif name in ("yes", "no"):
            self._answer(yes=name == "yes")
        elif name in ("copy", "save") and self.cards.may_copy:
            self.turning.cover()
            (self.sending.copy if name == "copy" else self.sending.choose)(self.person)
        elif name == "done":
            self.turning.cover()
            self.done.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Every key stays here: none rules at the table below."""
        event.accept()
        name = meant(event, self)
        if name == "done":
            self._act("no" if self.panel.asking else "done")
        elif not self._ear.hears(event):
            if name in HELD:
                self.turning.keep()
        elif name in HELD:
            self._strike_held(name)
        elif name == "step":
            self.turning.stay()
            self.sheet_area.step(event.key())
        elif name == "strike":
            self._strike(self.sheet_area.leaf.here)
        elif name.startswith("player:"):
            self.choose(name.removeprefix("player:"))
        elif name == "other":
            other = "yes" if self.panel.knobs["no"].hasFocus() else "no"
            self.panel.knobs[other].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._act(name)

    def _strike_held(self, name: str) -> None:
        if self.panel.knobs[name].isEnabled():
            self._peek(HELD[name])

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """A key went up, or says so while it is held."""
        event.accept()
        self._ear.release(event)
        if not event.isAutoRepeat() and meant(event, self) in HELD:
            self.turning.release()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """The keyboard begins at the card."""
        self.card.setFocus(event.reason())

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # the name is Qt's
        """Nothing lies open unseen."""
        self.turning.cover()
        super().hideEvent(event)


def measured(cards: Cards) -> face.Fit:
    """What all cards have in common; the texts themselves are kept nowhere."""
    every = tuple(cards.possible())
    return replace(face.fit(every), version=code.version_for(every))
