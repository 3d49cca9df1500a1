"""What the host's hand does at a table of martes: from an action to the command that is ruled.

Words that were typed in the field go along with the command they belong to; typing alone never rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit

from gm_console.games.martes.events import Unsolved
from gm_console.games.martes.views import HostView
from gm_console.sitting import Outcome
from gm_console.ui.tables import hand
from gm_console.ui.tables.asking import ask_once
from gm_console.ui.tables.martes.acts import PICKED, Names

if TYPE_CHECKING:
    from gm_console.engine.refusal import Refusal
    from gm_console.ui.desk import Desk, Sent
    from gm_console.ui.tables.stage import Stage

WORDS = {"ask": "question", "hint": "answer", "ask-detail": "text"}
"""The field of a command that takes what was typed."""


class Hand(hand.Hand):
    """``field`` is where words are typed."""

    def __init__(self, desk: Desk, field: QLineEdit, stage: Stage) -> None:
        super().__init__(desk, stage)
        self._field = field
        self._names = Names(desk)
        self._dressed = ""

    def picks(self, name: str) -> bool:
        """By its whole name."""
        return name in PICKED

    def carry_out(self, name: str) -> None:
        """A ruling, with the words that were typed for it."""
        do = name.partition(":")[0]
        if do == "pass":
            self._pass(self._actions.offer(name))
        elif do == "ask-detail" and not self._typed():
            self._field.setFocus()
        elif do in ("answer", "reword"):
            self._with_new_words(self._names.sent(name))
        else:
            self.rule(self._dressed_sent(name, do))

    def _dressed_sent(self, name: str, do: str) -> Sent:
        sent = self._names.sent(name) if do in ("interrupt", "hint") else self._actions.offer(name)
        typed = self._typed()
        return sent | ({WORDS[do]: typed} if do in WORDS and typed else {})

    def _with_new_words(self, sent: Sent) -> None:
        """Words put otherwise while the question waited are kept with it before it is answered (M09)."""
        view: HostView = self._desk.host
        held = (view.question.text if view.question else None) or ""
        fresh = self._typed() if self._typed() != held else ""
        if sent["do"] == "reword":
            self.rule(sent | {"question": fresh or held})
        elif not fresh or self.rule({"do": "reword", "question": fresh}) is None:
            self.rule(sent)

    def _pass(self, sent: Sent) -> None:
        """A pass that would end the meeting is announced before it counts (M38)."""
        foreseen = self._desk.foresee(sent)
        if isinstance(foreseen, Outcome) and any(isinstance(event, Unsolved) for event in foreseen.events):
            ask_once(self._line, self._desk.words, "table.confirm.pass", lambda: self.rule(sent), "M38", by=sent["by"])
        else:
            self.rule(sent)

    def rule(self, sent: Sent) -> Refusal | None:
        """Sends a command; the field is emptied once its words have gone along."""
        refusal = super().rule(sent)
        if refusal is None:
            self.dress_field()
        return refusal

    def _typed(self) -> str:
        return self._field.text().strip()

    def dress_field(self) -> None:
        """What the field is for now, and the words it begins with: a draft stays until the thing it belongs to has gone."""
        view: HostView | None = self._desk.host
        if view is None:
            return
        words, asked = self._desk.words, view.question
        belongs = f"{view.phase} {view.turn} {len(view.answers)} {len(view.hints)} {asked.text if asked else ''}"
        typed = view.phase in ("floor", "question", "host", "judging")
        self._field.setVisible(typed)
        if belongs == self._dressed:
            return
        if not (view.phase == "question" and self._dressed.startswith("question") and self._field.hasFocus()):
            self._field.setText((asked.text or "") if asked else "")
        self._dressed = belongs
        hint = words.text(f"table.field.{view.phase}", turn=view.turn or "") if typed else ""
        self._field.setPlaceholderText(hint)
        self._field.setAccessibleName(hint)
        self._field.setAccessibleDescription(words.text("table.field.told"))
