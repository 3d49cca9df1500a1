"""The press: the same bytes twice, only our fonts, one file whole or none, and nothing in it that was not drawn."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pypdfium2
import pytest
from reportlab.pdfbase.ttfonts import TTFontFace

from gm_console.printing import press
from gm_console.printing.backs import back
from gm_console.printing.fitting import Style
from gm_console.printing.formats import Paper
from gm_console.printing.pen import Pen
from gm_console.printing.press import Card, Deck, Job
from gm_console.printing.sheet import Backs
from gm_console.printing.target import write
from gm_console.printing.troubles import PrintError, Unprintable
from gm_console.words import LANGUAGES, Translator
from tests.printing.paper import A4, FONTS, LETTER, ROOT, STOCK, WAYS, blank, ivory, pages, printed, text_of


def named(name: str) -> Card:
    """A card that says whose it is, in three fonts."""

    def draw(pen: Pen) -> None:
        ivory(pen)
        pen.write("nombre", f"{name} ✓", pen.box.inset(6), Style(size=20))
        pen.write("nota", name, pen.box.inset(30, 6), Style("ClubSans", 9))

    return Card(name, draw)


def job(*names: str, backs: Backs = "long", copies: int = 1) -> Job:
    poker = STOCK.format("poker")
    return Job("Cartas", A4, [Deck(poker, [named(name) for name in names], backs, back(poker))], copies=copies)


def check(*command: str | Path, env: dict[str, str] | None = None) -> str:
    """What a program says of a file; it must have nothing to complain of."""
    done = subprocess.run(command, capture_output=True, check=True, text=True, cwd=ROOT, env=env)
    assert done.stderr == ""
    return done.stdout


def print_to(target: Path, wanted: Job) -> None:
    write(target, press.make(wanted, FONTS).data)


def test_two_runs_give_the_same_bytes() -> None:
    assert press.make(job("Ana", "Íñigo"), FONTS) == press.make(job("Ana", "Íñigo"), FONTS)


def test_another_process_gives_the_same_bytes_too() -> None:
    code = "import hashlib, sys; from tests.benchmarks import decks; print(hashlib.sha256(decks.ours(12).data).hexdigest())"
    seeds = ({**os.environ, "PYTHONHASHSEED": seed} for seed in ("1", "2"))
    assert len({check(sys.executable, "-c", code, env=env) for env in seeds}) == 1


def test_two_jobs_at_once_read_a_font_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs, inside, most = [job("Ana", "Íñigo"), job("Łukasz", "Noël œuvre £5")], [0], [0]
    alone, cut = [press.make(one, FONTS).data for one in jobs], TTFontFace.addSubsetObjects

    def slow(*given: object) -> object:
        inside[0] += 1
        most[0] = max(most[0], inside[0])
        sleep(0.002)  # long enough for the other job to come in, if it could
        made = cut(*given)
        inside[0] -= 1
        return made

    monkeypatch.setattr(TTFontFace, "addSubsetObjects", slow)
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(lambda one: press.make(one, FONTS).data, jobs * 6))
    assert together == alone * 6
    assert most == [1]


@pytest.mark.parametrize("backs", WAYS)
def test_every_font_is_ours_embedded_and_cut_to_what_is_used(backs: Backs, tmp_path: Path) -> None:
    data = press.make(job("Ana", backs=backs), FONTS).data
    (tmp_path / "a.pdf").write_bytes(data)
    rows = [line.split() for line in check("pdffonts", tmp_path / "a.pdf").splitlines()[2:]]
    assert sorted(row[0].partition("+")[2] for row in rows) == ["ClubSigns-Regular", "EBGaramondClub-Regular", "InterClub-Regular"]
    assert {tuple(row[-5:-2]) for row in rows} == {("yes", "yes", "yes")}
    assert b"Helvetica" not in data


@pytest.mark.parametrize("backs", ["none", *WAYS])
def test_poppler_and_pdfium_open_it_without_a_word(backs: Backs, tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(press.make(job("Ana", "Íñigo", backs=backs), FONTS).data)
    told = check("pdfinfo", tmp_path / "a.pdf")
    assert "PDF version:     1.7" in told
    check("pdftoppm", "-r", "30", tmp_path / "a.pdf", tmp_path / "p")
    assert "Íñigo ✓" in check("pdftotext", tmp_path / "a.pdf", "-")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert len(pypdfium2.PdfDocument(tmp_path / "a.pdf")) == (1 if backs in {"none", "gutter"} else 2)


@pytest.mark.parametrize(
    ("backs", "said"),
    [("none", "Simplex"), ("gutter", "Simplex"), ("long", "DuplexFlipLongEdge"), ("short", "DuplexFlipShortEdge")],
)
def test_the_file_asks_for_full_size_and_the_right_edge(backs: Backs, said: str) -> None:
    data = press.make(job("Ana", backs=backs), FONTS).data
    assert b"/PrintScaling /None" in data
    assert b"/Duplex /" + said.encode() in data


def test_names_of_cards_stand_in_no_file_that_does_not_print_them() -> None:
    data = press.make(Job("Cartas", A4, [Deck(STOCK.format("poker"), [Card("Cloe la espía", blank)])]), FONTS).data
    document = pypdfium2.PdfDocument(data)
    assert {key: value for key, value in document.get_metadata_dict().items() if value and "Date" not in key} == {
        "Title": "Cartas",
        "Author": "gm_console",
        "Creator": "gm_console",
        "Producer": document.get_metadata_dict()["Producer"],
    }
    assert list(document.get_toc()) == []
    assert b"Cloe" not in data


def test_one_players_file_holds_no_letter_of_anothers() -> None:
    poker = STOCK.format("poker")
    first = press.make(Job("Cartas", A4, [Deck(poker, [named("Ana")], "gutter", back(poker))]), FONTS).data
    press.make(Job("Cartas", A4, [Deck(poker, [named("Ñandú œuvre")], "gutter", back(poker))]), FONTS)
    assert press.make(Job("Cartas", A4, [Deck(poker, [named("Ana")], "gutter", back(poker))]), FONTS).data == first


def test_the_back_is_drawn_once_however_many_cards_there_are() -> None:
    one, many = (len(press.make(job(*["Ana"] * count), FONTS).data) for count in (1, 90))
    assert many - one < 20_000
    assert press.make(job("Ana"), FONTS).data.count(b"/Subtype /Form") == press.make(job(*["Ana"] * 9), FONTS).data.count(b"/Subtype /Form")


def test_copies_repeat_the_deck_and_each_card_is_counted() -> None:
    heard: list[tuple[int, int]] = []
    made = press.make(job("Ana", "Bruno", backs="none", copies=5), FONTS, lambda done, total: heard.append((done, total)))
    assert [text.count("Ana ✓") for text in text_of(made.data)] == [5, 0]
    assert heard == [(n, 10) for n in range(1, 11)]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_calling_it_off_while_it_is_written_leaves_what_was_there(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    target = tmp_path / "cartas.pdf"
    target.write_bytes(b"before")
    monkeypatch.setattr(os if step == "fsync" else Path, step, stop)
    with pytest.raises(KeyboardInterrupt):
        print_to(target, job("Ana"))
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("cartas.pdf", b"before")]


def test_a_job_with_a_fault_leaves_what_was_there(tmp_path: Path) -> None:
    target = tmp_path / "cartas.pdf"
    target.write_bytes(b"before")
    with pytest.raises(Unprintable):
        print_to(target, job("Ana", "🙂"))
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("cartas.pdf", b"before")]


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "full"),
        (errno.EDQUOT, "full"),
        (errno.EROFS, "refused"),
        (errno.EACCES, "refused"),
        (errno.EBUSY, "busy"),
        (errno.EIO, "disk"),
    ],
)
@pytest.mark.parametrize("where", ["fsync", "replace"])
def test_a_disk_that_refuses_is_told_in_a_sentence_and_leaves_no_half_file(
    number: int, code: str, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    target = tmp_path / "cartas.pdf"
    target.write_bytes(b"before")
    monkeypatch.setattr(*((os, "fsync", refuse) if where == "fsync" else (Path, "replace", refuse)))
    with pytest.raises(PrintError) as raised:
        print_to(target, job("Ana"))
    assert raised.value.code == code
    for language in LANGUAGES:
        said = Translator(language).say(raised.value.said)
        assert str(target) in said
        assert "printing." not in said
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("cartas.pdf", b"before")]


def test_a_folder_and_a_place_that_is_not_there_are_no_targets(tmp_path: Path) -> None:
    (tmp_path / "carpeta").mkdir()
    for target, code in ((tmp_path / "carpeta", "folder"), (tmp_path / "no" / "cartas.pdf", "missing")):
        with pytest.raises(PrintError) as raised:
            print_to(target, job("Ana"))
        assert raised.value.code == code
    assert [path.name for path in tmp_path.iterdir()] == ["carpeta"]


def test_what_was_printed_before_is_replaced_whole(tmp_path: Path) -> None:
    target = tmp_path / f"{'ñ' * 100}.pdf"
    target.write_bytes(b"before")
    print_to(target, job("Ana"))
    assert target.read_bytes() == press.make(job("Ana"), FONTS).data
    assert target.stat().st_mode & 0o777 == 0o666 & ~press_umask()


def press_umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


@pytest.mark.parametrize("paper", [A4, LETTER], ids=["A4", "Letter"])
def test_every_page_holds_the_text_of_its_own_cards(paper: Paper) -> None:
    names = [f"Jugador {n}" for n in range(1, 12)]
    deck = Deck(STOCK.format("poker"), [named(name) for name in names], "short", back(STOCK.format("poker")))
    shown = text_of(press.make(Job("Cartas", paper, [deck]), FONTS).data)
    assert [[f"{name} ✓" in text for name in names] for text in shown] == [
        [True] * 9 + [False] * 2,
        [False] * 11,
        [False] * 9 + [True] * 2,
        [False] * 11,
    ]


def test_a_secret_between_two_dense_panels_is_printed_on_its_own() -> None:
    def strip(pen: Pen) -> None:
        for number, text in enumerate(("Ana", "Eres espía", "")):
            with pen.panel(number) as panel:
                panel.write("texto", text, panel.box.inset(5), Style(size=14, align="centre", place="middle"))

    page = pages(printed(strip, "strip").data)[0].get_textpage()
    heights = [page.get_charbox(page.get_text_range().index(word))[1] for word in ("Ana", "Eres")]
    assert heights[0] - heights[1] == pytest.approx(44 * 72 / 25.4, abs=2)
