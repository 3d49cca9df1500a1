"""The command line: arguments only. Without a subcommand the host's window opens."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from gm_console import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the console; its exit status: 0, 1 for what could not be done, 2 for arguments that mean nothing."""
    given = parser().parse_args(arguments)
    if given.command == "referee":
        return referee(given)
    if given.command == "verify":
        return verify(given.file)
    if given.command == "tour":
        from gm_console.tour import run as tour

        return tour(given.out, given.language, given.theme, given.text_scale)
    return window(exit_after_first_frame=given.exit_after_first_frame)


def window(*, exit_after_first_frame: bool) -> int:
    """The host's window. Importing makes much and drops little: the collector waits until the first frame is on the glass."""
    gc.disable()
    from gm_console.app import run

    return run(exit_after_first_frame=exit_after_first_frame)


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    made = argparse.ArgumentParser(prog="gm-console", description="A desk for the host of a live table of deduction games.")
    made.add_argument("--version", action="version", version=f"gm-console {__version__}")
    made.add_argument("--exit-after-first-frame", action="store_true", help="paint the window once and leave (for measuring)")
    commands = made.add_subparsers(dest="command", title="instead of the window")
    one = commands.add_parser("referee", help="the rules behind JSON lines on standard input and output")
    one.add_argument("--journal", type=Path, metavar="FILE", help="keep the session in this journal; in memory without")
    one.add_argument("--real-time", action="store_true", help="time passes by itself")
    one.add_argument("--language", choices=("es", "fr", "en"), help="of messages; the system's without")
    two = commands.add_parser("verify", help="look whether a journal is as it was written: exit status 0 whole, 1 with a line per fault")
    two.add_argument("file", type=Path, metavar="FILE")
    three = commands.add_parser("tour", help="an evening through the real window, with a picture of every screen")
    three.add_argument("--out", type=Path, metavar="DIR", required=True)
    three.add_argument("--language", choices=("auto", "es", "fr", "en"), default="auto")
    three.add_argument("--theme", choices=("club", "papel", "contraste"), default="club")
    three.add_argument("--text-scale", type=int, default=100, choices=range(100, 176), metavar="PERCENT", help="100 to 175")
    return made


def referee(given: argparse.Namespace) -> int:
    """The sitting behind JSON lines."""
    from gm_console.referee import run
    from gm_console.words import system_language

    return run(given.journal, given.real_time, given.language or system_language())


def verify(file: Path) -> int:
    """One line per fault of a journal, or one that says it is whole."""
    from gm_console.engine.phrase import phrase
    from gm_console.store.journal import verify as faults_of
    from gm_console.words import Translator, system_language

    words = Translator(system_language())
    faults = [fault.said for fault in faults_of(file)]
    for said in faults or [phrase("verify.whole", path=str(file))]:
        sys.stdout.write(f"{words.say(said)}\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
