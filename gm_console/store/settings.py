"""The host's settings: one frozen value, kept as TOML that a person can edit."""

import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from gm_console.engine.value import Phrase, Value, phrase

Language = Literal["auto", "es", "fr", "en"]


class Settings(Value, frozen=True):
    """Languages ("auto" is the system's; the public screen's and the cards' "auto" is the console's), look, sound, and what is remembered.

    ``text_scale`` is in percent. ``names`` are players seen before; ``last_host`` is who hosted.
    """

    language: Language = "auto"
    public_language: Language = "auto"
    cards_language: Language = "auto"
    theme: Literal["club", "papel", "contraste"] = "club"
    text_scale: Annotated[int, msgspec.Meta(ge=100, le=175)] = 100
    sounds: bool = True
    hold_only: bool = False
    names: tuple[str, ...] = ()
    last_host: str = ""


def load(path: Path) -> tuple[Settings, tuple[Phrase, ...]]:
    """The settings, and a sentence for each that was not valid: it has its default then. No file: all defaults."""
    try:
        found: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return Settings(), ()
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return Settings(), (phrase("store.settings", key=path.name),)
    values, wrong = {}, []
    for field in msgspec.structs.fields(Settings):
        if field.name in found:
            try:
                values[field.name] = msgspec.convert(found[field.name], field.type)
            except msgspec.ValidationError:
                wrong.append(phrase("store.settings", key=field.name))
    return Settings(**values), tuple(wrong)


def save(path: Path, settings: Settings) -> Phrase | None:
    """Writes the settings whole; the sentence if the disk refuses, which is no reason to stop."""
    from gm_console.store.errors import FileError  # reading, which the first frame waits for, needs none of it
    from gm_console.store.files import write_whole

    body = {name: getattr(settings, name) for name in Settings.__struct_fields__}
    text = "".join(f"{name} = {_toml(value)}\n" for name, value in body.items())
    try:
        write_whole(path, text.encode("utf-8", "replace"))
    except FileError as error:
        return error.said
    return None


def _toml(value: object) -> str:
    """Strings, numbers, switches and lists of strings: JSON writes them as TOML does, but for one sign."""
    import json

    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
