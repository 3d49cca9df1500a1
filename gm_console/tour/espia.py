"""An evening of El espía: a room of six, a failed accusation, the clock at zero, everybody pointing, and the cards on the table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gm_console.tour.hand import Hand, cards, public, record, reveal

PLAYERS = ("Ana", "Bruno", "Cloe", "Íñigo", "Noël", "Zoe")
ROUND_SECONDS = 8 * 60


def set_up(hand: Hand) -> None:
    """From the hall to a room with its code."""
    hand.shot("hall")
    hand.click("game:espia")
    page: Any = hand.window.stack.currentWidget()
    hand.touch(page.seats.plays.group.buttons()[1])
    while len(page.people.rows) < len(PLAYERS):
        hand.click("add")
    for row, name in zip(page.people.rows, PLAYERS, strict=False):
        hand.write(row.name, name)
    hand.shot("set-up-players")
    page.tabs.setCurrentIndex(1)
    hand.shot("set-up-deck")
    hand.click("open")
    hand.shot("lobby")


def deal(hand: Hand) -> None:
    """Cards dealt, one of them looked at with the list of places behind it; then the clock starts."""
    hand.ruling("deal")
    hand.shot("dealt")
    cards(hand, (Qt.Key.Key_Space, "card"), (Qt.Key.Key_L, "list"))
    hand.ruling("all-seen")
    hand.ruling("begin")


def seat(hand: Hand, *but: str) -> Qt.Key:
    """The digit of the first seat that is none of these."""
    names = [player.name for player in hand.console.desk.table.players]
    return Qt.Key(Qt.Key.Key_1 + next(place for place, name in enumerate(names) if name not in but))


def play(hand: Hand) -> None:
    """Two questions, and an accusation that one no brings down."""
    hand.shot("questions")
    for _ in range(2):
        hand.later(40)
        view = hand.console.desk.table
        hand.press(seat(hand, view.asker, view.barred))
    public(hand)
    hand.ruling("accuse")
    for place in (1, 2):
        here = QApplication.focusWidget()
        QTest.keyClick(here if here is not None else hand.form, Qt.Key(Qt.Key.Key_0 + place))
    hand.shot("accusation", hand.form)
    hand.give()
    hand.shot("vote")
    hand.ruling("vote:yes")
    while hand.console.desk.table.phase == "vote":
        hand.ruling("vote:no")
    hand.shot("failed")


def final_vote(hand: Hand) -> None:
    """Zero: everybody points, at whomever sits next; a spy that is caught gives no answer."""
    hand.later(ROUND_SECONDS)
    hand.until(lambda: hand.console.desk.table.phase == "final-vote", "final vote")
    hand.shot("final-vote")
    while hand.console.desk.table.phase == "final-vote":
        hand.press(seat(hand, hand.table.hand.name))
    if hand.console.desk.table.phase == "last-chance":
        hand.shot("last-chance")
        hand.ruling("no-answer")
        hand.click("confirm")
    hand.shot("round-over")


def evening(hand: Hand) -> None:
    """From the hall to the end of a round; the room stays open for the next one."""
    for step in (set_up, deal, play, final_vote):
        step(hand)
    reveal(hand)
    public(hand, "public-revealed")
    record(hand)
