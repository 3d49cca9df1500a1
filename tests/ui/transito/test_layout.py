"""The table of Quién, Cómo y Dónde as it lies: nothing is cut off, and everybody is in sight, in any language and in large letters."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.transito.rooms import Game

NAMES = ("Ana", "La familia Pérez-Goyri", "Maximiliano", "Íñigo")


def within(inner: QWidget, outer: QWidget) -> bool:
    """Whether a widget lies wholly inside another."""
    at = inner.mapTo(outer, QPoint(0, 0))
    return outer.rect().contains(QRect(at, inner.size()))


@pytest.mark.parametrize(("language", "size", "scale"), [("fr", (1280, 800), 1.0), ("es", (1024, 700), 1.0), ("en", (1280, 800), 1.5)])
def test_board_seats_card_and_actions_are_in_sight_and_no_word_is_cut(
    qtbot: QtBot, language: str, size: tuple[int, int], scale: float
) -> None:
    game = Game(qtbot, players=NAMES, language=language, size=size, scale=scale)
    game.do({"do": "deal"})
    game.to_sector()
    suspect, infraction = game.claim(refuted=False)
    table = game.table
    assert (game.window.width(), game.window.height()) == size
    for _ in ("sector", "unrefuted"):
        assert all(within(line, table) and line.height() >= line.minimumSizeHint().height() for line in table.seats.lines)
        assert table.board.width() > 400
        buttons = [made for made in table.bar.findChildren(QPushButton) if made.isVisible()]
        assert all(within(made, table) and made.width() >= made.sizeHint().width() for made in buttons)
        labels = [made for part in (table.tray, table.inquiry) for made in part.findChildren(QLabel) if made.isVisible()]
        assert all(made.height() >= made.heightForWidth(made.width()) for made in labels)
        if game.phase == "sector":
            game.do({"do": "suspect", "by": game.turn, "suspect": suspect, "infraction": infraction})


def test_in_large_letters_of_a_small_window_all_of_a_suspicion_is_in_sight_and_the_tray_comes_back(qtbot: QtBot) -> None:
    game = Game(qtbot, players=NAMES, size=(1024, 700), scale=1.5)
    game.do({"do": "deal"})
    game.to_sector()
    suspect, infraction = game.claim(refuted=False)
    assert game.table.tray.isVisible()
    game.do({"do": "suspect", "by": game.turn, "suspect": suspect, "infraction": infraction})
    game.window.grab()
    assert not game.table.tray.isVisible()
    assert all(within(part, game.table.floor._area) for part in (*game.table.seats.lines, game.table.inquiry))
    game.do({"do": "undo"})
    assert game.table.tray.isVisible()


def test_whose_token_it_is_and_where_it_stands_is_read_whole_whatever_a_group_is_called(qtbot: QtBot) -> None:
    game = Game(qtbot, players=("Les tantes de Valence", "Bruno", "Léa"), language="fr")
    game.do({"do": "deal"})
    line = game.table.seats.lines[0]
    assert line.face is not None
    for token, sector, word, state in (
        ("Elvira, conductrice de bus", "Gare", "joue", "5 cartes · joue"),
        ("Nico, le chauffeur de taxi", "Station-service", "éliminé", "éliminé"),
    ):
        line.show_face(replace(line.face, about=f"{token} · {sector}", word=word))
        assert line.rows() == [("Les tantes de Valence", ""), (token, ""), (sector, state)]
        assert line.whole(line.rows())


@pytest.mark.parametrize(("language", "options"), [("es", {}), ("fr", {"board": "table"}), ("en", {"suspect_when": "in_sector"})])
def test_the_bar_has_one_row_in_every_turn(qtbot: QtBot, language: str, options: dict[str, str]) -> None:
    game = Game(qtbot, players=("Ana", "Bruno", "Léa"), language=language, options=options)
    game.do({"do": "deal"})
    seen = [rows(game)]
    if not options.get("board"):
        game.to_sector()
        by = game.turn
        game.do({"do": "end-turn", "by": by}, {"do": "correct", "reason": "otra vez", "turn": by})
        seen.append(rows(game))
    assert set(seen) == {1}


def test_on_a_real_board_the_sector_reached_comes_first_and_the_consoles_own_pile_last(qtbot: QtBot) -> None:
    game = Game(qtbot, options={"board": "table"})
    game.do({"do": "deal"})
    assert (game.table.in_bar()[0], game.table.in_bar()[-1]) == ("enter", "draw")


def test_nobody_is_let_in_while_every_seat_is_taken(qtbot: QtBot) -> None:
    game = Game(qtbot, players=NAMES)
    assert "join" not in game.enabled()
    game.do({"do": "leave", "player": "Ana"})
    assert "join" in game.enabled()


def rows(game: Game) -> int:
    """How many rows of buttons the bar has once it is laid out."""
    game.qtbot.wait(1)
    return len({button.y() for button in game.table.bar.findChildren(QPushButton) if button.isVisible()})
