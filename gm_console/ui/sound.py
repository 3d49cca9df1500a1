"""Short sounds of the desk, played beside it: the table never waits for one, and without a device there is silence."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from typing import Final

Player = Callable[[Path, threading.Event], None]
"""Plays a file to its end, or until the event is set. Raises whatever stands in its way."""

TAIL: Final = 0.3
"""Seconds a device needs to let the last of a sound out."""


class Sounds:
    """Plays ``resources/sounds/<name>.wav``. The first failure is the last: nothing is tried again, and nobody is told."""

    def __init__(self, folder: Path, *, on: bool = True, player: Player | None = None) -> None:
        self.on = on
        self._folder = folder
        self._player = player or play_file
        self._queue: SimpleQueue[str | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._stop = threading.Event()
        self._silent = False

    def play(self, name: str) -> None:
        """Plays a sound after those that wait already; returns at once."""
        if not self.on or self._silent or self._stop.is_set():
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
        self._queue.put(name)

    def close(self) -> None:
        """Silence, for good."""
        self._stop.set()
        self._queue.put(None)
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while (name := self._queue.get()) is not None:
            try:
                self._player(self._folder / f"{name}.wav", self._stop)
            except Exception:  # a device, a driver, a file or the library: whatever it is, it is only sound
                self._silent = True
                return


def play_file(path: Path, stop: threading.Event) -> None:
    """Through the system's usual device."""
    with quiet():
        import miniaudio

        sound = miniaudio.decode_file(str(path))
        device = miniaudio.PlaybackDevice(nchannels=sound.nchannels, sample_rate=sound.sample_rate)
    with device:
        stream = miniaudio.stream_raw_pcm_memory(sound.samples, sound.nchannels, sound.sample_width)
        next(stream)
        device.start(stream)
        stop.wait(sound.duration + TAIL)


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """The system's libraries write to the error stream by themselves when there is no device; for this moment nobody reads it."""
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
