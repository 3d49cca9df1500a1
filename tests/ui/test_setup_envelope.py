"""Setting up the two games with an envelope: who plays as whom, who deals, whose board it is, which city, and a command accepted."""

from __future__ import annotations

import re
import shutil
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from gm_console.games import GAMES
from gm_console.sitting import Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store import places
from gm_console.store.contents import finder
from gm_console.store.journal import Journal
from gm_console.store.rows import SessionInfo
from gm_console.ui import theme
from gm_console.ui.setup import SetUp
from gm_console.ui.setup.proposal import again
from gm_console.ui.setup.seating import Players
from gm_console.ui.setup.sets import sets_shown
from gm_console.ui.setup.table_choice import TableChoice
from gm_console.words import Translator
from tests.ui.evening import look

FOUR = ("Ana", "Bruno", "Cloe", "Diego")
BOTH = ("cluedo", "transito")


def page(qtbot: QtBot, game: str, *players: str, language: str = "es", proposal: dict[str, Any] | None = None) -> SetUp:
    """A set-up page on screen, with some names typed; the host only hosts, unless he is proposed as a player."""
    made = SetUp(GAMES[game], look(language), (), (), proposal)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    for row, name in zip(made.people.rows, players, strict=False):
        row.name.insert(name)
    if proposal is None:
        seats(made).plays.put(value=False)
    return made


def seats(made: SetUp) -> Players:
    assert isinstance(made.seats, Players)
    return made.seats


def table(made: SetUp) -> TableChoice:
    assert isinstance(made.content, TableChoice)
    return made.content


def sent(made: SetUp) -> dict[str, Any] | None:
    """The command the page gives when the table is opened; None where it keeps it to itself."""
    given: list[dict[str, Any]] = []
    made.ready.connect(given.append)
    found = made.findChild(QPushButton, "open")
    assert found is not None
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
    return given[0] if given else None


def accepted(command: dict[str, Any] | None) -> Any:
    """The table's view of a game that was opened like that."""
    assert command is not None
    journal = Journal.open(None)
    sitting = Sitting(Shelf(journal), finder("es"), VirtualTime())
    sitting.do(command)
    session = sitting.need()
    view = session.game.table_view(session.state)
    journal.close()
    return view


@pytest.mark.parametrize("language", ["es", "fr", "en"])
@pytest.mark.parametrize("game", BOTH)
def test_names_and_one_answer_open_a_table_that_is_accepted(qtbot: QtBot, game: str, language: str) -> None:
    made = page(qtbot, game, *FOUR, language=language)
    command = sent(made)
    assert command == {"do": "new", "game": game, "players": [{"name": name} for name in FOUR], "options": {}}
    assert [seat.name for seat in accepted(command).players] == list(FOUR)
    held = [label.text() for label in made.findChildren(QLabel)]
    assert [text for text in held if text.startswith(("hall.", "option.", "rules."))] == []


@pytest.mark.rule("C02")
def test_a_suspect_is_chosen_or_drawn_and_nobody_has_anothers(qtbot: QtBot) -> None:
    made = page(qtbot, "cluedo", *FOUR)
    boxes = [row.suspect for row in made.people.rows if row.suspect is not None]
    for box in boxes[:2]:
        box.setCurrentIndex(box.findData("violet"))
    assert sent(made) is None
    assert [row.fault.isVisible() for row in made.people.rows] == [True, True, False, False, False, False]
    boxes[1].setCurrentIndex(0)
    assert not made.people.rows[0].fault.isVisible()
    command = sent(made)
    assert command is not None
    assert command["players"][:2] == [{"name": "Ana", "suspect": "violet"}, {"name": "Bruno"}]
    assert accepted(command).players[0].suspect == "violet"


@pytest.mark.rule("C02")
def test_two_sit_down_to_cluedo_only_by_the_house_rule(qtbot: QtBot) -> None:
    made = page(qtbot, "cluedo", "Ana", "Bruno")
    assert sent(made) is None
    assert "3" in seats(made).few.text()
    made.rules.choices["two_players"].put(value=True)
    command = sent(made)
    assert command is not None
    assert command["options"] == {"two_players": True}
    assert len(accepted(command).players) == 2


@pytest.mark.rule("T01")
def test_three_or_four_seats_each_a_person_or_a_group_as_the_page_says(qtbot: QtBot) -> None:
    made = page(qtbot, "transito", "Los Pérez", "Ana")
    held = " ".join(label.text() for label in made.findChildren(QLabel))
    assert "grupo" in held
    assert sent(made) is None
    made.people.rows[2].name.insert("Cloe")
    assert len(made.people.rows) == 4
    assert not made.people.add.isEnabled()
    assert accepted(sent(made)).players[0].name == "Los Pérez"


@pytest.mark.parametrize(("game", "rule"), [("cluedo", "C16 C26"), ("transito", "T22 T33")])
def test_who_deals_and_whose_board_it_is_are_asked_plainly_and_told_what_follows(qtbot: QtBot, game: str, rule: str) -> None:
    made = page(qtbot, game, *FOUR)
    made.tabs.setCurrentIndex(1)
    told = table(made).told
    before = {key: told[key].text() for key in ("hands", "board")}
    for key in ("hands", "board"):
        made.rules.choices[key].put("table")
        assert told[key].isVisible()
        assert told[key].text() not in ("", before[key])
    assert [made.rules.choices[key].option.rule for key in ("hands", "board")] == rule.split()
    command = sent(made)
    assert command is not None
    assert command["options"] == {"hands": "table", "board": "table"}
    assert accepted(command).seal is None


@pytest.mark.parametrize(("game", "rule"), [("cluedo", "C27"), ("transito", "T34")])
def test_a_host_who_plays_says_who_he_is(qtbot: QtBot, game: str, rule: str) -> None:
    made = page(qtbot, game, *FOUR)
    assert seats(made).plays.toolTip() == look().words.text(f"rules.{rule}")
    seats(made).plays.group.button(0).click()
    seats(made).me.setCurrentText("Cloe")
    command = sent(made)
    assert command is not None
    assert command["options"] == {"host_plays": "Cloe"}
    assert accepted(command).host_plays


@pytest.mark.parametrize("game", BOTH)
def test_presets_are_followed_and_every_house_rule_has_the_text_of_its_rule(qtbot: QtBot, game: str) -> None:
    made = page(qtbot, game, *FOUR)
    for place, preset in enumerate(GAMES[game].presets):
        made.rules.presets.setCurrentIndex(place)
        made.rules.presets.activated.emit(place)
        assert made.rules.presets.currentData() == preset
    for key in made.rules.choices:
        assert len(made.rules.title(key).toolTip()) > 20, key


def test_a_city_of_the_hosts_own_can_be_chosen_and_a_broken_one_tells_why(qtbot: QtBot) -> None:
    folder = places.own_cases("transito")
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(places.shipped("cases") / "transito" / "centro.toml", folder / "barrio.toml")
    (folder / "rota.toml").write_text('es = "Rota"\n', encoding="utf-8")
    made = page(qtbot, "transito", *FOUR)
    choice = table(made)
    listed = [choice.list.item(row).data(Qt.ItemDataRole.UserRole) for row in range(choice.list.count())]
    assert listed[0] == "centro"
    assert sorted(listed) == ["barrio", "centro", "rota"]
    choice.list.setCurrentRow(listed.index("rota"))
    assert sent(made) is None
    assert made.tabs.currentIndex() == 1
    assert "rota.toml" in choice.about.text()
    choice.list.setCurrentRow(listed.index("barrio"))
    command = sent(made)
    assert command is not None
    assert command["case"] == "barrio"
    assert accepted(command).city.name == "barrio"


def info(game: str, opening: dict[str, Any]) -> SessionInfo:
    """A session of another evening, as it was opened."""
    return SessionInfo("abc", game, 1, "2026-11-01T20:00:00Z", "1", "es", "", FOUR, msgspec.json.encode(opening))


def test_the_same_people_again_keep_suspects_rules_and_who_hosts(qtbot: QtBot) -> None:
    players = [{"name": "Ana", "suspect": "rose"}, {"name": "Bruno"}, {"name": "Cloe"}]
    options = {"host_plays": "Bruno", "witnesses": "first", "hands": "table"}
    proposal = again(info("cluedo", {"players": players, "options": options}))
    command = sent(page(qtbot, "cluedo", proposal=proposal))
    assert command == {"do": "new", "game": "cluedo", "players": players, "options": options}


def test_the_same_people_again_play_in_the_same_city_if_it_is_still_there(qtbot: QtBot) -> None:
    proposal = again(info("transito", {"players": list(FOUR), "options": {}, "case": "perdida"}))
    assert proposal["case"] == "perdida"
    command = sent(page(qtbot, "transito", proposal=proposal))
    assert command is not None
    assert ("case" in command, len(command["players"])) == (False, 4)


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)")  # a list without a screen
def test_a_list_that_drops_down_shows_all_of_itself_below_its_field(qtbot: QtBot) -> None:
    """Laid over its field, as Qt does by itself, it is now and then two pixels too low, and its last row is cut off."""
    worn = look("es")
    theme.dress(QApplication.instance(), worn.theme, worn.scale)  # type: ignore[arg-type]  # there is always one in these tests
    suspects = page(qtbot, "cluedo").people.rows[0].suspect
    assert suspects is not None
    for _ in range(2):
        QTest.mouseClick(suspects, Qt.MouseButton.LeftButton)
        qtbot.wait(60)  # laid out
        last = suspects.view().visualRect(suspects.model().index(suspects.count() - 1, 0))
        assert suspects.view().viewport().rect().bottom() >= last.bottom()
        assert suspects.view().window().y() >= suspects.mapToGlobal(suspects.rect().bottomLeft()).y()
        suspects.hidePopup()


@pytest.mark.parametrize(
    ("language", "ours"), [("es", "originales de los autores"), ("fr", "créations des auteurs"), ("en", "original work")]
)
def test_what_came_along_says_in_each_language_that_it_is_ours(qtbot: QtBot, language: str, ours: str) -> None:
    (city,) = sets_shown(Translator(language))
    villa = table(page(qtbot, "cluedo", language=language)).about.text()
    assert (ours in city.about[-1], "CC BY" in city.about[-1]) == (True, True)
    assert (ours in villa, "CC BY" in villa) == (True, True)


def test_a_villa_of_the_hosts_own_says_whose_it_is_as_its_file_does(qtbot: QtBot) -> None:
    folder = places.own_cases("cluedo")
    folder.mkdir(parents=True, exist_ok=True)
    ours = (places.shipped("cases") / "cluedo" / "villa.toml").read_text(encoding="utf-8")
    (folder / "villa.toml").write_text(re.sub("(?m)^credits = .*$", 'credits = "La tía Berta."', ours), encoding="utf-8")
    assert table(page(qtbot, "cluedo")).about.text() == "La tía Berta."
