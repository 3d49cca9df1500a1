"""What may stand on the command line, explained in the host's language, and what is said of arguments that mean nothing."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from gm_console import __version__
from gm_console.engine.phrase import Phrase, phrase
from gm_console.games import CARDS
from gm_console.store import places, settings
from gm_console.words import LANGUAGES, Translator


def languages() -> tuple[str, str]:
    """What the host reads, and what stands on paper, as his settings have it; the system's where they do not say."""
    found, _ = settings.load(places.settings())
    host, _, cards = settings.languages(found)
    return host, cards


class Misused(Exception):  # noqa: N818 - it says what is the matter, not that something is
    """Arguments that mean nothing; ``said`` is the host's sentence, ``usage`` what may stand there."""

    def __init__(self, usage: str, said: Phrase) -> None:
        super().__init__(said.id)
        self.usage, self.said = usage, said


class _Shown(argparse.HelpFormatter):
    """Help whose first word is the host's."""

    def __init__(self, prog: str, words: Translator) -> None:
        super().__init__(prog)
        self._first = f"{words.text('arguments.usage')} "

    def add_usage(self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None) -> None:
        """As it is, behind our word."""
        super().add_usage(usage, actions, groups, self._first if prefix is None else prefix)


def heading(id_: str, words: Translator) -> str:
    """A heading without its colon, which argparse sets; what stands before that colon stays."""
    return words.text(id_).removesuffix(":")


class Command(argparse.ArgumentParser):
    """One command, or all of them: what it takes is said by the phrases of its ``key``. Raises `Misused`."""

    def __init__(self, words: Translator, key: str, **about: Any) -> None:
        shown = partial(_Shown, words=words)
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False, formatter_class=shown, **about)
        self._words, self._key = words, key
        self._given = self.add_argument_group(heading("arguments.given", words))
        self._options = self.add_argument_group(heading("arguments.options", words))
        self._options.add_argument("-h", "--help", action="help", help=words.text("arguments.help"))

    def take(self, name: str, called: str = "", **how: Any) -> None:
        """One argument; ``called`` is what its value is called in the usage."""
        if called:
            how["metavar"] = self._words.text(f"arguments.name.{called}")
        group = self._options if name.startswith("-") else self._given
        group.add_argument(name, help=self._words.text(f"arguments.{self._key}.{name.lstrip('-')}"), **how)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As it is; what is wrong is raised with what may stand in its place."""
        try:
            return super().parse_known_args(args, namespace)
        except argparse.ArgumentError as wrong:
            if wrong.argument_name is None:
                self.error(str(wrong))
            raise Misused(self.format_usage(), phrase("arguments.wrong", name=wrong.argument_name, command=self.prog)) from wrong

    def error(self, message: str) -> NoReturn:
        """Arguments that are missing: argparse ends with their names."""
        raise Misused(self.format_usage(), phrase("arguments.missing", names=message.rpartition(": ")[2]))


def read(arguments: Sequence[str], words: Translator) -> argparse.Namespace:
    """What stands there; help and the version are shown at once. Raises `Misused`."""
    whole = Command(words, "all", prog="gm-console", description=words.text("arguments.about"))
    whole.take("--version", action="version", version=f"gm-console {__version__}")
    whole.take("--exit-after-first-frame", action="store_true")
    commands = whole.add_subparsers(
        dest="command", title=heading("arguments.commands", words), metavar=words.text("arguments.name.COMMAND"), parser_class=Command
    )
    for key, fill in (("referee", _referee), ("verify", _verify), ("tour", _tour), ("print", _print)):
        about = words.text(f"arguments.{key}.about")
        fill(commands.add_parser(key, words=words, key=key, help=about, description=about))
    given: argparse.Namespace
    given, more = whole.parse_known_args(arguments)
    if more:
        one: argparse.ArgumentParser = commands.choices.get(given.command, whole)
        raise Misused(one.format_usage(), phrase("arguments.unknown", names=tuple(more)))
    return given


def _referee(command: Command) -> None:
    command.take("--journal", "FILE", type=Path)
    command.take("--real-time", action="store_true")
    command.take("--language", choices=LANGUAGES)


def _verify(command: Command) -> None:
    command.take("file", "FILE", type=Path)


def _tour(command: Command) -> None:
    command.take("--out", "DIR", type=Path, required=True)
    command.take("--game", choices=tuple(CARDS))
    command.take("--language", choices=("auto", *LANGUAGES), default="auto")
    command.take("--theme", choices=("club", "papel", "contraste"), default="club")
    command.take("--text-scale", "N", type=int, default=100, choices=settings.TEXT_SCALES)


def _print(command: Command) -> None:
    """What may be said of paper."""
    command.take("game", choices=tuple(CARDS))
    command.take("what", "WHAT", nargs="?")
    command.take("--out", "FILE", type=Path)
    command.take("--paper", choices=("A4", "Letter"), default="A4")
    command.take("--backs", choices=("long", "short", "gutter", "none"))
    command.take("--format", "FORMAT", default="")
    command.take("--copies", "N", type=int, choices=range(1, 100), default=1)
    command.take("--language", choices=LANGUAGES)
    command.take("--players", "NAMES", default="")
    command.take("--characters", "SET", default="")
    command.take("--case", "ID_OR_FILE", default="")
    command.take("--deck", "ID_OR_FILE", default="")
    command.take("--rounds", "N", type=int, choices=range(1, 51), default=6)
    command.take("--spies", type=int, choices=(1, 2), default=1)
    command.take("--session", "ID", default="")
    command.take("--journal", "FILE", type=Path)
    command.take("--printer", "NAME", default="")
