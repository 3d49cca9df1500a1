"""A hint for a cliché (M33), with the case's ladder at hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from gm_console.ui.dialogs.fields import Line
from gm_console.ui.dialogs.frame import Frame, Sent, em
from gm_console.ui.dialogs.veil import Pad, Veil
from gm_console.ui.page import label
from gm_console.words import Translator


class HintForm(Frame):
    """What was asked and what was answered, neither needed. ``ladder`` are the case's hints from faint to strong, ``given`` those told.

    The ladder is covered; a tap on its number writes that hint as the answer.
    """

    wide = 40

    def __init__(
        self,
        words: Translator,
        by: str,
        cliche: str,
        parent: QWidget | None = None,
        *,
        ladder: Sequence[str] = (),
        given: Collection[str] = (),
        hold_only: bool = False,
    ) -> None:
        title = words.text("dialogs.hint.title", by=by)
        told, go = words.text("dialogs.hint.told", by=by, cliche=cliche), words.text("dialogs.hint.go")
        super().__init__(words, title, parent, told=told, go=go)
        self._base: Sent = {"do": "hint", "by": by, "cliche": cliche}
        self._ladder = tuple(ladder)
        self._given = frozenset(given)
        self.request = Line(words.text("dialogs.hint.request"))
        self.answer = Line(words.text("dialogs.hint.answer"), role="question")
        self.add(self.request)
        self.add(self.answer)
        if ladder:
            self._add_ladder(hold_only)

    def _add_ladder(self, hold_only: bool) -> None:
        self.page.inside.addWidget(label(self.words.text("dialogs.hint.ladder"), "soft"))
        self.pad = Pad(self.words.text("dialogs.hint.ladder"), [(str(n), "") for n in range(1, len(self._ladder) + 1)])
        self.pad.tapped.connect(lambda place: self.answer.edit.setText(self._ladder[place]))
        self.add(self.pad)
        self.veil = Veil(self.words, self._under, hold_only=hold_only, high=16)
        self.add(self.veil)

    def _under(self) -> QWidget:
        made = QWidget()
        grid = QGridLayout(made)
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(em() // 2)
        for place, hint in enumerate(self._ladder):
            told = hint in self._given
            sign = f"✓ {place + 1}" if told else str(place + 1)
            grid.addWidget(label(sign, "spent" if told else "", wrap=False), place, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label(hint, "spent" if told else ""), place, 1)
        return made

    def command(self) -> Sent | None:
        """The hint with the words there are."""
        said = {"request": self.request.text, "answer": self.answer.text}
        return self._base | {field: text for field, text in said.items() if text}
