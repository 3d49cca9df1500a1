"""What only Cluedo prints: 21 cards, pawns and weapons that stand, and an envelope that holds three cards."""

from __future__ import annotations

import pytest

from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS
from gm_console.printing.faces.cluedo import floor
from gm_console.printing.faces.cluedo.furniture import FURNITURE
from gm_console.printing.faces.cluedo.pictures import BUSTS, GROUNDS
from gm_console.printing.faces.cluedo.weapons import WEAPONS as DRAWN
from gm_console.printing.faces.envelope import pouch
from gm_console.printing.formats import Format
from gm_console.printing.printables import Wish, decks
from gm_console.words import Translator
from tests.printing.envelope.evenings import PAPERS, known, named, printed, texts
from tests.printing.paper import STOCK, pages

WORDS = Translator("es")


def pieces(key: str, wish: Wish = Wish()) -> list[str]:  # noqa: B008  # a frozen value
    """The cards of a printable, as the host knows them."""
    return [card.name for deck in decks("cluedo", known("cluedo")[key], named("cluedo"), WORDS, STOCK, wish) for card in deck.cards]


@pytest.mark.rule("C01")
@pytest.mark.parametrize("format_", ["poker", "bridge"])
def test_there_are_six_suspects_six_weapons_and_nine_rooms(format_: str) -> None:
    made = pieces("cards", Wish(format_))
    assert len(made) == len(set(made)) == 21
    assert made[:6] == [WORDS.text(f"cluedo.card.{suspect}") for suspect in SUSPECTS]


def test_everything_has_a_drawing_of_its_own() -> None:
    assert set(BUSTS) == set(GROUNDS) == set(SUSPECTS)
    assert set(DRAWN) == set(WEAPONS)
    assert set(FURNITURE) == set(floor.FLOORS) == set(ROOMS)
    assert len({bust.colour for bust in BUSTS.values()}) == 6


@pytest.mark.rule("C02")
@pytest.mark.parametrize("paper", PAPERS)
def test_six_pawns_and_six_weapons_stand_on_one_page(paper: str) -> None:
    assert len(pieces("pieces")) == 12
    (page,) = texts("cluedo", "pieces", named("cluedo"), paper=paper)
    assert page.count("pegar") == 12
    assert page.count("Candelabro") == 2


@pytest.mark.rule("C03")
@pytest.mark.parametrize("format_", ["poker", "bridge"])
def test_the_envelope_holds_three_cards_and_fits_on_either_paper(format_: str) -> None:
    card: Format = STOCK.format(format_)
    assert card.width + 4 <= pouch.WIDE
    assert card.height + 4 <= pouch.HIGH
    for paper in PAPERS.values():
        sheet = STOCK.format("leaf").on(paper)
        assert sheet.height > pouch.FLAP + 2 * pouch.HIGH
        assert len(pages(printed("cluedo", "envelope", named("cluedo"), "es", paper.key).data)) == 1


@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_no_name_on_a_card_is_set_smaller_than_another(language: str) -> None:
    assert printed("cluedo", "cards", named("cluedo"), language).report.shrunk == ()
    assert printed("cluedo", "notebook", named("cluedo", ("Ana", "Bruno", "Cloe")), language).report.shrunk == ()
