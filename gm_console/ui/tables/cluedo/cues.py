"""What the host says or does now, in a sentence, and the phase in another."""

from __future__ import annotations

from gm_console.games.cluedo.views import TableView
from gm_console.ui.tables.company import seat_of
from gm_console.ui.tables.envelope.ending import result
from gm_console.ui.tables.seal import sealed
from gm_console.words import Translator


def phase(words: Translator, view: TableView) -> str:
    """The phase in a sentence, with who has cards and board, and the seal."""
    now = words.text(f"cluedotable.phase.{view.phase}", **fields(words, view))
    cards = words.text("cluedotable.by-hand.cards") if view.dealt_by_hand else ""
    pawns = words.text("cluedotable.by-hand.pawns") if view.moved_by_hand else ""
    return " · ".join(part for part in (now, cards, pawns, *sealed(words, view)) if part)


def fields(words: Translator, view: TableView) -> dict[str, object]:
    """The names that a sentence about this moment may need."""
    said = view.suggestion
    place = getattr(seat_of(view, view.turn), "at", None)
    return {
        "turn": view.turn or "",
        "by": said.by if said else "",
        "due": (said.due or "") if said else "",
        "sum": sum(view.dice) if view.dice else 0,
        "room": words.text(f"cluedo.the.{place}") if isinstance(place, str) else "",
    }


def cue(words: Translator, view: TableView, begun: int | None, *, revealed: bool) -> tuple[str, str]:
    """The sentence for the host, and what he may want to know besides; ``begun`` is the first of two dice being typed."""
    if view.phase == "over":
        return result(words, view), words.text("envelopetable.cue.over.revealed" if revealed else "envelopetable.cue.over.unrevealed")
    known = fields(words, view)
    if begun is not None:
        return words.text("cluedotable.cue.begun", first=begun), words.text("cluedotable.cue.begun.aside")
    said = words.text(f"cluedotable.cue.{view.phase}{variant(view)}", **known)
    return said, words.text(f"cluedotable.cue.{view.phase}.aside{aside(view)}", **known)


def variant(view: TableView) -> str:
    """What tells the cues of one phase apart."""
    match view.phase:
        case "roll-off":
            return ".again" if any(throw.round > 1 for throw in view.throws) or tied(view) else ""
        case "turn":
            return ".by-hand" if view.moved_by_hand else ""
        case "moving":
            return "" if view.reach else ".nowhere"
        case "showing":
            return ".by-hand" if view.dealt_by_hand else ""
        case "asked":
            return "" if view.suggestion is not None and view.suggestion.showed else ".nobody"
    return ""


def aside(view: TableView) -> str:
    """What tells the asides of one phase apart."""
    if view.phase == "turn" and begins(view):
        return ".dealt"
    if view.phase == "turn":
        return ".by-hand" if view.moved_by_hand else ""
    if view.phase == "moving":
        return ".double" if view.dice in ((1, 1), (6, 6)) and view.reach else ""
    if view.phase == "showing":
        return ".first" if view.witnesses == "first" else ""
    return ""


def tied(view: TableView) -> bool:
    """Whether everybody has thrown once, so that who is asked to throw was level at the top."""
    return view.phase == "roll-off" and any(throw.by == view.turn for throw in view.throws)


def begins(view: TableView) -> bool:
    """Whether the console has just dealt: nobody has moved, and all want to see their cards first."""
    still = {start.suspect: start.square for start in view.board.starts} == dict(view.pawns)
    return still and not view.dealt_by_hand and not view.accusations


def moment(view: TableView, *, passage: bool) -> str:
    """What the bar goes by: the phase, or a moment of a turn that has a bar of its own."""
    if view.phase != "turn" or view.moved_by_hand:
        return view.phase
    return "dealt" if begins(view) else "corner" if passage else "turn"
