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
    names = {one.id: one.es for kind in (game.desk.table.city.suspects, game.desk.table.city.sectors) for one in kind}
    names |= {one.id: one.es for one in game.desk.table.city.infractions}
    card = names[next(one for one in game.desk.table.open_cards if one not in (suspect, infraction))]
    beside = [label.text() for part in (game.table.tray, game.table.inquiry) for label in part.findChildren(QLabel) if label.isVisible()]
    assert sum(card in text for text in beside) == 1
