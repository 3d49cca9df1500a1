"""A sentence not yet in any language."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Phrase:
    """The id of a phrase and the values it needs, by name.

    It is said and never kept, so it needs nothing of what state and events need: the first screen speaks before they are there.
    """

    id: str
    fields: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Spoken:
    """A name in each language, as authored content has it: said in the one its sentence is in."""

    es: str
    fr: str
    en: str


@dataclass(frozen=True, slots=True)
class Listed:
    """Several things in one sentence, «a, b and c», each a text or a phrase. A tuple of phrases is said one a line instead."""

    items: tuple[object, ...]


def phrase(id_: str, **fields: object) -> Phrase:
    """A `Phrase` from keywords."""
    return Phrase(id_, tuple(fields.items()))
