"""Text that is set and not spoken of: that a secret's text came out smaller would tell which secret it is."""

from gm_console.engine.phrase import phrase
from gm_console.printing.fitting import Style, fit
from gm_console.printing.glyphs import tidy
from gm_console.printing.pen import MM, Pen
from gm_console.printing.sheet import Box
from gm_console.printing.troubles import Fault, Unprintable


def hushed(pen: Pen, text: str, box: Box, style: Style, lines: int = 2) -> None:
    """As `Pen.write`, for a text that was looked at before with all others that might stand there. Raises `Unprintable` with no name."""
    fitted = fit(tidy(text), style, box.width * MM, box.height * MM, lines)
    if fitted is None:
        raise Unprintable((Fault("", "", phrase("printing.too-long", length=len(text))),))
    pen.set(fitted, box, style)
