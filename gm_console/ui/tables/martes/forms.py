"""The forms of martes: each is imported when it is first wanted, and begins with what is on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from gm_console.games.martes.views import HostView
from gm_console.ui.desk import Desk
from gm_console.ui.tables.coming import closing, heading, leaving
from gm_console.ui.tables.company import gone
from gm_console.ui.tables.kit import MakeForm
from gm_console.ui.tables.martes.acts import Names

if TYPE_CHECKING:
    from gm_console.ui.dialogs.frame import Frame


def bet(desk: Desk, window: QWidget, name: str) -> Frame | None:
    """The next bet; ``bet:p3`` begins with that seat. None once all have decided."""
    from gm_console.ui.dialogs.martes.bet import Bet

    view: HostView = desk.host
    if view.rebuttal is None or not view.rebuttal.waiting:
        return None
    chosen = [seat.name for seat in view.players if name == f"bet:{seat.id}" and seat.name in view.rebuttal.waiting]
    waiting = list(dict.fromkeys((*chosen, *view.rebuttal.waiting)))
    secret = desk.options.get("rebuttal", "secret") == "secret"
    return Bet(desk.words, waiting, counts(desk), window, secret=secret, hold_only=desk.settings.hold_only)


def counts(desk: Desk) -> list[int]:
    """The numbers that may be bet on, as the rules offer them."""
    offer: Any = next((offer for offer in desk.legal if offer["do"] == "bet"), {})
    return list(offer["count"]["one_of"]) if offer else []


def judge(desk: Desk, window: QWidget, _: str) -> Frame:
    """Which elements are right."""
    from gm_console.ui.dialogs.martes.deduction import Judge

    return Judge(desk.words, desk.host, window, hold_only=desk.settings.hold_only)


def deduce(desk: Desk, window: QWidget, _: str) -> Frame:
    """The words of a deduction."""
    from gm_console.ui.dialogs.martes.deduction import Deduction

    return Deduction(desk.words, desk.host.turn or "", window)


def amend(desk: Desk, window: QWidget, _: str) -> Frame:
    """A deduction made more exact."""
    from gm_console.ui.dialogs.martes.deduction import Amendment

    view: HostView = desk.host
    return Amendment(desk.words, view.turn or "", view.deduction, window, hold_only=desk.settings.hold_only)


def hint(desk: Desk, window: QWidget, name: str) -> Frame | None:
    """What a hint was asked for and what is told, with the case's own at hand."""
    from gm_console.ui.dialogs.martes.hint import HintForm

    view, sent = desk.host, Names(desk).sent(name)
    ladder = view.case.hints if view.case is not None else ()
    given = [told.answer for told in view.hints if told.answer]
    return HintForm(desk.words, sent["by"], sent["cliche"], window, ladder=ladder, given=given, hold_only=desk.settings.hold_only)


def interrupt(desk: Desk, window: QWidget, name: str) -> Frame:
    """An interruption with the words of its question."""
    from gm_console.ui.dialogs.martes.question import QuestionWords

    sent = Names(desk).sent(name)
    return QuestionWords(desk.words, sent, sent["by"], window)


def note(desk: Desk, window: QWidget, _: str) -> Frame:
    """An answer with a note."""
    from gm_console.ui.dialogs.martes.question import Note

    asked = desk.host.question
    return Note(desk.words, asked.by if asked else "", asked.text if asked else None, window)


def correct(desk: Desk, window: QWidget, _: str) -> Frame:
    """Figures, marker, floor, clichés or an answer put right."""
    from gm_console.ui.dialogs.martes.correct import Correct

    return Correct(desk.words, desk.host, window)


def join(desk: Desk, window: QWidget, _: str) -> Frame:
    """Somebody comes back, or comes late."""
    from gm_console.ui.dialogs.martes.seats import Join

    return Join(desk.words, heading(desk.words, "dialogs.join.title", "dialogs.join.told"), gone(desk), window)


def end_happens(desk: Desk) -> str:
    """What becomes of the pot."""
    happens = "table.end.happens.host" if desk.options.get("host_wins_closed") else "table.end.happens"
    return desk.words.text(happens, pounds=desk.table.pot)


def lend(desk: Desk, window: QWidget, _: str) -> Frame:
    """A loan."""
    from gm_console.ui.dialogs.martes.seats import Lend

    return Lend(desk.words, desk.host, window)


FORMS: Mapping[str, MakeForm] = {
    "bet": bet,
    "judge": judge,
    "deduce": deduce,
    "amend": amend,
    "hint": hint,
    "interrupt": interrupt,
    "answer": note,
    "correct": correct,
    "leave": leaving("dialogs.leave.title", "dialogs.leave.told"),
    "join": join,
    "lend": lend,
    "end": closing(end_happens),
}
