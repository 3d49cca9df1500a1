"""The command line: every command's help and every refusal in the language the host has chosen."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

from gm_console.__main__ import main
from gm_console.store import places, settings
from gm_console.store.journal import Journal

COMMANDS = ((), ("referee",), ("verify",), ("tour",), ("print",))
SAID: dict[settings.Language, str] = {"es": "muestra esta ayuda", "fr": "affiche cette aide", "en": "show this help"}


def speaks(language: settings.Language, cards: settings.Language = "auto") -> None:
    """The host has chosen a language."""
    settings.save(places.settings(), settings.Settings(language=language, cards_language=cards))


@pytest.mark.parametrize("language", SAID)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_the_hosts_language_from_its_first_word(
    command: tuple[str, ...], language: settings.Language, capsys: pytest.CaptureFixture[str]
) -> None:
    speaks(language)
    with pytest.raises(SystemExit) as left:
        main([*command, "--help"])
    said = capsys.readouterr().out
    assert left.value.code == 0
    assert SAID[language] in said
    assert not any(other in said for spoken, other in SAID.items() if spoken != language)
    assert not re.search(r"arguments\.\w|positional", said)
    assert said.startswith({"es": "uso: ", "fr": "usage\u00a0: "}.get(language, "usage: "))


WRONG = {
    "print martes --copies 0": ("--copies", "print --help"),
    "print martes --paper A5": ("--paper", "print --help"),
    "print martes test --out": ("--out", "print --help"),
    "print chess": ("game", "print --help"),
    "print": ("Il manque ceci\u00a0: game", "usage\u00a0: gm-console print"),
    "tour --game martes": ("Il manque ceci\u00a0: --out", "usage\u00a0: gm-console tour"),
    "verify": ("Il manque ceci\u00a0: FICHIER", "usage\u00a0: gm-console verify"),
    "referee --joural x": ("--joural et x", "usage\u00a0: gm-console referee"),
    "dance": ("COMMANDE", "gm-console --help"),
}


@pytest.mark.parametrize(("line", "parts"), WRONG.items())
def test_what_means_nothing_is_said_in_the_hosts_language_and_ends_with_two(
    line: str, parts: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    speaks("fr")
    assert main(line.split()) == 2
    said = capsys.readouterr().err
    assert [part for part in parts if part not in said] == []
    assert "invalid" not in said
    assert "required" not in said


@pytest.mark.parametrize(("language", "said"), [("es", "entero"), ("fr", "intact"), ("en", "whole")])
def test_a_journal_is_looked_at_in_the_hosts_language(language: settings.Language, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    speaks(language)
    Journal.open(places.journal()).close()
    assert main(["verify", str(places.journal())]) == 0
    assert said in capsys.readouterr().out


def test_paper_is_in_the_language_of_the_cards_and_what_is_said_of_it_in_the_hosts(capsys: pytest.CaptureFixture[str]) -> None:
    speaks("fr", cards="en")
    out = places.data() / "it.pdf"
    assert main(["print", "martes", "slips", "--players", "Ana", "--out", str(out)]) == 0
    assert "1 page" in capsys.readouterr().out
    english = out.read_bytes()
    main(["print", "martes", "slips", "--players", "Ana", "--out", str(out), "--language", "fr"])
    assert out.read_bytes() != english


def test_a_size_that_a_thing_does_not_have_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    speaks("en")
    assert main(["print", "cluedo", "cards", "--format", "tarto", "--out", "x.pdf"]) == 2
    assert "tarto" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "status"),
    [
        (("verify",), 1),
        (("referee", "--journal"), 1),
        (("tour", "--game", "espia", "--out"), 1),
        (("print", "martes", "marker", "--out"), 1),
    ],
)
@pytest.mark.parametrize("name", ["x" * 300, "file/below"])
def test_a_name_that_no_file_can_have_is_told_in_a_sentence_at_every_door(
    command: tuple[str, ...], status: int, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    speaks("en")
    (tmp_path / "file").touch()
    assert main([*command, str(tmp_path / name)]) == status
    said = capsys.readouterr()
    assert len((said.out + said.err).splitlines()) == 1


def test_a_journal_whose_name_has_letters_of_another_time_is_looked_at(tmp_path: Path) -> None:
    Journal.open(tmp_path / "\udcff.db").close()
    told = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with contextlib.redirect_stdout(told):
        assert main(["verify", str(tmp_path / "\udcff.db")]) == 0
