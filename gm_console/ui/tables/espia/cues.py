"""What the host says or does now, in a sentence, and the phase in another."""

from __future__ import annotations

from gm_console.games.espia.views import RoundShown, TableView
from gm_console.ui.tables.seal import sealed
from gm_console.words import Translator


def phase(words: Translator, view: TableView) -> str:
    """The phase in a sentence, with the round, the deck and the seal."""
    round_ = words.text("table.round", round=view.round) if view.round else ""
    now = words.text(f"espiatable.phase.{view.phase}", **fields(view))
    spies = words.text("espiatable.two-spies") if view.two_spies else ""
    deck = words.text("espiatable.deck", title=view.deck.title or view.deck.name, left=view.deck.left, size=view.deck.size)
    return " · ".join(part for part in (round_, now, spies, deck, *sealed(words, view)) if part)


def fields(view: TableView) -> dict[str, object]:
    """The names that a sentence about this moment may need."""
    vote = view.vote
    return {
        "asker": view.asker or "",
        "barred": view.barred or "",
        "by": vote.by if vote else "",
        "accused": vote.accused if vote else "",
        "caught": view.caught or "",
        "minutes": view.minutes,
        "code": view.code,
        "round": view.round,
    }


def cue(words: Translator, view: TableView, chosen: str, *, revealed: bool) -> tuple[str, str]:
    """The sentence for the host, and what he may want to know besides. ``chosen`` is whose ballot or finger is entered next."""
    known = fields(view) | {"chosen": chosen, "waiting": waiting(view)}
    if view.phase in ("round-over", "over"):
        ended = result(words, view) if view.last_round is None or view.result is not None else outcome(words, view.last_round)
        return ended, words.text("espiatable.cue.revealed" if revealed else "espiatable.cue.unrevealed")
    said = words.text(f"espiatable.cue.{view.phase}{variant(view, chosen)}", **known)
    return said, words.text(f"espiatable.cue.{view.phase}.aside{aside(view)}", **known)


def variant(view: TableView, chosen: str) -> str:
    """What tells the cues of one phase apart."""
    if view.phase == "dealt":
        return ".seen" if not waiting(view) else ""
    return ".few" if view.phase == "lobby" and len(view.players) < 3 else ""


def aside(view: TableView) -> str:
    """What tells the asides of one phase apart."""
    if view.phase == "questions":
        return ".barred" if view.barred else ""
    return ".seen" if view.phase == "dealt" and not waiting(view) else ""


def waiting(view: TableView) -> tuple[str, ...]:
    """Who has not seen his card."""
    return tuple(seat.name for seat in view.players if not seat.watching and not seat.seen)


def outcome(words: Translator, ended: RoundShown) -> str:
    """How a round ended, in a sentence."""
    return words.text(f"espiatable.outcome.{ended.outcome}", n=len(ended.spies), spies=ended.spies)


def result(words: Translator, view: TableView) -> str:
    """Who won the room."""
    winners = view.result.winners if view.result else ()
    most = max((points for _, points in view.result.points), default=0) if view.result else 0
    return words.text("espiatable.result", winners=winners, n=most)
