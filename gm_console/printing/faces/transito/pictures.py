"""Who is under suspicion in a city: a bust and a colour for each place in the list, whatever the set calls them."""

from collections.abc import Sequence
from functools import lru_cache

from gm_console.printing.faces.envelope.busts import Bust, figure
from gm_console.printing.faces.envelope.figure import Figure

BUSTS: Sequence[Bust] = (
    Bust("#b3202c", "#4a2c1d", ("long-back", "slender", "hoodie", "neck", "head", "lips", "parted", "helmet")),
    Bust("#d9a21c", "#2b1d1a", ("broad", "vest", "neck", "head", "short", "brows", "small-moustache", "cap")),
    Bust("#efe6d2", "#7a5a40", ("bun-back", "slender", "scarf", "neck", "head", "brows", "lips", "parted", "glasses", "earrings")),
    Bust("#3f6b35", "#3a2b20", ("broad", "lapels", "tie", "neck", "head", "short", "brows", "shades", "beret")),
    Bust("#2a5f94", "#5a3a22", ("broad", "hoodie", "neck", "head", "short", "brows", "beard")),
    Bust("#6d3a86", "#8a4a24", ("curls-back", "slender", "scarf", "neck", "head", "brows", "lips", "curls", "glasses")),
)
GROUNDS: Sequence[str] = ("#ecd2c8", "#efe2b8", "#d3d8d6", "#d5dec4", "#cddde6", "#dfd2e2")


@lru_cache(maxsize=16)
def bust(place: int) -> Figure:
    """The picture of the suspect at a place in the list, from 0."""
    return figure(BUSTS[place % len(BUSTS)])


def colour(place: int) -> str:
    """His colour."""
    return BUSTS[place % len(BUSTS)].colour


def ground(place: int) -> str:
    """What lies behind him."""
    return GROUNDS[place % len(GROUNDS)]
