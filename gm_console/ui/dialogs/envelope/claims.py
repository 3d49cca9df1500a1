"""One card of each kind is named aloud: a suspicion, or an accusation. Nothing is chosen to begin with, whatever the secret is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from gm_console.ui import theme
from gm_console.ui.dialogs.fields import Choice
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.ui.page import button
from gm_console.words import Translator


@dataclass(frozen=True)
class Pile:
    """The cards of one kind: the field that names one in a command, its title, and each card's id and name."""

    kind: str
    title: str
    cards: tuple[tuple[str, str], ...]


class Heading(NamedTuple):
    """The title of a form, a sentence below it, and the words on its button."""

    title: str
    told: str
    go: str


class CardChoice(Choice):
    """One card of a pile, each with its digit. Signal ``typed``: a digit has chosen, so the hand may go on."""

    typed = Signal()

    def __init__(self, pile: Pile) -> None:
        super().__init__(pile.title, [(id_, f"{number}  {name}") for number, (id_, name) in enumerate(pile.cards, 1)])

    def strike(self, value: object) -> None:
        """As a digit chooses, and it says so."""
        super().strike(value)
        self.typed.emit()


class Claim(Frame):
    """Build on it: one choice for each pile. ``sent`` is the command without the cards."""

    wide = 46

    def __init__(self, words: Translator, heading: Heading, sent: Sent, piles: Sequence[Pile], parent: QWidget | None = None) -> None:
        super().__init__(words, heading.title, parent, told=heading.told, go=heading.go)
        self._claim = sent
        self.choices = {pile.kind: CardChoice(pile) for pile in piles}
        for choice in self.choices.values():
            self.add(choice)
            choice.typed.connect(self.go_to_next)

    def go_to_next(self) -> None:
        """The next kind of which nothing is chosen; the button once all are."""
        left = [choice for choice in self.asked() if choice.value is None]
        if left:
            self.page.ensureWidgetVisible(left[0])
        (left[0] if left else self.go_button).setFocus(Qt.FocusReason.TabFocusReason)

    def asked(self) -> tuple[Choice, ...]:
        """Everything that has to be chosen, from above."""
        return tuple(self.choices.values())

    def command(self) -> Sent | None:
        """Not before one of each was chosen."""
        for choice in reversed(self.choices.values()):
            choice.show_fault("" if choice.value else self.words.text("envelopetable.form.missing"))
        if any(choice.value is None for choice in self.choices.values()):
            return None
        return self._claim | {kind: choice.value for kind, choice in self.choices.items()}


class Suspicion(Claim):
    """What somebody supposes aloud, in the place where he is."""


class Accusation(Claim):
    """The one accusation. Signal ``looking`` with the command: the accuser looks into the envelope on the passed screen.

    ``by_hand``: people have the cards, and the host enters what the accuser found. ``own`` are phrases of a game's own, by shared ids.
    """

    looking = Signal(dict)

    def __init__(
        self,
        words: Translator,
        by: str,
        piles: Sequence[Pile],
        *,
        by_hand: bool,
        own: Mapping[str, str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        way = "by-hand" if by_hand else "looking"
        ids = [f"envelopetable.form.accuse.{part}" for part in ("title", f"{way}.told", f"{way}.go")]
        found = "envelopetable.form.found"
        title, told, go, asked = (words.text((own or {}).get(id_, id_), by=by) for id_ in (*ids, found))
        super().__init__(words, Heading(title, told, go), {"do": "accuse", "by": by}, piles, parent)
        self.found: Choice | None = None
        self.at_once = button(words.text("envelopetable.form.accuse.at-once"), "action", named="at-once")
        self.at_once.setVisible(not by_hand)
        theme.mark(self.go_button, danger=True)
        if by_hand:
            answers = ((said == "right", words.text(f"envelopetable.form.found.{said}")) for said in ("wrong", "right"))
            self.found = Choice(asked, [(right, f"{number}  {said}") for number, (right, said) in enumerate(answers, 1)])
            self.add(self.found)
        else:
            self.buttons.insertWidget(self.buttons.indexOf(self.go_button), self.at_once)
            self.at_once.clicked.connect(super().go_on)

    def asked(self) -> tuple[Choice, ...]:
        """What he found comes last."""
        return (*super().asked(), *(() if self.found is None else (self.found,)))

    def go_on(self) -> None:
        """To the passed screen, where the accuser looks; else ruled as it stands."""
        if self.found is not None:
            super().go_on()
        elif not self.deaf and (sent := self.command()) is not None:
            self.looking.emit(sent)

    def command(self) -> Sent | None:
        """Not before one of each was named, and what he found."""
        sent = super().command()
        if self.found is None or sent is None:
            return sent
        self.found.show_fault("" if self.found.value is not None else self.words.text("envelopetable.form.missing"))
        return None if self.found.value is None else sent | {"right": self.found.value}
