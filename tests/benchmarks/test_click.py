"""From a finger that lets go of the mouse to the end of the frame that shows the ruling, the ruling on disk included."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple, cast

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from gm_console.app import collect_from_now
from gm_console.engine.refusal import Refusal
from gm_console.sitting import RealTime, Sitting
from gm_console.sitting.shelf import Shelf
from gm_console.store.settings import Settings
from gm_console.ui import theme
from gm_console.ui.desk import Desk
from gm_console.ui.tables.martes.screen import MartesTable
from gm_console.ui.window import HostWindow
from gm_console.words import Translator
from tests.benchmarks.pairs import Bench, figure
from tests.benchmarks.test_rulings import filled
from tests.table import no_cases
from tests.ui.evening import look

pytestmark = [
    pytest.mark.bench,
    pytest.mark.benchmark(group="click to frame"),
    pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing the keyboard)"),  # a menu without a screen
]
ENTRIES, CLICKS = 2000, 300
LIMIT = "at most 16.7 ms, one frame of 60 Hz"
ROUND = (
    *("ask", "answer:no", "undo", "redo", "ask", "answer:irrelevant", "pass"),
    *("undo", "redo", "ask", "undo", "ask", "answer:yes", "decline"),
)
"""What is clicked in turn; where a phase has another mind, what it wants first."""
WANTED = {"floor": "ask", "question": "answer:no", "answered": "decline", "host": "next-round"}


class Click(NamedTuple):
    """One ruling by mouse: which, from the button's release to the last paint in ms, and how much of that the program computed.

    ``machine`` is what a fixed sum took just before it.
    """

    name: str
    ms: float
    computing: float
    machine: float


def computed() -> float:
    """A fixed sum, in ms: where its slowest are far slower than its usual ones, so are clicks, whatever the program does."""
    begun = perf_counter()
    sum(number * number for number in range(60_000))
    return (perf_counter() - begun) * 1000


class Watch(QObject):
    """Looks at one widget and at the window, and at nothing else, so as not to slow what it times."""

    def __init__(self) -> None:
        super().__init__()
        self.released = self.spent = 0.0
        self.frames = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  # the name is Qt's
        if event.type() == QEvent.Type.MouseButtonRelease:
            self.released, self.spent = perf_counter(), process_time()
        elif event.type() == QEvent.Type.UpdateRequest:
            self.frames += 1
        return False


class Hand:
    """A host with a mouse before a window on a long meeting, its journal on disk."""

    def __init__(self, journal: Path) -> None:
        one = filled(journal, ENTRIES)
        shelf = Shelf(one.shelf.journal)
        self._id = one.id
        one.close()
        sitting, worn = Sitting(shelf, no_cases, RealTime()), look()
        self.desk = Desk(lambda: sitting, Translator("es"), Settings())
        self.app = cast("QApplication", QApplication.instance())
        theme.dress(self.app, worn.theme, worn.scale)
        self.window = HostWindow(self.desk, worn, worn, lambda: shelf)
        self.watch = Watch()

    def sit_down(self) -> None:
        """The meeting on the glass, its clock running."""
        for sent in ({"do": "open", "session": self._id}, {"do": "resume"}):
            refusal: Refusal | None = self.desk.do(sent)
            assert refusal is None, refusal
        self.window.show()
        QTest.qWaitForWindowExposed(self.window)
        collect_from_now()  # as the program does once a table stands
        self.window.installEventFilter(self.watch)

    def leave(self) -> None:
        """The meeting stays in its journal."""
        self.desk.close()
        self.window.close()
        self.window.deleteLater()

    def settle(self) -> int:
        """Until nothing is left to paint; how many frames that took."""
        begun = seen = self.watch.frames
        self.app.processEvents()
        while seen != self.watch.frames:
            seen = self.watch.frames
            self.app.processEvents()
        return seen - begun

    def click(self, name: str) -> Click:
        """A press and a release in the middle of a button, and then every frame that comes of it."""
        widget, at = self._where(name)
        self.settle()
        machine = computed()
        held = len(self.desk.log)
        widget.installEventFilter(self.watch)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        frames, done, spent = self.settle(), perf_counter(), process_time()
        widget.removeEventFilter(self.watch)
        assert frames, f"{name}: nothing was painted"
        assert name in ("undo", "redo") or len(self.desk.log) == held + 1, name
        return Click(name, (done - self.watch.released) * 1000, (spent - self.watch.spent) * 1000, machine)

    def _where(self, name: str) -> tuple[QWidget, QPoint]:
        """A button of the bar, or an entry of the menu at its right, which is opened for it."""
        button = self.table.findChild(QPushButton, f"button:{name}")
        if button is not None and button.isVisible():
            return button, button.rect().center()
        self.table.bar.open_more()
        menu = self.table.bar.more.menu()
        return menu, menu.actionGeometry(next(entry for entry in menu.actions() if entry.objectName() == name)).center()

    @property
    def table(self) -> MartesTable:
        """The table on screen."""
        return cast("MartesTable", self.window.table)


@pytest.fixture(scope="module")
def clicks(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Click]]:
    """Several hundred clicks of every frequent kind."""
    held = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)  # as of a hand that waits before it presses the same spot again
    hand = Hand(tmp_path_factory.mktemp("click") / "journal.db")
    hand.sit_down()
    made: list[Click] = []
    while len(made) < CLICKS:
        for name in ROUND:
            wanted = name if name in hand.table.actions_.enabled() else WANTED[hand.desk.host.phase]
            made.append(hand.click(wanted))
    yield made
    hand.leave()
    qapp.setDoubleClickInterval(held)


def of_hundred(times: list[float], place: int) -> float:
    """The time that so many of a hundred clicks do not exceed."""
    return sorted(times)[math.ceil(len(times) * place / 100) - 1]


def slowest(clicks: list[Click]) -> str:
    """The kind of click that takes longest, as a median."""
    kinds = {click.name: median(c.ms for c in clicks if c.name == click.name) for click in clicks}
    name = max(kinds, key=lambda kind: kinds[kind])
    return f"ms, p50; {name} {kinds[name]:.1f}"


def test_half_of_all_clicks(benchmark: Bench, clicks: list[Click]) -> None:
    figure(benchmark, of_hundred([click.ms for click in clicks], 50), slowest(clicks), LIMIT)
    assert len(clicks) >= CLICKS


def test_ninety_nine_of_a_hundred_clicks(benchmark: Bench, clicks: list[Click]) -> None:
    figure(benchmark, of_hundred([click.ms for click in clicks], 99), "ms, p99", LIMIT)
    assert {"ask", "answer:no", "undo", "redo", "pass", "decline"} <= {click.name for click in clicks}


def test_how_evenly_the_machine_computes_at_all(benchmark: Bench, clicks: list[Click]) -> None:
    times = [click.machine for click in clicks]
    figure(benchmark, of_hundred(times, 99) / median(times), "× its median, p99 of a fixed sum", "1 on a machine of one's own")


def test_what_a_click_computes_whatever_else_the_machine_does(benchmark: Bench, clicks: list[Click]) -> None:
    figure(benchmark, of_hundred([click.computing for click in clicks], 99), "ms computed, p99", LIMIT)
