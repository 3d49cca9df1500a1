"""A hand of several cards, and a notebook of all of them: what games with hands hand out. They differ in nothing but words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from gm_console.engine.value import Value
from gm_console.ui.handout.secret import CardLine, Note, Notes, Secret
from gm_console.words import Translator


class Card(Value, frozen=True):
    """A card by its id, with its name and the name of its kind in the cards' language."""

    id: str
    name: str
    kind: str


class Known(Value, frozen=True):
    """How a card is known: ``own``, ``open``, ``shown`` or ``sought``; ``by`` whom, where somebody showed it, to this player or to all."""

    card: str
    how: str
    by: str = ""


def made(words: Translator, cards: Sequence[Card], name: str, foot: str) -> Secret:
    """One hand: a line for each card, in the order of the deck."""
    heading = words.text("handout.hand")
    plain = "\n".join((name, heading, *(f"{card.kind}: {card.name}" for card in cards), foot))
    return Secret(heading, tuple(CardLine(card.name, card.kind) for card in cards), plain.strip(), foot=foot)


def possible(words: Translator, deck: Sequence[Card], most: int, names: Iterable[str], foot: str) -> Iterator[Secret]:
    """Hands to be measured for: every card is in one, the longest ones together, and each has as many lines as the largest at the table."""
    longest = max(names, key=lambda name: len(name.encode()), default="")
    by_length = sorted(deck, key=lambda card: -len(f"{card.kind}{card.name}".encode()))
    size = max(1, most)
    for begin in range(0, len(by_length), size):
        chunk = by_length[begin : begin + size]
        yield made(words, (*chunk, *by_length[: size - len(chunk)]), longest, foot)


def notebook(words: Translator, groups: Sequence[tuple[str, Sequence[Card]]], known: Iterable[Known]) -> tuple[Notes, ...]:
    """All cards under the names of their kinds, each with how it is known."""
    found = {one.card: one for one in known}
    return tuple(Notes(heading, tuple(noted(words, card, found.get(card.id)) for card in cards)) for heading, cards in groups)


def noted(words: Translator, card: Card, known: Known | None) -> Note:
    """A line of a notebook."""
    if known is None:
        return Note(card.name)
    how = "public" if known.how == "open" and known.by else known.how
    return Note(card.name, words.text(f"handout.note.{how}", by=known.by), own=known.how == "own", sought=known.how == "sought")
