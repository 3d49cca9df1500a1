"""The record of a session as PDF: A4 or Letter, fonts embedded, money over time as a plot, the same bytes for the same input."""

from io import BytesIO
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from reportlab.lib.colors import HexColor
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import CondPageBreak, Flowable, Paragraph, SimpleDocTemplate, Spacer, Table

from gm_console.printing import fonts
from gm_console.printing.glyphs import legible, runs, tidy
from gm_console.printing.plot import Drawing
from gm_console.printing.record import Chapter, Record, Seal
from gm_console.words import Translator

INK, SOFT, BRASS, RULE = HexColor("#231a12"), HexColor("#6b5d4d"), HexColor("#8a6a2c"), HexColor("#cdbf9f")
PAPERS = {"A4": A4, "Letter": LETTER}
MARGIN = 20 * mm
TOGETHER = 14
"""Rows of a chapter that stays on one page."""
PADDING = 6  # points, the document's own frame

TITLE = ParagraphStyle("title", fontName=fonts.SERIF, fontSize=26, leading=30, textColor=INK, spaceAfter=2 * mm)
SOFTER = ParagraphStyle("soft", fontName=fonts.SANS, fontSize=9.5, leading=13, textColor=SOFT)
RESULT = ParagraphStyle("result", parent=TITLE, fontName=fonts.SERIF_ITALIC, fontSize=15, leading=20, spaceBefore=4 * mm, spaceAfter=4 * mm)
HEAD = ParagraphStyle("head", fontName=fonts.SERIF, fontSize=17, leading=21, textColor=BRASS, spaceBefore=17, spaceAfter=6)
BODY = ParagraphStyle("body", fontName=fonts.SERIF, fontSize=11, leading=14.5, textColor=INK)
PROSE = ParagraphStyle("prose", parent=BODY, spaceAfter=2 * mm)
NOTE = ParagraphStyle("note", parent=PROSE, fontName=fonts.SERIF_ITALIC, fontSize=11.5)
SMALL = ParagraphStyle("small", fontName=fonts.SANS, fontSize=8, leading=10.5, textColor=SOFT)
ABOUT = ParagraphStyle("about", parent=SMALL, leading=14.5)
FIGURE = ParagraphStyle("figure", parent=BODY, alignment=TA_RIGHT)
LABEL = ParagraphStyle("label", parent=BODY, fontName=fonts.SERIF_BOLD, textColor=BRASS, spaceBefore=4 * mm, spaceAfter=1 * mm)
CODE = ParagraphStyle("code", fontName=fonts.SANS, fontSize=8, leading=11, textColor=INK, wordWrap="CJK")


def pdf(record: Record, words: Translator, font_folder: Path, paper: str = "A4") -> bytes:
    """The whole record. ``font_folder`` holds the console's fonts; ``paper`` is A4 or Letter."""
    fonts.register(font_folder)
    buffer = BytesIO()
    document = SimpleDocTemplate(
        buffer,
        pagesize=PAPERS[paper],
        leftMargin=MARGIN,
        rightMargin=MARGIN,
        topMargin=MARGIN,
        bottomMargin=MARGIN,
        title=record.name,
        author="gm_console",
        invariant=1,
        initialFontName=fonts.SERIF,
    )
    width = PAPERS[paper][0] - 2 * MARGIN - 2 * PADDING
    document.build(story(record, words, width), onFirstPage=foot(words), onLaterPages=foot(words), canvasmaker=embedded)
    return buffer.getvalue()


def embedded(*args: Any, **options: Any) -> Canvas:
    """A canvas that names no font but ours: without it every file speaks of an unembedded Helvetica."""
    return Canvas(*args, **{**options, "initialFontName": fonts.SERIF})


def foot(words: Translator) -> Any:
    """Draws the page number at the foot of each page."""

    def draw(canvas: Canvas, document: Any) -> None:
        canvas.setFont(fonts.SANS, 8)
        canvas.setFillColor(SOFT)
        canvas.drawCentredString(document.pagesize[0] / 2, 10 * mm, words.text("record.page", page=canvas.getPageNumber()))

    return draw


def story(record: Record, words: Translator, width: float) -> list[Flowable]:
    """Everything in order: who and what came of it, the plot, what was told, the game's own chapters, solution, rulings, seals."""
    parts: list[Flowable] = [text(record.title, TITLE), text(record.subtitle, SOFTER), text(record.result, RESULT)]
    parts.append(grid([(s.name, s.about, s.figure) for s in record.seats], (0.2, 0.66, 0.14), width, about=ABOUT, last=FIGURE))
    if record.plot.series:
        parts += [*head(record.plot.title, 80 * mm), Drawing(record.plot, words, width, 62 * mm)]
    if record.told:
        parts += [*head(words.text("record.enigma")), *(text(line, PROSE) for line in record.told)]
    for chapter in record.chapters:
        parts += section(chapter, width)
    if record.solution:
        parts += [*head(words.text("record.solution")), *(text(line, PROSE) for line in record.solution)]
    parts += head(words.text("record.log"), 60 * mm)  # room for two entries: one alone would be torn in two
    parts.append(log(record, width))
    if record.seals or record.unsealed:
        parts += head(words.text("record.seal"))
        parts += [part for one in record.seals for part in seal(one, record, words)] or [text(record.unsealed, BODY)]
    return parts


def text(said: str, style: ParagraphStyle, *, struck: bool = False) -> Paragraph:
    """A paragraph of what people said or typed, struck through or not; signs the font lacks come from another of ours."""
    shown = marked(tidy(said), style.fontName)
    return Paragraph(f"<strike>{shown}</strike>" if struck else shown, style)


def marked(said: str, font: str) -> str:
    """Letters as reportlab reads them, each stretch in a font that has its signs."""
    stretches = ((run, escape(run.text).replace("\n", "<br/>")) for run in runs(legible(said, font), font))
    return "".join(shown if run.font == font else f'<font name="{run.font}">{shown}</font>' for run, shown in stretches)


def section(chapter: Chapter, width: float) -> list[Flowable]:
    """A heading, what came of it, and a table."""
    note = [text(chapter.note, NOTE)] if chapter.note else []
    room = 22 * mm + len(chapter.rows) * 8 * mm if len(chapter.rows) <= TOGETHER else 35 * mm
    return [*head(chapter.title, room), *note, grid(list(chapter.rows), chapter.parts, width, last=FIGURE if chapter.figures else BODY)]


def head(title: str, room: float = 35 * mm) -> list[Flowable]:
    """A heading that does not stand alone at the foot of a page."""
    return [CondPageBreak(room), text(title, HEAD)]


def grid(
    rows: list[tuple[str, str, str]], parts: tuple[float, ...], width: float, about: ParagraphStyle = BODY, last: ParagraphStyle = BODY
) -> Table:
    """A table with hairlines between its rows."""
    cells = [[text(a, BODY), text(b, about), text(c, last)] for a, b, c in rows]
    return table(cells, parts, width)


def log(record: Record, width: float) -> Table:
    """Every ruling with its time and rules; what was undone is struck through."""
    rows = []
    for line in record.lines:
        said = text(" ".join(line.said), SOFTER, struck=True) if line.struck else text("\n".join(line.said), BODY)
        rows.append([text(line.time, SMALL), said, text(", ".join(line.rules), SMALL)])
    return table(rows or [["", "", ""]], (0.09, 0.78, 0.13), width)


def table(cells: list[list[Any]], parts: tuple[float, ...], width: float) -> Table:
    """Cells in columns of these shares. A row that is longer than a page goes on upon the next: people paste whole letters."""
    return Table(cells, colWidths=[part * width for part in parts], style=hairlines(), hAlign="LEFT", splitInRow=1)


def hairlines() -> list[tuple[Any, ...]]:
    """How all tables look."""
    return [
        ("FONT", (0, 0), (-1, -1), fonts.SERIF),  # or every table names an unembedded Helvetica
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LINEBELOW", (0, 0), (-1, -1), 0.4, RULE),
        ("LEFTPADDING", (0, 0), (0, -1), 0),
        ("RIGHTPADDING", (-1, 0), (-1, -1), 0),
        ("TOPPADDING", (0, 0), (-1, -1), 2.5),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 3.5),
    ]


def seal(one: Seal, record: Record, words: Translator) -> list[Flowable]:
    """A seal, and how anyone can check it."""
    parts: list[Flowable] = [CondPageBreak(30 * mm), text(one.label, LABEL)] if one.label else []
    parts.append(text(one.seal, CODE))
    if one.salt is None or one.text is None:
        return [*parts, text(record.sealed, BODY)]
    sealed = Paragraph(marked(one.text, CODE.fontName), CODE)  # to the letter: who checks it copies it
    return [*parts, Spacer(1, 2 * mm), text(words.text("record.check", salt=one.salt), BODY), Spacer(1, 2 * mm), sealed]
