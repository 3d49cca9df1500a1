"""Somebody broke a rule: who, which, and where it costs a card, which one (C16, T27)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from gm_console.ui import theme
from gm_console.ui.dialogs.envelope.claims import Heading
from gm_console.ui.dialogs.fields import Choice
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.ui.dialogs.seats import Seat, SeatChoice
from gm_console.words import Translator

Cards = Callable[[str], Sequence[tuple[str, str]]]
"""What somebody may be made to show, by id and name; nothing where no card is asked for."""


def no_cards(name: str) -> Sequence[tuple[str, str]]:
    """A rule whose breach costs no card."""
    return ()


class Penalty(Frame):
    """``do`` is the command; ``rules`` are those that can be broken, by id and name; ``cards`` asks for a card where it gives any."""

    wide = 40

    def __init__(
        self,
        words: Translator,
        heading: Heading,
        sent: Sent,
        seats: tuple[Sequence[Seat], Sequence[str]],
        rules: Sequence[tuple[str, str]],
        cards: Cards = no_cards,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, heading.title, parent, told=heading.told, go=heading.go)
        self._sent_before, self._cards = sent, cards
        self.who = SeatChoice(words.text("envelopetable.form.penalty.who"), *seats)
        self.rule = Choice(words.text("envelopetable.form.penalty.rule"), list(rules), rules[0][0] if len(rules) == 1 else None)
        self.card = Choice(words.text("envelopetable.form.penalty.card"), ())
        for field in (self.who, self.rule, self.card):
            self.add(field)
        self.card.hide()
        self.who.changed.connect(self._follow)
        theme.mark(self.go_button, danger=True)

    def _follow(self) -> None:
        """Whose cards can be asked for."""
        offered = self._cards(self.who.value)
        self.card.offer(list(offered))
        self.card.setVisible(bool(offered))
        if self.isVisible():
            self.fit()

    def command(self) -> Sent | None:
        """Not before everything was chosen."""
        missing = self.words.text("envelopetable.form.missing")
        wanted = [field for field in (self.card, self.rule, self.who) if not (field is self.card and self.card.isHidden())]
        for field in wanted:
            field.show_fault("" if field.value else missing)
        if not all(field.value for field in wanted):
            return None
        card = {} if self.card.isHidden() else {"card": self.card.value}
        return self._sent_before | {"player": self.who.value, "rule": self.rule.value} | card
