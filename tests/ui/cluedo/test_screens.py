"""What stands on the screens of Cluedo as a host reads it, and what lies over none that somebody else is given."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS
from gm_console.ui.tables.cluedo import cues
from gm_console.ui.tables.passing.ballot import Option
from gm_console.words import Translator
from tests.ui.cluedo.villas import SEATED, Villa
from tests.ui.dialogs import texts

KINDS = (("suspect", SUSPECTS), ("weapon", WEAPONS))
IN_THE_LIBRARY = {"es": "Ana está en la biblioteca", "fr": "Ana est dans la bibliothèque", "en": "Ana is in the library"}


def test_a_room_is_spoken_of_as_people_do(qtbot: QtBot) -> None:
    view = Villa(qtbot).dealt().in_room("library").desk.table
    assert {language: cues.phase(Translator(language), view).split(" · ")[0] for language in IN_THE_LIBRARY} == IN_THE_LIBRARY


def test_a_name_is_read_whole_before_the_count_of_cards(qtbot: QtBot) -> None:
    line = Villa(qtbot, players=("Los Pérez de la Vega", "Bruno", "Cloe")).dealt().table.seats.lines[0]
    assert line.face is not None
    line.resize(400, 50)
    assert line.rows()[0] == (line.face.name, line.face.count)
    line.resize(280, 50)
    assert line.rows()[0] == (line.face.name, "")


@pytest.mark.parametrize(("language", "seats"), [("fr", 3), ("es", 6), ("en", 4)])
def test_nothing_of_a_seat_is_cut_off_at_the_usual_size(qtbot: QtBot, language: str, seats: int) -> None:
    names = ("Ana", "Bruno", "Cloe", "Íñigo", "Maximiliano", "Zoe")[:seats]
    players = [{"name": name, "suspect": suspect} for name, suspect in zip(names, reversed(SUSPECTS), strict=False)]
    villa = Villa(qtbot, players=tuple(players), language=language).dealt().in_room("billiard")
    for more in (
        {"do": "suggest", "by": villa.turn, "suspect": "pervenche", "weapon": "rope"},
        {"do": "penalise", "player": "Bruno", "rule": "C16"},
    ):
        villa.do(more)
        lines = villa.table.seats.lines
        assert [line.rows() for line in lines if not line.whole(line.rows())] == []
        assert all(count in " ".join(map(" ".join, line.rows())) for line in lines if line.face and (count := line.face.count))


def test_who_answers_is_read_whole_with_the_room_he_was_called_to(qtbot: QtBot) -> None:
    villa = Villa(qtbot, players=("Ana", "Bruno", "Cloe")).dealt()
    line = villa.table.seats.lines[1]
    assert line.face is not None
    line.show_face(replace(line.face, name="Bruno", about="Coronel Rubio · Salón de baile", word="responde", count="4 cartas"))
    for wide in range(330, 220, -5):
        line.resize(wide, 90)
        assert line.whole(line.rows()), wide


@pytest.mark.rule("C13")
def test_the_cards_a_witness_may_show_are_read_whole_in_large_letters_too(qtbot: QtBot) -> None:
    villa = Villa(qtbot, players=SEATED, language="fr", scale=1.5, size=(1024, 700)).dealt()
    hand = next(cards for player, cards in villa.state.secret.hands if player == "p2")
    villa.in_room(next((card for card in hand if card in ROOMS), "library"))
    villa.do({"do": "suggest", "by": "Ana"} | {kind: next((c for c in hand if c in pile), pile[0]) for kind, pile in KINDS})
    villa.press("secretly:show")
    villa.key(Qt.Key.Key_Space)
    qtbot.wait(1)
    options = villa.passed.findChildren(Option)
    assert [option.accessibleName() for option in options if "…" in option.text()] == []
    villa.key(*[Qt.Key.Key_Down] * len(options), Qt.Key.Key_Return)
    assert villa.passed.reading is False
    assert villa.desk.table.suggestion.showed == ("Bruno",)


def test_who_a_player_is_goes_before_where_he_stands_where_not_both_can_be_read(qtbot: QtBot) -> None:
    line = Villa(qtbot, players=("Ana", "Bruno", "Cloe"), language="fr", scale=1.5).dealt().table.seats.lines[1]
    assert line.face is not None
    line.show_face(replace(line.face, name="Bruno", about="Madame Pervenche · Salle de billard", word="joue", count="4 cartes"))
    line.resize(324, 80)
    assert line.rows() == [("Bruno", "joue"), ("Madame Pervenche", "")]


def test_the_hosts_sheet_is_gone_before_the_screen_is_passed(qtbot: QtBot) -> None:
    villa = Villa(qtbot).dealt().in_room("hall")
    villa.do({"do": "suggest", "by": villa.turn, "suspect": "moutarde", "weapon": "rope"})
    villa.window.sheets.lay_open()
    sheet: Any = villa.window.sheets.sheet
    assert sheet.open
    villa.press("secretly:show")
    assert villa.table.passing is not None
    assert not sheet.open


@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_after_the_deal_the_host_is_led_to_the_hands_and_then_to_the_first_throw(qtbot: QtBot, language: str) -> None:
    villa = Villa(qtbot, players=SEATED, language=language).dealt()
    dealt = villa.desk.words.text("cluedotable.cue.turn.aside.dealt")
    assert dealt in texts(villa.table.line)
    assert rows(villa) == 1
    villa.press("hand-out")
    assert villa.window.handing_out
    villa.window.handing.end()
    villa.do({"do": "correct", "reason": "a mano", "pawns": {"rose": "kitchen"}})
    assert dealt not in texts(villa.table.line)
    assert {"passage", "dice"} <= villa.enabled()
    assert rows(villa) == 1


def test_in_large_letters_the_villa_has_the_room_of_what_can_wait_until_the_window_is_wide(qtbot: QtBot) -> None:
    villa = Villa(qtbot, players=SEATED, language="fr", scale=1.5, size=(1024, 700)).dealt()
    assert rows(villa) == 2
    villa.do({"do": "roll", "by": "Ana", "dice": [6, 6]}, {"do": "move", "by": "Ana", "to": "hall"})
    for _ in ("room", "asked"):
        assert (rows(villa), villa.table.board.height() > 390) == (1, True)
        assert villa.table.actions_.named("accuse") in villa.table.bar.more.menu().actions()
        if villa.phase == "room":
            villa.do({"do": "suggest", "by": "Ana", "suspect": "moutarde", "weapon": "rope"})
            assert not villa.table.dice.isVisible()
            while villa.phase == "showing":
                villa.key("m")
    villa.key("u")
    assert villa.form is not None
    villa.form.reject()
    villa.window.resize(1920, 1080)
    assert (rows(villa), villa.table.in_bar(), villa.table.dice.isVisible()) == (1, ["end-turn", "accuse"], True)


def rows(villa: Villa) -> int:
    """How many rows of buttons the bar has once it is laid out."""
    villa.qtbot.wait(1)
    return len({button.y() for button in villa.table.bar.findChildren(QPushButton) if button.isVisible()})


def test_nobody_is_led_to_hands_that_the_table_has_dealt(qtbot: QtBot) -> None:
    villa = Villa(qtbot, players=SEATED, options={"hands": "table"}).dealt()
    assert "hand-out" not in villa.enabled()
    assert villa.desk.words.text("cluedotable.cue.turn.aside.dealt") not in texts(villa.table.line)
