"""An evening through the real window: a scripted host clicks, types and presses keys; a picture of every screen and the record stay.

Nothing is poked: what the hand does is what a person could do. Only time is helped on between the acts.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton, QTabBar, QWidget

from gm_console.app import Console, dressed_app
from gm_console.sitting import RealTime, Sitting
from gm_console.store import places, settings
from gm_console.store.cases import find_case
from gm_console.ui.dialogs.frame import Frame
from gm_console.ui.keys import DEAF_MS, key_of
from gm_console.ui.public import PublicWindow

PEOPLE = (
    ("Ana", "Doctora Elvira Pons", "médica rural; viajó por Egipto; lectora de folletines"),
    ("Bruno", "Coronel Abel Tejada", "artillero retirado; relojero aficionado; club náutico"),
    ("Cloe", "Señorita Cloe Marchena", "campanera en su pueblo; organista aficionada; ahijada del obispo"),
    ("Íñigo", "Letrado Íñigo de la Oz", "abogado penalista; apostador; viudo"),
    ("Noël", "Sir Noël Ashgrove", "explorador polar; deudas en tres clubes"),
)
CASE = "La campana que no sonó"
SETTLE_MS = 60
PATIENCE_MS = 20_000
TURN_MS = 400
"""A card has surely turned."""
SIZE = (1280, 800)


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
        return Sitting(self.shelf(), find_case, self.time)


class Hand:
    """What a host does at the desk, and the camera over his shoulder."""

    def __init__(self, console: TourConsole, out: Path) -> None:
        self.console = console
        self.window = console.window
        self._out = out
        self._count = 0

    def shot(self, name: str, widget: QWidget | None = None) -> None:
        """A picture of the whole window, or of another one; numbered, so that they sort as they came."""
        self.rest()
        self._count += 1
        (widget or self.window).grab().save(str(self._out / f"{self._count:02}-{name}.png"))

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
        letter = key_of("martes", name, self.console.desk.words.language)
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


def set_up(hand: Hand) -> None:
    """From the hall to a laid table."""
    hand.shot("hall")
    hand.click("game:martes")
    page: Any = hand.window.stack.currentWidget()
    hand.click("add")
    for row, guest in zip(page.people.rows, PEOPLE, strict=True):
        for line, text in zip((row.name, row.character, row.cliches), guest, strict=True):
            line.setFocus()
            hand.write(line, text)
    page.host.setFocus()
    hand.write(page.host, "Raymond")
    hand.shot("set-up-detectives")
    tabs = page.findChild(QTabBar, "tabs")
    choose_case(hand, tabs, page.findChild(QListWidget, "cases"))
    hand.shot("set-up-case")
    turn_page(tabs, 2)
    hand.shot("set-up-rules")
    hand.click("open")


def turn_page(tabs: QTabBar, place: int) -> None:
    """A click on a tab."""
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, tabs.tabRect(place).center())


def choose_case(hand: Hand, tabs: QTabBar, cases: QListWidget) -> None:
    """The case's page, and down its list by key until the right one is marked."""
    turn_page(tabs, 1)
    cases.setFocus()
    for _ in range(cases.count()):
        if cases.currentItem().text() == CASE:
            return
        QTest.keyClick(cases, Qt.Key.Key_Down)


def tell(hand: Hand) -> None:
    """The telling, the case sheet, and the hour begins."""
    hand.later(250)
    hand.shot("telling")
    hand.press(Qt.Key.Key_C)
    hand.press(Qt.Key.Key_C)
    hand.shot("case-sheet")
    hand.press(Qt.Key.Key_Escape)
    hand.ruling("start")


def hand_out(hand: Hand) -> None:
    """The first card: covered, its words, its code, covered again."""
    hand.press(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    hand.shot("hand-out")
    for key, name in ((Qt.Key.Key_Space, "card"), (Qt.Key.Key_Q, "card-code")):
        hand.press(key, on=hand.window.handing.page)
        hand.rest(TURN_MS)
        hand.shot(name)
    hand.press(Qt.Key.Key_Escape, on=hand.window.handing.page)


def printing(hand: Hand) -> None:
    """What an evening prints, with the pages it will be."""
    hand.press(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    page = hand.window.printing.page
    hand.until(lambda: page is not None and not page.preview.glass.empty, "page of what will be printed")
    hand.shot("printing")
    hand.press(Qt.Key.Key_Escape, on=hand.window.printing.page)


def ask(hand: Hand, answer: str, words: str = "") -> None:
    """A question put, perhaps with its words, and answered by key."""
    hand.later(95)
    hand.ruling("ask")
    if words:
        hand.write(hand.table.field, words)
    hand.table.take_focus()
    hand.ruling(f"answer:{answer}")


def play(hand: Hand) -> None:
    """Two rounds: questions, an interruption, a wrong deduction with its bets, a hint, an undo."""
    hand.shot("floor")
    ask(hand, "no", "¿Llovía cuando dejó de sonar?")
    hand.click("button:pass")
    hand.later(120)
    hand.write(hand.table.field, "¿Estaba ya muerto el campanero cuando subieron a la torre?")
    hand.table.take_focus()
    hand.ruling("ask")
    hand.shot("question")
    hand.touch(hand.table.seats.cards[0].chips[0])
    hand.shot("interrupted")
    hand.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hand.ruling("answer:yes")
    hand.shot("chance")
    deduce(hand)
    ask(hand, "irrelevant", "¿Importa quién era su confesor?")
    ask(hand, "no")
    hand.shot("host")
    hand.write(hand.table.field, "La cuerda que tenía debajo estaba seca.")
    hand.table.take_focus()
    hand.touch(hand.table.seats.cards[2].chips[1])
    hand.ruling("next-round")
    others(hand)


def deduce(hand: Hand) -> None:
    """A deduction that is wrong: declared, judged, bet upon."""
    hand.ruling("deduce")
    hand.shot("deduction", hand.form)
    hand.give()
    hand.shot("judging")
    hand.ruling("judge")
    for place in (0, 3):
        hand.click(f"pad:{place}", hand.form)
    hand.shot("judgement-covered", hand.form)
    hand.give()
    hand.shot("rebuttal")
    hand.ruling("bet")
    while hand.console.desk.host.phase == "rebuttal":
        hand.click("pad:2", hand.form)
        hand.shot("bet-covered", hand.form)
        hand.give()


def others(hand: Hand) -> None:
    """Refusal and why, a correction, a break, the players' screen."""
    hand.ruling("ask")
    hand.press(Qt.Key.Key_F11)
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, PublicWindow) and widget.isVisible():
            hand.shot("public", widget)
    hand.press(Qt.Key.Key_F11)
    view = hand.console.desk.host
    place = [player.name for player in view.players].index(view.turn)
    hand.touch(hand.table.seats.cards[place].chips[0])
    hand.shot("refused")
    hand.press(Qt.Key.Key_F1)
    hand.shot("why", hand.form)
    QTest.keyClick(hand.form, Qt.Key.Key_Escape)
    hand.press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    hand.shot("correction", hand.form)
    QTest.keyClick(hand.form, Qt.Key.Key_Escape)
    hand.press(Qt.Key.Key_L)
    hand.shot("break")
    hold(hand, Qt.Key.Key_Space)
    hand.press(Qt.Key.Key_P)
    hand.ruling("answer:yes")


def hold(hand: Hand, key: Qt.Key) -> None:
    """A key held for a little over a second."""
    target = hand.window.parting.cover or hand.window
    QTest.keyPress(target, key)
    hand.rest(1300)
    QTest.keyRelease(hand.window, key)  # the cover may have gone meanwhile
    hand.rest()


def solve(hand: Hand, out: Path) -> None:
    """The right deduction, the reveal, the record."""
    hand.ruling("deduce")
    hand.give()
    hand.ruling("judge")
    for place in range(6):
        hand.click(f"pad:{place}", hand.form)
    hand.give()
    hand.shot("solved")
    hand.click("button:reveal")
    hand.shot("reveal-asked")
    hand.click("confirm")
    hand.shot("revealed")
    for kind in ("pdf", "md"):
        hand.window.keeping.save(out / f"record.{kind}")
    hand.click("button:to-hall")
    hand.shot("hall-afterwards")


STEPS: tuple[Callable[[Hand], None], ...] = (set_up, hand_out, printing, tell, play)


def run(out: Path, language: str = "auto", theme: str = "club", scale: int = 100) -> int:
    """Plays the evening into a folder; exit status 0. Its home is a folder of its own: nothing of the host's is seen or touched."""
    out.mkdir(parents=True, exist_ok=True)
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ[places.HOME] = home
        chosen = settings.Settings(language=language, theme=theme, text_scale=scale, sounds=False)  # type: ignore[arg-type]  # argparse has checked
        settings.save(places.settings(), chosen)
        app = dressed_app()
        console = TourConsole(app)
        console.window.resize(*SIZE)
        console.window.show()
        console.window.activateWindow()
        hand = Hand(console, out)
        hand.rest(300)
        for step in STEPS:
            step(hand)
        solve(hand, out)
        console.window.close()
        console.close()
    return 0
