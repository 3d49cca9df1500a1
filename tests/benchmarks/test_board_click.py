"""From a finger that lets go of a place on the board to the end of the frame that shows the pawn there, the ruling on disk included."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.benchmarks.pairs import Bench, figure
from tests.benchmarks.test_click import LIMIT, Watch, of_hundred
from tests.ui.cluedo.villas import SEATED, Villa
from tests.ui.hosted import Hosted
from tests.ui.transito.rooms import Game

pytestmark = [pytest.mark.bench, pytest.mark.benchmark(group="click on a board to frame")]
CLICKS = 60


def villa(qtbot: QtBot, journal: Path) -> Hosted:
    """Six who walk in the villa."""
    six = (*SEATED, {"name": "Maximiliano", "suspect": "pervenche"}, {"name": "Zoe", "suspect": "violet"})
    return Villa(qtbot, players=six, journal=journal).dealt()


def city(qtbot: QtBot, journal: Path) -> Hosted:
    """Four who drive in the city."""
    game = Game(qtbot, players=("Ana", "Bruno", "Cloe", "Íñigo"), journal=journal)
    game.do({"do": "deal"})
    return game


def ready(hosted: Hosted) -> Any:
    """Whoever has the turn has thrown or drawn; a place on the street where he may go."""
    while True:
        if hosted.phase != "turn":
            hosted.do({"do": "end-turn", "by": hosted.turn})
        hosted.do({"do": "roll", "by": hosted.turn} if isinstance(hosted, Villa) else {"do": "draw", "by": hosted.turn})
        if hosted.desk.table.reach:
            return hosted.desk.table.reach[-1]
        hosted.do({"do": "stay", "by": hosted.turn})


def settle(watch: Watch) -> None:
    """Until nothing is left to paint."""
    seen = -1
    while seen != watch.frames:
        seen = watch.frames
        QApplication.processEvents()


@pytest.mark.parametrize("opened", [villa, city])
def test_a_click_on_a_board(benchmark: Bench, qtbot: QtBot, tmp_path: Path, opened: Callable[[QtBot, Path], Hosted]) -> None:
    hosted, watch = opened(qtbot, tmp_path / "journal.db"), Watch()
    hosted.window.installEventFilter(watch)
    board = hosted.table.board
    times, computed = [], []
    for _ in range(CLICKS):
        place, held = ready(hosted), len(hosted.desk.log)
        settle(watch)
        board.installEventFilter(watch)
        begun = watch.frames
        hosted.place(place)
        settle(watch)
        times.append((perf_counter() - watch.released) * 1000)
        computed.append((process_time() - watch.spent) * 1000)
        board.removeEventFilter(watch)
        assert (watch.frames > begun, len(hosted.desk.log)) == (True, held + 1)
    told = f"ms, p50; p99 {of_hundred(times, 99):.1f}, computed p50 {of_hundred(computed, 50):.1f}"
    figure(benchmark, of_hundred(times, 50), told, LIMIT)
