"""The real program on a real X server, driven as a host without a mouse would: keys in, pictures and a journal out."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import reduce
from pathlib import Path
from typing import IO, TypeVar

import pytest
from PIL import Image, ImageChops, ImageGrab

from gm_console.sitting.shelf import Shelf
from gm_console.store.journal import Journal, verify
from gm_console.ui.keys import DEAF_MS, GRACE_MS
from gm_console.ui.theme import read

PATIENCE = 20.0
"""Seconds that a busy machine may take for anything the host waits for."""
SCREEN = (1280, 800)
TELEVISION = (0, 0, 900, 500)
"""Where the players' window lies."""
RESTED = (DEAF_MS + 2 * GRACE_MS) / 1000
"""Seconds from a ruling on disk until the table hears keys again: it is painted first, then deaf for a while."""
CLUB = Path(__file__).resolve().parents[2] / "resources/themes/club.toml"
Box = tuple[int, int, int, int]
Found = TypeVar("Found")


def until(look: Callable[[], Found], what: str, patience: float = PATIENCE) -> Found:
    """What ``look`` finds, as soon as it finds something."""
    end = time.monotonic() + patience
    while not (found := look()):
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.03)
    return found


class Host:
    """Eyes and hands at the program's windows. There is no window manager, so the hands also give a new window the keyboard."""

    def __init__(self, display: str, home: Path) -> None:
        self.display, self.home = display, home
        self.journal = home / "journal.db"
        self._known: set[str] = set()
        self._ring = tuple(int(read(CLUB).focus[place : place + 2], 16) for place in (1, 3, 5))

    # eyes

    def windows(self) -> list[str]:
        """What can be seen of the program, the topmost last."""
        search = [*self._xdotool, "search", "--onlyvisible", "--class", "gm-console"]
        return subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()

    def picture(self) -> Image.Image:
        """The whole screen."""
        return ImageGrab.grab(xdisplay=self.display).convert("RGB")

    def focus(self) -> Box | None:
        """Where the ring is that says who has the keyboard."""
        far = ImageChops.difference(self.picture(), Image.new("RGB", SCREEN, self._ring))
        bands: list[Image.Image] = [band.point([255] + [0] * 255) for band in far.split()]
        return reduce(ImageChops.darker, bands).getbbox()

    # hands

    @property
    def _xdotool(self) -> list[str]:
        return ["env", f"DISPLAY={self.display}", "xdotool"]

    def do(self, *words: str) -> None:
        """One call of xdotool. A new window gets the keyboard, or the topmost one where the one that had it has gone."""
        shown = until(self.windows, "a window")
        fresh = [window for window in shown if window not in self._known]
        has_it = subprocess.run([*self._xdotool, "getwindowfocus"], capture_output=True, text=True, check=False).stdout.strip()
        given = [] if has_it in shown and not fresh else ["windowfocus", "--sync", (fresh or shown)[-1]]
        self._known = set(shown)
        subprocess.run([*self._xdotool, *given, *words], check=True)

    def press(self, *keys: str) -> None:
        """Keys that rule nothing, one after the other, each by a hand that lets go."""
        for key in keys:
            self.do("key", key)
            time.sleep(GRACE_MS / 1000)

    def type(self, text: str) -> None:
        """Words into a field."""
        self.do("type", "--delay", "15", text)

    def tab_to(self, wanted: Callable[[Box], bool], what: str) -> Box:
        """Tab until the ring is where it is wanted."""
        for _ in range(60):
            here = self.focus()
            if here is not None and wanted(here):
                return here
            self.press("Tab")
            until(lambda here=here: self.focus() != here, f"the ring beyond {here}")  # type: ignore[misc]  # bound at once
        raise AssertionError(f"Tab never comes to {what}")

    def form(self, key: str) -> None:
        """A key that opens a form, and the form on the glass; it is deaf for a moment."""
        time.sleep(RESTED)
        before = len(self.windows())
        self.press(key)
        until(lambda: len(self.windows()) > before, f"the form of {key}")
        time.sleep(RESTED)

    def rule(self, *keys: str) -> None:
        """Keys of which the last rules: it is on disk when this returns, and the table hears again."""
        before = len(self.ruled())
        self.press(*keys)
        until(lambda: len(self.ruled()) > before, f"the ruling of {' '.join(keys)}")
        time.sleep(RESTED)

    # what is on disk

    def ruled(self) -> list[str]:
        """Every ruling in the journal, in order, by its name."""
        journal = Journal.open(self.journal)
        try:
            return [row.name for info in journal.sessions() for row in journal.rows(info.id) if row.kind != "event"]
        finally:
            journal.close()


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """An X server of one's own, on the first display that is free."""
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    assert not missing, f"{' and '.join(missing)} not found: python3 dev.py test installs what the tests drive the window with"
    number, told = os.pipe()
    options = ["-displayfd", str(told), "-screen", "0", f"{SCREEN[0]}x{SCREEN[1]}x24", "-nolisten", "tcp"]
    with (tmp_path / "xvfb.log").open("wb") as log, subprocess.Popen(["Xvfb", *options], pass_fds=[told], stderr=log) as server:
        os.close(told)
        with os.fdopen(number) as line:
            yield f":{line.readline().strip()}"
        server.terminate()


@pytest.fixture
def host(display: str, tmp_path: Path) -> Iterator[Host]:
    """A host before the hall of a program that was never started before; until the test ends it must live and complain of nothing."""
    home = tmp_path / "home"
    home.mkdir()
    (home / "settings.toml").write_text('language = "es"\nsounds = false\n')
    with (tmp_path / "said.log").open("w+") as said, program(display, home, said) as console:
        made = Host(display, home)
        until(made.windows, "the hall")
        until(made.journal.exists, "the journal")
        yield made
        console.terminate()
        status = console.wait(PATIENCE)
        said.seek(0)
        assert (status, said.read()) == (-signal.SIGTERM, "")


def program(display: str, home: Path, said: IO[str]) -> subprocess.Popen[str]:
    """The console as a host starts it."""
    about = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "GM_CONSOLE_HOME": str(home)}
    return subprocess.Popen([sys.executable, "-m", "gm_console"], env={**os.environ, **about}, stdout=said, stderr=said, text=True)


def name_below(row: int) -> Callable[[Box], bool]:
    """Whether the ring is round the field for a name, in a row below another."""
    return lambda box: box[1] > row and 60 < box[0] < 110 and box[2] - box[0] > 150


def set_up(host: Host) -> None:
    """From the hall to the table: three detectives with clichés, and the third case of the list."""
    host.tab_to(lambda box: box[2] - box[0] > 400 and box[0] < 100 and box[1] < 120, "the game's card, the first of four")
    host.press("Return")
    row = 0
    for name in ("Ana", "Bruno", "Cloe"):
        row = host.tab_to(name_below(row), f"a field for {name}")[1]
        host.type(name)
        host.tab_to(lambda box: box[2] - box[0] > 450, "the clichés")
        host.type(f"artillero, relojero de {name}")
    host.press("ctrl+Next")
    host.tab_to(lambda box: box[3] - box[1] > 400, "the list of cases")
    host.press("Down", "Down")
    host.rule("ctrl+Return")


def play(host: Host) -> None:
    """A round with nearly everything in it, and a second one in which the case is solved."""
    host.rule("e")
    host.rule("q")
    host.rule("2", "1")  # Bruno interrupts with his first cliché
    host.rule("s")
    host.rule("ctrl+z")
    host.rule("n")
    leave_and_return(host)
    host.form("F11")  # from here on the players' window has the keyboard, and hands it to the table
    host.rule("q")
    host.rule("s")
    deduce(host, "1", "2")
    host.form("t")
    host.rule("2", "Return")
    host.rule("minus", "Return")  # the next bet is asked for at once
    host.rule("x")
    host.rule("1", "2")  # Ana buys a hint with her second cliché
    host.rule("r")
    host.rule("q")
    host.rule("s")
    deduce(host, *"123456")


def deduce(host: Host, *right: str) -> None:
    """A deduction in a few words, judged."""
    host.form("d")
    host.type("un empujon")
    host.press("Return")  # a line with words leads to the next one, an empty one declares
    host.rule("Return")
    host.form("j")
    host.rule(*right, "Return")


def leave_and_return(host: Host) -> None:
    """Away from the table and back, by a key held for a second; then the clock goes on."""
    host.rule("l")
    covered = host.picture()
    host.do("keydown", "space")
    until(lambda: host.picture().getpixel((30, 700)) != covered.getpixel((30, 700)), "the table under the cloth")
    host.do("keyup", "space")
    host.rule("p")


def in_line(ring: Box | None) -> Box | None:
    """The ring, where it is in the line above the actions."""
    return ring if ring is not None and 600 < ring[1] < 720 else None


def reveal_and_save(host: Host, record: Path) -> None:
    """The solution on the players' screen, by a question that is answered with Tab and Enter; then the record on paper."""
    host.press("F11", "F11")  # put away and opened again: in front
    before = host.picture().crop(TELEVISION)
    host.press("v")
    no = until(lambda: in_line(host.focus()), "the question, and no as its answer")
    host.press("shift+Tab")
    until(lambda: in_line(host.focus()) not in (None, no), "yes beside no")
    time.sleep(RESTED)
    host.press("Return")
    until(lambda: ImageChops.difference(host.picture().crop(TELEVISION), before).getbbox(), "the solution on the players' screen")
    host.form("g")
    host.type(str(record))
    host.press("Return")
    until(lambda: record.exists() and record.read_bytes().rstrip().endswith(b"%%EOF"), "the record")


FIRST = ["new", "start", "ask", "interrupt", "answer", "undo", "answer", "pause", "resume", "ask", "answer", "deduce", "judge"]
REST = ["bet", "stand", "pass", "hint", "next-round", "ask", "answer", "deduce", "judge"]


@pytest.mark.slow
def test_a_whole_evening_by_keys_alone_is_in_the_journal_it_leaves(host: Host, tmp_path: Path) -> None:
    set_up(host)
    play(host)
    reveal_and_save(host, tmp_path / "acta.pdf")
    assert host.ruled() == FIRST + REST
    assert verify(host.journal) == ()
    journal = Journal.open(host.journal)
    [info] = journal.sessions()
    session, _, _ = Shelf(journal).load(info.id)
    journal.close()
    assert (info.title, info.players) == ("La campana que no sonó", ("Ana", "Bruno", "Cloe"))
    assert session.state.phase == "over"
