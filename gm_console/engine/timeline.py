"""The line of moves in force, and the state it makes; any earlier state is folded again from the nearest checkpoint."""

from collections.abc import Iterable
from typing import Any

from gm_console.engine.game import Game
from gm_console.engine.play import Waived, Warned
from gm_console.engine.record import Move
from gm_console.engine.value import Event

ASIDE = frozenset({Warned, Waived})
"""Events that tell something and change no state."""

EVERY = 32
"""Moves between two checkpoints: an undo folds at most so many."""


class Timeline:
    """Moves in force, in order; ``places`` gives where an entry of the log stands among them.

    ``touched`` names an entry each time it came into the line or went out of it: who watches the log looks at those alone.
    """

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self.moves: list[Move] = []
        self.places: dict[int, int] = {}
        self.touched: list[int] = []
        self.state: Any = game.initial
        self._checkpoints: list[Any] = [game.initial]
        self._foreseen: tuple[Any, tuple[Event, ...], Any] | None = None

    def push(self, move: Move) -> None:
        """Adds a move and folds it in."""
        self.places.setdefault(move.seq, len(self.moves))
        self.moves.append(move)
        self.touched.append(move.seq)
        self.state = self.fold(self.state, move.events)
        if len(self.moves) % EVERY == 0:
            self._checkpoints.append(self.state)

    def cut(self, at: int) -> None:
        """Leaves only the first ``at`` moves."""
        for move in self.moves[at:]:
            if self.places.get(move.seq, -1) >= at:
                del self.places[move.seq]
        self.touched += [move.seq for move in self.moves[at:]]
        del self.moves[at:]
        del self._checkpoints[at // EVERY + 1 :]
        self.state = self.before(at)

    def lead(self) -> tuple[Move, ...]:
        """What the clock did at the end of the line, after the last command."""
        start = len(self.moves)
        while start and self.moves[start - 1].sent is None:
            start -= 1
        return tuple(self.moves[start:])

    def before(self, at: int) -> Any:
        """The state before the move at a place."""
        nearest = at // EVERY
        state = self._checkpoints[nearest]
        for move in self.moves[nearest * EVERY : at]:
            state = self.fold(state, move.events)
        return state

    def after(self, at: int, moves: Iterable[Move]) -> Any:
        """The state that some moves would make from a place of the line on."""
        state = self.before(at)
        for move in moves:
            state = self.fold(state, move.events)
        return state

    def foresee(self, before: Any, events: tuple[Event, ...], after: Any) -> None:
        """The state that events make of another, as whoever decided them found it on the way: these very events need no second folding."""
        self._foreseen = (before, events, after)

    def fold(self, state: Any, events: tuple[Event, ...]) -> Any:
        """The state after some events."""
        if self._foreseen is not None and self._foreseen[0] is state and self._foreseen[1] is events:
            return self._foreseen[2]
        apply = self._game.apply
        for event in events:
            if type(event) not in ASIDE:
                state = apply(state, event)
        return state
