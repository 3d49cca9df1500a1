"""Rows of the journal as records again: nothing that another program wrote is taken for something else."""

from __future__ import annotations

import pytest

from gm_console.games import GAMES
from gm_console.sitting.shelf import folded
from gm_console.store import tape
from gm_console.store.rows import Row

ASKED = b'{"seq":2,"sent":{"do":"pass","by":"Ana"}}'
LATER = [
    Row("command", 0, 0, "pass", tape.VERSION + 1, ASKED),
    Row("event", 0, 0, "passed", 2, b'{"by":"p1"}'),
    Row("event", 0, 0, "passed", 0, b'{"by":"p1"}'),
    Row("event", 0, 0, "danced", 1, b'{"by":"p1"}'),
    Row("undo", 0, 0, "undo", tape.VERSION + 1, b"{}"),
    Row("dance", 0, 0, "dance", 1, b"{}"),
    Row("command", 0, 0, "pass", tape.VERSION, b'{"sent":{}}'),
    Row("event", 0, 0, "passed", 1, b'{"who":"p1"}'),
    Row("mend", 0, 0, "mend", tape.VERSION, b"{}"),
    Row("clock", 0, 0, "pause", tape.VERSION, b"no JSON"),
]


@pytest.mark.parametrize("later", LATER, ids=lambda row: f"{row.kind}-{row.version}-{row.data.decode()}")
def test_an_entry_that_another_program_wrote_is_left_to_that_program(later: Row) -> None:
    own = Row("command", 0, 0, "pass", tape.VERSION, ASKED)
    assert len(tape.records(GAMES["martes"], [own])) == 1
    with pytest.raises(tape.NewerError):
        tape.records(GAMES["martes"], [own, later])


@pytest.mark.parametrize("alone", [
    Row("undo", 0, 0, "undo", tape.VERSION, b"{}"),
    Row("redo", 0, 0, "redo", tape.VERSION, b"{}"),
    Row("mend", 0, 0, "mend", tape.VERSION, b'{"seq":1,"sent":{"do":"mend"},"target":7,"moves":[],"dropped":[]}'),
])  # fmt: skip
def test_an_entry_that_goes_with_nothing_before_it_ends_no_hall(alone: Row) -> None:
    with pytest.raises(tape.NewerError):
        folded(GAMES["martes"], [alone])
