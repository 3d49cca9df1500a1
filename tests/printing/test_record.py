"""The record of a meeting: what it tells, in every language, on paper and as text, and what it keeps to itself until the end."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest

from gm_console.games.martes.content import Case, Six
from gm_console.printing import fonts
from gm_console.printing.faces.martes.record import record, solution
from gm_console.printing.glyphs import measure
from gm_console.printing.markdown import markdown, plain
from gm_console.printing.plot import BOTTOM, NAMES, Drawing, label
from gm_console.printing.record import Plot, Series, day, step
from gm_console.printing.record_pdf import pdf
from gm_console.store.contents import find
from gm_console.words import LANGUAGES, Translator
from tests.table import ALL, FOUR, Table

FONTS = Path(__file__).resolve().parents[2] / "resources/fonts"
CASE = {"title": "La torre", "solution": "Berenjena de madrugada."}


def evening(over: bool = True) -> Table:
    """A short meeting with a hint, an undone answer, an interruption and a deduction."""
    table = Table()
    table("new", game="martes", players=list(FOUR), case=CASE, host={"name": "Raymond"})
    table("start")
    table("wait", seconds=90)
    table("ask", by="Ana", question="¿Sonó el *reloj*?")
    table("interrupt", by="Cloe", cliche="organista", question="¿Y el órgano?")
    table("answer", answer="no", note="casi")
    table("undo")
    table("answer", answer="yes")
    table("ruling", text="Silencio en la sala.")
    table("deduce", by="Cloe")
    if over:
        table("judge", hits=ALL)
    return table


def text_of(data: bytes) -> str:
    """All text of a PDF."""
    document = pypdfium2.PdfDocument(BytesIO(data))
    return "\n".join(page.get_textpage().get_text_range() for page in document)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_tells_who_what_money_rulings_solution_and_seal(language: str) -> None:
    words = Translator(language)
    told = markdown(record(evening().referee.sitting.need(), "2026-11-30", words), words)
    parts = ("La torre", "Raymond", "Cloe", "organista", "Berenjena", "Silencio en la sala", "¿Sonó el \\*reloj\\*?", "~~", "M18", "1:30")
    for part in parts:
        assert part in told
    assert "record." not in told
    assert "martes." not in told


@pytest.mark.rule("M46")
def test_the_seal_in_the_record_can_be_checked_from_the_record_alone() -> None:
    made = record(evening().referee.sitting.need(), "2026-11-30", Translator("es"))
    (seal,) = made.seals
    assert hashlib.sha256(f"{seal.salt}\n{seal.text}".encode()).hexdigest() == seal.seal


def test_names_beside_the_plot_stand_at_their_lines_and_never_touch() -> None:
    ends = {"Bote": 29, "Ana": 29, "Bruno": 29, "Anfitrión": 0}
    series = tuple(Series(name, ((0, 0), (60, pounds))) for name, pounds in ends.items())
    spots = Drawing(Plot("Libras", "record.minutes", series, "£", 60), Translator("es"), 400, 130).spots()
    assert spots[3] == pytest.approx(BOTTOM)
    assert all(after - before > 8.99 for before, after in zip(sorted(spots), sorted(spots)[1:], strict=False))
    assert max(spots) < 130


def test_a_long_name_beside_the_plot_keeps_what_he_has() -> None:
    fonts.register(FONTS)
    shown = label("María de la Concepción Fernández", "£12", 80)
    assert (shown[:3], shown[-5:]) == ("Mar", "… £12")
    assert measure(shown, fonts.SANS) * NAMES <= 80
    assert label("Ana مريم", "£1", 80) == "Ana ???? £1"


@pytest.mark.parametrize(
    ("axis", "end", "counted"),
    [("record.minutes", 60, "1 minuto"), ("record.minutes", 3600, "60 minutos"), ("record.espia.rounds", 1, "1 ronda")],
)
def test_the_last_number_along_the_plot_is_said_with_what_it_counts(axis: str, end: float, counted: str) -> None:
    words = Translator("es")
    drawing = Drawing(Plot("", axis, (Series("Ana", ((0, 0), (end, 1))),), per=60 if axis == "record.minutes" else 1), words, 400, 130)
    assert words.text(axis, n=drawing.marks()[-1]) == counted


@pytest.fixture
def in_mexico(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine six hours behind Greenwich."""
    with monkeypatch.context() as patch:
        patch.setenv("TZ", "America/Mexico_City")
        time.tzset()
        yield
    time.tzset()


@pytest.mark.usefixtures("in_mexico")
@pytest.mark.parametrize(("language", "said"), [("es", "30 de noviembre de 2026"), ("fr", "30 novembre 2026"), ("en", "30 November 2026")])
def test_a_meeting_at_nine_in_the_evening_has_that_day_in_its_record(language: str, said: str) -> None:
    assert day("2026-12-01T03:10:00+00:00", Translator(language)) == said
    assert day("", Translator(language)) == ""


def test_the_record_as_text_has_the_money_in_a_table_and_who_came_late_from_then_on() -> None:
    table, words = evening(over=False), Translator("es")
    table("wait", seconds=150)
    table("join", player={"name": "Zoe", "cliches": ["alpinista"]})
    told = markdown(record(table.referee.sitting.need(), "2026-11-30", words), words).splitlines()
    begin = told.index("## El dinero, minuto a minuto") + 2
    assert [line.replace(" ", "") for line in told[begin : begin + 6]] == [
        "||Bote|Anfitrión|Ana|Bruno|Cloe|Íñigo|Zoe|",
        "|---|---|---|---|---|---|---|---|",
        "|0minutos|£15|£0|£15|£15|£15|£15|—|",
        "|1minuto|£15|£0|£15|£15|£15|£15|—|",
        "|2minutos|£19|£0|£14|£15|£12|£15|—|",
        "|3minutos|£19|£0|£14|£15|£12|£15|—|",
    ]
    assert told[begin + 6].endswith("£15 |")


@pytest.mark.parametrize(("language", "said"), [("es", "Quién: Eva"), ("fr", "Qui\xa0: Eva"), ("en", "Who: Eva")])
def test_a_solution_has_the_colon_of_its_language(language: str, said: str) -> None:
    assert solution(Case("La torre", solution=Six(who="Eva")), Translator(language)) == (said,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_of_a_case_begins_with_what_was_told(language: str) -> None:
    table, words = Table(find=lambda game, case: find(game, case, "es")), Translator(language)
    table("new", game="martes", players=list(FOUR), case="la-pelucona")
    table("start")
    before = markdown(record(table.referee.sitting.need(), "2026-11-30", words), words)
    table("end", reason="Es tarde.")
    made = record(table.referee.sitting.need(), "2026-11-30", words)
    assert len(made.told) > 1
    assert made.told[0][:40] not in before
    assert all(made.told[0][:40] in text.replace("\r\n", " ") for text in (markdown(made, words), text_of(pdf(made, words, FONTS))))


def test_a_whole_letter_that_somebody_pasted_goes_on_upon_the_next_page() -> None:
    table = evening(over=False)
    table("ruling", text="Y el guardés dijo: " + "otra vez la misma historia. " * 400)
    words = Translator("es")
    data = pdf(record(table.referee.sitting.need(), "2026-11-30", words), words, FONTS)
    assert text_of(data).count("historia") == 400


def test_signs_that_only_another_font_has_stand_in_what_was_struck_through_too() -> None:
    table = Table()
    table("new", game="martes", players=list(FOUR), case=CASE)
    table("start")
    table("ruling", text="cafe\u0301")
    table("ask", by="Ana", question="¿Era el ♥?")
    table("undo")
    words = Translator("es")
    made = record(table.referee.sitting.need(), "2026-11-30", words)
    assert "¿Era el ♥?" in "".join(line.said[0] for line in made.lines if line.struck)
    told = text_of(pdf(made, words, FONTS))
    assert told.count("♥") == 1
    assert "café" in told


def test_before_the_end_the_record_holds_no_word_of_the_solution() -> None:
    words = Translator("es")
    made = record(evening(over=False).referee.sitting.need(), "2026-11-30", words)
    told = markdown(made, words) + text_of(pdf(made, words, FONTS)) + str(made)
    assert "Berenjena" not in told
    assert "La torre" not in told


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_paper_is_the_same_twice_and_holds_only_our_fonts(language: str, paper: str) -> None:
    words = Translator(language)
    made = record(evening().referee.sitting.need(), "2026-11-30", words)
    data = pdf(made, words, FONTS, paper)
    assert data == pdf(made, words, FONTS, paper)
    assert b"Helvetica" not in data
    assert made.seals[0].seal in text_of(data).replace("\r\n", "").replace("\n", "")


def test_a_name_our_fonts_do_not_have_stops_no_record() -> None:
    table = Table()
    table("new", game="martes", players=[*FOUR[:2], {"name": "مريم", "cliches": ["<b>uno & dos"]}])
    words = Translator("es")
    made = record(table.referee.sitting.need(), "2026-11-30", words)
    assert "<b>uno & dos" in text_of(pdf(made, words, FONTS))


def test_money_over_time_follows_what_is_in_force() -> None:
    made = record(evening().referee.sitting.need(), "2026-11-30", Translator("es"))
    pot = next(series for series in made.plot.series if series.name == "Bote")
    assert pot.points[0] == (0.0, 15)
    assert pot.points[-1] == (90.0, 0)


def test_what_people_typed_is_no_markdown() -> None:
    assert plain("a|b*c_[d]<e>") == r"a\|b\*c\_\[d\]\<e\>"
    assert [step(n) for n in (1, 6, 7, 60, 100_000)] == [1, 1, 2, 10, 50_000]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_host_without_a_name_is_called_host_once(language: str) -> None:
    table = Table()
    table("new", game="martes", players=list(FOUR), case=CASE)
    words = Translator(language)
    seats = record(table.referee.sitting.need(), "2026-11-30", words).seats
    assert (seats[0].name, seats[0].about) == (words.text("record.host"), "")
    assert words.text("record.host") in record(evening().referee.sitting.need(), "2026-11-30", words).seats[0].about
