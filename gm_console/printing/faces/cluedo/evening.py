"""What is printed for an evening of Cluedo: who plays, with his secrets, and the floor of the villa."""

from gm_console.games.cluedo.content import Board
from gm_console.printing.faces.envelope.evening import Company


class Evening(Company, frozen=True):
    """A company and the board it plays on."""

    board: Board | None = None
