"""What one printer does to a page, set from the sheets it printed, and valid for the way it printed them alone."""

from gm_console.engine.value import Value

MARGIN = 4.0
"""Millimetres at a paper's edge that hardly any printer reaches."""
NOTCH = 0.25
"""Millimetres by which one number of the calibration sheet tells more than the one before."""
REACH = 12
"""So far its numbers run to both sides."""
FRAMES = (2, 3, 4, 5, 6, 8, 10)
"""Millimetres from the paper's edge at which a frame of the test sheet tells how far a printer reaches."""


class Profile(Value, frozen=True):
    """How a printer prints one paper, lying one way, turned over one way.

    ``offset_x`` and ``offset_y`` move every back, in millimetres to the right and down as that side is looked at; ``margin`` stays white at
    every edge. ``backs`` is ``long``, ``short``, ``gutter`` or ``none``.
    """

    paper: str
    backs: str = "none"
    orientation: str = "portrait"
    offset_x: float = 0.0
    offset_y: float = 0.0
    margin: float = MARGIN
    name: str = ""

    def shift(self, paper: str, backs: str, orientation: str) -> tuple[float, float]:
        """By how much backs are moved when printed in this way: not at all if it was set for another."""
        same = (self.paper, self.backs, self.orientation) == (paper, backs, orientation)
        return (self.offset_x, self.offset_y) if same else (0.0, 0.0)


def from_sheet(paper: str, backs: str, orientation: str, across: int, down: int, margin: float = MARGIN, name: str = "") -> Profile:
    """The profile of a printer from the two numbers read on its calibration sheet (see `calibration.calibration_sheet`).

    The numbers are read against the light from the front. A back is looked at from the other side, so what is right is left there, or,
    where it was turned over at its top, what is down is up.
    """
    upright = (backs == "short") == (orientation == "landscape")
    right, low = NOTCH * across, NOTCH * down
    x, y = (-right, low) if upright else (right, -low)
    return Profile(paper, backs, orientation, x or 0.0, y or 0.0, margin, name)
