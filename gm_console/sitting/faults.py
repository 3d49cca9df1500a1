"""What is wrong with a table that is to be opened, all of it, when its content is not found either."""

from collections.abc import Mapping
from typing import Any

from gm_console.engine.game import Game
from gm_console.engine.judge import Asked
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.refusal import Refusal
from gm_console.engine.session import Session
from gm_console.engine.value import Command


def with_the_rest(missed: Refusal, game: Game[Any], sent: Mapping[str, Any], command: Command) -> Refusal:
    """The refusal of a case, and in the same sentence what ``command``, the table without that case, is refused for."""
    try:
        Session(game).rule(Asked(dict(sent), command), 0, lambda n: 0)
    except Refusal as refused:
        return Refusal(missed.code, phrase("setup.faults", faults=(missed.said, *listed(refused))), missed.rule)
    return missed


def listed(refused: Refusal) -> tuple[Phrase, ...]:
    """Each fault by itself."""
    faults = dict(refused.said.fields).get("faults")
    return faults if isinstance(faults, tuple) else (refused.said,)
