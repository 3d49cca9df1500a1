"""The developer's door: what it says and answers, with nothing installed and no program started."""

from __future__ import annotations

import gettext
import os
import sys
from pathlib import Path
from typing import Any

import pytest

import dev
from hatch_build import compile_phrases

BARE_LINUX = pytest.mark.usefixtures("bare_linux")


@pytest.fixture
def bare_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Every program that would have been started, by its own name and arguments."""
    calls: list[tuple[str, ...]] = []

    def note(program: str | Path, *arguments: str | Path, **_: Any) -> int:
        calls.append((Path(program).stem, *map(str, arguments)))
        return 0

    monkeypatch.setattr(dev, "call", note)
    monkeypatch.setattr(dev, "setup", lambda _: 0)
    monkeypatch.setattr(dev, "missing_programs", list)
    return calls


def test_an_unknown_word_shows_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["dance"]) == 2
    assert "setup | run | test | lint" in capsys.readouterr().out


@BARE_LINUX
def test_run_without_a_screen_says_so_in_one_line_and_what_to_do(
    started: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(["run"]) == 2
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 1
    assert "DISPLAY" in said[0]
    assert started == []


@BARE_LINUX
@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_run_with_a_screen_hands_the_arguments_on(
    name: str, started: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, "anything")
    assert dev.main(["run", "--language", "fr"]) == 0
    assert started == [("gm-console", "--language", "fr")]


@BARE_LINUX
@pytest.mark.parametrize("command", [("referee",), ("tour", "--out", "shots"), ("print", "martes")])
def test_what_opens_no_window_on_a_screen_needs_none(started: list[tuple[str, ...]], command: tuple[str, ...]) -> None:
    assert dev.main(["run", *command]) == 0
    assert started == [("gm-console", *command)]


def test_without_the_right_to_install_the_missing_are_named_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "apt_rights", lambda: None)
    dev.system_packages(["xvfb", "libegl1"])
    said = capsys.readouterr().out.splitlines()
    assert len(said) == 1
    assert said[0].endswith("Missing: libegl1 xvfb")


def test_a_library_nobody_has_is_found_missing() -> None:
    assert not dev.loads("libnobody-has-this.so.0")


def test_tests_with_arguments_are_only_these(started: list[tuple[str, ...]]) -> None:
    dev.main(["test", "tests/engine", "-x"])
    assert started == [("python", "-m", "pytest", "tests/engine", "-x")]


def test_tests_without_arguments_are_all_tests_with_lint_beside_them(started: list[tuple[str, ...]]) -> None:
    dev.main(["test"])
    assert [call[0] for call in started if call[0] != "python"] == ["ruff", "mypy", "lint-imports"]
    assert [call[1:3] for call in started if call[0] == "python"] == [("-m", "pytest")]


def test_tests_that_pass_do_not_hide_what_lint_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "setup", lambda _: 0)
    monkeypatch.setattr(dev, "missing_programs", list)
    monkeypatch.setattr(dev, "call", lambda program, *_: int(Path(program).stem == "mypy"))
    assert dev.main(["test"]) != 0


def test_one_broken_check_does_not_hide_the_next(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "setup", lambda _: 0)
    monkeypatch.setattr(dev, "call", lambda program, *_: int(Path(program).stem != "mypy"))
    assert dev.main(["lint"]) != 0
    assert capsys.readouterr().out == "lint: ruff, lint-imports failed\n"


def test_shots_walk_every_language_theme_and_scale(
    started: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dev, "languages", lambda: ["en", "es"])
    monkeypatch.setattr(dev, "themes", lambda: ["club"])
    assert dev.main(["shots", str(tmp_path)]) == 0
    assert [Path(call[3]).name for call in started[::3]] == ["en-club-1", "es-club-1"]
    assert len(started) == 2 * len(dev.SCALES)


def test_times_are_multiples_of_their_yardsticks_and_figures_stand_alone() -> None:
    timed = {"group": "ui", "name": "a", "stats": {"median": 0.03}, "extra_info": {"yardstick": 0.01, "target": "at most 4×"}}
    figure = {"group": "memory", "name": "b", "stats": {"median": 0.0}, "extra_info": {"value": 1.5, "unit": "× of 60 MB"}}
    lines = [line.split() for line in dev.ratios([timed, figure])]
    assert lines[0] == ["memory", "1.50", "×", "of", "60", "MB", "(a", "figure)"]
    assert lines[1] == ["ui", "30.000", "ms", "3.00×", "(at", "most", "4×)"]


def test_a_phrase_file_touched_after_it_was_compiled_is_stale(tmp_path: Path) -> None:
    po, mo = tmp_path / "desk.po", tmp_path / "desk.mo"
    for file in (po, mo):
        file.touch()
    os.utime(mo, ns=(1, 1))
    assert not dev.fresh(po, mo)
    os.utime(po, ns=(0, 0))
    assert dev.fresh(po, mo)


def test_phrases_are_compiled_once_and_doubtful_ones_left_out(tmp_path: Path) -> None:
    folder = tmp_path / "resources" / "phrases" / "fr"
    folder.mkdir(parents=True)
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
    doubtful = '#, fuzzy\nmsgid "clock"\nmsgstr "pendule"\n'
    (folder / "desk.po").write_text(f'{head}msgid "undo"\nmsgstr "annuler"\n\n{doubtful}', encoding="utf-8")
    assert compile_phrases(tmp_path) == [folder / "desk.mo"]
    assert compile_phrases(tmp_path) == []
    with (folder / "desk.mo").open("rb") as compiled:
        phrases = gettext.GNUTranslations(compiled)
    assert [phrases.gettext(word) for word in ("undo", "clock")] == ["annuler", "clock"]


def test_what_was_installed_is_known_by_the_pins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in dev.STAMPED:
        (tmp_path / name).write_text("one", encoding="utf-8")
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    before = dev.fingerprint()
    assert dev.fingerprint() == before
    (tmp_path / "requirements.txt").write_text("two", encoding="utf-8")
    assert dev.fingerprint() != before
