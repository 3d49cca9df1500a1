"""What both games refuse alike, each by its own rule: a card not to be shown, a false word, one who has left, a pawn moved by hand."""

from gm_console.engine.guard import Guard
from gm_console.engine.value import Player
from gm_console.games.envelope.model import Cards, Claim, Sealed
from gm_console.games.envelope.policy import Policy, RuleIds
from gm_console.games.envelope.witnesses import may_show


def need_value(guard: Guard, field: str, holds: bool) -> None:
    """Refuses ``bad-command`` for a value that does not exist."""
    guard.need(holds, "bad-command", "command.wrong-value", None, field=field)


def check_showing(
    guard: Guard, policy: Policy, sealed: Sealed, claim: Claim, by: tuple[Player, str], card: str | None, elsewhere: Cards = ()
) -> None:
    """Refuses a card that does not exist, and one that was not named or is not in his hand. ``by`` is who shows, with his name.

    ``elsewhere`` are cards of which everybody knows that they are not his, also where only the table knows the hands.
    """
    player, name = by
    need_value(guard, "card", card is None or card in policy.deck)
    may = card is None or (card in may_show(policy, sealed, claim, player) and card not in elsewhere)
    guard.rule(may, policy.rules.must_show, "envelope.refuse.show", name=name)


def check_none(guard: Guard, policy: Policy, name: str) -> None:
    """Refuses to take anybody's word for having none, where the console knows who has."""
    guard.rule(not policy.known, policy.rules.hidden, "envelope.refuse.none", name=name)


def check_accusation(guard: Guard, policy: Policy, cards: Cards, found: bool | None) -> None:
    """Refuses ``bad-command``: a card of no such kind; the accuser's word missing where only he can look, or given unasked."""
    for pile, card in zip(policy.piles, cards, strict=True):
        need_value(guard, pile.kind, card in pile.cards)
    guard.need(policy.known or found is not None, "bad-command", "command.missing", None, field="right")
    guard.need(not policy.known or found is None, "bad-command", "command.unknown-field", None, field="right")


def need_here(guard: Guard, rules: RuleIds, name: str, gone: bool) -> None:
    """Refuses one who has left."""
    guard.rule(not gone, rules.leaves, "envelope.refuse.gone", name=name)


def need_moves_here(guard: Guard, rules: RuleIds, by_hand: bool) -> None:
    """Refuses to move what is moved by hand on a real board."""
    guard.rule(not by_hand, rules.board, "envelope.refuse.by-hand")


def rule_of_end(rules: RuleIds, why: str) -> str | None:
    """The rule by which a game ended, by the word its event has for it."""
    by_why = {"right": rules.right, "nobody-left": rules.nobody_left, "last-standing": rules.nobody_left}
    return by_why.get(why, rules.closed if why in ("alone", "closed") else None)
