"""Everything the two games print, in every language and on both papers: complete, in our letters, the same twice, backs behind fronts."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from gm_console.printing.fitting import FLOOR
from gm_console.printing.press import no_progress
from gm_console.printshop.filling import fill
from gm_console.printshop.order import Order
from gm_console.words import LANGUAGES, Translator
from gm_console.words.letters import letters
from tests.printing.envelope.evenings import FOUR, GAMES, PAPERS, SECRET, faces, known, named, played, printed, sorts, texts
from tests.printing.martes.evenings import loose_fonts
from tests.printing.paper import pages

EACH = pytest.mark.parametrize("game", GAMES)
SHEETS = [
    pytest.param(language, paper, marks=() if (language, paper) in (("es", "A4"), ("fr", "Letter")) else pytest.mark.slow)
    for language in LANGUAGES
    for paper in PAPERS
]
KEYS = {
    "cluedo": ["deal", "cards", "notebook", "notes", "envelope", "board", "pieces"],
    "transito": ["deal", "cards", "advance", "notebook", "notes", "envelope", "board", "pieces"],
}


@EACH
def test_hands_and_marked_notebooks_are_secret_and_the_kit_has_all_but_those_notebooks(game: str) -> None:
    assert list(known(game)) == KEYS[game]
    assert tuple(one.key for one in known(game).values() if one.secret) == SECRET
    assert [one.key for one in known(game).values() if not one.kit] == ["notes"]


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_says_what_it_is_and_how_it_is_folded(game: str, language: str) -> None:
    words = Translator(language)
    ids = [f"printing.{game}.{key}.{part}" for key in KEYS[game] for part in ("title", "about", "folding")]
    assert [id_ for id_ in (*ids, f"printing.{game}.record.title") if not words.has(id_)] == []


@EACH
@pytest.mark.parametrize(("language", "paper"), SHEETS)
def test_all_of_it_fits_and_none_is_too_small_to_read(game: str, language: str, paper: str) -> None:
    for key in KEYS[game]:
        made = printed(game, key, (played if key in SECRET else named)(game), language, paper)
        assert all(one.size >= FLOOR for one in made.report.shrunk)
        assert made.report.small == ()
        assert "paper." not in " ".join(page.get_textpage().get_text_range() for page in pages(made.data))


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_there_with_its_kind_and_has_a_line_in_the_notebook(game: str, language: str) -> None:
    told = named(game)
    cards, notebook = " ".join(texts(game, "cards", told, language)), texts(game, "notebook", told, language)[0]
    for sort in sorts(game, told, language):
        assert cards.count(sort.title.upper()) == len(sort.cards)
        for _, name in sort.cards:
            assert name in cards
            assert all(word in notebook for word in name.split())


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_pawn_has_the_letter_its_card_and_the_screens_board_have(game: str, language: str) -> None:
    told = named(game)
    signs = letters(tuple(name for _, name in sorts(game, told, language)[0].cards))
    assert len(set(signs)) == len(signs)
    for key, least in (("cards", 1), ("pieces", 3)):
        words = " ".join(texts(game, key, told, language)).split()
        assert [sign for sign in signs if words.count(sign) < least] == []


@EACH
@pytest.mark.parametrize("key", ["cards", "board", "pieces", "envelope", "notes", "deal"])
def test_the_same_evening_gives_the_same_bytes_and_fonts_of_its_own(game: str, key: str, tmp_path: Path) -> None:
    told = played(game)
    data = printed(game, key, told, "fr").data
    assert data == printed(game, key, told, "fr").data
    assert loose_fonts(data, tmp_path) == []


def inked(page: object) -> tuple[int, int, int, int]:
    """Where a page is not white: left, top, right, bottom in tenths of a millimetre."""
    picture = page.render(scale=254 / 72).to_numpy()[:, :, :3]  # type: ignore[attr-defined] # pypdfium2 has no stubs
    dark = (picture < 250).any(axis=2)
    down, across = np.flatnonzero(dark.sum(axis=1) > 200), np.flatnonzero(dark.sum(axis=0) > 200)
    return int(across[0]), int(down[0]), int(across[-1]), int(down[-1])


@EACH
@pytest.mark.parametrize("paper", PAPERS)
def test_backs_lie_behind_their_fronts(game: str, paper: str) -> None:
    made = pages(printed(game, "cards", named(game), "es", paper, "long").data)
    assert len(made) % 2 == 0
    wide = round(PAPERS[paper].width * 10)
    left, top, right, bottom = inked(made[0])
    behind = inked(made[1])
    assert abs(behind[0] - (wide - right)) <= 3
    assert abs(behind[2] - (wide - left)) <= 3
    assert max(abs(behind[1] - top), abs(behind[3] - bottom)) <= 2


@EACH
@pytest.mark.parametrize("key", ["notes", "board"])
def test_what_travels_to_the_press_as_plain_data_gives_the_same_file(game: str, key: str) -> None:
    told = played(game)
    order = Order(game, key, "es", evening=told)
    plain = msgspec.json.decode(msgspec.json.encode(order), type=Order)
    assert fill(order, no_progress)[0] == fill(plain, no_progress)[0]


@EACH
def test_before_anything_is_dealt_there_are_no_hands_to_print(game: str) -> None:
    gathering = faces(game, "gathering")
    assert gathering.brought(named(game)) == {"players", "board"}
    assert gathering.brought(played(game)) == {"players", "hands", "board"}
    assert gathering.called(named(game))[:2] == FOUR[:2]


@EACH
def test_without_names_there_is_one_notebook_to_write_them_on(game: str) -> None:
    (sheet,) = texts(game, "notebook", named(game, ()))
    assert sheet.count("Cuaderno") == 1
    assert len(texts(game, "notebook", named(game))) == len(FOUR) // 2
