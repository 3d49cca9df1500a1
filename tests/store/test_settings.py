"""Settings and places: what is not valid has its default and is named; nothing is half written."""

from __future__ import annotations

from pathlib import Path

import pytest

from gm_console.store import places, settings
from gm_console.store.settings import Settings


def test_settings_come_back_as_they_were(tmp_path: Path) -> None:
    mine = Settings("fr", theme="papel", text_scale=150, sounds=False, names=("Íñigo", 'A"\\\x7f'), last_host="Zoë")
    path = tmp_path / "deep" / "settings.toml"
    assert settings.save(path, mine) is None
    assert settings.load(path) == (mine, ())


def test_without_a_file_everything_is_as_usual(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "none.toml") == (Settings(), ())


def test_what_is_not_valid_is_named_and_the_rest_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('theme = "rosa"\ntext_scale = 90\nlanguage = "en"\nsounds = "no"\nunknown = 3\n')
    found, wrong = settings.load(path)
    assert found == Settings("en")
    assert [dict(said.fields)["key"] for said in wrong] == ["theme", "text_scale", "sounds"]


def test_the_mark_some_editors_put_before_the_first_letter_is_no_letter(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('theme = "papel"\n', "utf-8-sig")
    assert settings.load(path) == (Settings(theme="papel"), ())


@pytest.mark.parametrize("content", [b"\xff", b"= 3", b"x = " + b"9" * 5000, b"x = " + b"[" * 5000])
def test_a_file_that_is_no_toml_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "settings.toml").write_bytes(content)
    found, wrong = settings.load(tmp_path / "settings.toml")
    assert (found, len(wrong)) == (Settings(), 1)


def test_a_disk_that_refuses_is_said_and_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    said = settings.save(tmp_path / "file" / "settings.toml", Settings())
    assert said is not None
    assert said.id.startswith("store.")


def test_everything_of_the_hosts_is_in_one_folder_which_he_may_choose(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert places.data() == tmp_path / "gm_console"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert places.data() == Path.home() / ".local/share/gm_console"
    monkeypatch.setenv("GM_CONSOLE_HOME", str(tmp_path / "mine"))
    assert places.journal() == tmp_path / "mine/journal.db"
    assert places.own_characters("martes") == tmp_path / "mine/cases/martes/characters"
    assert places.records().parent == places.settings().parent == tmp_path / "mine"


def test_what_travels_with_the_program_is_found() -> None:
    for folder in ("resources", "cases"):
        assert places.shipped(folder).is_dir()


def test_who_sits_down_is_remembered_before_those_of_other_days_each_once_as_written_last() -> None:
    before = Settings(theme="papel", names=("ANA", "Zoe", "Íñigo"), last_host="Zoe")
    assert settings.remember(before, ["Bruno", " Ana "], "") == Settings(
        theme="papel", names=("Bruno", "Ana", "Zoe", "Íñigo"), last_host="Zoe"
    )
    assert settings.remember(before, ["Bruno"], "Raymond").last_host == "Raymond"
    assert "Raymond" in settings.remember(before, ["Bruno"], "Raymond").names


def test_no_more_than_forty_names_are_remembered() -> None:
    many = settings.remember(Settings(names=tuple(f"old{n}" for n in range(40))), ["Ana", "Bruno"], "")
    assert (len(many.names), many.names[:3], many.names[-1]) == (40, ("Ana", "Bruno", "old0"), "old37")
