"""What the host's hand does at a table: from an action to a form, to the window's own errand, or to the command that is ruled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gm_console.ui.tables.asking import ask_once

if TYPE_CHECKING:
    from gm_console.engine.refusal import Refusal
    from gm_console.ui.desk import Desk, Sent
    from gm_console.ui.tables.stage import Stage


class Hand(QObject):
    """Build a game's own on it: `picks` and `carry_out`. ``reveal`` is the phrase that asks before the players are shown the end.

    What it wants of the window it has ``stage`` ask for.
    """

    reveal = "table.confirm.reveal"

    def __init__(self, desk: Desk, stage: Stage) -> None:
        super().__init__(stage)
        self._desk, self._stage = desk, stage
        self._line, self._actions = stage.line, stage.actions_
        self._actions.chosen.connect(self.act)

    def act(self, name: str) -> None:
        """An action was triggered, or what stands for it was pressed."""
        if self.picks(name):
            self._stage.picker_wanted.emit(name)
        elif name == "reveal":
            ask_once(self._line, self._desk.words, self.reveal, self._stage.reveal_wanted.emit)
        elif name == "save-record":
            self._stage.record_wanted.emit()
        elif name == "to-hall":
            self._stage.hall_wanted.emit()
        else:
            self.carry_out(name)

    def picks(self, name: str) -> bool:
        """Whether an action opens a picker, a form or another screen."""
        return False

    def carry_out(self, name: str) -> None:
        """What else an action does."""

    def rule(self, sent: Sent) -> Refusal | None:
        """Sends a command."""
        return self._desk.do(sent)
