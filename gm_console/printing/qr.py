"""QR symbols for a phone without a network: on paper as one shape, on screen as rows of modules.

A text stands in UTF-8 behind a byte-order mark, or readers take accents for another script. A deck has one version, so that
all its symbols look alike from outside; the mask is fixed, which saves trying all eight.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import zip_longest

from qrcode.base import rs_blocks
from qrcode.constants import ERROR_CORRECT_M
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
    code.data_cache = codewords(payload(text), version)  # or the library works them out ten times as slowly
    code.make(fit=False)
    return tuple(tuple(map(bool, row)) for row in code.modules)


def codewords(data: bytes, version: int) -> list[int]:
    """Everything a symbol holds: data in one stretch of bytes, padding, and what mends it, block by block in turn. Raises `TooLong`."""
    blocks = rs_blocks(version, ERROR_CORRECT_M)
    room, wide = sum(block.data_count for block in blocks), 8 if version < 10 else 16
    head = (0b0100 << wide | len(data)) << 8 * len(data) | int.from_bytes(data, "big")
    size = len(data) + (wide + 8) // 8
    if size > room or len(data) >> wide:
        raise TooLong(len(data))
    stream = (head << 4).to_bytes(size, "big") + (b"\xec\x11" * room)[: room - size]
    parts, mends, at = [], [], 0
    for block in blocks:
        parts.append(stream[at : at + block.data_count])
        mends.append(_mending(parts[-1], block.total_count - block.data_count))
        at += block.data_count
    return [byte for group in (parts, mends) for column in zip_longest(*group) for byte in column if byte is not None]


def _mending(block: bytes, count: int) -> bytes:
    """The remainder of a block by the generator of so many bytes: one step a byte, each looked up whole."""
    steps, left, top, mask = _steps(count), 0, 8 * (count - 1), (1 << 8 * count) - 1
    for byte in block:
        left = (left << 8 & mask) ^ steps[byte ^ (left >> top)]
    return left.to_bytes(count, "big")


@cache
def _steps(count: int) -> tuple[int, ...]:
    """The generator of so many bytes times every byte, as one number each."""
    generator = [1]
    for power in range(count):
        shifted = [*generator, 0]
        generator = [a ^ _times(b, power) for a, b in zip(shifted, (0, *generator), strict=True)]
    return tuple(int.from_bytes(bytes(_product(byte, part) for part in generator[1:]), "big") for byte in range(256))


def _times(byte: int, power: int) -> int:
    """A byte times two to a power, in the symbol's field of 256."""
    return EXP[(LOG[byte] + power) % 255] if byte else 0


def _product(one: int, other: int) -> int:
    return _times(one, LOG[other]) if other else 0


def _powers() -> tuple[int, ...]:
    """Every power of two in the field, from 0 to 254."""
    found = [1]
    while len(found) < 255:
        double = found[-1] << 1
        found.append(double ^ 0x11D if double > 255 else double)
    return tuple(found)


EXP = _powers()
LOG = {byte: power for power, byte in enumerate(EXP)}


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


def _stretches(row: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Where dark begins and ends in a row."""
    return (dark.span() for dark in re.finditer(rb"\x01+", bytes(row)))


def outline(text: str, version: int) -> str:
    """A symbol as one path of PDF operators, one unit a module, the origin at its lower left. Raises `TooLong`."""
    modules = matrix(text, version)
    size = len(modules)
    return " ".join(f"{x} {size - y - high} {wide} {high} re" for x, y, wide, high in rectangles(modules))
