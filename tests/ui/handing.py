"""A hand-out on screen for tests: three players, cards of any text, and a hand whose time goes on only when it is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gm_console.ui import theme
from gm_console.ui.handout.hand import Had
from gm_console.ui.handout.page import HandOut
from gm_console.ui.handout.secret import CardLine, Notes, Person, Secret
from tests.ui.dialogs import texts
from tests.ui.evening import look, named

PEOPLE = (Person("p1", "Ana"), Person("p2", "Bruno"), Person("p3", "Íñigo"))
WORDS = {
    "p1": ("Farera", ("sube cada noche", "nunca baja")),
    "p2": ("Espía", ("no sabe dónde está",)),
    "p3": ("Señor Œuvré", ("çà et là", "¿qué?", "£5")),
}


def card(heading: str, lines: Iterable[str] = ()) -> Secret:
    """A card with these words, the same for a phone."""
    kept = tuple(lines)
    return Secret(
        heading, tuple(CardLine(text, "rasgo", (False, True)) for text in kept), "\n".join((heading, *kept)), ("una", "dos"), "club"
    )


class Pack:
    """Three cards, and what became of them."""

    def __init__(self, cards: dict[str, Secret] | None = None, *, may_copy: bool = True, possible: tuple[Secret, ...] = ()) -> None:
        self.cards = cards or {player: card(*words) for player, words in WORDS.items()}
        self.people = PEOPLE
        self.may_copy = may_copy
        self.marks: dict[str, Had] = {}
        self.notebooks: dict[str, tuple[Notes, ...]] = {}
        self._possible = possible

    def had(self, player: str) -> Had:
        """How a player has had his card."""
        return self.marks.get(player, "")

    def mark(self, player: str, how: Had) -> None:
        """He has had it."""
        self.marks[player] = how

    def notes(self, player: str) -> tuple[Notes, ...] | None:
        """His notebook, where there is one."""
        return self.notebooks.get(player)

    def secret(self, player: str) -> Secret:
        """His card."""
        return self.cards[player]

    def possible(self) -> Iterable[Secret]:
        """What is measured."""
        return self._possible or tuple(self.cards.values())


class Table:
    """The screen with somebody at it."""

    def __init__(self, qtbot: QtBot, pack: Pack | None = None, *, language: str = "es", hold_only: bool = False, **wanted: Any) -> None:
        self.time = 10_000
        self.pack = pack or Pack()
        worn = look(language, wanted.get("key", "club"), wanted.get("scale", 1.0))
        theme.dress(QApplication.instance(), worn.theme, worn.scale)  # type: ignore[arg-type]  # there is always one in these tests
        self.page = HandOut(worn, self.pack, hold_only=hold_only, now=lambda: self.time)
        self.words = worn.words
        qtbot.addWidget(self.page)
        self.page.resize(*wanted.get("size", (1024, 700)))
        self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)
        self.page.card.setFocus()

    def key(self, key: Qt.Key | str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """A key pressed and let go by a rested hand, where the keyboard is."""
        self.time += 1000
        QTest.keyClick(self.here, named(key), modifier)

    def down(self, key: Qt.Key | str) -> None:
        """A key goes down, or says so again."""
        QTest.keyPress(self.here, named(key))

    def up(self, key: Qt.Key | str) -> None:
        """A key goes up, or says so while it is held."""
        QTest.keyRelease(self.here, named(key))

    def click(self, name: str) -> None:
        """A button, a player as ``player:p2``, or the ``card``."""
        widget = self.page.findChild(QWidget, name)
        assert widget is not None, name
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle(widget))

    @property
    def here(self) -> QWidget:
        """Where the keyboard is."""
        found: QWidget | None = self.page.focusWidget()
        return found or self.page

    @property
    def text(self) -> str:
        """All that any widget holds."""
        return texts(self.page)

    @property
    def leaks(self) -> list[str]:
        """Which players' secrets any widget holds."""
        text = self.text
        return [player for player, one in self.pack.cards.items() if any(part in text for part in one.qr_text.split("\n"))]

    def covered(self) -> bool:
        """Whether no widget holds any card."""
        return self.leaks == []

    @property
    def side(self) -> str:
        """What is up."""
        return self.page.turning.side

    def picture(self, qtbot: QtBot) -> QImage:
        """The card as it looks once it has turned."""
        qtbot.waitUntil(lambda: self.page.card.still)
        return self.page.card.grab().toImage()


def middle(widget: QWidget) -> QPoint:
    """Where a click goes."""
    return QPointF(widget.width() / 2, widget.height() / 2).toPoint()
