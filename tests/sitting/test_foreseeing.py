"""What the host's window may learn of a command before it is given: of a host who plays, nothing that others hold."""

from __future__ import annotations

from typing import Any

import pytest

from gm_console.engine.refusal import Refusal
from gm_console.sitting import Outcome, foresee
from tests.table import FOUR, Table


def villa(plays: str | None) -> Table:
    """A game of Cluedo in which somebody has accused and was wrong, most likely; always of the same draws."""
    table = Table()
    seats = [{"name": name, "suspect": suspect} for name, suspect in zip("ABC", ("rose", "moutarde", "leblanc"), strict=True)]
    table("new", game="cluedo", players=seats, options={"host_plays": plays} if plays else {}, seed=7)
    for name, dice in zip("ABC", ([6, 6], [1, 2], [1, 3]), strict=True):
        table("roll", by=name, dice=dice)
    return table


def accusing(table: Table, right: bool) -> dict[str, Any]:
    """A's accusation, right or wrong."""
    suspect, weapon, room = table.referee.sitting.need().state.secret.solution
    return {"do": "accuse", "by": "A", "suspect": suspect, "weapon": weapon, "room": room if right else ("study", "hall")[room == "study"]}


@pytest.mark.rule("C27")
@pytest.mark.parametrize(("plays", "alike"), [("B", True), (None, False)])
def test_a_host_who_plays_learns_of_no_accusation_before_it_is_made_nor_from_trying_a_mend(plays: str | None, alike: bool) -> None:
    table = villa(plays)
    sitting = table.referee.sitting
    told = [foresee(sitting, accusing(table, right)) for right in (True, False)]
    assert (told[0] == told[1]) == alike
    table(**accusing(table, right=False))
    tried = [foresee(sitting, {"do": "mend", "seq": 5, "command": accusing(table, right)}) for right in (True, False)]
    assert (tried == [None, None]) == alike
    assert (tried[0] == tried[1]) == alike


def test_what_would_be_refused_is_still_foreseen_for_a_host_who_plays() -> None:
    table = villa("B")
    assert isinstance(foresee(table.referee.sitting, {"do": "roll", "by": "C"}), Refusal)
    assert foresee(table.referee.sitting, {"do": "roll", "by": "A", "dice": [1, 2]}) == Outcome()


@pytest.mark.rule("E41")
def test_once_a_round_is_over_or_the_seal_is_open_a_host_who_plays_may_try_what_he_likes() -> None:
    table = Table()
    table("new", game="espia", players=["Ana", "Bruno", "Cloe", "Zoe", "Iván"], options={"host_plays": "Ana"}, seed=1)
    assert isinstance(foresee(table.referee.sitting, {"do": "deal"}), Outcome)
    table("deal")
    table("seen", by="Ana")
    leave_out = {"do": "mend", "seq": 3, "command": None}
    assert foresee(table.referee.sitting, leave_out) is None
    table("leave", player="Ana")
    assert foresee(table.referee.sitting, leave_out) is None
    table("interrupt-round")
    assert isinstance(foresee(table.referee.sitting, leave_out), Outcome)


def test_a_script_that_may_ask_for_every_view_is_told_what_a_mend_would_bring_whoever_plays() -> None:
    table = villa("B")
    table(**accusing(table, right=False))
    assert table("mend", seq=5, command=accusing(table, right=True), dry=True)["events"][-1]["event"] == "finished"


def test_without_a_session_nothing_is_foreseen_but_that() -> None:
    told = foresee(Table().referee.sitting, {"do": "pass", "by": str(FOUR[0]["name"])})
    assert isinstance(told, Refusal)
    assert told.code == "no-session"
