"""From a command as it was sent to a move: read, guard, decide. The one way in for live rulings and for mends."""

from collections.abc import Mapping
from typing import Any

import msgspec

from gm_console.engine import wire
from gm_console.engine.draw import Draw
from gm_console.engine.game import Game, Sent
from gm_console.engine.guard import Guard, Waiver
from gm_console.engine.names import key
from gm_console.engine.phrase import phrase
from gm_console.engine.play import Moment
from gm_console.engine.record import Move
from gm_console.engine.refusal import Refusal
from gm_console.engine.value import UNKNOWN, Command

__all__ = ["Asked", "Sent", "When", "ids", "judge", "read", "read_waiver", "ruled"]


PURSES = frozenset({"pot", "host"})


class Asked(msgspec.Struct, frozen=True):
    """A command that was read: as it was sent, as a struct, and what is waived for it."""

    sent: Sent
    command: Command
    waiver: Waiver | None = None


class When(msgspec.Struct, frozen=True):
    """Where an entry stands: its number in the log, session time and elapsed, both in ms; ``origin`` if it replaces another entry."""

    seq: int
    at: int
    elapsed: int
    origin: int | None = None


def judge(game: Game[Any], state: Any, sent: Sent, when: When, draw: Draw, alias: Mapping[int, int] | None = None) -> Move:
    """A game command judged on a state. Raises `Refusal`. ``alias`` gives the numbers of entries mended since."""
    return ruled(game, state, read(game, state, sent), when, draw, alias)[0]


def ruled(game: Game[Any], state: Any, asked: Asked, when: When, draw: Draw, alias: Mapping[int, int] | None = None) -> tuple[Move, Any]:
    """A command already read, judged on a state, and the state that makes. Raises `Refusal`."""
    moment = Moment(Guard(game.words.waivable, asked.waiver), draw, when.seq, alias, when.origin)
    events = game.decide(state, asked.command, moment)
    return Move(when.seq, when.at, when.elapsed, asked.sent, asked.waiver, events, tuple(draw.made)), moment.after


def read(game: Game[Any], state: Any, sent: Sent) -> Asked:
    """The command and what is waived for it. Raises `Refusal` ``bad-command``."""
    kind = game.commands.get(str(sent.get("do")))
    if kind is None:
        raise Refusal("bad-command", phrase("command.unknown", do=str(sent.get("do"))[:80]))
    body = dict(sent)
    waived = body.pop("waive", None)
    return Asked(sent, wire.decode(kind, body, ids(game, state)), read_waiver(game, waived))


def read_waiver(game: Game[Any], sent: object) -> Waiver | None:
    """Rules set aside, each of them one that may be. Raises `Refusal` ``bad-command``."""
    if sent is None:
        return None
    try:
        waiver = msgspec.convert(sent, Waiver)
    except msgspec.ValidationError:
        raise Refusal("bad-command", phrase("command.wrong-value", field="waive")) from None
    if not waiver.reason.strip():
        raise Refusal("bad-command", phrase("command.blank", field="waive.reason"))
    if wrong := [rule for rule in waiver.rules if rule not in game.words.waivable]:
        raise Refusal("bad-command", phrase("command.not-waivable", rule=wrong[0][:40]))
    return waiver


def ids(game: Game[Any], state: Any) -> wire.Names:
    """Names to ids in one state; a name nobody has is marked as such, a purse of the table's stays."""

    def id_of(name: str) -> str:
        wanted = key(name)
        if wanted in PURSES:
            return wanted
        for player, called in reversed(game.players(state)):
            if key(called) == wanted:
                return player
        return UNKNOWN + name[:80]

    return id_of
