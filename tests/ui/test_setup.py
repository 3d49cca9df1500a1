"""Set-up: a whole `new` command out of what a host types, draws and chooses; every fault beside its field."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from gm_console.engine.phrase import phrase
from gm_console.engine.refusal import Refusal
from gm_console.games import GAMES
from gm_console.store.rows import SessionInfo
from gm_console.ui import theme
from gm_console.ui.setup import SetUp
from gm_console.ui.setup.case_choice import CaseChoice
from gm_console.ui.setup.people import joined, split
from gm_console.ui.setup.proposal import again, heard
from gm_console.ui.setup.seating import Detectives
from tests.printing.test_record import in_mexico
from tests.table import FOUR, Table
from tests.ui.evening import look, make_desk

__all__ = ["in_mexico"]
OPENING = {"players": [*FOUR], "options": {"stake": 10, "first": "Ana"}, "case": {"id": "la-pelucona"}, "host": {"name": "Raymond"}}
INFO = SessionInfo("abc", "martes", 1, "2026-11-29T21:00:00", "0", "es", "", ("Ana", "Bruno"), msgspec.json.encode(OPENING))


def page(qtbot: QtBot, language: str = "es", proposal: dict[str, Any] | None = None) -> SetUp:
    """A set-up page on screen."""
    made = SetUp(GAMES["martes"], look(language), (INFO,), ("Ana", "Zoe"), proposal)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    return made


def click(page: SetUp, name: str) -> None:
    """A click on one of its buttons."""
    found = page.findChild(QPushButton, name)
    assert found is not None
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def write(page: SetUp, *guests: tuple[str, str]) -> None:
    """Types names and clichés row by row; QTest's own typing knows ASCII only."""
    for row, (name, cliches) in zip(page.people.rows, guests, strict=False):
        row.name.insert(name)
        row.cliches.insert(cliches)


@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_a_host_who_only_types_names_and_deals_opens_a_table_that_is_accepted(qtbot: QtBot, language: str) -> None:
    made = page(qtbot, language)
    write(made, ("Ana", ""), ("Bruno", ""), ("Cloe", ""))
    click(made, "deal")
    made.content.list.setCurrentRow(made.content.list.count() - 1)
    with qtbot.waitSignal(made.ready) as ready:
        click(made, "open")
    sent = ready.args[0]
    assert [len(guest["cliches"]) for guest in sent["players"]] == [6, 6, 6]
    assert len({guest["character"] for guest in sent["players"]}) == 3
    assert Table().send(**sent)["ok"]


@pytest.mark.parametrize("cliches", [["uno"], ["uno", "dos"], ["de la sierra, y no nada"], ["doctora, y lo recalca", "viuda"]])
def test_a_comma_may_belong_to_a_cliche(cliches: list[str]) -> None:
    assert split(joined(cliches)) == cliches
    assert split("uno, dos ,, ") == ["uno", "dos"]


def test_what_is_typed_is_what_is_sent(qtbot: QtBot) -> None:
    made = page(qtbot)
    write(made, (" Ana ", "médica rural, viajera ,,"), ("Bruno", "relojero"))
    assert isinstance(made.seats, Detectives)
    assert isinstance(made.content, CaseChoice)
    QTest.keyClicks(made.seats.host, "Raymond")
    made.seats.first.setCurrentIndex(1)
    made.rules.choices["stake"].put(20)
    made.rules.choices["minutes"].put(None)
    made.content.list.setCurrentRow(made.content.list.count() - 2)
    QTest.keyClicks(made.content.solution, "El cura")
    assert made.command() == {
        "do": "new",
        "game": "martes",
        "players": [{"name": "Ana", "cliches": ["médica rural", "viajera"]}, {"name": "Bruno", "cliches": ["relojero"]}],
        "options": {"stake": 20, "minutes": None, "first": "Bruno"},
        "host": {"name": "Raymond"},
        "case": {"title": "", "solution": "El cura"},
    }


def test_every_fault_stands_beside_its_field_and_nothing_is_opened(qtbot: QtBot) -> None:
    made = page(qtbot)
    write(made, ("Ana", "uno"), ("ana", "dos"), ("host", "tres"), ("Zoe", ""))
    made.ready.connect(lambda _: pytest.fail("opened"))
    click(made, "open")
    assert [row.fault.isVisible() for row in made.people.rows] == [True, True, True, True]
    made.people.rows[1].name.setText("Bea")
    assert [row.fault.isVisible() for row in made.people.rows[:2]] == [False, False]


def test_the_focus_goes_to_the_first_field_that_is_wrong_from_whatever_page(qtbot: QtBot) -> None:
    made = page(qtbot)
    write(made, ("Ana", "uno"), ("Bruno", "dos"), ("Zoe", ""), ("host", "tres"))
    made.tabs.setCurrentIndex(2)
    click(made, "open")
    assert made.focusWidget() is made.people.rows[2].cliches
    made.people.rows[2].cliches.setText("cuatro")
    click(made, "open")
    assert made.focusWidget() is made.people.rows[3].name
    made.people.rows[3].name.setText("Fe")
    made.content.list.setCurrentRow(made.content.list.count() - 2)
    click(made, "open")
    assert isinstance(made.content, CaseChoice)
    assert (made.tabs.currentIndex(), made.focusWidget()) == (1, made.content.solution)


def test_a_field_that_is_wrong_is_brought_into_sight(qtbot: QtBot) -> None:
    made = page(qtbot)
    for _ in range(4):
        click(made, "add")
    write(made, *((name, "uno") for name in ("Ana", "Bea", "Cloe", "Dora", "Eva", "Fe", "Gus")), ("Ana", "dos"))
    made.people.rows[0].name.setText("Ada")
    made.people.rows[7].cliches.clear()
    made.resize(1280, 460)
    click(made, "open")
    field = made.people.rows[7].cliches
    assert made.focusWidget() is field
    qtbot.waitUntil(lambda: field.visibleRegion().boundingRect().height() == field.height())


def test_a_case_in_a_line_needs_a_line(qtbot: QtBot) -> None:
    made = page(qtbot, proposal={"players": list(FOUR)})
    made.content.list.setCurrentRow(made.content.list.count() - 2)
    click(made, "open")
    assert made.tabs.currentIndex() == 1
    assert isinstance(made.content, CaseChoice)
    assert made.content.fault.isVisible()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"stake": -1}, "«Apuesta del Anfitrión» ha de ser un número"),
        ({"deduction_to": "x"}, "«Las £3 de una deducción van» ha de ser una de estas: «al bote», «al Anfitrión»."),
        ({"loans": 3}, "«Préstamos del Anfitrión» solo puede ser sí o no"),
        ({"first": "Zoe"}, "«Detective primero» nombra a «Zoe»"),
    ],
)
def test_a_house_rule_that_is_refused_is_called_as_the_form_calls_it(qtbot: QtBot, options: dict[str, object], said: str) -> None:
    made = page(qtbot)
    refusal = make_desk().do({"do": "new", "game": "martes", "players": list(FOUR), "options": options})
    assert refusal is not None
    made.show_faults(refusal)
    assert said in made.fault.text()


def test_what_the_rules_refuse_is_said_all_of_it(qtbot: QtBot) -> None:
    made = page(qtbot)
    faults = (phrase("setup.seats", least=2, most=8), phrase("option.unknown", option="x"))
    made.show_faults(Refusal("bad-setup", phrase("setup.faults", faults=faults)))
    assert made.fault.isVisible()
    assert len(made.fault.text().splitlines()) == 2


def test_lots_change_the_order_and_rows_move_by_button_and_by_hand(qtbot: QtBot) -> None:
    made = page(qtbot, proposal={"players": list(FOUR)})
    rows = made.people.rows
    QTest.mouseClick(_small(rows[0], "down"), Qt.MouseButton.LeftButton)
    assert [guest["name"] for guest in made.people.guests()] == ["Bruno", "Ana", "Cloe", "Íñigo"]
    target = rows[3].mapToGlobal(QPoint(5, rows[3].height() // 2))
    rows[0].handle.dragged.emit(target)
    assert made.people.guests()[3]["name"] == "Bruno"
    click(made, "lots")
    assert sorted(guest["name"] for guest in made.people.guests()) == ["Ana", "Bruno", "Cloe", "Íñigo"]


def _small(row: QWidget, name: str) -> QPushButton:
    found = row.findChild(QPushButton, name)
    assert found is not None
    return found


def test_up_to_eight_sit_down_and_some_may_go_again(qtbot: QtBot) -> None:
    made = page(qtbot)
    for _ in range(4):
        click(made, "add")
    assert (len(made.people.rows), made.people.add.isEnabled()) == (8, False)
    for _ in range(9):
        QTest.mouseClick(_small(made.people.rows[-1], "remove"), Qt.MouseButton.LeftButton)
    assert len(made.people.rows) == 2
    assert [row.away.isEnabled() for row in made.people.rows] == [False, False]
    click(made, "add")
    assert [row.away.isEnabled() for row in made.people.rows] == [True, True, True]


def test_house_rules_follow_the_presets_and_a_change_makes_them_our_own(qtbot: QtBot) -> None:
    rules = page(qtbot).rules
    for place, preset in enumerate(GAMES["martes"].presets):
        rules.presets.setCurrentIndex(place)
        rules.presets.activated.emit(place)
        defaults = {option.key: option.default for option in GAMES["martes"].options}
        wanted = {key: value for key, value in GAMES["martes"].presets[preset].items() if value != defaults[key]}
        assert rules.values() == wanted
    rules.choices["loans"].put(value=True)
    rules.choices["elements"].put(6)
    assert rules.presets.currentData() == "own"
    assert rules.values()["elements"] == 6


@pytest.mark.rule("M43")
def test_the_same_people_again_with_the_solver_as_host() -> None:
    proposal = again(INFO, "bruno")
    assert [guest["name"] for guest in proposal["players"]] == ["Ana", "Cloe", "Íñigo"]
    assert proposal["host"] == {"name": "bruno"}
    assert proposal["options"] == {"stake": 10}
    assert [guest["name"] for guest in again(INFO)["players"]] == ["Ana", "Bruno", "Cloe", "Íñigo"]


def test_again_with_these_people_is_one_key(qtbot: QtBot) -> None:
    made = page(qtbot, proposal=again(INFO))
    with qtbot.waitSignal(made.ready) as ready:
        QTest.keyClick(made, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert [guest["name"] for guest in ready.args[0]["players"]] == ["Ana", "Bruno", "Cloe", "Íñigo"]
    with qtbot.waitSignal(made.back):
        QTest.keyClick(made, Qt.Key.Key_Escape)


@pytest.mark.usefixtures("in_mexico")
def test_who_heard_a_case_at_nine_in_the_evening_heard_it_that_day() -> None:
    late = replace(INFO, created="2026-11-30T03:10:00+00:00")
    assert set(heard((late,))["la-pelucona"].values()) == {"2026-11-29"}
    assert replace(INFO, created="ayer").day == "ayer"


def test_who_has_heard_a_case_is_said_and_never_what_it_holds(qtbot: QtBot) -> None:
    assert heard((INFO,)) == {"la-pelucona": {"ana": "2026-11-29", "bruno": "2026-11-29"}}
    made = page(qtbot, proposal={"players": list(FOUR)})
    place = next(n for n in range(made.content.list.count()) if "elucona" in made.content.list.item(n).text())
    made.content.list.setCurrentRow(place)
    told = "\n".join(line.text() for line in made.content.findChildren(QLabel))
    assert told.startswith("La Pelucona\nUn pequeño museo")
    assert "●●●○○ · unos 40 minutos" in told
    assert told.count("29 de noviembre de 2026") == 2
    assert "simulacro" not in told


@pytest.mark.parametrize("language", ["es", "fr", "en"])
@pytest.mark.parametrize(("game", "scale"), [("martes", 1.5), ("espia", 1.5), ("espia", 1.75), ("cluedo", 1.5), ("transito", 1.5)])
def test_no_page_scrolls_sideways_in_large_letters_on_a_small_screen(qtbot: QtBot, game: str, language: str, scale: float) -> None:
    made = SetUp(GAMES[game], look(language, scale=scale), (), ())
    qtbot.addWidget(made)
    theme.dress(QApplication.instance(), made._look.theme, scale)  # type: ignore[arg-type]  # there is always one in these tests
    made.resize(1024, 700)
    made.show()
    beyond = []
    for tab in range(made.tabs.count()):
        made.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        area = made.stack.currentWidget()
        assert isinstance(area, QScrollArea)
        beyond.append(area.horizontalScrollBar().maximum())
    assert beyond == [0] * made.tabs.count()
