"""A game of Quién, Cómo y Dónde through the real window: by keys alone, by the mouse alone, with real cards and on a real board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from gm_console.ui.setup import SetUp
from gm_console.ui.setup.seating import Players
from gm_console.ui.tables.transito.cards import named
from tests.ui.dialogs import awake, press, texts
from tests.ui.transito.rooms import THREE, Game

__all__ = ["awake"]
pytestmark = pytest.mark.usefixtures("awake")
ENTER, SPACE, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape


def chosen(game: Game, **cards: str) -> None:
    """The cards of a form, each by its digit; the hand goes on by itself."""
    for kind, card in cards.items():
        game.key(game.number(kind, card))
    game.key(ENTER)


def test_a_whole_game_by_the_keyboard_alone(qtbot: QtBot) -> None:
    game = Game(qtbot)
    game.key("r", "d")
    assert game.phase == "moving"
    reach = game.desk.table.reach
    game.key(Qt.Key.Key_Left, Qt.Key.Key_Right, ENTER)
    assert game.desk.table.walked.places[-1] in reach
    game.do({"do": "undo"}, {"do": "undo"})
    game.to_sector()
    suspect, infraction = game.claim(refuted=True)
    asker = game.turn
    game.key("s")
    chosen(game, suspect=suspect, infraction=infraction)
    witness = game.desk.table.suspicion.due
    game.key("v", SPACE, "1", ENTER)
    assert game.passed.person.name == asker
    game.key(SPACE, ENTER)
    assert (game.phase, game.desk.table.last_refuted.showed) == ("turn", witness)
    assert game.turn != asker
    secret = dict(zip(("suspect", "sector", "infraction"), game.state.secret.solution, strict=True))
    game.key("u")
    chosen(game, **secret)
    game.key(SPACE)
    assert game.phase == "over"
    game.key(ENTER)
    game.key("v", Qt.Key.Key_Backtab, ENTER)
    assert game.window.public.revealed
    assert game.desk.table.result.winner is not None


def test_a_whole_game_by_the_mouse_alone(qtbot: QtBot) -> None:
    game = Game(qtbot)
    game.press("deal")
    game.press("draw")
    game.place(game.desk.table.reach[-1])
    game.do({"do": "undo"}, {"do": "undo"})
    game.to_sector()
    suspect, infraction = game.claim(refuted=False)
    game.press("suspect")
    for kind, card in (("suspect", suspect), ("infraction", infraction)):
        game.click(game.form.choices[kind].buttons()[int(game.number(kind, card)) - 1])
    press(game.form, "go")
    assert game.phase == "unrefuted"
    loser = game.turn
    game.press("accuse")
    wrong = [next(card for card in pile if card not in game.state.secret.solution) for pile in ids(game)]
    for kind, card in zip(("suspect", "sector", "infraction"), wrong, strict=True):
        game.click(game.form.choices[kind].buttons()[int(game.number(kind, card)) - 1])
    press(game.form, "go")
    game.click(game.passed.card)
    game.click(game.passed.taker.knobs["give"])
    seat = next(one for one in game.desk.table.players if one.name == loser)
    assert (seat.eliminated, game.turn != loser, game.table.line.busy) == (True, True, True)
    game.do({"do": "end", "reason": "tarde"})
    game.press("reveal")
    game.yes()
    assert game.window.public.revealed


def ids(game: Game) -> list[list[str]]:
    """The ids of all cards, kind by kind."""
    city = game.desk.table.city
    return [[one.id for one in cards] for cards in (city.suspects, city.sectors, city.infractions)]


@pytest.mark.rule("T22")
@pytest.mark.rule("T04")
def test_with_real_cards_every_witness_is_asked_and_the_accuser_says_what_he_found(qtbot: QtBot) -> None:
    game = Game(qtbot, options={"hands": "table"})
    game.key("r")
    names, cards = list(game.form.cards), list(game.form.cards.values())
    for card in cards[:3]:
        card.click()
    press(game.form, "go")
    assert (game.phase, game.form.fault.isVisible()) == ("lobby", True)
    cards[2].click()
    press(game.form, "go")
    assert (game.phase, game.desk.table.open_cards) == ("turn", tuple(names[:2]))
    game.to_sector()
    asker = game.turn
    game.do({"do": "suspect", "by": asker, "suspect": ids(game)[0][0], "infraction": ids(game)[2][0]})
    first = game.desk.table.suspicion.due
    assert {"show", "none"} <= game.enabled()
    assert "secretly:show" not in game.enabled()
    game.key("n")
    assert game.desk.table.suspicion.due not in (first, None)
    game.key("m")
    assert game.desk.table.last_refuted.by == asker
    game.key("u")
    for kind, pile in zip(("suspect", "sector", "infraction"), ids(game), strict=True):
        game.key(game.number(kind, pile[3]))
    game.form.found.choose(True)
    press(game.form, "go")
    assert (game.phase, game.desk.table.result.secret.suspect) == ("over", ids(game)[0][3])


@pytest.mark.rule("T33")
def test_on_a_real_board_the_sector_reached_is_said_or_pressed_on_the_plan(qtbot: QtBot) -> None:
    game = Game(qtbot, options={"board": "table"})
    game.key("r")
    assert {"enter", "end-turn"} <= game.enabled()
    assert "move" not in game.enabled()
    first = game.turn
    game.key("e", "3", ENTER)
    sectors = ids(game)[1]
    assert (game.phase, next(one.at for one in game.desk.table.players if one.name == first)) == ("sector", sectors[2])
    game.key("f")
    second = game.turn
    game.place(sectors[5])
    assert next(one.at for one in game.desk.table.players if one.name == second) == sectors[5]


@pytest.mark.rule("T10")
def test_from_a_star_a_digit_the_list_or_the_plan_lead_to_any_sector_but_the_last(qtbot: QtBot) -> None:
    game = Game(qtbot)
    game.key("r")
    star = game.desk.table.city.stars[0]
    beside = next(one.joins[0] for one in game.desk.table.city.squares if one.id == star)
    game.do({"do": "correct", "reason": "a mano", "at": {game.turn: beside}, "last": {game.turn: "park"}})
    game.do({"do": "draw", "by": game.turn, "card": 1}, {"do": "move", "by": game.turn, "to": star})
    travel = game.desk.table.travel
    assert "park" not in travel
    for way in ("digit", "list", "plan"):
        assert game.phase == "star"
        if way == "digit":
            game.key("2")
        elif way == "list":
            game.key("v", "2", ENTER)
        else:
            game.place(travel[1])
        assert (game.phase, game.desk.table.walked.places[-1]) == ("sector", travel[1]), way
        game.do({"do": "undo"})


@pytest.mark.rule("T27")
def test_a_penalty_asks_for_a_card_of_any_that_is_not_public_and_shows_it_to_all(qtbot: QtBot) -> None:
    game = Game(qtbot)
    game.key("r", "x")
    hand = dict(game.state.secret.hands)["p2"]
    offered = 20 - len(game.desk.table.open_cards)
    game.form.who.choose("Bruno")
    game.form.rule.choose("T25")
    assert len(game.form.card.buttons()) == offered
    game.form.card.choose(hand[0])
    press(game.form, "go")
    assert named(game.desk.table.city, "es")[hand[0]] in game.table.tray.open.text()
    assert next(one.shown for one in game.desk.table.players if one.name == "Bruno") == (hand[0],)


def test_a_card_from_a_real_pile_and_tokens_put_right_by_hand(qtbot: QtBot) -> None:
    game = Game(qtbot)
    game.key("r")
    game.window.errands.run("paper")
    game.key("4", ENTER)
    assert game.desk.table.advance == 4
    game.do({"do": "undo"})
    game.window.errands.run("correct")
    form = game.form
    name = game.turn
    form.at[name].setCurrentIndex(form.at[name].findData("hospital"))
    form.last[name].setCurrentIndex(form.last[name].findData("hospital"))
    press(form, "go")
    assert form.reason.fault
    form.reason.edit.setText("mal puesta")
    press(form, "go")
    seat = next(one for one in game.desk.table.players if one.name == name)
    assert (seat.at, seat.last) == ("hospital", "hospital")


@pytest.mark.rule("T11")
def test_the_same_sector_twice_running_can_be_allowed_this_once(qtbot: QtBot) -> None:
    game = Game(qtbot, options={"board": "table"})
    game.key("r")
    game.do({"do": "correct", "reason": "a mano", "last": {game.turn: "park"}})
    refusal = game.desk.do({"do": "enter", "by": game.turn, "sector": "park"})
    assert refusal is not None
    assert (refusal.rule, "waive" in game.table.line.choices) == ("T11", True)
    game.do({"do": "enter", "by": game.turn, "sector": "park", "waive": {"rules": ["T11"], "reason": "lo acordamos"}})
    assert game.phase == "sector"


def test_an_entry_of_the_log_is_mended_by_the_names_of_the_set(qtbot: QtBot) -> None:
    game = Game(qtbot)
    game.key("r")
    game.to_sector()
    suspect, infraction = game.claim(refuted=False)
    game.do({"do": "suspect", "by": game.turn, "suspect": suspect, "infraction": infraction})
    game.window.errands.mend(len(game.desk.log))
    assert set(game.form.editors) == {"by", "suspect", "infraction"}
    held = texts(game.form)
    assert all(str(one.es) in held for one in game.desk.table.city.infractions)


def test_after_the_deal_the_host_is_led_to_the_hands_and_then_to_the_first_card(qtbot: QtBot) -> None:
    game = Game(qtbot)
    game.key("r")
    dealt = game.desk.words.text("transitotable.cue.turn.aside.dealt")
    assert dealt in texts(game.table.line)
    game.press("hand-out")
    assert game.window.handing_out
    game.window.handing.end()
    game.key("d", ENTER)
    assert dealt not in texts(game.table.line)


def test_from_the_hall_to_the_first_card_three_seats_take_nine_acts(qtbot: QtBot) -> None:
    """A click, a key, or a name typed with the Tab behind it is an act."""
    game, acts = Game(qtbot, opened=False), 0

    def click(widget: QWidget) -> int:
        game.click(widget)
        return 1

    def found(name: str) -> QAbstractButton:
        made = game.window.findChild(QAbstractButton, name)
        assert made is not None
        return made

    acts += click(found("game:transito"))
    page = game.window.stack.currentWidget()
    assert isinstance(page, SetUp)
    assert isinstance(page.seats, Players)
    acts += click(page.seats.plays.group.button(1)) + click(page.people.rows[0].name)
    for name in THREE:
        QTest.keyClicks(game.window.focusWidget(), name)
        QTest.keyClick(game.window.focusWidget(), Qt.Key.Key_Tab)
        acts += 1
    acts += click(found("open"))
    game.key("r", "d")
    acts += 2
    assert (game.phase, acts) == ("moving", 9)
