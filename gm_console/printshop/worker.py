"""The press in a process of its own, so that a deck of thousands never holds up the window.

A task a line on standard input, answers a line each on standard output, all of them JSON; it ends where its input does. Nothing secret
stands among its arguments, and where it is killed no half a file is left under a name anybody asked for.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import msgspec

from gm_console.engine.phrase import Phrase
from gm_console.printing.target import write
from gm_console.printing.troubles import PrintError, Unprintable, from_system
from gm_console.printshop.filling import fill
from gm_console.printshop.order import Order, remarks
from gm_console.printshop.task import Answer, Task
from gm_console.words import Translator

EVERY = 0.03
"""Seconds between two words on how far it is."""
NICE = 10
"""How much it leaves the window before it."""


def work(task: Task, tell: Callable[[Answer], None]) -> Answer:
    """Does a task, telling how far it is now and then; the last answer."""
    words = Translator(task.language)
    try:
        return _copied(task) if task.order is None else _printed(task, task.order, words, tell)
    except (Unprintable, PrintError) as fault:
        return _refused(words, fault.said)


def _printed(task: Task, order: Order, words: Translator, tell: Callable[[Answer], None]) -> Answer:
    last = 0.0

    def progress(done: int, total: int) -> None:
        nonlocal last
        if time.monotonic() - last >= EVERY:
            last = time.monotonic()
            tell(Answer(done, total))

    data, paged = fill(order, progress)
    write(Path(task.to), data)
    pages = paged.report.pages if paged.report is not None else 0
    return Answer(ended=True, pages=pages, parts=paged.parts, remarks=tuple(remarks(order, paged, words)))


def _copied(task: Task) -> Answer:
    source = Path(task.source)
    try:
        data = source.read_bytes()
    except OSError as error:
        raise from_system(error, source) from error
    write(Path(task.to), data)
    return Answer(ended=True)


def _refused(words: Translator, said: Phrase) -> Answer:
    return Answer(ended=True, refused=words.say(said))


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """One task after another until there are no more."""

    def tell(answer: Answer) -> None:
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()

    for line in tasks:
        tell(work(msgspec.json.decode(line, type=Task), tell))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    serve(sys.stdin.buffer, sys.stdout.buffer)
