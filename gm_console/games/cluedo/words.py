"""The sentences of Cluedo as phrase ids: each event's, with names for ids; nothing is translated here."""

from collections.abc import Callable
from typing import Any

from gm_console.engine.phrase import Listed, Phrase, phrase
from gm_console.engine.value import Event
from gm_console.engine.wire import fields_of_kind
from gm_console.games.cluedo import events as e
from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS
from gm_console.games.cluedo.model import RULES, WAIVABLE, State
from gm_console.games.cluedo.policy import RULE_IDS
from gm_console.games.envelope.guarding import rule_of_end

__all__ = ["RULES", "WAIVABLE", "rule_of", "said", "the"]

_RULE_OF: dict[type, str] = {
    e.Opened: "C02", e.Thrown: "C04", e.Level: "C04", e.Dealt: "C05", e.Rolled: "C07", e.Stayed: "C07", e.PassageTaken: "C11",
    e.Entered: "C26", e.Suggested: "C12", e.Shown: "C14", e.HadNone: "C16", e.Awaited: "C22", e.Penalised: "C16", e.PutInside: "C18",
    e.TurnPassed: "C06", e.Left: "C22", e.Joined: "C22",
}  # fmt: skip
_PLAYERS = ("by", "to", "player", "dealer", "first", "due", "turn")
_CARDS = frozenset((*SUSPECTS, *WEAPONS, *ROOMS))
_HIDDEN: dict[type, frozenset[str]] = {kind: fields_of_kind(kind, "hidden") for kind in e.EVENTS.values()}


def rule_of(event: Event) -> str | None:
    """The rule an event follows, or None."""
    if isinstance(event, e.Finished):
        return rule_of_end(RULE_IDS, event.why)
    if isinstance(event, e.Moved):
        return "C10" if event.straight else "C09" if isinstance(event.to, str) else "C07"
    if isinstance(event, e.Accused):
        return "C19" if event.right else "C18"
    return _RULE_OF.get(type(event)) or (str(getattr(event, "rule", "")) or None)


def said(state: State, event: Event) -> tuple[Phrase, ...]:
    """The sentences of one event; no hidden field is in them. ``state`` gives the names: the one after the event, or any later one."""
    sentences = _SENTENCES.get(type(event))
    return sentences(state, event) if sentences else (_sentence(state, event),)


def the(card: str) -> Phrase:
    """A card as it stands in a sentence, with its article."""
    return phrase(f"cluedo.the.{card}")


def _name(state: State, player: str) -> str | Phrase:
    """A player's name; who came in a command that was undone since has none."""
    return next((one.name for one in state.seats if one.id == player), phrase("cluedo.somebody"))


def _named(state: State, players: tuple[str, ...]) -> Listed:
    return Listed(tuple(_name(state, player) for player in players))


def _the_list(cards: tuple[str, ...]) -> Listed:
    return Listed(tuple(the(card) for card in cards))


def _word(state: State, name: str, value: object) -> object:
    """A field as it is said: a player by his name, a card by its own."""
    if not isinstance(value, str):
        return value
    if value in _CARDS:
        return the(value)
    return _name(state, value) if name in _PLAYERS else value


def _sentence(state: State, event: Event, *variant: str, **more: object) -> Phrase:
    """``cluedo.event.<tag>`` with a variant behind it where sentences of one event differ, and the event's own fields."""
    own = (name for name in event.__struct_fields__ if name not in _HIDDEN.get(type(event), ()))
    words = {name: _word(state, name, getattr(event, name)) for name in own}
    plain = {name: value for name, value in words.items() if isinstance(value, str | int | Phrase) and not isinstance(value, bool)}
    return phrase(".".join((f"cluedo.event.{event.__struct_config__.tag}", *variant)), **(plain | more))


def _opened(state: State, event: e.Opened) -> tuple[Phrase, ...]:
    """Who plays whom; where the weapons lie, and whose chance it is."""
    players = tuple(phrase("cluedo.event.plays", name=one.name, suspect=the(one.suspect)) for one in event.seats)
    laid = tuple(phrase("cluedo.event.weapon", weapon=the(weapon), room=the(room)) for weapon, room in event.weapons if room is not None)
    seeded = (phrase("cluedo.event.seeded"),) if event.seeded else ()
    return (phrase("cluedo.event.opened"), *players, *laid, *seeded)


def _thrown(state: State, event: e.Thrown) -> tuple[Phrase, ...]:
    return (_sentence(state, event, one=event.dice[0], other=event.dice[1], sum=sum(event.dice)),)


def _level(state: State, event: e.Level) -> tuple[Phrase, ...]:
    return (_sentence(state, event, names=_named(state, event.players)),)


def _dealt(state: State, event: e.Dealt) -> tuple[Phrase, ...]:
    """Who dealt and who begins; the open cards; the seal."""
    if event.seal is None:
        return (_sentence(state, event, "table"),)
    open_ = (phrase("cluedo.event.dealt.open", cards=_the_list(event.open_cards)),) if event.open_cards else ()
    return (_sentence(state, event, seal=f"{event.seal[:4]}…{event.seal[-4:]}"), *open_)


def _rolled(state: State, event: e.Rolled) -> tuple[Phrase, ...]:
    return (_sentence(state, event, one=event.dice[0], other=event.dice[1], sum=sum(event.dice)),)


def _moved(state: State, event: e.Moved) -> tuple[Phrase, ...]:
    """Into a room, straight into one, or along the corridor."""
    if not isinstance(event.to, str):
        return (_sentence(state, event, "corridor"),)
    return (_sentence(state, event, "straight" if event.straight else "room"),)


def _could_not(state: State, players: tuple[str, ...]) -> tuple[Phrase, ...]:
    """Those who were passed over, in one sentence."""
    if not players:
        return ()
    if len(players) == 1:
        return (phrase("cluedo.event.could-not", name=_name(state, players[0])),)
    return (phrase("cluedo.event.could-not.more", names=_named(state, players)),)


def _next(state: State, due: str | None) -> tuple[Phrase, ...]:
    """Who has to answer now, if anybody."""
    return (phrase("cluedo.event.due", name=_name(state, due)),) if due is not None else ()


def _suggested(state: State, event: e.Suggested) -> tuple[Phrase, ...]:
    """The hypothesis; who could not, and who has to."""
    nobody = () if event.due is not None else (phrase("cluedo.event.suggested.nobody"),)
    return (_sentence(state, event), *_could_not(state, event.could_not), *_next(state, event.due), *nobody)


def _shown(state: State, event: e.Shown) -> tuple[Phrase, ...]:
    """Who to whom, never what."""
    return (_sentence(state, event), *_could_not(state, event.could_not), *_next(state, event.due))


def _had_none(state: State, event: e.HadNone) -> tuple[Phrase, ...]:
    return (_sentence(state, event), *_next(state, event.due))


def _awaited(state: State, event: e.Awaited) -> tuple[Phrase, ...]:
    """Only that the answer is no longer awaited, where nobody is due."""
    return (*_could_not(state, event.could_not), *(_next(state, event.due) or (phrase("cluedo.event.awaited"),)))


def _accused(state: State, event: e.Accused) -> tuple[Phrase, ...]:
    """What was said aloud, and what the table hears."""
    return (_sentence(state, event), phrase(f"cluedo.event.accused.{'right' if event.right else 'wrong'}", by=_name(state, event.by)))


def _turn_ended(state: State, event: e.TurnEnded) -> tuple[Phrase, ...]:
    return (_sentence(state, event, *(("away",) if event.away else ())),)


def _corrected(state: State, event: e.Corrected) -> tuple[Phrase, ...]:
    """The reason, then what is otherwise now."""
    told = [phrase("cluedo.event.corrected", reason=event.reason)]
    for suspect, place in event.pawns:
        where = {"room": the(place)} if isinstance(place, str) else {"row": place[0] + 1, "column": place[1] + 1}
        kind = "room" if isinstance(place, str) else "square"
        told.append(phrase(f"cluedo.event.corrected.pawn.{kind}", suspect=the(suspect), **where))
    for weapon, room in event.weapons:
        where = {"room": the(room)} if room is not None else {}
        told.append(phrase(f"cluedo.event.corrected.weapon{'' if room is not None else '.off'}", weapon=the(weapon), **where))
    if event.turn is not None:
        told.append(phrase("cluedo.event.corrected.turn", turn=_name(state, event.turn)))
    return tuple(told)


def _left(state: State, event: e.Left) -> tuple[Phrase, ...]:
    """Who, and the cards that lie open now."""
    open_ = (phrase("cluedo.event.left.cards", cards=_the_list(event.cards)),) if event.cards else ()
    return (_sentence(state, event), *open_)


def _joined(state: State, event: e.Joined) -> tuple[Phrase, ...]:
    fields = {"player": event.seat.name, "suspect": the(event.seat.suspect)}
    return (phrase(f"cluedo.event.joined.{'back' if event.back else 'new'}", **fields),)


def _finished(state: State, event: e.Finished) -> tuple[Phrase, ...]:
    """Who won, or that nobody did and why; then the solution, where it is known."""
    winner = {} if event.winner is None else {"name": _name(state, event.winner)}
    told = [phrase(f"cluedo.event.finished.{event.why}", **winner)]
    if event.said:
        told.append(phrase("cluedo.event.reason", said=event.said))
    if event.solution:
        suspect, weapon, room = (the(card) for card in event.solution)
        told.append(phrase("cluedo.event.solution", suspect=suspect, weapon=weapon, room=room))
    return tuple(told)


_SENTENCES: dict[type, Callable[[State, Any], tuple[Phrase, ...]]] = {
    e.Opened: _opened,
    e.Thrown: _thrown,
    e.Level: _level,
    e.Dealt: _dealt,
    e.Rolled: _rolled,
    e.Moved: _moved,
    e.Suggested: _suggested,
    e.Shown: _shown,
    e.HadNone: _had_none,
    e.Awaited: _awaited,
    e.Accused: _accused,
    e.TurnEnded: _turn_ended,
    e.Corrected: _corrected,
    e.Left: _left,
    e.Joined: _joined,
    e.Finished: _finished,
}
