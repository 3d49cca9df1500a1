"""How long the window stands still while 2,000 cards are made, seen, saved and printed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from gm_console.ui.printing.paper import printer_for
from tests.benchmarks.pairs import Bench, figure
from tests.ui.printing.opened import page

pytestmark = [pytest.mark.bench, pytest.mark.benchmark(group="stall")]
PLAYERS, COPIES, PRINTED = 21, 96, 6
PATIENCE = 600_000
EVERY_MS = 2


class Pulse:
    """Beats in the window's thread; the longest time between two beats is the longest stall."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._last = perf_counter()
        self.timer = QTimer()
        self.timer.timeout.connect(self._beat)
        self.timer.start(EVERY_MS)

    def _beat(self) -> None:
        now = perf_counter()
        self.longest, self._last = max(self.longest, now - self._last), now


def stalled(qtbot: QtBot, done: Callable[[], bool]) -> float:
    """The longest stall in milliseconds until something is done."""
    pulse = Pulse()
    qtbot.waitUntil(done, timeout=PATIENCE)
    pulse.timer.stop()
    return 1000 * pulse.longest


def to_file(path: Path) -> QPrinter:
    made = printer_for("none")
    made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    made.setOutputFileName(str(path))
    made.setFromTo(1, PRINTED)
    return made


def test_the_window_never_stands_still_while_two_thousand_cards_are_printed(qtbot: QtBot, benchmark: Bench, tmp_path: Path) -> None:
    shown = page(qtbot, "characters", characters="madrid-1900")
    qtbot.waitUntil(lambda: not shown.preview.glass.empty, timeout=PATIENCE)
    shown.choices.more.setText(",".join(f"Nombre {number}" for number in range(PLAYERS - len(shown.choices.people))))
    shown.choices.copies.setValue(COPIES)
    making = stalled(qtbot, lambda: shown.making.made is not None and not shown.preview.glass.empty)
    assert shown.making._answer.pages == PLAYERS * COPIES / 4
    shown.delivery.save(tmp_path / "all.pdf")
    saving = stalled(qtbot, lambda: "all.pdf" in shown.notice.text())
    sent: list[bool] = []
    shown.delivery.sent.connect(sent.append)
    shown.delivery.send(to_file(tmp_path / "out.pdf"))
    printing = stalled(qtbot, lambda: bool(sent))
    assert sent == [True]
    told = f"ms, longest of making {making:.0f}, saving {saving:.0f}, printing {printing:.0f}"
    figure(benchmark, max(making, saving, printing), told, "at most 50 ms")
