"""What the host says or does now, in a sentence, and the phase in another."""

from __future__ import annotations

from gm_console.games.martes.views import HostView, ResultShown, TableView
from gm_console.ui.tables.seal import sealed
from gm_console.words import Translator


def phase(words: Translator, view: TableView) -> str:
    """The phase in a sentence, with the round and the seal."""
    round_ = words.text("table.round", round=view.round) if view.round else ""
    unsealed = "" if view.seal else words.text("table.unsealed")
    now = words.text(f"table.phase.{view.phase}", turn=view.turn or "")
    return " · ".join(part for part in (round_, now, unsealed, *sealed(words, view)) if part)


def cue(words: Translator, view: HostView, *, revealed: bool) -> tuple[str, str]:
    """The sentence for the host, and what he may want to know besides; at the end, whether the players have been shown it."""
    if view.phase == "over" and view.result:
        return result(words, view.result), words.text("table.cue.over.aside.revealed" if revealed else "table.cue.over.aside")
    fields: dict[str, object] = {"turn": view.turn or ""}
    if view.phase == "rebuttal" and view.rebuttal:
        fields["waiting"] = view.rebuttal.waiting
    said = words.text(f"table.cue.{view.phase}", **fields)
    return said, words.text(f"table.cue.{view.phase}.aside{_variant(view)}", **_aside(view, fields))


def nearer(view: TableView) -> tuple[str, ...]:
    """Who may still interrupt, the nearer to the marker first (M21)."""
    names = [seat.name for seat in view.players]
    start = names.index(view.first)
    seats = (*view.players[start:], *view.players[:start])
    free = [s for s in seats if s.name != view.turn and not (s.interrupted or s.gone) and s.pounds]
    return tuple(s.name for s in free if any(cliche.interrupt for cliche in s.cliches))


def _variant(view: HostView) -> str:
    """What tells the asides of one phase apart."""
    if view.phase == "telling":
        return ".case" if view.case and view.case.enigma else ""
    if view.struck and view.phase in ("question", "answered", "judging", "rebuttal"):
        return ".struck"
    if view.phase == "question" and view.question:
        return ".chain" if view.question.interrupted else "" if nearer(view) else ".nobody"
    return ".answer" if view.phase == "floor" and view.last else ""


def _aside(view: TableView, fields: dict[str, object]) -> dict[str, object]:
    if view.question and view.question.interrupted:
        fields = fields | {"interrupted": view.question.interrupted, "pounds": len(view.question.interrupted)}
    if view.question:
        return fields | {"nearer": nearer(view)}
    if view.last:
        return fields | {"by": view.last.by, "answer": view.last.answer}
    return fields


def result(words: Translator, ended: ResultShown) -> str:
    """How it ended, in a sentence."""
    how = "solved" if ended.outcome == "solved" else f"unsolved.{ended.reason}"
    winner = "" if ended.winner in (None, "host") else ended.winner
    return words.text(f"table.result.{how}", winner=winner, pounds=ended.pounds)
