"""What the tests of paper share: the stock, small jobs, and eyes for what came out of the press."""

from __future__ import annotations

import ctypes
import subprocess
from io import BytesIO
from pathlib import Path

import pypdfium2
import zxingcpp
from PIL import Image
from pypdfium2 import raw

from gm_console.printing import formats, press
from gm_console.printing.formats import Format, Paper
from gm_console.printing.pen import IVORY, Face, Pen
from gm_console.printing.press import Card, Deck, Job
from gm_console.printing.profile import Profile
from gm_console.printing.sheet import Backs, Box

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "resources/fonts"
STOCK = formats.load(ROOT / "printables")
A4, LETTER = STOCK.paper("A4"), STOCK.paper("Letter")
MM = 25.4 / 72
"""Millimetres in a point."""
WAYS: tuple[Backs, ...] = ("long", "short", "gutter")


def blank(_: Pen) -> None:
    """A face with nothing on it."""


def printed(face: Face, format_: str = "poker", cards: int = 1, paper: Paper = A4) -> press.Printed:
    """Cards of one face, fronts only."""
    return press.make(Job("Prueba", paper, [Deck(STOCK.format(format_), [Card("Ana", face)] * cards)]), FONTS)


def both(format_: Format, paper: Paper, backs: Backs, cards: int, face: Face, profile: Profile | None = None) -> bytes:
    """Cards with the same face in front and behind."""
    deck = Deck(format_, [Card("Ana", face, face)] * cards, backs, guides=False)
    return press.make(Job("Prueba", paper, [deck], profile), FONTS).data


def marked(pen: Pen) -> None:
    """A red square in the middle and a blue one straight above it."""
    x, y = pen.width / 2, pen.height / 2
    pen.rect(Box(x - 1, y - 1, 2, 2), fill="#ff0000")
    pen.rect(Box(x - 1, y - 5, 2, 2), fill="#0000ff")


def pages(data: bytes) -> list[pypdfium2.PdfPage]:
    """The pages of a PDF."""
    return list(pypdfium2.PdfDocument(BytesIO(data)))


def squares(page: pypdfium2.PdfPage, colour: str) -> list[tuple[float, float]]:
    """The middles of all squares of a colour, in millimetres from the page's top left, as the reader places them."""
    wanted, height = {"red": (255, 0, 0), "blue": (0, 0, 255)}[colour], page.get_size()[1]
    found = []
    for thing in page.get_objects():
        parts = [ctypes.c_uint() for _ in range(4)]
        raw.FPDFPageObj_GetFillColor(thing.raw, *map(ctypes.byref, parts))
        left, low, right, top = thing.get_bounds()
        if tuple(part.value for part in parts[:3]) == wanted and right - left < 10:
            found.append(((left + right) / 2 * MM, (height - (low + top) / 2) * MM))
    return found


def text_of(data: bytes) -> list[str]:
    """The text of each page."""
    return [page.get_textpage().get_text_range() for page in pages(data)]


def pictures(data: bytes, folder: Path, dpi: int) -> list[Path]:
    """Every page as poppler renders it."""
    (folder / "in.pdf").write_bytes(data)
    done = subprocess.run(
        ["pdftoppm", "-r", str(dpi), "-gray", "-png", "in.pdf", f"p{dpi}"], cwd=folder, capture_output=True, check=True
    )
    assert done.stderr == b""
    return sorted(folder.glob(f"p{dpi}-*.png"))


def zxing(picture: Path) -> list[str]:
    """The symbols one common reader finds, without the mark before each text."""
    with Image.open(picture) as image:
        found = zxingcpp.read_barcodes(image, formats=zxingcpp.BarcodeFormat.QRCode)
    return sorted(symbol.text.removeprefix("\ufeff") for symbol in found)


def zbar(picture: Path) -> list[str]:
    """The symbols the other common reader finds."""
    reading = ["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", str(picture)]
    done = subprocess.run(reading, capture_output=True, check=False)
    assert done.returncode in {0, 4}, done.stderr  # 4: a page without any
    return sorted(line.removeprefix("\ufeff") for line in done.stdout.decode().splitlines())


def ivory(pen: Pen) -> None:
    """A plain card."""
    pen.ground(IVORY)
