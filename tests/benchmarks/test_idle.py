"""What the program costs while nobody touches it: a meeting on the glass, its clock ticking."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.benchmarks.pairs import Bench, figure

pytestmark = [
    pytest.mark.bench,
    pytest.mark.benchmark(group="idle"),
    pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="a process's time is read from /proc"),
]
SETTLED, WATCHED, AFTER = 4, 20, 2
"""Seconds: until what is imported late is there, those that are measured, and until the program tells what it did."""
PLAYED = """
import sys
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
    QTimer.singleShot(1000 * int(sys.argv[1]), done)
    print("playing", flush=True)

def done():
    print(len(dict.fromkeys(shown)), flush=True)
    console.close()
    made.quit()

shown = []
made = app.dressed_app()
console = app.Console(made)
console.window.first_frame.connect(lambda: QTimer.singleShot(0, play))
console.window.show()
made.exec()
"""


def cpu(process: int) -> float:
    """Seconds of the processor that a process has had, its own and the system's for it, all threads together.

    Read in nanoseconds: the ticks in ``stat`` are a hundredth of a second, and what wakes for less may never be counted there.
    """
    spent = (task.read_text(encoding="utf-8").split()[0] for task in Path(f"/proc/{process}/task").glob("*/schedstat"))
    return sum(map(int, spent)) / 1e9


@pytest.mark.parametrize("shown", ["alone", "television"])
def test_a_clock_that_ticks_costs_next_to_nothing(benchmark: Bench, shown: str) -> None:
    command = [sys.executable, "-c", PLAYED, str(SETTLED + WATCHED + AFTER), shown]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "playing\n"
        time.sleep(SETTLED)
        begun, before = time.perf_counter(), cpu(program.pid)
        time.sleep(WATCHED)
        spent = (cpu(program.pid) - before) / (time.perf_counter() - begun)
        assert int(program.stdout.readline()) >= WATCHED  # the face showed a new second each second
    assert program.returncode == 0
    figure(benchmark, spent * 100, f"% of a core, {shown}", "at most 1 %")
