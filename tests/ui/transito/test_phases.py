"""In every phase: what may be done, on which key, and what Space does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.keys import DESK, RULINGS, clashes, key_of
from tests.ui.transito.rooms import Game, phases

LANGUAGES = ("es", "fr", "en")
SEEN = ["lobby", "turn", "moving", "star", "sector", "showing", "unrefuted", "over"]
OWN = {*HOSTS_OWN, "save-record", "to-hall", "penalty", "print", "hand-out"} - {"lend"}
LEGAL = {
    "lobby": {"deal"},
    "turn": {"draw", "accuse", "paper"},
    "moving": {"move", "accuse"},
    "star": {"travel", "end-turn", "accuse"},
    "sector": {"suspect", "end-turn", "accuse"},
    "showing": {"show", "secretly:show", "which"},
    "unrefuted": {"accuse", "end-turn"},
    "over": {"reveal"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"suspect_when": "in_sector"}], ids=["text", "in-sector"])
def test_in_no_phase_do_two_enabled_actions_share_a_key(qtbot: QtBot, language: str, options: dict[str, str]) -> None:
    game, seen = Game(qtbot, language=language, options=options), []
    for phase in phases(game):
        seen.append(phase)
        desk = {name: key for name, key in DESK.items() if name not in HOSTS_OWN}
        keys = {name: str(action.property("key")) for name, action in game.table.actions_.enabled().items()} | desk
        assert clashes(keys) == {}, phase
    assert seen == SEEN


def test_with_cards_and_board_of_the_tables_own_keys_do_not_clash_either(qtbot: QtBot) -> None:
    game = Game(qtbot, options={"hands": "table", "board": "table", "suspect_when": "in_sector"})
    game.do({"do": "deal", "open": ["cyclist", "school"]})
    game.do({"do": "enter", "by": game.turn, "sector": "park"}, {"do": "end-turn", "by": game.turn})
    game.do({"do": "correct", "reason": "a mano", "turn": "Ana"})
    for phase in ("turn", "moving"):
        keys = {name: str(action.property("key")) for name, action in game.table.actions_.enabled().items()}
        assert (game.phase, clashes(keys)) == (phase, {})
        assert {"enter", "end-turn", "accuse"} <= game.enabled()
        game.desk.do({"do": "draw", "by": game.turn})


def test_exactly_the_legal_commands_are_enabled_in_every_phase_and_everything_pressed_has_a_name(qtbot: QtBot) -> None:
    game = Game(qtbot)
    for phase in phases(game):
        assert game.enabled() - OWN == LEGAL[phase], phase
        shown = [button for button in game.table.findChildren(QAbstractButton) if button.isVisible()]
        assert [button.objectName() for button in shown if not (button.accessibleName() and button.accessibleDescription())] == []


def test_space_deals_and_draws_but_never_shows_accuses_or_ends(qtbot: QtBot) -> None:
    game, ruled = Game(qtbot), set()
    for phase in phases(game):
        game.table.setFocus()
        before = len(game.desk.log)
        if phase in ("showing", "unrefuted", "over"):
            game.key(Qt.Key.Key_Space)
            ruled |= {phase} if len(game.desk.log) != before or game.table.line.busy or game.table.passing else set()
    assert ruled == set()
    game = Game(qtbot)
    game.key(Qt.Key.Key_Space, Qt.Key.Key_Space)
    assert game.phase == "moving"


def test_every_frequent_ruling_has_a_key_in_every_language() -> None:
    assert all(key_of("transito", name, language) for name in RULINGS["transito"] for language in LANGUAGES)
