"""The cards of martes that are handed out: each detective's character and clichés, with two boxes each."""

from __future__ import annotations

from gm_console.games.martes.views import SeatShown, TableView
from gm_console.ui.handout.secret import Dealing, Line, Person, Secret
from gm_console.words import Translator


def people(view: TableView) -> tuple[Person, ...]:
    """Who is at the table, by seat; nothing in the rules says who has read his card."""
    return tuple(Person(seat.id, seat.name) for seat in view.players if not seat.gone)


def secret(words: Translator, view: TableView, player: str) -> Secret:
    """A detective's card: a box is ticked once that use of its cliché is spent (M16, M34)."""
    seat = next(seat for seat in view.players if seat.id == player)
    lines = tuple(Line(cliche.name, boxes=(not cliche.hint, not cliche.interrupt)) for cliche in seat.cliches)
    columns = words.text("table.cliche.hint"), words.text("table.cliche.interrupt")
    return Secret(seat.character or seat.name, lines, _plain(seat), columns, words.text("table.title"))


def _plain(seat: SeatShown) -> str:
    """The same for a phone."""
    return "\n".join(dict.fromkeys((seat.name, seat.character or seat.name, *(f"– {cliche.name}" for cliche in seat.cliches))))


DEALING = Dealing(people, secret)
