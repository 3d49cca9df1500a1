"""The host's sheets: seals for all to see, and folded what opens them (E43)."""

from __future__ import annotations

import hashlib
import re

import pytest

from gm_console.printing.faces.espia.evening import of
from gm_console.printing.faces.espia.gathering import narrowed
from gm_console.words import LANGUAGES
from tests.printing.espia.evenings import FOUR, PAPERS, TEN, evening, texts
from tests.printing.paper import STOCK
from tests.table import Table

PAGES = len(FOUR)
"""Pages of strips before the host's, up to six rounds."""


def room(rounds: int = 3) -> Table:
    """A room with so many rounds dealt ahead."""
    table = Table()
    table("new", game="espia", players=list(FOUR))
    table("print-ahead", rounds=rounds)
    return table


@pytest.mark.rule("E43")
def test_what_stands_on_the_folded_sheet_and_the_cards_opens_every_seal() -> None:
    told = evening()
    for place, round_ in enumerate(told.rounds):
        hands = [(guest.name, guest.hands[place]) for guest in told.guests]
        roles = [f"{name}: {hand.role}" for name, hand in hands if not hand.spy]
        text = "\n".join((round_.salt, round_.place, ", ".join(round_.spies), *roles))
        assert hashlib.sha256(text.encode()).hexdigest() == round_.seal


@pytest.mark.rule("E43")
def test_the_open_sheet_has_the_seals_and_nothing_that_opens_them() -> None:
    told = evening()
    open_, folded = texts("deal", told)[PAGES:]
    for round_ in told.rounds:
        assert round_.seal in open_.replace(" ", "")
        assert round_.salt in folded
        assert round_.place in folded
        assert round_.salt not in open_
        assert round_.place not in open_
    assert not any(name in open_ for name in FOUR)


def test_the_folded_sheet_is_shut_by_a_cover_and_a_lid() -> None:
    assert [part.fold for part in STOCK.format("letter").panels] == ["", "out", "in"]
    folded = texts("deal", evening())[-1]
    assert folded.startswith("EL ESPÍA Rondas 1 a 6")


@pytest.mark.rule("E43")
def test_from_a_room_the_seals_are_those_in_its_journal_and_the_record_opens_them() -> None:
    table = room()
    state = table.referee.sitting.need().state
    shown = texts("deal", of(state))
    assert len(shown) == PAGES + 1
    assert [seal for seal in state.seals_ahead if seal not in shown[-1].replace(" ", "")] == []
    assert not any(deal.salt in " ".join(shown) for deal in state.secret.ahead)
    assert "el acta" in shown[-1]


@pytest.mark.rule("E43")
def test_what_is_printed_ahead_is_what_is_dealt_then() -> None:
    table = room()
    hands = {guest.name: guest.hands[0] for guest in of(table.referee.sitting.need().state).guests}
    table("deal")
    for name, hand in hands.items():
        card = table.view(name)["card"]
        assert (card["spy"], card.get("place", ""), card.get("role", "")) == (hand.spy, hand.place, hand.role)


def test_rounds_go_on_counting_where_the_room_stands() -> None:
    table = room(1)
    table("deal")
    table("interrupt-round")
    table("print-ahead", rounds=2)
    assert [round_.number for round_ in of(table.referee.sitting.need().state).rounds] == [2, 3]


def test_whose_cards_alone_are_printed_gets_no_hosts_sheet() -> None:
    assert len(texts("deal", narrowed(evening(), ["Ana"]))) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
def test_thirty_rounds_of_two_spies_with_long_names_take_as_many_sheets_as_they_need(language: str, paper: str) -> None:
    places = tuple(f"Lugar de nombre largo número {number}" for number in range(30))
    told = evening(TEN, 30, 2, {"name": "x", "title": "X", "places": [{"name": p, "roles": [f"{n}" for n in range(10)]} for p in places]})
    shown = texts("deal", told, language, paper)[-5:]
    salts = [round_.salt for round_ in told.rounds]
    assert [sum(salt in page for salt in salts) for page in shown] == [0, 0, 10, 10, 10]
    assert not any(re.search(r"paper\.espia|\{", page) for page in shown)
