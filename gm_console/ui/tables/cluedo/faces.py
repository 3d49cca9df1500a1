"""What the board and each seat show, from the table's view alone: plain values, compared before anything is painted."""

from __future__ import annotations

from gm_console.games.cluedo.content import SUSPECTS
from gm_console.games.cluedo.views import SeatShown, TableView
from gm_console.ui.tables.cluedo.terms import named
from gm_console.ui.tables.company import seat_of
from gm_console.ui.tables.envelope.seats import SeatFace
from gm_console.ui.widgets.board.shown import COLOURS, BoardShown, Moment
from gm_console.ui.widgets.board.villa import villa
from gm_console.words import Translator
from gm_console.words.letters import letters


def board(words: Translator, view: TableView) -> BoardShown:
    """The floor with its pawns and weapons, where one may go, and the last way walked."""
    turn = seat_of(view, view.turn)
    at = turn.at if turn is not None else None
    plays = {seat.suspect for seat in view.players if not seat.gone and not seat.witness_only}  # maybe one whom a guest had who left
    moment = Moment(
        pawns=dict(view.pawns),
        laid=dict(view.weapons),
        reach=view.reach,
        path=(*view.walked, at) if view.walked and isinstance(at, str) and view.dice else view.walked,
        turn=turn.suspect if turn is not None and view.phase != "roll-off" else "",
        out=tuple(seat.suspect for seat in view.players if seat.suspect not in plays),
    )
    return villa(view.board, moment, words, named(words))


def seats(words: Translator, view: TableView) -> tuple[SeatFace, ...]:
    """One face a seat, in seat order."""
    call = named(words)
    signs = letters([call(suspect) for suspect in SUSPECTS])
    return tuple(_seat(words, view, seat, number, signs) for number, seat in enumerate(view.players, 1))


def _seat(words: Translator, view: TableView, seat: SeatShown, number: int, signs: tuple[str, ...]) -> SeatFace:
    call, place = named(words), SUSPECTS.index(seat.suspect) if seat.suspect in SUSPECTS else -1
    about = call(seat.suspect) if place >= 0 else ""
    where = call(seat.at) if isinstance(seat.at, str) else ""
    count = words.text("envelopetable.seat.cards", n=seat.cards) if seat.cards and not seat.gone else ""
    word = _word(words, view, seat)
    told = (seat.name, about, where, count, word)
    return SeatFace(
        seat.id,
        number,
        seat.name,
        " · ".join(part for part in (about, where) if part),
        word=word,
        count=count,
        colour=COLOURS[place] if place >= 0 else None,
        sign=signs[place] if place >= 0 else "",
        turn=seat.name == view.turn and view.phase != "over",
        due=view.suggestion is not None and seat.name == view.suggestion.due,
        out=seat.gone or seat.witness_only,
        told="\n".join(part for part in told if part),
    )


def _word(words: Translator, view: TableView, seat: SeatShown) -> str:
    """His state in a word or two: gone, whose answer is awaited, whose turn it is, or his throw for the deal."""
    if seat.gone:
        return words.text("envelopetable.seat.gone")
    if view.suggestion is not None and seat.name == view.suggestion.due:
        return words.text("envelopetable.seat.due")
    if seat.name == view.turn and view.phase != "roll-off":
        return words.text("envelopetable.seat.turn")
    if seat.witness_only:
        return words.text("envelopetable.seat.witness")
    thrown = [throw for throw in view.throws if throw.by == seat.name]
    if thrown:
        return words.text("cluedotable.seat.thrown", sum=sum(thrown[-1].dice))
    return words.text("cluedotable.seat.throws") if view.phase == "roll-off" and seat.name == view.turn else ""
