"""The console's fonts on paper, registered with reportlab once."""

from functools import lru_cache
from pathlib import Path
from threading import Lock

from reportlab import rl_config
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

SERIF, SERIF_BOLD, SERIF_ITALIC = "ClubSerif", "ClubSerif-SemiBold", "ClubSerif-Italic"
SANS, SANS_BOLD, SIGNS = "ClubSans", "ClubSans-SemiBold", "ClubSigns"
_FILES = {
    SERIF: "EBGaramondClub-Regular.ttf",
    SERIF_BOLD: "EBGaramondClub-SemiBold.ttf",
    SERIF_ITALIC: "EBGaramondClub-Italic.ttf",
    SANS: "InterClub-Regular.ttf",
    SANS_BOLD: "InterClub-SemiBold.ttf",
    SIGNS: "ClubSigns-Regular.ttf",
}


_READING = Lock()


class Font(TTFont):  # type: ignore[misc] # reportlab has no stubs
    """A font that two documents may be made with at once: it is cut to size for one after the other.

    reportlab reads a font's file through one place in it, so two threads would read each other's letters.
    """

    def addObjects(self, doc: object) -> None:  # noqa: N802 - reportlab calls it so
        """Puts the letters a document uses into it."""
        with _READING:
            super().addObjects(doc)


def register(folder: Path) -> None:
    """Registers every cut; later calls cost nothing."""
    with _READING:
        _register(folder)


@lru_cache(maxsize=1)
def _register(folder: Path) -> None:
    rl_config.useA85 = 0  # pages in bytes as they are: letters would make a quarter more of them
    rl_config.canvas_basefontname = SERIF  # what a canvas names before anything is drawn
    for name, file in _FILES.items():
        pdfmetrics.registerFont(Font(name, folder / file))
