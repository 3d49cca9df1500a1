from __future__ import annotations

import contextlib
import errno
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import pypdfium2
import pytest

from gm_console.printing.faces.martes.gathering import gathered
from gm_console.printshop.order import Order
from gm_console.printshop.task import Answer, Task
from gm_console.printshop.worker import serve, work

ROLES = (("Doctora Pons", ("médica", "viajera")), ("Coronel Tejada", ("artillero",)))
CASE = {"title": "La campana", "solution": "El sacristán con la cuerda.", "enigma": "La campana no sonó."}


def asked(task: Task) -> list[Answer]:
    """What the process answers to one task."""
    out = BytesIO()
    serve(BytesIO(msgspec.json.encode(task) + b"\n"), out)
    return [msgspec.json.decode(line, type=Answer) for line in out.getvalue().splitlines()]


def task(target: Path, what: str = "places", **more: Any) -> Task:
    evening = gathered("Berta", ["Ana", "Bruno"], ROLES, CASE)
    return Task(str(target), "es", Order("martes", what, "es", evening=evening, **more))


def test_an_evening_travels_to_the_press_and_comes_back_as_a_file(tmp_path: Path) -> None:
    *_, last = asked(task(tmp_path / "it.pdf"))
    assert (last.ended, last.refused, last.pages) == (True, "", 1)
    assert (tmp_path / "it.pdf").read_bytes().startswith(b"%PDF-")


def test_the_case_s_pages_are_told_to_be_secret_and_the_cards_not(tmp_path: Path) -> None:
    secret = asked(task(tmp_path / "a.pdf", "case"))[-1].parts
    open_ = asked(task(tmp_path / "b.pdf", "characters"))[-1].parts
    assert [(part.key, part.first, part.secret) for part in (*secret, *open_)] == [("case", 0, True), ("characters", 0, False)]
    assert secret[0].pages == asked(task(tmp_path / "a.pdf", "case"))[-1].pages


def test_how_far_it_is_is_told_and_never_goes_back(tmp_path: Path) -> None:
    told: list[Answer] = []
    work(task(tmp_path / "it.pdf", "characters", copies=50), told.append)
    assert told
    assert [answer.done for answer in told] == sorted(answer.done for answer in told)
    assert {answer.total for answer in told} == {100}


def test_a_thing_that_lacks_something_is_refused_in_a_sentence(tmp_path: Path) -> None:
    order = Order("martes", "case", "es", evening=gathered("", ["Ana"]))
    last = asked(Task(str(tmp_path / "it.pdf"), "fr", order))[-1]
    assert "l’affaire" in last.refused
    assert list(tmp_path.iterdir()) == []


def test_a_finished_file_is_put_where_the_host_wants_it(tmp_path: Path) -> None:
    (tmp_path / "made.pdf").write_bytes(b"%PDF-made")
    assert asked(Task(str(tmp_path / "mine.pdf"), "es", source=str(tmp_path / "made.pdf")))[-1].refused == ""
    assert (tmp_path / "mine.pdf").read_bytes() == b"%PDF-made"


@pytest.mark.parametrize(("code", "said"), [(errno.ENOSPC, "disco"), (errno.EACCES, "sistema"), (errno.ETXTBSY, "Otro programa")])
def test_a_disk_that_refuses_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, said: str) -> None:
    (tmp_path / "it.pdf").write_bytes(b"the old one")

    def refuse(*_: object) -> None:
        raise OSError(code, "no")

    monkeypatch.setattr("os.fsync", refuse)
    assert said in asked(task(tmp_path / "it.pdf"))[-1].refused
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("it.pdf", b"the old one")]


def test_the_evening_kit_has_everything_in_order_page_after_page(tmp_path: Path) -> None:
    last = asked(task(tmp_path / "it.pdf", "kit"))[-1]
    assert [part.key for part in last.parts] == ["characters", "places", "marker", "notes", "case", "slips", "ballots"]
    ends = [part.first + part.pages for part in last.parts]
    assert [part.first for part in last.parts] == [0, *ends[:-1]]
    assert ends[-1] == last.pages == len(pypdfium2.PdfDocument(tmp_path / "it.pdf"))


@pytest.mark.parametrize("after", [0.0, 0.1, 0.3, 0.6, 1.0])
def test_a_press_that_is_stopped_at_any_moment_leaves_no_broken_file(tmp_path: Path, after: float) -> None:
    target = tmp_path / "it.pdf"
    target.write_bytes(b"the old one")
    press = subprocess.Popen([sys.executable, "-m", "gm_console.printshop.worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert press.stdin is not None
    press.stdin.write(msgspec.json.encode(task(target, "characters", copies=20)) + b"\n")
    press.stdin.flush()
    with contextlib.suppress(subprocess.TimeoutExpired):
        press.wait(after)
    press.kill()
    press.communicate()
    assert target.read_bytes() == b"the old one" or len(pypdfium2.PdfDocument(target)) == 10
