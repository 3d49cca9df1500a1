"""What is wrong with a table that is to be opened, all of it, when its content is not found either."""

from collections.abc import Mapping
from typing import Any

from gm_console.engine.draw import Draw
from gm_console.engine.game import Game
from gm_console.engine.judge import Asked, When, ruled
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.refusal import Refusal
from gm_console.engine.value import Command


def with_the_rest(missed: Refusal, game: Game[Any], sent: Mapping[str, Any], command: Command) -> Refusal:
    """The refusal of a case, and in the same sentence what ``command``, the table without that case, is refused for."""
    try:
        ruled(game, game.initial, Asked(dict(sent), command), When(1, 0, 0), Draw(lambda n: 0))
    except Refusal as refused:
        return Refusal(missed.code, phrase("setup.faults", faults=(missed.said, *listed(refused))), missed.rule)
    return missed


def listed(refused: Refusal) -> tuple[Phrase, ...]:
    """Each fault by itself."""
    faults = dict(refused.said.fields).get("faults")
    return faults if isinstance(faults, tuple) else (refused.said,)
