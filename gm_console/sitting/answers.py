"""Questions put to a session: what somebody may see, do and read, as plain JSON data."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

from gm_console.engine import wire
from gm_console.engine.game import Offer, OneOf
from gm_console.engine.names import key
from gm_console.engine.phrase import phrase
from gm_console.engine.record import Aside, Mended, Move, Noted
from gm_console.engine.refusal import Refusal
from gm_console.engine.session import Session
from gm_console.engine.value import Command, Event, Value


@cache
def player_fields(kind: type[Command]) -> frozenset[str]:
    """The fields of a command that name a player: a place may be called what a player's id is."""
    return wire.fields_of_kind(kind, "player")


class Answers:
    """One session at one moment, asked as ``host``, ``table`` or by a player's name. Raises `Refusal` ``unknown-player``."""

    def __init__(self, session: Session, id_: str, at: int) -> None:
        self.session = session
        self.id = id_
        self.at = at

    @cached_property
    def names(self) -> dict[str, str]:
        """Names by id, as the session has them."""
        return self.session.names

    def asker(self, as_: str) -> str:
        """``host``, ``table`` or a player's id; a host who plays is his seat, and the table once he has left it (E41)."""
        game, state = self.session.game, self.session.state
        if as_ == "host":
            return game.host_is(state)
        if as_ == "table":
            return as_
        for player, name in game.players(state):
            if key(name) == key(as_) and game.known(state, player):
                return player
        raise Refusal("unknown-player", phrase("refuse.player", name=as_[:80]))

    @property
    def blind(self) -> bool:
        """Whether the host plays and lies under a closed seal what he may not know; what would be told of it is told to nobody (E41)."""
        table: Any = self.seen("table")
        return self.asker("host") != "host" and table.seal is not None and table.opened is None

    def seen(self, as_: str) -> Value:
        """The game's view, typed."""
        game, state, asker = self.session.game, self.session.state, self.asker(as_)
        if asker == "host":
            return game.host_view(state)
        return game.table_view(state) if asker == "table" else game.seat_view(state, asker)

    def view(self, as_: str) -> dict[str, Any]:
        """The game's view with what every view has: game, session, clock."""
        clock = self.session.clock
        face = {
            "limit": None if clock.limit is None else seconds(clock.limit),
            "elapsed": seconds(clock.reading(self.at)),
            "running": clock.running(self.at),
        }
        shown: dict[str, Any] = wire.encode(self.seen(as_), str)
        return {"game": self.session.game.key, "session": self.id, "clock": face, **shown}

    def legal(self, as_: str = "host") -> list[dict[str, Any]]:
        """Offers as commands, with names for ids."""
        asker = self.asker(as_)
        if as_ == "host" and asker != "host":
            asker = "table"  # a host who plays has every button, whatever his cards are
        offers = self.session.game.legal(self.session.state, asker)
        return [self.offered(offer) for offer in offers]

    def offered(self, offer: Offer) -> dict[str, Any]:
        """One offer as it would be sent; a closed choice as ``{"one_of": […]}``, a free value as null."""
        players = player_fields(self.session.game.commands[offer.do])
        return {"do": offer.do} | {field: self._value(value, field in players) for field, value in offer.fields}

    def _value(self, value: Any, player: bool) -> Any:
        if isinstance(value, OneOf):
            return {"one_of": [self._value(one, player) for one in value.values]}
        return self.names.get(value, value) if player and isinstance(value, str) else value

    def told(self, events: tuple[Event, ...]) -> list[dict[str, Any]]:
        """Events with names for ids and nothing hidden."""
        return [wire.encode(event, self.name) for event in events]

    def name(self, player: str) -> str:
        """A player's name by id; anything else as it is."""
        return self.names.get(player, player)

    def log(self, as_: str = "host") -> list[dict[str, Any]]:
        """All entries, oldest first; what the asker may not know yet is null."""
        asker = self.asker(as_)
        told = [self.entry(entry, asker) for entry in self.session.log]
        for place, aside in reversed(self.session.asides):
            if aside.sent is not None and aside.by == asker:
                told.insert(place, self._aside(aside))
        return told

    def _aside(self, aside: Aside) -> dict[str, Any]:
        """What is no step, in its player's own log; it has no number, for nobody can mend it."""
        times = {"at": seconds(aside.at), "elapsed": seconds(aside.elapsed)}
        rest = {"command": self._shown(aside.sent or {}), "events": self.told(aside.events), "undone": False, "mended": False}
        return {"seq": None, **times, **rest}

    def entry(self, entry: Move | Noted | Mended, asker: str) -> dict[str, Any]:
        """One entry of the log."""
        seq = entry.seq
        latest = self.session.latest.get(seq)
        events = () if latest is None or isinstance(entry, Noted) else latest.events
        return {
            "seq": seq,
            "at": seconds(entry.at),
            "elapsed": seconds(entry.elapsed),
            "command": self.command(entry.sent, seq, asker),
            "events": self.told(events),
            "undone": self.session.is_undone(seq),
            "mended": seq in self.session.mended,
        }

    def command(self, sent: Mapping[str, Any] | None, seq: int, asker: str) -> dict[str, Any] | None:
        """A command as sent, with nulls for what the asker may not know."""
        if sent is None:
            return None
        if sent.get("do") == "mend":
            inner = sent.get("command")
            return dict(sent) | {"command": self.command(inner, seq, asker) if isinstance(inner, Mapping) else None}
        game, state = self.session.game, self.session.state
        hidden = game.secret_fields(state, asker, sent, seq, seq in self.session.line.places)
        return {field: None if field in hidden else value for field, value in self._shown(sent).items()}

    def _shown(self, sent: Mapping[str, Any]) -> dict[str, Any]:
        """A command as it was sent, without what the console filled in."""
        return {field: value for field, value in sent.items() if field not in self.session.game.inside}


def seconds(milliseconds: int) -> int | float:
    """Seconds; whole where they are."""
    return milliseconds // 1000 if milliseconds % 1000 == 0 else milliseconds / 1000
