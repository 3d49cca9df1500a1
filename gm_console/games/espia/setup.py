"""Opening a room and changing its house rules: players, deck, minutes, spies (E01-E06)."""

from collections.abc import Mapping
from typing import Any

import msgspec

from gm_console.engine import company, names, options
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.play import Play
from gm_console.games.espia import events as e
from gm_console.games.espia import facts
from gm_console.games.espia.commands import Guest, New, SetUp
from gm_console.games.espia.content import Deck
from gm_console.games.espia.model import (
    LEAST_SEATS,
    MINUTES,
    MOST_SEATS,
    OPTIONS,
    SEATS_FOR_TWO,
    Options,
    Seat,
    State,
)

CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No 0 or O, no 1, I or L (E02)."""
CODE_LENGTH = 5


NO_DECK = Deck("?")
"""What a command without any cards brings: a deck with nothing in it."""


def open_room(play: Play[State], command: New) -> None:
    """Seats everybody, or refuses ``bad-setup`` with every fault."""
    guests = [guest.name if isinstance(guest, Guest) else guest for guest in command.players]
    values, faults = options.read(OPTIONS, command.options, guests)
    wrong = () if faults else choice_faults(values, len(guests))
    thin = () if command.cards is None else deck_faults(command.cards)
    company.refuse((*company.faults(guests, LEAST_SEATS, MOST_SEATS), *faults, *wrong, *thin))
    seats = tuple(Seat(f"p{number}", names.tidy(name)) for number, name in enumerate(guests, 1))
    values["host_plays"] = company.id_of(seats, values["host_plays"])
    code = "".join(play.draw.lot(CODE_SIGNS, "code") for _ in range(CODE_LENGTH))
    play.tell(e.Opened(seats, msgspec.convert(values, Options), code, command.seed is not None, command.cards or Deck()))


def choice_faults(values: Mapping[str, Any], players: int) -> tuple[Phrase, ...]:
    """Minutes other than the three (E05), and two spies for too few (E06)."""
    found: list[Phrase] = []
    if not values["free_minutes"] and values["minutes"] not in MINUTES:
        found.append(phrase("espia.setup.minutes", minutes=tuple(str(one) for one in MINUTES)))
    if values["spies"] == 2 and players < SEATS_FOR_TWO:
        found.append(phrase("espia.setup.spies", least=SEATS_FOR_TWO))
    return tuple(found)


def deck_faults(deck: Deck) -> tuple[Phrase, ...]:
    """A deck whose places have a role for every resident, no two of one name (E04, E07). One that was not found has its fault already."""
    if deck == Deck():
        return ()
    most = MOST_SEATS - 1
    thin = tuple(phrase("espia.setup.roles", place=place.name, least=most) for place in deck.places if len(set(place.roles)) < most)
    few = () if len(deck.places) > 1 else (phrase("espia.setup.places"),)
    return (*few, *thin, *names.faults((place.name for place in deck.places), 80))


def set_up(play: Play[State], command: SetUp) -> None:
    """Other minutes, spies or deck from the next deal on; what was printed ahead for others falls away (E43)."""
    state = play.state
    given = {"deck": command.deck, "minutes": command.minutes, "spies": command.spies}
    asked = {key: value for key, value in given.items() if value is not None}
    values, faults = options.read(OPTIONS, {**_as_sent(state.options), **asked}, [one.name for one in state.seats])
    deck = (command.cards or NO_DECK) if command.deck is not None else None
    wrong = () if faults else choice_faults(values, len(company.here(state)) if command.spies is not None else MOST_SEATS)
    company.refuse((*faults, *wrong, *(deck_faults(deck) if deck is not None else ())))
    if not asked:
        return
    left = len(facts.unused(deck or state.deck, state.secret))
    chosen = msgspec.convert(values, Options)
    play.tell(e.SetUpChanged(chosen.minutes, chosen.spies, chosen.deck, left, deck))
    discard_ahead(play, deck is not None and deck != state.deck)


def _as_sent(chosen: Options) -> dict[str, object]:
    """Options as the list reads them; the host's own seat was looked at when the room was opened."""
    return msgspec.structs.asdict(chosen) | {"host_plays": None}


def discard_ahead(play: Play[State], other_deck: bool = False) -> None:
    """What was printed ahead is for these players, spies and this deck only (E43)."""
    state = play.state
    if state.secret.ahead and (other_deck or not fits(state)):
        play.tell(e.AheadDiscarded())


def fits(state: State) -> bool:
    """Whether the next deal printed ahead is for who is here now, with as many spies."""
    deal = state.secret.ahead[0]
    dealt = {*deal.spies, *(player for player, _ in deal.roles)}
    return dealt == set(company.here(state)) and len(deal.spies) == facts.spies_now(state)


def lasting(before: State, after: State) -> tuple[Any, ...]:
    """What outlives an undo: places somebody has seen stay used (E04), and a spy's list stays as he has it (E16)."""
    old, new = before.secret, after.secret
    if new.shuffles == old.shuffles:
        seen = tuple(name for name in old.spent if name not in new.spent)
    else:
        seen = old.spent if new.shuffles < old.shuffles else ()  # a deck shuffled anew has all its places again
    spent = tuple(name for name in dict.fromkeys((*seen, *old.recent)) if name not in new.recent)
    lost = (entry for entry in before.secret.struck if entry not in after.secret.struck)
    return (*((e.PlacesSpent(spent),) if spent else ()), *(e.Struck(player, deal, places) for deal, player, places in lost))
