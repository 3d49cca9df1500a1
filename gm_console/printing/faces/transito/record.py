"""The record of a game of Quién, Cómo y Dónde: suspicions, accusations, and once it is over hands, secret and seal (T15, T30)."""

from msgspec.structs import replace

from gm_console.engine.session import Session
from gm_console.engine.value import Player
from gm_console.games.envelope import knowing
from gm_console.games.transito import events as e
from gm_console.games.transito.model import LOBBY, OVER, State
from gm_console.printing.faces.envelope.record import Claimed, Game, Person, in_force, last, series
from gm_console.printing.faces.envelope.record import record as made
from gm_console.printing.faces.transito.sorts import sorts, title
from gm_console.printing.record import Record
from gm_console.words import Translator


def record(session: Session, created: str, words: Translator) -> Record:
    """The record as far as the game has come. ``created`` is the day it was opened, ISO."""
    state: State = session.state
    over = state.phase == OVER
    dealt, ended = last(session, e.Dealt), last(session, e.GameEnded)
    people = tuple(Person(one.id, one.name, one.suspect or "", one.gone, one.eliminated) for one in state.seats)
    game = Game(
        key="transito",
        told=title(state.city, words.language),
        people=people,
        sorts=sorts(state.city, words),
        claims=claims(session),
        accusations=state.accusations,
        series=series(session, people, known, e.Suspected) if over and state.seal else (),
        hands=dealt.cards.hands if over and dealt else (),
        sealed=state.secret,
        seal=state.seal,
        solution=(state.result.solution or ()) if over and state.result else (),
        why=ended.why if over and ended else "",
        winner=state.result.winner if over and state.result else None,
        dealt=state.phase != LOBBY and state.first is not None,
    )
    return made(session, created, words, game)


def known(state: State, player: Player) -> int:
    """How many cards one seat can strike off (T31)."""
    public = tuple((one.id, one.shown) for one in state.seats)
    return len(knowing.notebook(state.secret, state.open_cards, player, public))


def claims(session: Session) -> tuple[Claimed, ...]:
    """Every suspicion with who refuted it and who could not, from the moves in force."""
    found: list[Claimed] = []
    for event in in_force(session):
        if isinstance(event, e.Suspected):
            found.append(Claimed(event.by, (event.suspect, event.sector, event.infraction)))
        elif isinstance(event, e.Refuted) and found:
            found[-1] = replace(found[-1], showed=(*found[-1].showed, event.by))
        elif isinstance(event, e.HadNone | e.WitnessDue) and found:
            more = (event.by,) if isinstance(event, e.HadNone) else event.passed
            found[-1] = replace(found[-1], could_not=(*found[-1].could_not, *more))
    return tuple(found)
