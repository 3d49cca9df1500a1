"""Frozen values: the one base of everything that is state, command, event or view."""

from typing import Annotated, ClassVar, TypeVar

import msgspec

T = TypeVar("T")
Player = Annotated[str, msgspec.Meta(extra={"kind": "player"})]
"""A player's id inside the program; his name on the wire."""

Purse = Annotated[str, msgspec.Meta(extra={"kind": "player"})]
"""A player's id, ``pot`` or ``host`` inside; a name, ``pot`` or ``host`` on the wire (no player may be called so)."""

UNKNOWN = "?"
"""First letter of what stands for a name nobody has: ids never begin so, and the guard refuses it where players are looked at."""


class Value(msgspec.Struct, frozen=True, gc=False):
    """A frozen struct; what is inside is frozen too: tuples, never lists or dicts.

    Values are trees and never part of a cycle, so the garbage collector need not look at them: a long evening has a hundred thousand.
    """


class Command(Value, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="do", tag=str.lower):
    """What somebody asks for, in the imperative. ``phases`` names the phases in which it may be asked."""

    phases: ClassVar[tuple[str, ...]] = ()


class Event(Value, frozen=True, omit_defaults=True, tag_field="event", tag=str.lower):
    """What came of it, in the past tense. A field annotated with `HIDDEN` never leaves the program with the event.

    ``version`` counts the shapes an event of that name has had.
    """

    version: ClassVar[int] = 1


HIDDEN = msgspec.Meta(extra={"hidden": True})
"""Marks a field of an event as a secret of the moment: ``count: Annotated[int, HIDDEN]``."""


def sure(value: T | None) -> T:
    """A value that the phase guarantees. Raises LookupError where the state is not what its phase says."""
    if value is None:
        raise LookupError("the state is not what its phase says")
    return value
