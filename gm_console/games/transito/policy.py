"""How this game fills, deals and asks: the record that the envelope's functions go by, all that differs from the other game with one."""

from gm_console.engine.latest import latest
from gm_console.games.envelope.policy import FIRST, Pile, Policy, RuleIds
from gm_console.games.transito.content import City
from gm_console.games.transito.model import Options

RULE_IDS = RuleIds(must_show="T14", hidden="T22", right="T20", nobody_left="T21", leaves="T29", closed="T32", board="T33")


@latest
def piles(city: City) -> tuple[Pile, ...]:
    """The cards of a set: suspects, sectors and infractions, in that order (T02)."""
    colours = (("suspect", city.suspects), ("sector", city.sectors), ("infraction", city.infractions))
    return tuple(Pile(kind, tuple(one.id for one in cards)) for kind, cards in colours)


def policy(options: Options, city: City) -> Policy:
    """The record of one game: even hands, the rest open; nobody is asked after the first who can show (T04, T14)."""
    return Policy(
        piles(city),
        RULE_IDS,
        even=True,
        witnesses=FIRST,
        hands=options.hands,
        out_refutes=options.eliminated == "refutes",
        last_standing_wins=options.last_standing_wins,
    )
