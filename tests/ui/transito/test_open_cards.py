"""Open cards lie in one place beside the board, whatever is suspected."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from tests.ui.transito.rooms import Game


@pytest.mark.rule("T04")
def test_open_cards_stand_beside_the_board_once_while_something_is_suspected(qtbot: QtBot) -> None:
    game = Game(qtbot)
    game.do({"do": "deal"})
    game.to_sector()
    suspect, infraction = game.claim(refuted=False)
    game.do({"do": "suspect", "by": game.turn, "suspect": suspect, "infraction": infraction})
    card = next(one for one in game.desk.table.open_cards if one not in (suspect, infraction))
    assert times(game, card) == 1


@pytest.mark.rule("T29")
def test_cards_of_who_has_left_lie_with_the_open_ones_and_are_not_told_again_under_his_name(qtbot: QtBot) -> None:
    game = Game(qtbot, players=("Ana", "Bruno", "Cloe", "Íñigo"))
    game.do({"do": "deal"}, {"do": "leave", "player": "Cloe"})
    assert len(game.desk.table.open_cards) > 4
    assert {times(game, card) for card in game.desk.table.open_cards} == {1}


def times(game: Game, card: str) -> int:
    """How often a card is named beside the board."""
    city = game.desk.table.city
    name = next(one.es for kind in (city.suspects, city.sectors, city.infractions) for one in kind if one.id == card)
    beside = [label.text() for part in (game.table.tray, game.table.inquiry) for label in part.findChildren(QLabel) if label.isVisible()]
    return sum(text.count(name) for text in beside)
