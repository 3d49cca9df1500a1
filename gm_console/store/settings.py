"""The host's settings: one frozen value, kept as TOML that a person can edit."""

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Literal, get_args

from gm_console.engine.phrase import Phrase, phrase
from gm_console.words.system import system_language

Language = Literal["auto", "es", "fr", "en"]
ThemeKey = Literal["club", "papel", "contraste"]
TEXT_SCALES = range(100, 176)
"""Percent."""
MOST_NAMES = 40
"""So many names are remembered."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Languages ("auto" is the system's; the public screen's and the cards' "auto" is the console's), look, sound, and what is remembered.

    ``text_scale`` is in percent. ``names`` are players seen before; ``last_host`` is who hosted. A plain dataclass, checked by hand when it
    is read: a start waits for the settings, and what checks all other files takes a tenth of that start to import.
    """

    language: Language = "auto"
    public_language: Language = "auto"
    cards_language: Language = "auto"
    theme: ThemeKey = "club"
    text_scale: int = 100
    sounds: bool = True
    hold_only: bool = False
    names: tuple[str, ...] = ()
    last_host: str = ""


def languages(chosen: Settings) -> tuple[str, str, str]:
    """What the host reads, what the players' screen says, and what stands on cards and paper."""
    host = system_language() if chosen.language == "auto" else chosen.language
    public, cards = (host if one == "auto" else one for one in (chosen.public_language, chosen.cards_language))
    return host, public, cards


def _language(value: object) -> bool:
    return value in get_args(Language)


def _switch(value: object) -> bool:
    return isinstance(value, bool)


def _names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


VALID: dict[str, Callable[[Any], bool]] = {
    "language": _language,
    "public_language": _language,
    "cards_language": _language,
    "theme": lambda value: value in get_args(ThemeKey),
    "text_scale": lambda value: type(value) is int and value in TEXT_SCALES,
    "sounds": _switch,
    "hold_only": _switch,
    "names": _names,
    "last_host": lambda value: isinstance(value, str),
}
"""What a value of the file must be, one for each setting."""


def load(path: Path) -> tuple[Settings, tuple[Phrase, ...]]:
    """The settings, and a sentence for each that was not valid: it has its default then. No file: all defaults."""
    try:
        found: dict[str, Any] = tomllib.loads(path.read_text("utf-8-sig"))
    except FileNotFoundError:
        return Settings(), ()
    except (OSError, ValueError, RecursionError):  # a number of thousands of digits, brackets within thousands of brackets
        return Settings(), (phrase("store.settings", key=path.name),)
    known: dict[str, Any] = {name: value for name, value in found.items() if name in VALID}
    wrong = tuple(phrase("store.settings", key=name) for name, value in known.items() if not VALID[name](value))
    right = ((name, value) for name, value in known.items() if VALID[name](value))
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in right}
    return Settings(**values), wrong


def save(path: Path, settings: Settings) -> Phrase | None:
    """Writes the settings whole; the sentence if the disk refuses, which is no reason to stop."""
    from gm_console.store.errors import FileError  # reading, which the first frame waits for, needs none of it
    from gm_console.store.files import write_whole

    text = "".join(f"{name} = {_toml(value)}\n" for name, value in asdict(settings).items())
    try:
        write_whole(path, text.encode("utf-8", "replace"))
    except FileError as error:
        return error.said
    return None


def _toml(value: object) -> str:
    """Strings, numbers, switches and lists of strings: JSON writes them as TOML does, but for one sign."""
    import json

    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def remember(settings: Settings, players: Sequence[str], host: str) -> Settings:
    """With these people, and the host where he has a name, before those seen earlier; each once, as spelled last."""
    from gm_console.engine import names

    found: dict[str, str] = {}
    for name in (*players, host, *settings.names):
        if tidied := names.tidy(name):
            found.setdefault(names.key(tidied), tidied)
    return replace(settings, names=tuple(found.values())[:MOST_NAMES], last_host=names.tidy(host) or settings.last_host)
