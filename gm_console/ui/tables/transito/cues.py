"""What the host says or does now, in a sentence, and the phase in another."""

from __future__ import annotations

from gm_console.games.transito.views import TableView
from gm_console.ui.tables.company import seat_of
from gm_console.ui.tables.envelope.ending import result
from gm_console.ui.tables.seal import sealed
from gm_console.ui.tables.transito.terms import in_order, names
from gm_console.words import Translator


def phase(words: Translator, view: TableView) -> str:
    """The phase in a sentence, with the city and the seal."""
    now = words.text(f"transitotable.phase.{view.phase}", **fields(words, view))
    title = str(getattr(view.city, words.language))
    return " · ".join(part for part in (now, title, *sealed(words, view)) if part)


def fields(words: Translator, view: TableView) -> dict[str, object]:
    """The names that a sentence about this moment may need."""
    called, open_ = names(words, view), view.suspicion
    turn = seat_of(view, view.turn)
    found: dict[str, object] = {
        "turn": view.turn or "",
        "token": called(turn.suspect) if turn is not None and turn.suspect else "",
        "n": view.advance or 0,
        "place": place(words, view, turn.at if turn is not None else None),
        "due": (open_.due or "") if open_ is not None else "",
    }
    if open_ is not None:
        found |= {"by": open_.by} | dict(zip(("suspect", "sector", "infraction"), map(called, in_order(open_)), strict=True))
    return found


def place(words: Translator, view: TableView, at: str | None) -> str:
    """Where a token is: a sector by its name, a square by its own, or nobody knows where it was put by hand."""
    if at is None:
        return words.text("transitotable.place.unknown")
    called = names(words, view)(at)
    return called if called != at else words.text("board.street", id=at)


def cue(words: Translator, view: TableView, *, revealed: bool) -> tuple[str, str]:
    """The sentence for the host, and what he may want to know besides."""
    known = fields(words, view)
    if view.phase == "over":
        return result(words, view), words.text("transitotable.cue.revealed" if revealed else "transitotable.cue.unrevealed")
    said = words.text(f"transitotable.cue.{view.phase}{variant(view)}", **known)
    return said, words.text(f"transitotable.cue.{view.phase}.aside{aside(view)}", **known)


def variant(view: TableView) -> str:
    """What tells the cues of one phase apart."""
    if view.phase == "lobby":
        return ".few" if sum(not seat.gone for seat in view.players) < 3 else ""
    if view.phase in ("turn", "moving") and view.moved_by_hand:
        return ".by-hand"
    if view.phase == "moving" and not view.reach:
        return ".stuck"
    return ".by-hand" if view.phase == "showing" and view.dealt_by_hand else ""


def aside(view: TableView) -> str:
    """What tells the asides of one phase apart."""
    if view.phase == "lobby":
        return ".by-hand" if view.dealt_by_hand else ""
    if view.phase == "turn" and begins(view):
        return ".dealt"
    if view.phase == "turn" and view.last_refuted is not None:
        return ".refuted"
    return ".by-hand" if view.phase in ("turn", "moving") and view.moved_by_hand else ""


def begins(view: TableView) -> bool:
    """Whether the console has just dealt: nobody has moved, and all want to see their cards first."""
    still = view.walked is None and view.turn == view.first and not view.accusations
    return still and not view.dealt_by_hand and all(seat.last is None for seat in view.players)


def moment(view: TableView) -> str:
    """What the bar goes by: the phase, or a moment of a turn that has a bar of its own."""
    if view.phase in ("turn", "moving") and view.moved_by_hand:
        return "by-hand"
    return "dealt" if view.phase == "turn" and begins(view) else view.phase


def refuted(words: Translator, view: TableView) -> str:
    """Who showed a card to whom last, never which (T15)."""
    last = view.last_refuted
    return words.text("transitotable.refuted", by=last.by, showed=last.showed) if last is not None else ""
