"""What may be wrong with a deck of places: every fault at once, each with its key."""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from gm_console.engine.phrase import Phrase, phrase
from gm_console.games.espia.model import MOST_SEATS
from gm_console.store.cases import Check, Fault, called, language, line, tables, text, walk

LENGTH = 40
"""How long the name of a place or a role may be: it stands on a card."""
LEAST_ROLES = MOST_SEATS - 1
"""As many as there are residents at the largest table (E07)."""
LEAST_PLACES = 2
"""No place comes twice running (E04), so there must be another."""
OPTIONAL = frozenset({"credits", "extends", "id"})

Table = Mapping[str, Any]


def _list(value: Any) -> Phrase | None:
    return None if isinstance(value, list) else phrase("case.texts")


DECK: Mapping[str, Check] = {"title": line(60), "language": language, "credits": text(400), "extends": line(60), "places": tables}
PLACE: Mapping[str, Check] = {"id": line(LENGTH), "name": called(LENGTH), "roles": _list}
ROLE = line(LENGTH)


@lru_cache(maxsize=8192)  # a form judges a whole deck at every key
def fold(name: str) -> str:
    """A name without case, accents and signs, its words one space apart: what the ear keeps of it."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(letter))
    return " ".join("".join(letter if letter.isalnum() else " " for letter in plain).split())


def all_faults(file: str, found: Table, base: Sequence[Table] = ()) -> tuple[Fault, ...]:
    """Everything wrong with a deck as its file has it; ``base`` are the places of the deck it extends."""
    listed = found.get("places")
    cards = [one if isinstance(one, dict) else {} for one in listed] if isinstance(listed, list) else []
    return (*_walked(file, found, DECK), *place_faults(file, cards, base))


def place_faults(file: str, cards: Sequence[Table], base: Sequence[Table] = ()) -> Iterator[Fault]:
    """Each place by itself, two of one name or id, and too few of them."""
    for number, card in enumerate(cards, 1):
        at = f"places.{number}."
        yield from _walked(file, card, PLACE, at)
        if isinstance(roles := card.get("roles"), list):
            yield from role_faults(file, f"{at}roles", roles)
    yield from _twice(file, "name", "deck.place-twice", cards, base)
    yield from _twice(file, "id", "deck.id-twice", cards, base)
    if cards and len(cards) + len(base) < LEAST_PLACES:
        yield Fault(file, "places", phrase("deck.few-places", least=LEAST_PLACES))


def role_faults(file: str, key: str, roles: Sequence[Any]) -> Iterator[Fault]:
    """What is wrong with each role, roles that come twice, and too few different ones."""
    seen: set[str] = set()
    for place, role in enumerate(roles, 1):
        if said := ROLE(role):
            yield Fault(file, key, phrase("case.item", place=place, wrong=said))
        elif fold(role) in seen:
            yield Fault(file, key, phrase("deck.role-twice", place=place, role=role))
        else:
            seen.add(fold(role))
    if len(seen) < LEAST_ROLES:
        yield Fault(file, key, phrase("deck.few-roles", found=len(seen), least=LEAST_ROLES))


def _walked(file: str, found: Table, expected: Mapping[str, Check], at: str = "") -> Iterator[Fault]:
    """A walk that misses no key which need not be there."""
    for fault in walk(file, found, expected, at):
        if fault.said.id != "case.missing" or fault.key.removeprefix(at) not in OPTIONAL:
            yield fault


def _twice(file: str, field: str, said: str, cards: Sequence[Table], base: Sequence[Table]) -> Iterator[Fault]:
    """A fault at each place whose name or id an earlier one has; what is blank or no text has its own fault already."""
    seen = {fold(one[field]): str(one[field]) for one in base if one.get(field)}
    for number, card in enumerate(cards, 1):
        value = card.get(field)
        if isinstance(value, str) and (known := fold(value)):
            if known in seen:
                yield Fault(file, f"places.{number}.{field}", phrase(said, name=value[:LENGTH], other=seen[known][:LENGTH]))
            seen.setdefault(known, value)
