"""The computer stays awake while a session is open, where it can be asked to."""

from __future__ import annotations

import pytest
import wakepy

from gm_console.ui.awake import Awake


def test_a_machine_without_a_bus_sleeps_as_ever_and_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    awake = Awake()
    awake.hold()
    awake.release()
    assert not awake.held


def test_it_is_asked_for_once_and_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAKEPY_FAKE_SUCCESS", "yes")
    awake = Awake()
    awake.hold()
    awake.hold()
    assert awake.held
    assert wakepy.current_mode().active
    awake.release()
    awake.release()
    assert not awake.held


def test_a_library_that_fails_is_no_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(**_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("wakepy.keep.presenting", broken)
    awake = Awake()
    awake.hold()
    assert not awake.held
