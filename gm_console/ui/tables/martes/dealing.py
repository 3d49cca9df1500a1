"""The cards of martes that are handed out: each detective's character and clichés, with two boxes each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from gm_console.games.martes.views import SeatShown, TableView
from gm_console.ui.handout.secret import CardLine, Dealing, Person, Secret
from gm_console.words import Translator


def people(view: TableView) -> tuple[Person, ...]:
    """Who is at the table, by seat; nothing in the rules says who has read his card."""
    return tuple(Person(seat.id, seat.name) for seat in view.players if not seat.gone)


def secret(words: Translator, view: TableView, player: str) -> Secret:
    """A detective's card: a box is ticked once that use of its cliché is spent (M16, M34)."""
    seat = next(seat for seat in view.players if seat.id == player)
    lines = tuple(CardLine(cliche.name, boxes=(not cliche.hint, not cliche.interrupt)) for cliche in seat.cliches)
    columns = words.text("table.cliche.hint"), words.text("table.cliche.interrupt")
    return Secret(seat.character or seat.name, lines, _plain(seat), columns, words.text("table.title"))


def _plain(seat: SeatShown) -> str:
    """The same for a phone."""
    return "\n".join(dict.fromkeys((seat.name, seat.character or seat.name, *(f"– {cliche.name}" for cliche in seat.cliches))))


def by_the_house(words: Translator, options: Mapping[str, Any], card: Secret) -> Secret:
    """One box a cliché where it serves once in all, as a hint or as an interruption (M34): spent for one, it is spent for both."""
    if not options.get("shared_cliches"):
        return card
    lines = tuple(replace(line, boxes=(all(line.boxes),)) for line in card.lines)
    return replace(card, lines=lines, columns=(words.text("table.cliche.used"),))


DEALING = Dealing(people, secret, by_the_house=by_the_house)
