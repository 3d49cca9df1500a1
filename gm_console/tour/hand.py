"""What a host does at the desk, and the camera over his shoulder. What the hand does is what a person could do; only time is helped on."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTabBar, QWidget

from gm_console.app import Console
from gm_console.sitting import RealTime, Sitting
from gm_console.ui.dialogs.frame import Frame
from gm_console.ui.held import TAP_MS
from gm_console.ui.keys import DEAF_MS, key_of
from gm_console.ui.printing.page import PrintPage
from gm_console.ui.public import PublicWindow
from gm_console.ui.steady import monotonic

ROUNDS = 3
"""So often is everything done that waits to be done: what was asked for may ask for more."""
PATIENCE, GLANCE = 20.0, 0.01
"""Seconds: how long something is waited for, and how often it is looked for."""
FILE_QUALITY = 60
"""A picture without loss, pressed less hard than Qt would: half the time for a file a tenth larger."""


Seen = TypeVar("Seen")


class HelpedTime(RealTime):
    """Real time, and what the script lets pass on top of it."""

    def __init__(self) -> None:
        self.more = 0

    def now(self) -> int:
        """Milliseconds of the steady clock and of the script."""
        return super().now() + self.more


class TourConsole(Console):
    """The console with time that can be helped on."""

    time: HelpedTime

    def sitting(self) -> Sitting:
        """What rules, on helped time."""
        self.time = HelpedTime()
        return Sitting(self.shelf(), self.find, self.time)


class Hand:
    """One hand at a console; ``game`` is whose keys it knows, ``out`` where its pictures go."""

    def __init__(self, console: TourConsole, out: Path, game: str) -> None:
        self.console = console
        self.out, self._game = out, game
        self.window = console.window
        self._count = 0

    def shot(self, name: str, widget: QWidget | None = None) -> None:
        """A picture of the whole window, or of another one; numbered, so that they sort as they came."""
        self.rest()
        self._count += 1
        (widget or self.window).grab().save(str(self.out / f"{self._count:02}-{name}.png"), "PNG", FILE_QUALITY)

    def rest(self) -> None:
        """Lets the program do what it has to, and waits for nothing else."""
        for _ in range(ROUNDS):
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def until(self, there: Callable[[], Seen | None], what: str) -> Seen:
        """Waits for something on the screen and gives it; LookupError where it does not come."""
        end = time.monotonic() + PATIENCE
        while not (seen := there()):
            if time.monotonic() > end:
                raise LookupError(f"no {what}")
            time.sleep(GLANCE)
            self.rest()
        return seen

    def pause(self) -> None:
        """A hand that does not hurry: ears and buttons take the next press for one of its own."""
        monotonic.help_on(DEAF_MS + 20)

    def find(self, name: str, inside: QWidget | None = None) -> QPushButton:
        """A button by its object name, once it is there."""
        return self.until(lambda: (inside or self.window).findChildren(QPushButton, name), f"button {name}")[-1]

    def click(self, name: str, inside: QWidget | None = None) -> None:
        """A click on a button."""
        self.touch(self.find(name, inside))

    def touch(self, widget: QWidget) -> None:
        """A click in the middle of something, by a hand that does not hurry."""
        self.point(widget, QPoint(widget.width() // 2, widget.height() // 2))

    def point(self, widget: QWidget, at: QPoint) -> None:
        """A click at a point of something."""
        self.pause()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        self.rest()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier, on: QWidget | None = None) -> None:
        """A key pressed and let go, after the pause in which keys are deaf."""
        self.pause()
        QTest.keyClick(on or self.window, key, modifier)
        self.rest()

    def ruling(self, name: str) -> None:
        """The key of a ruling, whatever letter it has in this language."""
        letter = key_of(self._game, name, self.console.desk.words.language)
        self.press(Qt.Key[f"Key_{letter}"])

    def write(self, widget: QWidget, text: str) -> None:
        """Words typed into a field, accents and all."""
        event = QInputMethodEvent()
        event.setCommitString(text)
        QApplication.sendEvent(widget, event)

    @property
    def here(self) -> QWidget:
        """Where the keyboard is: in the form or on the passed screen that lies over the table, else in the window."""
        over: QWidget | None = self.window.errands.open_form or getattr(self.table, "passing", None)
        inside: QWidget | None = over.focusWidget() if over is not None else None
        return inside if inside is not None else over if over is not None else self.window

    def strike(self, *keys: Qt.Key | int) -> None:
        """Keys one after the other, wherever the keyboard is; a number is a digit."""
        for key in keys:
            self.press(key if isinstance(key, Qt.Key) else Qt.Key(Qt.Key.Key_0 + key), on=self.here)

    def later(self, seconds: int) -> None:
        """Time goes by at the table, and the clock's face follows."""
        self.console.time.more += seconds * 1000
        self.window.ticker.tick()
        self.rest()

    @property
    def form(self) -> Frame:
        """The form on screen."""
        form = self.until(lambda: self.window.errands.open_form, "form")
        self.pause()
        return form

    def give(self) -> None:
        """The form is given, with Ctrl+Enter."""
        QTest.keyClick(self.form, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        self.rest()

    @property
    def table(self) -> Any:
        """The table on screen."""
        return self.window.table


def turn_page(tabs: QTabBar, place: int) -> None:
    """A click on a tab."""
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, tabs.tabRect(place).center())


def public(hand: Hand, name: str = "public") -> None:
    """The players' screen, opened and put away."""
    hand.press(Qt.Key.Key_F11)
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, PublicWindow) and widget.isVisible():
            hand.shot(name, widget)
    hand.press(Qt.Key.Key_F11)


def cards(hand: Hand, *sides: tuple[Qt.Key, str]) -> None:
    """The hand-out: the first card covered, then turned by each key, and back to the table."""
    hand.press(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    hand.shot("hand-out")
    handing = hand.window.handing
    for key, name in sides:
        hand.press(key, on=handing.page)
        hand.until(lambda: handing.page is not None and handing.page.card.still, "card that has turned")
        hand.shot(name)
    hand.press(Qt.Key.Key_Escape, on=handing.page)


def reveal(hand: Hand) -> None:
    """The end shown to the players, after one question."""
    hand.click("button:reveal")
    hand.shot("reveal-asked")
    hand.click("confirm")
    hand.shot("revealed")


def record(hand: Hand) -> None:
    """The record in both its forms."""
    for kind in ("pdf", "md"):
        hand.window.keeping.save(hand.out / f"record.{kind}")


def sheet(hand: Hand, name: str) -> None:
    """What only the host knows: its key tapped twice, however long the machine takes to show it; then Esc."""
    sheets: Any = hand.window.sheets
    hand.pause()
    begun = monotonic()
    for number, kind in enumerate((QEvent.Type.KeyPress, QEvent.Type.KeyRelease) * 2):
        tap = QKeyEvent(kind, Qt.Key.Key_C, Qt.KeyboardModifier.NoModifier, "c")
        tap.setTimestamp(begun + number * TAP_MS // 3)
        QApplication.sendEvent(hand.window, tap)
    hand.until(lambda: sheets.sheet.stays, "sheet that stays")
    hand.shot(name)
    hand.until(lambda: sheets.sheet.isAncestorOf(hand.window.focusWidget()), "keyboard on the sheet")
    hand.press(Qt.Key.Key_Escape, on=hand.window.focusWidget())


def printing(hand: Hand) -> None:
    """What an evening prints, with the pages it will be."""
    hand.press(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    page = hand.window.printing.page
    hand.until(lambda: isinstance(page, PrintPage) and not page.preview.glass.empty, "page of what will be printed")
    hand.shot("printing")
    hand.press(Qt.Key.Key_Escape, on=hand.window.printing.page)
