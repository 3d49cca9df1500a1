"""Several texts below one another in one box, as a page of a book: they shrink together, so that their order stays plain."""

from collections.abc import Sequence

from gm_console.engine.phrase import phrase
from gm_console.engine.value import Value
from gm_console.printing.fitting import FLOOR, Fitted, Style, wrap
from gm_console.printing.glyphs import tidy
from gm_console.printing.pen import MM, Field, Pen
from gm_console.printing.sheet import Box

STEP = 0.02
"""By how much of their size all shrink at a time."""


class Block(Value, frozen=True):
    """A paragraph or a heading: its text, its style, and the millimetres before it at full size (none at the top)."""

    text: str
    style: Style
    before: float = 0


Set = tuple[tuple[Fitted, float], ...]
"""Each block as it is set, and the millimetres before it."""


def column(pen: Pen, field: Field, blocks: Sequence[Block], box: Box) -> float:
    """Sets blocks into a box and returns where they end. They are noted as one fault where they do not fit at the smallest size."""
    known = [pen.knows(field, tidy(block.text), block.style) for block in blocks]  # each is asked, so that all faults are noted
    if not all(known):
        return box.bottom
    found = fitted(blocks, box.width, box.height)
    if found is None:
        pen.fault(field, phrase("printing.too-long", length=sum(len(block.text) for block in blocks)))
        return box.bottom
    y = box.y
    for block, (text, before) in zip(blocks, found, strict=True):
        pen.shrank(field, block.style.size, text.size)
        y = pen.set(text, Box(box.x, y + before, box.width, text.height(block.style) / MM), block.style)
    return y


def fitted(blocks: Sequence[Block], width: float, height: float) -> Set | None:
    """The blocks at the largest share of their sizes at which they fit into millimetres; None where the smallest would pass the floor."""
    least = min((block.style.size for block in blocks), default=FLOOR)
    for step in range(int((1 - FLOOR / least) / STEP + 1e-6) + 1):
        found = _set(blocks, 1 - STEP * step, width)
        if found is not None and _height(blocks, found) <= height:
            return found
    return None


def _height(blocks: Sequence[Block], found: Set) -> float:
    return sum(before + text.height(block.style) / MM for block, (text, before) in zip(blocks, found, strict=True))


def _set(blocks: Sequence[Block], share: float, width: float) -> Set | None:
    """Every block at one share of its size."""
    found = [wrap(block.text, block.style, block.style.size * share, width * MM) for block in blocks]
    if any(text is None for text in found):
        return None
    before = [0.0, *(block.before * share for block in blocks[1:])]
    return tuple((text, room) for text, room in zip(found, before, strict=False) if text is not None)
