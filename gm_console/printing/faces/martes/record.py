"""The record of a meeting of El Club de los Martes."""

from typing import Any

from gm_console.engine.session import Session
from gm_console.games.martes.content import ELEMENTS, Case
from gm_console.games.martes.model import OVER, State
from gm_console.games.martes.views import HostView, SeatShown, host_view
from gm_console.printing.record import Chapter, Plot, Record, Seal, Seat, Series, day, heads, lines
from gm_console.words import Translator


def record(session: Session, created: str, words: Translator) -> Record:
    """The record as far as the meeting has come; ``created`` is the day it was opened, ISO."""
    state: State = session.state
    view = host_view(state)
    over = state.phase == OVER
    case = state.secret.case if over else None
    asked = tuple((a.by, a.text or "—", answered(a.answer, a.note, words)) for a in view.answers)
    hints = tuple((h.by, h.cliche, " — ".join(part for part in (h.request, h.answer) if part) or "—") for h in view.hints)
    chapters = (
        Chapter(words.text("record.questions"), heads(("who", "question", "answer"), words), asked, (0.16, 0.58, 0.26)),
        Chapter(words.text("record.hints"), heads(("who", "cliche", "hint"), words), hints, (0.16, 0.24, 0.6)),
    )
    opened, clock = view.opened, words.clock(session.clock.reading(session.at))
    return Record(
        name=words.text("record.title"),
        title=(case.title if case else "") or words.text("record.title"),
        subtitle=words.text("record.subtitle", date=day(created, words), clock=clock, rounds=view.round),
        heads=heads(("name", "about", "purse"), words),
        seats=seats(view, words),
        result=result(view, words),
        lines=lines(session, words),
        chapters=tuple(chapter for chapter in chapters if chapter.rows),
        plot=Plot(words.text("record.money"), "record.minutes", series(session, words), "£", 60),
        told=paragraphs(case.enigma) if case else (),
        solution=solution(case, words) if case else (),
        seals=(Seal(view.seal, opened.salt if opened else None, opened.text if opened else None),) if view.seal else (),
        sealed=words.text("record.sealed"),
        unsealed=words.text("record.no-seal"),
    )


def seats(view: HostView, words: Translator) -> tuple[Seat, ...]:
    """Host first, then the detectives as seated."""
    host = view.host_seat
    title = words.text("record.host")
    about = " · ".join(part for part in (host.character, title if host.name else None) if part)
    first = Seat(host.name or title, about, words.money(view.host))
    return (first, *(seat(player, words) for player in view.players))


def seat(player: SeatShown, words: Translator) -> Seat:
    """A detective with his clichés."""
    about = " · ".join((*([player.character] if player.character else []), *(cliche.name for cliche in player.cliches)))
    return Seat(player.name, about, words.money(player.pounds))


def result(view: HostView, words: Translator) -> str:
    """How it ended, in a sentence."""
    if view.result is None:
        return words.text("record.result.open")
    if view.result.outcome == "solved":
        return words.text("record.result.solved", winner=view.result.winner, pounds=view.result.pounds)
    return words.text(f"record.result.{view.result.reason}", pounds=view.result.pounds)


def answered(answer: str, note: str | None, words: Translator) -> str:
    """The answer in a word, with its note."""
    said = words.text(f"record.answer.{answer}")
    return f"{said} ({note})" if note else said


def solution(case: Case, words: Translator) -> tuple[str, ...]:
    """The six answers with their questions, or the host's own line; then the story."""
    if isinstance(case.solution, str):
        told: tuple[str, ...] = (case.solution,)
    else:
        told = tuple(words.pair(words.text(f"record.element.{key}"), text) for key in ELEMENTS if (text := getattr(case.solution, key)))
    return (*told, *paragraphs(case.story))


def paragraphs(text: str) -> tuple[str, ...]:
    """A text in its paragraphs."""
    return tuple(part for part in text.strip().split("\n\n") if part)


def series(session: Session, words: Translator) -> tuple[Series, ...]:
    """Pot, host's purse and every detective's over the clock, from the moves in force."""
    names = {"pot": words.text("record.pot"), "host": words.text("record.host"), **session.names}
    points: dict[str, list[tuple[float, int]]] = {}
    state: Any = session.game.initial
    for move in session.line.moves:
        state = session.line.fold(state, move.events)
        for purse, pounds in state.ledger.purses:
            held = points.setdefault(purse, [])
            if held and held[-1][0] == move.elapsed / 1000:
                held.pop()
            if not held or held[-1][1] != pounds:
                held.append((move.elapsed / 1000, pounds))
    end = session.clock.reading(session.at) / 1000
    return tuple(Series(names.get(purse, purse), (*held, (end, held[-1][1]))) for purse, held in points.items())
