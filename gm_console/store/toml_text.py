"""TOML as a person would write it, so that a person can go on with it: texts of several lines stay so, lists have one item a line."""

import re
from collections.abc import Mapping
from datetime import date, time


def written(key: str, value: object) -> str:
    """One key and its value, whatever TOML can hold."""
    return f"{_key(key)} = {_value(value)}"


def comments(text: str) -> list[str]:
    """The comments of a text that is sound TOML, each from its ``#`` on; a ``#`` within a string is none."""
    return [found[0].rstrip() for found in _TOKEN.finditer(text) if found[0].startswith("#")]


_STRINGS = (r'"{3}(?:\\.|[^\\])*?"{3,5}', r"'{3}.*?'{3,5}", r'"(?:\\.|[^"\\\n])*"', r"'[^'\n]*'")
_TOKEN = re.compile("|".join((*_STRINGS, r"#[^\n]*")), re.DOTALL)
"""Strings of the four kinds, and comments: whichever begins first."""


def _key(key: str) -> str:
    return key if re.fullmatch(r"[\w-]+", key, re.ASCII) else _line(key)


def _value(value: object) -> str:
    if isinstance(value, tuple | list):
        return "[\n" + "".join(f"    {_inline(item)},\n" for item in value) + "]" if value else "[]"
    return f'"""\n{_lines(value)}"""' if isinstance(value, str) and "\n" in value else _inline(value)


def _inline(value: object) -> str:
    """A value on one line."""
    match value:
        case str():
            return _line(value)
        case bool():
            return str(value).lower()
        case date() | time():
            return value.isoformat()
        case tuple() | list():
            return f"[{', '.join(_inline(item) for item in value)}]"
        case Mapping():
            return f"{{ {', '.join(f'{_key(key)} = {_inline(item)}' for key, item in value.items())} }}" if value else "{}"
    return str(value)


def _line(value: str) -> str:
    return '"' + _escaped(value).replace('"', '\\"').replace("\n", "\\n") + '"'


def _lines(value: str) -> str:
    """Quotation marks stay as they are, unless they could be taken for the closing ones."""
    return re.sub(r'"(?="|\Z)', r'\\"', _escaped(value))


def _escaped(value: str) -> str:
    """What TOML cannot show, spelt out."""
    plain = value.replace("\\", "\\\\")
    return "".join(letter if letter in "\n\t" or _shown(letter) else f"\\u{ord(letter):04x}" for letter in plain)


def _shown(letter: str) -> bool:
    return ord(letter) >= 32 and ord(letter) != 127
