"""The referee as scripts meet it: every line gets one reply, bad ones a clear refusal, and the process goes on."""

import io
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gm_console import referee
from gm_console.engine.phrase import phrase
from gm_console.engine.refusal import Refusal
from gm_console.engine.session_commands import COMMON
from gm_console.games import GAMES
from gm_console.store.errors import JournalError
from gm_console.store.journal import Journal
from gm_console.words import Translator
from tests.table import FOUR, Table

TYPED = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
WORDS = [*COMMON, *GAMES["martes"].commands, "new"]
KINDS = [*COMMON.values(), *GAMES["martes"].commands.values()]
FIELDS = sorted({name for kind in KINDS for name in kind.__struct_encode_fields__} | {"waive"})
VALUES = TYPED | st.sampled_from(["Ana", "Bruno", "organista", "yes", "x", 0, 1, 3, "host", "table", {"Ana": 1}, ["what"], [], {}])


def opened() -> Table:
    """A meeting under way."""
    table = Table()
    table("new", game="martes", players=list(FOUR), case={"solution": "El cura."})
    table("start")
    table("ask", by="Ana")
    return table


def test_a_script_talks_to_the_referee_line_by_line() -> None:
    lines = [{"do": "new", "game": "martes", "players": list(FOUR)}, {"do": "start"}, {"do": "view", "as": "table"}]
    source = io.BytesIO(b"\n".join(json.dumps(line).encode() for line in lines) + b"\n\nnot json\n")
    target = io.BytesIO()
    assert referee.run(None, False, "es", source, target) == 0
    replies = [json.loads(line) for line in target.getvalue().splitlines()]
    assert [reply["ok"] for reply in replies] == [True, True, True, False, False]
    assert len(replies[0]["session"]) == 12
    assert replies[3]["error"] == replies[4]["error"] == "bad-command"


def test_where_another_programs_file_lies_the_referee_says_so_and_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(tmp_path / "notes.db")) as other:
        other.execute("create table notes (text)")
    assert referee.run(tmp_path / "notes.db", False, "en", io.BytesIO(), io.BytesIO()) == 1
    assert "not touched" in capsys.readouterr().err


class Gone(io.BytesIO):
    """A script that was stopped, or a host who stops it, while the referee answers."""

    def __init__(self, how: type[BaseException]) -> None:
        super().__init__()
        self.how = how

    def flush(self) -> None:
        raise self.how


@pytest.mark.parametrize("how", [BrokenPipeError, KeyboardInterrupt])
def test_a_script_that_goes_away_leaves_no_trace_but_a_closed_journal(how: type[BaseException], tmp_path: Path) -> None:
    line = json.dumps({"do": "new", "game": "martes", "players": list(FOUR)}).encode()
    target = Gone(how)
    assert referee.run(tmp_path / "j.db", False, "en", io.BytesIO(line + b"\n" + line), target) == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["j.db", "j.db.lock"]
    with closing(Journal.open(tmp_path / "j.db")) as journal:
        assert len(journal.sessions()) == 1


def test_what_was_set_aside_is_named_to_whoever_starts_the_referee(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "evening.db"
    journal.write_bytes(b"SQLite format 3\0" + bytes(5000))
    assert referee.run(journal, False, "en", io.BytesIO(), io.BytesIO()) == 0
    assert "evening.damaged-" in capsys.readouterr().err


@pytest.mark.parametrize("nowhere", ["", ".", "/"])
def test_a_journal_that_is_no_file_is_a_sentence(nowhere: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert referee.run(Path(nowhere), False, "en", io.BytesIO(), io.BytesIO()) == 1
    assert "directory" in capsys.readouterr().err


def test_refusals_are_sentences_in_the_hosts_language() -> None:
    for language, part in (("es", "le toca"), ("fr", "c’est à"), ("en", "’s")):
        table = opened()
        table.referee = referee.Referee(table.referee.sitting, Translator(language).say)
        message = table.send(do="pass", by="Ana")["message"]
        assert len(message) > 10
        assert "{" not in message
        table("answer", answer="no")
        assert part in table.send(do="pass", by="Ana")["message"].lower()


@given(st.binary(max_size=60) | st.text(max_size=60).map(str.encode) | TYPED.map(lambda value: json.dumps(value).encode()))
def test_no_line_breaks_the_referee(line: bytes) -> None:
    reply = json.loads(opened().referee.line(line))
    assert (reply["ok"], reply["error"]) == (False, "bad-command")


def test_a_disk_that_goes_away_refuses_a_session_that_is_to_be_opened_or_goes_on(tmp_path: Path) -> None:
    table = Table(tmp_path / "journal.db")
    session = table("new", game="martes", players=list(FOUR))["session"]
    table.journal._connection.close()
    for sent in (
        {"do": "open", "session": session},
        {"do": "start"},
        {"do": "pause"},
        {"do": "new", "game": "martes", "players": list(FOUR)},
    ):
        assert table.send(**sent)["error"] == "journal"
    assert table.view()["phase"] == "telling"


def test_a_ruling_that_is_on_disk_stands_where_the_disk_takes_not_what_falls_due_upon_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table()
    table("new", game="martes", players=list(FOUR), options={"minutes": 30})
    table("start")
    append, full, calls = Journal.append, JournalError(phrase("store.full", path="/")), iter((True, False, False))
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", lambda *given: append(*given) if next(calls) else Mock(side_effect=full)())
        assert table("set-clock", elapsed=1800, reason="tarde")["events"] == []
        assert table.send(do="wait", seconds=1)["error"] == "journal"
    assert table.log()[2]["command"]["do"] == "set-clock"
    assert [entry["events"][0]["event"] for entry in table.log()[3:]] == ["hour-struck"]


def test_a_session_opened_while_it_is_open_stands_where_it_was_opened(tmp_path: Path) -> None:
    table = Table(tmp_path / "journal.db")
    session = table("new", game="martes", players=list(FOUR))["session"]
    table("start")
    shelf, load = table.referee.sitting.shelf, table.referee.sitting.shelf.load
    table.time.wait(5000)

    def slowly(id_: str) -> Any:
        table.time.wait(3000)
        return load(id_)

    shelf.load = slowly  # type: ignore[method-assign]  # a disk that takes three seconds
    table("open", session=session)
    beat = table.journal.heartbeat(session)
    assert beat is not None
    assert (beat.at, beat.elapsed) == (5000, 5000)


def test_half_a_letter_is_refused_and_ends_no_evening() -> None:
    table = opened()
    for sent in ({"do": "ruling", "text": "a\ud83d"}, {"do": "reword", "question": "\ud83d?"}):
        assert table.send(**sent)["error"] == "bad-command"
    assert table.view()["phase"] == "question"


DEEP = (b"[" * 100_000, b'{"a":' * 20_000 + b"1" + b"}" * 20_000, b'{"do":"view","as":' + b"[" * 900 + b"]" * 900 + b"}")


@pytest.mark.parametrize("line", DEEP)
def test_brackets_within_brackets_do_not_break_the_referee(line: bytes) -> None:
    assert json.loads(opened().referee.line(line))["error"] == "bad-command"


@pytest.mark.parametrize("far", [10**400, -(10**400), 2**63])
def test_a_number_that_nobody_could_say_is_a_wrong_value(far: int) -> None:
    table = opened()
    table.referee = referee.Referee(table.referee.sitting, Translator("es").say)
    bet = {"do": "bet", "by": "Ana", "count": far}
    for sent in ({"do": "correct", "reason": "x", "pounds": {"Ana": far, "pot": 1}}, {"do": "mend", "seq": 3, "command": bet}):
        reply = json.loads(table.referee.line(json.dumps(sent).encode()))
        assert (reply["ok"], reply["error"]) == (False, "bad-command")
    setup = {"do": "new", "game": "martes", "players": list(FOUR), "options": {"stake": far}}
    assert json.loads(table.referee.line(json.dumps(setup).encode()))["error"] == "bad-setup"


@given(st.sampled_from(WORDS), st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=4))
def test_no_fields_break_the_referee_and_a_refusal_changes_nothing(do: str, fields: dict[str, object]) -> None:
    if do == "wait" and isinstance(fields.get("seconds"), int | float):
        return
    table = opened()
    before = table.log(), table.view("host")
    line = json.dumps({"do": do, **fields}).encode()
    reply = json.loads(table.referee.line(line))
    if not reply["ok"]:
        assert reply["message"]
        assert (table.log(), table.view("host")) == before


def test_the_order_of_refusals_is_shape_session_phase_player_turn_value_rule() -> None:
    table = Table()
    assert table.send(do="ask")["error"] == "bad-command"
    assert table.send(do="ask", by="Ana")["error"] == "no-session"
    assert table.send(do="dance")["error"] == "bad-command"
    assert table.send(do="wait", seconds="3")["error"] == "bad-command"
    assert table.send(do="undo")["error"] == "no-session"
    table("new", game="martes", players=list(FOUR))
    assert table.send(do="ask", by="Zoe")["error"] == "wrong-phase"
    table("start")
    assert table.send(do="interrupt", by="Zoe", cliche="x")["error"] == "wrong-phase"
    assert table.send(do="ask", by="Zoe")["error"] == "unknown-player"
    assert table.send(do="ask", by="Bruno")["error"] == "not-your-turn"
    table("ask", by="Ana")
    assert table.send(do="interrupt", by="Ana", cliche="x")["error"] == "bad-command"
    assert table.send(do="interrupt", by="Ana", cliche="viajera")["rule"] == "M14"


def test_new_is_looked_at_whole_before_anything_is_opened() -> None:
    table = opened()
    before = table.referee.sitting.id
    misshapen: list[dict[str, Any]] = [
        {"game": "chess"}, {"players": "Ana"}, {"players": [3]}, {"players": [{"nombre": "Ana"}]}, {"options": []}, {"seed": "7"},
        {"seed": True}, {"case": 3}, {"host": "Raymond"}, {"extra": 1}, {"game": None},
    ]  # fmt: skip
    for more in misshapen:
        reply = table.send(**({"do": "new", "game": "martes", "players": list(FOUR)} | more))
        assert reply["error"] == "bad-command", more
    unfit: list[dict[str, Any]] = [{"case": "no-such-case"}, {"options": {"x": 1}}, {"players": ["Ana", "Bruno"]}]
    for more in unfit:
        assert table.send(**({"do": "new", "game": "martes", "players": list(FOUR)} | more))["error"] == "bad-setup"
    assert table.referee.sitting.id == before


def test_a_setting_that_is_wrong_in_several_ways_is_told_them_all() -> None:
    seats = [{"name": "host", "cliches": ["a"]}, FOUR[0]]
    reply = Table().send(do="new", game="martes", players=seats, options={"x": 1}, case="no-such-case", host={"name": "H" * 41})
    assert reply["error"] == "bad-setup"
    assert all(id_ in reply["message"] for id_ in ("case.unknown", "name.reserved", "name.long", "option.unknown"))


def test_a_session_is_opened_again_paused_where_it_stood() -> None:
    table = opened()
    first = table.referee.sitting.id
    table("wait", seconds=7)
    table("undo")
    table("new", game="martes", players=list(FOUR))
    assert table("open", session=first)["session"] == first
    assert table.view()["clock"] == {"limit": 3600, "elapsed": 7, "running": False}
    table("redo")
    assert table.phase == "question"
    assert table.send(do="open", session="nowhere")["error"] == "no-session"


def test_a_session_that_cannot_be_gone_on_with_leaves_the_one_on_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(tmp_path / "j.db")
    first = table("new", game="martes", players=list(FOUR))["session"]
    second = table("new", game="martes", players=list(FOUR))["session"]

    def full(*_: object) -> None:
        raise Refusal("journal", phrase("store.full", path="j.db"))

    with monkeypatch.context() as disk:
        disk.setattr(table.referee.sitting.shelf, "append", full)
        assert table.send(do="open", session=first)["error"] == "journal"
    assert table.view()["session"] == second
    table("start")
    table("open", session=first)
    assert table.view()["session"] == first


def test_the_session_on_the_table_opened_again_loses_no_second_of_its_clock(tmp_path: Path) -> None:
    table = Table(tmp_path / "j.db")
    own = table("new", game="martes", players=list(FOUR))["session"]
    table("start")
    table.time.wait(5_000)  # and nobody says a word
    table("open", session=own)
    assert table.view()["clock"] == {"limit": 3600, "elapsed": 5, "running": False}


def test_what_was_ruled_is_told_though_the_disk_is_full_when_the_hour_strikes_right_after(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened()
    sitting, ruled = table.referee.sitting, table.referee.sitting.do

    def full(*_: object) -> None:
        raise Refusal("journal", phrase("store.full", path="j.db"))

    def strike(sent: dict[str, object]) -> object:
        outcome = ruled(sent)
        table.time.wait(3_600_000)
        monkeypatch.setattr(sitting.shelf, "append", full)
        return outcome

    monkeypatch.setattr(sitting, "do", strike)
    assert table("answer", answer="no")["events"][0]["event"] == "answered"
    assert table.send(do="view", as_="table")["error"] == "journal"


def test_a_refusal_names_the_field() -> None:
    assert "answer" in opened().send(do="answer", answer="perhaps")["message"]
