"""What is done on the passed screen: who may, what is asked, and what becomes of an answer. No step depends on who is what."""

from __future__ import annotations

from typing import Any, Literal

from gm_console.engine.refusal import Refusal
from gm_console.games.espia.views import SeatShown, TableView
from gm_console.ui.desk import Desk
from gm_console.ui.tables.espia.acts import missing
from gm_console.ui.tables.espia.dealing import lines
from gm_console.ui.tables.passing.ballot import Ballot, Options
from gm_console.ui.tables.passing.errand import Taker
from gm_console.ui.widgets.look import Look

Kind = Literal["vote", "point", "guess"]


class Errand:
    """Votes, fingers or a guess, of what is open at a desk."""

    def __init__(self, desk: Desk, kind: Kind) -> None:
        self._desk, self.kind = desk, kind
        self._phase = self._view.phase

    @property
    def _view(self) -> TableView:
        view: TableView = self._desk.table
        return view

    def people(self) -> tuple[SeatShown, ...]:
        """Who may still take the screen, by seat; nobody once it is over."""
        view = self._desk.table
        if view is None or view.phase != self._phase:
            return ()
        if self.kind == "guess":
            names = [view.caught] if view.caught else [seat.name for seat in view.players if not seat.watching]
        else:
            names = [name for name in missing(self._desk.legal, self.kind) if name not in view.pointed]
        return tuple(seat for seat in view.players if seat.name in names)

    def number(self, seat: Taker) -> int:
        """The number of his seat."""
        return [one.id for one in self._view.players].index(seat.id) + 1

    def question(self) -> str:
        """What is asked of whoever has the screen."""
        view = self._view
        return self._desk.words.text(f"espiatable.ballot.{self.kind}", accused=view.vote.accused if view.vote else "")

    def say(self, key: str, name: str) -> str:
        """A phrase for whoever has the screen."""
        kind = f"{self.kind}.title" if key == "title" else key
        return self._desk.words.text(f"espiatable.ballot.{kind}", name=name)

    def page(self, look: Look, name: str) -> Ballot:
        """What he chooses from."""
        return Ballot(look, self.question(), self.options(name))

    def options(self, name: str) -> Options:
        """What he can answer, each with its digit."""
        words, view = self._desk.words, self._view
        if self.kind == "vote":
            return [(str(n), said == "yes", words.text(f"espiatable.ballot.{said}")) for n, said in enumerate(("yes", "no"), 1)]
        if self.kind == "point":
            seats = [(number, seat) for number, seat in enumerate(view.players, 1) if not seat.watching and seat.name != name]
            return [(str(number % 10), seat.name, seat.name) for number, seat in seats]
        return [("", None, f"— {words.text('espiatable.ballot.none')} —"), *(("", place, place) for place in lines(self._desk))]

    def give(self, name: str, value: Any) -> str:
        """What was handed in. A guess by who is no spy is let fall without a word, like that of who names no place (E23, E42)."""
        if self.kind == "guess":
            self._guess({"do": "guess", "by": name, "place": value})
            return ""
        answer = {"guilty": value} if self.kind == "vote" else {"at": value}
        refusal = self._desk.do({"do": self.kind, "by": name, **answer})
        return "" if refusal is None else self._desk.words.say(refusal.said)

    def _guess(self, sent: dict[str, Any]) -> None:
        if (sent["place"] is not None or self._phase == "last-chance") and not isinstance(self._desk.foresee(sent), Refusal):
            self._desk.do(sent)

    @property
    def once(self) -> bool:
        """Whether one answer is all: then the screen goes back to the host."""
        return self.kind == "guess"
