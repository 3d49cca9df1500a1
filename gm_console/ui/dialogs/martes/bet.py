"""A bet on how many elements were right (M27)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gm_console.ui.dialogs.fields import Choice
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.ui.dialogs.veil import Pad, Veil
from gm_console.ui.page import label
from gm_console.words import Translator

STAND = "−"
"""Its key is the sign on a keyboard that looks like it."""


class Bet(Frame):
    """One detective's bet, or that he stands aside. ``waiting`` are those who may act now, ``counts`` the numbers.

    Tapped numbers leave no trace on screen; the host can look at what was tapped under the veil. For the next one another `Bet` is made,
    which knows nothing of this one. ``secret`` False (bets in order, open) shows the choice.
    """

    wide = 36

    def __init__(
        self,
        words: Translator,
        waiting: Sequence[str],
        counts: Sequence[int],
        parent: QWidget | None = None,
        *,
        secret: bool = True,
        hold_only: bool = False,
    ) -> None:
        told = words.text("dialogs.bet.secret" if secret else "dialogs.bet.open")
        super().__init__(words, words.text("dialogs.bet.title"), parent, told=told, go=words.text("dialogs.bet.go"))
        self._counts = tuple(counts)
        self._place: int | None = None
        self.who = Choice(words.text("dialogs.bet.who"), [(name, name) for name in waiting], waiting[0], first=None)
        self.who.changed.connect(self._forget)
        self.add(self.who)
        self.pad = Pad(words.text("dialogs.bet.pad"), [*((str(n), "") for n in counts), (STAND, words.text("dialogs.bet.stand"))])
        self.pad.tapped.connect(self._tap)
        self.page.inside.addWidget(label(words.text("dialogs.bet.pad"), "soft"))
        self.add(self.pad)
        self.first_field = self.pad
        self._shown = label("" if secret else words.text("dialogs.bet.nothing"), "fault" if secret else "cue")
        self.page.inside.addWidget(self._shown)
        self._shown.setVisible(not secret)
        self.veil = Veil(words, self._under, hold_only=hold_only, high=3) if secret else None
        if self.veil is not None:
            self.add(self.veil)

    def _forget(self) -> None:
        """Another detective, and nothing of the one before."""
        self._place = None
        self._show()

    def _tap(self, place: int) -> None:
        self._place = place
        self._show()

    def _show(self) -> None:
        if self.veil is None:
            self._shown.setText(self._said())
        else:
            self._shown.hide()
            self.veil.refresh()

    def _said(self) -> str:
        """What was tapped, in words."""
        if self._place is None:
            return self.words.text("dialogs.bet.nothing")
        if self._place == len(self._counts):
            return self.words.text("dialogs.bet.stands", by=self.who.value)
        return self.words.text("dialogs.bet.count", by=self.who.value, count=self._counts[self._place])

    def _under(self) -> QWidget:
        made = QWidget()
        inside = QVBoxLayout(made)
        inside.addWidget(label(self._said(), "cue"))
        return made

    def command(self) -> Sent | None:
        """The bet, or that he stands aside; not before something was tapped."""
        if self._place is None:
            self._shown.setText(self.words.text("dialogs.bet.missing"))
            self._shown.show()
            return None
        if self._place == len(self._counts):
            return {"do": "stand", "by": self.who.value}
        return {"do": "bet", "by": self.who.value, "count": self._counts[self._place]}
