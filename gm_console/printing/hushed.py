"""Text that is set and not spoken of: that a secret's text came out smaller would tell which secret it is."""

from gm_console.engine.phrase import Phrase, phrase
from gm_console.printing.fitting import Style, fit
from gm_console.printing.glyphs import tidy
from gm_console.printing.pen import MM, Pen, unknown
from gm_console.printing.sheet import Box
from gm_console.printing.troubles import Fault, Unprintable


def wrong(text: str, style: Style, width: float, height: float, lines: int = 2) -> Phrase | None:
    """What keeps a text out of a box of millimetres, to be asked of all that may stand there before any of it is drawn."""
    said = tidy(text)
    missing = unknown(said, style)
    if missing is not None:
        return missing
    return None if fit(said, style, width * MM, height * MM, lines) else phrase("printing.too-long", length=len(said))


def hushed(pen: Pen, text: str, box: Box, style: Style, lines: int = 2) -> None:
    """As `Pen.write`, for a text that was looked at before with all others that might stand there. Raises `Unprintable` with no name."""
    fitted = fit(tidy(text), style, box.width * MM, box.height * MM, lines)
    if fitted is None:
        raise Unprintable((Fault("", "", phrase("printing.too-long", length=len(text))),))
    pen.set(fitted, box, style)
