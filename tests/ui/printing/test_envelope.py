"""Paper of the games with an envelope, from the hall and over a table: hands stay covered, from a host who plays for good."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gm_console.sitting import Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store.journal import Journal
from gm_console.store.settings import Settings
from gm_console.ui.desk import Desk
from gm_console.ui.printing.source import AtTable, Company, FromLibrary
from gm_console.words import Translator
from tests.table import no_cases
from tests.ui.printing.opened import ready, words
from tests.ui.printing.test_espia import page, shown

NAMES = ("Ana", "Bruno", "Cloe")


def table(**options: object) -> AtTable:
    """A game of Quién, Cómo y Dónde that has been dealt, as the page sees it."""
    sitting = Sitting(Shelf(Journal.open(None)), no_cases, VirtualTime())
    desk = Desk(lambda: sitting, Translator("es"), Settings())
    assert desk.do({"do": "new", "game": "transito", "players": list(NAMES), "options": options, "seed": 1}) is None
    assert desk.do({"do": "deal"}) is None
    return AtTable(desk, lambda: Shelf(Journal.open(None)), lambda: False)


@pytest.mark.parametrize("game", ["cluedo", "transito"])
def test_from_the_hall_nothing_is_asked_that_the_game_does_not_have(qtbot: QtBot, game: str) -> None:
    made = page(qtbot, FromLibrary(game, "Berta", NAMES, 6), "notebook")
    assert not {"characters", "case", "city", "deck", "rounds", "spies"} & shown(made)
    assert made.choices.value.company.case == FromLibrary(game, "", (), 6).boards()[0][0]
    assert words(ready(qtbot, made)).count("Cuaderno") == len(NAMES)


def test_the_hands_at_a_table_are_printed_covered_and_the_host_may_look(qtbot: QtBot) -> None:
    made = page(qtbot, table(), "deal")
    assert words(ready(qtbot, made)).count("Tus cartas") == len(NAMES)
    assert made.preview.covered
    assert not made.preview.eye.isHidden()
    assert made.open.isEnabled()


@pytest.mark.rule("T34")
@pytest.mark.parametrize("what", ["deal", "notes"])
def test_a_host_who_plays_cannot_lift_the_cloth(qtbot: QtBot, what: str) -> None:
    made = page(qtbot, table(host_plays="Ana"), what)
    ready(qtbot, made)
    assert made.preview.eye.isHidden()
    made.preview.eye.looked.emit()
    assert made.preview.covered
    assert made.preview.glass.empty
    assert [act.isEnabled() for act in (made.open, made.save, made.print)] == [False, True, True]


@pytest.mark.rule("T34")
def test_his_own_page_alone_he_may_look_at() -> None:
    seat = table(host_plays="Ana")
    assert seat.shut(Company(NAMES))
    assert seat.shut(Company(("Bruno",)))
    assert not seat.shut(Company(("Ana",)))
    assert not table().shut(Company(NAMES))
