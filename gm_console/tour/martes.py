"""An evening of El Club de los Martes: two rounds, a wrong deduction and a right one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidget, QTabBar

from gm_console.tour.hand import Hand, cards, printing, public, record, reveal, sheet, turn_page
from gm_console.ui.cover import HOLD_MS
from gm_console.ui.steady import monotonic

PEOPLE = (
    ("Ana", "Doctora Elvira Pons", "médica rural; viajó por Egipto; lectora de folletines"),
    ("Bruno", "Coronel Abel Tejada", "artillero retirado; relojero aficionado; club náutico"),
    ("Cloe", "Señorita Cloe Marchena", "campanera en su pueblo; organista aficionada; ahijada del obispo"),
    ("Íñigo", "Letrado Íñigo de la Oz", "abogado penalista; apostador; viudo"),
    ("Noël", "Sir Noël Ashgrove", "explorador polar; deudas en tres clubes"),
)
CASE = "La campana que no sonó"


def set_up(hand: Hand) -> None:
    """From the hall to a laid table."""
    hand.shot("hall")
    hand.click("game:martes")
    page: Any = hand.window.stack.currentWidget()
    hand.click("add")
    for row, guest in zip(page.people.rows, PEOPLE, strict=True):
        for line, text in zip((row.name, row.character, row.cliches), guest, strict=True):
            line.setFocus()
            hand.write(line, text)
    page.seats.host.setFocus()
    hand.write(page.seats.host, "Raymond")
    hand.shot("set-up-detectives")
    tabs = page.findChild(QTabBar, "tabs")
    choose_case(hand, tabs, page.findChild(QListWidget, "cases"))
    hand.shot("set-up-case")
    turn_page(tabs, 2)
    hand.shot("set-up-rules")
    hand.click("open")


def choose_case(hand: Hand, tabs: QTabBar, cases: QListWidget) -> None:
    """The case's page, and down its list by key until the right one is marked."""
    turn_page(tabs, 1)
    cases.setFocus()
    for _ in range(cases.count()):
        if cases.currentItem().text() == CASE:
            return
        QTest.keyClick(cases, Qt.Key.Key_Down)


def tell(hand: Hand) -> None:
    """The telling, the case sheet, and the hour begins."""
    hand.later(250)
    hand.shot("telling")
    sheet(hand, "case-sheet")
    hand.ruling("start")


def ask(hand: Hand, answer: str, words: str = "") -> None:
    """A question put, perhaps with its words, and answered by key."""
    hand.later(95)
    hand.ruling("ask")
    if words:
        hand.write(hand.table.field, words)
    hand.table.take_focus()
    hand.ruling(f"answer:{answer}")


def play(hand: Hand) -> None:
    """Two rounds: questions, an interruption, a wrong deduction with its bets, a hint, an undo."""
    hand.shot("floor")
    ask(hand, "no", "¿Llovía cuando dejó de sonar?")
    hand.click("button:pass")
    hand.later(120)
    hand.write(hand.table.field, "¿Estaba ya muerto el campanero cuando subieron a la torre?")
    hand.table.take_focus()
    hand.ruling("ask")
    hand.shot("question")
    hand.touch(hand.table.seats.cards[0].chips[0])
    hand.shot("interrupted")
    hand.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hand.ruling("answer:yes")
    hand.shot("chance")
    deduce(hand)
    ask(hand, "irrelevant", "¿Importa quién era su confesor?")
    ask(hand, "no")
    hand.shot("host")
    hand.write(hand.table.field, "La cuerda que tenía debajo estaba seca.")
    hand.table.take_focus()
    hand.touch(hand.table.seats.cards[2].chips[1])
    hand.ruling("next-round")
    others(hand)


def deduce(hand: Hand) -> None:
    """A deduction that is wrong: declared, judged, bet upon."""
    hand.ruling("deduce")
    hand.shot("deduction", hand.form)
    hand.give()
    hand.shot("judging")
    hand.ruling("judge")
    for place in (0, 3):
        hand.click(f"pad:{place}", hand.form)
    hand.shot("judgement-covered", hand.form)
    hand.give()
    hand.shot("rebuttal")
    hand.ruling("bet")
    while hand.console.desk.host.phase == "rebuttal":
        hand.click("pad:2", hand.form)
        hand.shot("bet-covered", hand.form)
        hand.give()


def others(hand: Hand) -> None:
    """Refusal and why, a correction, a break, the players' screen."""
    hand.ruling("ask")
    public(hand)
    view = hand.console.desk.host
    place = [player.name for player in view.players].index(view.turn)
    hand.touch(hand.table.seats.cards[place].chips[0])
    hand.shot("refused")
    hand.press(Qt.Key.Key_F1)
    hand.shot("why", hand.form)
    QTest.keyClick(hand.form, Qt.Key.Key_Escape)
    hand.press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    hand.shot("correction", hand.form)
    QTest.keyClick(hand.form, Qt.Key.Key_Escape)
    hand.press(Qt.Key.Key_L)
    hand.shot("break")
    hold(hand, Qt.Key.Key_Space)
    hand.press(Qt.Key.Key_P)
    hand.ruling("answer:yes")


def hold(hand: Hand, key: Qt.Key) -> None:
    """A key held for a second, until the cover has gone."""
    target = hand.window.parting.cover or hand.window
    QTest.keyPress(target, key)
    monotonic.help_on(HOLD_MS)
    hand.until(lambda: hand.window.parting.cover is None, "table in place of its cover")
    QTest.keyRelease(hand.window, key)
    hand.rest()


def solve(hand: Hand) -> None:
    """The right deduction, the reveal, the record."""
    hand.ruling("deduce")
    hand.give()
    hand.ruling("judge")
    for place in range(6):
        hand.click(f"pad:{place}", hand.form)
    hand.give()
    hand.shot("solved")
    reveal(hand)
    record(hand)
    hand.click("button:to-hall")
    hand.shot("hall-afterwards")


def evening(hand: Hand) -> None:
    """From the hall and back to it."""
    set_up(hand)
    cards(hand, (Qt.Key.Key_Space, "card"), (Qt.Key.Key_Q, "card-code"))
    for step in (printing, tell, play, solve):
        step(hand)
