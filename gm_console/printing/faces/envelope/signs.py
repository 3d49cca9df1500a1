"""Small marks for kinds of cards, so that no colour tells alone what a card is."""

from collections.abc import Mapping

from gm_console.printing.faces.envelope.figure import Layer, draw
from gm_console.printing.pen import Pen
from gm_console.printing.sheet import Box

SIGNS: Mapping[str, str] = {
    "person": "O 50 30 20 M 12 92 C 12 66 28 56 50 56 C 72 56 88 66 88 92 Z",
    "weapon": "M 92 8 L 78 36 L 48 64 L 36 52 L 64 22 Z M 24 50 L 50 76 L 43 83 L 36 76 L 20 92 L 8 80 L 24 64 L 17 57 Z",
    "door": "M 22 94 L 22 20 C 22 2 78 2 78 20 L 78 94 Z O 64 56 6",
    "pin": "M 50 96 C 30 70 18 54 18 38 C 18 20 32 6 50 6 C 68 6 82 20 82 38 C 82 54 70 70 50 96 Z O 50 38 14",
    "warning": "M 50 6 L 97 90 L 3 90 Z M 46 34 L 54 34 L 53 66 L 47 66 Z O 50 76 5",
}
"""An outline by its key; what lies inside another is left out of it."""


def sign(pen: Pen, key: str, box: Box, colour: str) -> None:
    """A mark in the middle of a box."""
    draw(pen, (Layer(SIGNS[key], colour, evenly=True),), box)
