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
    if given.command == "print":
        return paper(given)
    if given.command == "tour":
        from gm_console.tour import run as tour

        return tour(given.out, given.language, given.theme, given.text_scale, given.game)
    return window(exit_after_first_frame=given.exit_after_first_frame)


def window(*, exit_after_first_frame: bool) -> int:
    """The host's window. Importing makes much and drops little: the collector waits until the first frame is on the glass."""
    gc.disable()
    from gm_console.app import run

    return run(exit_after_first_frame=exit_after_first_frame)


def parser() -> argparse.ArgumentParser:
    """What may be asked for."""
    from gm_console.games import CARDS

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
    three.add_argument("--game", metavar="GAME", choices=tuple(CARDS), help=f"of this game alone: {', '.join(CARDS)}")
    _printing(commands.add_parser("print", help="a PDF of what a game prints; without WHAT: what there is"))
    return made


def _printing(four: argparse.ArgumentParser) -> None:
    """What may be said of paper."""
    from gm_console.games import CARDS

    four.add_argument("game", metavar="GAME", choices=tuple(CARDS), help=", ".join(CARDS))
    four.add_argument("what", metavar="WHAT", nargs="?", help="what to print")
    four.add_argument("--out", type=Path, metavar="FILE", help="the PDF")
    four.add_argument("--paper", choices=("A4", "Letter"), default="A4")
    four.add_argument("--backs", choices=("long", "short", "gutter", "none"), help="how backs come about; as is usual for it without")
    four.add_argument("--format", metavar="FORMAT", default="", help="for what knows several: poker, tarot, bridge, mini")
    four.add_argument("--copies", type=int, choices=range(1, 100), default=1, metavar="N", help="1 to 99")
    four.add_argument("--language", choices=("es", "fr", "en"), help="of the paper; the system's without")
    four.add_argument("--players", metavar="NAMES", default="", help='who plays, as "Ana,Bruno"; of a session: whose cards')
    four.add_argument("--characters", metavar="SET", default="", help="a ready set of characters")
    four.add_argument("--case", metavar="ID_OR_FILE", default="", help="a case or a city of the library, or a file")
    four.add_argument("--deck", metavar="ID_OR_FILE", default="", help="a deck of the library, or a file")
    four.add_argument("--rounds", type=int, choices=range(1, 51), default=6, metavar="N", help="1 to 50, drawn and sealed now")
    four.add_argument("--spies", type=int, choices=(1, 2), default=1, help="in each round; two from seven players on")
    four.add_argument("--session", metavar="ID", default="", help="who played, and what, in this session")
    four.add_argument("--journal", type=Path, metavar="FILE", help="where the session is: its newest without --session")
    four.add_argument("--printer", metavar="NAME", default="", help="a printer that was calibrated in the window")


def paper(given: argparse.Namespace) -> int:
    """What a game prints, or one of it into a file."""
    from gm_console.printshop.command import answer
    from gm_console.words import Translator, system_language

    asked = {key: value for key, value in vars(given).items() if key not in ("command", "exit_after_first_frame")}
    return answer(asked, Translator(system_language()))


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
