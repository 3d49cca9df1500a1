"""``gm-console print``: what a game prints, and one of it into a file."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from gm_console.engine import names
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.refusal import Refusal
from gm_console.engine.value import Value
from gm_console.games import CARDS
from gm_console.printing.profile import Profile
from gm_console.printing.sheet import Backs
from gm_console.printing.target import write
from gm_console.printing.troubles import CANCELLED, PrintError, Unprintable
from gm_console.printshop import evenings, printers
from gm_console.printshop.filling import fill
from gm_console.printshop.order import KIT, RECORD, SHEETS, Order, Paged, draws, offered, phrases, remarks, wanted
from gm_console.store import places
from gm_console.store.errors import FileError, StoreError
from gm_console.words import Translator


class Asked(Value, frozen=True):
    """What stands on the command line; a text is empty where nothing was given."""

    game: str
    what: str
    out: Path
    paper: str = "A4"
    backs: Backs | None = None
    format: str = ""
    copies: int = 1
    language: str = "es"
    players: tuple[str, ...] = ()
    characters: str = ""
    case: str = ""
    deck: str = ""
    rounds: int = 6
    spies: int = 1
    session: str = ""
    journal: Path | None = None
    printer: str = ""

    @property
    def from_session(self) -> bool:
        """Whether a session on disk says who comes."""
        return bool(self.session) or self.journal is not None


def listing(game: str, words: Translator) -> str:
    """Everything that can be printed, a line each."""
    known = offered(game, session=True)
    wide = max(len(what) for what in known) + 2
    return "".join(f"{what:<{wide}}{words.text(f'{phrases(game, what)}.about')}\n" for what in known)


def answer(given: Mapping[str, Any], words: Translator) -> int:
    """What the arguments ask for, by their names; the exit status, 2 where together they mean nothing."""
    game, what = given["game"], given["what"]
    try:
        if what is None and given["out"] is None:
            sys.stdout.write(listing(game, words))
            return 0
        if what is None or given["out"] is None:
            return _failed(words, phrase("printpage.needs-both"), 2)
        if what not in offered(game, session=True):
            return _failed(words, phrase("printpage.unknown", what=what[:40], game=CARDS[game].title), 2)
        if given["format"] and given["format"] not in formats(game, what):
            return _failed(words, phrase("printpage.no-format", what=what, format=given["format"][:40]), 2)
    except Unprintable as fault:
        return _failed(words, fault.said)
    return run(Asked(**{**given, "players": players(given["players"])}), words)


def formats(game: str, what: str) -> set[str]:
    """The sizes that something may be printed in; everything in the kit has its usual one."""
    return {key for one in wanted(game, what) for key in one.formats} if what != KIT else set()


def run(asked: Asked, words: Translator) -> int:
    """Prints into a file and says so; what stands in the way is said on the error stream. The exit status: 0 or 1."""
    try:
        order = _order(asked)
        data, paged = fill(order)
        write(asked.out, data)
    except (Unprintable, PrintError, StoreError, Refusal) as fault:
        return _failed(words, fault.said)
    except KeyboardInterrupt:
        return _failed(words, CANCELLED)
    sys.stdout.write("".join(f"{line}\n" for line in _told(asked, order, paged, words)))
    return 0


def _failed(words: Translator, said: Phrase, status: int = 1) -> int:
    sys.stderr.write(f"{words.say(said)}\n")
    return status


def _told(asked: Asked, order: Order, paged: Paged, words: Translator) -> list[str]:
    """Where it is and how many pages, and each text that came out smaller than it should."""
    if paged.report is None:
        return [words.text("printpage.saved", path=str(asked.out))]
    return [words.text("printpage.written", path=str(asked.out), n=paged.report.pages), *remarks(order, paged, words)]


def _order(asked: Asked) -> Order:
    order = Order(asked.game, asked.what, asked.language, asked.paper, asked.format, asked.backs, asked.copies, profile=_printer(asked))
    if asked.what in SHEETS:
        return order
    if asked.from_session:
        session, info = evenings.session_in(asked.journal or places.journal(), asked.session)
        if info.game != asked.game:
            raise FileError(phrase("printpage.other-game", game=CARDS[info.game].title if info.game in CARDS else info.game))
        if asked.what == RECORD:
            return msgspec.structs.replace(order, record=evenings.record_of(session, info.created, Translator(asked.language)))
        return msgspec.structs.replace(order, evening=evenings.of_session(session, asked.players))
    if asked.what == RECORD:
        raise FileError(phrase("printpage.record-of-what"))
    rounds = asked.rounds if draws(asked.game, asked.what) else 0
    company = evenings.Wanted("", asked.players, asked.characters, asked.case, asked.deck, rounds, asked.spies, asked.language)
    evening = evenings.without_session(asked.game, company)
    return msgspec.structs.replace(order, evening=evening)


def _printer(asked: Asked) -> Profile | None:
    found = printers.find(asked.printer) if asked.printer else None
    if asked.printer and found is None:
        raise FileError(phrase("printpage.no-printer", name=asked.printer[:80]))
    return found


def players(listed: str) -> tuple[str, ...]:
    """The names in a list with commas, each once."""
    said = {names.key(name): name for part in listed.split(",") if (name := names.tidy(part))}
    return tuple(said.values())
