"""The record of a game of Cluedo: suggestions and who answered, accusations, and once it is over hands, solution and seal (C14, C23)."""

from msgspec.structs import replace

from gm_console.engine.session import Session
from gm_console.engine.value import Player
from gm_console.games.cluedo import events as e
from gm_console.games.cluedo.model import OVER, State
from gm_console.games.envelope import knowing
from gm_console.printing.faces.cluedo.sorts import sorts
from gm_console.printing.faces.envelope.record import Claimed, Game, Person, in_force, last, series
from gm_console.printing.faces.envelope.record import record as made
from gm_console.printing.record import Record
from gm_console.words import Translator


def record(session: Session, created: str, words: Translator) -> Record:
    """The record as far as the game has come. ``created`` is the day it was opened, ISO."""
    state: State = session.state
    over = state.phase == OVER
    dealt, ended = last(session, e.Dealt), last(session, e.Finished)
    people = tuple(Person(one.id, one.name, one.suspect, one.gone, one.witness_only) for one in state.seats)
    game = Game(
        key="cluedo",
        told="",
        people=people,
        sorts=sorts(words),
        claims=claims(session),
        accusations=state.accusations,
        series=series(session, people, known, e.Suggested) if over and state.seal else (),
        hands=dealt.sealed.hands if over and dealt else (),
        sealed=state.secret,
        seal=state.seal,
        solution=(state.result.solution or ()) if over and state.result else (),
        why=ended.why if over and ended else "",
        winner=state.result.winner if over and state.result else None,
        dealt=state.dealer is not None,
    )
    return made(session, created, words, game)


def known(state: State, player: Player) -> int:
    """How many cards one player can strike off (C24)."""
    return len(knowing.notebook(state.secret, state.open_cards, player))


def claims(session: Session) -> tuple[Claimed, ...]:
    """Every suggestion with who showed and who could not, from the moves in force."""
    found: list[Claimed] = []
    for event in in_force(session):
        if isinstance(event, e.Suggested):
            found.append(Claimed(event.by, (event.suspect, event.weapon, event.room), could_not=event.could_not))
        elif isinstance(event, e.Shown) and found:
            last = found[-1]
            found[-1] = replace(last, showed=(*last.showed, event.by), could_not=(*last.could_not, *event.could_not))
        elif isinstance(event, e.HadNone | e.Awaited) and found:
            more = (event.by,) if isinstance(event, e.HadNone) else event.could_not
            found[-1] = replace(found[-1], could_not=(*found[-1].could_not, *more))
    return tuple(found)
