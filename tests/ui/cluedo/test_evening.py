"""A whole game at the window: by keys alone, by mouse alone, and on a table that has cards and board itself."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS
from gm_console.ui.handout.knobs import Knob
from tests.ui.cluedo.villas import Villa, secret
from tests.ui.dialogs import awake, texts

__all__ = ["awake"]
pytestmark = pytest.mark.usefixtures("awake")
RETURN, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space


def digits(*cards: str) -> tuple[str, ...]:
    """The digits of some cards in their pickers."""
    piles = (SUSPECTS, WEAPONS, ROOMS)
    return tuple(str(pile.index(card) + 1) for card in cards for pile in piles if card in pile)


def test_a_game_from_the_first_throw_to_the_open_envelope_by_keys_alone(qtbot: QtBot) -> None:
    villa = Villa(qtbot)
    villa.key("6", "6", "1", "2", "1", "3", "1", "4")
    assert villa.phase == "turn"
    villa.key("6", "6", "m", "1", RETURN)
    assert (villa.phase, villa.desk.table.players[0].at) == ("room", "kitchen")
    villa.key("i", *digits("moutarde", "rope"), RETURN)
    while villa.phase == "showing":
        villa.key("e")
    villa.key("f")
    assert villa.turn == "Bruno"
    villa.key("u", *digits(*secret(villa)), RETURN)
    assert villa.table.passing is not None
    assert villa.phase == "turn"
    villa.key(SPACE, RETURN)
    assert (villa.phase, villa.desk.table.result.winner) == ("over", "Bruno")
    villa.key("v", Qt.Key.Key_Left, RETURN)
    assert villa.table.face.revealed


def test_a_game_by_mouse_alone(qtbot: QtBot) -> None:
    villa = Villa(qtbot, options={"move_up_to": True})
    while villa.phase == "roll-off":
        villa.press("roll")
    villa.press("roll")
    place = villa.desk.table.reach[-1]
    villa.place(place)
    assert (villa.phase, place in dict(villa.desk.table.pawns).values()) == ("turn", True)
    villa.in_room("hall")
    villa.press("suggest")
    for kind, card in (("suspect", "rose"), ("weapon", "rope")):
        choice = villa.form.choices[kind]
        villa.click(choice.buttons()[(SUSPECTS if kind == "suspect" else WEAPONS).index(card)])
    villa.click(villa.form.go_button)
    assert villa.phase in ("showing", "asked")
    while villa.phase == "showing":
        villa.press("show")
    villa.press("end-turn")
    villa.press("accuse")
    for choice, card in zip(villa.form.choices.values(), secret(villa), strict=True):
        villa.click(choice.buttons()[int(digits(card)[0]) - 1])
    villa.click(villa.form.at_once)
    villa.press("reveal")
    villa.yes()
    assert (villa.phase, villa.table.face.revealed) == ("over", True)


def test_arrows_and_enter_move_a_pawn_while_the_board_has_the_keyboard(qtbot: QtBot) -> None:
    villa = Villa(qtbot).dealt()
    villa.key("3", "4")
    assert villa.table.board.hasFocus()
    villa.key(Qt.Key.Key_Up, RETURN)
    assert (villa.phase, villa.turn) == ("turn", "Bruno")
    assert villa.table.hasFocus()


@pytest.mark.rule("C07")
def test_of_two_dice_the_first_waits_for_the_second_and_esc_lets_go(qtbot: QtBot) -> None:
    villa = Villa(qtbot).dealt()
    villa.key("5", Qt.Key.Key_Escape, "2")
    assert villa.phase == "turn"
    assert "2" in villa.table.line.cue.text()
    villa.key("9", "3")
    assert villa.desk.table.dice == (2, 3)


def test_real_dice_can_be_chosen_with_the_mouse(qtbot: QtBot) -> None:
    villa = Villa(qtbot).dealt()
    villa.do({"do": "roll", "by": villa.turn, "dice": [2, 3]})
    villa.do({"do": "move", "by": villa.turn, "to": villa.desk.table.reach[-1]})
    villa.press("dice")
    villa.click(villa.form.one.buttons()[1])
    villa.click(villa.form.other.buttons()[4])
    villa.click(villa.form.go_button)
    assert villa.desk.table.dice == (2, 5)


def suggested(villa: Villa, **cards: Any) -> Villa:
    """A hypothesis of whoever has the turn, in the hall."""
    villa.in_room("hall").do({"do": "suggest", "by": villa.turn, "suspect": "moutarde", "weapon": "rope"} | cards)
    return villa


@pytest.mark.rule("C13")
def test_a_witness_shows_on_the_passed_screen_and_the_asker_alone_sees_it(qtbot: QtBot) -> None:
    villa = suggested(Villa(qtbot).dealt())
    asker, witness = villa.desk.table.suggestion.by, villa.desk.table.suggestion.due
    villa.key("v")
    assert villa.passed.person.name == witness
    villa.key(SPACE, "1", RETURN)
    assert villa.passed.person.name == asker
    assert not villa.passed.card.open
    villa.key(SPACE)
    card = villa.desk.answers.seen(asker).shown_to_me[-1].card  # type: ignore[attr-defined]  # a player's view has them
    assert villa.passed.card._secret is not None
    assert villa.passed.card._secret.lines[0].text == villa.desk.words.text(f"cluedo.card.{card}")
    villa.key(RETURN)
    while villa.table.passing is not None:
        villa.key(SPACE, "1", RETURN)
    assert villa.phase == "asked"
    assert villa.window.stack.currentWidget() is villa.table


@pytest.mark.rule("C18")
def test_the_accusation_is_made_as_the_accuser_turns_the_envelope_and_not_before(qtbot: QtBot) -> None:
    villa = Villa(qtbot).dealt()
    wrong = next(suspect for suspect in SUSPECTS if suspect != secret(villa)[0])
    villa.key("u", *digits(wrong, "rope", "hall"), RETURN, Qt.Key.Key_Escape)
    assert (villa.table.passing, villa.desk.table.accusations) == (None, ())
    villa.key("u", *digits(wrong, "rope", "hall"), RETURN, SPACE)
    assert [one.right for one in villa.desk.table.accusations] == [False]
    assert villa.passed.card.open
    villa.key(SPACE, SPACE, RETURN)
    assert len(villa.desk.table.accusations) == 1
    assert villa.desk.words.text("envelopetable.told.wrong", by="Ana") in texts(villa.table.line)


@pytest.mark.rule("C16")
def test_where_the_table_has_the_cards_the_host_enters_what_each_answers_and_what_the_accuser_found(qtbot: QtBot) -> None:
    villa = Villa(qtbot, options={"hands": "table"}).dealt()
    suggested(villa)
    villa.key("n", "e", "n")
    said = villa.desk.table.suggestion
    assert (said.could_not, said.showed) == (("Bruno", "Íñigo"), ("Cloe",))
    assert "secretly:show" not in villa.enabled()
    villa.key("u", "1", "1", "1")
    assert villa.form.focusWidget() in villa.form.found.buttons()
    assert [button.text()[0] for button in villa.form.found.buttons()] == ["1", "2"]
    villa.key("1", RETURN)
    assert (villa.phase, villa.desk.table.accusations[0].right) == ("turn", False)
    villa.key("u", "2", "2", "2", "2", RETURN)
    assert (villa.phase, villa.desk.table.result.winner) == ("over", "Bruno")


@pytest.mark.rule("C26")
def test_where_pawns_are_moved_by_hand_the_room_is_chosen_on_the_board_or_from_a_list(qtbot: QtBot) -> None:
    villa = Villa(qtbot, options={"board": "table"}).dealt()
    villa.place("study")
    assert (villa.phase, villa.desk.table.players[0].at) == ("room", "study")
    villa.key("f", "e", "3", RETURN)
    assert (villa.phase, villa.desk.table.players[1].at) == ("room", "conservatory")
    assert not {"roll", "dice", "move"} & villa.enabled()


def knob(villa: Villa, name: str) -> Knob:
    """A button beside the passed screen."""
    return villa.passed.taker.knobs[name]


def test_the_passed_screen_goes_by_mouse_too(qtbot: QtBot) -> None:
    villa = suggested(Villa(qtbot).dealt())
    villa.press("secretly:show")
    villa.click(villa.passed.card)
    option = villa.passed.findChild(QPushButton, "option:0")
    assert option is not None
    villa.click(option)
    villa.click(knob(villa, "give"))
    villa.click(villa.passed.card)
    villa.click(knob(villa, "give"))
    assert len(villa.desk.table.suggestion.showed) == 1
    if villa.table.passing is not None:
        villa.click(knob(villa, "done"))
    assert villa.table.passing is None


def test_the_host_corrects_pawns_weapons_and_turn_at_once(qtbot: QtBot) -> None:
    villa = Villa(qtbot).dealt()
    villa.window.errands.run("correct")
    form = villa.form
    form.pawn.choose("rose")
    form.put([17, 1])
    form.weapon.choose("rope")
    form.room.choose("study")
    form.turn.choose("Cloe")
    form.go_on()
    assert form.reason.fault
    form.reason.edit.setText("se movió el tablero")
    form.go_on()
    view = villa.desk.table
    assert (dict(view.pawns)["rose"], dict(view.weapons)["rope"], view.turn) == ((17, 1), "study", "Cloe")


@pytest.mark.rule("C16")
def test_who_hid_a_card_is_made_a_witness(qtbot: QtBot) -> None:
    villa = Villa(qtbot).dealt()
    villa.window.errands.run("penalise")
    villa.form.who.choose("Ana")
    villa.form.go_on()
    assert (villa.desk.table.players[0].witness_only, villa.turn) == (True, "Bruno")


@pytest.mark.rule("C22")
def test_who_leaves_lays_his_cards_open_and_nobody_joins_after_the_deal(qtbot: QtBot) -> None:
    villa = Villa(qtbot)
    villa.window.errands.run("join")
    villa.form.name.edit.setText("Zoe")
    villa.form.go_on()
    assert len(villa.desk.table.players) == 5
    villa.dealt()
    villa.window.errands.run("leave")
    villa.form.who.choose("Zoe")
    villa.form.go_on()
    assert villa.desk.words.text(f"cluedo.card.{villa.desk.table.open_cards[0]}") in villa.table.inquiry.open.text()


def test_undo_brings_back_the_moment_before(qtbot: QtBot) -> None:
    villa = suggested(Villa(qtbot).dealt())
    villa.key("e")
    assert villa.desk.table.suggestion.showed == ("Bruno",)
    villa.press("undo")
    assert villa.desk.table.suggestion.showed == ()
    assert "Bruno" in villa.table.inquiry.answers.text()
