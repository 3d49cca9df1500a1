"""The window orders paper and never draws it: what draws is another process's to import."""

from __future__ import annotations

import subprocess
import sys

ASKED = """
import sys
import gm_console.ui.printing.page, gm_console.ui.printing.source, gm_console.printing.faces.martes.gathering
import gm_console.printing.faces.martes.record
from gm_console.printshop.order import catalogue
catalogue("martes")
print(sorted({"reportlab", "qrcode", "PIL", "pypdfium2"} & set(sys.modules)))
"""


def test_opening_the_printing_page_waits_for_nothing_that_draws() -> None:
    done = subprocess.run([sys.executable, "-c", ASKED], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
