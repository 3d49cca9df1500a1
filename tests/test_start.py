"""A cold start brings only what the hall needs: everything else is imported once its first frame is on the glass."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

LATER = ("msgspec", "sqlite3", "sqlite_utils", "babel", "reportlab", "qrcode", "miniaudio", "wakepy", "pypdfium2", "PySide6.QtSvg")
START = f"""
import sys
from gm_console import app
from gm_console.ui.window import HostWindow

def count(self):
    print([name for name in {LATER} if name in sys.modules])
    sys.stdout.flush()
    app.QApplication.instance().quit()

HostWindow._after_first_frame = count
sys.exit(app.run())
"""


def test_the_first_frame_waits_for_nothing_that_only_a_meeting_needs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GM_CONSOLE_HOME", str(tmp_path))
    (tmp_path / "settings.toml").write_text('language = "es"\n')
    done = subprocess.run([sys.executable, "-c", START], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.returncode) == ("[]", 0), done.stderr


TABLE = """
import sys
from gm_console import app
made = app.dressed_app()
console = app.Console(made)
console.window.show()
players = [{"name": name, "cliches": ["sastre"]} for name in ("Ana", "Bruno")]
assert console.desk.do({"do": "new", "game": "martes", "players": players, "case": "la-pelucona"}) is None
for _ in range(9):
    made.processEvents()
before = set(sys.modules)
console.window.acts.print()
print(sorted(name for name in set(sys.modules) - before if name.startswith(("gm_console.ui", "gm_console.printshop"))))
console.window.close()
console.close()
"""


def test_paper_opened_over_a_table_waits_for_no_page_to_be_imported(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GM_CONSOLE_HOME", str(tmp_path))
    done = subprocess.run([sys.executable, "-c", TABLE], capture_output=True, text=True, check=False, timeout=60)
    assert (done.stdout.strip(), done.returncode) == ("[]", 0), done.stderr
