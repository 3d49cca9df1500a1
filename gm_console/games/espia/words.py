"""The sentences of El espía as phrase ids: each event's, with names for ids; nothing is translated here."""

from collections.abc import Callable, Mapping
from typing import Any

from gm_console.engine.names import key
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.value import Event
from gm_console.engine.wire import fields_of_kind
from gm_console.games.espia import events as e
from gm_console.games.espia.content import Deck
from gm_console.games.espia.model import ROUND, WAIVABLE, State

__all__ = ["RULES", "WAIVABLE", "rule_of", "said", "secret_fields"]

RULES = tuple(f"E{number:02}" for number in range(1, 46))

_RULE_OF: dict[type, str] = {
    e.Opened: "E01", e.Dealt: "E08", e.Seen: "E09", e.Begun: "E11", e.Asked: "E12", e.Struck: "E16", e.Accused: "E17", e.Voted: "E18",
    e.AccusationFailed: "E20", e.AccusationLapsed: "E17", e.Convicted: "E19", e.TimeUp: "E24", e.TimePutBack: "E24", e.Pointed: "E24",
    e.PointingVoid: "E38", e.PointingShown: "E25", e.Caught: "E26", e.SetUpChanged: "E05", e.PrintedAhead: "E43",
    e.AheadDiscarded: "E43", e.PlacesSpent: "E04", e.Corrected: "E35", e.Left: "E38", e.Joined: "E15", e.RoomEnded: "E35",
}  # fmt: skip
_BY_OUTCOME = {
    "place-guessed": "E28", "innocent-convicted": "E29", "spy-hidden": "E30", "last-guess-right": "E31", "spy-convicted": "E32",
    "spy-voted": "E32", "guess-wrong": "E32",
}  # fmt: skip
_BY_WHY = {"spies-gone": "E36", "too-few": "E37", "interrupted": "E39", "ended": "E35", "host": "E14", "gone": "E38"}
_PLAYERS = ("by", "to", "asker", "accused", "player")
_HIDDEN: dict[type, frozenset[str]] = {kind: fields_of_kind(kind, "hidden") for kind in e.EVENTS.values()}


def rule_of(event: Event) -> str | None:
    """The rule an event follows, or None."""
    if isinstance(event, e.RoundEnded):
        return _BY_OUTCOME.get(event.outcome) or _BY_WHY.get(event.why)
    if isinstance(event, e.TurnMoved):
        return _BY_WHY.get(event.why)
    return str(getattr(event, "rule", "")) or _RULE_OF.get(type(event))


def said(state: State, event: Event) -> tuple[Phrase, ...]:
    """The sentences of one event; no hidden field is in them. ``state`` gives the names: the one after the event, or any later one."""
    sentences = _SENTENCES.get(type(event))
    return sentences(state, event) if sentences else (_sentence(state, event),)


def _name(state: State, player: str) -> str | Phrase:
    """A player's name; who came in a command that was undone since has none."""
    return next((one.name for one in state.seats if one.id == player), phrase("espia.somebody"))


def _sentence(state: State, event: Event, *variant: str, **more: object) -> Phrase:
    """``espia.event.<tag>`` with a variant behind it where sentences of one event differ, and the event's own fields."""
    fields = {name: getattr(event, name) for name in event.__struct_fields__ if name not in _HIDDEN.get(type(event), ())}
    named = {name: _name(state, value) if name in _PLAYERS and isinstance(value, str) else value for name, value in fields.items()}
    plain = {name: value for name, value in named.items() if isinstance(value, str | int | Phrase)}
    return phrase(".".join((f"espia.event.{event.__struct_config__.tag}", *variant)), **(plain | more))


def _title(name: str, *decks: Deck | None) -> str:
    """What people call the deck that the option calls ``name``: the option's word where none of the decks is that one."""
    return next((deck.title for deck in decks if deck and deck.name == name and deck.title), name)


def _opened(state: State, event: e.Opened) -> tuple[Phrase, ...]:
    players, deck = tuple(one.name for one in event.seats), _title(event.options.deck, event.deck)
    opened = phrase("espia.event.opened", players=players, code=event.code, deck=deck)
    return (opened, phrase("espia.event.seeded")) if event.seeded else (opened,)


def _dealt(state: State, event: e.Dealt) -> tuple[Phrase, ...]:
    """How many spies, and the seal; whether the deck was shuffled anew, or the deal had been printed."""
    dealt = phrase(f"espia.event.dealt.{event.spies}", round=event.round, seal=f"{event.seal[:4]}…{event.seal[-4:]}")
    anew = (phrase("espia.event.dealt.anew"),) if event.anew else ()
    return (dealt, *anew, *((phrase("espia.event.dealt.ahead"),) if event.ahead else ()))


def _voted(state: State, event: e.Voted) -> tuple[Phrase, ...]:
    """Who; where that would tell how, only that somebody has."""
    return (_sentence(state, event, *(() if event.by else ("somebody",))),)


def _turn_moved(state: State, event: e.TurnMoved) -> tuple[Phrase, ...]:
    return (_sentence(state, event, event.why),)


def _guessed(state: State, event: e.Guessed) -> tuple[Phrase, ...]:
    if event.place is None:
        return (_sentence(state, event, "none"),)
    return (_sentence(state, event, "right" if event.right else "wrong"),)


def _pointing_void(state: State, event: e.PointingVoid) -> tuple[Phrase, ...]:
    return (phrase("espia.event.pointing-void", names=tuple(_name(state, player) for player in event.by)),)


def _pointing_shown(state: State, event: e.PointingShown) -> tuple[Phrase, ...]:
    """One sentence each; one for nobody at all."""
    if not event.final_vote:
        return (phrase("espia.event.pointing-shown.nobody"),)
    return tuple(phrase("espia.event.pointing-shown", by=_name(state, by), at=_name(state, at)) for by, at in event.final_vote)


def _round_ended(state: State, event: e.RoundEnded) -> tuple[Phrase, ...]:
    """How it ended, and who gained what."""
    if event.outcome == "void":
        ended = phrase(f"espia.event.round-ended.void.{event.why}")
        return (ended, phrase("espia.event.reason", said=event.said)) if event.said else (ended,)
    gains = tuple(phrase("espia.event.gain", name=_name(state, player), n=points) for player, points in event.points if points)
    return (phrase(f"espia.event.round-ended.{event.outcome}"), *gains)


def _corrected(state: State, event: e.Corrected) -> tuple[Phrase, ...]:
    """The reason, then one sentence a player."""
    told = tuple(phrase("espia.event.corrected.points", name=_name(state, player), n=points) for player, points in event.points)
    return (phrase("espia.event.corrected", reason=event.reason), *told)


def _joined(state: State, event: e.Joined) -> tuple[Phrase, ...]:
    return (phrase(f"espia.event.joined.{'back' if event.back else 'new'}", player=event.seat.name),)


def _set_up_changed(state: State, event: e.SetUpChanged) -> tuple[Phrase, ...]:
    deck = _title(event.name, event.deck, state.deck)
    return (phrase("espia.event.set-up-changed", minutes=event.minutes, deck=deck, n=event.spies),)


def _printed_ahead(state: State, event: e.PrintedAhead) -> tuple[Phrase, ...]:
    return (phrase("espia.event.printed-ahead", n=len(event.seals)),)


def _room_ended(state: State, event: e.RoomEnded) -> tuple[Phrase, ...]:
    """Who won, and why it ended."""
    most = max((points for _, points in event.points), default=0)
    ended = phrase(f"espia.event.room-ended.{event.why}")
    won = phrase("espia.event.room-won", names=tuple(_name(state, player) for player in event.winners), n=most)
    return (ended, *((phrase("espia.event.reason", said=event.said),) if event.said else ()), won)


_SENTENCES: dict[type, Callable[[State, Any], tuple[Phrase, ...]]] = {
    e.Opened: _opened,
    e.Dealt: _dealt,
    e.Voted: _voted,
    e.TurnMoved: _turn_moved,
    e.Guessed: _guessed,
    e.PointingVoid: _pointing_void,
    e.PointingShown: _pointing_shown,
    e.RoundEnded: _round_ended,
    e.Corrected: _corrected,
    e.Joined: _joined,
    e.SetUpChanged: _set_up_changed,
    e.PrintedAhead: _printed_ahead,
    e.RoomEnded: _room_ended,
}


def secret_fields(state: State, as_: str, sent: Mapping[str, Any], seq: int, in_force: bool) -> frozenset[str]:
    """Fields of a logged command that an asker may not know yet: ballots and pointing before they are shown, the seed."""
    if as_ == "host":
        return frozenset()
    do = sent.get("do")
    if do == "new":
        return frozenset({"seed"})
    own = any(one.id == as_ and key(one.name) == key(str(sent.get("by"))) for one in state.seats)
    open_ = own or (in_force and told(state, seq, pointing=do == "point"))
    hidden = frozenset() if open_ else _SECRET.get(str(do), frozenset())
    return hidden | {"by"} if "guilty" in hidden and state.options.stop_at_first_no else hidden


_SECRET = {"vote": frozenset({"guilty"}), "point": frozenset({"at"})}


def told(state: State, seq: int, *, pointing: bool) -> bool:
    """Whether what was entered as number ``seq`` has been shown to all: the round is over, or everyone has pointed (E21, E25)."""
    if seq < state.deal or state.phase not in ROUND:
        return True
    return pointing and state.final_vote is not None
