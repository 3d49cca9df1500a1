"""What is printed for an evening of Quién, Cómo y Dónde: who plays, with his secrets, and the city."""

from gm_console.games.transito.content import City
from gm_console.printing.faces.envelope.evening import Company


class Evening(Company, frozen=True):
    """A company and the city it plays in."""

    city: City | None = None
