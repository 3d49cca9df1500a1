"""What is printed for an evening of Quién, Cómo y Dónde: who plays, each with his own secrets, and the city."""

from gm_console.games.transito.content import City
from gm_console.games.transito.model import State
from gm_console.games.transito.views import seat_view
from gm_console.printing.faces.envelope.evening import Company, company

Evening = Company[City]
"""A company and the city it plays in."""


def of(state: State) -> Evening:
    """The evening of a game."""
    return company(state, seat_view, state.city)
