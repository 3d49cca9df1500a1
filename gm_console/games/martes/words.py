"""The sentences of El Club de los Martes as phrase ids: each event's, with names for ids; nothing is translated here."""

from collections.abc import Mapping
from typing import Any

from gm_console.engine.value import Event, Phrase, phrase
from gm_console.games.martes import events as e
from gm_console.games.martes.model import OVER, REBUTTAL, WAIVABLE, State

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
_WORDS = ("what", "who", "how", "when", "where", "why")


def rule_of(event: Event) -> str | None:
    """The rule an event follows, or None."""
    if isinstance(event, e.MarkerMoved):
        return _BY_WHY.get(event.why)
    if isinstance(event, e.Unsolved):
        return _BY_REASON.get(event.reason)
    return str(getattr(event, "rule", "")) or _RULE_OF.get(type(event))


def said(state: State, event: Event) -> tuple[Phrase, ...]:
    """The sentences of one event: its id is ``martes.event.<tag>``, with a variant behind it where the event has a reason."""
    tag = str(event.__struct_config__.tag)
    names = {d.id: d.name for d in state.seats}
    fields = {f: getattr(event, f) for f in event.__struct_fields__}
    plain = {k: names.get(v, v) if isinstance(v, str) and k in ("by", "to", "player", "winner") else v for k, v in fields.items()}
    if isinstance(event, e.BetsSettled):
        return (phrase("martes.event.bets-settled", by=plain["by"], count=event.count), *_bets(event, names))
    if isinstance(event, e.Opened):
        return (phrase("martes.event.opened", players=tuple(d.name for d in event.seats), stake=event.options.stake),)
    if isinstance(event, e.RoundBegan):
        return (phrase("martes.event.round-began", round=event.round),)
    if isinstance(event, e.Joined):
        return (phrase("martes.event.joined", player=event.seat.name),)
    if isinstance(event, e.FiguresCorrected):
        figures = tuple(f"{names.get(purse, purse)} £{pounds}" for purse, pounds in event.pounds)
        return (phrase("martes.event.figures-corrected", figures=figures),)
    return (phrase(f"martes.event.{tag}{_variant(event)}", **_flat(plain)),)


def _bets(event: e.BetsSettled, names: Mapping[str, str]) -> tuple[Phrase, ...]:
    """One sentence a bettor."""
    paid = dict(event.paid)
    bets = [w for w in event.wagers if w.count is not None]
    return tuple(
        phrase("martes.event.bet-won" if w.by in paid else "martes.event.bet-lost", by=names[w.by], count=w.count, pounds=paid.get(w.by, 1))
        for w in bets
    )


def _variant(event: Event) -> str:
    """What tells sentences of one event apart: a reason, or whether words were typed."""
    if isinstance(event, e.Answered):
        return f".{event.answer}"
    for field in ("why", "reason"):
        if isinstance(event, e.MarkerMoved | e.ChanceClosed | e.StoodAside | e.Unsolved) and hasattr(event, field):
            return f".{getattr(event, field)}"
    typed = getattr(event, "question", None) or getattr(event, "answer", None)
    return ".words" if typed and isinstance(event, e.Asked | e.Interrupted | e.Reworded | e.HintBought) else ""


def _flat(fields: Mapping[str, Any]) -> dict[str, object]:
    """Only what can stand in a sentence."""
    return {k: v for k, v in fields.items() if isinstance(v, str | int)}


def secret_fields(state: State, as_: str, sent: Mapping[str, Any], seq: int, in_force: bool) -> frozenset[str]:
    """Fields of a logged command that an asker may not know yet: the case, which elements were right, undecided bets, a deduction's words."""
    if as_ == "host":
        return frozenset()
    do = sent.get("do")
    if do == "new":
        return frozenset({"seed"} if state.phase == OVER else {"case", "seed"})
    if state.phase == OVER:
        return frozenset()
    own = any(d.id == as_ and d.name == sent.get("by") for d in state.seats)
    open_bet = not in_force or (state.phase == REBUTTAL and seq > state.judged_seq)
    hidden = {
        "judge": {"hits"},
        "bet": {"count"} if open_bet and not own else set(),
        "deduce": set() if own else set(_WORDS),
        "amend": set(_WORDS),
    }
    return frozenset(hidden.get(str(do), set()))
