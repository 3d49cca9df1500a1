"""What a key means at the hand-out: the name of a button, of a player, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gm_console.ui.handout.knobs import ENTER, STRIKES, Knob, Name
from gm_console.ui.keys import digit, pressed

if TYPE_CHECKING:
    from gm_console.ui.handout.page import HandOut
    from gm_console.ui.handout.turning import Side

KEYS: Final[dict[str, str]] = {"code": "Q", "list": "L", "copy": "Ctrl+C", "save": "Ctrl+S", "done": "Esc"}
"""Keys that are the same in every language; Space turns the card."""

NEXT_KEY: Final[dict[str, str]] = {"es": "S", "fr": "S", "en": "N"}
"""The key of whoever comes next, as the word on its button begins."""

HELD: Final[dict[str, Side]] = {"turn": "words", "code": "code", "list": "list"}
"""What turns a side up, and may be held for it."""

STEPS: Final = {Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1}


def meant(event: QKeyEvent, page: HandOut) -> str:
    """A button by its name, a player as ``player:p2``, ``other`` for the other answer; nothing for a key that means nothing here."""
    here: QWidget | None = page.focusWidget()
    if page.turning.side == "list" and here is page.sheet_area.leaf and event.key() in (*STEPS, *ENTER):
        return "strike" if event.key() in ENTER else "step"
    if event.key() in STRIKES:
        return here.objectName() if isinstance(here, Knob | Name) else "turn"
    if event.key() in STEPS:
        return "other" if page.panel.asking else beside(page, STEPS[Qt.Key(event.key())])
    there = {name: key for name, key in KEYS.items() if name != "list" or page.listed}
    by_key = {key: name for name, key in there.items()} | {NEXT_KEY[page.look.words.language]: "next"}
    return by_key.get(pressed(event), "") or seated(event, page)


def beside(page: HandOut, step: int) -> str:
    """The player so many seats further on, round and round."""
    ids = [person.id for person in page.cards.people]
    return f"player:{ids[(ids.index(page.person.id) + step) % len(ids)]}"


def seated(event: QKeyEvent, page: HandOut) -> str:
    """The player at the seat of a digit; 0 is the tenth."""
    number, people = digit(event), page.cards.people
    place = 10 if number == 0 else number or 0
    return f"player:{people[place - 1].id}" if 0 < place <= len(people) else ""
