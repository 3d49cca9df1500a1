"""A question that is asked once before something that cannot be taken lightly, in the line above the actions."""

from __future__ import annotations

from collections.abc import Callable

from gm_console.ui.widgets.cue_line import CueLine
from gm_console.words import Translator


def ask_once(line: CueLine, words: Translator, phrase: str, act: Callable[[], object], rule: str = "", **fields: object) -> None:
    """Says ``phrase`` and does ``act`` on yes, whose words are the phrase with ``.yes`` behind it; the careful answer has the focus."""

    def yes() -> None:
        line.hush()
        act()

    choices = (("confirm", words.text(f"{phrase}.yes"), yes), ("cancel", words.text("table.confirm.no"), line.hush))
    line.say(words.text(phrase, **fields), rule=rule, choices=choices)
    line.choices["cancel"].setFocus()
