"""A file that says what is printed, broken by hand: the window tells it as the command line does, and goes on."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gm_console.printshop import order
from gm_console.shipped import shipped
from gm_console.ui.printing.faulty import Faulty
from gm_console.ui.printing.page import PrintPage
from tests.ui.evening import Evening


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What martes prints is no TOML."""
    folder = shutil.copytree(shipped("printables"), tmp_path / "printables")
    (folder / "martes.toml").write_text("[cards\n", encoding="utf-8")
    monkeypatch.setattr(order, "shipped", lambda _: folder)
    order.catalogue.cache_clear()
    yield
    order.catalogue.cache_clear()


def told(page: QWidget) -> str:
    """Every sentence on a page."""
    return "\n".join(label.text() for label in page.findChildren(QLabel))


@pytest.mark.usefixtures("broken")
def test_a_broken_file_of_what_is_printed_is_told_over_the_table_and_the_game_goes_on(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.window.acts.print()
    page = evening.window.printing.page
    assert isinstance(page, Faulty)
    assert "martes.toml" in told(page)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert evening.window.stack.currentWidget() is evening.table


@pytest.mark.usefixtures("broken")
def test_a_broken_file_of_one_game_keeps_no_other_from_being_printed(qtbot: QtBot) -> None:
    window = Evening(qtbot).window
    window.desk.close()
    window.foyer.printing_wanted.emit("martes")
    page = window.stack.currentWidget()
    assert isinstance(page, Faulty)
    assert "martes.toml" in told(page)
    other = page.findChild(QPushButton, "cluedo")
    assert other is not None
    other.click()
    assert isinstance(window.stack.currentWidget(), PrintPage)
