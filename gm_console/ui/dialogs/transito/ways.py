"""Where a token goes when no square is walked, and what was drawn from paper: one choice, by digits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from gm_console.ui.dialogs.fields import Choice
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.words import Translator


class Sector(Frame):
    """A sector, for ``travel`` from a star (T10) or to ``enter`` by hand (T33). ``sectors`` are ids and names."""

    wide = 38

    def __init__(
        self, words: Translator, sent: Sent, field: str, sectors: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        title, told, go = (words.text(f"transitotable.form.{sent['do']}.{part}", by=sent["by"]) for part in ("title", "told", "go"))
        super().__init__(words, title, parent, told=told, go=go)
        self._way, self._field = sent, field
        self.sector = Choice("", [(id_, f"{number}  {name}") for number, (id_, name) in enumerate(sectors, 1)])
        self.add(self.sector)

    def command(self) -> Sent | None:
        """Not before one was chosen."""
        self.sector.show_fault("" if self.sector.value else self.words.text("transitotable.form.sector.missing"))
        return self._way | {self._field: self.sector.value} if self.sector.value else None


class Paper(Frame):
    """The value of an advance card that was drawn from a real pile (T07)."""

    def __init__(self, words: Translator, by: str, values: Sequence[int], parent: QWidget | None = None) -> None:
        title, told = words.text("transitotable.form.paper.title"), words.text("transitotable.form.paper.told")
        super().__init__(words, title, parent, told=told, go=words.text("transitotable.form.paper.go"))
        self._by = by
        first = values[0] if list(values) == list(range(values[0], values[0] + len(values))) else None
        self.value = Choice("", [(value, str(value)) for value in values], first=first)
        self.add(self.value)

    def command(self) -> Sent | None:
        """Not before a value was chosen."""
        self.value.show_fault("" if self.value.value else self.words.text("transitotable.form.paper.missing"))
        return {"do": "draw", "by": self._by, "card": self.value.value} if self.value.value else None
