"""What every test stands on: no screen, no real home, one language, and nothing left behind."""

from __future__ import annotations

import gc
import itertools
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Set before anything can import Qt or the console, and inherited by every process that a test starts.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["TZ"] = "Europe/Madrid"
os.environ["LANGUAGE"] = ""  # or the system speaks Spanish of its own accord
os.environ["LANG"] = os.environ["LC_ALL"] = "C.UTF-8"  # always installed, and Qt wants UTF-8

QT_FIXTURES = {"qtbot", "qapp", "qapp_cls", "qtlog"}
HOMES = {
    "HOME": "",
    "USERPROFILE": "",
    "XDG_CACHE_HOME": "cache",
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_RUNTIME_DIR": "run",
    "XDG_STATE_HOME": "state",
}

NUMBERS = itertools.count()

settings.register_profile("dev", max_examples=50, deadline=None, database=None)
settings.register_profile("ci", max_examples=50, deadline=None, database=None, derandomize=True)
settings.register_profile(
    "slow", max_examples=2000, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev"))


COUNTED = {"engine", "games", "golden", "releases", "sitting", "store", "words"}
"""Folders whose tests count what they reach of engine, games and store; printing would take twice as long."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the counting out of tests that are not for the pure rooms."""
    for item in items:
        if item.path.relative_to(Path(__file__).parent).parts[0] not in COUNTED:
            item.add_marker("no_cover")


def make_home(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Point every variable that names a person's folders into `folder`, which Qt wants private."""
    for variable, inside in HOMES.items():
        target = folder / inside
        target.mkdir(mode=0o700, parents=True, exist_ok=True)
        patch.setenv(variable, str(target))


def pytest_collection_finish() -> None:
    """What was imported and collected stays: neither the collector nor whoever looks for timers goes through it after each test."""
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def session_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A home for what is made once per session, so that no fixture sees the real one."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("session-home")
        make_home(folder, patch)
        yield folder


@pytest.fixture(autouse=True)
def home(session_home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home for each test, counted here: pytest would look through those of all tests before for the next free number."""
    folder = session_home / f"home-{next(NUMBERS)}"
    make_home(folder, monkeypatch)
    return folder


@pytest.fixture(autouse=True)
def _no_thread_left_behind() -> Iterator[None]:
    """Fail a test that leaves a thread for the next one."""
    before = set(threading.enumerate())
    yield
    left = [thread.name for thread in threading.enumerate() if thread not in before]
    assert not left, f"threads left behind: {left}"


@pytest.fixture(autouse=True)
def _no_timer_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test of the glass that leaves a timer running; the other tests never come near Qt."""
    if not QT_FIXTURES.intersection(request.fixturenames):
        yield
        return
    before = running_timers()
    yield
    left = running_timers() - before
    assert not left, f"timers left running: {left}"


def running_timers() -> set[str]:
    """The Qt timers that run once what was closed has gone, each with whose it is."""
    from PySide6.QtCore import QCoreApplication, QEvent, QTimer
    from shiboken6 import isValid

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    timers = [found for found in gc.get_objects() if type(found) is QTimer]  # of 80,000, twice a test: `isinstance` takes ten times as long
    return {f"{id(timer):#x} of {timer.parent()}" for timer in timers if isValid(timer) and timer.isActive()}
