"""What is the host's at any moment: penalties, corrections, people leaving and coming, the end (C16, C22, C25)."""

from msgspec.structs import replace

from gm_console.engine import company, names
from gm_console.engine.play import Play, check_player, check_reason
from gm_console.games.cluedo import commands as c
from gm_console.games.cluedo import course
from gm_console.games.cluedo import events as e
from gm_console.games.cluedo.content import FLOOR, SUSPECTS, WEAPONS, Board, Place
from gm_console.games.cluedo.model import MOST_SEATS, ROLL_OFF, RULES, Seat, State
from gm_console.games.cluedo.policy import RULE_IDS
from gm_console.games.cluedo.setup import guest_of, unknown_suspects
from gm_console.games.cluedo.words import the
from gm_console.games.envelope import guarding
from gm_console.games.envelope.dealing import hand
from gm_console.games.envelope.guarding import need_value

Cluedo = Play[State]


def is_place(board: Board, place: Place) -> bool:
    """Whether there is such a room, or such a square of floor."""
    if isinstance(place, str):
        return is_room(board, place)
    row, column = place
    return 0 <= row < len(board.plan) and 0 <= column < len(board.plan[row]) and board.plan[row][column] == FLOOR


def is_room(board: Board, room: str | None) -> bool:
    """Whether there is such a room."""
    return any(one.id == room for one in board.rooms)


def need_here(play: Cluedo, player: str) -> None:
    """Refuses one who has left (C22)."""
    who = company.seat(play.state, player)
    guarding.need_here(play.guard, RULE_IDS, who.name, who.gone)


def penalise(play: Cluedo, command: c.Penalise) -> None:
    """C16: from now on a witness only."""
    player = command.player
    need_value(play.guard, "rule", command.rule in RULES)
    need_here(play, player)
    who = company.seat(play.state, player)
    play.guard.rule(not who.witness_only, "C16", "cluedo.refuse.witness", name=who.name)
    play.tell(e.Penalised(player, command.rule))
    course.out(play, player)


def correct(play: Cluedo, command: c.Correct) -> None:
    """Pawns, weapons and the turn as the host has them; no two pawns on one square (C08)."""
    state, turn = play.state, command.turn
    if turn is not None:
        check_player(play.guard, company.known(state, turn), turn)
    check_reason(play.guard, command.reason)
    need_value(play.guard, "pawns", all(suspect in SUSPECTS and is_place(state.board, place) for suspect, place in command.pawns))
    lain = all(weapon in WEAPONS and (room is None or is_room(state.board, room)) for weapon, room in command.weapons)
    need_value(play.guard, "weapons", lain)
    check_squares(play, command)
    if turn is not None:
        need_here(play, turn)
        who = company.seat(state, turn)
        play.guard.rule(not who.witness_only, "C18" if who.saw else "C16", "cluedo.refuse.witness", name=who.name)
    play.tell(e.Corrected(command.reason.strip(), command.pawns, command.weapons, turn))


def check_squares(play: Cluedo, command: c.Correct) -> None:
    """C08: a square holds one pawn."""
    stand = [place for place in (dict(play.state.pawns) | dict(command.pawns)).values() if isinstance(place, tuple)]
    play.guard.rule(len(set(stand)) == len(stand), "C08", "cluedo.refuse.square")


def leave(play: Cluedo, command: c.Leave) -> None:
    """C22, C25."""
    player = command.player
    need_here(play, player)
    before = play.state.claim
    play.tell(e.Left(player, hand(play.state.secret, player)))
    if play.state.phase != ROLL_OFF:
        course.after_leaving(play, player, before)
    elif not course.is_over(play):
        course.after_throw(play)


def join(play: Cluedo, command: c.Join) -> None:
    """C02, C22: before the deal only; back to his seat, or to the last one."""
    state, guard = play.state, play.guard
    guest = guest_of(command.player)
    company.refuse((*names.faults([guest.name]), *unknown_suspects((guest,))))
    guard.rule(state.phase == ROLL_OFF, "C22", "cluedo.refuse.dealt", name=names.tidy(guest.name))
    found = company.called(state.seats, guest.name)
    guard.rule(found is None or found.gone, "C22", "cluedo.refuse.here", name=names.tidy(guest.name))
    guard.rule(len(company.here(state)) < MOST_SEATS, "C02", "cluedo.refuse.full", most=MOST_SEATS)
    suspect = suspect_for(play, guest, found)
    if found is not None:
        play.tell(e.Joined(replace(found, gone=False, suspect=suspect), back=True))
    else:
        play.tell(e.Joined(Seat(play.moment.newcomer, names.tidy(guest.name), suspect), back=False))


def suspect_for(play: Cluedo, guest: c.Guest, found: Seat | None) -> str:
    """The suspect he asked for, else the one he had, else one by lot (C02). Refuses one whom somebody plays."""
    taken = {one.suspect for one in play.state.seats if not one.gone}
    if guest.suspect is not None:
        play.guard.need(guest.suspect not in taken, "bad-setup", "cluedo.setup.taken", None, suspect=the(guest.suspect))
        return guest.suspect
    if found is not None and found.suspect not in taken:
        return found.suspect
    return play.draw.left(tuple(suspect for suspect in SUSPECTS if suspect not in taken), SUSPECTS, "guest")


def end(play: Cluedo, command: c.End) -> None:
    """C25."""
    check_reason(play.guard, command.reason)
    course.close(play, command.reason.strip())
