"""Cluedo's ways with an envelope: all that differs from the other game that has one."""

from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS
from gm_console.games.cluedo.model import CARDS_OF_TWO, FEWEST_SEATS, Options
from gm_console.games.envelope.policy import Pile, Policy, RuleIds

PILES = (Pile("suspect", SUSPECTS), Pile("weapon", WEAPONS), Pile("room", ROOMS))
RULE_IDS = RuleIds(must_show="C13", hidden="C16", right="C19", nobody_left="C20", leaves="C22", closed="C25", board="C26")


def policy(options: Options) -> Policy:
    """The record of one game: all cards are dealt and all witnesses asked, unless the house says otherwise (C02, C05, C13, C16, C20)."""
    return Policy(
        PILES,
        RULE_IDS,
        even=options.leftovers_open,
        each=((FEWEST_SEATS, CARDS_OF_TWO),),
        witnesses=options.witnesses,
        hands=options.hands,
        out_refutes=True,
        last_standing_wins=options.last_standing_wins,
    )
