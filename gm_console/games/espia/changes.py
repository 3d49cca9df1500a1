"""What is the host's at any moment: corrections, people leaving and coming, the end (E01, E15, E35-E38)."""

from msgspec.structs import replace

from gm_console.engine import company, names
from gm_console.engine.play import Play, check_player, check_reason
from gm_console.games.espia import commands as c
from gm_console.games.espia import course, facts
from gm_console.games.espia import events as e
from gm_console.games.espia.model import MOST_POINTS, MOST_SEATS, Seat, State

Espia = Play[State]


def correct(play: Espia, command: c.Correct) -> None:
    """Points as the host has them; they go into the sum over the rounds as a correction (E35)."""
    for player, _ in command.points:
        check_player(play.guard, facts.known(play.state, player), player)
    check_reason(play.guard, command.reason)
    who = [player for player, _ in command.points]
    right = all(0 <= points <= MOST_POINTS for _, points in command.points) and len(set(who)) == len(who)
    play.guard.need(right, "bad-command", "command.wrong-value", None, field="points")
    play.tell(e.Corrected(command.reason.strip(), command.points))


def leave(play: Espia, command: c.Leave) -> None:
    """E36-E38."""
    play.tell(e.Left(command.player))
    course.after_leaving(play, command.player)


def join(play: Espia, command: c.Join) -> None:
    """E01, E15: new, or back under his name with his points; he plays from the next deal on."""
    state, guard = play.state, play.guard
    asked = command.player.name if isinstance(command.player, c.Guest) else command.player
    company.refuse(names.faults([asked]))
    found = company.called(state.seats, asked)
    guard.rule(found is None or found.gone, "E01", "espia.refuse.here", name=names.tidy(asked))
    guard.rule(len(company.here(state)) < MOST_SEATS, "E01", "espia.refuse.full", most=MOST_SEATS)
    seat = replace(found, gone=False) if found else Seat(play.moment.newcomer, names.tidy(asked))
    play.tell(e.Joined(seat, found is not None))


def end(play: Espia, command: c.End) -> None:
    """E35: an open round is void first, then the points decide."""
    check_reason(play.guard, command.reason)
    if facts.in_round(play.state):
        play.tell(e.RoundEnded("void", course.points(play.state, "void"), "ended"))
    course.end_room(play, "host", command.reason.strip())
