"""What the host may want to know of a file that was printed."""

from gm_console.engine.phrase import Phrase
from gm_console.engine.value import Value

Field = str | Phrase
"""What the host calls a text of a card."""


class Shrunk(Value, frozen=True):
    """A text that was printed smaller than its style has it, in points, and on which page from 0."""

    card: str
    field: Field
    style: float
    size: float
    page: int = 0


class Report(Value, frozen=True):
    """Pages, texts that shrank, and (card, millimetres) of symbols with small modules."""

    pages: int
    shrunk: tuple[Shrunk, ...]
    small: tuple[tuple[str, float], ...]
