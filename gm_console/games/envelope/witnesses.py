"""The queue of witnesses: who is due, who is passed over, and what one may show."""

from msgspec.structs import replace

from gm_console.engine.value import Player
from gm_console.games.envelope.dealing import hand
from gm_console.games.envelope.model import Cards, Claim, Sealed
from gm_console.games.envelope.policy import FIRST, Policy

Players = tuple[Player, ...]


def matching(cards: Cards, claimed: Cards) -> Cards:
    """Those of some cards that a claim names, in the order of the claim."""
    return tuple(card for card in claimed if card in cards)


def may_show(policy: Policy, sealed: Sealed, claim: Claim, player: Player) -> Cards:
    """What a witness may show: what he holds of what was named; any of it where the console does not know the hands."""
    return matching(hand(sealed, player), claim.cards) if policy.known else claim.cards


def pass_over(policy: Policy, sealed: Sealed, claim: Claim) -> Claim:
    """Those who hold none of what was named have no choice: they could not. At the table's own hands everybody is asked."""
    waiting, could_not = claim.waiting, claim.could_not
    while policy.known and waiting and not matching(hand(sealed, waiting[0]), claim.cards):
        could_not, waiting = (*could_not, waiting[0]), waiting[1:]
    return replace(claim, waiting=waiting, could_not=could_not)


def claimed(policy: Policy, sealed: Sealed, by: Player, cards: Cards, witnesses: tuple[Player, ...]) -> Claim:
    """A claim as it stands once it was said; ``witnesses`` from his left on."""
    return pass_over(policy, sealed, Claim(by, cards, witnesses))


def showed(policy: Policy, sealed: Sealed, claim: Claim) -> Claim:
    """The one who was due has shown a card."""
    rest = () if policy.witnesses == FIRST else claim.waiting[1:]
    return pass_over(policy, sealed, replace(claim, waiting=rest, showed=(*claim.showed, claim.waiting[0])))


def could_not(policy: Policy, sealed: Sealed, claim: Claim) -> Claim:
    """The one who was due had nothing to show, and said so."""
    return pass_over(policy, sealed, replace(claim, waiting=claim.waiting[1:], could_not=(*claim.could_not, claim.waiting[0])))


def without(policy: Policy, sealed: Sealed, claim: Claim, player: Player) -> Claim:
    """A witness has left: whoever comes after him is due, if he was."""
    return pass_over(policy, sealed, replace(claim, waiting=tuple(one for one in claim.waiting if one != player)))


def answered(claim: Claim, due: Player | None, *, showed: Players = (), could_not: Players = ()) -> Claim:
    """A claim after what an event tells: who has shown, who could not, and who is due now. No hand is looked at."""
    waiting = claim.waiting[claim.waiting.index(due) :] if due is not None else ()
    return replace(claim, waiting=waiting, showed=(*claim.showed, *showed), could_not=(*claim.could_not, *could_not))
