"""The list of places, the slips, the score sheet and the deck: the same for everybody, in every language, on both papers."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest

from gm_console.games.espia.advice import SIDES, advice
from gm_console.games.espia.course import SPIES_WIN
from gm_console.printing.faces.espia.evening import Evening
from gm_console.printing.faces.espia.gathering import gathered
from gm_console.printing.faces.espia.places import LEAST, alphabetical
from gm_console.printing.faces.espia.scores import POINTS
from gm_console.printing.faces.espia.votes import VOTES
from gm_console.printing.troubles import Unprintable
from gm_console.words import LANGUAGES, Translator
from tests.decks import deck
from tests.printing.espia.evenings import LONG, PAPERS, TEN, complete, evening, printed, texts
from tests.printing.martes.evenings import loose_fonts
from tests.printing.paper import pages

EVERY = pytest.mark.parametrize(("language", "paper"), [(language, paper) for language in LANGUAGES for paper in PAPERS])


def nobody(language: str = "es") -> Evening:
    """The largest deck, and nobody named yet."""
    return gathered("", (), complete(language), 0, 1, lambda n: n - 1)


@EVERY
@pytest.mark.rule("E42")
def test_the_whole_list_and_both_sides_advice_stand_on_one_sheet(language: str, paper: str) -> None:
    (sheet,), words = texts("list", nobody(language), language, paper), Translator(language)
    missing = [place["name"] for place in complete(language)["places"] if place["name"] not in sheet]
    assert missing == []
    for side in SIDES:
        assert [words.say(said) for said in advice(side) if words.say(said).split()[-1] not in sheet] == []


@EVERY
def test_no_place_is_set_smaller_than_one_reads(language: str, paper: str) -> None:
    page = pages(printed("list", nobody(language), language, paper).data)[0]
    sizes = [thing.get_font_size() for thing in page.get_objects() if isinstance(thing, pypdfium2.PdfTextObj)]
    assert min(size for size in sizes if size != 7) >= LEAST


@pytest.mark.rule("E45")
def test_everybody_gets_the_same_sheet() -> None:
    shown = texts("list", evening())
    assert len(shown) == 4
    assert len(set(shown)) == 1
    assert "Ana" not in shown[0]


def test_places_are_found_by_their_letters_accents_or_not() -> None:
    names = ["Ópera", "Zoológico", "Oasis", "Óptica", "Œuvre", "Oficina"]
    assert sorted(names, key=alphabetical) == ["Oasis", "Œuvre", "Oficina", "Ópera", "Óptica", "Zoológico"]


def test_a_deck_too_large_for_a_sheet_is_refused() -> None:
    many = deck("x", tuple(f"Un lugar con el número {number}" for number in range(400)))
    with pytest.raises(Unprintable) as told:
        printed("list", gathered("", (), many, 0, 1, lambda n: 0))
    assert [fault.code for fault in told.value.faults] == ["too-long"]


@EVERY
@pytest.mark.rule("E18")
def test_everybody_has_slips_to_vote_and_one_to_point_at_any_other(language: str, paper: str) -> None:
    whole, words = " ".join(texts("votes", evening(TEN), language, paper)), Translator(language)
    covers = words.text("paper.espia.votes.vote").upper()
    assert whole.count(covers) == VOTES * len(TEN)
    assert whole.count("Paz") == VOTES + 1 + len(TEN) - 1
    assert whole.count("Œuvrard") == VOTES + 1 + len(TEN) - 1


@pytest.mark.rule("E24")
def test_nobody_finds_himself_among_those_he_may_point_at() -> None:
    page = texts("votes", evening(("Ana", "Bruno", "Cloe")))[0]
    assert page.count("Ana") == VOTES + 1 + 1  # his covers, and once on Bruno's slip on this page
    assert page.count("Cloe") == 2


def test_slips_without_names_have_lines_to_write_on() -> None:
    whole = " ".join(texts("votes", nobody()))
    assert whole.count("VOTO DE") == 3 * VOTES
    assert whole.count("Señalo a…") == 3


@EVERY
def test_the_score_sheet_has_ten_lines_twelve_rounds_and_every_name(language: str, paper: str) -> None:
    (sheet,) = texts("scores", evening(TEN, cards=complete(language)), language, paper)
    assert "1 2 3 4 5 6 7 8 9 10 11 12" in sheet
    assert [name for name in ("Ana", "Œuvrard", "Íñigo", "Hohenlohe-Werth", "Cloé") if name not in sheet] == []
    assert "paper." not in sheet


@pytest.mark.rule("E32")
def test_what_is_told_of_the_points_is_what_the_rules_give() -> None:
    told = dict(POINTS)
    assert (told["guessed"], told["innocent"]) == (SPIES_WIN["place-guessed"], SPIES_WIN["innocent-convicted"])
    assert (told["hidden"], told["last"]) == (SPIES_WIN["spy-hidden"], SPIES_WIN["last-guess-right"])
    assert (told["each"], told["extra"]) == (1, 1)


@EVERY
def test_the_deck_has_a_card_for_each_place_with_its_roles_and_one_for_the_spy(language: str, paper: str) -> None:
    whole = " ".join(texts("deck", nobody(language), language, paper))
    for place in complete(language)["places"]:
        assert place["name"] in whole
        assert [role for role in place["roles"] if role not in whole] == []
    assert whole.count(Translator(language).text("paper.espia.deal.task")) == 1


@pytest.mark.rule("E42")
def test_behind_every_card_is_the_same_back() -> None:
    made = printed("deck", nobody(), backs="long")
    assert made.report.pages % 2 == 0
    backs = [page.get_textpage().get_text_range() for page in pages(made.data)[1::2]]
    assert set(backs) == {""}


@pytest.mark.parametrize("key", ["list", "votes", "scores", "deck"])
def test_the_same_sheets_give_the_same_bytes_and_fonts_of_their_own(key: str, tmp_path: Path) -> None:
    told = evening(TEN, cards=complete("fr"))
    assert printed(key, told, "fr").data == printed(key, told, "fr").data
    assert loose_fonts(printed(key, told, "fr").data, tmp_path) == []
    assert LONG in told.table
