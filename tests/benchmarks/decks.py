"""A deck of secrets, printed three ways: by our press, by fpdf2, and as one would write it first. Run as a script, ours alone."""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from gm_console.printing import fonts, formats, press, qr
from gm_console.printing.backs import back
from gm_console.printing.fitting import Style
from gm_console.printing.pen import BRASS, MM, Pen
from gm_console.printing.press import Card, Deck, Job
from gm_console.printing.sheet import Box, lay, spot

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "resources/fonts"
SERIF = FONTS / "EBGaramondClub-Regular.ttf"
TITLE = Style(size=16, align="centre", place="middle")
FRAME, NAME, CODE = Box(3.5, 3.5, 56, 81), Box(6, 6, 51, 12), Box(6, 24, 51, 51)


def secret(number: int) -> str:
    """What a card's symbol says: place and role, as long as such texts are."""
    return f"Lugar: la estación espacial. Rol: capitana de navío n.º {number:04}"


def name(number: int) -> str:
    """What stands on a card."""
    return f"Estación espacial {number:04}"


def ours(cards: int) -> press.Printed:
    """Fronts and backs by the press."""
    stock = formats.load(ROOT / "printables")
    poker, version = stock.format("poker"), qr.version_for([secret(0)])

    def face(number: int) -> Card:
        def draw(pen: Pen) -> None:
            pen.rect(FRAME, 2, edge=BRASS, thick=0.4)
            pen.write("name", name(number), NAME, TITLE)
            pen.qr("code", secret(number), CODE, version)

        return Card(name(number), draw)

    return press.make(Job("Deck", stock.paper("A4"), [Deck(poker, [face(n) for n in range(cards)], "long", back(poker))]), FONTS)


def places(cards: int) -> list[tuple[int, float, float]]:
    """Page, left and top in millimetres of each of so many cards, as our sheets have them."""
    stock = formats.load(ROOT / "printables")
    layout = lay(stock.format("poker"), stock.paper("A4"))
    spots = [spot(layout, slot) for slot in range(layout.slots)]
    return [(n // layout.slots, spots[n % layout.slots].x - 31.5, spots[n % layout.slots].y - 44) for n in range(cards)]


def fpdf2(cards: int) -> bytes:
    """The same fronts by fpdf2, symbols as rectangles of the same rows, and plain backs."""
    from fpdf import FPDF

    paper, version = FPDF(unit="mm", format="A4"), qr.version_for([secret(0)])
    paper.add_font("serif", fname=str(SERIF))
    paper.set_font("serif", size=16)
    page = -1
    for number, (on, x, y) in enumerate(places(cards)):
        if on != page:
            _fpdf2_backs(paper, page, cards)
            page = on
            paper.add_page()
        paper.rect(x + 3.5, y + 3.5, 56, 81)
        paper.set_xy(x + 6, y + 6)
        paper.cell(51, 12, name(number), align="C")
        module = 51 / qr.side(version)
        for left, top, wide, high in qr.rectangles(qr.matrix(secret(number), version)):
            at = (x + 6 + (left + qr.QUIET) * module, y + 24 + (top + qr.QUIET) * module)
            paper.rect(*at, wide * module, high * module, style="F")
    _fpdf2_backs(paper, page, cards)
    return bytes(paper.output())


def _fpdf2_backs(paper: object, page: int, cards: int) -> None:
    """A plain rectangle behind each card of a page."""
    if page >= 0:
        paper.add_page()  # type: ignore[attr-defined]  # the library is imported only where it is measured
        for on, x, y in places(cards):
            if on == page:
                paper.rect(210 - x - 63, y, 63, 88, style="F")  # type: ignore[attr-defined]  # as above, it has no types here


def naive(cards: int) -> bytes:
    """As one would write it first: a picture of each symbol, the best mask of eight, the pattern drawn again on every back."""
    from qrcode.main import QRCode
    from reportlab.lib.utils import ImageReader
    from reportlab.pdfgen.canvas import Canvas

    fonts.register(FONTS)
    buffer = BytesIO()
    canvas, listed = Canvas(buffer), places(cards)
    for page in range(listed[-1][0] + 1):
        here = [(number, x, y) for number, (on, x, y) in enumerate(listed) if on == page]
        for number, x, y in here:
            code = QRCode(border=4)
            code.add_data(secret(number))
            code.make()
            picture = ImageReader(code.make_image().get_image())
            canvas.drawImage(picture, (x + 6) * MM, (297 - y - 75) * MM, 51 * MM, 51 * MM)
            canvas.setFont(fonts.SERIF, 16)
            canvas.drawCentredString((x + 31.5) * MM, (297 - y - 14) * MM, name(number))
        canvas.showPage()
        for _, x, y in here:
            for step in range(60):
                canvas.line((210 - x - 63) * MM, (297 - y - step) * MM, (210 - x) * MM, (297 - y - step - 28) * MM)
        canvas.showPage()
    canvas.save()
    return buffer.getvalue()


if __name__ == "__main__":
    ours(int(sys.argv[1]))
