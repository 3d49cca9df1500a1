"""The seal at the end of a meeting, as it is held beside what was shown before."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from tests.ui.evening import ALL, Evening


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_the_seal_can_be_read_whole_at_the_end_whatever_the_size_of_the_letters(qtbot: QtBot, scale: float) -> None:
    evening = Evening(qtbot, scale=scale)
    evening.window.resize(1024, 700)
    evening.do({"do": "ask", "by": "Ana"}, {"do": "answer", "answer": "yes"}, {"do": "deduce", "by": "Ana"}, {"do": "judge", "hits": ALL})
    area = evening.table.ending.findChild(QScrollArea)
    page = area.widget() if area is not None else None
    assert area is not None
    assert page is not None
    assert page.width() <= area.viewport().width()
