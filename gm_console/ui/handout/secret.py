"""What is handed out: one player's card as plain values, and what a game brings so that the console can hand it out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gm_console.engine.value import Value

if TYPE_CHECKING:
    from gm_console.ui.desk import Desk
    from gm_console.words import Translator


class CardLine(Value, frozen=True):
    """One line of a card. ``label`` says in small letters what it is; ``boxes`` stand under the card's columns, true where ticked."""

    text: str
    label: str = ""
    boxes: tuple[bool, ...] = ()


class Secret(Value, frozen=True):
    """One player's card, made from that player's own view and nothing else.

    ``qr_text`` is what a phone reads, the same in clear; it is put behind a byte-order mark when it is drawn. ``columns`` are headings of
    the lines' boxes and ``foot`` stands at the bottom: both the same for everybody.
    """

    heading: str
    lines: tuple[CardLine, ...]
    qr_text: str
    columns: tuple[str, ...] = ()
    foot: str = ""

    @property
    def spoken(self) -> str:
        """All of it in one text, for who cannot see it."""
        lines = (f"{line.label}: {line.text}" if line.label else line.text for line in self.lines)
        return "\n".join((self.heading, *lines))


class Person(Value, frozen=True):
    """Somebody who gets a card. ``seen`` is the game's own record of it, None where the game keeps none."""

    id: str
    name: str
    seen: bool | None = None


def nobody_plays(view: Any) -> bool:
    """The host only hosts."""
    return False


@dataclass(frozen=True)
class Sheet:
    """A list that is the same for everybody, as a second page of each hand-out, so that reading it betrays nobody.

    ``lines`` gives it. Everybody may strike lines while he looks at it; ``struck`` gives those that were kept, from a player's own view,
    and ``strike`` has the game keep one more or put it back, where it keeps any of his.
    """

    lines: Callable[[Desk], tuple[str, ...]]
    struck: Callable[[Any], Collection[str]]
    strike: Callable[[Desk, str, str], None]


class Note(Value, frozen=True):
    """One card in a player's notebook. ``known`` says in words how he knows what it is; nothing where he does not.

    ``own`` is a card of his own hand, ``sought`` one that he has seen to be what everybody looks for; any other known card is not.
    """

    name: str
    known: str = ""
    own: bool = False
    sought: bool = False


class Notes(Value, frozen=True):
    """A group of a notebook under its heading: all cards of a kind, the same for everybody."""

    heading: str
    rows: tuple[Note, ...]


@dataclass(frozen=True)
class Dealing:
    """What a game brings to the hand-out.

    ``people`` gives who gets a card, by seat, from the table's view; ``secret`` a card, from that player's view and his id. ``possible``
    gives every card that may be dealt, from the desk: type and code are as large for all of them, so that a size betrays nothing;
    without it the cards in hand are measured. ``host_plays`` tells it from the table's view: then no card is copied for a guest.
    ``by_the_house`` makes of a card what the house rules named at the opening make of it, the same for everybody.
    ``mark_seen`` has the game record, by id, that a player has seen his card; without it the console remembers while the session is open.
    ``sheet`` is a list that goes along with every card. ``notebook`` is, instead, all that a player may have marked by now (C24, T31), from
    the table's and his own view: it lists the same cards in the same places for everybody.
    """

    people: Callable[[Any], tuple[Person, ...]]
    secret: Callable[[Translator, Any, str], Secret]
    possible: Callable[[Translator, Desk], Iterable[Secret]] | None = None
    host_plays: Callable[[Any], bool] = nobody_plays
    mark_seen: Callable[[Desk, str], None] | None = None
    sheet: Sheet | None = None
    notebook: Callable[[Translator, Desk, Any], tuple[Notes, ...]] | None = None
    by_the_house: Callable[[Translator, Mapping[str, Any], Secret], Secret] | None = None
