"""Dialogs for tests: opened on screen, with what they give, and the people they are about."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gm_console.games.martes.content import Case, Six
from gm_console.games.martes.model import Cliche, HostSeat
from gm_console.games.martes.views import AnswerShown, HintShown, HostView, SeatShown
from gm_console.ui.dialogs import frame
from gm_console.ui.dialogs.frame import Frame
from gm_console.ui.keys import GRACE_MS
from gm_console.ui.steady import monotonic
from gm_console.words import Translator

WORDS = Translator("es")
SAID = Six(what="el collar", who="el ama de llaves", why="la herencia")
SOLUTION = Six("El collar falso.", "El jardinero.", "Por el pozo.", "De noche.", "En el huerto.", "Por amor.")
CASE = Case(
    title="El pozo",
    solution=SOLUTION,
    enigma="Un collar, un pozo.",
    story="Nadie bajó nunca.",
    facts=("El jardinero cavó el pozo.", "El collar era de vidrio.", "La cuerda estaba húmeda."),
    hints=("Miren abajo.", "El vidrio no pesa.", "¿Quién riega?"),
    misleads=("Que lo robara el ama.",),
)


def seat(id_: str, name: str, pounds: int, cliche: Cliche, *, gone: bool = False, interrupted: bool = False) -> SeatShown:
    """A detective with one cliché."""
    return SeatShown(id_, name, None, gone, pounds, out=False, interrupted=interrupted, cliches=(cliche,), floor=True)


SEATS = (
    seat("p1", "Ana", 12, Cliche("médica")),
    seat("p2", "Bruno", 9, Cliche("artillero", interrupt=False), interrupted=True),
    seat("p3", "Cloe", 15, Cliche("organista"), gone=True),
)


def host_view(**changes: Any) -> HostView:
    """A deduction of Bruno's under judgement, unless ``changes`` say otherwise."""
    view = HostView(
        phase="judging", players=SEATS, seal=None, opened=None, seeded=False, round=2, turn="Bruno", first="Ana",
        order=("Ana", "Bruno"), pot=20, host=4, host_seat=HostSeat(), elements=5, question=None, last=None,
        answers=(AnswerShown(4, 1, "Ana", "¿Llovía?", "yes", "mucho"), AnswerShown(7, 1, "Bruno", None, "no", None)),
        hints=(HintShown("Ana", "médica", None, "Miren abajo."),), rebuttal=None, tally=(), loans=(), struck=False,
        result=None, next_host=None, case=CASE, deduction=SAID, bets=None, hits=None,
    )  # fmt: skip
    return msgspec.structs.replace(view, **changes)


@pytest.fixture
def awake(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dialogs that listen from the first moment."""
    monkeypatch.setattr(frame, "DEAF_MS", 0)


def opened(qtbot: QtBot, dialog: Frame) -> list[Any]:
    """Puts a dialog on screen; the list fills with what it gives."""
    given: list[Any] = []
    dialog.given.connect(given.append)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.open()
    return given


def strike(widget: QWidget, key: Qt.Key | str) -> None:
    """A key pressed and let go by a rested hand: a special one, or a letter, digit or sign of the first hundred."""
    monotonic.help_on(GRACE_MS)
    QTest.keyClick(widget, key)  # type: ignore[arg-type]  # both forms are there, but the stubs know no union


def enter(dialog: Frame) -> None:
    """Enter where the keyboard is."""
    here: QWidget | None = dialog.focusWidget()
    strike(here or dialog, Qt.Key.Key_Return)


def press(dialog: QWidget, name: str) -> None:
    """A button by its object name, or by its words."""
    found = [made for made in dialog.findChildren(QAbstractButton) if name in {made.objectName(), made.text().replace("&", "")}]
    found[0].click()


def texts(widget: QWidget) -> str:
    """Every text that any widget in it holds, shown or not."""
    inside = [widget, *widget.findChildren(QWidget)]
    found = [one.text() for one in inside if isinstance(one, QLabel | QAbstractButton | QLineEdit)]
    found += [one.currentText() for one in inside if isinstance(one, QComboBox)]
    found += [text for one in inside for text in (one.toolTip(), one.accessibleName(), one.accessibleDescription(), one.windowTitle())]
    return "\n".join(found)
