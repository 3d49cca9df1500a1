"""The printing page opened on its own or over a table, for tests: a real press, real pages."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from pytestqt.qtbot import QtBot

from gm_console.ui.printing.drawer import Drawer
from gm_console.ui.printing.page import PrintPage
from gm_console.ui.printing.source import FromLibrary, Source
from tests.ui.evening import look

PATIENCE = 60_000
"""Milliseconds a busy machine may take to print."""
NAMES = ("Ana", "Bruno", "Cloe")


def page(qtbot: QtBot, what: str = "places", drawer: Drawer | None = None, source: Source | None = None, **chosen: Any) -> PrintPage:
    """The page with something chosen and in the making, as it is opened from the hall for martes unless ``source`` says otherwise."""
    held = drawer or Drawer()
    made = PrintPage(look(), source or FromLibrary("martes", "Berta", NAMES, 8), held, "es")

    def close(_: object) -> None:
        made.hide()
        held.clear()

    qtbot.addWidget(made, before_close_func=close)
    made.resize(1280, 800)
    made.choices.choose(what)
    for key, value in chosen.items():
        made.choices.put(key, value)
    made.show()
    return made


def ready(qtbot: QtBot, shown: PrintPage) -> Path:
    """The finished file, once the page shows one."""
    qtbot.waitUntil(lambda: shown.making.made is not None and shown.preview.part is not None, timeout=PATIENCE)
    assert shown.making.made is not None
    return shown.making.made


def seen(qtbot: QtBot, shown: PrintPage) -> None:
    """Waits until the page shown is to be seen."""
    qtbot.waitUntil(lambda: not shown.preview.glass.empty, timeout=PATIENCE)


def words(path: Path) -> str:
    """Every word of a PDF, read in another process: pdfium may be at the preview in a thread, and bears no second one."""
    return subprocess.run(["pdftotext", "-raw", str(path), "-"], capture_output=True, text=True, check=True).stdout


def sides(path: Path) -> tuple[int, list[float]]:
    """How many pages a PDF has, and the sides of the first in points, the shorter one first; read in another process too."""
    told = subprocess.run(["pdfinfo", str(path)], capture_output=True, text=True, check=True).stdout
    found = dict(line.split(":", 1) for line in told.splitlines())
    wide, _, high, *_ = found["Page size"].split()
    return int(found["Pages"]), sorted((float(wide), float(high)))
