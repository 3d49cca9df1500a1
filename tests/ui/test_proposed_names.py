"""Names of files that the window proposes: a guest who looks over a shoulder learns nothing from them."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from gm_console.engine.names import key
from gm_console.printshop.order import offered
from gm_console.store import places
from gm_console.ui.past import PastSessions
from gm_console.ui.printing.page import PrintPage
from tests.ui.evening import CASE, Evening
from tests.ui.printing.opened import PATIENCE


def told_by_the_case() -> set[str]:
    """Every longer word of the case."""
    told = " ".join(CASE.values())
    return {key(word) for word in "".join(letter if letter.isalnum() else " " for letter in told).split() if len(word) > 3}


def chosen(over: QWidget) -> Path:
    """The file in the dialog that has opened, which is closed again."""
    (dialog,) = [found for found in over.findChildren(QFileDialog) if found.isVisible()]
    (path,) = dialog.selectedFiles()
    dialog.reject()
    return Path(path)


def proposed(evening: Evening) -> str:
    """Its name."""
    return key(chosen(evening.window).name)


def assert_tells_nothing(name: str) -> None:
    assert name.endswith((".pdf", ".png", ".gmsession", ".md")), name
    assert [word for word in told_by_the_case() if word in name] == []


@pytest.mark.parametrize("what", offered("martes", session=True))
def test_paper_is_saved_under_a_name_that_tells_nothing_of_the_case(qtbot: QtBot, what: str) -> None:
    evening = Evening(qtbot)
    evening.key("P", Qt.KeyboardModifier.ControlModifier)
    shown = evening.window.printing.page
    assert isinstance(shown, PrintPage)
    shown.choices.choose(what)
    qtbot.waitUntil(shown.save.isEnabled, timeout=PATIENCE)
    shown.save.click()
    assert_tells_nothing(proposed(evening))


def test_the_record_is_saved_under_a_name_that_tells_nothing_of_the_case(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.window.keeping.choose()
    assert_tells_nothing(proposed(evening))


def test_a_record_has_one_name_and_one_place_whether_it_is_kept_tonight_or_later(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.window.keeping.choose()
    tonight = chosen(evening.window)
    evening.desk.close()
    evening.window.foyer.show_past()
    later = evening.window.stack.currentWidget()
    assert isinstance(later, PastSessions)
    later.list.setCurrentRow(0)
    later.acts["record"].click()
    assert tonight == chosen(later)
    assert tonight.parent == places.records()
    assert tonight.name == f"martes-{date.today().isoformat()}.pdf"  # noqa: DTZ011  # the host's own calendar


def test_a_card_is_saved_under_its_player_s_name_and_tells_nothing_else(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.key("H", Qt.KeyboardModifier.ControlModifier)
    page = evening.window.handing.page
    assert page is not None
    page.sending.choose(page.person)
    name = proposed(evening)
    assert name == "carta-ana.png"
    assert [line.text for line in page.cards.secret(page.person.id).lines if key(line.text) in name] == []
