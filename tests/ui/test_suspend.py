"""Time that jumps while people play: the wall clock put elsewhere, a laptop closed and opened. The clocks here are the test's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gm_console.store.journal import Journal
from gm_console.ui.desk import Desk
from gm_console.ui.dialogs.clock import Gap
from gm_console.ui.widgets.log_model import LogRow, row_of
from tests.ui.evening import Evening, make_desk

MINUTE, HOUR = 60, 3600
ASKED = {"do": "ask", "by": "Ana", "question": "¿Llovía?"}


class Played(Evening):
    """An evening whose wall clock, steady clock and session time are moved by hand, in seconds."""

    def __init__(self, qtbot: QtBot, **more: Any) -> None:
        super().__init__(qtbot, **more)
        self.wall = self.steady = 1_000_000
        self.window.ticker._clocks = lambda: (self.wall * 1000, self.steady * 1000)
        self.window.ticker.start()
        self.go_on(10 * MINUTE)

    def go_on(self, seconds: int) -> None:
        """An ordinary stretch of play, second by second for both clocks."""
        time = self.desk._sitting._time
        for _ in range(seconds):
            time.wait(1000)
            self.wall, self.steady = self.wall + 1, self.steady + 1
            self.window.ticker.tick()

    def jump(self, wall: int, steady: int = 0) -> None:
        """So much on the two clocks at once, then the next tick, a second later."""
        self.desk._sitting._time.wait(steady * 1000)
        self.wall, self.steady = self.wall + wall, self.steady + steady
        self.go_on(1)

    @property
    def gap(self) -> Gap | None:
        """The question whether a gap counts, if it is asked."""
        form = self.window.errands.open_form
        return form if isinstance(form, Gap) else None

    @property
    def stands(self) -> float:
        """What has passed on the game's clock, in minutes."""
        return self.desk.clock().elapsed_ms / 60_000

    def choose(self, *, counts: bool, thought: int = 0) -> None:
        """The host's answer, after so many seconds of thought."""
        gap = self.gap
        assert gap is not None
        self.go_on(thought)
        gap._open = Thought(thought)  # type: ignore[assignment]  # a stopwatch that the test winds
        gap.choice.choose(counts)
        gap.go_on()
        assert self.gap is None


class Thought:
    """A stopwatch that shows what it was told."""

    def __init__(self, seconds: int) -> None:
        self._ms = seconds * 1000 + 900

    def isValid(self) -> bool:  # noqa: N802  # the name is Qt's
        return True

    def elapsed(self) -> int:
        return self._ms


def said(evening: Played) -> tuple[str, ...]:
    """What the question says: how it is called, and its two answers."""
    assert evening.gap is not None
    buttons = {button.objectName(): button.text() for button in evening.gap.findChildren(QPushButton)}
    return evening.gap.windowTitle(), buttons["choice:0"], buttons["choice:1"]


@pytest.mark.parametrize(
    ("language", "back", "slept", "counted"),
    [
        ("es", "La hora del sistema se atrasó 1:00:00", "El ordenador durmió 10:00", "Cuenta: han pasado 20:02"),
        ("fr", "L’heure du système a reculé de 1:00:00", "L’ordinateur a dormi 10:00", "Il compte\N{NO-BREAK SPACE}: 20:02 écoulées"),
        ("en", "The system’s time was put back by 1:00:00", "The computer slept for 10:00", "It counts: 20:02 have passed"),
    ],
)
def test_the_host_is_told_in_his_language_what_happened_and_for_how_long(
    qtbot: QtBot, language: str, back: str, slept: str, counted: str
) -> None:
    evening = Played(qtbot, language=language)
    evening.jump(-HOUR)
    assert said(evening)[0] == back
    evening.choose(counts=False)
    evening.jump(10 * MINUTE)
    assert said(evening)[:2] == (slept, counted)
    evening.choose(counts=False)


def test_a_wall_clock_put_back_moves_no_hand_unless_the_host_says_so(qtbot: QtBot) -> None:
    evening = Played(qtbot, options={"minutes": 120})
    entries = len(evening.desk.log)
    evening.jump(-HOUR)
    assert evening.stands == pytest.approx(10 + 1 / 60)
    evening.choose(counts=False)
    assert evening.stands == pytest.approx(10 + 1 / 60)
    assert len(evening.desk.log) == entries
    evening.jump(-HOUR)
    evening.choose(counts=True)
    assert evening.stands == pytest.approx(70 + 2 / 60)
    assert row_of(evening.desk, evening.desk.log[-1]).text.endswith("La hora del sistema se atrasó 1:00:00 y ese tiempo cuenta.")


@pytest.mark.parametrize(("counts", "stands"), [(True, 20), (False, 10)])
def test_ten_minutes_in_which_the_machine_slept_count_if_the_host_wants(qtbot: QtBot, counts: bool, stands: int) -> None:
    evening = Played(qtbot)
    evening.jump(10 * MINUTE)
    evening.choose(counts=counts)
    assert evening.stands == pytest.approx(stands + 1 / 60)


@pytest.mark.parametrize(("counts", "stands"), [(True, 20), (False, 10)])
def test_the_same_where_the_steady_clock_has_gone_on_in_its_sleep(qtbot: QtBot, counts: bool, stands: int) -> None:
    evening = Played(qtbot)
    evening.jump(10 * MINUTE, 10 * MINUTE)
    assert evening.stands == pytest.approx(20 + 1 / 60)
    evening.choose(counts=counts)
    assert evening.stands == pytest.approx(stands, abs=1 / 30)


def test_the_clock_goes_on_while_the_host_thinks_about_it(qtbot: QtBot) -> None:
    evening = Played(qtbot)
    evening.jump(10 * MINUTE)
    evening.choose(counts=True, thought=30)
    assert evening.stands == pytest.approx(20.5 + 1 / 60)


def test_a_form_that_is_open_stays_and_the_question_comes_after_it(qtbot: QtBot) -> None:
    evening = Played(qtbot)
    evening.table.actions_.named("ruling").trigger()
    form = evening.window.errands.open_form
    evening.jump(10 * MINUTE)
    assert evening.window.errands.open_form is form
    assert form is not None
    form.reject()
    qtbot.waitUntil(lambda: evening.gap is not None)
    evening.choose(counts=True)
    assert evening.stands == pytest.approx(20 + 1 / 60)


def test_he_is_asked_too_where_the_hour_struck_in_the_gap_and_may_take_it_back(qtbot: QtBot) -> None:
    evening = Played(qtbot, options={"minutes": 19})
    evening.do(ASKED)
    evening.jump(10 * MINUTE, 10 * MINUTE)
    assert evening.desk.host.struck
    evening.choose(counts=False)
    assert not evening.desk.host.struck
    assert evening.stands == pytest.approx(10)


def test_time_that_jumps_in_a_pause_is_told_to_nobody(qtbot: QtBot) -> None:
    evening = Played(qtbot)
    evening.do({"do": "pause"})
    evening.jump(10 * MINUTE)
    evening.jump(-HOUR)
    assert evening.gap is None
    assert evening.stands == pytest.approx(10)


def test_no_ruling_is_lost_and_the_clock_stands_on_disk_where_the_host_put_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal.open(tmp_path / "journal.db")
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "open", lambda _: journal)
        evening = Played(qtbot)
    evening.do(ASKED)
    evening.jump(-HOUR)
    evening.choose(counts=False)
    evening.do({"do": "answer", "answer": "no"})
    evening.jump(10 * MINUTE)
    evening.choose(counts=True)
    told, stands, session = rows(evening.desk), evening.desk.clock().elapsed_ms, evening.desk.session_id
    evening.desk.close()
    journal.close()
    again = make_desk(journal=tmp_path / "journal.db")
    assert again.do({"do": "open", "session": session}) is None
    assert (rows(again), again.clock().elapsed_ms) == (told, stands)
    assert [row.text for row in told if "Llovía" in row.text or "responde" in row.text] != []
    again.close()


def rows(desk: Desk) -> list[LogRow]:
    """The log as its reader sees it."""
    return [row_of(desk, entry) for entry in desk.log]
