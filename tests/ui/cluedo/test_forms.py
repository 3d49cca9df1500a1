"""The forms of Cluedo: each within its window in every size of letters, and what was refused or ruled wrongly can be put right."""

from __future__ import annotations

from unittest.mock import Mock

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from gm_console.engine.phrase import phrase
from gm_console.games.cluedo.content import ROOMS
from gm_console.store.errors import JournalError
from gm_console.store.journal import Journal
from tests.ui.cluedo.villas import SEATED, Villa, secret
from tests.ui.dialogs import awake, press, texts

__all__ = ["awake"]
pytestmark = pytest.mark.usefixtures("awake")
RETURN, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
SUGGEST = {"do": "suggest", "by": "Ana", "suspect": "moutarde", "weapon": "rope"}


def forms(villa: Villa) -> list[str]:
    """Opens one form after another where it belongs; what sticks out of the window or out of a form is told."""
    wrong = []
    for names in (("dice", "correct", "penalise", "leave", "accuse"), ("move",), ("suggest",), ("which",)):
        if "move" in names:
            villa.do({"do": "roll", "by": "Ana", "dice": [6, 6]})
        elif "suggest" in names:
            villa.do({"do": "move", "by": "Ana", "to": "hall"})
        elif "which" in names:
            villa.do(SUGGEST)
        for name in names:
            villa.window.errands.run(name)
            wrong += [f"{name}: {said}" for said in outside(villa)]
            villa.form.reject()
    return wrong


def outside(villa: Villa) -> list[str]:
    """What of an open form does not fit: the form in its window, its buttons in its width, and at 800 px all its fields."""
    form, window = villa.form, villa.window
    found = [] if form.width() <= window.width() and form.height() <= window.height() else ["larger than the window"]
    found += ["scrolls"] if form.page.scrolls and window.height() >= 800 else []
    for button in form.findChildren(QAbstractButton):
        right = button.mapTo(form, QPoint(button.width(), 0)).x()
        if button.isVisible() and (right > form.width() or button.width() < button.minimumSizeHint().width()):
            found.append(button.text())
    return found


@pytest.mark.parametrize(("language", "scale", "size"), [("es", 1.0, (1024, 700)), ("fr", 1.75, (1280, 800)), ("en", 1.5, (1024, 700))])
def test_every_form_has_room(qtbot: QtBot, language: str, scale: float, size: tuple[int, int]) -> None:
    assert forms(Villa(qtbot, players=SEATED, language=language, scale=scale, size=size).dealt()) == []


@pytest.mark.rule("C12")
def test_a_hypothesis_of_who_was_in_the_room_already_is_refused_and_can_be_allowed_this_once(qtbot: QtBot) -> None:
    villa = Villa(qtbot, players=SEATED).dealt().in_room("hall")
    assert "suggest:anyway" not in villa.enabled()
    villa.do({"do": "end-turn", "by": "Ana"}, {"do": "correct", "reason": "otra vez", "turn": "Ana"})
    villa.table.actions_.named("suggest:anyway").trigger()
    form = villa.form
    for choice in form.choices.values():
        choice.choose(choice._values[0])
    form.go_on()
    assert villa.phase == "turn"
    press(form, "waive")
    villa.form.reason.edit.setText("acababa de llegar")
    villa.form.go_on()
    assert villa.desk.table.suggestion.room == "hall"


@pytest.mark.rule("C17")
def test_what_would_be_refused_opens_no_envelope(qtbot: QtBot) -> None:
    villa = Villa(qtbot, players=SEATED).dealt()
    villa.window.errands.run("accuse")
    form = villa.form
    for choice in form.choices.values():
        choice.choose(choice._values[0])
    villa.do({"do": "penalise", "player": "Ana", "rule": "C16"})  # found out while the form was open
    form.go_on()
    assert (villa.table.passing, villa.desk.table.accusations) == (None, ())
    assert "Bruno" in texts(form)


@pytest.mark.rule("C17", "C18")
def test_an_accusation_refused_as_the_envelope_is_turned_shows_no_card_and_is_not_called_wrong(qtbot: QtBot) -> None:
    villa = Villa(qtbot, players=SEATED).dealt()
    suspect, weapon, room = secret(villa)
    villa.do({"do": "accuse", "by": "Ana", "suspect": suspect, "weapon": weapon, "room": next(one for one in ROOMS if one != room)})
    villa.table.pass_to_look({"do": "accuse", "by": "Bruno", "suspect": suspect, "weapon": weapon, "room": room})
    villa.do({"do": "correct", "reason": "no era su turno", "turn": "Cloe"})
    villa.key(SPACE)
    read = villa.passed.card._secret
    assert read is not None
    assert (read.lines, "Cloe" in read.heading) == ((), True)
    villa.key(RETURN)
    assert (villa.table.passing, len(villa.desk.table.accusations)) == (None, 1)
    assert villa.desk.words.text("envelopetable.told.wrong", by="Ana") not in texts(villa.table.line)


@pytest.mark.rule("C13")
def test_a_card_that_the_disk_refuses_is_not_shown_and_its_witness_reads_why_and_shows_it_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    villa = Villa(qtbot, players=SEATED).dealt().in_room("hall")
    villa.do(SUGGEST)
    witness = villa.desk.table.suggestion.due
    villa.key("v", SPACE, "1")
    full = JournalError(phrase("store.full", path="/diario"))
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", Mock(side_effect=full))
        villa.key(RETURN)
    assert (villa.passed.person.name, villa.passed.taker.title.text()) == (witness, villa.desk.words.text("envelopetable.pass.show.title"))
    assert villa.passed.taker.told.text() == villa.desk.words.say(full.said)
    assert villa.passed.ballot is None
    villa.key(SPACE, "1", RETURN)
    assert (villa.passed.person.name, villa.passed.taker.title.text()) == ("Ana", villa.desk.words.text("envelopetable.pass.see.title"))


def test_a_hypothesis_misheard_is_mended_where_it_was_made(qtbot: QtBot) -> None:
    villa = Villa(qtbot, players=SEATED).dealt().in_room("hall")
    villa.do(SUGGEST)
    villa.window.errands.mend(len(villa.desk.log))
    assert {"by", "suspect", "weapon"} <= set(villa.form.editors)
    villa.form.editors["weapon"]._made.choose("spanner")
    villa.form.go_on()
    assert villa.desk.table.suggestion.weapon == "spanner"


@pytest.mark.rule("C04")
def test_who_mends_a_throw_for_the_deal_is_told_that_cards_may_be_dealt_anew(qtbot: QtBot) -> None:
    villa, told = Villa(qtbot, players=SEATED).dealt().in_room("hall"), []
    for seq in (2, len(villa.desk.log)):
        villa.window.errands.mend(seq)
        told.append(villa.desk.words.text("cluedotable.mend.dealt") in texts(villa.form))
        villa.form.reject()
    assert told == [True, False]


@pytest.mark.rule("C13")
def test_the_card_a_witness_showed_goes_into_the_askers_notebook_where_the_host_notes_it(qtbot: QtBot) -> None:
    villa = Villa(qtbot, players=SEATED).dealt().in_room("hall")
    villa.do(SUGGEST)
    due = villa.desk.table.suggestion.due
    card = next(offer["card"] for offer in villa.desk.answers.legal(due) if offer["do"] == "show")
    villa.window.errands.run("which")
    assert [value for value, _ in zip(villa.form.card._values, range(3), strict=True)] == ["moutarde", "rope", "hall"]
    villa.form.card.choose(card)
    villa.form.go_on()
    assert [(one.by, one.card) for one in villa.desk.answers.seen("Ana").shown_to_me] == [(due, card)]  # type: ignore[attr-defined]  # a player's view has them


def test_the_form_of_real_dice_takes_them_as_two_digits_one_after_the_other(qtbot: QtBot) -> None:
    villa = Villa(qtbot, players=SEATED).dealt()
    villa.window.errands.run("dice")
    form = villa.form
    villa.key("3", "3")
    assert (form.one.value, form.other.value) == (3, 3)
    assert form.focusWidget() is form.other.buttons()[2]
