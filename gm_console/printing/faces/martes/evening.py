"""What is printed for an evening of El Club de los Martes: who comes, as whom, and the case."""

from gm_console.engine.value import Value
from gm_console.games.martes.content import Case
from gm_console.games.martes.model import State
from gm_console.games.martes.views import host_view


class Guest(Value, frozen=True):
    """Somebody at the table: name, character and clichés; all public but the host's case (M03)."""

    name: str
    character: str = ""
    cliches: tuple[str, ...] = ()


class Evening(Value, frozen=True):
    """The host, the detectives as seated, the case where it is chosen, how many pounds there are in all, and M23's elements.

    ``shared``: a cliché serves once in all, as a hint or as an interruption (M34).
    """

    host: Guest
    detectives: tuple[Guest, ...] = ()
    case: Case | None = None
    pounds: int = 0
    elements: int = 5
    shared: bool = False


def of(state: State) -> Evening:
    """The evening of a meeting, from what its host may see."""
    view = host_view(state)
    seated = tuple(
        Guest(seat.name, seat.character or "", tuple(cliche.name for cliche in seat.cliches))
        for seat in view.players
        if not seat.gone
    )
    host = Guest(view.host_seat.name or "", view.host_seat.character or "")
    pounds = view.pot + view.host + sum(seat.pounds for seat in view.players)
    return Evening(host, seated, view.case, pounds, view.elements, state.options.shared_cliches)
