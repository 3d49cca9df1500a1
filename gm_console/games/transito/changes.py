"""What is the host's at any moment: penalties, corrections, people leaving and coming, the end (T01, T27, T29, T32)."""

from msgspec.structs import replace

from gm_console.engine import company, names
from gm_console.engine.play import Play, check_player, check_reason
from gm_console.games.envelope import accusing
from gm_console.games.envelope.dealing import hand
from gm_console.games.envelope.guarding import need_here, need_value
from gm_console.games.transito import commands as c
from gm_console.games.transito import course, facts
from gm_console.games.transito import events as e
from gm_console.games.transito.model import LOBBY, MOST_SEATS, RULES, SECTOR, STAR, Seat, State
from gm_console.games.transito.policy import RULE_IDS

Transito = Play[State]
ALLOWED = "T23"
"""What may always be said breaks no rule."""


def penalty(play: Transito, command: c.Penalty) -> None:
    """T27: one card of his choice, which not everybody has seen, for all to see; none left: nothing."""
    state, guard, one = play.state, play.guard, company.seat(play.state, command.player)
    need_value(guard, "rule", command.rule in RULES)
    if command.card is not None:
        need_value(guard, "card", command.card in facts.ways(state).deck)
    left = facts.not_public(state, one.id)
    owes = bool(left) and command.card is None
    guard.need(not owes, "bad-command", "command.missing", None, field="card")
    need_here(guard, RULE_IDS, one.name, one.gone)
    guard.rule(command.rule != ALLOWED, ALLOWED, "transito.refuse.allowed")
    if command.card is not None:
        seen = (*facts.elsewhere(state, one.id), *one.shown)
        his = command.card not in seen if facts.dealt_by_hand(state) else command.card in left
        guard.rule(his, "T27", "transito.refuse.penalty", name=one.name)
    play.tell(e.Penalised(one.id, command.rule, command.card))


def correct(play: Transito, command: c.Correct) -> None:
    """The host has the last word on tokens, sectors last been in, and whose turn it is."""
    state, guard = play.state, play.guard
    at, last = command.at, command.last
    for player, _ in (*at, *last):
        check_player(guard, company.known(state, player), player)
    check_reason(play.guard, command.reason)
    for field, pairs in (("at", at), ("last", last)):
        need_value(guard, field, len({player for player, _ in pairs}) == len(pairs))
    for _, place in at:
        need_value(guard, "at", facts.is_place(state.city, place))
    for _, sector in last:
        need_value(guard, "last", sector in (None, *facts.sectors(state.city)))
    for player, _ in (*at, *last):
        one = company.seat(state, player)
        need_here(guard, RULE_IDS, one.name, one.suspect is None)
    if command.turn is not None:
        one = company.seat(state, command.turn)
        need_here(guard, RULE_IDS, one.name, one.gone)
        guard.rule(not one.eliminated, "T19", "transito.refuse.eliminated", name=one.name)
    put_right(play, command.reason.strip(), at, last, command.turn)


def put_right(
    play: Transito, reason: str, at: tuple[tuple[str, str], ...], last: tuple[tuple[str, str | None], ...], turn: str | None
) -> None:
    """A token moved in the middle of its turn has arrived there: on neither star nor sector the turn is over (T08)."""
    state = play.state
    moved = dict(at).get(state.turn or "")
    arrived = facts.phase_at(state, moved) if moved and state.phase in (STAR, SECTOR) else state.phase
    play.tell(e.Corrected(reason, at, last, arrived or state.phase))
    if turn is not None:
        play.tell(e.TurnBegan(turn))
    elif arrived is None:
        course.next_turn(play)


def leave(play: Transito, command: c.Leave) -> None:
    """T29."""
    one = company.seat(play.state, command.player)
    need_here(play.guard, RULE_IDS, one.name, one.gone)
    play.tell(e.Left(one.id, hand(play.state.secret, one.id)))
    course.after_leaving(play, one.id)


def join(play: Transito, command: c.Join) -> None:
    """T01: new, or back under its name, as long as nothing is dealt."""
    state, guard = play.state, play.guard
    asked = command.player.name if isinstance(command.player, c.Guest) else command.player
    company.refuse(names.faults([asked]))
    guard.rule(state.phase == LOBBY, "T01", "transito.refuse.late", name=names.tidy(asked))
    found = company.called(state.seats, asked)
    guard.rule(found is None or found.gone, "T01", "transito.refuse.here", name=names.tidy(asked))
    guard.rule(len(company.here(state)) < MOST_SEATS, "T01", "transito.refuse.full", most=MOST_SEATS)
    seat = replace(found, gone=False) if found else Seat(play.moment.newcomer, names.tidy(asked))
    play.tell(e.Joined(seat, found is not None))


def end(play: Transito, command: c.End) -> None:
    """T32: nobody wins, whatever T21's option says, and the secret is shown."""
    check_reason(play.guard, command.reason)
    course.end(play, accusing.nobody(play.state.secret), "closed", command.reason.strip())
