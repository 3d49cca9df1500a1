"""What a host does at the desk, and the camera over his shoulder. What the hand does is what a person could do; only time is helped on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTabBar, QWidget

from gm_console.app import Console
from gm_console.sitting import RealTime, Sitting
from gm_console.ui.dialogs.frame import Frame
from gm_console.ui.keys import DEAF_MS, key_of
from gm_console.ui.public import PublicWindow

SETTLE_MS = 60
PATIENCE_MS = 20_000
TURN_MS = 400
"""A card has surely turned."""


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
        (widget or self.window).grab().save(str(self.out / f"{self._count:02}-{name}.png"))

    def rest(self, milliseconds: int = SETTLE_MS) -> None:
        """Lets the program do what it has to."""
        QTest.qWait(milliseconds)

    def until(self, there: Callable[[], bool], what: str) -> None:
        """Waits for something on the screen; LookupError where it does not come."""
        for _ in range(PATIENCE_MS // SETTLE_MS):
            if there():
                return
            self.rest()
        raise LookupError(f"no {what}")

    def find(self, name: str, inside: QWidget | None = None) -> QPushButton:
        """A button by its object name, once it is there."""
        found: list[QPushButton] = []

        def there() -> bool:
            found[:] = (inside or self.window).findChildren(QPushButton, name)
            return bool(found)

        self.until(there, f"button {name}")
        return found[-1]

    def click(self, name: str, inside: QWidget | None = None) -> None:
        """A click on a button."""
        self.touch(self.find(name, inside))

    def touch(self, widget: QWidget) -> None:
        """A click in the middle of something, by a hand that does not hurry."""
        middle = QPoint(widget.width() // 2, widget.height() // 2)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
        self.rest()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier, on: QWidget | None = None) -> None:
        """A key pressed and let go, after the pause in which keys are deaf."""
        self.rest(DEAF_MS + 20)
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

    def later(self, seconds: int) -> None:
        """Time goes by at the table."""
        self.console.time.more += seconds * 1000
        self.rest()

    @property
    def form(self) -> Frame:
        """The form on screen."""
        self.until(lambda: self.window.errands.open_form is not None, "form")
        form = self.window.errands.open_form
        assert form is not None  # noqa: S101  # just waited for
        self.rest(DEAF_MS + 20)
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
    for key, name in sides:
        hand.press(key, on=hand.window.handing.page)
        hand.rest(TURN_MS)
        hand.shot(name)
    hand.press(Qt.Key.Key_Escape, on=hand.window.handing.page)


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
