"""The sentences of Quién, Cómo y Dónde as phrase ids: each event's, with names for ids; nothing is translated here."""

from collections.abc import Callable
from typing import Any

from gm_console.engine.phrase import Listed, Phrase, Spoken, phrase
from gm_console.engine.value import Event
from gm_console.engine.wire import fields_of_kind
from gm_console.games.envelope.guarding import rule_of_end
from gm_console.games.transito import events as e
from gm_console.games.transito import facts
from gm_console.games.transito.model import RULES, WAIVABLE, State
from gm_console.games.transito.policy import RULE_IDS

__all__ = ["RULES", "WAIVABLE", "called", "rule_of", "said"]

_RULE_OF: dict[type, str] = {
    e.Opened: "T01", e.Dealt: "T04", e.Drew: "T07", e.Moved: "T08", e.Stayed: "T08", e.Travelled: "T10", e.Entered: "T33",
    e.MovedByHand: "T33", e.Suspected: "T12", e.HadNone: "T14", e.WitnessDue: "T14", e.Refuted: "T15", e.TurnBegan: "T06",
    e.Accused: "T18", e.Eliminated: "T19", e.Penalised: "T27", e.Left: "T29", e.Joined: "T01",
}  # fmt: skip
_PLAYERS = ("by", "to", "player")
_CARDS = ("suspect", "sector", "infraction", "card")
_HIDDEN: dict[type, frozenset[str]] = {kind: fields_of_kind(kind, "hidden") for kind in e.EVENTS.values()}


def rule_of(event: Event) -> str | None:
    """The rule an event follows, or None."""
    if isinstance(event, e.GameEnded):
        return rule_of_end(RULE_IDS, event.why)
    if isinstance(event, e.WitnessDue) and not event.waiting:
        return "T16"
    return _RULE_OF.get(type(event)) or str(getattr(event, "rule", "")) or None


def said(state: State, event: Event) -> tuple[Phrase, ...]:
    """The sentences of one event; no hidden field is in them. ``state`` gives the names: the one after the event, or any later one."""
    sentences = _SENTENCES.get(type(event))
    return sentences(state, event) if sentences else (_sentence(state, event),)


def _name(state: State, player: str | None) -> str | Phrase:
    """A player's name; who came in a command that was undone since has none."""
    return next((one.name for one in state.seats if one.id == player), phrase("transito.somebody"))


def called(state: State, card: str | None) -> Spoken | str:
    """What a card is called in each language; an id the set does not have stays as it is."""
    return facts.spoken(state.city).get(card or "", card or "")


def _names(state: State, players: tuple[str, ...]) -> tuple[str | Phrase, ...]:
    return tuple(_name(state, player) for player in players)


def _listed(state: State, cards: tuple[str, ...]) -> Listed:
    """Cards in a row, each in quotation marks: a name may have a comma of its own."""
    return Listed(tuple(phrase("transito.card", card=called(state, card)) for card in cards))


def _sentence(state: State, event: Event, *variant: str, **more: object) -> Phrase:
    """``transito.event.<tag>`` with a variant behind it where sentences of one event differ, and the event's own fields."""
    hidden = _HIDDEN.get(type(event), ())
    fields = {name: _field(state, name, getattr(event, name)) for name in event.__struct_fields__ if name not in hidden}
    plain = {name: value for name, value in fields.items() if isinstance(value, str | int | Phrase | Spoken)}
    return phrase(".".join((f"transito.event.{event.__struct_config__.tag}", *variant)), **(plain | more))


def _field(state: State, field: str, value: Any) -> Any:
    """A field of an event as people read it: names for players and cards."""
    if field in _PLAYERS:
        return _name(state, value)
    return called(state, value) if field in _CARDS and value is not None else value


def _opened(state: State, event: e.Opened) -> tuple[Phrase, ...]:
    city = Spoken(event.city.es, event.city.fr, event.city.en)
    opened = phrase("transito.event.opened", players=tuple(one.name for one in event.seats), city=city)
    return (opened, phrase("transito.event.seeded")) if event.seeded else (opened,)


def _dealt(state: State, event: e.Dealt) -> tuple[Phrase, ...]:
    """The seal; what lies open; whose token is whose; who begins."""
    closed = phrase("transito.event.dealt", seal=f"{event.seal[:4]}…{event.seal[-4:]}") if event.seal else None
    open_ = phrase("transito.event.dealt.open", cards=_listed(state, event.open_cards)) if event.open_cards else None
    tokens = (
        phrase("transito.event.dealt.token", player=_name(state, player), suspect=called(state, card)) for player, card in event.tokens
    )
    first = phrase("transito.event.dealt.first", player=_name(state, event.first))
    return tuple(one for one in (closed or phrase("transito.event.dealt.by-hand"), open_, *tokens, first) if one)


def _drew(state: State, event: e.Drew) -> tuple[Phrase, ...]:
    anew = (phrase("transito.event.drew.anew"),) if event.anew else ()
    return (*anew, _sentence(state, event, n=event.value))


def _moved(state: State, event: e.Moved) -> tuple[Phrase, ...]:
    """Into a sector, onto a star, or along the street; ``to`` is a place here."""
    by = _name(state, event.by)
    if facts.is_sector(state.city, event.to):
        return (phrase("transito.event.moved.sector", by=by, sector=called(state, event.to)),)
    if event.to in state.city.stars:
        return (phrase("transito.event.moved.star", by=by),)
    return (phrase("transito.event.moved.street", by=by),)


def _travelled(state: State, event: e.Travelled) -> tuple[Phrase, ...]:
    return (phrase("transito.event.travelled", by=_name(state, event.by), sector=called(state, event.to)),)


def _witness_due(state: State, event: e.WitnessDue) -> tuple[Phrase, ...]:
    """Who could not; who has to answer, or that nobody could."""
    passed = (phrase("transito.event.witness-due.passed", names=_names(state, event.passed)),) if event.passed else ()
    if not event.waiting:
        return (*passed, phrase("transito.event.witness-due.nobody"))
    return (*passed, phrase("transito.event.witness-due", player=_name(state, event.waiting[0])))


def _accused(state: State, event: e.Accused) -> tuple[Phrase, ...]:
    return (_sentence(state, event), phrase(f"transito.event.accused.{'right' if event.right else 'wrong'}"))


def _laid_open(state: State, event: Event, cards: tuple[str, ...]) -> tuple[Phrase, ...]:
    """What happened, and the cards that lie open since."""
    open_ = (phrase("transito.event.laid-open", cards=_listed(state, cards)),) if cards else ()
    return (_sentence(state, event), *open_)


def _penalised(state: State, event: e.Penalised) -> tuple[Phrase, ...]:
    return (_sentence(state, event, *(() if event.card else ("nothing",))),)


def _corrected(state: State, event: e.Corrected) -> tuple[Phrase, ...]:
    """The reason, then one sentence for each thing put right."""
    told: list[Phrase] = []
    for player, place in event.at:
        sector = facts.is_sector(state.city, place)
        said_ = "transito.event.corrected.sector" if sector else "transito.event.corrected.street"
        told.append(phrase(said_, player=_name(state, player), **({"sector": called(state, place)} if sector else {})))
    for player, last in event.last:
        said_ = "transito.event.corrected.last" if last else "transito.event.corrected.no-last"
        told.append(phrase(said_, player=_name(state, player), **({"sector": called(state, last)} if last else {})))
    return (phrase("transito.event.corrected", reason=event.reason), *told)


def _joined(state: State, event: e.Joined) -> tuple[Phrase, ...]:
    return (phrase(f"transito.event.joined.{'back' if event.back else 'new'}", player=event.seat.name),)


def _game_ended(state: State, event: e.GameEnded) -> tuple[Phrase, ...]:
    """Why, who won, and what the secret was."""
    winner = {"player": _name(state, event.winner)} if event.winner else {}
    ended = phrase(f"transito.event.game-ended.{event.why}", **winner)
    reason = (phrase("transito.event.reason", said=event.said),) if event.said else ()
    if not event.solution:
        return (ended, *reason)
    suspect, sector, infraction = (called(state, card) for card in event.solution)
    return (ended, *reason, phrase("transito.event.secret", suspect=suspect, sector=sector, infraction=infraction))


_SENTENCES: dict[type, Callable[[State, Any], tuple[Phrase, ...]]] = {
    e.Opened: _opened,
    e.Dealt: _dealt,
    e.Drew: _drew,
    e.Moved: _moved,
    e.Travelled: _travelled,
    e.WitnessDue: _witness_due,
    e.Accused: _accused,
    e.Eliminated: lambda state, event: _laid_open(state, event, event.cards),
    e.Left: lambda state, event: _laid_open(state, event, event.cards),
    e.Penalised: _penalised,
    e.Corrected: _corrected,
    e.Joined: _joined,
    e.GameEnded: _game_ended,
}
