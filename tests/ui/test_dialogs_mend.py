"""Putting things right: purses and figures, an entry of the log, and who sits at the table."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from gm_console.engine.phrase import phrase
from gm_console.engine.record import Dropped
from gm_console.engine.refusal import Refusal
from gm_console.sitting import Outcome
from gm_console.ui.dialogs.frame import Sent
from gm_console.ui.dialogs.martes.correct import Correct
from gm_console.ui.dialogs.martes.parts import parts
from gm_console.ui.dialogs.martes.seats import Join, Lend
from gm_console.ui.dialogs.mend import Mend, Mending
from gm_console.ui.dialogs.seats import NEW, Leave
from tests.ui.dialogs import WORDS, awake, host_view, opened, texts

__all__ = ["awake"]
pytestmark = pytest.mark.usefixtures("awake")
FLOOR = {"phase": "floor", "turn": "Ana"}
ASK: Sent = {"do": "ask", "by": "Ana", "question": "¿Llovía?"}


def correcting(qtbot: QtBot, **changes: Any) -> tuple[Correct, list[Any]]:
    dialog = Correct(WORDS, host_view(**(FLOOR | changes)))
    given = opened(qtbot, dialog)
    dialog.reason.edit.setText("recuento")
    return dialog, given


@pytest.mark.rule("M41")
def test_a_correction_is_not_sent_while_the_sum_does_not_hold(qtbot: QtBot) -> None:
    dialog, given = correcting(qtbot)
    dialog.purses.steppers["Ana"].setValue(14)
    assert "sobran £2" in texts(dialog)
    dialog.go_on()
    assert given == []
    dialog.purses.steppers["pot"].setValue(18)
    assert "Suma £60: cuadra." in texts(dialog)
    dialog.go_on()
    assert given == [{"do": "correct", "reason": "recuento", "pounds": {"Ana": 14, "pot": 18}}]


def test_missing_pounds_are_counted_too(qtbot: QtBot) -> None:
    dialog, given = correcting(qtbot)
    dialog.purses.steppers["host"].setValue(1)
    assert "faltan £3" in texts(dialog)
    dialog.go_on()
    assert given == []


def test_a_correction_needs_a_reason_and_something_to_correct(qtbot: QtBot) -> None:
    dialog, given = correcting(qtbot)
    dialog.go_on()
    assert WORDS.text("dialogs.correct.nothing") in texts(dialog)
    dialog.course.first.choose("Bruno")
    dialog.reason.edit.clear()
    dialog.go_on()
    assert given == []
    assert dialog.reason.fault == WORDS.text("dialogs.reason.missing")


def test_marker_floor_and_interruptions_are_put_right(qtbot: QtBot) -> None:
    dialog, given = correcting(qtbot)
    dialog.course.first.choose("Bruno")
    dialog.course.turn.choose("Bruno")
    dialog.course.interrupted["Bruno"].setChecked(False)
    dialog.go_on()
    assert given == [{"do": "correct", "reason": "recuento", "first": "Bruno", "turn": "Bruno", "interrupted": {"Bruno": False}}]


def test_the_floor_is_given_only_where_there_is_a_floor(qtbot: QtBot) -> None:
    dialog, _ = correcting(qtbot, phase="host", turn=None)
    assert not dialog.course.turn.isVisibleTo(dialog.course)


def test_uses_of_cliches_are_kept_from_one_detective_to_the_next(qtbot: QtBot) -> None:
    dialog, given = correcting(qtbot)
    dialog.uses.findChildren(QCheckBox, "Ana:médica:hint")[-1].setChecked(False)
    dialog.uses.who.choose("Bruno")
    dialog.uses.findChildren(QCheckBox, "Bruno:artillero:interrupt")[-1].setChecked(True)
    dialog.uses.who.choose("Ana")
    assert not dialog.uses.findChildren(QCheckBox, "Ana:médica:hint")[-1].isChecked()
    dialog.go_on()
    assert given[0]["cliches"] == {"Ana": {"médica": {"hint": False}}, "Bruno": {"artillero": {"interrupt": True}}}


@pytest.mark.rule("M10")
def test_an_answer_found_wrong_later_is_put_right_by_its_entry(qtbot: QtBot) -> None:
    dialog, given = correcting(qtbot)
    dialog.answer.which.setCurrentIndex(1)
    assert (dialog.answer.verdict.value, dialog.answer.note.text) == ("yes", "mucho")
    dialog.answer.verdict.choose("no")
    dialog.answer.note.edit.clear()
    dialog.go_on()
    assert given == [{"do": "correct", "reason": "recuento", "answer": {"seq": 4, "answer": "no"}}]


def test_somebody_leaves(qtbot: QtBot) -> None:
    view = host_view()
    dialog = Leave(WORDS, ("Alguien deja la mesa", ""), view.players, [seat.name for seat in view.players if not seat.gone])
    given = opened(qtbot, dialog)
    dialog.go_on()
    assert given == []
    assert [made.text() for made in dialog.who.buttons()] == ["1  Ana", "2  Bruno"]
    dialog.who.choose("Bruno")
    dialog.go_on()
    assert given == [{"do": "leave", "player": "Bruno"}]


@pytest.mark.rule("M44")
def test_who_left_comes_back_in_one_step(qtbot: QtBot) -> None:
    dialog = Join(WORDS, ("Alguien viene", "Desde la próxima ronda."), ["Cloe"])
    given = opened(qtbot, dialog)
    dialog.go_on()
    assert given == [{"do": "join", "player": "Cloe"}]


def test_a_newcomer_brings_a_name_and_cliches(qtbot: QtBot) -> None:
    dialog = Join(WORDS, ("Alguien viene", "Desde la próxima ronda."), ["Cloe"])
    given = opened(qtbot, dialog)
    dialog.who.choose(NEW)
    dialog.go_on()
    assert given == []
    dialog.name.edit.setText("Zoé")
    dialog.cliches[0].edit.setText("pianista")
    dialog.cliches[3].edit.setText("viuda")
    dialog.character.edit.setText("La Condesa")
    dialog.go_on()
    assert given == [{"do": "join", "player": {"name": "Zoé", "cliches": ["pianista", "viuda"], "character": "La Condesa"}}]


@pytest.mark.rule("M48")
def test_a_loan_is_no_more_than_the_hosts_purse(qtbot: QtBot) -> None:
    dialog = Lend(WORDS, host_view())
    given = opened(qtbot, dialog)
    dialog.pounds.setValue(99)
    dialog.go_on()
    dialog.who.choose("Ana")
    dialog.go_on()
    assert given == [{"do": "lend", "to": "Ana", "pounds": 4}]


class Try:
    """Stands in for the sitting: remembers what was tried, and answers the same each time."""

    def __init__(self, answer: Outcome | Refusal) -> None:
        self.answer = answer
        self.asked: list[Sent] = []

    def __call__(self, sent: Sent) -> Outcome | Refusal:
        self.asked.append(sent)
        return self.answer


def mending(qtbot: QtBot, sent: Sent, answer: Outcome | Refusal, covered: frozenset[str] = frozenset()) -> tuple[Mend, list[Any], Try]:
    tried = Try(answer)
    entry = Mending(7, sent, ("Ana pregunta.",), parts(WORDS, sent, host_view()), covered)
    dialog = Mend(WORDS, entry, tried, lambda seq: (f"Entrada {seq}.",))
    return dialog, opened(qtbot, dialog), tried


def test_a_mend_says_what_would_fall_out_before_it_is_done(qtbot: QtBot) -> None:
    fallen = (Dropped(9, "not-allowed", "M15"), Dropped(11, "wrong-phase", None))
    dialog, given, tried = mending(qtbot, ASK, Outcome(dropped=fallen))
    assert "Se caerían 2 entradas:" in texts(dialog)
    assert "Entrada 9. · M15\nEntrada 11." in texts(dialog)
    assert tried.asked == [{"do": "mend", "seq": 7, "command": ASK, "dry": True}]
    assert given == []


def test_a_mend_sends_the_command_as_edited(qtbot: QtBot) -> None:
    dialog, given, tried = mending(qtbot, ASK, Outcome(dropped=()))
    dialog.editors["by"]._made.choose("Bruno")
    dialog.editors["question"]._made.edit.clear()
    qtbot.waitUntil(lambda: len(tried.asked) > 1)
    dialog.go_on()
    assert given == [{"do": "mend", "seq": 7, "command": {"do": "ask", "by": "Bruno"}}]


def test_an_entry_is_left_out(qtbot: QtBot) -> None:
    dialog, given, tried = mending(qtbot, ASK, Outcome(dropped=()))
    dialog.out.setChecked(True)
    assert tried.asked[-1] == {"do": "mend", "seq": 7, "command": None, "dry": True}
    assert not dialog.editors["by"].isEnabled()
    dialog.go_on()
    assert given == [{"do": "mend", "seq": 7, "command": None}]


def test_a_mend_that_would_be_refused_is_not_sent(qtbot: QtBot) -> None:
    no = Refusal("not-allowed", phrase("martes.refuse.interrupted", name="Ana"), "M15")
    dialog, _, _ = mending(qtbot, ASK, no)
    assert WORDS.say(no.said) in texts(dialog)
    assert not dialog.go_button.isEnabled()


def test_the_first_of_several_to_be_ticked_has_the_keyboard(qtbot: QtBot) -> None:
    dialog, _, _ = mending(qtbot, {"do": "judge", "hits": ["what"]}, Outcome(dropped=()))
    assert dialog.focusWidget() is dialog.editors["hits"].findChild(QCheckBox)
    dialog.close()


def test_what_the_table_may_not_know_is_edited_under_a_veil(qtbot: QtBot) -> None:
    dialog, given, _ = mending(qtbot, {"do": "judge", "hits": ["what"]}, Outcome(dropped=()), frozenset({"hits"}))
    assert dialog.veil is not None
    assert not dialog.findChildren(QCheckBox)[:-1]
    dialog.veil.uncover()
    boxes = [box for box in dialog.findChildren(QCheckBox) if box is not dialog.out]
    assert [box.isChecked() for box in boxes] == [True, False, False, False, False, False]
    boxes[1].setChecked(True)
    dialog.veil.cover()
    assert [box for box in dialog.findChildren(QCheckBox) if box is not dialog.out] == []
    dialog.go_on()
    assert given == [{"do": "mend", "seq": 7, "command": {"do": "judge", "hits": ["what", "who"]}}]
    dialog.close()


def test_the_parts_of_a_command_follow_from_its_type() -> None:
    kinds = {one.field: one.kind for one in parts(WORDS, {"do": "interrupt", "by": "Ana", "cliche": "médica"}, host_view())}
    assert kinds == {"by": "one", "cliche": "one", "question": "text"}
    assert [one.kind for one in parts(WORDS, {"do": "lend", "to": "Ana", "pounds": 2}, host_view())] == ["one", "number"]
    assert [one.field for one in parts(WORDS, {"do": "correct", "reason": "x"}, host_view())] == ["reason", "first", "turn"]
    assert parts(WORDS, {"do": "join", "player": {"name": "Zoé"}}, host_view()) == ()
