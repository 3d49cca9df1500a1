from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gm_console.__main__ import main
from gm_console.sitting import Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store import places
from gm_console.store.cases import find_case
from gm_console.store.contents import finder
from gm_console.store.decks import find_deck
from gm_console.store.journal import Journal

PDF = b"%PDF-"
Print = Callable[..., int]


@pytest.fixture
def printed(tmp_path: Path) -> Print:
    """Prints something of martes into ``it.pdf``; the exit status."""

    def run(what: str, *more: str) -> int:
        return main(["print", "martes", what, "--out", str(tmp_path / "it.pdf"), *more])

    return run


def meeting(path: Path) -> str:
    """A meeting of two in a journal, closed again; its id."""
    journal = Journal.open(path)
    sitting = Sitting(Shelf(journal), find_case, VirtualTime())
    players = [{"name": "Ana", "character": "Doctora Pons", "cliches": ["médica"]}, {"name": "Bruno", "cliches": ["sastre"]}]
    id_ = sitting.do({"do": "new", "game": "martes", "players": players, "case": "la-pelucona"}).session
    sitting.close()
    journal.close()
    return str(id_)


def test_what_can_be_printed_is_listed_a_line_each(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for language, said in (("es", "solo para el anfitrión"), ("fr", "pour l’hôte seulement"), ("en", "for the host only")):
        monkeypatch.setenv("LC_ALL", language)
        assert main(["print", "martes"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == 11
        assert any(line.startswith("case ") and said in line for line in lines)


@pytest.mark.parametrize(
    ("what", "more"),
    [
        ("characters", ("--characters", "madrid-1900", "--players", "Ana,Bruno", "--backs", "none", "--copies", "2", "--format", "tarot")),
        ("places", ("--players", "Ana", "--paper", "Letter", "--language", "fr")),
        ("case", ("--case", "la-pelucona")),
        ("test", ()),
        ("calibration", ("--backs", "short")),
    ],
)
def test_each_becomes_a_pdf(printed: Print, tmp_path: Path, what: str, more: tuple[str, ...]) -> None:
    assert printed(what, *more) == 0
    assert (tmp_path / "it.pdf").read_bytes().startswith(PDF)


def test_a_case_may_come_from_any_file(printed: Print, tmp_path: Path) -> None:
    copy = tmp_path / "mine.toml"
    copy.write_bytes((places.shipped("cases") / "martes/la-pelucona.toml").read_bytes())
    assert printed("case", "--case", str(copy)) == 0
    copy.write_text('title = ""\n')
    assert printed("case", "--case", str(copy)) == 1


def test_a_session_brings_its_people_and_its_case(printed: Print, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    id_ = meeting(places.journal())
    assert printed("case", "--session", id_) == 0
    assert printed("characters", "--session", id_, "--players", "ana") == 0
    assert printed("characters", "--session", id_, "--players", "Ana,Zoe") == 1
    assert "Zoe" in capsys.readouterr().err


def test_the_record_of_another_machine_s_meeting_is_printed_from_its_file(printed: Print, tmp_path: Path) -> None:
    meeting(tmp_path / "other.db")
    assert printed("record", "--journal", str(tmp_path / "other.db")) == 0
    assert (tmp_path / "it.pdf").read_bytes().startswith(PDF)


FAULTS = {
    "el caso": ("case",),
    "nada-asi": ("case", "--case", "nada-asi"),
    "otro-grupo": ("characters", "--characters", "otro-grupo"),
    "--session": ("record",),
    "no-es": ("case", "--session", "no-es"),
    "Brother": ("places", "--players", "Ana", "--printer", "Brother"),
    "missing.db": ("places", "--journal", "missing.db"),
    "a" * 40: ("case", "--case", "a" * 300),
}


@pytest.mark.parametrize(("said", "asked"), FAULTS.items())
def test_what_is_in_the_way_is_said_and_nothing_is_written(
    printed: Print, tmp_path: Path, capsys: pytest.CaptureFixture[str], said: str, asked: tuple[str, ...]
) -> None:
    meeting(places.journal())
    assert printed(*asked) == 1
    assert said in capsys.readouterr().err
    assert not (tmp_path / "it.pdf").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["what-not"],
        ["martes", "places"],
        ["martes", "--out", "it.pdf"],
        ["martes", "what-not", "--out", "it.pdf"],
        ["martes", "--copies", "0"],
    ],
)
def test_arguments_that_mean_nothing_end_with_two(arguments: list[str]) -> None:
    try:
        status: object = main(["print", *arguments])
    except SystemExit as left:
        status = left.code
    assert status == 2


def test_a_target_that_cannot_be_written_is_told_and_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    target = tmp_path / "a folder"
    target.mkdir()
    assert main(["print", "martes", "test", "--out", str(target)]) == 1
    assert "a folder" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [target]


def test_a_file_s_name_that_is_too_long_for_the_disk_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["print", "martes", "test", "--out", str(tmp_path / ("a" * 300))]) == 1
    assert "no se ha escrito" in capsys.readouterr().err


LIMITED = """
import resource, sys
from gm_console.__main__ import main
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
sys.exit(main(sys.argv[1:]))
"""


def test_a_disk_that_is_full_is_told_and_the_old_file_is_whole(tmp_path: Path) -> None:
    target = tmp_path / "it.pdf"
    target.write_bytes(b"the old one")
    command = [sys.executable, "-c", LIMITED, "print", "martes", "test", "--out", str(target)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert "lleno" in ended.stderr
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("it.pdf", b"the old one")]


def espia(what: str, out: Path, *more: str) -> int:
    """Prints something of El espía; the exit status."""
    return main(["print", "espia", what, "--out", str(out), *more])


@pytest.mark.parametrize(
    ("what", "more", "pages"),
    [
        ("deal", ("--rounds", "6", "--players", "Ana,Bruno,Cloe"), 5),
        ("deal", ("--players", "Ana,Bruno,Cloe,Iñigo,Noël,Paz,Ruth", "--spies", "2", "--rounds", "12", "--deck", "completa"), 17),
        ("list", ("--deck", "completa", "--language", "fr"), 1),
        ("votes", (), 2),
        ("kit", ("--players", "Ana,Bruno,Cloe"), 11),
        ("kit", (), 4),
    ],
)
def test_espia_is_printed_without_a_room(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str, more: tuple[str, ...], pages: int
) -> None:
    assert espia(what, tmp_path / "it.pdf", *more) == 0
    told = "una página" if pages == 1 else f"{pages} páginas"
    assert told in capsys.readouterr().out


def test_what_is_drawn_on_the_command_line_differs_from_time_to_time(tmp_path: Path) -> None:
    for name in ("one.pdf", "two.pdf"):
        assert espia("deal", tmp_path / name, "--players", "Ana,Bruno,Cloe", "--language", "es") == 0
    assert (tmp_path / "one.pdf").read_bytes() != (tmp_path / "two.pdf").read_bytes()


@pytest.mark.parametrize(
    ("what", "more", "said"),
    [
        ("deal", ("--players", "Ana,Bruno"), "de 3 a 10"),
        ("deal", ("--players", "Ana,Bruno,Cloe", "--spies", "2"), "7 jugadores"),
        ("deal", (), "quién juega"),
        ("list", ("--deck", "complet"), "«completa»"),
        ("list", ("--deck", "none.toml"), "none.toml"),
        ("record", (), "--session"),
    ],
)
def test_what_cannot_be_printed_of_espia_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str, more: tuple[str, ...], said: str
) -> None:
    assert espia(what, tmp_path / "it.pdf", *more, "--language", "es") == 1
    assert said in capsys.readouterr().err
    assert not (tmp_path / "it.pdf").exists()


def test_a_deck_may_come_from_any_file(tmp_path: Path) -> None:
    copy = tmp_path / "mine.toml"
    copy.write_bytes((places.shipped("cases") / "espia/es/familiar.toml").read_bytes())
    assert espia("list", tmp_path / "it.pdf", "--deck", str(copy)) == 0


def test_of_a_room_what_was_dealt_ahead_is_printed_and_its_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "journal.db"
    journal = Journal.open(path)
    sitting = Sitting(Shelf(journal), lambda _, id_: find_deck(id_, "es"), VirtualTime())
    sitting.do({"do": "new", "game": "espia", "players": ["Ana", "Bruno", "Cloe"]})
    assert espia("deal", tmp_path / "it.pdf", "--journal", str(path)) == 1
    assert "rondas repartidas" in capsys.readouterr().err
    sitting.do({"do": "print-ahead", "rounds": 2})
    assert espia("deal", tmp_path / "it.pdf", "--journal", str(path)) == 0
    assert espia("deal", tmp_path / "one.pdf", "--journal", str(path), "--players", "Bruno") == 0
    assert espia("record", tmp_path / "record.pdf", "--journal", str(path)) == 0
    assert (tmp_path / "one.pdf").stat().st_size < (tmp_path / "it.pdf").stat().st_size
    sitting.close()
    journal.close()


@pytest.mark.parametrize(
    ("game", "what", "more", "pages"),
    [
        ("cluedo", "cards", ("--format", "bridge", "--backs", "long"), 6),
        ("cluedo", "kit", ("--players", "Ana,Bruno,Cloe"), 17),
        ("transito", "advance", ("--backs", "none"), 2),
        ("transito", "board", ("--paper", "Letter", "--language", "fr"), 5),
        ("transito", "notebook", ("--case", "centro", "--players", "Ana,Bruno,Cloe"), 2),
    ],
)
def test_games_with_an_envelope_are_printed_without_a_session(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, what: str, more: tuple[str, ...], pages: int
) -> None:
    assert main(["print", game, what, "--out", str(tmp_path / "it.pdf"), *more]) == 0
    assert f"{pages} páginas" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "said"), [(("--case", "centroo"), "«centro»"), (("--case", "none.toml"), "none.toml"), (("--players", "Ana,Bruno"), "consola")]
)
def test_what_cannot_be_printed_of_a_city_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...], said: str
) -> None:
    what = "deal" if "--players" in more else "board"
    assert main(["print", "transito", what, "--out", str(tmp_path / "it.pdf"), "--language", "es", *more]) == 1
    assert said in capsys.readouterr().err
    assert not (tmp_path / "it.pdf").exists()


def test_a_city_may_come_from_any_file(tmp_path: Path) -> None:
    copy = tmp_path / "mine.toml"
    copy.write_bytes((places.shipped("cases") / "transito/centro.toml").read_bytes())
    assert main(["print", "transito", "cards", "--case", str(copy), "--out", str(tmp_path / "it.pdf")]) == 0


def test_the_hands_of_a_session_are_printed_for_one_player_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = Journal.open(places.journal())
    sitting = Sitting(Shelf(journal), finder("es"), VirtualTime())
    id_ = str(sitting.do({"do": "new", "game": "transito", "players": ["Ana", "Bruno", "Cloe"]}).session)
    sitting.do({"do": "deal"})
    sitting.close()
    journal.close()
    for what in ("deal", "notes", "record"):
        assert main(["print", "transito", what, "--session", id_, "--players", "bruno", "--out", str(tmp_path / "it.pdf")]) == 0
    assert "Bruno" not in capsys.readouterr().out
