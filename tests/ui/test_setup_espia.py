"""Setting up El espía: who plays and whether the host does, which deck, how long and how many spies, and a command that is accepted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gm_console.games import GAMES
from gm_console.sitting import Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store import decks
from gm_console.store.contents import finder
from gm_console.store.journal import Journal
from gm_console.ui.setup import SetUp
from gm_console.ui.setup.deck_choice import DeckChoice
from gm_console.ui.setup.seating import Players
from tests.store.test_decks import own, toml
from tests.ui.evening import look

SIX = ("Ana", "Bruno", "Cloe", "Diego", "Elena", "Fermín")


def page(qtbot: QtBot, *players: str, language: str = "es", proposal: dict[str, Any] | None = None) -> SetUp:
    """A set-up page on screen, with some names typed."""
    made = SetUp(GAMES["espia"], look(language), (), (), proposal)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    while len(made.people.rows) < len(players):
        made.people.add.click()
    for row, name in zip(made.people.rows, players, strict=False):
        row.name.insert(name)
    return made


def seats(made: SetUp) -> Players:
    assert isinstance(made.seats, Players)
    return made.seats


def deck(made: SetUp) -> DeckChoice:
    assert isinstance(made.content, DeckChoice)
    return made.content


def choose(made: SetUp, id_: str) -> None:
    """A deck of the list."""
    listed = [found.id for found in decks.list_decks("es")]
    deck(made).list.setCurrentRow(listed.index(id_))


def open_table(made: SetUp) -> None:
    found = made.findChild(QPushButton, "open")
    assert found is not None
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def refused(made: SetUp) -> bool:
    """Whether the page keeps its command to itself."""
    sent: list[dict[str, Any]] = []
    made.ready.connect(sent.append)
    open_table(made)
    return not sent


@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_names_and_one_answer_open_a_table_that_is_accepted(qtbot: QtBot, language: str, tmp_path: Path) -> None:
    made = page(qtbot, *SIX, language=language)
    seats(made).plays.put(value=False)
    with qtbot.waitSignal(made.ready) as ready:
        open_table(made)
    assert ready.args[0] == {"do": "new", "game": "espia", "players": [{"name": name} for name in SIX], "options": {}}
    journal = Journal.open(tmp_path / "journal.db")
    sitting = Sitting(Shelf(journal), finder("es"), VirtualTime())
    assert sitting.do(ready.args[0]).session is not None
    journal.close()


@pytest.mark.rule("E41")
def test_whether_the_host_plays_is_asked_first_and_never_taken_for_granted(qtbot: QtBot) -> None:
    made = page(qtbot)
    qtbot.waitUntil(made.isActiveWindow)
    QTest.keyClick(seats(made).plays.group.button(0), Qt.Key.Key_Tab)
    assert seats(made).plays.value is None
    for row, name in zip(made.people.rows, SIX, strict=True):
        row.name.insert(name)
    assert refused(made)
    assert (seats(made).fault.isVisible(), made.tabs.currentIndex()) == (True, 0)
    seats(made).plays.group.button(1).click()
    assert (seats(made).fault.isVisible(), refused(made)) == (False, False)


@pytest.mark.rule("E41")
def test_a_host_who_plays_says_who_he_is(qtbot: QtBot) -> None:
    made = page(qtbot, *SIX)
    seats(made).plays.group.button(0).click()
    assert seats(made).me.isVisible()
    seats(made).me.setCurrentText("Fermín")
    made.people.rows[0].name.setText("Aina")
    assert made.command()["options"] == {"host_plays": "Fermín"}
    seats(made).plays.group.button(1).click()
    assert (made.command()["options"], seats(made).me.isVisible()) == ({}, False)


@pytest.mark.rule("E01")
def test_three_to_ten_sit_down_each_with_a_name_and_nothing_else(qtbot: QtBot) -> None:
    made = page(qtbot, "Ana", "Bruno")
    seats(made).plays.put(value=False)
    assert refused(made)
    assert seats(made).few.isVisible()
    assert not made.people.rows[0].cliches.isVisible()
    made.people.rows[2].name.insert("ana")
    assert (seats(made).few.isVisible(), refused(made)) == (False, True)
    assert made.people.rows[2].fault.isVisible()
    while made.people.add.isEnabled():
        made.people.add.click()
    assert len(made.people.rows) == 10


@pytest.mark.rule("E03")
def test_every_deck_is_offered_with_how_many_places_it_has(qtbot: QtBot) -> None:
    own("nuestra.toml", toml("Faro", "Museo"))
    own("rota.toml", toml("Faro"))
    made = page(qtbot, *SIX)
    listed = [deck(made).list.item(row).text() for row in range(deck(made).list.count())]
    assert ["106" in listed[0], "Nuestra\nPropia · 2 lugares" in listed] == [True, True]
    choose(made, "nuestra")
    assert "Faro, Museo" in deck(made).about.text()
    assert made.command()["options"]["deck"] == "nuestra"


def test_a_broken_deck_is_not_played_and_tells_why(qtbot: QtBot) -> None:
    own("rota.toml", toml("Faro"))
    made = page(qtbot, *SIX)
    seats(made).plays.put(value=False)
    choose(made, "rota")
    assert refused(made)
    assert (made.tabs.currentIndex(), "rota.toml, places" in deck(made).about.text()) == (1, True)


@pytest.mark.rule("E06")
def test_two_spies_for_six_is_said_beside_them_and_a_seventh_player_mends_it(qtbot: QtBot) -> None:
    made = page(qtbot, *SIX)
    seats(made).plays.put(value=False)
    made.rules.choices["spies"].put(2)
    assert refused(made)
    assert (made.tabs.currentIndex(), "7" in deck(made).faults["spies"].text()) == (1, True)
    made.people.add.click()
    made.people.rows[6].name.insert("Gema")
    assert (deck(made).faults["spies"].text(), made.command()["options"]) == ("", {"spies": 2})


@pytest.mark.rule("E05")
def test_minutes_are_the_texts_three_until_others_are_let_in(qtbot: QtBot) -> None:
    made = page(qtbot, *SIX)
    made.tabs.setCurrentIndex(1)
    minutes, free = made.rules.choices["minutes"], made.rules.choices["free_minutes"]
    assert [button.text() for button in minutes.findChildren(type(seats(made).plays.group.button(0)))] == ["5", "8", "10"]
    minutes.put(5)
    assert made.command()["options"] == {"minutes": 5}
    free.put(value=True)
    minutes.put(7)
    assert made.command()["options"] == {"minutes": 7, "free_minutes": True}
    free.put(value=False)
    assert (made.command()["options"], deck(made).faults["minutes"].text()) == ({}, "")


def test_presets_are_followed_and_a_change_makes_them_our_own(qtbot: QtBot) -> None:
    rules = page(qtbot).rules
    for place, preset in enumerate(GAMES["espia"].presets):
        rules.presets.setCurrentIndex(place)
        rules.presets.activated.emit(place)
        assert rules.presets.currentData() == preset
    assert rules.values() == {"first_asker": "last_spy"}
    rules.choices["minutes"].put(10)
    assert rules.presets.currentData() == "own"


def test_the_same_people_again_keep_their_deck_their_rules_and_who_hosts(qtbot: QtBot) -> None:
    own("nuestra.toml", toml("Faro", "Museo"))
    options = {"deck": "nuestra", "minutes": 7, "free_minutes": True, "spies": 2, "host_plays": "bruno", "rounds": 3}
    players = [{"name": name} for name in (*SIX, "Gema")]
    made = page(qtbot, proposal={"players": players, "options": options})
    with qtbot.waitSignal(made.ready) as ready:
        QTest.keyClick(made, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert ready.args[0] == {"do": "new", "game": "espia", "players": players, "options": options | {"host_plays": "Bruno"}}


def test_a_deck_that_is_gone_leaves_the_usual_one(qtbot: QtBot) -> None:
    made = page(qtbot, proposal={"players": [{"name": name} for name in SIX], "options": {"deck": "perdida"}})
    assert (deck(made).chosen, seats(made).plays.value, made.command()["options"]) == ("familiar", False, {})
