"""The host's case sheet: the table sees the enigma and nothing else of the case, the host everything, large enough to read."""

from __future__ import annotations

import re
import subprocess
import sys
import unicodedata
from functools import cache
from pathlib import Path
from typing import get_args

import pypdfium2
import pytest

from gm_console.games.martes.content import ELEMENTS, Case, Six
from gm_console.printing import press
from gm_console.printing.faces.martes.case_cover import paragraphs
from gm_console.printing.faces.martes.case_sheet import case as case_deck
from gm_console.printing.faces.martes.evening import Evening
from gm_console.printing.sheet import Backs
from gm_console.store.cases import load_case
from gm_console.words import LANGUAGES, Translator
from tests.printing.martes.evenings import EVENING, PAPERS, loose_fonts, printed, refused
from tests.printing.paper import ROOT, STOCK, pages, text_of

CASES = sorted((ROOT / "cases/martes").glob("*.toml"))
LINE = Case(title="La torre", solution="Berenjena de madrugada")


def evening(case: Case) -> Evening:
    return Evening(EVENING.host, EVENING.detectives, case, EVENING.pounds)


@cache
def sheet(case: Case, language: str = "es", paper: str = "A4", backs: Backs = "none") -> press.Printed:
    return printed("case", "booklet", evening=evening(case), language=language, paper=paper, backs=backs)


def words_of(text: str) -> list[str]:
    """Its words, small; a file's line breaks and a page's say nothing."""
    return re.findall(r"\w+", unicodedata.normalize("NFC", text).casefold())


def secret(case: Case) -> list[str]:
    """Everything that the host alone may read."""
    solution = (case.solution,) if isinstance(case.solution, str) else case.solution.given()
    return [*solution, *paragraphs(case.story), *case.facts, *case.hints, *case.misleads, *case.notes]


def outside(made: press.Printed) -> str:
    return text_of(made.data)[0]


def inside(made: press.Printed) -> str:
    return " ".join(words_of(" ".join(text_of(made.data)[1:])))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
@pytest.mark.rule("M46")
def test_the_folded_sheet_tells_the_table_nothing_of_the_solution(path: Path) -> None:
    case = load_case(path)
    told, ours = words_of(f"{case.title} {case.enigma}"), words_of(outside(sheet(LINE)))
    for backs in ("none", "long"):
        seen = words_of(outside(sheet(case, backs=backs)))
        assert set(seen) - {*told, *ours} == set()
        assert set(told) <= set(seen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_cover_itself_says_gives_no_case_away(language: str) -> None:
    ours = set(words_of(outside(sheet(Case(), language))))
    for path in CASES:
        case = load_case(path)
        hidden = set(words_of(" ".join(secret(case)))) - set(words_of(f"{case.title} {case.enigma}"))
        assert {word for word in ours & hidden if len(word) > 6} <= {"anfitrión"}


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_only_the_cover_of_the_outer_page_says_anything(path: Path) -> None:
    page = pages(sheet(load_case(path)).data)[0]
    wide, high = page.get_size()
    assert page.get_textpage().get_text_bounded(0, 0, wide / 2, high).strip() == ""
    assert "CLUB" in page.get_textpage().get_text_bounded(wide / 2, 0, wide, high)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_case_prints_whole_at_nine_points_or_more(path: Path, paper: str) -> None:
    case = load_case(path)
    made = sheet(case, paper=paper)
    told = inside(made)
    for part in secret(case):
        for piece in re.split(r"(?<=[.:;?!»]) ", part):  # a page's head may stand between two of them
            assert " ".join(words_of(piece)) in told or parted(words_of(piece), words_of(told)), piece
    assert min(sizes(made.data)) >= 9


def parted(piece: list[str], told: list[str]) -> bool:
    """Whether a sentence is there in two stretches, because a column ended in it."""
    text = " ".join(told)
    return any(" ".join(piece[:cut]) in text and " ".join(piece[cut:]) in text for cut in range(1, len(piece)))


def sizes(data: bytes) -> set[float]:
    """Every size of letters in a PDF, in points."""
    found = set()
    for page in pages(data):
        for thing in page.get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_TEXT]):
            found.add(round(thing.get_font_size(), 2))
    return found


def test_what_is_read_is_on_the_paper_and_not_beside_it() -> None:
    for paper in PAPERS:
        for page in pages(sheet(load_case(CASES[0]), paper=paper).data):
            wide, high = page.get_size()
            for thing in page.get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_TEXT]):
                left, low, right, top = thing.get_bounds()
                assert left > 27
                assert low > 27
                assert right < wide - 27
                assert top < high - 27
                assert not left < wide / 2 < right, "a text runs over the fold"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_case_written_at_the_table_has_its_line_inside_and_room_for_the_telling(language: str) -> None:
    made = sheet(LINE, language)
    assert made.report.pages == 2
    assert "berenjena de madrugada" in inside(made)
    assert "berenjena" not in words_of(outside(made))
    assert "paper." not in outside(made) + " ".join(text_of(made.data))


def test_a_case_with_neither_title_nor_solution_is_a_sheet_to_write_on() -> None:
    made = sheet(Case())
    assert "El enigma de esta noche" in outside(made)
    assert "Notas" in text_of(made.data)[1]


def test_printed_on_both_sides_the_solution_is_behind_the_enigma() -> None:
    case = load_case(CASES[0])
    assert [sheet(case, backs=backs).report.pages for backs in get_args(Backs)] == [4, 4, 3, 3]
    for backs in ("long", "short"):
        texts = text_of(sheet(case, backs=backs).data)
        assert "La solución" in texts[1]
        assert texts[3].strip() == ""


@pytest.mark.rule("M23")
def test_each_answer_stands_under_its_question() -> None:
    six = Six(*(f"respuesta{key}" for key in ELEMENTS))
    told = inside(sheet(Case(title="La torre", solution=six)))
    asked = ("qué", "quién", "cómo", "cuándo", "dónde", "por qué")
    for question, key in zip(asked, ELEMENTS, strict=True):
        assert f"{question} respuesta{key}" in told


def test_the_file_says_nothing_of_the_case_beside_its_pages() -> None:
    data = sheet(load_case(CASES[0])).data
    about = pypdfium2.PdfDocument(data).get_metadata_dict(skip_empty=True)
    assert {key: value for key, value in about.items() if "Date" not in key and key != "Producer"} == {
        "Title": "Martes",
        "Author": "gm_console",
        "Creator": "gm_console",
    }
    assert list(pypdfium2.PdfDocument(data).get_toc()) == []
    assert b"/Metadata" not in data


@pytest.mark.parametrize("paper", PAPERS)
def test_a_case_three_times_as_long_goes_on_over_more_sheets(paper: str) -> None:
    case = load_case(CASES[0])
    longer = Case(title=case.title, solution=case.solution, enigma=case.enigma, story=case.story, facts=case.facts * 3, hints=case.hints)
    made = sheet(longer, paper=paper)
    assert made.report.pages > 3
    assert min(sizes(made.data)) >= 9
    assert inside(made).count(" ".join(words_of(case.facts[0]))) == 3


@pytest.mark.parametrize(
    ("case", "field", "code"),
    [
        (Case(solution="x", enigma="Campanas " * 900), "enigma", "too-long"),
        (Case(solution="x", facts=("Campana" * 40,)), "Los hechos", "too-long"),
        (Case(solution="x", story="אבג"), "La historia", "no-sign"),
    ],
)
def test_what_cannot_be_printed_is_refused_by_its_name(case: Case, field: str, code: str) -> None:
    assert refused("case", "booklet", evening=evening(case)) == [("hoja del caso", field, code)]


def test_decomposed_accents_and_foreign_signs_are_printed_composed() -> None:
    made = sheet(Case(title="E\u0301l cœur", solution="¿A £5 o 3 €? El nin\u0303o", enigma="N\u0303andu\u0301"))
    assert "Él cœur" in outside(made)
    assert "Ñandú" in outside(made)
    assert "¿A £5 o 3 €? El niño" in text_of(made.data)[1]


def test_the_case_can_be_the_first_thing_that_is_printed() -> None:
    asked = "from tests.printing.martes.evenings import job, EVENING; print(len(job('case', 'booklet', EVENING).decks))"
    done = subprocess.run([sys.executable, "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"


def test_where_there_is_no_case_there_is_no_sheet() -> None:
    assert case_deck(EVENING, Translator("es"), STOCK.format("booklet"), "none") != ()
    assert case_deck(Evening(EVENING.host), Translator("es"), STOCK.format("booklet"), "none") == ()


@pytest.mark.parametrize("paper", PAPERS)
def test_the_same_case_gives_the_same_bytes_and_fonts_of_its_own(paper: str, tmp_path: Path) -> None:
    case = load_case(CASES[0])
    assert sheet(case, paper=paper).data == sheet.__wrapped__(case, paper=paper).data
    assert loose_fonts(sheet(case, paper=paper).data, tmp_path) == []
