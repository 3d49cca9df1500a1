"""The values both games keep: what is hidden, a claim and who answers it, an accusation, and how a game ended."""

from gm_console.engine.value import Player, Value

Cards = tuple[str, ...]
Hands = tuple[tuple[Player, Cards], ...]


class Showing(Value, frozen=True):
    """A card shown in secret: who showed it to whom, in which log entry. ``card`` is None where it was shown by hand."""

    seq: int
    by: Player
    to: Player
    card: str | None


class Sealed(Value, frozen=True):
    """What the table may not know: the cards in the envelope, one of each kind, and everybody's hand in the order dealt.

    ``shown`` are the cards shown so far. All is empty where the people at the table have the cards.
    """

    solution: Cards = ()
    hands: Hands = ()
    salt: str = ""
    shown: tuple[Showing, ...] = ()


class Claim(Value, frozen=True):
    """One of each kind named aloud, and how the witnesses answer.

    ``waiting`` are those still to be asked, the one who is due first; ``showed`` and ``could_not`` are those who have been.
    """

    by: Player
    cards: Cards
    waiting: tuple[Player, ...] = ()
    showed: tuple[Player, ...] = ()
    could_not: tuple[Player, ...] = ()

    @property
    def due(self) -> Player | None:
        """The witness who has to answer now."""
        return self.waiting[0] if self.waiting else None


class Accusation(Value, frozen=True):
    """One of each kind, said aloud and compared with the envelope."""

    by: Player
    cards: Cards
    right: bool


class Ending(Value, frozen=True):
    """Who won, if anybody, and what was in the envelope, if the console knows."""

    winner: Player | None
    solution: Cards | None
