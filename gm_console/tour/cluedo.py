"""An evening of Cluedo: dice from the table and from the console, a suggestion answered in two ways, a wrong accusation, a right one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gm_console.tour import envelope
from gm_console.tour.envelope import SPACE, UNDO, hands, step_to, view
from gm_console.tour.hand import Hand, cards, printing, public, record, reveal, sheet

PLAYERS = ("Ana", "Bruno", "Cloe", "Íñigo")
ROLES = len(PLAYERS) - 1
"""So many choose whom they play, in the order of play; the last one's character is drawn."""
KINDS = ("suspect", "weapon", "room")


def throw_for_the_deal(hand: Hand) -> None:
    """Ana throws highest with her own dice; the console throws for who comes last."""
    hand.shot("roll-off")
    printing(hand)
    for dice in ((6, 6), (2, 1), (3, 1)):
        hand.strike(*dice)
    hand.shot("thrown-for-the-deal")
    while hand.console.desk.table.phase == "roll-off":
        hand.ruling("roll")
    hand.shot("dealt")


def walk(hand: Hand) -> None:
    """A way across the corridor, taken back and gone anew."""
    hand.later(40)
    hand.strike(5, 3)
    hand.shot("moving")
    public(hand, "public-moving")
    step_to(hand, hand.console.desk.table.reach[-1])
    hand.shot("walked")
    hand.press(*UNDO)
    hand.shot("undone")
    squares = [place for place in hand.console.desk.table.reach if not isinstance(place, str)]
    step_to(hand, squares[0])


def into(hand: Hand, room: str) -> None:
    """A double leads into any room."""
    hand.later(75)
    hand.strike(6, 6)
    step_to(hand, room)


def suppose(hand: Hand) -> None:
    """A suggestion: the first witness shows by hand and one key, the next on the passed screen."""
    into(hand, "library")
    hand.shot("room")
    sheet(hand, "host-sheet")
    named = envelope.held_by_two(hand, ("suspect", "weapon"))
    hand.ruling("suggest")
    envelope.name_cards(hand, named, "hypothesis")
    hand.give()
    hand.shot("showing")
    envelope.refused(hand, hands(hand)[hand.console.desk.table.suggestion.due], (*named.values(), "library"))
    hand.ruling("show")
    public(hand)
    envelope.show_secretly(hand)
    hand.shot("asked")
    notebook(hand)
    hand.ruling("end-turn")


def notebook(hand: Hand) -> None:
    """Bruno looks at his notebook, after the question whether it is he who looks."""
    hand.press(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    page = hand.window.handing.page
    hand.press(Qt.Key.Key_2, on=page)
    hand.press(Qt.Key.Key_L, on=page)
    hand.shot("notebook")
    hand.press(Qt.Key.Key_Escape, on=page)


def accused(hand: Hand, *, right: bool) -> Mapping[str, str]:
    """What is in the envelope, or all of it but the weapon."""
    solution: Any = view(hand).solution
    found = {kind: str(getattr(solution, kind)) for kind in KINDS}
    others = [one for one in dict(hand.table.terms.piles(hand.console.desk.table))["weapon"] if one != found["weapon"]]
    return found if right else found | {"weapon": others[0]}


def accuse(hand: Hand) -> None:
    """Cloe is wrong; a correction is looked at, the console throws, Íñigo stays where he is; Ana is right."""
    into(hand, "hall")
    envelope.accuse_wrongly(hand, accused(hand, right=False))
    hand.press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    hand.shot("correction", hand.form)
    QTest.keyClick(hand.form, Qt.Key.Key_Escape)
    hand.ruling("roll")
    hand.ruling("move")
    hand.shot("move-by-list", hand.form)
    QTest.keyClick(hand.form, Qt.Key.Key_Escape)
    hand.ruling("stay")
    envelope.accuse_rightly(hand, accused(hand, right=True))


def evening(hand: Hand) -> None:
    """From the hall and back to it."""
    envelope.set_up(hand, "cluedo", PLAYERS, ROLES)
    throw_for_the_deal(hand)
    cards(hand, (SPACE, "card"), (Qt.Key.Key_L, "card-notebook"))
    for step in (walk, suppose, accuse):
        step(hand)
    reveal(hand)
    public(hand, "public-revealed")
    record(hand)
    hand.click("button:to-hall")
    hand.shot("hall-afterwards")
