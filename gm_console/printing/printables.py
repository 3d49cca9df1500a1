"""What each game prints: a TOML file a game, read with all faults at once, and the decks that come of it."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

import msgspec

from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.value import Value
from gm_console.printing.formats import Check, Format, Stock, length, one_of, read_tables, tables
from gm_console.printing.sheet import Backs
from gm_console.printing.troubles import Fault, Unprintable
from gm_console.words import Translator

if TYPE_CHECKING:
    from gm_console.printing.press import Deck

Need = Literal["players", "characters", "case", "deck", "deals", "hands", "board"]
"""What there must be before something can be printed; ``hands`` are those the desk has dealt at a table."""

DeckMaker = Callable[[Any, Translator, Format, Backs], "tuple[Deck, ...]"]
"""Makes a printable's decks from the game's own evening, the words of the cards, a format and how the backs come about."""


class Printable(Value, frozen=True):
    """One thing a game prints. ``formats`` are keys, the usual one first; ``weight`` is its paper's, in g/m².

    ``secret``: it tells what players must not know before the reveal. ``uses`` is what goes into it where it is there; ``kit``: the
    kit has it.
    """

    key: str
    formats: tuple[str, ...]
    backs: Backs
    weight: int
    secret: bool = False
    needs: tuple[Need, ...] = ()
    uses: tuple[Need, ...] = ()
    kit: bool = True

    def lacks(self, there: frozenset[str]) -> tuple[Need, ...]:
        """What it needs and is not there."""
        return tuple(need for need in self.needs if need not in there)


class Wish(Value, frozen=True):
    """How the host wants it: another format or other backs than usual, where the printable knows the format."""

    format: str = ""
    backs: Backs | None = None


USUAL = Wish()


def load(folder: Path, game: str, stock: Stock) -> tuple[Printable, ...]:
    """What a game prints, in the order of its kit. Raises `Unprintable` with every fault of its file."""
    file = f"{game}.toml"
    found = read_tables(folder / file)
    expected = _expected(stock)
    faults = (*tables(file, found, expected), *_missing(file, found))
    if faults:
        raise Unprintable(faults)
    return tuple(msgspec.convert({"key": key, **table}, Printable) for key, table in found.items())


def _expected(stock: Stock) -> Mapping[str, Check]:
    return {
        "formats": _listed([format_.key for format_ in stock.formats], least=1),
        "backs": one_of(*get_args(Backs)),
        "secret": one_of(*(False, True)),
        "weight": _weight,
        "needs": _listed(get_args(Need), least=0),
        "uses": _listed(get_args(Need), least=0),
        "kit": one_of(*(False, True)),
    }


def _weight(value: Any) -> Phrase | None:
    """A paper's weight, whole grams a square metre."""
    return length(40, 400)(value if isinstance(value, int) else None)


def _listed(known: Sequence[str], least: int) -> Check:
    """A list of known keys."""

    def check(value: Any) -> Phrase | None:
        right = isinstance(value, list) and len(value) >= least and all(item in known for item in value)
        return None if right else phrase("printing.data.listed", choices=tuple(known))

    return check


def _missing(file: str, found: Mapping[str, Any]) -> Iterator[Fault]:
    for key, table in found.items():
        for needed in ("formats", "backs", "weight"):
            if isinstance(table, dict) and needed not in table:
                yield Fault(file, f"{key}.{needed}", phrase("printing.data.missing"))


def makers(game: str) -> Mapping[str, DeckMaker]:
    """What draws each printable of a game, by its key."""
    made: Mapping[str, DeckMaker] = importlib.import_module(f"gm_console.printing.faces.{game}.decks").DECKS
    return made


def able(game: str, wanted: Sequence[Printable], evening: Any, words: Translator) -> tuple[Printable, ...]:
    """Of what is wanted, all that can be made for an evening: so a kit leaves out what is not there yet.

    Raises `Unprintable` where that is nothing; a thing wanted alone says by that what it lacks.
    """
    there = brought(game, evening)
    found = tuple(printable for printable in wanted if not printable.lacks(there))
    if not found:
        raise Unprintable(tuple(_lack(game, printable, there, words) for printable in wanted))
    return found


def decks(game: str, printable: Printable, evening: Any, words: Translator, stock: Stock, wish: Wish = USUAL) -> tuple[Deck, ...]:
    """The decks of one printable, in its usual format where it does not know the one that is wished for."""
    key = wish.format if wish.format in printable.formats else printable.formats[0]
    return makers(game)[printable.key](evening, words, stock.format(key), wish.backs or printable.backs)


def brought(game: str, evening: Any) -> frozenset[str]:
    """Which needs an evening meets."""
    there: frozenset[str] = importlib.import_module(f"gm_console.printing.faces.{game}.gathering").brought(evening)
    return there


def _lack(game: str, printable: Printable, there: frozenset[str], words: Translator) -> Fault:
    needs = tuple(phrase(f"printing.needs.{need}") for need in printable.lacks(there))
    return Fault(words.text(f"printing.{game}.{printable.key}.title"), "", phrase("printing.lacks", needs=needs))
