"""What the host's hand does at a table with an envelope: from an action to the command that is ruled. Build a game's own on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.tables.asking import ask_once
from gm_console.ui.tables.company import is_full

if TYPE_CHECKING:
    from gm_console.engine.refusal import Refusal
    from gm_console.ui.actions import Actions
    from gm_console.ui.desk import Desk, Sent
    from gm_console.ui.tables.envelope.terms import Terms
    from gm_console.ui.widgets.cue_line import CueLine

OWN = ("save-record", "to-hall", "secretly")
"""What is no ruling: it is done by the window."""


class Hand(QObject):
    """``picked`` are the actions that open a picker, a form or another screen.

    Signals: ``picker_wanted`` an action that needs a form; ``screen_wanted`` when the screen is to be passed for a card to be shown;
    ``reveal_wanted``, ``record_wanted`` and ``hall_wanted``.
    """

    picker_wanted = Signal(str)
    screen_wanted = Signal()
    reveal_wanted = Signal()
    record_wanted = Signal()
    hall_wanted = Signal()
    picked: frozenset[str] = frozenset()

    def __init__(self, desk: Desk, actions: Actions, line: CueLine, terms: Terms, parent: QObject) -> None:
        super().__init__(parent)
        self._desk, self._line, self._actions, self._terms = desk, line, actions, terms
        actions.chosen.connect(self.act)

    @property
    def view(self) -> Any:
        """The table's view."""
        return self._desk.table

    def act(self, name: str) -> None:
        """An action was triggered."""
        do = name.partition(":")[0]
        if do in self.picked:
            self.picker_wanted.emit(name)
        elif do == "reveal":
            asked = self._terms.own.get("envelopetable.confirm.reveal", "envelopetable.confirm.reveal")
            ask_once(self._line, self._desk.words, asked, self.reveal_wanted.emit)
        elif do in OWN:
            {"save-record": self.record_wanted, "to-hall": self.hall_wanted, "secretly": self.screen_wanted}[do].emit()
        else:
            self.rule(self.plain(do))

    def plain(self, do: str) -> Sent:
        """A command whose every value is known: whose turn it is, or who is due, and no word of a card."""
        if do in HOSTS_OWN:
            return {"do": do}
        claim = self._terms.claim(self.view)
        due = claim.due if claim is not None and do in ("show", "none") else None
        return {"do": do, "by": due or self.view.turn}

    def rule(self, sent: Sent) -> Refusal | None:
        """Sends a command."""
        return self._desk.do(sent)

    def digit(self, number: int) -> bool:
        """What a digit means; whether it ruled."""
        return False

    def let_go(self) -> None:
        """Forget what was begun."""

    def offer_own(self, *, revealed: bool) -> None:
        """The actions of the table's own that go with the phase."""
        view, offer = self.view, self._actions.offer_own
        showing = view.phase == "showing"
        known = not self._terms.by_hand(view)
        offer("secretly:show", {"do": "secretly"}, enabled=showing and known)
        offer("which", {"do": "which"}, enabled=showing and not view.host_plays)
        offer("reveal", {"do": "reveal"}, enabled=view.phase == "over" and not revealed)
        offer("join", {"do": "join"}, enabled=self._desk.allows("join") and not is_full(self._desk))
        offer("print", {"do": "print"}, enabled=view.phase != "over")
        offer("save-record", {"do": "save-record"}, enabled=True)
        offer("to-hall", {"do": "to-hall"}, enabled=True)
