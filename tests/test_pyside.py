"""PySide6 6.12.0 ends the process on Python 3.11 after some thousand calls that return nothing."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version

CALLS_THAT_RETURN_NOTHING = """
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication([])
label = QLabel()
for _ in range(20_000):
    label.setText("x")
print("still here")
"""


def test_an_evening_of_calls_that_return_nothing_does_not_end_the_console() -> None:
    command = [sys.executable, "-c", CALLS_THAT_RETURN_NOTHING]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "still here\n"), done.stderr


def test_the_pinned_pyside_is_below_the_one_that_crashes() -> None:
    major, minor = (int(part) for part in version("PySide6-Essentials").split(".")[:2])
    assert (6, 8) <= (major, minor) < (6, 12)
