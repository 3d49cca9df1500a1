"""Hands and marked notebooks: a page has one player's secrets only, and nothing about it tells what they are."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from gm_console.printing.faces.envelope.evening import Mark
from gm_console.printing.troubles import Unprintable
from gm_console.words import LANGUAGES, Translator
from tests.printing.envelope.evenings import FOUR, GAMES, PAPERS, TABLES, faces, named, played, printed, sorts, texts
from tests.printing.paper import A4, pages, pictures, zbar, zxing

EACH = pytest.mark.parametrize("game", GAMES)
DPI = 100


def called(game: str, told: object, language: str = "es") -> dict[str, str]:
    """Every card's name by its id."""
    return {id_: name for sort in sorts(game, told, language) for id_, name in sort.cards}


def middles(data: bytes, folder: Path) -> list[Path]:
    """The middle panel of every page as poppler renders it, without the patterns that take it long."""
    (folder / "in.pdf").write_bytes(data)
    panel = ["-x", "0", "-y", "600", "-W", "1300", "-H", "560"]
    subprocess.run(["pdftoppm", "-r", "150", *panel, "-gray", "-png", "in.pdf", "m"], cwd=folder, check=True)
    return sorted(folder.glob("m-*.png"))


@EACH
@pytest.mark.rule("C05")
@pytest.mark.rule("T04")
def test_everybody_gets_his_own_hand_and_no_other_card(game: str) -> None:
    told = played(game)
    names = called(game, told)
    shown = texts(game, "deal", told)
    assert len(shown) == len(FOUR)
    for guest, page in zip(told.guests, shown, strict=True):
        kinds = sum(page.count(sort.title.upper()) for sort in sorts(game, told))
        assert kinds == len(guest.hand) > 0
        assert [name for id_, name in names.items() if id_ in guest.hand and name not in page] == []


@EACH
@pytest.mark.parametrize("key", ["deal", "notes"])
def test_the_file_of_one_player_has_nothing_of_another(game: str, key: str) -> None:
    told = played(game)
    bruno = faces(game, "gathering").narrowed(told, ["Bruno"])
    assert [guest.name for guest in bruno.guests] == ["Bruno"]
    swapped = replace(told, guests=tuple(replace(one, hand=(), marks=()) if one.name != "Bruno" else one for one in told.guests))
    assert printed(game, key, bruno).data == printed(game, key, faces(game, "gathering").narrowed(swapped, ["Bruno"])).data
    assert b"/Outlines" not in printed(game, key, bruno).data


@EACH
@pytest.mark.parametrize("key", ["deal", "notes"])
def test_a_page_does_not_change_with_what_the_others_hold(game: str, key: str) -> None:
    told = played(game)
    bruno = next(place for place, guest in enumerate(told.guests) if guest.name == "Bruno")
    others = replace(told, guests=tuple(one if one.name == "Bruno" else replace(one, hand=(), marks=()) for one in told.guests))
    pages_ = [pages(printed(game, key, one).data)[bruno].render(scale=0.5).to_numpy() for one in (told, others)]
    assert (pages_[0] == pages_[1]).all()


@EACH
def test_nobodys_name_or_card_stands_in_what_a_file_says_of_itself(game: str) -> None:
    said = str(pages(printed(game, "deal", played(game)).data)[0].pdf.get_metadata_dict())
    assert [word for word in (*FOUR, *called(game, played(game)).values()) if word in said] == []


@EACH
def test_folded_all_hands_look_the_same(game: str, tmp_path: Path) -> None:
    told = faces(game, "gathering").narrowed(played(game), ["Ana"])
    other = replace(told, guests=(replace(told.guests[0], hand=tuple(called(game, told))[-2:]),))
    seen = []
    for number, one in enumerate((told, other)):
        folder = tmp_path / str(number)
        folder.mkdir()
        with Image.open(pictures(printed(game, "deal", one).data, folder, DPI)[0]) as picture:
            seen.append(picture.convert("L"))
    box = ImageChops.difference(*seen).getbbox()
    assert box is not None
    third = (A4.height - 20) / 3
    assert box[1] > (10 + third) / 25.4 * DPI - 1
    assert box[3] < (10 + 2 * third) / 25.4 * DPI + 1


@EACH
def test_what_is_said_of_the_printing_does_not_tell_who_has_what(game: str) -> None:
    reports = {printed(game, "deal", played(game, seed)).report for seed in (5, 6, 7)}
    assert len(reports) == 1


@EACH
@pytest.mark.parametrize(
    ("language", "paper"), [("es", "A4"), ("fr", "Letter"), pytest.param("en", "A4", marks=pytest.mark.slow)]
)
def test_every_code_is_read_back_by_both_readers(game: str, language: str, paper: str, tmp_path: Path) -> None:
    told, words = played(game), Translator(language)
    names = called(game, told, language)
    meant = sorted(
        words.text("paper.envelope.hand.code", cards=tuple(names[id_] for id_ in names if id_ in guest.hand)) for guest in told.guests
    )
    shown = middles(printed(game, "deal", told, language, paper).data, tmp_path)
    assert sorted(text for page in shown for text in zxing(page)) == meant
    assert sorted(text for page in shown for text in zbar(page)) == meant


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_hand_there_can_be_has_a_code_large_enough(game: str, language: str) -> None:
    told = replace(named(game), most=7)
    hand = tuple(id_ for id_, _ in sorted(called(game, told, language).items(), key=lambda card: -len(card[1]))[:7])
    full = replace(told, guests=(replace(told.guests[0], hand=hand),))
    assert printed(game, "deal", full, language).report.small == ()


@pytest.mark.rule("T04")
def test_a_card_that_cannot_be_printed_is_named_whoever_has_it() -> None:
    told = played("transito")
    first = told.board.suspects[0]
    city = replace(told.board, suspects=(replace(first, es="Ada א"), *told.board.suspects[1:]))
    for guest in told.guests:
        with pytest.raises(Unprintable) as refused:
            printed("transito", "deal", replace(told, board=city, guests=(guest,)))
        assert [(fault.card, fault.code) for fault in refused.value.faults] == [("Ada א", "no-sign")]


@EACH
@pytest.mark.rule("C24")
@pytest.mark.rule("T31")
def test_a_notebook_has_what_its_owners_view_has(game: str) -> None:
    told = played(game)
    for guest in told.guests:
        assert {mark.card for mark in guest.marks if mark.how == "own"} == set(guest.hand)
        assert all(mark.by for mark in guest.marks if mark.how == "shown")
    assert any(mark.how == "shown" for guest in told.guests for mark in guest.marks)


@EACH
@pytest.mark.parametrize("how", ["own", "open", "shown"])
def test_only_what_is_known_is_struck_off(game: str, how: str, tmp_path: Path) -> None:
    told = faces(game, "gathering").narrowed(named(game), ["Ana"])
    ids = tuple(called(game, told))
    marks = tuple(Mark(ids[place], how, "Bruno" if how == "shown" else "") for place in (1, 8, 15))
    seen = []
    for number, one in enumerate((told, replace(told, guests=(replace(told.guests[0], marks=marks),)))):
        folder = tmp_path / str(number)
        folder.mkdir()
        with Image.open(pictures(printed(game, "notes", one).data, folder, DPI)[0]) as picture:
            seen.append(picture.convert("L"))
    apart = ImageChops.difference(*seen).point(lambda grey: 255 if grey > 20 else 0)
    rows = [apart.crop((0, y, apart.width, y + 1)).getbbox() is not None for y in range(apart.height)]
    assert sum(row and not before for row, before in zip(rows, [False, *rows], strict=False)) == len(marks)


@EACH
@pytest.mark.parametrize("paper", PAPERS)
def test_a_seat_that_left_has_no_page_and_its_cards_are_open(game: str, paper: str) -> None:
    table = TABLES[game]()
    table("leave", player="Bruno")
    told = faces(game, "evening").of(table.referee.sitting.need().state)
    assert "Bruno" not in told.table
    assert len(told.open_cards) >= 4
    assert all({mark.card for mark in guest.marks if mark.how == "open"} >= set(told.open_cards) for guest in told.guests)
    assert len(texts(game, "deal", told, paper=paper)) == len(FOUR) - 1
