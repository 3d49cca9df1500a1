from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Never

import msgspec
import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from gm_console.printing.profile import Profile
from gm_console.printshop import printers
from gm_console.ui.printing.drawer import Drawer, sweep
from gm_console.ui.printing.paper import printer_for
from tests.ui.printing.opened import PATIENCE, page, ready, sides


@pytest.fixture
def viewer(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A system's viewer that takes everything; what it was given."""
    given: list[Path] = []

    def take(url: QUrl) -> bool:
        given.append(Path(url.toLocalFile()))
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", take)
    return given


def test_a_viewer_gets_a_file_of_its_own_in_a_private_folder_without_a_secret_in_its_name(qtbot: QtBot, viewer: list[Path]) -> None:
    drawer = Drawer()
    shown = page(qtbot, "case", drawer, case="la-pelucona")
    ready(qtbot, shown)
    shown.open.click()
    (given,) = viewer
    assert stat.S_IMODE(given.parent.stat().st_mode) == 0o700
    assert "pelucona" not in str(given)
    assert "case" not in given.name
    shown.choices.choose("places")
    shown.hide()
    assert given.read_bytes().startswith(b"%PDF-")
    drawer.clear()
    assert not given.parent.exists()


def test_a_system_without_a_viewer_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    shown = page(qtbot)
    ready(qtbot, shown)
    shown.open.click()
    assert ("guárdalo" in shown.notice.text(), shown.notice.property("role")) == (True, "fault")


def test_a_full_disk_is_said_where_a_page_is_made_or_handed_to_a_viewer(
    qtbot: QtBot, viewer: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> Never:
        raise OSError(errno.ENOSPC, "full")

    shown = page(qtbot)
    ready(qtbot, shown)
    monkeypatch.setattr(os, "link", full)
    monkeypatch.setattr(os, "fsync", full)
    shown.open.click()
    assert ("lleno" in shown.notice.text(), viewer) == (True, [])
    monkeypatch.setattr(tempfile, "mkdtemp", full)
    fresh = page(qtbot, drawer=Drawer())
    fresh.making.make()
    assert "lleno" in fresh.preview.waiting.told.text()


def test_what_was_seen_is_what_is_saved(qtbot: QtBot, tmp_path: Path) -> None:
    shown = page(qtbot)
    made = ready(qtbot, shown)
    shown.delivery.save(tmp_path / "mine.pdf")
    qtbot.waitUntil(lambda: "mine.pdf" in shown.notice.text(), timeout=PATIENCE)
    assert (tmp_path / "mine.pdf").read_bytes() == made.read_bytes()


def test_a_place_that_cannot_be_written_is_told_in_a_sentence(qtbot: QtBot, tmp_path: Path) -> None:
    shown = page(qtbot)
    ready(qtbot, shown)
    shown.delivery.save(tmp_path)
    qtbot.waitUntil(lambda: "es una carpeta" in shown.notice.text(), timeout=PATIENCE)
    assert shown.notice.property("role") == "fault"
    assert list(tmp_path.iterdir()) == []


def to_file(path: Path, dpi: int = 72) -> QPrinter:
    made = printer_for("none")
    made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    made.setOutputFileName(str(path))
    made.setResolution(dpi)
    return made


def test_a_printer_gets_every_page_at_its_true_size(qtbot: QtBot, tmp_path: Path) -> None:
    shown = page(qtbot, "characters", characters="madrid-1900", backs="none")
    made = ready(qtbot, shown)
    with qtbot.waitSignal(shown.delivery.sent, timeout=PATIENCE) as sent:
        shown.delivery.send(to_file(tmp_path / "out.pdf"))
    assert sent.args == [True]
    (pages, size), (printed, out) = sides(made), sides(tmp_path / "out.pdf")
    assert printed == pages
    assert out == pytest.approx(size, abs=1)


def test_printing_is_called_off_between_two_pages(qtbot: QtBot, tmp_path: Path) -> None:
    shown = page(qtbot, "kit", case="la-pelucona", characters="madrid-1900")
    ready(qtbot, shown)
    shown.delivery.sending.connect(lambda *_: shown.stop_sending.click())
    with qtbot.waitSignal(shown.delivery.sent, timeout=PATIENCE) as sent:
        shown.delivery.send(to_file(tmp_path / "out.pdf", dpi=300))
    assert sent.args == [False]
    assert "Has parado" in shown.notice.text()


def test_a_printer_is_measured_from_its_sheet_and_used_from_then_on(qtbot: QtBot) -> None:
    shown = page(qtbot)
    shown.measuring.ask("")
    form = shown.measuring.form
    assert form is not None
    form.name.edit.setText("Brother")
    form.across.edit.setText("−2")
    form.down.edit.setText("3")
    form._open.invalidate()
    form.go_on()
    assert printers.find("Brother") == Profile("A4", "long", "portrait", 0.5, 0.75, 4.0, "Brother")
    assert shown.choices.value.printer == "Brother"


def test_a_number_that_is_none_of_the_sheet_s_is_refused_beside_its_field(qtbot: QtBot) -> None:
    shown = page(qtbot)
    shown.measuring.ask("")
    form = shown.measuring.form
    assert form is not None
    form.name.edit.setText("Brother")
    form.across.edit.setText("40")
    assert form.command() is None
    assert "12" in form.across.fault
    assert printers.load()[0] == ()


def test_a_printer_s_form_opens_with_the_numbers_it_was_given(qtbot: QtBot) -> None:
    for way in (("long", "portrait"), ("short", "portrait"), ("long", "landscape")):
        printers.keep(msgspec.structs.replace(Profile("A4", *way, -0.5, 0.75, 5.0, "Casa")))
        shown = page(qtbot)
        shown.measuring.ask("Casa")
        form = shown.measuring.form
        assert form is not None
        sent = form.command()
        assert sent is not None
        assert form.profile(sent) == printers.find("Casa")


def test_the_calibration_sheet_is_printed_the_way_the_form_says(qtbot: QtBot) -> None:
    shown = page(qtbot)
    shown.measuring.ask("")
    assert shown.measuring.form is not None
    shown.measuring.form.sheet_wanted.emit("Letter", "short", "landscape")
    chosen = shown.choices.value
    assert (chosen.what, chosen.paper, chosen.backs, chosen.orientation) == ("calibration", "Letter", "short", "landscape")


def test_every_way_the_calibration_sheet_is_offered_in_can_be_printed(qtbot: QtBot) -> None:
    shown = page(qtbot, "calibration")
    ready(qtbot, shown)
    box = shown.choices.boxes["backs"]
    assert [box.itemData(place) for place in range(box.count())] == ["long", "short"]
    shown.choices.put("backs", "short")
    qtbot.waitUntil(lambda: shown.making.made is None)
    ready(qtbot, shown)


def test_what_a_killed_program_left_is_cleared_away_and_a_running_one_s_is_not(tmp_path: Path) -> None:
    gone = subprocess.Popen([sys.executable, "-c", ""])
    gone.wait()
    left, running, other = (tmp_path / name for name in (f"gm-console-{gone.pid}-abc", f"gm-console-{os.getpid()}-abc", "gm-console-x-y"))
    for folder in (left, running, other):
        folder.mkdir()
    sweep(tmp_path)
    assert [folder.exists() for folder in (left, running, other)] == [False, True, True]
