"""The hands and notebooks of Cluedo on the passed screen."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from pytestqt.qtbot import QtBot

from gm_console.games.cluedo.content import SUSPECTS, WEAPONS
from gm_console.ui.handout.hand import DeskCards
from gm_console.ui.tables.cluedo.dealing import DEALING
from gm_console.words import Translator
from tests.ui.cluedo.villas import Villa


@pytest.fixture
def villa(qtbot: QtBot) -> Villa:
    """A game in which the cards are dealt: to four, so that hands differ by one."""
    return Villa(qtbot).dealt()


def cards(villa: Villa, language: str = "es") -> DeskCards:
    """What is handed out there."""
    return DeskCards(villa.desk, DEALING, Translator(language))


@pytest.mark.rule("C05")
@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_everybody_reads_his_own_hand_in_the_language_of_the_cards_and_all_are_measured_alike(villa: Villa, language: str) -> None:
    words, given = Translator(language), cards(villa, language)
    for player, hand in villa.state.secret.hands:
        assert {line.text for line in given.secret(player).lines} == {words.text(f"cluedo.card.{card}") for card in hand}
    every = list(given.possible())
    assert len({line.text for secret in every for line in secret.lines}) == 21
    assert {len(secret.lines) for secret in every} == {5}


def called(ids: Iterable[str]) -> set[str]:
    """The names of some cards."""
    return {Translator("es").text(f"cluedo.card.{card}") for card in ids}


def marked(villa: Villa, player: str) -> dict[str, str]:
    """How each card is known in a player's notebook, by its name."""
    return {note.name: note.known for group in cards(villa).notes(player) or () for note in group.rows}


@pytest.mark.rule("C24")
def test_a_notebook_has_own_and_shown_cards_and_after_a_wrong_accusation_the_envelope(villa: Villa) -> None:
    hands = dict(villa.state.secret.hands)
    asker = villa.turn
    card = next(one for one in hands["p2"] if one in (*SUSPECTS, *WEAPONS))
    suspect, weapon, room = villa.state.secret.solution
    claim = {"suspect": suspect, "weapon": weapon} | {"suspect" if card in SUSPECTS else "weapon": card}
    villa.in_room().do({"do": "suggest", "by": asker, **claim})
    while villa.phase == "showing":
        due = villa.desk.table.suggestion.due
        villa.do({"do": "show", "by": due, **({"card": card} if due == "Bruno" else {})})
    found = marked(villa, "p1")
    assert {note for note, how in found.items() if how == "es tuya"} == called(hands["p1"])
    assert [how for note, how in found.items() if {note} == called([card])] == ["te la mostró Bruno"]
    other = next(one for one in WEAPONS if one != weapon)
    villa.do({"do": "accuse", "by": asker, "suspect": suspect, "weapon": other, "room": room})
    sought = {note for note, how in marked(villa, "p1").items() if how == "es la que se busca"}
    assert sought == called(villa.state.secret.solution)
    assert "es la que se busca" not in marked(villa, "p3").values()
