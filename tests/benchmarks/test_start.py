"""The first thing a host waits for: from a cold start to the hall's first frame, beside a window with nothing in it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median

import pytest

from gm_console.store import settings
from tests.benchmarks.pairs import Bench, figure, versus

pytestmark = pytest.mark.bench
CONSOLE = [sys.executable, "-m", "gm_console", "--exit-after-first-frame"]
BLANK = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Blank(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, app.quit)

app = QApplication(sys.argv)
window = Blank()
window.resize(1280, 800)
window.show()
app.exec()
"""


def run(command: list[str]) -> None:
    """Runs a program to its end."""
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)


@pytest.fixture(autouse=True)
def a_host_who_was_here_before(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """He has settings, and they are read at every start."""
    monkeypatch.setenv("GM_CONSOLE_HOME", str(tmp_path))
    settings.save(tmp_path / "settings.toml", settings.Settings("fr", text_scale=110, names=("Ana", "Bruno"), last_host="Zoë"))


PEAK = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
"""


def peak(command: list[str]) -> float:
    """A program's peak memory in MB. It is started by a small one: a child inherits the peak of who forked it."""
    done = subprocess.run([sys.executable, "-c", PEAK, *command], capture_output=True, check=True, text=True)
    return int(done.stdout.split()[-1]) / 1024


@pytest.fixture
def blank(tmp_path: Path) -> list[str]:
    """The program with nothing in its window."""
    (tmp_path / "blank.py").write_text(BLANK)
    return [sys.executable, str(tmp_path / "blank.py")]


@pytest.mark.benchmark(group="cold start")
def test_cold_start_to_the_first_frame_of_the_hall(benchmark: Bench, blank: list[str]) -> None:
    versus(benchmark, lambda: run(CONSOLE), lambda: run(blank), 11, "at most 2.0×, aim 1.6×")


@pytest.mark.benchmark(group="memory at start")
def test_peak_memory_to_the_first_frame(benchmark: Bench, blank: list[str]) -> None:
    ours, bare = zip(*((peak(CONSOLE), peak(blank)) for _ in range(5)), strict=True)
    figure(benchmark, median(ours) / median(bare), f"× of {median(bare):.0f} MB", "at most 2.0×")
