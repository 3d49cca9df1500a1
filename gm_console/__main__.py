"""The command line: which command it is, and what it needs. Without any the host's window opens."""

from __future__ import annotations

import gc
import io
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from gm_console.words import Translator

MEASURED = "--exit-after-first-frame"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the console; its exit status: 0, 1 for what could not be done, 2 for arguments that mean nothing."""
    said = sys.argv[1:] if arguments is None else arguments
    if not set(said) - {MEASURED}:  # a window waits for nothing that only commands need
        return window(exit_after_first_frame=MEASURED in said)
    return command(said)


def window(*, exit_after_first_frame: bool) -> int:
    """The host's window. Importing makes much and drops little: the collector waits until the first frame is on the glass."""
    gc.disable()
    from gm_console.app import run

    return run(exit_after_first_frame=exit_after_first_frame)


def command(said: Sequence[str]) -> int:
    """Whatever else is asked for, told of in the host's language."""
    from gm_console.arguments import Misused, languages, read
    from gm_console.words import Translator

    host, cards = languages()
    words = Translator(host)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # not every file's name can be written in the terminal's letters
    try:
        given = read(said, words)
    except Misused as wrong:
        sys.stderr.write(f"{wrong.usage}{words.say(wrong.said)}\n")
        return 2
    if given.command == "referee":
        return referee(given, host)
    if given.command == "verify":
        return verify(given.file, words)
    if given.command == "print":
        return paper(given, words, cards)
    if given.command == "tour":
        return tour(given, words)
    return window(exit_after_first_frame=given.exit_after_first_frame)


def tour(given: argparse.Namespace, words: Translator) -> int:
    """An evening of each game, or of one, as pictures in a folder."""
    from gm_console.store.errors import from_system
    from gm_console.tour import run

    try:
        return run(given.out, given.language, given.theme, given.text_scale, given.game)
    except OSError as error:
        sys.stderr.write(f"{words.say(from_system(error, given.out))}\n")
        return 1


def paper(given: argparse.Namespace, words: Translator, language: str) -> int:
    """What a game prints, or one of it into a file; in ``language`` where none is named."""
    from gm_console.printshop.command import answer

    asked = {key: value for key, value in vars(given).items() if key not in ("command", "exit_after_first_frame")}
    return answer({**asked, "language": given.language or language}, words)


def referee(given: argparse.Namespace, language: str) -> int:
    """The sitting behind JSON lines; its messages in ``language`` where none is named."""
    from gm_console.referee import run

    return run(given.journal, given.real_time, given.language or language)


def verify(file: Path, words: Translator) -> int:
    """One line per fault of a journal, or one that says it is whole."""
    from gm_console.engine.phrase import phrase
    from gm_console.store.journal import verify as faults_of

    faults = [fault.said for fault in faults_of(file)]
    for said in faults or [phrase("verify.whole", path=str(file))]:
        sys.stdout.write(f"{words.say(said)}\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
