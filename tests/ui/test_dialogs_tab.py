"""Tab goes through a dialog as the eye does, leaves nothing out and comes round again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from gm_console.sitting import Outcome
from gm_console.ui.crash import CrashReport
from gm_console.ui.dialogs.frame import Frame
from gm_console.ui.dialogs.martes.parts import parts
from gm_console.ui.dialogs.mend import Mend, Mending
from gm_console.ui.editors.deleting import Delete
from gm_console.words import Translator
from tests.ui.dialogs import host_view
from tests.ui.test_dialogs_look import DIALOGS, TWICE, over

__all__ = ["over"]
def covered(words: Translator, above: QWidget) -> Frame:
    """A mend of a judgement: what was right lies under a veil."""
    sent = {"do": "judge", "hits": ["what"]}
    entry = Mending(7, sent, ("Ana.",), parts(words, sent, host_view()), frozenset({"hits"}))
    return Mend(words, entry, lambda _: Outcome(), lambda _: (), above)


ALL: dict[str, Callable[[Translator, QWidget], Any]] = {
    **DIALOGS,
    "delete": lambda words, above: Delete(words, "case", "La campana", above),
    "crash": lambda words, above: CrashReport(words, "Traceback", above),
    "mend covered": covered,
}

STATES: dict[str, tuple[str, Callable[[Any], object]]] = {
    "the course of a correction": ("correct", lambda dialog: dialog.tabs.setCurrentIndex(1)),
    "another's clichés": ("correct", lambda dialog: (dialog.tabs.setCurrentIndex(2), dialog.uses.who.choose("Bruno"))),
    "an answer to be put right": ("correct", lambda dialog: (dialog.tabs.setCurrentIndex(3), dialog.answer.which.setCurrentIndex(1))),
    "a newcomer": ("join", lambda dialog: dialog.who.choose("")),
    "nothing to be kept": ("mend", lambda dialog: dialog.out.setChecked(True)),
    "what is covered, open": ("mend covered", lambda dialog: dialog.veil.uncover()),
    "a deduction, open": ("amendment", lambda dialog: dialog.veil.uncover()),
    "an answer chosen": ("note", lambda dialog: dialog.verdict.choose("no")),
}


def name(widget: QWidget) -> str:
    """What it is called in a failure."""
    return f"{type(widget).__name__} {widget.objectName() or widget.accessibleName()}"


def expected(dialog: QDialog) -> list[QWidget]:
    """All that Tab may stop at, seen and enabled."""
    seen = [one for one in dialog.findChildren(QWidget) if one.isVisible() and one.isEnabled() and one.focusProxy() is None]
    return [one for one in seen if one.focusPolicy() & Qt.FocusPolicy.TabFocus]


def walked(dialog: QDialog, back: bool = False) -> list[QWidget]:
    """Where Tab stops, until it is where it began."""
    found: list[QWidget] = []
    for _ in range(100):
        here: QWidget | None = dialog.focusWidget()
        assert here is not None
        if found and here is found[0]:
            return found
        found.append(here)
        QTest.keyClick(here, Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
    raise AssertionError([name(one) for one in found[:30]])


def as_the_eye_goes(dialog: QDialog, widgets: list[QWidget]) -> list[QWidget]:
    """Row by row, from the left."""
    place = {one: one.mapTo(dialog, QPoint(0, 0)) for one in widgets}
    middle = {one: place[one].y() + one.height() // 2 for one in widgets}
    rows: list[list[QWidget]] = []
    for one in sorted(widgets, key=lambda one: middle[one]):
        if rows and abs(middle[rows[-1][0]] - middle[one]) < 12:
            rows[-1].append(one)
        else:
            rows.append([one])
    return [one for row in rows for one in sorted(row, key=lambda one: place[one].x())]


def look_at(dialog: QDialog) -> None:
    """Every control once, in the eye's order, and round again; backwards the same."""
    QApplication.processEvents()
    found = walked(dialog)
    assert sorted(map(name, found)) == sorted(map(name, expected(dialog)))
    order = as_the_eye_goes(dialog, found)
    start = order.index(found[0])
    assert [*map(name, found)] == [*map(name, order[start:] + order[:start])]
    assert walked(dialog, back=True) == [found[0], *reversed(found[1:])]
    dialog.close()


def shown(qtbot: QtBot, which: str, above: QWidget) -> QDialog:
    """A dialog on screen."""
    dialog: QDialog = ALL[which](Translator("es"), above)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


@pytest.mark.parametrize("refused", [False, True])
@pytest.mark.parametrize("which", ALL)
def test_tab_reaches_every_control_once_and_comes_round(qtbot: QtBot, over: QWidget, which: str, refused: bool) -> None:
    dialog = shown(qtbot, which, over)
    if refused and isinstance(dialog, Frame) and which != "why":
        dialog.show_refusal(TWICE)
    look_at(dialog)


@pytest.mark.parametrize("state", STATES)
def test_so_it_does_when_the_fields_have_changed(qtbot: QtBot, over: QWidget, state: str) -> None:
    which, change = STATES[state]
    dialog = shown(qtbot, which, over)
    change(dialog)
    look_at(dialog)
