"""What the program costs while nobody touches it: a meeting on the glass, its clock ticking."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.benchmarks.pairs import Bench, figure

pytestmark = [pytest.mark.bench, pytest.mark.benchmark(group="idle")]
SETTLED, WATCHED = 4, 20
"""Seconds: until what is imported late is there, and then those that are measured."""
PLAYED = """
import json, sys, time
from PySide6.QtCore import QTimer
from gm_console import app

def play():
    players = [{"name": name, "cliches": ["uno", "dos"]} for name in ("Ana", "Bruno", "Cloe", "Íñigo")]
    opening = {"do": "new", "game": "martes", "players": players, "case": {"title": "La torre", "solution": "El viento."}}
    for sent in (opening, {"do": "start"}, {"do": "ask", "by": "Ana"}):
        refusal = console.desk.do(sent)
        assert refusal is None, refusal
    if "television" in sys.argv:
        console.window.public.toggle()
    console.window.ticker.ticked.connect(lambda: shown.append(console.window.table.top.clock.text()))
    QTimer.singleShot(1000 * int(sys.argv[1]), lambda: begun.extend(clocks()))
    QTimer.singleShot(1000 * int(sys.argv[2]), done)

def clocks():
    return time.perf_counter(), time.process_time()

def done():
    wall, own = (now - then for now, then in zip(clocks(), begun))
    print(json.dumps({"share": own / wall, "seconds": wall, "faces": len(dict.fromkeys(shown))}))
    console.close()
    made.quit()

begun, shown = [], []
made = app.dressed_app()
console = app.Console(made)
console.window.first_frame.connect(lambda: QTimer.singleShot(0, play))
console.window.show()
made.exec()
"""


@pytest.mark.parametrize("shown", ["alone", "television"])
def test_a_clock_that_ticks_costs_next_to_nothing(benchmark: Bench, shown: str) -> None:
    """The processor's time of the whole process, its own and the system's for it, as it reads it itself at both ends."""
    command = [sys.executable, "-c", PLAYED, str(SETTLED), str(SETTLED + WATCHED), shown]
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert told["seconds"] >= WATCHED - 1
    assert told["faces"] >= WATCHED  # the face showed a new second each second
    figure(benchmark, told["share"] * 100, f"% of a core, {shown}", "at most 1 %")
