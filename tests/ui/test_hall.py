"""The hall: games, an unfinished meeting, the same people again, and no word that could be a secret."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QStackedWidget
from pytestqt.qtbot import QtBot

from gm_console.engine.phrase import phrase
from gm_console.engine.record import Redone, Undone
from gm_console.games import GAMES
from gm_console.sitting.shelf import Shelf
from gm_console.store.errors import JournalError
from gm_console.store.journal import Journal
from gm_console.ui import theme
from gm_console.ui.foyer import Foyer
from gm_console.ui.hall import DOORS, Evening, Hall
from gm_console.ui.setup.page import SetUp
from tests.ui.evening import CASE, FOUR, dressed, look, make_desk
from tests.ui.test_past import play

LAST = Evening("abc", "martes", "29/11/2026", ("Ana", "Íñigo"), "41:07", open=True)


def button(hall: Hall, name: str) -> QPushButton:
    """One of its buttons."""
    found = hall.findChild(QPushButton, name)
    assert found is not None
    return found


def told(hall: Hall) -> str:
    """All text on it."""
    return " ".join(label.text() for label in hall.findChildren(QLabel))


@pytest.fixture(params=["es", "fr", "en"])
def hall(request: pytest.FixtureRequest, qtbot: QtBot) -> Hall:
    """A hall in each language."""
    made = Hall(look(request.param))
    qtbot.addWidget(made)
    made.show()
    return made


def test_every_game_of_the_house_has_a_card_and_a_click_chooses_it(hall: Hall, qtbot: QtBot) -> None:
    for key, game in GAMES.items():
        card = button(hall, f"game:{key}")
        assert (card.accessibleName(), bool(card.accessibleDescription())) == (game.title, True)
        with qtbot.waitSignal(hall.game_chosen, check_params_cb=lambda chosen, key=key: chosen == key):
            QTest.mouseClick(card, Qt.MouseButton.LeftButton)


def test_an_unfinished_meeting_is_offered_and_never_resumed_unasked(hall: Hall, qtbot: QtBot) -> None:
    hall.show_evenings(LAST, LAST)
    for part in ("29/11/2026", "Ana", "Íñigo", "41:07", "El Club de los Martes"):
        assert part in told(hall)
    with qtbot.waitSignal(hall.resume_wanted, check_params_cb=lambda id_: id_ == "abc"):
        QTest.keyClick(button(hall, "resume"), Qt.Key.Key_Space)
    with qtbot.waitSignal(hall.again_wanted, check_params_cb=lambda id_: id_ == "abc"):
        QTest.keyClick(button(hall, "again"), Qt.Key.Key_Space)


def test_what_is_golden_in_the_hall_has_the_keyboard_unless_the_host_was_elsewhere_already(qtbot: QtBot) -> None:
    shelf = Shelf(Journal.open(None))
    play(shelf.journal, over=False)
    made = foyer(qtbot, shelf)
    assert made.hall is not None
    assert made.hall.window().focusWidget() is button(made.hall, "resume")
    assert button(made.hall, "resume").property("primary") == "true"
    button(made.hall, "game:espia").setFocus()
    made.welcome()
    assert made.hall.window().focusWidget() is button(made.hall, "game:espia")


def test_with_nothing_in_the_journal_nothing_is_offered(hall: Hall, qtbot: QtBot) -> None:
    hall.show_evenings(LAST, LAST)
    hall.show_evenings(None, None)
    qtbot.waitUntil(lambda: hall.findChild(QPushButton, "resume") is None)


def test_the_other_rooms_are_one_click_away(hall: Hall, qtbot: QtBot) -> None:
    for door in DOORS:
        with qtbot.waitSignal(hall.door_opened, check_params_cb=lambda opened, door=door: opened == door):
            QTest.mouseClick(button(hall, f"door:{door}"), Qt.MouseButton.LeftButton)


def test_what_the_journal_had_to_say_is_said(hall: Hall) -> None:
    hall.say("El diario estaba dañado.")
    assert "dañado" in told(hall)
    assert "hall." not in told(hall)


@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_in_large_letters_three_offers_and_a_notice_fit_the_screen(qtbot: QtBot, qapp: QApplication, language: str) -> None:
    sheet, font, palette = qapp.styleSheet(), qapp.font(), qapp.palette()
    worn = look(language, scale=1.5)
    theme.dress(qapp, worn.theme, worn.scale)
    made = Hall(worn)
    qtbot.addWidget(made)
    made.show_evenings(LAST, LAST, LAST)
    made.say(worn.words.text("store.other-program", path="a folder of its own/with a long name/journal.db"))
    made.resize(1280, 800)
    made.show()
    made.grab()
    labels = [label for label in made.findChildren(QLabel) if label.isVisible() and label.wordWrap()]
    assert (made.height(), [one.text() for one in labels if one.height() < one.heightForWidth(one.width())]) == (800, [])
    qapp.setStyleSheet(sheet)
    qapp.setFont(font)
    qapp.setPalette(palette)


def foyer(qtbot: QtBot, shelf: Shelf) -> Foyer:
    """The way in, with the hall shown over a journal."""
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    made = Foyer(make_desk(shelf=shelf), lambda: shelf, stack, look)
    made.show_hall()
    made.welcome()
    return made


def test_where_there_is_no_journal_the_door_to_past_sessions_says_why_and_stays_shut(qtbot: QtBot, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "journal.db")) as other:
        other.execute("create table notes (text)")
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    made = Foyer(make_desk(), lambda: Shelf(Journal.open(tmp_path / "journal.db")), stack, look)
    hall = made.show_hall()
    made.enter("past")
    assert made.hall is hall
    assert "otro programa" in told(hall)


def test_where_the_journal_cannot_be_read_any_more_nobody_is_asked_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf(Journal.open(None))
    play(shelf.journal, over=False)
    made = foyer(qtbot, shelf)
    hall = made.hall
    assert hall is not None

    def gone(*_: object) -> None:
        raise JournalError(phrase("store.gone", path="/diario"))

    monkeypatch.setattr(Journal, "info", gone)
    button(hall, "again").click()
    assert made.hall is hall
    assert "/diario" in told(hall)
    made.welcome()
    qtbot.waitUntil(lambda: hall.findChild(QPushButton, "resume") is None)


def break_last_entry(path: Path) -> None:
    """Somebody changed a row by hand."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("update entries set elapsed = elapsed + 1 where seq = (select max(seq) from entries)")


def test_an_unfinished_meeting_whose_entries_were_altered_is_recovered_from_the_hall(qtbot: QtBot, tmp_path: Path) -> None:
    journal = Journal.open(tmp_path / "journal.db")
    play(journal, over=False)
    break_last_entry(tmp_path / "journal.db")
    made = foyer(qtbot, Shelf(journal))
    assert made.hall is not None
    assert made.hall.findChild(QPushButton, "resume") is None
    assert "no está en el diario como se escribió" in told(made.hall)
    button(made.hall, "recover").click()
    qtbot.waitUntil(lambda: made.hall is not None and made.hall.findChild(QPushButton, "recover") is None)
    assert button(made.hall, "resume").isEnabled()
    assert "sesión nueva" in told(made.hall)
    journal.close()


def test_a_meeting_that_is_whole_up_to_its_end_is_no_matter_for_the_hall(qtbot: QtBot, tmp_path: Path) -> None:
    journal = Journal.open(tmp_path / "journal.db")
    shelf, id_ = Shelf(journal), play(journal)
    shelf.append(id_, (Undone(99_000, 0), Redone(99_000, 0), Undone(99_000, 0)))
    break_last_entry(tmp_path / "journal.db")
    made = foyer(qtbot, shelf)
    assert made.hall is not None
    assert made.hall.findChild(QPushButton, "recover") is None
    journal.close()


def test_where_the_journal_can_only_be_read_the_hall_says_why_nothing_is_recovered(qtbot: QtBot, tmp_path: Path) -> None:
    first = Journal.open(tmp_path / "journal.db")
    play(first, over=False)
    break_last_entry(tmp_path / "journal.db")
    shelf = Shelf(Journal.open(tmp_path / "journal.db"))
    made = foyer(qtbot, shelf)
    assert made.hall is not None
    button(made.hall, "recover").click()
    assert "Otra consola" in told(made.hall)
    assert len(shelf.journal.sessions()) == 1
    shelf.journal.close()
    first.close()


def test_once_the_other_console_is_shut_this_one_opens_a_table_without_starting_again(qtbot: QtBot, tmp_path: Path) -> None:
    first = Journal.open(tmp_path / "journal.db")
    play(first, over=False)
    shelf = Shelf(Journal.open(tmp_path / "journal.db"))
    made = foyer(qtbot, shelf)
    made.set_up("martes", {"players": list(FOUR), "case": CASE})
    page = made._stack.currentWidget()
    assert isinstance(page, SetUp)
    wanted = {"do": "new", "game": "martes", "players": list(FOUR), "case": CASE}
    page.ready.emit(wanted)
    assert "Otra consola" in page.fault.text()
    first.close()
    page.ready.emit(wanted)
    assert made._desk.open
    made._desk.close()
    shelf.journal.close()


@pytest.mark.parametrize("scale", [1.0, 1.5, 1.75])
def test_four_games_and_two_offers_have_room_in_a_small_window_whatever_the_letters(qtbot: QtBot, scale: float) -> None:
    worn = look("fr", scale=scale)
    theme.dress(QApplication.instance(), worn.theme, scale)  # type: ignore[arg-type]  # there is always one in these tests
    made = Hall(worn)
    qtbot.addWidget(made)
    made.resize(1024, 700)
    made.show_evenings(LAST, LAST)
    made.show()
    cards = [button(made, f"game:{key}") for key in GAMES]
    assert (made.height(), len(cards)) == (700, 4)
    for card in cards:
        inside = [label for label in card.findChildren(QLabel) if label.isVisibleTo(card)]
        assert all(label.height() >= label.heightForWidth(label.width()) for label in inside), card.objectName()
    assert all(button(made, f"door:{door}").geometry().bottom() < 700 for door in DOORS)


def test_for_how_many_a_game_is_stands_in_one_line_in_the_largest_letters_too(qtbot: QtBot) -> None:
    worn = dressed("es", scale=1.75)
    made = Hall(worn)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show_evenings(None, None)
    made.show()
    labels = [label for key in GAMES for label in button(made, f"game:{key}").findChildren(QLabel)]
    assert len(labels) == 8
    assert all(label.width() >= label.fontMetrics().horizontalAdvance(label.text()) for label in labels)
