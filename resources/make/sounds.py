# /// script
# requires-python = ">=3.11"
# ///
"""Strike the club's bells: every sound is a sum of decaying partials, so the files are ours and the same each time.

    python resources/make/sounds.py

Mono, 16 bit, 22.05 kHz WAV.
"""

from __future__ import annotations

import math
import wave
from array import array
from pathlib import Path
from typing import NamedTuple

SOUNDS = Path(__file__).resolve().parent.parent / "sounds"
RATE = 22_050


class Strike(NamedTuple):
    """One blow: when (s), the pitch (Hz), how loud (0 to 1), how long it rings (s), and which body rings."""

    at: float
    pitch: float
    loud: float
    ring: float
    body: tuple[tuple[float, float, float], ...]


# A body's partials: multiple of the pitch, share of the loudness, share of the ring.
BELL = ((1, 0.6, 1.0), (2.0, 0.5, 0.7), (3.01, 0.3, 0.5), (4.17, 0.2, 0.35), (5.43, 0.12, 0.25), (6.8, 0.06, 0.15))
GONG = ((1, 0.8, 1.0), (1.006, 0.4, 0.95), (1.48, 0.35, 0.7), (2.09, 0.3, 0.55), (2.76, 0.2, 0.4), (3.6, 0.12, 0.25))
CHIME = ((1, 0.8, 1.0), (2.76, 0.28, 0.45), (5.4, 0.1, 0.2))

SCORES: dict[str, tuple[float, tuple[Strike, ...]]] = {
    "two-minutes": (1.7, (Strike(0, 659.26, 0.8, 0.5, CHIME), Strike(0.32, 523.25, 0.8, 0.65, CHIME))),
    "hour": (2.2, (Strike(0, 196.0, 0.9, 0.55, GONG), Strike(0.75, 196.0, 1.0, 0.55, GONG))),
    "bell": (0.9, (Strike(0, 1318.5, 0.7, 0.22, BELL), Strike(0.09, 1318.5, 0.4, 0.22, BELL))),
    "solved": (
        2.0,
        tuple(Strike(i * 0.16, pitch, 0.7, 0.5, CHIME) for i, pitch in enumerate((523.25, 659.26, 783.99, 1046.5))),
    ),
}


def add(blow: Strike, into: list[float]) -> None:
    """Add one blow; four milliseconds of rise, so that nothing clicks."""
    first = round(blow.at * RATE)
    for multiple, share, ring in blow.body:
        turn = 2 * math.pi * blow.pitch * multiple / RATE
        fall = 1 / (blow.ring * ring * RATE)
        for i in range(len(into) - first):
            rise = min(1.0, i / (0.004 * RATE))
            into[first + i] += blow.loud * share * rise * math.exp(-i * fall) * math.sin(turn * i)


def play(seconds: float, blows: tuple[Strike, ...]) -> array[int]:
    """The samples of one sound: its loudest at 70 %, its last tenth of a second faded out."""
    sums = [0.0] * round(seconds * RATE)
    for blow in blows:
        add(blow, sums)
    top = max(abs(s) for s in sums)
    tail = RATE // 10
    fades = (min(1.0, (len(sums) - 1 - i) / tail) for i in range(len(sums)))
    return array("h", (round(s / top * fade * 0.7 * 32_767) for s, fade in zip(sums, fades, strict=True)))


def main() -> None:
    """Write every sound."""
    for name, (seconds, blows) in SCORES.items():
        with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(play(seconds, blows).tobytes())


if __name__ == "__main__":
    main()
