"""What evenings of Cluedo and of Quién, Cómo y Dónde have in common: cards named by digits, shown in secret, and the one accusation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gm_console.tour.hand import Hand, turn_page

UNDO = (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
ENTER, SPACE, ESC = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape


def set_up(hand: Hand, game: str, players: Sequence[str], suspects: int = 0) -> None:
    """From the hall to a laid table; the host only hosts, and the first so many players choose a suspect down their lists."""
    hand.shot("hall")
    hand.click(f"game:{game}")
    page: Any = hand.window.stack.currentWidget()
    hand.touch(page.seats.plays.group.buttons()[1])
    while len(page.people.rows) < len(players):
        hand.click("add")
    for row, name in zip(page.people.rows, players, strict=False):
        row.name.setFocus()
        hand.write(row.name, name)
    for place, row in enumerate(page.people.rows[:suspects]):
        for _ in range(place + 1):
            QTest.keyClick(row.suspect, Qt.Key.Key_Down)
    hand.shot("set-up-players")
    for place, name in ((1, "table"), (2, "rules")):
        turn_page(page.tabs, place)
        hand.shot(f"set-up-{name}")
    hand.click("open")


def view(hand: Hand) -> Any:
    """What the host sees."""
    return hand.console.desk.host


def hands(hand: Hand) -> Mapping[str, tuple[str, ...]]:
    """Who holds which cards, as the host may read on his sheet."""
    return {name: tuple(held) for name, held in view(hand).hands}


def held_by_two(hand: Hand, kinds: tuple[str, str]) -> dict[str, str]:
    """A card of each of two kinds in others' hands; where it can be in those of two, so that no witness holds both."""
    turn, piles = hand.console.desk.table.turn, dict(hand.table.terms.piles(hand.console.desk.table))
    of = {card: name for name, cards in hands(hand).items() if name != turn for card in cards}
    first, other = kinds
    found = max(product(piles[first], piles[other]), key=lambda pair: len({of.get(card) for card in pair} - {None}))
    return dict(zip(kinds, found, strict=True))


def step_to(hand: Hand, place: Any) -> None:
    """A click on a place of the board."""
    board = hand.table.board
    hand.point(board, board.middle_of(place).toPoint())


def name_cards(hand: Hand, cards: Mapping[str, str], shot: str) -> None:
    """One card of each kind in the open form, by their digits; a picture before it is given."""
    form, piles = hand.form, dict(hand.table.terms.piles(hand.console.desk.table))
    for kind, card in cards.items():
        hand.strike(piles[kind].index(card) + 1)
    hand.shot(shot, form)


def refused(hand: Hand, held: Sequence[str], named: Sequence[str]) -> None:
    """The host notes a card that the witness does not hold: refused with its rule, and why; then he lets the form go."""
    others = [place for place, card in enumerate(named, 1) if card not in held]
    if not others:
        return
    hand.ruling("which")
    form = hand.form
    hand.strike(others[0])
    hand.give()
    hand.shot("refused", form)
    hand.click("why", form)
    hand.shot("why", hand.form)
    hand.strike(ESC)
    QTest.keyClick(form, ESC)
    hand.rest()


def show_secretly(hand: Hand) -> None:
    """The screen goes to each witness who is due, and after each to the asker."""
    hand.ruling("secretly:show")
    hand.shot("passed")
    hand.strike(SPACE)
    hand.shot("to-be-shown")
    hand.strike(1, ENTER)
    hand.strike(SPACE)
    turned(hand, "was-shown")
    hand.strike(ENTER)
    while hand.table.passing is not None:
        hand.strike(SPACE, 1, ENTER, SPACE, ENTER)


def turned(hand: Hand, shot: str) -> None:
    """A card on the passed screen, once it lies still."""
    hand.until(lambda: hand.table.passing.card.still, "card that has turned")
    hand.shot(shot)


def accuse_wrongly(hand: Hand, cards: Mapping[str, str]) -> None:
    """Written down, then compared in secret on the passed screen; the table hears that it was wrong."""
    hand.ruling("accuse")
    name_cards(hand, cards, "accusation")
    hand.give()
    hand.shot("envelope-covered")
    hand.strike(SPACE)
    turned(hand, "envelope-open")
    hand.strike(ENTER)
    hand.shot("wrong")


def accuse_rightly(hand: Hand, cards: Mapping[str, str]) -> None:
    """Said aloud and ruled at once."""
    hand.ruling("accuse")
    name_cards(hand, cards, "right-accusation")
    hand.click("at-once", hand.form)
    hand.shot("over")
