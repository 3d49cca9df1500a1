"""Secret strips: nothing about one tells what it is, and no page has two players."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from gm_console.printing import qr
from gm_console.printing.faces.espia.deal import symbol, symbols
from gm_console.printing.faces.espia.evening import Evening, Hand
from gm_console.printing.faces.espia.gathering import narrowed
from gm_console.printing.troubles import Unprintable
from gm_console.words import LANGUAGES, Translator
from tests.decks import deck
from tests.printing.espia.evenings import FOUR, LONG, PAPERS, TEN, complete, evening, printed, texts
from tests.printing.martes.evenings import loose_fonts
from tests.printing.paper import A4, MM, STOCK, pages, pictures, zbar, zxing

STRIP = STOCK.format("strip")
LEFT, TOP = (A4.width - 3 * STRIP.width) / 2, (A4.height - 2 * STRIP.height) / 2
DPI = 150
SYMBOL = (207, 278, 348, 419)
"""Where a symbol lies on the picture of a strip: left, top, right, bottom."""


def alone(hand: Hand, seed: int = 7) -> Evening:
    """Ana's strip of one round, with another card on it."""
    ana = narrowed(evening(rounds=1, seed=seed), ["Ana"])
    return replace(ana, guests=(replace(ana.guests[0], hands=(hand,)),))


SPY, RESIDENT = alone(Hand(spy=True)), alone(Hand(place="Hospital", role="Hospital 3"))


def panel(told: Evening, number: int) -> str:
    """What is printed on one panel of the first strip, from 0."""
    high = STRIP.height / 3
    top = A4.height - TOP - number * high
    page = pages(printed("deal", told).data)[0].get_textpage()
    return " ".join(page.get_text_bounded(LEFT / MM, (top - high) / MM, (LEFT + STRIP.width) / MM, top / MM).split())


def picture(told: Evening, folder: Path) -> Image.Image:
    """The first strip as it is printed."""
    folder.mkdir()
    with Image.open(pictures(printed("deal", told).data, folder, DPI)[0]) as page:
        dots = DPI / 25.4
        return page.crop((round(LEFT * dots), round(TOP * dots), round((LEFT + STRIP.width) * dots), round((TOP + STRIP.height) * dots)))


@pytest.mark.rule("E09")
def test_folded_it_tells_whose_it_is_and_which_round_and_no_more() -> None:
    for told in (SPY, RESIDENT):
        assert panel(told, 0) == "RONDA 1 Ana"
        assert panel(told, 2) == ""
    assert [part.fold for part in STRIP.panels] == ["", "out", "in"]


@pytest.mark.rule("E07")
def test_inside_a_resident_reads_place_and_role_and_a_spy_that_he_is_one() -> None:
    assert "ESTÁS EN Hospital" in panel(RESIDENT, 1)
    assert "TU PAPEL Hospital 3" in panel(RESIDENT, 1)
    assert "El espía eres tú" in panel(SPY, 1)
    assert "Hospital" not in panel(SPY, 1)


@pytest.mark.rule("E42")
def test_a_spys_strip_and_a_residents_look_the_same_from_outside(tmp_path: Path) -> None:
    spy, resident = picture(SPY, tmp_path / "spy"), picture(RESIDENT, tmp_path / "resident")
    apart = ImageChops.difference(spy, resident).getbbox()
    assert apart is not None
    high = STRIP.height / 3 * DPI / 25.4
    assert high < apart[1]
    assert apart[3] < 2 * high
    assert [page.get_size() for page in pages(printed("deal", SPY).data)] == [
        page.get_size() for page in pages(printed("deal", RESIDENT).data)
    ]


@pytest.mark.rule("E42")
def test_a_spys_symbol_has_as_many_modules_of_the_same_size(tmp_path: Path) -> None:
    runs = []
    for name, told in (("spy", SPY), ("resident", RESIDENT)):
        shown = picture(told, tmp_path / name).convert("L").crop(SYMBOL)
        dark = shown.point(lambda grey: 255 if grey < 100 else 0)
        box = dark.getbbox()
        assert box is not None
        row = [dark.getpixel((x, box[1] + 1)) for x in range(box[0], box[2])]
        runs.append((box, row.index(0)))
    assert runs[0] == runs[1]


@pytest.mark.rule("E42")
def test_what_is_said_of_the_printing_does_not_tell_who_has_what() -> None:
    for language in LANGUAGES:
        reports = {printed("deal", evening(TEN, 12, 2, complete(language), seed), language).report for seed in (1, 2, 3)}
        assert len(reports) == 1


def test_a_page_has_one_players_cards_only_with_his_name_on_each_cover() -> None:
    told = evening(rounds=7)
    shown = texts("deal", told)
    names = [guest.name for guest in told.guests]
    for place, page in enumerate(shown[: 2 * len(names)]):
        owner = names[place // 2]
        assert page.count(owner) == (1 if place % 2 else 6)
        assert [name for name in names if name != owner and name in page] == []


def test_the_file_of_one_player_has_nothing_of_another() -> None:
    told = evening(rounds=6)
    data = printed("deal", narrowed(told, ["Bruno"])).data
    (only,) = texts("deal", narrowed(told, ["Bruno"]))
    mine = {hand.role for hand in told.guests[1].hands}
    others = {hand.role for guest in told.guests if guest.name != "Bruno" for hand in guest.hands if hand.role}
    assert [role for role in others - mine if f"{role} " in only] == []
    assert [name for name in FOUR if name in only or name.encode() in data] == ["Bruno"]
    assert b"/Outlines" not in data


def test_nobodys_name_or_secret_stands_in_what_a_file_says_of_itself() -> None:
    told = evening()
    document = pages(printed("deal", told).data)[0].pdf
    said = str(document.get_metadata_dict())
    assert [word for word in (*FOUR, *(round_.place for round_ in told.rounds)) if word in said] == []


SHEETS = [
    pytest.param(language, paper, marks=() if (language, paper) in (("es", "A4"), ("fr", "Letter")) else pytest.mark.slow)
    for language in LANGUAGES
    for paper in PAPERS
]


@pytest.mark.parametrize(("language", "paper"), SHEETS)
def test_every_symbol_is_read_back_by_both_readers(language: str, paper: str, tmp_path: Path) -> None:
    told, words = evening(FOUR, 6, 1, complete(language)), Translator(language)
    meant = sorted(symbol(hand, 1, words) for guest in told.guests for hand in guest.hands)
    shown = pictures(printed("deal", told, language, paper).data, tmp_path, 200)
    assert sorted(text for page in shown for text in zxing(page)) == meant
    assert sorted(text for page in shown for text in zbar(page)) == meant


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spies", [1, 2])
def test_whatever_is_drawn_of_a_deck_fits_the_version_all_have(language: str, spies: int) -> None:
    told, words = evening(TEN, 12, spies, complete(language)), Translator(language)
    assert told.deck is not None
    every = symbols(told.deck, spies, words)
    version = qr.version_for(every)
    assert {symbol(hand, spies, words) for guest in told.guests for hand in guest.hands} <= set(every)
    assert 25 / qr.side(version) >= qr.WANTED


def test_of_two_spies_each_is_told_that_there_is_another() -> None:
    assert "y hay otro" in " ".join(texts("deal", evening(TEN, 2, 2)))
    assert "y hay otro" not in " ".join(texts("deal", evening(TEN, 2, 1)))


def test_a_place_that_cannot_be_printed_is_named_whether_it_was_drawn_or_not() -> None:
    cards = deck("familiar", ("Casino", "Faro", "Faro \u05d0", "M" * 60))
    found = []
    for seed in range(4):
        with pytest.raises(Unprintable) as told:
            printed("deal", evening(rounds=1, cards=cards, seed=seed))
        found.append([(fault.card, fault.code) for fault in told.value.faults])
    assert found[0] == found[1] == found[2] == found[3]
    assert ("Faro \u05d0", "no-sign") in found[0]
    assert ("M" * 60, "too-long") in found[0]
    assert {name for name, _ in found[0]} == {"Faro \u05d0", "M" * 60}


def test_a_name_no_font_has_is_refused_with_the_player() -> None:
    with pytest.raises(Unprintable) as told:
        printed("deal", evening(("Ana", "Bruno", "Cloe א"), 1))
    assert {(fault.card, fault.code) for fault in told.value.faults} == {("Cloe א", "no-sign")}


@pytest.mark.parametrize("paper", PAPERS)
def test_the_same_deal_gives_the_same_bytes_and_fonts_of_its_own(paper: str, tmp_path: Path) -> None:
    data = printed("deal", evening(TEN, 12, 2, complete("es")), "es", paper).data
    assert data == printed("deal", evening(TEN, 12, 2, complete("es")), "es", paper).data
    assert loose_fonts(data, tmp_path) == []
    assert LONG in " ".join(texts("deal", evening(TEN, 1), "es", paper))
