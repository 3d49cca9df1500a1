"""The record of a session as Markdown: for a blog, a chat or a drawer."""

import re
from collections.abc import Iterable, Iterator

from gm_console.printing.record import Record
from gm_console.words import Translator


def markdown(record: Record, words: Translator) -> str:
    """The whole record, UTF-8 text ending in a newline."""
    return "\n".join(_parts(record, words)).rstrip() + "\n"


def _parts(record: Record, words: Translator) -> Iterator[str]:
    yield f"# {plain(record.title)}\n"
    yield f"{plain(record.subtitle)}\n"
    yield f"**{plain(record.result)}**\n"
    yield from _table(words, ("name", "about", "purse"), ((s.name, s.about, s.figure) for s in record.seats))
    yield from _section(words, "questions", ("who", "question", "answer"), record.asked)
    yield from _section(words, "hints", ("who", "cliche", "hint"), record.hints)
    if record.solution:
        yield f"## {words.text('record.solution')}\n"
        yield from (f"{plain(line)}\n" for line in record.solution)
    yield f"## {words.text('record.log')}\n"
    for line in record.lines:
        said = plain(" ".join(line.said)).replace("\n", " ")
        rules = f" ({', '.join(line.rules)})" if line.rules else ""
        yield f"- {line.time} {f'~~{said}~~' if line.struck else said}{rules}"
    yield ""
    yield from _seal(record, words)


def _seal(record: Record, words: Translator) -> Iterator[str]:
    yield f"## {words.text('record.seal')}\n"
    if record.seal is None:
        yield words.text("record.no-seal")
        return
    yield f"`{record.seal}`\n"
    if record.salt is None or record.text is None:
        yield words.text("record.sealed")
        return
    yield words.text("record.check", salt=record.salt) + "\n"
    yield from (f"    {line}" for line in (record.salt + "\n" + record.text).split("\n"))


def _section(words: Translator, title: str, heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    rows = tuple(rows)
    if rows:
        yield f"## {words.text(f'record.{title}')}\n"
        yield from _table(words, heads, rows)


def _table(words: Translator, heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield "| " + " | ".join(words.text(f"record.head.{head}") for head in heads) + " |"
    yield "|" + " --- |" * len(heads)
    yield from ("| " + " | ".join(plain(cell).replace("\n", " ") for cell in row) + " |" for row in rows)
    yield ""


def plain(text: str) -> str:
    """What people typed, with nothing in it that Markdown would read as a sign."""
    return re.sub(r"([\\`*_{}\[\]<>#|~])", r"\\\1", text)
