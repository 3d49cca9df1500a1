"""Taking seats and opening a set: players, options, and a set that has what the rules ask for (T01, T02, T05, T07)."""

import msgspec

from gm_console.engine import company, names, options
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.play import Play
from gm_console.games.transito import events as e
from gm_console.games.transito.commands import Guest, New
from gm_console.games.transito.content import City
from gm_console.games.transito.model import LEAST_SEATS, MOST_SEATS, OPTIONS, Options, Seat, State

COLOURS = (6, 8, 6)
"""Suspects, sectors and infractions (T02)."""
ADVANCE, STARS, STARTS = 28, 4, 4
"""Advance cards (T07), stars (T10), starting points (T05)."""


def open_game(play: Play[State], command: New) -> None:
    """Seats everybody, or refuses ``bad-setup`` with every fault."""
    guests = [guest.name if isinstance(guest, Guest) else guest for guest in command.players]
    values, faults = options.read(OPTIONS, command.options, guests)
    city = command.city or City()
    company.refuse((*company.faults(guests, LEAST_SEATS, MOST_SEATS), *faults, *city_faults(city)))
    seats = tuple(Seat(f"p{number}", names.tidy(name)) for number, name in enumerate(guests, 1))
    values["host_plays"] = company.id_of(seats, values["host_plays"])
    play.tell(e.Opened(seats, msgspec.convert(values, Options), command.seed is not None, city))


def city_faults(city: City) -> tuple[Phrase, ...]:
    """A set with other numbers of cards, stars or starts, or with one id twice. One that was not found has its fault already."""
    if city == City():
        return ()
    ids = [one.id for kind in (city.suspects, city.sectors, city.infractions, city.squares) for one in kind]
    counts = (len(city.suspects), len(city.sectors), len(city.infractions)) == COLOURS
    marks = (len(city.advance), len(set(city.stars)), len(set(city.starts))) == (ADVANCE, STARS, STARTS)
    sound = {
        "transito.setup.cards": counts,
        "transito.setup.marks": marks,
        "transito.setup.twice": len(set(ids)) == len(ids),
    }
    return tuple(phrase(said) for said, holds in sound.items() if not holds)
