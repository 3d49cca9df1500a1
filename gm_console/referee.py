"""The sitting behind JSON lines: one command in, one reply out, flushed at once. A bad line never ends the process."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from gm_console.engine import wire
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.refusal import Refusal
from gm_console.engine.session_commands import COMMON
from gm_console.sitting import Answers, RealTime, Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store.contents import finder
from gm_console.store.errors import JournalError
from gm_console.store.journal import Journal
from gm_console.words import Translator

CARDS = "es"
"""The language of the cards, whatever the refusals are told in: a script goes by their words."""

Say = Callable[[Phrase], str]


class Referee:
    """Answers commands for one sitting; ``say`` puts refusals into a language."""

    def __init__(self, sitting: Sitting, say: Say) -> None:
        self.sitting = sitting
        self._say = say

    def line(self, line: bytes) -> bytes:
        """One reply to one line, without the newline."""
        try:
            return msgspec.json.encode(self.reply(msgspec.json.decode(line)))
        except (msgspec.DecodeError, RecursionError):  # the second: brackets in brackets, thousands deep
            return msgspec.json.encode(self.refused(Refusal("bad-command", phrase("command.not-json"))))
        except Refusal as refusal:
            return msgspec.json.encode(self.refused(refusal))

    def reply(self, sent: Any) -> dict[str, Any]:
        """What came of a command. Raises `Refusal`."""
        if not isinstance(sent, dict) or not isinstance(sent.get("do"), str):
            raise Refusal("bad-command", phrase("command.missing", field="do"))
        for field, value in sent.items():
            if field != "options" and beyond(value):  # those are judged by the option list, as all their values are
                raise Refusal("bad-command", phrase("command.wrong-value", field=field))
        if sent["do"] in ("legal", "view", "log"):
            return self.asked(sent["do"], wire.decode(COMMON[sent["do"]], sent, str))
        outcome = self.sitting.do(sent)  # what it did is done: nothing after it may refuse
        reply: dict[str, Any] = {"ok": True, "events": self.answers().told(outcome.events)}
        if outcome.session is not None:
            reply["session"] = outcome.session
        if outcome.dropped is not None:
            reply["dropped"] = [{"seq": fell.seq, "error": fell.error, "rule": fell.rule} for fell in outcome.dropped]
        return reply

    def asked(self, do: str, command: Any) -> dict[str, Any]:
        """The reply to view, legal and log. What fell due meanwhile is done first. Raises `Refusal`."""
        self.sitting.tick()
        answers = self.answers()
        ask: dict[str, Callable[[str], Any]] = {"view": answers.view, "legal": answers.legal, "log": answers.log}
        return {"ok": True, do: ask[do](command.as_)}

    def answers(self) -> Answers:
        """The open session, to be asked. Raises `Refusal` ``no-session``."""
        return Answers(self.sitting.need(), self.sitting.id, self.sitting.now())

    def refused(self, refusal: Refusal) -> dict[str, Any]:
        """A refusal as a reply."""
        rule = {"rule": refusal.rule} if refusal.rule else {}
        message = {"message": self._say(refusal.said), "waivable": refusal.waivable}
        return {"ok": False, "error": refusal.code, **rule, **message}


def beyond(value: object) -> bool:
    """Whether a whole number of 64 bits or more is anywhere in it: no pound, point or entry, and too long to be said in a refusal."""
    if isinstance(value, dict):
        return any(map(beyond, value.values()))
    if isinstance(value, list):
        return any(map(beyond, value))
    return isinstance(value, int) and abs(value) >= 2**63


def run(journal: Path | None, real_time: bool, language: str, source: BinaryIO | None = None, target: BinaryIO | None = None) -> int:
    """Reads lines until the input ends; exit status 0, or 1 if the journal cannot be opened at all."""
    say = Translator(language).say
    try:
        shelf = Shelf(Journal.open(journal), language)
    except JournalError as error:
        sys.stderr.write(say(error.said) + "\n")
        return 1
    for notice in shelf.journal.notices:
        sys.stderr.write(say(notice) + "\n")
    referee = Referee(Sitting(shelf, finder(CARDS), RealTime() if real_time else VirtualTime()), say)
    try:
        answer(referee, source or sys.stdin.buffer, target or sys.stdout.buffer)
    except BrokenPipeError:  # nobody reads any more; what is left in the pipe would be written, and fail, once more at the end
        if target is None:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        pass
    finally:
        shelf.journal.close()
    return 0


def answer(referee: Referee, lines: BinaryIO, replies: BinaryIO) -> None:
    """Line by line until the input ends."""
    for line in iter(lines.readline, b""):
        replies.write(referee.line(line) + b"\n")
        replies.flush()
