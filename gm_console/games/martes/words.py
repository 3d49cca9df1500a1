"""The sentences of El Club de los Martes as phrase ids: each event's, with names for ids; nothing is translated here."""

from collections.abc import Callable, Mapping
from typing import Any

from gm_console.engine.names import key
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.play import Warned
from gm_console.engine.value import Event
from gm_console.engine.wire import fields_of_kind
from gm_console.games.martes import events as e
from gm_console.games.martes.model import OVER, WAIVABLE, State, Wager

__all__ = ["RULES", "WAIVABLE", "rule_of", "said", "secret_fields"]

RULES = tuple(f"M{number:02}" for number in range(1, 53))

_RULE_OF: dict[type, str] = {
    e.Opened: "M01", e.Started: "M04", e.RoundBegan: "M35", e.FloorPassed: "M06", e.Asked: "M08", e.Passed: "M11",
    e.Interrupted: "M14", e.Reworded: "M09", e.Answered: "M10", e.StakesWon: "M19", e.ChanceOpened: "M22", e.ChanceClosed: "M22",
    e.Deduced: "M22", e.DetailAsked: "M24", e.Amended: "M24", e.Judged: "M26", e.BetPlaced: "M27", e.StoodAside: "M27",
    e.BetsSettled: "M28", e.RoundEnded: "M50", e.Collected: "M32", e.HintBought: "M33", e.Lent: "M48", e.Repaid: "M48",
    e.Corrected: "M41", e.FiguresCorrected: "M41", e.UsesCorrected: "M41", e.FloorCorrected: "M06", e.AnswerCorrected: "M10",
    e.Left: "M44", e.CameBack: "M44", e.Joined: "M44", e.HourStruck: "M36", e.HourPutBack: "M04", e.Solved: "M25",
}  # fmt: skip
_BY_WHY = {"passed": "M12", "interruption": "M18", "out": "M40", "gone": "M44", "corrected": "M13"}
_BY_REASON = {"time": "M36", "capital": "M37", "all-passed": "M38", "closed": "M45"}
_PLAYERS = ("by", "to", "player")
_HIDDEN: dict[type, frozenset[str]] = {kind: fields_of_kind(kind, "hidden") for kind in e.EVENTS.values()}
_WORDS = ("what", "who", "how", "when", "where", "why")


def rule_of(event: Event) -> str | None:
    """The rule an event follows, or None."""
    if isinstance(event, e.MarkerMoved):
        return _BY_WHY.get(event.why)
    if isinstance(event, e.Unsolved):
        return _BY_REASON.get(event.reason)
    return str(getattr(event, "rule", "")) or _RULE_OF.get(type(event))


def said(state: State, event: Event) -> tuple[Phrase, ...]:
    """The sentences of one event; no hidden field is in them. ``state`` gives the names: the one after the event, or any later one."""
    sentences = _SENTENCES.get(type(event))
    return sentences(state, event) if sentences else (_sentence(state, event),)


def _name(state: State, player: str) -> str | Phrase:
    """A player's name; who sat down in a command that was undone since has none."""
    return next((d.name for d in state.seats if d.id == player), phrase("martes.somebody"))


def _sentence(state: State, event: Event) -> Phrase:
    """``martes.event.<tag>`` with a variant behind it where sentences of one event differ, and the event's own fields."""
    fields = {name: getattr(event, name) for name in event.__struct_fields__ if name not in _HIDDEN.get(type(event), ())}
    named = {name: _name(state, value) if name in _PLAYERS else value for name, value in fields.items()}
    plain = {name: value for name, value in named.items() if isinstance(value, str | int | Phrase)}
    return phrase(".".join((f"martes.event.{event.__struct_config__.tag}", *_variant(event))), **plain)


def _variant(event: Event) -> tuple[str, ...]:
    """What tells sentences of one event apart: a reason, a verdict, or whether words were typed."""
    match event:
        case e.MarkerMoved(why=why) | e.ChanceClosed(why=why) | e.StoodAside(why=why) | Warned(rule=why):
            return (why,)
        case e.Answered(answer=verdict, note=note) | e.AnswerCorrected(answer=verdict, note=note):
            return (verdict, "noted") if note else (verdict,)
        case e.Asked(question=typed) | e.Interrupted(question=typed) | e.Reworded(question=typed) | e.DetailAsked(text=typed):
            return ("words",) if typed else ()
        case e.HintBought(request=request, answer=answer):
            return (*(("request",) if request else ()), *(("answer",) if answer else ()))
        case e.ChanceOpened(after_hour=True):
            return ("after-hour",)
        case e.Deduced(to="host"):
            return ("host",)
    return ()


def _opened(state: State, event: e.Opened) -> tuple[Phrase, ...]:
    players = tuple(d.name for d in event.seats)
    first = next((d.name for d in event.seats if d.id == event.marker), "")
    opened = phrase("martes.event.opened", players=players, stake=event.options.stake, first=first)
    short = f"{event.seal[:4]}…{event.seal[-4:]}" if event.seal else ""
    seal = phrase("martes.event.sealed", seal=short) if short else phrase("martes.event.unsealed")
    return (opened, seal, phrase("martes.event.seeded")) if event.seeded else (opened, seal)


def _started(state: State, event: e.Started) -> tuple[Phrase, ...]:
    return (phrase("martes.event.started" if state.options.minutes else "martes.event.started.untimed"),)


def _joined(state: State, event: e.Joined) -> tuple[Phrase, ...]:
    return (phrase("martes.event.joined", player=event.seat.name, since=event.seat.since),)


def _figures_corrected(state: State, event: e.FiguresCorrected) -> tuple[Phrase, ...]:
    """One sentence a purse."""
    kinds = {"pot": "martes.event.figures-corrected.pot", "host": "martes.event.figures-corrected.host"}
    usual = "martes.event.figures-corrected.player"
    return tuple(phrase(kinds.get(purse, usual), name=_name(state, purse), pounds=pounds) for purse, pounds in event.pounds)


def _answer_corrected(state: State, event: e.AnswerCorrected) -> tuple[Phrase, ...]:
    asker = next((a.by for a in state.answers if a.seq == event.seq), "")
    said = _sentence(state, event)
    return (phrase(said.id, by=_name(state, asker), **dict(said.fields)),)


def _bets_settled(state: State, event: e.BetsSettled) -> tuple[Phrase, ...]:
    """How many were right, then one sentence a bettor."""
    told = phrase("martes.event.bets-settled", by=_name(state, event.by), count=event.count, of=state.options.elements)
    return (told, *(_bet(state, event, wager) for wager in event.wagers if wager.count is not None))


def _bet(state: State, event: e.BetsSettled, wager: Wager) -> Phrase:
    pounds = dict(event.paid).get(wager.by, 0)
    right = "martes.event.bet-won" if pounds else "martes.event.bet-unpaid"
    said = right if wager.count == event.count else "martes.event.bet-lost"
    return phrase(said, by=_name(state, wager.by), count=wager.count, pounds=pounds)


def _bet_placed(state: State, event: e.BetPlaced) -> tuple[Phrase, ...]:
    """Where bets are open, the number is told with them (M27)."""
    if state.options.rebuttal == "secret":
        return (_sentence(state, event),)
    return (phrase("martes.event.bet-placed.open", by=_name(state, event.by), count=event.count),)


def _unsolved(state: State, event: e.Unsolved) -> tuple[Phrase, ...]:
    """Why, then who has the pot."""
    why = phrase("martes.event.unsolved.closed.words", said=event.said) if event.said else phrase(f"martes.event.unsolved.{event.reason}")
    pot = phrase("martes.event.pot.host", pounds=event.pounds) if event.winner else phrase("martes.event.pot.nobody")
    return (why, pot)


_SENTENCES: dict[type, Callable[[State, Any], tuple[Phrase, ...]]] = {
    e.Opened: _opened,
    e.Started: _started,
    e.Joined: _joined,
    e.FiguresCorrected: _figures_corrected,
    e.AnswerCorrected: _answer_corrected,
    e.BetPlaced: _bet_placed,
    e.BetsSettled: _bets_settled,
    e.Unsolved: _unsolved,
}


def secret_fields(state: State, as_: str, sent: Mapping[str, Any], seq: int, in_force: bool) -> frozenset[str]:
    """Fields of a logged command that an asker may not know yet: case, elements right, undecided bets, a deduction's words."""
    if as_ == "host" or state.phase == OVER:
        return frozenset()
    do = sent.get("do")
    own = any(d.id == as_ and key(d.name) == key(str(sent.get("by"))) for d in state.seats)
    unnumbered = 0 in state.open_bets and seq > state.judged_seq
    undecided = not in_force or unnumbered or seq in state.open_bets
    open_bet = undecided and state.options.rebuttal == "secret"
    hidden = {
        "new": {"case", "seed"},
        "judge": {"hits"},
        "bet": {"count"} if open_bet and not own else set(),
        "deduce": set() if own else set(_WORDS),
        "amend": set(_WORDS),
    }
    return frozenset(hidden.get(str(do), set()))
