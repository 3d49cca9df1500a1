"""Dialogs of a line or two, for any game: a ruling of the host's, and closing the session early."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gm_console.ui import theme
from gm_console.ui.dialogs.fields import Line, Reason
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.ui.page import label
from gm_console.words import Translator


class Ruling(Frame):
    """A decision of the host's for the log: what was decided, and perhaps about what."""

    def __init__(self, words: Translator, parent: QWidget | None = None) -> None:
        super().__init__(words, words.text("dialogs.ruling.title"), parent, told=words.text("dialogs.ruling.told"))
        self.text = Line(words.text("dialogs.ruling.text"), role="question")
        self.about = Line(words.text("dialogs.ruling.about"))
        self.add(self.text)
        self.add(self.about)

    def command(self) -> Sent | None:
        """Nothing without words: a ruling is its words."""
        self.text.show_fault("" if self.text.text else self.words.text("dialogs.ruling.missing"))
        if not self.text.text:
            return None
        return {"do": "ruling", "text": self.text.text} | ({"about": self.about.text} if self.about.text else {})


class End(Frame):
    """Closes the session early. ``happens`` says, in a sentence, what becomes of it."""

    def __init__(self, words: Translator, happens: str, parent: QWidget | None = None) -> None:
        super().__init__(words, words.text("dialogs.end.title"), parent, go=words.text("dialogs.end.go"))
        self.add(label(happens, "cue"))
        ready = [words.text(f"dialogs.end.ready.{key}") for key in ("late", "tired", "left")]
        self.reason = Reason(words, words.text("dialogs.reason"), ready)
        self.add(self.reason)
        theme.mark(self.go_button, danger=True)

    def command(self) -> Sent | None:
        """Not without a reason."""
        reason = self.reason.given()
        return None if reason is None else {"do": "end", "reason": reason}
