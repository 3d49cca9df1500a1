"""A printer measured from its calibration sheet: how it was printed, the two numbers read against the light, the margin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gm_console.printing.profile import FRAMES, MARGIN, NOTCH, REACH, Profile, from_sheet
from gm_console.printing.stock import stock
from gm_console.printshop.order import TURNED
from gm_console.ui.dialogs.fields import Choice, Line
from gm_console.ui.dialogs.frame import Frame, Sent
from gm_console.ui.page import button
from gm_console.words import Translator


class PrinterForm(Frame):
    """Gives a profile's fields. Signals: ``sheet_wanted`` (paper, backs, orientation) to print that calibration sheet; ``forgotten``."""

    sheet_wanted = Signal(str, str, str)
    forgotten = Signal()
    wide = 36

    def __init__(self, words: Translator, before: Profile | None, paper: str, parent: QWidget | None = None) -> None:
        super().__init__(
            words,
            words.text("printpage.printer.title"),
            parent,
            told=words.text("printpage.printer.told"),
            go=words.text("printpage.printer.keep"),
        )
        shown = before or Profile(paper, "long")
        across, down = read_back(shown)
        self.name = Line(words.text("printpage.printer.name"), shown.name)
        self.paper = self._choice("paper", [(one.key, one.key) for one in stock().papers], shown.paper)
        self.backs = self._choice("backs", [(way, words.text(f"printing.backs.{way}")) for way in TURNED], shown.backs)
        ways = [(way, words.text(f"printpage.orientation.{way}")) for way in ("portrait", "landscape")]
        self.orientation = self._choice("orientation", ways, shown.orientation)
        self.across = Line(words.text("printing.calibration.across"), str(across), beside=8)
        self.down = Line(words.text("printing.calibration.down"), str(down), beside=8)
        margin = int(shown.margin) if shown.margin in FRAMES else int(MARGIN)
        self.margin = self._choice("margin", [(reach, f"{reach} mm") for reach in FRAMES], margin)
        for field in (self.name, self.paper, self.backs, self.orientation, self.across, self.down, self.margin):
            self.add(field)
        sheet = button(words.text("printpage.printer.sheet"), "action", named="sheet")
        sheet.clicked.connect(self._print_sheet)
        self.buttons.insertWidget(0, sheet)
        if before is not None:
            gone = button(words.text("printpage.printer.forget"), "action", named="forget")
            gone.clicked.connect(self._forget)
            self.buttons.insertWidget(1, gone)

    def _choice(self, key: str, options: Sequence[tuple[Any, str]], chosen: Any) -> Choice:
        return Choice(self.words.text(f"printpage.{key}"), options, chosen, first=None)

    def _print_sheet(self) -> None:
        self.sheet_wanted.emit(self.paper.value, self.backs.value, self.orientation.value)
        self.reject()

    def _forget(self) -> None:
        self.forgotten.emit()
        self.reject()

    def command(self) -> Sent | None:
        """Not without a name and two numbers of the sheet."""
        self.name.show_fault("" if self.name.text else self.words.text("printpage.printer.unnamed"))
        numbers = [number(line.text) for line in (self.across, self.down)]
        for line, read in zip((self.across, self.down), numbers, strict=True):
            line.show_fault("" if read is not None else self.words.text("printpage.printer.number", most=REACH))
        if not self.name.text or None in numbers:
            return None
        return {"do": "keep", "across": numbers[0], "down": numbers[1]}

    def profile(self, sent: Sent) -> Profile:
        """What was given, as a profile."""
        way = self.paper.value, self.backs.value, self.orientation.value
        return from_sheet(*way, sent["across"], sent["down"], float(self.margin.value), self.name.text)


def number(text: str) -> int | None:
    """A whole number of the sheet, with any kind of minus; None where it is none."""
    plain = text.strip().replace("−", "-").replace("–", "-").replace("+", "") or "0"
    try:
        read = int(plain)
    except ValueError:
        return None
    return read if abs(read) <= REACH else None


def read_back(profile: Profile) -> tuple[int, int]:
    """The two numbers a profile was made from."""
    upright = (profile.backs == "short") == (profile.orientation == "landscape")
    x, y = round(profile.offset_x / NOTCH), round(profile.offset_y / NOTCH)
    return (-x, y) if upright else (x, -y)
