"""In every phase: what may be done, on which key, what Space does, and what the players read on their screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from gm_console.ui.actions import HOSTS_OWN
from gm_console.ui.keys import DESK, NEVER_SPACE, RULINGS, clashes, key_of
from tests.ui.cluedo.villas import SEATED, Villa, secret

LANGUAGES = ("es", "fr", "en")
OWN = {*HOSTS_OWN, "save-record", "to-hall", "hand-out", "penalise", "dice", "print"}
WRONG = {"do": "accuse", "suspect": "leblanc", "weapon": "revolver", "room": "lounge"}


def phases(villa: Villa) -> Iterator[str]:
    """Brings a game through every phase, and says which."""
    by_hand = villa.desk.table.dealt_by_hand
    yield villa.phase
    villa.dealt()
    yield villa.phase
    if villa.desk.table.moved_by_hand:
        villa.do({"do": "enter", "by": villa.turn, "room": "hall"})
    else:
        villa.do({"do": "roll", "by": villa.turn, "dice": [6, 6]})
        yield villa.phase
        villa.do({"do": "move", "by": villa.turn, "to": "hall"})
    yield villa.phase
    villa.do({"do": "suggest", "by": villa.turn, "suspect": "moutarde", "weapon": "rope"})
    yield villa.phase
    while villa.phase == "showing":
        villa.do({"do": "none" if by_hand else "show", "by": villa.desk.table.suggestion.due})
    yield villa.phase
    villa.do(WRONG | {"by": villa.turn} | ({"right": False} if by_hand else {}), {"do": "end", "reason": "tarde"})
    yield villa.phase


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_no_phase_do_two_enabled_actions_share_a_key(qtbot: QtBot, language: str) -> None:
    seen: list[str] = []
    for options in ({}, {"hands": "table", "board": "table", "summoned_may_ask": True}):
        villa = Villa(qtbot, language=language, options=options)
        for phase in phases(villa):
            seen.append(phase)
            desk = {name: key for name, key in DESK.items() if name not in HOSTS_OWN}
            keys = {name: str(action.property("key")) for name, action in villa.table.actions_.enabled().items()} | desk
            assert clashes(keys) == {}, phase
        villa.window.hide()
    assert seen[:7] == ["roll-off", "turn", "moving", "room", "showing", "asked", "over"]


def test_exactly_the_legal_commands_are_enabled_and_all_that_can_be_pressed_says_what_it_is(qtbot: QtBot) -> None:
    villa = Villa(qtbot, players=SEATED)
    found = {}
    for phase in phases(villa):
        found[phase] = villa.enabled() - OWN
        shown = [button for button in villa.table.findChildren(QAbstractButton) if button.isVisible()]
        assert [button.objectName() for button in shown if not (button.accessibleName() and button.accessibleDescription())] == []
    assert found == {
        "roll-off": {"roll"},
        "turn": {"roll", "accuse"},
        "moving": {"move", "stay", "accuse"},
        "room": {"suggest", "end-turn", "accuse"},
        "showing": {"show", "secretly:show", "which"},
        "asked": {"end-turn", "accuse"},
        "over": {"reveal"},
    }


def test_space_throws_and_asks_but_never_shows_accuses_or_ends(qtbot: QtBot) -> None:
    villa = Villa(qtbot, players=SEATED, options={"hands": "table"})
    for phase in phases(villa):
        villa.table.setFocus()
        before = len(villa.desk.log)
        if phase in ("showing", "asked", "over"):
            villa.key(Qt.Key.Key_Space)
            assert (len(villa.desk.log), villa.window.errands.open_form) == (before, None), phase
    assert {"show", "none", "accuse", "end", "end-turn", "reveal"} <= NEVER_SPACE
    villa = Villa(qtbot)
    villa.key(Qt.Key.Key_Space)
    assert len(villa.desk.table.throws) == 1


def test_every_frequent_ruling_has_a_key_in_every_language() -> None:
    assert all(key_of("cluedo", name, language) for name in RULINGS["cluedo"] for language in LANGUAGES)


def test_the_players_read_who_supposes_what_and_who_showed_and_who_accused(qtbot: QtBot, painted: list[str]) -> None:
    villa = Villa(qtbot, players=SEATED).dealt()
    assert "Juega Ana" in villa.seen(painted)
    villa.in_room("hall").do({"do": "suggest", "by": "Ana", "suspect": "moutarde", "weapon": "rope"})
    villa.key("e")
    said, shown = villa.desk.table.suggestion, villa.seen(painted)
    assert "Hipótesis de Ana" in shown
    assert "Coronel Rubio\nSoga\nVestíbulo" in shown
    assert villa.desk.words.text("envelopetable.claim.showed", names=said.showed, n=1) in shown
    while villa.phase == "showing":
        villa.key("e")
    villa.do(WRONG | {"by": "Ana"})
    assert "Ana: Señora Blanco · Pistola · Sala. Falló." in villa.seen(painted)


@pytest.mark.rule("C19")
def test_a_right_accusation_stands_on_the_players_screen_after_the_hosts_reveal_and_not_before(qtbot: QtBot, painted: list[str]) -> None:
    villa = Villa(qtbot, players=SEATED).dealt()
    cards = secret(villa)
    villa.do({"do": "accuse", "by": "Ana", "suspect": cards[0], "weapon": cards[1], "room": cards[2]})
    names = [villa.desk.words.text(f"cluedo.card.{card}") for card in cards]
    assert villa.seen(painted) == "La partida ha terminado"
    villa.key("v")
    villa.yes()
    shown = villa.seen(painted)
    assert [name for name in (*names, "Ana acierta y gana") if name not in shown] == []


def test_a_turn_that_lasts_long_is_told_to_the_host(qtbot: QtBot) -> None:
    villa = Villa(qtbot, players=SEATED).dealt()
    villa.do({"do": "wait", "seconds": 200})
    assert villa.table.top.sign.text() == "Ana lleva 3:20"
