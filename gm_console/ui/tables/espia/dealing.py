"""The cards of El espía that are handed out. A spy's and a resident's have the same parts, in the same places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from gm_console.games.espia.model import ROUND
from gm_console.games.espia.views import Resident, SeatView, Spy, TableView
from gm_console.ui.desk import Desk
from gm_console.ui.handout.secret import CardLine, Dealing, Person, Secret, Sheet
from gm_console.ui.tables.espia.room import deck, places
from gm_console.ui.widgets.log_model import folded
from gm_console.words import Translator


def people(view: TableView) -> tuple[Person, ...]:
    """Who has a card in this round, by seat, and whether he has seen it; nobody outside a round."""
    if view.phase not in ROUND:
        return ()
    dealt = view.phase == "dealt"
    return tuple(Person(seat.id, seat.name, seat.seen if dealt else True) for seat in view.players if not seat.watching)


def secret(words: Translator, view: SeatView, player: str) -> Secret:
    """One player's card."""
    name = next(seat.name for seat in view.players if seat.id == player)
    return made(words, view.card, name)


def made(words: Translator, card: Resident | Spy | None, name: str = "") -> Secret:
    """A card in words: where he is, or that he does not know; who he is there; what he is after."""
    return _made(words.text, card, name)


def _made(text: Callable[[str], str], card: Resident | Spy | None, name: str) -> Secret:
    if isinstance(card, Resident):
        heading, role, kind = card.place, card.role, "resident"
    else:
        heading, role, kind = text("espiatable.card.spy"), text("espiatable.card.spy.role"), "spy"
    aim = text(f"espiatable.card.{kind}.aim")
    lines = (CardLine(role, text("espiatable.card.role")), CardLine(aim, text("espiatable.card.aim")))
    plain = "\n".join((name, heading, f"{text('espiatable.card.role')}: {role}", aim))
    return Secret(heading, lines, plain.strip(), foot=text("espiatable.title"))


def possible(words: Translator, desk: Desk) -> Iterator[Secret]:
    """Every card there can be, each with the longest name at the table: what all are measured by."""
    longest = max((seat.name for seat in desk.table.players), key=lambda name: len(name.encode()), default="")
    text = cache(words.text)  # of a thousand cards all say the same but place and role
    yield _made(text, Spy(spy=True, places=(), struck=()), longest)
    for place in deck(desk).places:
        for role in place.roles:
            yield _made(text, Resident(spy=False, place=place.name, role=role), longest)


def host_plays(view: TableView) -> bool:
    """Then no card is copied for a guest (E41)."""
    return view.host_plays


def mark_seen(desk: Desk, player: str) -> None:
    """The game keeps who has seen his card, while that is asked for (E10)."""
    seat = next((seat for seat in desk.table.players if seat.id == player), None)
    if desk.table.phase == "dealt" and seat is not None and not seat.seen:
        desk.do({"do": "seen", "by": seat.name})


def lines(desk: Desk) -> tuple[str, ...]:
    """All places of the deck by the alphabet."""
    return tuple(sorted(places(desk), key=folded))


def struck(view: SeatView) -> tuple[str, ...]:
    """What a spy has struck off; a resident's strokes are not kept (E16)."""
    return view.card.struck if isinstance(view.card, Spy) else ()


def strike(desk: Desk, name: str, place: str) -> None:
    """A spy's stroke is kept; anybody else's looks the same and is forgotten with the page (E16, E42)."""
    view: Any = desk.answers.seen(name)
    if isinstance(view.card, Spy):
        desk.do({"do": "strike", "by": name, "place": place})


DEALING = Dealing(people, secret, possible, host_plays, mark_seen, Sheet(lines, struck, strike))
