"""What is printed for an evening of Quién, Cómo y Dónde: who plays, each with his own secrets, and the city."""

from gm_console.games.transito.content import City
from gm_console.games.transito.model import State
from gm_console.games.transito.views import seat_view
from gm_console.printing.faces.envelope.evening import Company
from gm_console.printing.faces.envelope.gathering import guest


class Evening(Company, frozen=True):
    """A company and the city it plays in."""

    city: City | None = None


def of(state: State) -> Evening:
    """The evening of a game. What stands on a seat's pages comes from what it may see, and from nothing else."""
    here = [seat for seat in state.seats if not seat.gone]
    views = [seat_view(state, seat.id) for seat in here]
    guests = tuple(guest(seat.name, seat.suspect, view.hand, view.notebook) for seat, view in zip(here, views, strict=True))
    most = max((len(one.hand) for one in guests), default=0)
    table = tuple(seat.name for seat in here)
    return Evening(table, guests, any(view.hand for view in views), most, state.open_cards, state.city)
