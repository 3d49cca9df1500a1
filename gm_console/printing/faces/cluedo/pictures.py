"""Which picture and colour each card of Cluedo has."""

from collections.abc import Mapping
from functools import lru_cache

from gm_console.printing.faces.envelope.busts import Bust, figure
from gm_console.printing.faces.envelope.figure import Figure

GREY, BROWN, BLACK = "#8a8580", "#6b5a48", "#2b1d1a"

BUSTS: Mapping[str, Bust] = {
    "rose": Bust("#b3202c", BLACK, ("bob-back", "neck", "bare", "gown", "choker", "head", "lips", "bob", "band", "earrings")),
    "moutarde": Bust("#c8931a", BROWN, ("broad", "tunic", "neck", "head", "sides", "brows", "moustache", "monocle", "cap")),
    "leblanc": Bust("#f3efe6", GREY, ("bun-back", "slender", "apron", "neck", "head", "brows", "lips", "parted", "maid-cap")),
    "olive": Bust(
        "#3f6b35", "#3a2b20", ("broad", "lapels", "tie", "neck", "head", "sides", "brows", "small-moustache", "glasses", "bowler")
    ),
    "pervenche": Bust(
        "#2b6d9c", "#3a2f38", ("long-back", "slender", "neck", "pearls", "head", "lips", "parted", "feather-hat", "earrings")
    ),
    "violet": Bust("#6a3a7c", "#5a5350", ("broad", "lapels", "bow-tie", "neck", "head", "wild", "brows", "glasses", "goatee")),
}
GROUNDS: Mapping[str, str] = {
    "rose": "#ecd2c8",
    "moutarde": "#efe2b8",
    "leblanc": "#d3d8d6",
    "olive": "#d5dec4",
    "pervenche": "#cddde6",
    "violet": "#dfd2e2",
}
"""What lies behind a bust."""


@lru_cache(maxsize=16)
def bust(suspect: str) -> Figure:
    """A suspect's picture; nothing for one nobody has drawn."""
    return figure(BUSTS[suspect]) if suspect in BUSTS else ()


def colour(suspect: str) -> str:
    """A suspect's colour."""
    return BUSTS[suspect].colour if suspect in BUSTS else "#444444"
