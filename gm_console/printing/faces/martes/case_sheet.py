"""The host's case sheet: outside the enigma and nothing else of the case, inside what he answers from (M01, M10, M46).

Printed on both sides, the first sheet has the enigma in front and the solution behind it. Printed on one, the enigma's sheet is
the cover, folded with its print outside, and the others lie in it, folded with theirs inside.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.value import Value
from gm_console.games.martes.content import ELEMENTS, Case
from gm_console.printing import fonts
from gm_console.printing.faces.martes.case_cover import APART, fold, outside, paragraphs, ruled
from gm_console.printing.faces.martes.evening import Evening
from gm_console.printing.fitting import Style
from gm_console.printing.flow import Column, Item, draw, end, largest, poured
from gm_console.printing.formats import Format
from gm_console.printing.glyphs import tidy
from gm_console.printing.pen import BRASS, HAIR, SOFT, Face, Pen
from gm_console.printing.press import Card, Deck
from gm_console.printing.sheet import Backs, Box
from gm_console.shipped import shipped
from gm_console.words import Translator

BODY, LARGEST, EASY, MOST, LEAST = 11.0, 14.0, 12.0, 12.0, 10.0
"""Points: the size at which text is measured; with one column a page from the largest to the easy one, with two from most to least."""
OUTER, FOLD, GUTTER, HEAD, FOOT = 2.0, 8.0, 7.0, 11.0, 2.0
"""Millimetres: a page's margins at its outer edge and at the fold, between its columns, for its head and at its foot."""
SMALLEST = (259.4, 190.0)
"""A sheet that fits on A4 and on Letter: what is printed has as many sheets as it would take of these."""

TEXT = Style(fonts.SERIF, BODY, leading=1.18)
LABEL = Style(fonts.SERIF_BOLD, 12, BRASS, leading=1.15)
HEADING = Style(fonts.SERIF, 17, leading=1.2)
NOTE = Style(fonts.SERIF_ITALIC, BODY, SOFT, leading=1.15)
NAME = Style(fonts.SERIF_ITALIC, 12, SOFT, place="bottom", least=9)
SHEET = Style(fonts.SERIF_ITALIC, 12, SOFT, "right", "bottom", least=9)


class Section(Value, frozen=True):
    """A part of what is inside: how the host knows it, and its items, the heading first."""

    key: str
    items: tuple[Item, ...]


def case(evening: Evening, words: Translator, format_: Format, backs: Backs) -> tuple[Deck, ...]:
    """The folded sheet and what lies in it; nothing where there is no case."""
    if evening.case is None:
        return ()
    fonts.register(shipped("resources/fonts"))  # how many sheets it takes is measured before the press has begun
    told, name = evening.case, words.text("paper.martes.case.sheet")
    parts, both = tuple(sections(told, words)), backs in ("long", "short")
    count = sheets(parts)
    inside = partial(_inside, case=told, parts=parts, words=words, count=count)
    spreads: list[Face] = [partial(inside, number=number) for number in range(count)]
    cover: Face = partial(outside, case=told, words=words, dense=both)
    if both:
        cards = [Card(name, cover, spreads[0]), *(Card(name, spread) for spread in spreads[1:])]
    else:
        cards = [Card(name, face) for face in (cover, *spreads)]
    return (Deck(format_, cards, backs if both else "none", guides=False),)


def sections(case: Case, words: Translator) -> Iterator[Section]:
    """What stands inside, what he needs while he answers first; parts that are not written are left out."""
    yield from _section("solution", list(_solution(case, words)), words)
    yield from _section("facts", _list(case.facts), words)
    yield from _section("misleads", _list(case.misleads), words)
    yield from _section("hints", _ladder(case.hints, words), words)
    yield from _section("story", [Item(part, TEXT, 1.8) for part in paragraphs(case.story)], words)
    about = " · ".join(_about(case, words))
    yield from _section("about", [Item(about, NOTE, 1)] if about else [], words)


def _section(key: str, items: Sequence[Item], words: Translator) -> Iterator[Section]:
    if items:
        yield Section(key, (Item(words.text(f"paper.martes.case.{key}"), HEADING, 5, stays=True), *items))


def _solution(case: Case, words: Translator) -> Iterator[Item]:
    """Each answer under its question, or the host's own line."""
    if isinstance(case.solution, str):
        yield from (Item(part, TEXT, 1.8) for part in paragraphs(case.solution))
        return
    for key in ELEMENTS:
        if answer := getattr(case.solution, key):
            yield Item(words.text(f"record.element.{key}"), LABEL, 1.8, stays=True)
            yield Item(" ".join(answer.split()), TEXT)


def _list(texts: Sequence[str]) -> list[Item]:
    return [Item(" ".join(text.split()), TEXT, 1.2, 3.6, "lozenge") for text in texts]


def _ladder(texts: Sequence[str], words: Translator) -> list[Item]:
    """Hints with a box to tick when one has been given."""
    order = [Item(words.text("paper.martes.case.order"), NOTE, stays=True)] if len(texts) > 1 else []
    return order + [Item(" ".join(text.split()), TEXT, 1.6, 5, "box") for text in texts]


def _about(case: Case, words: Translator) -> Iterator[str]:
    """What one might ask about the case itself."""
    if case.setting:
        yield case.setting
    if case.difficulty:
        yield words.text("paper.martes.case.difficulty", difficulty=case.difficulty)
    if case.minutes:
        yield words.text("paper.martes.case.minutes", minutes=case.minutes)
    yield from case.notes
    if case.credits:
        yield case.credits


def sheets(parts: Sequence[Section]) -> int:
    """How many sheets the inside takes at its smallest size; one where it fits on none, which is told when it is drawn."""
    columns = poured(_items(parts), *_column(*SMALLEST, 2), LEAST / BODY)
    return max(1, -(-len(columns) // 4)) if columns else 1


def arranged(parts: Sequence[Section], width: float, height: float, count: int) -> tuple[int, tuple[Column, ...]] | None:
    """How many columns a page has, and all columns in order: as large as they fit on so many sheets of millimetres."""
    for across, top, bottom in ((1, LARGEST, EASY), (2, MOST, LEAST)):
        shares = [size / 4 / BODY for size in range(int(top * 4), int(bottom * 4) - 1, -1)]
        columns = largest(_items(parts), *_column(width, height, across), shares, 2 * across * count)
        if columns is not None:
            return across, columns
    return None


def _items(parts: Sequence[Section]) -> tuple[Item, ...]:
    return tuple(item for part in parts for item in part.items)


def _column(width: float, height: float, across: int) -> tuple[float, float]:
    """Width and height of a column where a page has so many."""
    page = width / 2 - OUTER - FOLD
    return (page - GUTTER * (across - 1)) / across, height - HEAD - FOOT


def _inside(pen: Pen, case: Case, parts: Sequence[Section], words: Translator, number: int, count: int) -> None:
    """One sheet's inside: two pages beside each other, read column by column."""
    if not _printable(pen, parts):
        return
    found = arranged(parts, pen.width, pen.height, count)
    if found is None:
        _fault(pen, parts)
        return
    across, columns = found
    _head(pen, case, words, number, count)
    wide, high = _column(pen.width, pen.height, across)
    for place, column in enumerate(columns[2 * across * number : 2 * across * (number + 1)]):
        page, beside = divmod(place, across)
        x = (pen.width / 2 + FOLD if page else OUTER) + beside * (wide + GUTTER)
        draw(pen, column, Box(x, HEAD, wide, high))
        if beside:
            pen.line((x - GUTTER / 2, HEAD + 1), (x - GUTTER / 2, HEAD + high), HAIR, 0.15)
    if len(columns) <= across * (2 * number + 1):
        _notes(pen, words, across, columns[-1])
    fold(pen)


def _notes(pen: Pen, words: Translator, across: int, last: Column) -> None:
    """Lines to write on where a page is free, and below a single column."""
    wide, high = _column(pen.width, pen.height, 1)
    free = Box(pen.width / 2 + FOLD, HEAD, wide, high)
    pen.label(words.text("paper.martes.case.notes"), free, HEADING)
    ruled(pen, Box(free.x, free.y + 8, wide, high - 8))
    if across == 1:
        rows = int(end(last) / APART) + 1
        ruled(pen, Box(OUTER, free.y + 8 + rows * APART, wide, high - 8 - rows * APART))


def _head(pen: Pen, case: Case, words: Translator, number: int, count: int) -> None:
    """The title left, for whom it is and which sheet it is right, and a line below on either page."""
    left = Box(OUTER, 0, pen.width / 2 - OUTER - FOLD, HEAD - 4.5)
    right = Box(pen.width / 2 + FOLD, 0, left.width, left.height)
    pen.write(phrase("paper.martes.case.field.title"), case.title or words.text("paper.martes.case.untitled"), left, NAME)
    sheet = words.text("paper.martes.case.inside", number=number + 1, count=count) if count > 1 else words.text("paper.martes.case.alone")
    pen.label(sheet, right, SHEET)
    for page in (left, right):
        pen.line((page.x, HEAD - 3.6), (page.right, HEAD - 3.6), BRASS, 0.25)


def _printable(pen: Pen, parts: Sequence[Section]) -> bool:
    """Whether all signs can be printed; each part's faults are noted."""
    known = [pen.knows(_field(part), tidy(item.text), item.style) for part in parts for item in part.items]
    return all(known)


def _fault(pen: Pen, parts: Sequence[Section]) -> None:
    """Names each part that has something too long for a column, or all where it is all together."""
    box = _column(pen.width, pen.height, 2)
    wrong = [part for part in parts if poured(part.items, *box, LEAST / BODY) is None]
    for part in wrong or parts:
        pen.fault(_field(part), phrase("printing.too-long", length=sum(len(item.text) for item in part.items)))


def _field(part: Section) -> Phrase:
    return phrase(f"paper.martes.case.{part.key}")
