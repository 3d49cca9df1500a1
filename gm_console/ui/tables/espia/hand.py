"""What the host's hand does at a table of El espía: from an action to the command that is ruled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from gm_console.games.espia.views import TableView
from gm_console.ui.tables import hand
from gm_console.ui.tables.asking import ask_once
from gm_console.ui.tables.company import is_full
from gm_console.ui.tables.espia.acts import PICKED, SECRETLY, Names, missing

if TYPE_CHECKING:
    from gm_console.ui.desk import Desk
    from gm_console.ui.tables.stage import Stage

VOTED = {"vote": "vote", "final-vote": "point"}
"""The phases in which one after the other is entered, and what."""


class Hand(hand.Hand):
    """``chosen`` is the id of whose ballot or finger is entered next: who is missing, by seat, or whom the host has picked.

    Signals: ``screen_wanted`` what is to be done on the passed screen; ``chosen_otherwise``.
    """

    screen_wanted = Signal(str)
    chosen_otherwise = Signal()
    reveal = "espiatable.confirm.reveal"

    def __init__(self, desk: Desk, stage: Stage) -> None:
        super().__init__(desk, stage)
        self._names = Names(desk)
        self.chosen = ""

    @property
    def _view(self) -> TableView:
        view: TableView = self._desk.table
        return view

    def picks(self, name: str) -> bool:
        """Who begins is asked where the host names him."""
        do = name.partition(":")[0]
        return do in PICKED or (do == "begin" and self._host_names_first())

    def carry_out(self, name: str) -> None:
        """A ruling, a question before it, or who is entered next."""
        do, _, ids = name.partition(":")
        if do in ("close-vote", "interrupt-round", "no-answer"):
            self._ask(do)
        elif do == "secretly":
            self.screen_wanted.emit(SECRETLY[self._view.phase])
        elif do == "all-seen":
            self._all_seen()
        elif do in ("choose", "other"):
            self.choose(ids or self._next(self.chosen))
        elif name in ("vote:yes", "vote:no"):
            self.rule(self._names.sent(f"vote:{self.chosen}:{ids}"))
        else:
            self.rule(self._names.sent(name))

    def _host_names_first(self) -> bool:
        """Whether the host names who asks first (E11)."""
        return any(offer["do"] == "begin" and "to" in offer for offer in self._desk.legal)

    def _all_seen(self) -> None:
        """Everyone has seen his card: said once by the host, kept one by one (E10)."""
        for seat in self._view.players:
            if not seat.watching and not seat.seen and self.rule({"do": "seen", "by": seat.name}) is not None:
                return

    def _ask(self, do: str) -> None:
        """What cannot be taken lightly is asked once; what it does is named."""
        words, view = self._desk.words, self._view
        waiting = missing(self._desk.legal, VOTED.get(view.phase, ""))
        match do:
            case "close-vote" if view.phase == "vote":
                ask_once(self._line, words, "espiatable.confirm.close", lambda: self.rule({"do": do}), "E18", waiting=waiting)
            case "close-vote":
                ask_once(self._line, words, "espiatable.confirm.point", lambda: self.rule({"do": do}), "E24")
            case "interrupt-round":
                ask_once(self._line, words, "espiatable.confirm.interrupt", lambda: self.rule({"do": do}), "E39")
            case "no-answer":
                sent = {"do": "guess", "by": view.caught, "place": None}
                ask_once(self._line, words, "espiatable.confirm.no-answer", lambda: self.rule(sent), "E26", caught=view.caught)

    def choose(self, seat: str) -> None:
        """Whose ballot or finger is entered next."""
        self.chosen = seat
        self.chosen_otherwise.emit()

    def follow(self) -> None:
        """After a change: who was entered gives way to the next who is missing."""
        ids = [seat.id for seat in self._view.players if seat.name in self._waiting()]
        if self._view.phase not in VOTED:
            self.chosen = ""
        elif self.chosen not in ids:
            self.chosen = self._next(self.chosen)

    def _waiting(self) -> tuple[str, ...]:
        """Who is still missing, by name; once all have pointed, nobody."""
        view = self._view
        names = missing(self._desk.legal, VOTED.get(view.phase, ""))
        return tuple(name for name in names if name not in view.pointed)

    def _next(self, after: str) -> str:
        """The next by seat who is missing, from the first seat again at the end."""
        seats = self._view.players
        place = next((number for number, seat in enumerate(seats, 1) if seat.id == after), 0)
        return next((seat.id for seat in (*seats[place:], *seats[:place]) if seat.name in self._waiting()), "")

    @property
    def name(self) -> str:
        """The name of who is entered next."""
        return next((seat.name for seat in self._view.players if seat.id == self.chosen), "")

    def offer_own(self, *, revealed: bool) -> None:
        """The actions of the table's own that go with the phase."""
        view, offer = self._view, self._actions.offer_own
        over = view.phase in ("round-over", "over")
        unseen = any(not seat.seen and not seat.watching for seat in view.players)
        offer("hand-out", {"do": "hand-out"}, enabled=view.phase in ("dealt", "questions", "vote", "final-vote", "last-chance"))
        offer("join", {"do": "join"}, enabled=self._desk.allows("join") and not is_full(self._desk))
        offer("print", {"do": "print"}, enabled=view.phase in ("lobby", "round-over"))
        offer("all-seen", {"do": "all-seen"}, enabled=view.phase == "dealt" and unseen)
        for said in ("yes", "no"):
            offer(f"vote:{said}", {"do": "vote", "by": self.name}, enabled=view.phase == "vote" and bool(self.chosen))
        offer("other", {"do": "other"}, enabled=len(self._waiting()) > 1)
        for kind in ("vote", "point", "guess"):
            offer(f"secretly:{kind}", {"do": "secretly"}, enabled=SECRETLY.get(view.phase) == kind)
        offer("no-answer", {"do": "no-answer"}, enabled=view.phase == "last-chance")
        offer("turn-to", {"do": "turn-to"}, enabled=view.phase == "questions")
        offer("reveal", {"do": "reveal"}, enabled=over and not revealed)
        offer("save-record", {"do": "save-record"}, enabled=True)
        offer("to-hall", {"do": "to-hall"}, enabled=True)
