"""What everybody may know of the open room and no view repeats each time: its deck and its house rules."""

from __future__ import annotations

from gm_console.games.espia.content import Deck
from gm_console.games.espia.model import Options
from gm_console.ui.desk import Desk


def deck(desk: Desk) -> Deck:
    """The deck; everybody may read its list of places (E42)."""
    held: Deck = desk.answers.session.state.deck
    return held


def places(desk: Desk) -> tuple[str, ...]:
    """The list of places, as the deck has it: the same for everybody."""
    return tuple(place.name for place in deck(desk).places)


def house_rules(desk: Desk) -> Options:
    """The house rules as they are now: deck, minutes and spies may have been changed since the room was opened."""
    held: Options = desk.answers.session.state.options
    return held
