"""Every key of the desk in one place, as data; and the ear that hears a key once.

Letters follow the words on the buttons, so some differ by language. A `*` stands for the ids behind a command's name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

RULINGS: Final[dict[str, dict[str, str]]] = {
    "martes": {
        "start": "E",
        "late-start": "K",
        "ask": "Q",
        "pass": "X",
        "answer:yes": "es:S fr:O en:Y",
        "answer:no": "N",
        "answer:irrelevant": "I",
        "answer:note": "M",
        "reword": "R",
        "deduce": "D",
        "decline": "X",
        "judge": "J",
        "ask-detail": "T",
        "amend": "M",
        "bet": "T",
        "next-round": "R",
        "reveal": "V",
        "save-record": "G",
        "to-hall": "H",
    },
    "espia": {
        "deal": "es:R fr:D en:D",
        "set-up": "es:J fr:R en:S",
        "hand-out": "es:E fr:E en:D",
        "all-seen": "es:T fr:T en:E",
        "begin": "es:I fr:D en:S",
        "interrupt-round": "X",
        "accuse": "U",
        "guess": "N",
        "secretly:vote": "V",
        "secretly:point": "V",
        "secretly:guess": "S",
        "move-turn": "M",
        "vote:yes": "es:S fr:O en:Y",
        "vote:no": "N",
        "other": "T",
        "close-vote": "F",
        "no-answer": "R",
        "reveal": "V",
        "save-record": "G",
        "to-hall": "H",
    },
    "cluedo": {
        "roll": "es:T fr:J en:R",
        "dice": "D",
        "passage": "es:S fr:S en:T",
        "enter": "E",
        "move": "M",
        "stay": "es:Q fr:R en:S",
        "suggest": "es:I fr:Y en:S",
        "show": "es:E fr:M en:S",
        "none": "N",
        "which": "es:Q fr:Q en:W",
        "secretly:show": "V",
        "accuse": "U",
        "end-turn": "F",
        "reveal": "V",
        "save-record": "G",
        "to-hall": "H",
    },
    "transito": {
        "deal": "es:R fr:D en:D",
        "draw": "D",
        "paper": "V",
        "move": "M",
        "stay": "es:Q fr:R en:Y",
        "travel": "V",
        "enter": "E",
        "suspect": "S",
        "show": "es:M fr:M en:S",
        "none": "N",
        "which": "es:Q fr:Q en:W",
        "secretly:show": "V",
        "accuse": "U",
        "end-turn": "F",
        "penalty": "X",
        "reveal": "V",
        "save-record": "G",
        "to-hall": "H",
    },
}
"""The keys of each game's rulings; digits choose a seat, then one of its clichés."""

DESK: Final[dict[str, str]] = {
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Shift+Z",
    "pause": "P",
    "leave-table": "L",
    "blank": "B",
    "again": "A",
    "public": "F11",
    "why": "F1",
    "sheet": "C",
    "hand-out": "Ctrl+H",
    "print": "Ctrl+P",
    "search": "/",
    "set-clock": "K",
    "more": "F10",
    "ruling": "Ctrl+R",
    "correct": "Ctrl+E",
}
"""The host's own, the same in every game and language."""

LATIN_ROW: Final = {sign: number for number, sign in enumerate("à&é\"'(-è_ç")}
"""The digits of a French keyboard as they arrive without Shift: à is 0, & is 1."""

DEAF_MS: Final = 400
GRACE_MS: Final = 120
NEVER_SPACE: Final = frozenset({
    "answer", "judge", "deduce", "show", "accuse", "end", "reveal", "vote", "guess", "point", "no-answer", "close-vote", "interrupt-round",
    "none", "end-turn", "penalise", "penalty",
})  # fmt: skip
"""Space never does these."""


def key_of(game: str, name: str, language: str) -> str:
    """The key of an action in a language, as written on its button; nothing where it has none."""
    key = RULINGS.get(game, {}).get(name) or DESK.get(name, "")
    spoken = dict(part.split(":", 1) for part in key.split() if key.count(":"))
    return spoken.get(language, "") if spoken else key


def digit(event: QKeyEvent) -> int | None:
    """The digit a key means, on any row of any keyboard; None for another key."""
    if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
        return None
    if Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9:
        return int(event.key()) - int(Qt.Key.Key_0)
    sign = (event.text() or (chr(event.key()) if event.key() < 0x110000 else "")).lower()
    return LATIN_ROW.get(sign)


def pressed(event: QKeyEvent) -> str:
    """The name of a pressed key, as in the tables above."""
    held = event.modifiers()
    control = bool(held & Qt.KeyboardModifier.ControlModifier)
    shift = bool(held & Qt.KeyboardModifier.ShiftModifier)
    if held & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
        return ""
    key = event.key()
    if Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        return ("Ctrl+" if control else "") + ("Shift+" if control and shift else "") + chr(key)
    if Qt.Key.Key_F1 <= key <= Qt.Key.Key_F12:
        return f"F{int(key) - int(Qt.Key.Key_F1) + 1}"
    if key == Qt.Key.Key_Slash or event.text() == "/":
        return "/"
    return {Qt.Key.Key_Space: "Space", Qt.Key.Key_Escape: "Esc"}.get(Qt.Key(key), "") if not control else ""


class Ear:
    """Tells a fresh press from a held key: a key rules once, and after it has ruled all are deaf for a while.

    A held key may arrive as pairs of release and press without any mark of repeating, so a press within the grace of its
    own release is the same press. ``now`` gives milliseconds that never go back.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._released: dict[int, int] = {}
        self._down: set[int] = set()
        self._deaf_until = 0

    def hears(self, event: QKeyEvent) -> bool:
        """Whether a press counts."""
        key, now = event.key(), self._now()
        held = event.isAutoRepeat() or key in self._down or now - self._released.get(key, -GRACE_MS) < GRACE_MS
        self._down.add(key)
        return not held and now >= self._deaf_until

    def release(self, event: QKeyEvent) -> None:
        """A key went up, or says so while it is held."""
        if not event.isAutoRepeat():
            self._down.discard(event.key())
            self._released[event.key()] = self._now()

    def ruled(self) -> None:
        """A key has ruled: deaf from now on."""
        self._deaf_until = self._now() + DEAF_MS

    def forget(self) -> None:
        """The window lost the keyboard: what was held may have gone up unheard."""
        self._down.clear()


def clashes(keys: Mapping[str, str]) -> dict[str, list[str]]:
    """Keys that more than one of these actions have, with the actions; none in a sound table."""
    by_key: dict[str, list[str]] = {}
    for name, key in keys.items():
        if key:
            by_key.setdefault(key, []).append(name)
    return {key: names for key, names in by_key.items() if len(names) > 1}
