"""Between rounds: deck, minutes and spies for the next deal, and points put right (E03, E05, E06, E35)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QSpinBox, QWidget

from gm_console.games.espia.model import MINUTES, MOST_POINTS, SEATS_FOR_TWO
from gm_console.games.espia.views import TableView
from gm_console.ui.dialogs.fields import Choice, Reason
from gm_console.ui.dialogs.frame import Frame, Sent, em
from gm_console.ui.page import label
from gm_console.words import Translator


class NextRounds(Frame):
    """What is to be otherwise from the next deal on. ``decks`` are ids with titles; it sends only what was changed."""

    wide = 36

    def __init__(
        self, words: Translator, view: TableView, spies: int, decks: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        told = words.text("espiatable.form.set-up.told")
        super().__init__(words, words.text("espiatable.form.set-up.title"), parent, told=told)
        minutes = sorted({*MINUTES, view.minutes})
        said = [(number, words.text("espiatable.form.set-up.so-many", minutes=number)) for number in minutes]
        self.deck = Choice(words.text("espiatable.form.set-up.deck"), list(decks), view.deck.name)
        self.minutes = Choice(words.text("espiatable.form.set-up.minutes"), said, view.minutes)
        two = spies == 2 or len(view.players) >= SEATS_FOR_TWO
        many = [(n, words.text(f"espiatable.form.set-up.spies.{n}")) for n in ((1, 2) if two else (1,))]
        self.spies = Choice(words.text("espiatable.form.set-up.spies" if two else "espiatable.form.set-up.spies.few"), many, spies)
        self._was = {"deck": view.deck.name, "minutes": view.minutes, "spies": spies}
        for field in (self.deck, self.minutes, self.spies):
            self.add(field)

    def command(self) -> Sent | None:
        """The changes; none is accepted too."""
        now = {"deck": self.deck.value, "minutes": self.minutes.value, "spies": self.spies.value}
        return {"do": "set-up"} | {key: value for key, value in now.items() if value != self._was[key]}


class Points(Frame):
    """Everybody's points as they should be, with a reason."""

    wide = 36

    def __init__(self, words: Translator, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(words, words.text("espiatable.form.correct.title"), parent, go=words.text("dialogs.correct.go"))
        self._was = {seat.name: seat.points for seat in view.players}
        self.boxes: dict[str, QSpinBox] = {}
        made = QWidget()
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(em())
        for column in (0, 2):
            grid.setColumnStretch(column, 1)
        for place, (name, points) in enumerate(self._was.items()):
            box = self.boxes[name] = QSpinBox()
            box.setRange(0, MOST_POINTS)
            box.setValue(points)
            box.setAccessibleName(name)
            box.setFixedWidth(7 * em())
            grid.addWidget(label(name), place // 2, place % 2 * 2)
            grid.addWidget(box, place // 2, place % 2 * 2 + 1)
        self.add(made)
        self.first_field = next(iter(self.boxes.values()))
        ready = [words.text(f"espiatable.form.correct.ready.{key}") for key in ("count", "table")]
        self.reason = Reason(words, words.text("dialogs.reason"), ready)
        self.add_below(self.reason)
        self._nothing = label(words.text("dialogs.correct.nothing"), "fault")
        self._nothing.hide()
        self.add_below(self._nothing)

    def command(self) -> Sent | None:
        """What was changed, with the reason."""
        changed = {name: box.value() for name, box in self.boxes.items() if box.value() != self._was[name]}
        self._nothing.setVisible(not changed)
        reason = self.reason.given() if changed else None
        return None if reason is None else {"do": "correct", "reason": reason, "points": changed}
