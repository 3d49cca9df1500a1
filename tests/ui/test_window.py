from __future__ import annotations

import errno
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from gm_console import app
from gm_console.engine.phrase import phrase
from gm_console.sitting.shelf import Shelf
from gm_console.store import places, settings
from gm_console.store.errors import JournalError
from gm_console.store.journal import Journal
from gm_console.ui.desk import ClockShown
from gm_console.ui.settings import SettingsPage
from gm_console.ui.setup.page import SetUp
from gm_console.ui.setup.seating import Detectives
from gm_console.ui.tables.kit import kit
from gm_console.ui.ticker import LATE, Ticker, until_change
from gm_console.ui.window import HostWindow
from tests.ui.evening import ALL, CASE, Evening, look, make_desk

ASK = {"do": "ask", "by": "Ana"}


@pytest.fixture
def console(qtbot: QtBot, qapp: QApplication) -> Callable[[], app.Console]:
    """Makes whole programs, as they are started, and ends them after the test."""
    look()
    made: list[app.Console] = []

    def make() -> app.Console:
        console = app.Console(qapp)
        made.append(console)
        qtbot.addWidget(console.window, before_close_func=lambda _: console.close())
        console.window.show()
        return console

    return make


def opening() -> dict[str, object]:
    players = [{"name": name, "cliches": ["x"]} for name in ("Ana", "Bruno", "Cloe")]
    return {"do": "new", "game": "martes", "players": players, "case": CASE}


def test_the_first_thing_is_the_hall_and_no_journal_is_opened_for_it(qtbot: QtBot, console: Callable[[], app.Console]) -> None:
    made = console()
    with qtbot.waitSignal(made.window.first_frame):
        assert made.window.foyer.hall is not None
        assert made._shelf is None
    qtbot.waitUntil(lambda: made._shelf is not None)


def test_an_unfinished_session_is_offered_and_goes_on_only_when_asked(qtbot: QtBot, console: Callable[[], app.Console]) -> None:
    made = console()
    made.desk.do(opening())
    made.desk.do({"do": "start"})
    made.desk.close()
    qtbot.waitUntil(lambda: made.window.findChild(QPushButton, "resume") is not None)
    assert not made.desk.open
    resume = made.window.findChild(QPushButton, "resume")
    assert resume is not None
    resume.click()
    assert made.desk.session_id
    assert made.desk.clock().paused


def test_the_same_people_may_play_again_and_who_solved_it_is_proposed_as_host(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK, {"do": "answer", "answer": "yes"}, {"do": "deduce", "by": "Ana"}, {"do": "judge", "hits": ALL})
    session = evening.desk.session_id
    evening.key("h")
    assert evening.window.foyer.hall is not None
    evening.window.foyer.again(session)
    page = cast("SetUp", evening.window.stack.currentWidget())
    assert page.objectName() == "set-up"
    assert cast("Detectives", page.seats).host.text() == "Ana"


def test_what_the_rules_refuse_of_a_set_up_is_shown_there(qtbot: QtBot, console: Callable[[], app.Console]) -> None:
    made = console()
    made.window.foyer.set_up("martes")
    page = cast("SetUp", made.window.stack.currentWidget())
    page.ready.emit(opening() | {"players": [{"name": "Ana", "cliches": ["x"]}]})
    assert page.fault.isVisibleTo(page)


def test_other_settings_are_kept_and_seen_at_once_at_the_same_moment(qtbot: QtBot, console: Callable[[], app.Console]) -> None:
    made = console()
    made.desk.do(opening())
    made.window.settings_changed.emit(settings.Settings(language="fr", theme="papel", text_scale=125))
    assert made.window.look.theme.key == "papel"
    assert made.window.table is not None
    assert made.window.table.bar.findChild(QPushButton, "button:start").text() == "L’heure commence"  # type: ignore[union-attr]  # it is there
    assert settings.load(places.settings())[0].language == "fr"


def test_who_sat_at_a_table_is_remembered_and_nothing_else_of_it(qtbot: QtBot, console: Callable[[], app.Console]) -> None:
    made = console()
    made.desk.do(opening() | {"host": {"name": "Raymond", "character": "Coronel"}})
    kept = settings.load(places.settings())[0]
    assert (kept.names, kept.last_host) == (("Ana", "Bruno", "Cloe", "Raymond"), "Raymond")
    assert kept == made.desk.settings
    assert not any(word in places.settings().read_text("utf-8") for word in ("Coronel", CASE["title"], CASE["solution"]))


def test_a_name_the_host_struck_out_does_not_come_back_by_going_on(qtbot: QtBot, console: Callable[[], app.Console]) -> None:
    made = console()
    made.desk.do(opening())
    session = made.desk.session_id
    made.desk.close()
    made.dress(settings.Settings(names=("Ana",)))
    made.window.foyer.resume(session)
    assert (made.desk.session_id, made.desk.settings.names) == (session, ("Ana",))


def test_the_hook_is_given_back_when_the_program_ends(qtbot: QtBot, console: Callable[[], app.Console]) -> None:
    before = sys.excepthook
    made = console()
    assert sys.excepthook == made.failed
    made.close()
    assert sys.excepthook == before


def test_the_ticker_waits_for_the_next_second_that_a_face_shows() -> None:
    assert until_change(ClockShown(running=False)) == 1000
    assert until_change(ClockShown(60_000, 10_400, running=True)) == 600 + LATE
    assert until_change(ClockShown(None, 10_400, running=True)) == 600 + LATE


def test_a_gap_on_either_clock_is_noticed(qtbot: QtBot) -> None:
    times = iter([(0, 0), (1000, 1000), (9000, 2000), (10_000, 8000), (1000, 9000)])
    parent = QDialog()
    qtbot.addWidget(parent)
    ticker = Ticker(ClockShown, parent, lambda: next(times))
    told: list[tuple[int, int]] = []
    ticker.gap.connect(lambda wall, steady: told.append((wall, steady)))
    ticker.start()
    for _ in range(4):
        ticker.tick()
    ticker.stop()
    assert told == [(8000, 1000), (1000, 6000), (-9000, 1000)]


def test_after_sleep_the_host_is_asked_whether_the_gap_counts(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.window.acts.gap(91_000, 1000)
    form = evening.window.errands.open_form
    assert form is not None
    assert "1:30" in form.windowTitle()
    form.accept()


def test_time_that_jumps_while_the_clock_stands_is_nobodys_business(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "pause"})
    evening.window.acts.gap(90_000, 1000)
    assert evening.window.errands.open_form is None


def test_why_shows_the_rule_of_the_last_refusal_and_allowing_it_once_asks_for_a_reason(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK, {"do": "interrupt", "by": "Bruno", "cliche": "artillero"}, {"do": "interrupt", "by": "Ana", "cliche": "viajera"})
    assert evening.desk.do({"do": "interrupt", "by": "Bruno", "cliche": "relojero"}) is not None
    evening.key(Qt.Key.Key_F1)
    form = evening.window.errands.open_form
    assert form is not None
    assert "M15" in form.windowTitle()
    form.accept()
    evening.click(evening.table.line.choices["waive"])
    waive = evening.window.errands.open_form
    assert waive is not None
    waive.given.emit({"do": "interrupt", "by": "Bruno", "cliche": "relojero", "waive": {"rules": ["M15"], "reason": "por la casa"}})
    assert evening.desk.host.question.by == "Bruno"


def test_the_forms_of_the_game_open_from_their_actions(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK)
    evening.key("m")
    note = evening.window.errands.open_form
    assert note is not None
    note.given.emit({"do": "answer", "answer": "yes", "note": "casi"})
    evening.key("d")
    deduction = evening.window.errands.open_form
    assert deduction is not None
    deduction.given.emit({"do": "deduce", "by": "Ana"})
    assert evening.phase == "judging"


def test_one_bet_is_followed_by_the_next_until_all_have_decided(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK, {"do": "answer", "answer": "yes"}, {"do": "deduce", "by": "Ana"}, {"do": "judge", "hits": ["what"]})
    evening.key("3")
    for by in ("Cloe", "Bruno", "Íñigo"):
        form = evening.window.errands.open_form
        assert form is not None, by
        form.given.emit({"do": "bet", "by": by, "count": 1})
    assert evening.phase == "floor"


def test_what_a_form_sends_and_the_rules_refuse_stays_in_the_form(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    form = evening.given("ruling", {"do": "ruling", "text": " "})
    assert form.isVisible()
    form.reject()


@pytest.mark.parametrize("over", ["why", "waive"])
def test_a_form_over_which_the_rule_was_read_is_the_open_one_again(qtbot: QtBot, over: str) -> None:
    evening = Evening(qtbot)
    errands = evening.window.errands
    errands.run("ruling")
    below = errands.open_form
    assert below is not None
    refusal = evening.desk.do({"do": "deduce", "by": "Bruno"})
    assert refusal is not None
    errands.why("M15") if over == "why" else errands.waive({"do": "deduce", "by": "Bruno"}, refusal)
    assert errands.open_form is not None
    errands.open_form.reject()
    assert errands.open_form is below
    below.reject()
    assert errands.open_form is None


def test_the_record_is_saved_as_markdown_or_pdf_and_a_disk_that_refuses_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    evening = Evening(qtbot)
    evening.window.keeping.save(tmp_path / "acta.md")
    assert "Ana" in (tmp_path / "acta.md").read_text(encoding="utf-8")
    evening.window.keeping.save(tmp_path / "acta.pdf")
    assert (tmp_path / "acta.pdf").read_bytes().startswith(b"%PDF")
    with qtbot.waitSignal(evening.window.keeping.told) as told:
        evening.window.keeping.save(tmp_path / "nowhere" / "acta.md")
    assert "No existe la carpeta" in told.args[0]
    evening.window.keeping.save(tmp_path / "ACTA.MD")
    assert not (tmp_path / "ACTA.MD").read_bytes().startswith(b"%PDF")


def test_a_journal_that_has_gone_is_said_where_the_record_was_to_be_saved(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = Evening(qtbot)

    def gone(*_: object) -> None:
        raise JournalError(phrase("store.gone", path="/diario"))

    monkeypatch.setattr(Journal, "info", gone)
    with qtbot.waitSignal(evening.window.keeping.told) as told:
        evening.window.keeping.save(tmp_path / "acta.md")
    assert "/diario" in told.args[0]


def test_settings_that_could_not_be_kept_are_said_on_their_page(
    qtbot: QtBot, console: Callable[[], app.Console], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = console()
    monkeypatch.setattr(settings, "save", lambda *_: phrase("store.full", path="/ajustes"))
    made.window.foyer.show_settings()
    made.dress(replace(made.desk.settings, text_scale=110))
    page = made.window.stack.currentWidget()
    assert isinstance(page, SettingsPage)
    assert "/ajustes" in page.notice.text()


def test_a_full_disk_leaves_the_record_that_was_there_whole(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(qtbot)
    (tmp_path / "acta.md").write_text("la de ayer")

    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("os.fsync", refuse)
    with qtbot.waitSignal(evening.window.keeping.told) as told:
        evening.window.keeping.save(tmp_path / "acta.md")
    assert "lleno" in told.args[0]
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("acta.md", "la de ayer")]


def test_closing_the_window_leaves_the_session_in_the_journal(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.window.close()
    assert not evening.desk.open


def test_no_title_of_a_window_names_the_case(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    assert CASE["title"] not in evening.window.windowTitle()


def test_enter_on_an_entry_mends_it_after_showing_what_would_fall_out(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do(ASK, {"do": "answer", "answer": "no"})
    evening.table.log.view.mend_wanted.emit(3)
    form = evening.window.errands.open_form
    assert form is not None
    form.given.emit({"do": "mend", "seq": 3, "command": {"do": "pass", "by": "Ana"}})
    assert evening.desk.host.turn == "Bruno"


def test_what_was_no_command_cannot_be_mended(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "pause"}, ASK, {"do": "undo"})
    for seq in (1, 3, 4):
        evening.window.errands.mend(seq)
        assert evening.window.errands.open_form is None


@pytest.mark.parametrize("name", ["correct", "leave", "join", "lend", "end", "set-clock", "ruling"])
def test_the_hosts_own_forms_open_from_the_menu(qtbot: QtBot, name: str) -> None:
    evening = Evening(qtbot)
    evening.table.actions_.named(name).trigger()
    form = evening.window.errands.open_form
    assert form is not None
    form.reject()


def test_settings_past_and_cases_are_doors_of_the_hall(qtbot: QtBot, console: Callable[[], app.Console]) -> None:
    made = console()
    for door in ("settings", "past", "cases"):
        made.window.foyer.enter(door)
        assert made.window.foyer.hall is None
        made.window.foyer.back()
        assert made.window.foyer.hall is not None


def test_a_change_of_look_in_the_settings_stays_in_the_settings(qtbot: QtBot, console: Callable[[], app.Console]) -> None:
    made = console()
    made.window.foyer.enter("settings")
    made.window.foyer.settings_changed.emit(settings.Settings(theme="contraste"))
    assert isinstance(made.window.stack.currentWidget(), SettingsPage)
    assert made.window.look.theme.key == "contraste"


@pytest.mark.parametrize("moment", ["painted", "first_frame"])
def test_a_window_gone_before_the_hall_has_spoken_leaves_nothing_to_say(qtbot: QtBot, moment: str) -> None:
    shelf, worn = Shelf(Journal.open(None)), look()
    window = HostWindow(make_desk(shelf=shelf), worn, worn, lambda: shelf)
    window.show()
    if moment == "painted":
        window.grab()
    else:
        with qtbot.waitSignal(window.first_frame):
            pass
    shiboken6.delete(window)
    with qtbot.captureExceptions() as raised:
        QApplication.processEvents()
    assert raised == []


@pytest.mark.parametrize(("game", "offered"), [("martes", True), ("transito", True), ("espia", False), ("cluedo", False)])
def test_the_last_answer_is_offered_again_only_where_there_is_one(qtbot: QtBot, game: str, offered: bool) -> None:
    face = kit(game).face(look())
    qtbot.addWidget(face)
    assert face.answers == offered
