"""What the seats and the board show, from the table's view: plain values, compared before anything is painted."""

from __future__ import annotations

from functools import lru_cache

from gm_console.games.transito.content import City
from gm_console.games.transito.views import SeatShown, TableView
from gm_console.ui.tables.company import seat_of
from gm_console.ui.tables.envelope.seats import SeatFace
from gm_console.ui.tables.transito import cues
from gm_console.ui.tables.transito.cards import named
from gm_console.ui.widgets.board.city import city
from gm_console.ui.widgets.board.shown import COLOURS, BoardShown, Colour, Moment
from gm_console.words import Translator
from gm_console.words.letters import letters


def board(words: Translator, view: TableView) -> BoardShown:
    """The city at this moment, in the words' language."""
    turn = seat_of(view, view.turn)
    reach = view.reach if view.phase == "moving" else view.travel if view.phase == "star" else ()
    moment = Moment(
        pawns={seat.suspect: seat.at for seat in view.players if seat.suspect},
        laid=dict(view.laid),
        reach=reach,
        path=view.walked.places if view.walked is not None and not view.moved_by_hand else (),
        turn=turn.suspect or "" if turn is not None and view.phase != "over" else "",
        out=[seat.suspect for seat in view.players if seat.suspect and (seat.eliminated or seat.gone)],
    )
    return city(view.city, moment, words, words.language)


@lru_cache(maxsize=8)
def tokens(of: City, language: str) -> dict[str, tuple[Colour, str]]:
    """Colour and letters of each suspect's token, as the board has them."""
    called = named(of, language)
    signs = letters([called[suspect.id] for suspect in of.suspects])
    return {one.id: (COLOURS[place % len(COLOURS)], sign) for place, (one, sign) in enumerate(zip(of.suspects, signs, strict=True))}


def seats(words: Translator, view: TableView) -> list[SeatFace]:
    """One face a seat, in seat order."""
    return [seat_face(words, view, seat, number) for number, seat in enumerate(view.players, 1)]


def seat_face(words: Translator, view: TableView, seat: SeatShown, number: int) -> SeatFace:
    """One seat: whose token it has and where, how many cards, and what is the matter with it."""
    colour, sign = tokens(view.city, words.language).get(seat.suspect or "", (None, ""))
    token = named(view.city, words.language).get(seat.suspect or "", "")
    place = cues.place(words, view, seat.at) if seat.suspect and not seat.gone else ""
    count = words.text("envelopetable.seat.cards", n=seat.cards) if seat.cards else ""
    word, shown = state(words, view, seat), public(words, view, seat)
    turn, due = seat.name == view.turn and view.phase != "over", view.suspicion is not None and seat.name == view.suspicion.due
    inside = place if any(seat.at == sector.id for sector in view.city.sectors) else ""  # on a square the board itself says where
    told = "\n".join(part for part in (f"{seat.name}: {token}" if token else seat.name, place, count, word, shown) if part)
    about = " · ".join(part for part in (token, inside) if part)
    out = seat.gone or seat.eliminated
    return SeatFace(seat.id, number, seat.name, about, word, count, colour, sign, turn=turn, due=due, out=out, told=told)


def state(words: Translator, view: TableView, seat: SeatShown) -> str:
    """A seat's state in a word or two, where it has one."""
    if seat.gone:
        return words.text("envelopetable.seat.gone")
    if view.suspicion is not None and seat.name in (view.suspicion.due, *view.suspicion.could_not):
        return words.text("envelopetable.seat.due" if seat.name == view.suspicion.due else "transitotable.seat.could-not")
    if seat.eliminated:
        return words.text("transitotable.seat.eliminated")
    return words.text("envelopetable.seat.turn") if seat.name == view.turn and view.phase != "over" else ""


def public(words: Translator, view: TableView, seat: SeatShown) -> str:
    """Cards of a seat that all have seen (T27)."""
    called = named(view.city, words.language)
    return words.text("transitotable.seat.shown", cards=" · ".join(called[card] for card in seat.shown)) if seat.shown else ""
