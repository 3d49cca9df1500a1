"""Dice and advance cards: pips and figures, and words for who does not see them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gm_console.ui.widgets.board.advance import AdvanceCard, paint_advance
from gm_console.ui.widgets.board.dice import PIPS, Dice, Thrown, paint_dice
from tests.ui.board.boards import dressed


def thrown(dice: Thrown | None) -> QImage:
    image = QImage(200, 140, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_dice(painter, dressed(), QRectF(0, 0, 200, 140), dice)
    painter.end()
    return image


def card(value: int | None, left: int) -> QImage:
    image = QImage(100, 140, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_advance(painter, dressed(), QRectF(0, 0, 100, 140), value, left)
    painter.end()
    return image


@pytest.mark.parametrize("pips", range(1, 7))
def test_a_face_has_as_many_pips_as_its_number(pips: int) -> None:
    assert len(set(PIPS[pips])) == pips


def test_the_dice_show_what_was_thrown_and_nothing_before(qapp: QApplication) -> None:
    pictures = [thrown(dice) for dice in (None, (4, 3), (3, 4), (5, 2))]
    assert all(one != other for number, one in enumerate(pictures) for other in pictures[:number])
    assert thrown((4, 3)) == pictures[1]


def test_the_dice_are_said_too(qtbot: QtBot) -> None:
    dice = Dice(dressed())
    qtbot.addWidget(dice)
    assert dice.accessibleName() == "Dados aún sin tirar"
    dice.show_dice((4, 3))
    assert dice.accessibleName() == "Dados: 4 y 3, suman 7"
    dice.show_dice(None)
    assert dice.accessibleName() == "Dados aún sin tirar"


def test_a_card_shows_its_number_and_a_covered_one_none(qapp: QApplication) -> None:
    pictures = [card(value, 20) for value in (None, 1, 6, 7)]
    assert all(one != other for number, one in enumerate(pictures) for other in pictures[:number])
    assert card(6, 20) != card(6, 0)  # the pile gets lower


def test_the_card_is_said_too(qtbot: QtBot) -> None:
    pile = AdvanceCard(dressed())
    qtbot.addWidget(pile)
    pile.show_advance(None, 28)
    assert pile.accessibleName() == "Carta de avance boca abajo; quedan 28"
    pile.show_advance(5, 1)
    assert pile.accessibleName() == "Carta de avance: 5; queda 1"
