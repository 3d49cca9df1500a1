"""What the house rules say about haste: a countdown before an answer (M14), and when a pass may be suggested (M49)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QElapsedTimer

from gm_console.games.martes.views import TableView
from gm_console.words import Translator


class Pace:
    """Measures how long the one in turn has had it. It only ever suggests."""

    def __init__(self) -> None:
        self._since = QElapsedTimer()
        self._turn: tuple[object, ...] = ()

    def urge(self, words: Translator, view: TableView, options: Mapping[str, Any]) -> str:
        """A few words for the host, or nothing."""
        interrupted = view.question.interrupted if view.question else ()
        turn = (view.phase, view.round, view.turn, interrupted, len(view.answers))
        if turn != self._turn:
            self._turn = turn
            self._since.start()
        seconds = self._since.elapsed() // 1000
        wait, most = options.get("interrupt_seconds"), options.get("suggest_pass_after")
        if view.phase == "question" and wait and not view.struck:
            left = int(wait) - seconds
            return words.text("table.pace.interrupt", seconds=left) if left > 0 else words.text("table.pace.answer")
        if view.phase == "floor" and most and seconds >= int(most):
            return words.text("table.pace.pass", turn=view.turn)
        return ""
