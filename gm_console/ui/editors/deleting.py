"""Asks once before something the host wrote is thrown away, and names it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gm_console.ui import theme
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.words import Translator


class Delete(Frame):
    """``what`` is thrown away: a ``draft``, a ``file`` or a ``character``. ``given`` means yes."""

    def __init__(self, words: Translator, what: str, title: str, parent: QWidget) -> None:
        told = words.text(f"editor.delete.{what}", title=title)
        super().__init__(words, words.text("editor.delete.title"), parent, told=told, go=words.text("editor.delete.go"))
        self.go_button.setDefault(False)
        theme.mark(self.go_button, danger=True)
        self.leave_button.setDefault(True)
        self.leave_button.setFocus()

    def command(self) -> Sent | None:
        """Nothing is to be filled in."""
        return {"do": "delete"}
