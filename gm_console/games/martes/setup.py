"""Opening a meeting: players, clichés, house rules, case and seal (M01-M05, M46)."""

from collections.abc import Iterable, Sequence

import msgspec

from gm_console.engine import company, names, options
from gm_console.engine.draw import seal
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.play import Play
from gm_console.games.martes import events as e
from gm_console.games.martes.commands import Guest, New
from gm_console.games.martes.content import Case, sealed_text
from gm_console.games.martes.model import (
    CLICHE_LENGTH,
    MOST_CLICHES,
    MOST_SEATS,
    OPTIONS,
    Cliche,
    Detective,
    HostSeat,
    Options,
    State,
)

LEAST_SEATS = 2
USUAL_SEATS = range(3, 7)
SCALED = {2: 23, 3: 23, 4: 18}


def open_meeting(play: Play[State], command: New) -> None:
    """Seats everybody, or refuses ``bad-setup`` with every fault."""
    guests = [guest if isinstance(guest, Guest) else Guest(guest) for guest in command.players]
    values, option_faults = options.read(OPTIONS, command.options, [guest.name for guest in guests])
    company.refuse((*guest_faults(guests), *host_faults(command.host), *option_faults, *case_faults(command.case)))
    rules = msgspec.convert(values, Options)
    seats = tuple(seat_of(guest, f"p{number}") for number, guest in enumerate(guests, 1))
    marker = next((d.id for d in seats if rules.first and names.key(d.name) == names.key(rules.first)), seats[0].id)
    capital = SCALED.get(len(seats), 15) if rules.capital == "scaled" else int(rules.capital)
    salt = play.draw.salt() if command.case else ""
    closed = seal(salt, sealed_text(command.case)) if command.case else None
    seeded = command.seed is not None
    host = command.host or HostSeat()
    play.tell(e.Opened(seats, rules, capital, marker, host, closed, seeded, command.case, salt))
    if len(seats) not in USUAL_SEATS:
        play.warn("M03")


def guest_faults(guests: Sequence[Guest]) -> tuple[Phrase, ...]:
    """Number of seats (M03), names, and each one's clichés."""
    wrong = company.faults([g.name for g in guests], LEAST_SEATS, MOST_SEATS)
    return (*wrong, *_each(cliche_faults(g) for g in guests))


def cliche_faults(guest: Guest) -> tuple[Phrase, ...]:
    """One to six clichés, none empty or too long, no two alike."""
    if not 1 <= len(guest.cliches) <= MOST_CLICHES:
        return (phrase("setup.cliches", name=names.tidy(guest.name)[: names.NAME_LENGTH], most=MOST_CLICHES),)
    return names.faults(guest.cliches, CLICHE_LENGTH)


def host_faults(host: HostSeat | None) -> tuple[Phrase, ...]:
    """The host's name, where he gives one, can be read and printed; he alone may be called what he is."""
    wrong = names.fault(host.name) if host and host.name and host.name.strip() else None
    return (wrong,) if wrong and wrong.id != "name.reserved" else ()


def case_faults(case: Case | None) -> tuple[Phrase, ...]:
    """A case has a solution; one line will do (M46)."""
    if case is None or (case.solution.strip() if isinstance(case.solution, str) else case.solution.given()):
        return ()
    return (phrase("setup.solution"),)


def seat_of(guest: Guest, player: str, since: int = 1) -> Detective:
    """A seat with fresh clichés; ``player`` is its id."""
    character = names.tidy(guest.character or "") or None
    cliches = tuple(Cliche(names.tidy(text)) for text in guest.cliches)
    return Detective(player, names.tidy(guest.name), cliches, character, since=since)


def _each(parts: Iterable[tuple[Phrase, ...]]) -> tuple[Phrase, ...]:
    return tuple(fault for part in parts for fault in part)
