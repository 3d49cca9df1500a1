"""The screen goes from hand to hand: covered between two, the same steps whatever is chosen, and nothing of another's in any widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from gm_console.ui.baize import Baize
from gm_console.ui.handout.card import Card
from gm_console.ui.handout.face import Fit, fit
from gm_console.ui.handout.knobs import ENTER, STRIKES, Knob, Name
from gm_console.ui.handout.secret import Secret
from gm_console.ui.handout.turning import Turning
from gm_console.ui.keys import Ear, digit
from gm_console.ui.steady import monotonic
from gm_console.ui.tables.passing.ballot import Ballot
from gm_console.ui.tables.passing.errand import Errand
from gm_console.ui.tables.passing.errand import Taker as Seat
from gm_console.ui.tables.passing.taker import Taker
from gm_console.ui.widgets.look import Look


class Passing(Baize):
    """Signal ``done``: back to the table; everything is covered by then. ``now`` gives milliseconds that never go back."""

    done = Signal()

    def __init__(self, look: Look, errand: Errand, *, now: Callable[[], int] = monotonic, parent: QWidget | None = None) -> None:
        super().__init__(look.theme, parent)
        self.setObjectName("passing")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._look, self.errand = look, errand
        self._ear = Ear(now)
        self.turning = Turning(self, hold_only=False)
        self.card = Card(look, Fit(), hold_only=False, parent=self)
        self.sides = QStackedWidget(self)
        self.ballot: Ballot | None = None
        self.reading = False
        self.person: Seat = errand.people()[0]
        self.taker = Taker(look, errand.say, self.person.name, self)
        self._numbers: dict[str, int] = {}
        self._lay()
        self._wire()
        self._give_to(self.person)

    def _lay(self) -> None:
        px = self._look.px
        self.sides.addWidget(self.card)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(px(20), px(12), px(20), px(14))
        whole.setSpacing(px(16))
        left = QVBoxLayout()
        left.addWidget(self.sides)
        whole.addLayout(left, 1)
        whole.addWidget(self.taker)

    def _wire(self) -> None:
        self.turning.turned.connect(self._turned)
        self.card.pressed.connect(lambda: self.turning.press("words"))
        self.taker.chosen.connect(self.choose)
        for name, knob in self.taker.knobs.items():
            knob.clicked.connect(lambda *_, name=name: self._act(name))

    def refresh(self) -> None:
        """After a change at the table: who is still awaited; with nobody left it is over."""
        people = self.errand.people()
        if not people:
            self._end()
        elif self.person.id not in {seat.id for seat in people}:
            self._give_to(self._next(people))
        else:
            self._show_people(people)

    def _show_people(self, people: Sequence[Seat]) -> None:
        self._numbers |= {seat.id: self.errand.number(seat) for seat in people}
        self.taker.show_people([(self.errand.number(seat), seat) for seat in people], self.person.id)

    def _next(self, people: Sequence[Seat]) -> Seat:
        """The next by seat after who has just had the screen."""
        mine = self._numbers.get(self.person.id, 0)
        return next((seat for seat in people if self.errand.number(seat) > mine), people[0])

    def choose(self, seat: str) -> None:
        """Another player has the screen, by his id."""
        self._ear.ruled()
        self._give_to(next(one for one in self.errand.people() if one.id == seat))

    def _give_to(self, person: Seat) -> None:
        """The screen to somebody; what the one before saw is gone first."""
        self.turning.cover()
        self.person = person
        self.card.lay(person.name)
        self.card.setAccessibleName(self.errand.say("covered", person.name))
        self.taker.show_person(person.name)
        self._show_people(self.errand.people())
        self.card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turned(self, side: str) -> None:
        """What he sees comes and goes: made anew for each look, so that nothing is left of it."""
        if side:
            self._show(self.errand.page(self._look, self.person.name))
        else:
            self._drop()
        self.taker.show_turned(open_=bool(side), name=self.person.name)
        if self.reading:
            self.taker.show_ready()

    def _show(self, page: Ballot | Secret) -> None:
        if isinstance(page, Ballot):
            self.ballot = page
            page.touched.connect(self._touched)
            self.sides.addWidget(page)
            self.sides.setCurrentWidget(page)
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.reading = True
            self.card.fit_to(fit((page,)))
            self.card.turn(page, to_code=False)

    def _drop(self) -> None:
        if self.reading:
            self.reading = False
            self.card.lay(self.person.name)
        gone, self.ballot = self.ballot, None
        if gone is None:
            return
        self.sides.setCurrentWidget(self.card)
        self.sides.removeWidget(gone)
        gone.hide()
        gone.setParent(None)
        gone.deleteLater()
        QApplication.sendPostedEvents(gone, QEvent.Type.DeferredDelete.value)

    def _touched(self) -> None:
        self.turning.stay()
        self.taker.show_ready()

    def _act(self, name: str) -> None:
        """What a button or a key does."""
        if name == "turn":
            self.turning.press("words")
        elif name == "give":
            self._hand_in()
        elif name == "done":
            self._end()

    def _hand_in(self) -> None:
        """Covered first, then kept; the screen goes on to the next, unless it was refused: who has it reads why, and hands it in again."""
        ballot = self.ballot
        if not self.reading and (ballot is None or not ballot.chosen):
            return
        name, value = self.person.name, None if ballot is None else ballot.value
        self.turning.cover()
        refused = self.errand.give(name, value)
        if refused and self.isVisible():
            self.refresh()
            self.taker.tell(refused)
        elif self.errand.once:
            self._end()
        else:
            self.refresh()

    def _end(self) -> None:
        self.turning.cover()
        self.done.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Every key stays here: none rules at the table below."""
        event.accept()
        if event.key() == Qt.Key.Key_Escape:
            self._act("done")
        elif self._ear.hears(event):
            self._key(event)

    def _key(self, event: QKeyEvent) -> None:
        here: QWidget | None = self.focusWidget()
        key, number = event.key(), digit(event)
        if key in STRIKES and isinstance(here, Knob | Name):
            here.click()
        elif key in ENTER and (self.reading or self.ballot is not None):
            self._act("give")
        elif key in STRIKES:
            self._act("turn")
        elif self.ballot is not None:
            self.ballot.key(number, key)
        elif number is not None and not self.reading:
            self.taker.press(10 if number == 0 else number)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """A key went up, or says so while it is held."""
        event.accept()
        self._ear.release(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802  # the name is Qt's
        """Covered, the keyboard begins at the card."""
        if self.ballot is None:
            self.card.setFocus(event.reason())

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # the name is Qt's
        """Nothing lies open unseen."""
        self.turning.cover()
        super().hideEvent(event)
