"""What an undo, a redo or a mend does not take back."""

from typing import Any

from gm_console.engine.record import Aside, Mended, Redone, Undone
from gm_console.engine.session import Replaced, Session


def lasting(session: Session, record: Undone | Redone | Mended) -> tuple[Aside, ...]:
    """What of the state now outlives a record that is about to be taken: to be taken right after it."""
    events = session.game.lasting(session.state, foreseen(session, record))
    return (Aside(record.at, record.elapsed, None, None, events),) if events else ()


def foreseen(session: Session, record: Undone | Redone | Mended) -> Any:
    """The state a record will leave."""
    line = session.line
    if isinstance(record, Mended):
        return line.after(line.places[record.target], record.moves)
    back = isinstance(record, Undone)
    step = (session.steps if back else session.undone)[-1]
    if isinstance(step, Replaced):
        return line.after(step.place, step.old if back else step.new)
    return line.before(step.place) if back else line.after(step.place - len(step.lead), (*step.lead, step.move))
