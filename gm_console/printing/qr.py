"""QR symbols for a phone without a network: on paper as one shape, on screen as rows of modules.

A text stands in UTF-8 behind a byte-order mark, or readers take accents for another script. A deck has one version, so that
all its symbols look alike from outside; the mask is fixed, which saves trying all eight.
"""

from collections.abc import Iterable, Sequence

from qrcode.constants import ERROR_CORRECT_M
from qrcode.exceptions import DataOverflowError
from qrcode.main import QRCode
from qrcode.util import BIT_LIMIT_TABLE

MARK = "\ufeff"
QUIET = 4
"""Modules of white around a symbol."""
LEAST, WANTED = 0.4, 0.5
"""Millimetres a module must and should measure."""
MASK = 2

Matrix = tuple[tuple[bool, ...], ...]


class TooLong(ValueError):  # noqa: N818 - it says what is the matter, not that something is
    """A text that the version, or any version, does not hold."""


def payload(text: str) -> bytes:
    """What a symbol holds: the text in UTF-8 behind its mark."""
    return (MARK + text).encode()


def version_for(texts: Iterable[str]) -> int:
    """The smallest version that holds each of the texts. Raises `TooLong` where none does."""
    longest = max((len(payload(text)) for text in texts), default=0)
    for version in range(1, 41):
        if 4 + (8 if version < 10 else 16) + 8 * longest <= BIT_LIMIT_TABLE[ERROR_CORRECT_M][version]:
            return version
    raise TooLong(longest)


def side(version: int) -> int:
    """Modules along one side, the quiet zone included."""
    return 17 + 4 * version + 2 * QUIET


def matrix(text: str, version: int) -> Matrix:
    """The modules of a symbol row by row, True for dark, without the quiet zone. Raises `TooLong`."""
    code = QRCode(version=version, error_correction=ERROR_CORRECT_M, border=0, mask_pattern=MASK)
    code.add_data(payload(text), optimize=0)
    try:
        code.make(fit=False)
    except DataOverflowError as error:
        raise TooLong(len(payload(text))) from error
    return tuple(tuple(map(bool, row)) for row in code.modules)


def rectangles(modules: Sequence[Sequence[bool]]) -> list[tuple[int, int, int, int]]:
    """The dark modules as (left, top, width, height): runs of a row, joined with equal runs below."""
    done: list[tuple[int, int, int, int]] = []
    open_: dict[tuple[int, int], int] = {}
    for y, row in enumerate((*modules, ())):
        found = dict.fromkeys(_stretches(row), y)
        for (x, end), top in open_.items():
            if (x, end) in found:
                found[x, end] = top
            else:
                done.append((x, top, end - x, y - top))
        open_ = found
    return done


def _stretches(row: Sequence[bool]) -> list[tuple[int, int]]:
    """Where dark begins and ends in a row."""
    edges, before = [], False
    for x, dark in enumerate((*row, False)):
        if dark != before:
            edges.append(x)
            before = dark
    return list(zip(edges[::2], edges[1::2], strict=True))


def outline(text: str, version: int) -> str:
    """A symbol as one path of PDF operators, one unit a module, the origin at its lower left. Raises `TooLong`."""
    modules = matrix(text, version)
    size = len(modules)
    return " ".join(f"{x} {size - y - high} {wide} {high} re" for x, y, wide, high in rectangles(modules))
