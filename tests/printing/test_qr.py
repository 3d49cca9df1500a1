"""Symbols for a phone: every one on every page read back as it was meant, by both common readers, at both resolutions."""

from __future__ import annotations

from pathlib import Path

import pytest
from qrcode.constants import ERROR_CORRECT_M
from qrcode.main import QRCode
from qrcode.util import create_data

from gm_console.printing import press, qr
from gm_console.printing.backs import back
from gm_console.printing.pen import Face, Pen
from gm_console.printing.press import Card, Deck, Job
from gm_console.printing.sheet import Box
from gm_console.printing.troubles import Unprintable
from tests.printing.paper import A4, FONTS, STOCK, ivory, pictures, printed, zbar, zxing

TEXTS = [
    "Eres espía",
    "Casino · crupier",
    "¿Quién? Íñigo Ñandú, £5 y 3 €",
    "Tu es l’espion : ne dis rien",
    "Château · œuvre d’art, garçon",
    "You are the spy – say nothing",
    "Lighthouse · keeper’s “friend”",
    "Ana",
    "Estación espacial: capitán de navío retirado",
    "À l’hôtel, où ça ? Noël",
]


def symbol(text: str, version: int) -> Face:
    def draw(pen: Pen) -> None:
        ivory(pen)
        side = qr.side(version) * qr.WANTED
        pen.qr("código", text, Box((pen.width - side) / 2, 20, side, side), version)

    return draw


@pytest.fixture(scope="module", params=["long", "gutter"])
def deck(request: pytest.FixtureRequest) -> bytes:
    """A deck of secrets, modules as small as we want them, ways of making backs in turn."""
    version, poker = qr.version_for(TEXTS), STOCK.format("poker")
    cards = [Card("Ana", symbol(text, version)) for text in TEXTS]
    return press.make(Job("Prueba", A4, [Deck(poker, cards, request.param, back(poker))]), FONTS).data


@pytest.mark.parametrize("dpi", [150, 300])
def test_every_symbol_of_every_page_is_read_back_as_it_was_meant(deck: bytes, dpi: int, tmp_path: Path) -> None:
    shown = pictures(deck, tmp_path, dpi)
    assert sorted(text for picture in shown for text in zxing(picture)) == sorted(TEXTS)
    assert sorted(text for picture in shown for text in zbar(picture)) == sorted(TEXTS)


@pytest.mark.parametrize("version", [1, 2, 6, 7, 9, 10, 14, 27, 40])
def test_what_mends_a_symbol_is_what_the_library_works_out(version: int) -> None:
    data = bytes(range(1, 1 + min(200, 7 * version)))
    code = QRCode(version=version, error_correction=ERROR_CORRECT_M, border=0)
    code.add_data(data, optimize=0)
    assert qr.codewords(data, version) == create_data(version, ERROR_CORRECT_M, code.data_list)


def test_a_deck_has_one_version_and_it_is_the_smallest_that_holds_all() -> None:
    version = qr.version_for(TEXTS)
    assert {len(qr.matrix(text, version)) for text in TEXTS} == {17 + 4 * version}
    with pytest.raises(qr.TooLong):
        [qr.matrix(text, version - 1) for text in TEXTS]


@pytest.mark.parametrize("size", [11, 12, 13, 120, 200, 500, 1000, 2328])
def test_the_version_for_a_text_holds_it_and_the_one_below_does_not(size: int) -> None:
    version = qr.version_for(["x" * size])
    assert len(qr.matrix("x" * size, version)) == 17 + 4 * version
    if version > 1:
        with pytest.raises(qr.TooLong):
            qr.matrix("x" * size, version - 1)


def test_a_list_of_131_places_is_no_text_for_a_symbol() -> None:
    with pytest.raises(qr.TooLong):
        qr.version_for(["Estación espacial internacional, " * 131])
    with pytest.raises(Unprintable) as raised:
        printed(lambda pen: pen.qr("código", "x" * 3000, pen.box))
    assert [(fault.field, fault.code) for fault in raised.value.faults] == [("código", "qr-long")]


def test_the_rectangles_cover_the_dark_modules_and_no_other() -> None:
    modules = qr.matrix("Íñigo", 3)
    shapes = qr.rectangles(modules)
    covered = [(x + i, y + j) for x, y, wide, high in shapes for i in range(wide) for j in range(high)]
    assert len(covered) == len(set(covered))
    assert set(covered) == {(x, y) for y, row in enumerate(modules) for x, dark in enumerate(row) if dark}
    assert len(shapes) < len(covered) / 2


def test_a_symbol_too_small_for_a_phone_is_refused_and_a_small_one_told_of() -> None:
    def of(module: float) -> press.Printed:
        side = qr.side(2) * module
        return printed(lambda pen: pen.qr("código", "Ana", Box(5, 5, side, side), 2))

    with pytest.raises(Unprintable) as raised:
        of(0.39)
    assert [(fault.card, fault.field, fault.code) for fault in raised.value.faults] == [("Ana", "código", "qr-small")]
    assert [(card, round(module, 3)) for card, module in of(0.45).report.small] == [("Ana", 0.45)]
    assert of(0.5001).report.small == ()
