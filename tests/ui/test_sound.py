"""Sound is a courtesy: the table never waits for it and never hears why it is missing."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from gm_console.store import places
from gm_console.ui.sound import Sounds, play_file, quiet

FOLDER = Path("sounds")


class Player:
    """Stands in for the device."""

    def __init__(self, fails: bool = False) -> None:
        self.fails = fails
        self.played: list[str] = []
        self.heard = threading.Event()

    def __call__(self, path: Path, stop: threading.Event) -> None:
        self.played.append(path.name)
        self.heard.set()
        if self.fails:
            raise OSError("no device")


def test_sounds_are_played_in_order_and_not_by_the_table() -> None:
    player = Player()
    sounds = Sounds(FOLDER, player=player)
    sounds.play("bell")
    assert player.heard.wait(5)
    sounds.close()
    assert player.played == ["bell.wav"]


def test_without_a_device_there_is_silence_after_one_try() -> None:
    player = Player(fails=True)
    sounds = Sounds(FOLDER, player=player)
    sounds.play("bell")
    assert player.heard.wait(5)
    sounds.close()
    sounds.play("hour")
    assert player.played == ["bell.wav"]


def test_a_host_who_wants_no_sound_gets_not_even_a_thread() -> None:
    player = Player()
    sounds = Sounds(FOLDER, on=False, player=player)
    before = threading.active_count()
    sounds.play("bell")
    assert (threading.active_count(), player.played) == (before, [])
    sounds.close()


def test_closing_cuts_a_sound_short() -> None:
    stopped: list[bool] = []

    def long(path: Path, stop: threading.Event) -> None:
        stopped.append(stop.wait(60))

    sounds = Sounds(FOLDER, player=long)
    sounds.play("hour")
    sounds.close()
    assert stopped == [True]


def test_what_the_systems_libraries_write_of_a_missing_device_is_not_seen(capfd: pytest.CaptureFixture[str]) -> None:
    with quiet():
        os.write(2, b"ALSA lib: cannot find card\n")
    os.write(2, b"ours\n")
    assert capfd.readouterr().err == "ours\n"


def test_every_sound_can_be_decoded() -> None:
    import miniaudio

    files = sorted((places.shipped("resources") / "sounds").glob("*.wav"))
    assert len(files) >= 4
    assert all(miniaudio.decode_file(str(file)).num_frames > 0 for file in files)


def test_a_file_that_is_no_sound_is_reported_to_the_caller(tmp_path: Path) -> None:
    import miniaudio

    torn = tmp_path / "torn.wav"
    torn.write_bytes(b"RIFF")
    with pytest.raises(miniaudio.DecodeError):
        play_file(torn, threading.Event())
