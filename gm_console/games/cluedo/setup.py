"""Opening a game: players, suspects, house rules, and what stands on the board (C02, C21)."""

from collections.abc import Sequence

import msgspec

from gm_console.engine import company, names, options
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.play import Play
from gm_console.games.cluedo import events as e
from gm_console.games.cluedo.commands import Guest, New
from gm_console.games.cluedo.content import SUSPECTS, WEAPONS, Board
from gm_console.games.cluedo.model import FEWEST_SEATS, LEAST_SEATS, MOST_SEATS, OPTIONS, Options, Seat, State
from gm_console.games.cluedo.words import the

Cluedo = Play[State]


def guest_of(asked: str | Guest) -> Guest:
    """Somebody announced by his name alone, or with a suspect."""
    return asked if isinstance(asked, Guest) else Guest(asked)


def open_game(play: Cluedo, command: New) -> None:
    """Seats everybody, or refuses ``bad-setup`` with every fault."""
    guests = tuple(guest_of(asked) for asked in command.players)
    called = [guest.name for guest in guests]
    values, faults = options.read(OPTIONS, command.options, called)
    fewest = FEWEST_SEATS if values.get("two_players") is True else LEAST_SEATS
    company.refuse((*seat_faults(guests, fewest), *faults))
    seats = seated(play, guests)
    values["host_plays"] = company.id_of(seats, values["host_plays"])
    chosen = msgspec.convert(values, Options)
    board = command.villa or Board()
    weapons = tuple(zip(WEAPONS, rooms_of_weapons(play, chosen, board), strict=True))
    play.tell(e.Opened(seats, chosen, weapons, command.seed is not None, board))


def seat_faults(guests: Sequence[Guest], fewest: int) -> tuple[Phrase, ...]:
    """How many they are, their names, and who plays whom (C02)."""
    wrong = company.faults([guest.name for guest in guests], fewest, MOST_SEATS)
    chosen = [guest.suspect for guest in guests if guest.suspect is not None]
    twice = tuple(dict.fromkeys(suspect for suspect in chosen if suspect in SUSPECTS and chosen.count(suspect) > 1))
    taken = tuple(phrase("cluedo.setup.taken", suspect=the(suspect)) for suspect in twice)
    return (*wrong, *unknown_suspects(guests), *taken)


def unknown_suspects(guests: Sequence[Guest]) -> tuple[Phrase, ...]:
    """Suspects nobody has heard of."""
    asked = (guest.suspect for guest in guests if guest.suspect is not None)
    return tuple(phrase("cluedo.setup.suspect", suspect=suspect[:40]) for suspect in asked if suspect not in SUSPECTS)


def seated(play: Cluedo, guests: Sequence[Guest]) -> tuple[Seat, ...]:
    """Everybody with his suspect; those not chosen are drawn (C02)."""
    chosen = {guest.suspect for guest in guests}
    free = tuple(suspect for suspect in SUSPECTS if suspect not in chosen)
    drawn = iter(play.draw.shuffle(free, "suspects") if None in chosen else ())
    return tuple(Seat(f"p{number}", names.tidy(guest.name), guest.suspect or next(drawn)) for number, guest in enumerate(guests, 1))


def rooms_of_weapons(play: Cluedo, chosen: Options, board: Board) -> tuple[str | None, ...]:
    """Beside the board; or each in a room of its own, by lot (C21)."""
    if not chosen.weapons_in_rooms:
        return (None,) * len(WEAPONS)
    return play.draw.shuffle(tuple(room.id for room in board.rooms), "weapons")[: len(WEAPONS)]
