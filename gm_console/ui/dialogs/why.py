"""Why something was refused, and allowing it this once."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gm_console.engine.refusal import Refusal
from gm_console.ui.dialogs.fields import Reason
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.ui.page import button, label
from gm_console.words import Translator

READY = ("table", "slip", "fair")


def rule_text(words: Translator, rule: str) -> tuple[str, str]:
    """A rule's title and what it says."""
    return words.text(f"rules.{rule}.title"), words.text(f"rules.{rule}")


class Why(Frame):
    """A rule in the host's language, under the sentence that refused something. ``sent`` and ``refusal`` None: only the rule.

    ``more`` are the other rules that an entry follows, each under its own title.

    It sends nothing; where the rule may be waived, ``waive_wanted`` asks for it.
    """

    def __init__(
        self,
        words: Translator,
        rule: str,
        *more: str,
        parent: QWidget | None = None,
        sent: Sent | None = None,
        refusal: Refusal | None = None,
    ) -> None:
        title, said = rule_text(words, rule)
        heading = words.text("dialogs.why.title", rule=rule, title=title)
        super().__init__(words, heading, parent, go=words.text("dialogs.close"))
        if refusal is not None:
            self.add(label(words.say(refusal.said), "cue"))
        self.add(label(said))
        for other in more:
            title, said = rule_text(words, other)
            self.add(label(words.text("dialogs.why.title", rule=other, title=title), "cue"))
            self.add(label(said))
        self.leave_button.hide()
        if refusal is not None and refusal.waivable and sent is not None:
            waive = button(words.text("dialogs.waive"), "action", named="waive-rule")
            waive.clicked.connect(lambda: self._ask_waiver(sent, refusal))
            self.buttons.insertWidget(0, waive)

    def go_on(self) -> None:
        """Read."""
        self.accept()

    def _ask_waiver(self, sent: Sent, refusal: Refusal) -> None:
        self.accept()
        self.waive_wanted.emit(sent, refusal)


class Waive(Frame):
    """What was refused, allowed this once and with a reason: the command as it was sent, with `waive`.

    A command that waives other rules already keeps them.
    """

    def __init__(self, words: Translator, sent: Sent, refusal: Refusal, parent: QWidget | None = None) -> None:
        super().__init__(words, words.text("dialogs.waive.title"), parent, go=words.text("dialogs.waive.go"))
        self._asked = sent
        self._rule = refusal.rule or ""
        title, said = rule_text(words, self._rule)
        self.add(label(words.say(refusal.said), "cue"))
        self.add(label(words.text("dialogs.why.title", rule=self._rule, title=title)))
        self.add(label(said, "soft"))
        ready = [words.text(f"dialogs.waive.ready.{key}") for key in READY]
        self.reason = Reason(words, words.text("dialogs.waive.reason"), ready)
        self.add(self.reason)

    def command(self) -> Sent | None:
        """The same command, with the rule set aside."""
        reason = self.reason.given()
        if reason is None:
            return None
        before = self._asked.get("waive") or {"rules": []}
        rules = [*before["rules"], *([] if self._rule in before["rules"] else [self._rule])]
        return self._asked | {"waive": {"rules": rules, "reason": reason}}
