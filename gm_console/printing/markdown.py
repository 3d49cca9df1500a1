"""The record of a session as Markdown: for a blog, a chat or a drawer."""

import re
from collections.abc import Iterable, Iterator

from gm_console.printing.record import Record, Seal
from gm_console.words import Translator


def markdown(record: Record, words: Translator) -> str:
    """The whole record, UTF-8 text ending in a newline."""
    return "\n".join(_parts(record, words)).rstrip() + "\n"


def _parts(record: Record, words: Translator) -> Iterator[str]:
    yield f"# {plain(record.title)}\n"
    yield f"{plain(record.subtitle)}\n"
    yield f"**{plain(record.result)}**\n"
    yield from _table(record.heads, ((s.name, s.about, s.figure) for s in record.seats))
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
