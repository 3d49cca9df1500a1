"""The record of a session as Markdown: for a blog, a chat or a drawer."""

import re
from collections.abc import Iterable, Iterator
from math import ceil

from gm_console.printing.record import Plot, Record, Seal, step
from gm_console.words import Translator


def markdown(record: Record, words: Translator) -> str:
    """The whole record, UTF-8 text ending in a newline."""
    return "\n".join(_parts(record, words)).rstrip() + "\n"


def _parts(record: Record, words: Translator) -> Iterator[str]:
    yield f"# {plain(record.title)}\n"
    yield f"{plain(record.subtitle)}\n"
    yield f"**{plain(record.result)}**\n"
    yield from _table(record.heads, ((s.name, s.about, s.figure) for s in record.seats))
    if record.plot.series:
        yield f"## {record.plot.title}\n"
        yield from _amounts(record.plot, words)
    if record.told:
        yield f"## {words.text('record.enigma')}\n"
        yield from (f"{plain(line)}\n" for line in record.told)
    for chapter in record.chapters:
        yield f"## {plain(chapter.title)}\n"
        if chapter.note:
            yield f"{plain(chapter.note)}\n"
        yield from _table(chapter.heads, chapter.rows)
    if record.solution:
        yield f"## {words.text('record.solution')}\n"
        yield from (f"{plain(line)}\n" for line in record.solution)
    yield f"## {words.text('record.log')}\n"
    for line in record.lines:
        said = plain(" ".join(line.said)).replace("\n", " ")
        rules = f" ({', '.join(line.rules)})" if line.rules else ""
        yield f"- {line.time} {f'~~{said}~~' if line.struck else said}{rules}"
    yield ""
    if record.seals or record.unsealed:
        yield f"## {words.text('record.seal')}\n"
        yield from [part for seal in record.seals for part in _seal(seal, record, words)] or [record.unsealed]


def _amounts(plot: Plot, words: Translator) -> Iterator[str]:
    """What is a drawing on paper, in a row for each round number along its axis, and one for its end."""
    count = max(1, ceil(plot.end / plot.per))
    marks = (*range(0, count, step(count)), count)
    rows = ((words.text(plot.axis, n=one), *(_amount(plot.sign, line.at(one * plot.per)) for line in plot.series)) for one in marks)
    yield from _table(("", *(line.name for line in plot.series)), rows)


def _amount(sign: str, held: int | None) -> str:
    return "—" if held is None else f"{sign}{held}"


def _seal(seal: Seal, record: Record, words: Translator) -> Iterator[str]:
    if seal.label:
        yield f"### {plain(seal.label)}\n"
    yield f"`{seal.seal}`\n"
    if seal.salt is None or seal.text is None:
        yield record.sealed + "\n"
        return
    yield words.text("record.check", salt=seal.salt) + "\n"
    yield from (f"    {line}" for line in (seal.salt + "\n" + seal.text).split("\n"))
    yield ""


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield "| " + " | ".join(plain(head) for head in heads) + " |"
    yield "|" + " --- |" * len(heads)
    yield from ("| " + " | ".join(plain(cell).replace("\n", " ") for cell in row) + " |" for row in rows)
    yield ""


def plain(text: str) -> str:
    """What people typed, with nothing in it that Markdown would read as a sign."""
    return re.sub(r"([\\`*_{}\[\]<>#|~])", r"\\\1", text)
