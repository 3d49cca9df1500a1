"""What the window asks of the press in its other process, and what that answers: one line of JSON each."""

from gm_console.engine.value import Value
from gm_console.printshop.order import Order, Part


class Task(Value, frozen=True):
    """Print ``order`` to ``to``, or put what is at ``source`` there; ``language`` is the host's."""

    to: str
    language: str
    order: Order | None = None
    source: str = ""


class Answer(Value, frozen=True, omit_defaults=True):
    """How far it is; or, with ``ended``, what came of it: parts, pages and remarks, or why not in ``refused``."""

    done: int = 0
    total: int = 0
    ended: bool = False
    pages: int = 0
    parts: tuple[Part, ...] = ()
    remarks: tuple[str, ...] = ()
    refused: str = ""
