"""Text made ready for paper: composed letters, plain spaces, and each stretch in a font that has its signs."""

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

from reportlab.pdfbase import pdfmetrics

from gm_console.printing import fonts

FALLBACKS = (fonts.SANS, fonts.SIGNS)
"""Where a sign is looked for that the wanted font lacks."""

_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]")


class Run(NamedTuple):
    """A stretch of text in one font."""

    font: str
    text: str


def tidy(text: str) -> str:
    """The text in composed letters, without signs that cannot be seen; lines stay lines, other white is a plain space."""
    composed = unicodedata.normalize("NFC", text).replace("\r\n", "\n")
    shown = _UNSEEN.sub("", composed)
    return "".join(_space(letter) if letter.isspace() else letter for letter in shown) if not shown.isascii() or "\t" in shown else shown


def _space(white: str) -> str:
    """White of any kind as a font has it: lines and what must not break stay so."""
    if white in "\n\u00a0":
        return white
    return "\u00a0" if white in "\u202f\u2007" else " "


def lacking(text: str, font: str) -> str:
    """The signs of a tidy text that neither the font nor those it falls back on can show, each once.

    An accent that forms no letter with what stands before it is lacking too: it would be printed beside it.
    """
    return "".join(dict.fromkeys(sign for sign in text if not sign.isspace() and _home(sign, font) is None))


def legible(text: str, font: str) -> str:
    """A tidy text with a question mark for each sign that no font of ours can show: for what must be printed whatever it holds."""
    missing = set(lacking(text, font))
    return "".join("?" if sign in missing else sign for sign in text) if missing else text


@lru_cache(maxsize=4096)
def _home(sign: str, font: str) -> str | None:
    """The font that shows a sign."""
    if unicodedata.combining(sign):
        return None
    return next((name for name in (font, *FALLBACKS) if ord(sign) in pdfmetrics.getFont(name).face.charToGlyph), None)


@lru_cache(maxsize=4096)
def runs(text: str, font: str) -> tuple[Run, ...]:
    """A tidy text in stretches; what no font has stands in the wanted one (see `lacking`)."""
    if text.isascii():
        return (Run(font, text),)
    found: list[Run] = []
    for letter in text:
        home = font if letter.isspace() else _home(letter, font) or font
        if found and found[-1].font == home:
            found[-1] = Run(home, found[-1].text + letter)
        else:
            found.append(Run(home, letter))
    return tuple(found)


@lru_cache(maxsize=4096)
def measure(text: str, font: str) -> float:
    """The width of a tidy text at size 1."""
    return float(sum(pdfmetrics.getFont(run.font).stringWidth(run.text, 1) for run in runs(text, font)))
