"""Papers and formats as data: what ships is whole, and what is wrong is said all at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from gm_console.printing import formats, press
from gm_console.printing.sheet import lay
from gm_console.printing.troubles import Unprintable
from gm_console.words import LANGUAGES, Translator
from tests.printing.paper import A4, FONTS, LETTER, STOCK, blank, printed


@pytest.mark.parametrize(
    ("format_", "paper", "grid", "margins"),
    [
        ("poker", A4, (3, 3), (10.5, 16.5)),
        ("bridge", A4, (3, 3), (21, 18)),
        ("mini", A4, (4, 4), (17, 22.5)),
        ("tarot", A4, (4, 1), (8.5, 45)),
        ("poker", LETTER, (3, 3), (13.45, 7.7)),
    ],
)
def test_so_many_cards_stand_on_a_paper_in_its_middle(
    format_: str, paper: formats.Paper, grid: tuple[int, int], margins: tuple[float, float]
) -> None:
    layout = lay(STOCK.format(format_), paper)
    assert (layout.columns, layout.rows) == grid
    assert (layout.left, layout.top) == pytest.approx(margins)


@pytest.mark.parametrize("paper", STOCK.papers, ids=lambda paper: paper.key)
@pytest.mark.parametrize("format_", STOCK.formats, ids=lambda format_: format_.key)
def test_every_format_fits_every_paper_with_and_without_a_fold(format_: formats.Format, paper: formats.Paper) -> None:
    assert lay(format_, paper).slots >= 1
    if format_.width:
        assert lay(format_, paper, "gutter").slots >= 1


def test_the_panels_of_a_folded_piece_share_it_as_they_say() -> None:
    strip = STOCK.format("strip")
    assert strip.parts() == ((0, 44), (44, 88), (88, 132))
    booklet = STOCK.format("booklet").on(A4)
    assert (booklet.width, booklet.height) == (277, 190)
    assert booklet.parts() == ((0, 138.5), (138.5, 277))


def faults_of(folder: Path, papers: str, listed: str) -> dict[str, str]:
    (folder / "papers.toml").write_text(papers, encoding="utf-8")
    (folder / "formats.toml").write_text(listed, encoding="utf-8")
    with pytest.raises(Unprintable) as raised:
        formats.load(folder)
    return {f"{fault.card} {fault.field}": fault.code for fault in raised.value.faults}


def test_every_fault_of_the_data_is_named_with_its_key(tmp_path: Path) -> None:
    found = faults_of(
        tmp_path,
        "[A5]\nwidth = 148\n",
        '[a]\nwidth = "x"\nheight = 50\nflavour = 1\n[b]\nheight = 20\n[c]\nwidth = 20\nheight = 20\nradius = 11\n'
        'orientation = "upside"\nacross = 1\n[d]\npanels = [{ fold = "in" }, { turn = 90 }]\n[e]\npanels = [{}]\n',
    )
    assert found == {
        "papers.toml A5.height": "missing",
        "formats.toml a.width": "number",
        "formats.toml a.flavour": "unknown",
        "formats.toml b.width": "missing",
        "formats.toml c.radius": "radius",
        "formats.toml c.orientation": "choice",
        "formats.toml c.across": "choice",
        "formats.toml d.panels.1.fold": "fold",
        "formats.toml d.panels.2.turn": "choice",
        "formats.toml d.panels.2.fold": "fold",
        "formats.toml e.panels": "panels",
    }


def test_a_file_that_is_no_toml_or_is_not_there_is_named(tmp_path: Path) -> None:
    assert faults_of(tmp_path, "[A5]\nwidth = \n", "") == {"papers.toml ": "no-toml"}
    with pytest.raises(Unprintable) as raised:
        formats.load(tmp_path / "elsewhere")
    assert [fault.code for fault in raised.value.faults] == ["missing-file"]
    assert faults_of(tmp_path, "A5 = 3", "") == {"papers.toml A5": "table"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piece_larger_than_the_paper_is_refused_in_a_sentence(language: str) -> None:
    large = formats.Format("cartel", 400, 300)
    with pytest.raises(Unprintable) as raised:
        press.make(press.Job("Prueba", A4, [press.Deck(large, [press.Card("Ana", blank)])]), FONTS)
    assert "cartel" in Translator(language).say(raised.value.said)
    assert "printing." not in Translator(language).say(raised.value.said)


def test_a_whole_paper_is_printed_as_it_lies() -> None:
    assert printed(blank, "leaf").report.pages == 1
    assert printed(blank, "booklet", 3, LETTER).report.pages == 3
