"""Names of players and clichés: how they are kept, compared and refused."""

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from gm_console.engine.phrase import Phrase, phrase

NAME_LENGTH = 40
TURNS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
RESERVED = frozenset({"host", "table", "pot", "case"})


def tidy(text: str) -> str:
    """The spelling that is kept: NFC, no space around."""
    return unicodedata.normalize("NFC", text).strip()


@lru_cache(maxsize=1024)
def key(text: str) -> str:
    """What is compared: two names are alike when their keys are equal."""
    return unicodedata.normalize("NFC", tidy(text).casefold())


def fault(text: str, length: int = NAME_LENGTH) -> Phrase | None:
    """What is wrong with one name, or None."""
    name = tidy(text)
    if not any(unicodedata.category(letter)[0] in "LNPSM" for letter in name):
        return phrase("name.empty")
    if len(name) > length:
        return phrase("name.long", name=name[:length] + "…", length=length)
    if any(_controls(letter) for letter in name):
        return phrase("name.control", name=ascii(name)[1:-1])
    if key(name) in RESERVED:
        return phrase("name.reserved", name=name)
    return None


def _controls(letter: str) -> bool:
    """Control characters, and those that would turn round what stands after a name as well."""
    return unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or unicodedata.bidirectional(letter) in TURNS


def faults(names: Iterable[str], length: int = NAME_LENGTH) -> tuple[Phrase, ...]:
    """Everything wrong with a list of names: each by itself, and two that are alike."""
    found: list[Phrase] = []
    seen: set[str] = set()
    for name in names:
        if wrong := fault(name, length):
            found.append(wrong)
        elif key(name) in seen:
            found.append(phrase("name.twice", name=tidy(name)))
        seen.add(key(name))
    return tuple(found)
