"""Formats by their key, for what one printable needs beside its own."""

from functools import cache

from gm_console.printing.formats import Format, load
from gm_console.shipped import shipped


@cache
def format_of(key: str) -> Format:
    """A format by its key; raises KeyError."""
    return load(shipped("printables")).format(key)
