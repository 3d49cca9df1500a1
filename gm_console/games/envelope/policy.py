"""Where the two games differ: one record for each, made from its options by the game's own ``policy.py``."""

from gm_console.engine.value import Value

CONSOLE, TABLE = "console", "table"
"""Who has the cards, and who moves what stands on the board: the console, or the people at the table."""
ALL, FIRST = "all", "first"
"""Whether every witness is asked, or nobody after the first who shows."""


class Pile(Value, frozen=True):
    """The cards of one kind, by id; ``kind`` is the field that names such a card in a command."""

    kind: str
    cards: tuple[str, ...]


class RuleIds(Value, frozen=True):
    """Where each ruling that both games share stands in the game's own rules.

    ``must_show``: a witness shows what was named and he holds; ``hidden``: nobody hides a card; ``right``: a right accusation wins;
    ``nobody_left``: nobody may accuse; ``leaves``: who has left; ``closed``: closed early; ``board``: pawns are moved by hand.
    """

    must_show: str
    hidden: str
    right: str
    nobody_left: str
    leaves: str
    closed: str
    board: str


class Policy(Value, frozen=True):
    """One game's ways with an envelope, house rules included.

    ``piles`` are the cards, in the order in which a claim names one of each. ``even`` deals even hands and leaves the rest open;
    ``each`` says for a number of seats how many cards each gets, whatever ``even`` says. ``witnesses`` and ``hands`` are as above.
    ``out_refutes`` says whether one whose accusation was wrong still has to show. ``last_standing_wins``: the last who may accuse has won.
    """

    piles: tuple[Pile, ...]
    rules: RuleIds
    even: bool = False
    each: tuple[tuple[int, int], ...] = ()
    witnesses: str = ALL
    hands: str = CONSOLE
    out_refutes: bool = True
    last_standing_wins: bool = False

    @property
    def deck(self) -> tuple[str, ...]:
        """Every card there is, by id."""
        return tuple(card for pile in self.piles for card in pile.cards)

    @property
    def known(self) -> bool:
        """Whether the console has dealt and knows the hands."""
        return self.hands == CONSOLE
