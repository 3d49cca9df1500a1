"""Paper of El espía from the hall and over a table: rounds are drawn, or dealt and sealed there first."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gm_console.sitting import Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store.journal import Journal
from gm_console.store.settings import Settings
from gm_console.ui.desk import Desk
from gm_console.ui.printing.page import PrintPage
from gm_console.ui.printing.source import AtTable, FromLibrary, Source
from gm_console.words import Translator
from tests.table import no_cases
from tests.ui.printing import opened
from tests.ui.printing.opened import PATIENCE, ready, words

NAMES = ("Ana", "Bruno", "Cloe")


def page(qtbot: QtBot, source: Source, what: str = "deal") -> PrintPage:
    """The page of a source, with something chosen."""
    return opened.page(qtbot, what, source=source)


def room() -> Desk:
    """A desk with a room open at it."""
    shelf = Shelf(Journal.open(None))
    sitting = Sitting(shelf, no_cases, VirtualTime())
    desk = Desk(lambda: sitting, Translator("es"), Settings())
    assert desk.do({"do": "new", "game": "espia", "players": list(NAMES)}) is None
    return desk


def at(desk: Desk) -> AtTable:
    """What the page asks at a table."""
    return AtTable(desk, lambda: Shelf(Journal.open(None)), lambda: False)


def shown(made: PrintPage) -> set[str]:
    """What can be chosen."""
    return {key for key, (name, _) in made.choices.rows.items() if not name.isHidden()}


def test_from_the_hall_the_deck_the_rounds_and_the_spies_are_asked_for(qtbot: QtBot) -> None:
    made = page(qtbot, FromLibrary("espia", "Berta", NAMES, 10))
    assert {"players", "deck", "rounds", "spies"} <= shown(made)
    assert not {"characters", "case"} & shown(made)
    made.choices.choose("scores")
    assert "players" in shown(made)
    assert not {"deck", "rounds", "spies"} & shown(made)


def test_a_deal_is_drawn_for_those_ticked_and_stays_covered(qtbot: QtBot) -> None:
    made = page(qtbot, FromLibrary("espia", "Berta", NAMES, 10))
    made.choices.rounds.number.setValue(3)
    text = words(ready(qtbot, made))
    assert [text.count(f"RONDA {number}") for number in (1, 2, 3, 4)] == [3, 3, 3, 0]
    assert made.preview.part is not None
    assert made.preview.part.secret


def test_too_few_players_are_said_in_words(qtbot: QtBot) -> None:
    made = page(qtbot, FromLibrary("espia", "Berta", NAMES[:2], 10))
    qtbot.waitUntil(lambda: "de 3 a 10" in made.preview.waiting.told.text(), timeout=PATIENCE)
    assert made.making.made is None


def test_another_game_can_be_asked_for_in_the_hall_and_not_at_a_table(qtbot: QtBot) -> None:
    made = page(qtbot, FromLibrary("espia", "Berta", NAMES, 10), "scores")
    with qtbot.waitSignal(made.game_wanted) as told:
        made.choices.put("game", "martes")
    assert told.args == ["martes"]
    assert "game" not in shown(page(qtbot, at(room()), "scores"))


@pytest.mark.rule("E43")
def test_at_a_table_rounds_are_dealt_and_sealed_by_the_hosts_act_and_then_printed(qtbot: QtBot) -> None:
    desk = room()
    made = page(qtbot, at(desk))
    qtbot.waitUntil(lambda: "rondas repartidas" in made.preview.waiting.told.text(), timeout=PATIENCE)
    assert desk.answers.session.state.seals_ahead == ()
    made.choices.rounds.number.setValue(2)
    made.choices.rounds.deal.click()
    text = words(ready(qtbot, made)).replace(" ", "").replace("\r\n", "")
    seals = desk.answers.session.state.seals_ahead
    assert len(seals) == 2
    assert [seal for seal in seals if seal not in text] == []
    assert "2 rondas" in made.choices.rounds.told.text()


def test_in_the_middle_of_a_round_nothing_is_dealt_ahead_and_it_is_said(qtbot: QtBot) -> None:
    desk = room()
    desk.do({"do": "deal"})
    made = page(qtbot, at(desk))
    made.choices.rounds.deal.click()
    assert made.notice.text()
    assert desk.answers.session.state.seals_ahead == ()


def test_the_sheets_without_a_secret_are_printed_at_a_table_at_once(qtbot: QtBot) -> None:
    made = page(qtbot, at(room()), "list")
    assert words(ready(qtbot, made)).count("Hospital") == len(NAMES)
    assert made.preview.part is not None
    assert not made.preview.part.secret
