"""What people typed, on a card: right, or refused with the card and the field named; never cut off, never half a letter."""

from __future__ import annotations

import unicodedata

import pytest

from gm_console.printing import fonts
from gm_console.printing.fitting import FLOOR, Style, fit
from gm_console.printing.pen import MM, Pen
from gm_console.printing.sheet import Box
from gm_console.printing.troubles import Unprintable
from gm_console.words import LANGUAGES, Translator
from tests.printing.paper import FONTS, pages, printed, text_of

NAME = Style(size=18, align="centre")
ROOM = Box(6, 6, 51, 14)


@pytest.fixture(autouse=True)
def _fonts() -> None:
    fonts.register(FONTS)


def written(text: str, style: Style = NAME, box: Box = ROOM, lines: int = 1) -> tuple[str, tuple[float, ...]]:
    """What stands on the card, its lines joined, and the sizes of what shrank."""
    made = printed(lambda pen: pen.write("nombre", text, box, style, lines))
    return " ".join(text_of(made.data)[0].split()), tuple(shrunk.size for shrunk in made.report.shrunk)


def refused(text: str, style: Style = NAME, box: Box = ROOM) -> Unprintable:
    with pytest.raises(Unprintable) as raised:
        written(text, style, box)
    return raised.value


@pytest.mark.parametrize("text", ["Íñigo de la Oz", "¿Sœur Noël?", "£5 y 3 €", "Ça, là, où: «Æneas»", "Łódź – Žižek", "fin… ✓ ★ ♠"])
def test_every_sign_we_have_is_printed_as_it_is(text: str) -> None:
    assert written(text)[0] == text


def test_accents_that_come_apart_are_put_together_first() -> None:
    apart = unicodedata.normalize("NFD", "Íñigo Müller Çelik")
    assert written(apart)[0] == "Íñigo Müller Çelik"


def test_a_name_of_forty_letters_shrinks_and_is_told_of() -> None:
    name = "Bartolomé Íñiguez de la Santísima Oliva"
    text, sizes = written(name)
    assert text == name
    assert len(sizes) == 1
    assert FLOOR <= sizes[0] < 18


def test_a_text_wraps_only_when_its_least_size_is_passed() -> None:
    text = "Bartolomé Íñiguez de la Santísima Oliva"
    one = fit(text, NAME, ROOM.width * MM, ROOM.height * MM)
    assert one is not None
    assert len(one.lines) == 1
    more = fit(text, Style(size=18, least=12), ROOM.width * MM, ROOM.height * MM)
    assert more is not None
    assert len(more.lines) == 2
    assert more.size > one.size
    assert " ".join(more.lines) == text


def test_a_text_twice_too_long_is_refused_with_its_card_and_field() -> None:
    fault = refused("palabra " * 200).faults[0]
    assert (fault.card, fault.field, fault.code) == ("Ana", "nombre", "too-long")


def test_a_word_wider_than_its_room_is_refused_and_not_cut() -> None:
    assert refused("e" * 120).faults[0].code == "too-long"


@pytest.mark.parametrize(
    ("text", "sign"),
    [("Ana 🙂", "U+1F642"), ("مريم", "U+0645"), ("漢字", "U+6F22"), ("x\u0302 raro", "U+0302"), ("tab\x07", "U+0007")],
)
def test_a_sign_no_font_has_is_named_before_anything_is_printed(text: str, sign: str) -> None:
    fault = refused(text).faults[0]
    assert (fault.card, fault.field, fault.code) == ("Ana", "nombre", "no-sign")
    assert sign in dict(fault.said.fields)["codes"]  # type: ignore[operator]  # the codes are a tuple of texts


def test_what_cannot_be_seen_is_left_out_and_a_narrow_space_holds_together() -> None:
    assert written("A\u00adna\u200b ✓\ufe0f")[0] == "Ana ✓"
    fitted = fit("uno dos\u202f: tres", Style(size=12), 16 * MM, 30 * MM, 3)
    assert fitted is not None
    assert all(line in {"uno", "dos\u00a0:", "tres", "uno dos\u00a0:", "dos\u00a0: tres"} for line in fitted.lines)


def test_quotation_marks_stay_with_their_words() -> None:
    fitted = fit("dijo « así » y calló", Style(size=12), 13 * MM, 60 * MM, 9)
    assert fitted is not None
    assert not any(line.endswith("«") or line.startswith("»") for line in fitted.lines)


def test_all_faults_of_all_cards_come_at_once_and_are_said_in_the_hosts_language() -> None:
    def face(pen: Pen) -> None:
        pen.write("nombre", "🙂", ROOM, NAME)
        pen.write("lema", "x" * 400, ROOM, NAME)

    with pytest.raises(Unprintable) as raised:
        printed(face)
    assert [fault.code for fault in raised.value.faults] == ["no-sign", "too-long"]
    for language in LANGUAGES:
        said = Translator(language).say(raised.value.said)
        assert all(part in said for part in ("Ana", "nombre", "lema", "🙂", "U+1F642", "400"))
        assert "printing." not in said


@pytest.mark.parametrize("align", ["left", "centre", "right"])
@pytest.mark.parametrize("place", ["top", "middle", "bottom"])
def test_no_letter_leaves_its_box(align: str, place: str) -> None:
    style = Style(size=30, align=align, place=place)  # type: ignore[arg-type]  # each is one of the three
    made = printed(lambda pen: pen.write("nombre", "Ágil ÍÑIGO yaguar (queja)", Box(10, 20, 40, 20), style, 2), "leaf")
    page = pages(made.data)[0]
    found = page.get_textpage()
    boxes = [found.get_charbox(n) for n in range(found.count_chars()) if found.get_text_range(n, 1).strip()]
    height = page.get_size()[1]
    left, low, right, top = (12 + 10) * MM, height - (12 + 40) * MM, (12 + 50) * MM, height - (12 + 20) * MM
    assert min(box[0] for box in boxes) >= left - 1
    assert max(box[2] for box in boxes) <= right + 1
    assert min(box[1] for box in boxes) >= low - 1
    assert max(box[3] for box in boxes) <= top + 1
