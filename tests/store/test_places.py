"""Where things are, in a checkout, in a wheel and in the host's own folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gm_console import shipped
from gm_console.store import places
from gm_console.words import Translator


@pytest.mark.parametrize("folder", ["resources", "cases"])
def test_what_travels_with_the_program_is_found(folder: str) -> None:
    assert places.shipped(folder).is_dir()


def test_in_a_wheel_it_lies_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_data" / "cases").mkdir(parents=True)
    monkeypatch.setattr(shipped, "PACKAGE", tmp_path)
    assert places.shipped("cases") == tmp_path / "_data" / "cases"
    assert places.shipped("resources") == tmp_path.parent / "resources"


def test_phrases_are_looked_for_where_everything_else_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "PACKAGE", tmp_path)
    assert Translator("es").text("hall.title") == "hall.title"


def test_the_hosts_folder_is_where_he_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GM_CONSOLE_HOME", str(tmp_path))
    found = (places.journal(), places.settings(), places.records(), places.own_characters("martes"))
    assert found == tuple(tmp_path / name for name in ("journal.db", "settings.toml", "records", "cases/martes/characters"))


@pytest.mark.parametrize("platform", ["linux", "other"])
def test_else_it_is_where_the_system_keeps_such_things(platform: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GM_CONSOLE_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    import platformdirs

    assert platformdirs.user_data_path("gm_console", appauthor=False) == tmp_path / "gm_console"
    monkeypatch.setattr(sys, "platform", platform)
    assert places.data() == tmp_path / "gm_console"


def test_a_relative_data_folder_is_not_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GM_CONSOLE_HOME", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "here")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert places.data() == tmp_path / ".local/share/gm_console"
