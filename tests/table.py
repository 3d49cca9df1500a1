"""A table to play at in tests: commands and replies as on the wire, virtual time, a journal in memory."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gm_console.engine.game import Finder
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.refusal import Refusal
from gm_console.referee import Referee
from gm_console.sitting import Sitting, VirtualTime
from gm_console.sitting.shelf import Shelf
from gm_console.store.journal import Journal
from tests.cities import city
from tests.decks import deck
from tests.villas import villa

FOUR = (
    {"name": "Ana", "cliches": ["médica rural", "viajera"]},
    {"name": "Bruno", "cliches": ["artillero", "relojero"]},
    {"name": "Cloe", "cliches": ["organista"]},
    {"name": "Íñigo", "cliches": ["abogado", "apostador"]},
)
ALL = ["what", "who", "how", "when", "where", "why"]


def no_cases(game: str, case: str) -> Mapping[str, Any]:
    """A library with no case in it; decks of El espía are a test's own, and the villa is the shipped one."""
    if game == "espia":
        return deck(case)
    if game == "cluedo":
        return villa()
    if game == "transito":
        return city(case)
    raise Refusal("bad-setup", phrase("case.unknown", case=case))


def bare(said: Phrase) -> str:
    """A sentence's id and fields, for tests that need no language."""
    return f"{said.id} {dict(said.fields)}"


class Table:
    """One referee; ``table("ask", by="Ana")`` must be accepted and gives the reply."""

    def __init__(self, journal: Path | None = None, find: Finder = no_cases) -> None:
        self.time = VirtualTime()
        self.journal = Journal.open(journal)
        self.referee = Referee(Sitting(Shelf(self.journal), find, self.time), bare)

    def send(self, **sent: Any) -> dict[str, Any]:
        """Any command; the reply, accepted or not. ``as_`` is sent as ``as``."""
        command = {key.rstrip("_"): value for key, value in sent.items()}
        try:
            return self.referee.reply(command)
        except Refusal as refusal:
            return self.referee.refused(refusal)

    def __call__(self, do: str, **fields: Any) -> dict[str, Any]:
        """A command that must be accepted."""
        reply = self.send(do=do, **fields)
        assert reply["ok"], reply
        return reply

    def refuses(self, do: str, **fields: Any) -> tuple[str, str | None]:
        """A command that must be refused: code and rule. Nothing has changed."""
        before = self.view("host"), len(self.log())
        reply = self.send(do=do, **fields)
        assert not reply["ok"], reply
        assert before == (self.view("host"), len(self.log()))
        return reply["error"], reply.get("rule")

    def view(self, as_: str = "table") -> dict[str, Any]:
        """A view."""
        view: dict[str, Any] = self("view", as_=as_)["view"]
        return view

    def log(self, as_: str = "host") -> list[dict[str, Any]]:
        """The log."""
        log: list[dict[str, Any]] = self("log", as_=as_)["log"]
        return log

    def legal(self, as_: str = "host") -> list[dict[str, Any]]:
        """What may be done."""
        legal: list[dict[str, Any]] = self("legal", as_=as_)["legal"]
        return legal

    def pounds(self) -> dict[str, int]:
        """Everybody's money, pot and host's purse included."""
        view = self.view()
        return {p["name"]: p["pounds"] for p in view["players"]} | {"pot": view["pot"], "host": view["host"]}

    def purse(self, name: str) -> int:
        """One purse."""
        return self.pounds()[name]

    @property
    def turn(self) -> str | None:
        """Who has the turn."""
        turn: str | None = self.view()["turn"]
        return turn

    @property
    def phase(self) -> str:
        """The phase."""
        return str(self.view()["phase"])
