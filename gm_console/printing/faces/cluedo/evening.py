"""What is printed for an evening of Cluedo: who plays, each with his own secrets, and the floor of the villa."""

from gm_console.games.cluedo.content import Board
from gm_console.games.cluedo.model import State
from gm_console.games.cluedo.views import seat_view
from gm_console.printing.faces.envelope.evening import Company, company

Evening = Company[Board]
"""A company and the board it plays on."""


def of(state: State) -> Evening:
    """The evening of a game."""
    return company(state, seat_view, state.board)
