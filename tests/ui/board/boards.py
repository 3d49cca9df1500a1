"""The boards that are shipped, as a table would show them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache

import msgspec
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from gm_console.games.cluedo.content import Board as Floor
from gm_console.games.transito.content import City
from gm_console.store import places
from gm_console.ui.widgets.board.board import Board
from gm_console.ui.widgets.board.city import city
from gm_console.ui.widgets.board.picture import BoardPicture, Pointed
from gm_console.ui.widgets.board.shown import BoardShown, Moment, Place, Wire
from gm_console.ui.widgets.board.villa import villa
from gm_console.ui.widgets.look import Look
from tests.ui.evening import look

NAMES = {
    "rose": "Señorita Amapola",
    "moutarde": "Coronel Rubio",
    "leblanc": "Señora Blanco",
    "olive": "Señor Prado",
    "pervenche": "Señora Celeste",
    "violet": "Profesor Mora",
    "kitchen": "Cocina",
    "study": "Estudio",
    "library": "Biblioteca",
    "revolver": "Pistola",
}
PAWNS: Mapping[str, Wire] = {"rose": [17, 8], "moutarde": [17, 0], "olive": "library", "pervenche": "library"}
REACH: Sequence[Wire] = ("lounge", "hall", [17, 2], [17, 6], [16, 9], [20, 8])
EVERYWHERE: Sequence[Wire] = (
    *("kitchen", "ballroom", "conservatory", "billiard", "library", "study", "hall", "lounge", "dining"),
    *((row, column) for row in range(7, 18) for column in (8, 9, 16, 17)),
)
SIZE = (560, 520)


@cache
def floor() -> Floor:
    text = (places.shipped("cases") / "cluedo/villa.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Floor)


@cache
def town() -> City:
    text = (places.shipped("cases") / "transito/centro.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), City)


@cache
def dressed(key: str = "club", scale: float = 1.0) -> Look:
    """One look a theme: the ground is made once for a language."""
    return look("es", key, scale)


def villa_shown(reach: Sequence[Wire] = REACH, pawns: Mapping[str, Wire] = PAWNS, path: Sequence[Wire] = ()) -> BoardShown:
    moment = Moment(pawns=pawns, laid={"revolver": "library", "rope": None}, reach=reach, path=path, turn="rose")
    return villa(floor(), moment, dressed().words, lambda id_: NAMES.get(id_, id_))


def city_shown(moment: Moment) -> BoardShown:
    return city(town(), moment, dressed().words, "es")


def painted(shown: BoardShown, key: str = "club", pointed: Pointed | None = None, size: tuple[int, int] = SIZE) -> QImage:
    """A board as a picture of its own."""
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    BoardPicture(dressed(key), 14).paint(painter, QRectF(0, 0, *size), shown, pointed or Pointed())
    painter.end()
    return image


def click(board: Board, place: Place) -> None:
    """One click in the middle of a place."""
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=spot(board, place))


def spot(board: Board, place: Place) -> QPoint:
    return board.middle_of(place).toPoint()
