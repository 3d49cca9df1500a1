"""The words of a question, and an answer with a note."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from gm_console.ui.dialogs.fields import Choice, Line
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.ui.page import label
from gm_console.words import Translator

VERDICTS: Final = ("yes", "no", "irrelevant")
FIELDS: Final = {"ask": "question", "interrupt": "question", "reword": "question", "ask-detail": "text"}
"""The commands that carry words, and the field they are in."""


class QuestionWords(Frame):
    """The words of ``sent``, a command that is whole but for them: ask, interrupt, reword, ask-detail. ``by`` is whose they are.

    Nobody has to type: without words it goes as it is (but ask-detail, which is its words, and reword, which keeps those there are).
    """

    wide = 36

    def __init__(self, words: Translator, sent: Sent, by: str, parent: QWidget | None = None, *, text: str = "") -> None:
        do = str(sent["do"])
        super().__init__(words, words.text(f"dialogs.question.{do}", by=by, cliche=sent.get("cliche", "")), parent)
        self._base = sent
        self._field = FIELDS[do]
        self.line = Line(words.text("dialogs.question.detail" if do == "ask-detail" else "dialogs.question.words"), text, role="question")
        self.add(self.line)

    def command(self) -> Sent | None:
        """The command with its words, where there are any."""
        if self.line.text:
            return self._base | {self._field: self.line.text}
        wordless = {"ask-detail": self.words.text("dialogs.question.detail.usual"), "reword": ""}
        do = str(self._base["do"])
        return self._base | ({self._field: wordless[do]} if do in wordless else {})


class Note(Frame):
    """An answer with a note (M10). ``question`` is what is answered, where its words are known. No answer is chosen beforehand."""

    wide = 36

    def __init__(self, words: Translator, by: str, question: str | None, parent: QWidget | None = None) -> None:
        super().__init__(words, words.text("dialogs.note.title", by=by), parent)
        if question:
            self.add(label(question, "question"))
        self.verdict = Choice(words.text("dialogs.note.verdict"), [(key, words.text(f"martes.verdict.{key}")) for key in VERDICTS])
        self.note = Line(words.text("dialogs.note.words"), role="question")
        self.add(self.verdict)
        self.add(self.note)

    def command(self) -> Sent | None:
        """Not without a verdict; the note may be missing."""
        if self.verdict.value is None:
            self.verdict.show_fault(self.words.text("dialogs.note.missing"))
            return None
        return {"do": "answer", "answer": self.verdict.value} | ({"note": self.note.text} if self.note.text else {})
