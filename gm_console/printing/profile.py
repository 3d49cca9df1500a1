"""What one printer does to a page, set from a sheet it printed, and valid for that paper and way of turning alone."""

from gm_console.engine.value import Value

MARGIN = 4.0
"""Millimetres at a paper's edge that hardly any printer reaches."""


class Profile(Value, frozen=True):
    """How a printer prints one paper turned one way.

    ``offset_x`` and ``offset_y`` move every back, in millimetres to the right and down as that side is looked at; ``margin`` stays white at
    every edge. ``backs`` is ``long``, ``short``, ``gutter`` or ``none``.
    """

    paper: str
    backs: str
    offset_x: float = 0.0
    offset_y: float = 0.0
    margin: float = MARGIN
    name: str = ""

    def suits(self, paper: str, backs: str) -> bool:
        """Whether it was set for printing in this way."""
        return (self.paper, self.backs) == (paper, backs)
