"""The papers and formats that travel with the program, read once."""

from functools import cache

from gm_console.printing.formats import Format, Stock, load
from gm_console.shipped import shipped


@cache
def stock() -> Stock:
    """All of them. Raises `Unprintable`."""
    return load(shipped("printables"))


def format_of(key: str) -> Format:
    """A format by its key, for what one printable needs beside its own; raises KeyError."""
    return stock().format(key)
