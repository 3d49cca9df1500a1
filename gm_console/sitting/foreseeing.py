"""What a command would bring, asked for the host's eyes before it is given."""

from gm_console.engine.judge import Sent
from gm_console.engine.refusal import Refusal
from gm_console.sitting.answers import Answers
from gm_console.sitting.sitting import Outcome, Sitting


def foresee(sitting: Sitting, sent: Sent) -> Outcome | Refusal | None:
    """What a game command or a mend would bring now, without bringing it; a refusal is given, not raised.

    While something is sealed that a host who plays may not know, a mend gives None, whatever would come of it, and a command no event:
    all that follows from them follows from who holds what (E41, C27, T34).
    """
    try:
        session, now = sitting.need(), sitting.now()
        blind = Answers(session, sitting.id, now).blind
        if sent.get("do") == "mend":
            return None if blind else sitting.do({**sent, "dry": True})
        events = session.rule(sent, now, lambda n: n - 1).events
        return Outcome(() if blind else events)
    except Refusal as refusal:
        return refusal
