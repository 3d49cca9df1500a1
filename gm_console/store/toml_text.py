"""TOML as a person would write it, so that a person can go on with it: texts of several lines stay so, lists have one item a line."""

import re


def written(key: str, value: object) -> str:
    """One key and its value: a text, a whole number or a tuple of texts."""
    return f"{key} = {_value(value)}"


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return "[\n" + "".join(f"    {_line(item)},\n" for item in value) + "]" if value else "[]"
    if not isinstance(value, str):
        return str(value)
    return f'"""\n{_lines(value)}"""' if "\n" in value else _line(value)


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
