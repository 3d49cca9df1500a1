"""The same game on two secrets: no widget, no title, no log row and no pixel of the players' screen differs until the host reveals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gm_console.engine.draw import Draw
from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS
from gm_console.ui.handout import turning
from tests.ui.cluedo.villas import SEATED, Villa, secret
from tests.ui.dialogs import awake, texts

__all__ = ["awake"]
T = TypeVar("T")
ONE, OTHER = ("rose", "dagger", "kitchen"), ("violet", "spanner", "study")
"""Two envelopes; whoever holds a card of one at the first table holds that of the other at the second."""
SPACE, RETURN = Qt.Key.Key_Space, Qt.Key.Key_Return
SUGGEST = {"do": "suggest", "by": "Ana", "suspect": "moutarde", "weapon": "rope"}
Step = dict[str, Any] | str | Qt.Key


@contextmanager
def dealt(solution: Sequence[str]) -> Iterator[None]:
    """These cards are in the envelope, and everybody holds what he does whatever they are."""
    swapped = dict(zip(OTHER, ONE, strict=True)) if tuple(solution) == OTHER else {}
    piles = {"suspect": solution[0], "weapon": solution[1], "room": solution[2]}
    lots, shuffles = Draw.lot, Draw.shuffle

    def lot(self: Draw, items: Sequence[T], what: str) -> T:
        found = lots(self, items, what)
        return piles.get(what, found) if found in (*SUSPECTS, *WEAPONS, *ROOMS) else found  # type: ignore[return-value]  # cards are ids

    def shuffle(self: Draw, items: Sequence[T], what: str) -> tuple[T, ...]:
        if what != "cards":
            return shuffles(self, items, what)
        rest = [card for card in (*SUSPECTS, *WEAPONS, *ROOMS) if card not in ONE]
        return tuple(swapped.get(card, card) for card in (*rest[1::2], *rest[::2]))  # type: ignore[misc]  # the same

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Draw, "lot", lot)
        patch.setattr(Draw, "shuffle", shuffle)
        yield


class Seen:
    """A game with the players' window open, and all that can be read of it."""

    def __init__(self, qtbot: QtBot, solution: Sequence[str], **options: Any) -> None:
        self.villa = Villa(qtbot, players=SEATED, options=options)
        with dealt(solution):
            self.villa.dealt()
        self.villa.window.public.toggle()


WRONG = {"suspect": "leblanc", "weapon": "revolver", "room": "lounge"}
EVENING: tuple[Step, ...] = (
    *("6", "6", {"do": "move", "by": "Ana", "to": "hall"}, SUGGEST, {"do": "show", "by": "Cloe", "card": "olive"}),
    *("e", "e", "e", {"do": "accuse", "by": "Ana"} | WRONG, {"do": "roll", "by": "Bruno", "dice": [3, 4]}, "q"),
    *("p", "p", {"do": "undo"}, {"do": "redo"}, {"do": "leave", "player": "Íñigo"}, {"do": "end", "reason": "tarde"}),
)


def trace(qtbot: QtBot, solution: Sequence[str], plays: str | None) -> list[tuple[str, str, QImage]]:
    """What was refused, what could be read and what the players saw, step by step; at last what the reveal shows."""
    seen = Seen(qtbot, solution, host_plays=plays)
    assert secret(seen.villa) == solution
    found = [(seen.villa.act(step), seen.villa.told() if seen.villa.phase != "over" else "", seen.villa.picture()) for step in EVENING]
    assert seen.villa.phase == "over"
    seen.villa.key("v")
    seen.villa.yes()
    found.append(("", "", seen.villa.picture()))
    seen.villa.window.public.toggle()
    seen.villa.window.hide()
    return found


@pytest.mark.rule("C27")
@pytest.mark.parametrize("plays", [None, "Bruno"])
def test_two_secrets_look_the_same_until_the_reveal(qtbot: QtBot, plays: str | None) -> None:
    trace(qtbot, ONE, plays)  # letters that Qt draws for the first time may differ by a shade
    one, other = (trace(qtbot, solution, plays) for solution in (ONE, OTHER))
    for step, before, after in zip(EVENING, one, other, strict=False):
        assert before == after, step
    assert one[-1][2] != other[-1][2]


@pytest.mark.rule("C14")
def test_whichever_card_was_shown_nobody_can_tell_at_the_hosts_window_or_on_the_television(qtbot: QtBot) -> None:
    told = [shown(qtbot, place) for place in (0, 0, 1)]
    assert told[1] == told[2]


def shown(qtbot: QtBot, place: int) -> tuple[str, QImage]:
    """What can be read and seen once a witness who holds two of the cards has shown one of them."""
    seen = Seen(qtbot, ONE)
    villa = seen.villa
    hands = [(player, set(cards)) for player, cards in villa.state.secret.hands if player != "p1"]
    two = [(player, one, other) for player, held in hands for one in SUSPECTS for other in WEAPONS if {one, other} <= held]
    witness, suspect, weapon = two[0]
    villa.in_room("hall").do({"do": "suggest", "by": "Ana", "suspect": suspect, "weapon": weapon})
    name = next(seat.name for seat in villa.desk.table.players if seat.id == witness)
    while villa.desk.table.suggestion.due != name:
        villa.key("e")
    villa.do({"do": "show", "by": name, "card": (suspect, weapon)[place]})
    found = seen.villa.told(), seen.villa.picture()
    villa.window.public.toggle()
    villa.window.hide()
    return found


def names_of(villa: Villa, *cards: str) -> list[str]:
    """Cards as they are called."""
    return [villa.desk.words.text(f"cluedo.card.{card}") for card in cards]


@pytest.mark.usefixtures("awake")
def test_the_accusers_form_begins_empty_and_alike_whatever_is_in_the_envelope(qtbot: QtBot) -> None:
    told = []
    for solution in (ONE, OTHER):
        villa = Seen(qtbot, solution).villa
        villa.window.errands.run("accuse")
        told.append(texts(villa.form))
        assert [choice.value for choice in villa.form.choices.values()] == [None, None, None]
        villa.form.reject()
    assert told[0] == told[1]


def test_the_host_who_does_not_play_sees_envelope_and_hands_while_the_key_is_held(qtbot: QtBot) -> None:
    villa = Seen(qtbot, ONE).villa
    QTest.keyPress(villa.window, Qt.Key.Key_C)
    held = texts(villa.window)
    assert [name for name in names_of(villa, *ONE) if name not in held] == []
    QTest.keyRelease(villa.window, Qt.Key.Key_C)
    qtbot.waitUntil(lambda: names_of(villa, "dagger")[0] not in texts(villa.window))


@pytest.mark.rule("C27")
def test_where_the_host_plays_nothing_lies_under_the_sheets_key_and_no_shown_card_can_be_read_or_noted(qtbot: QtBot) -> None:
    villa = Seen(qtbot, ONE, host_plays="Bruno").villa
    villa.window.sheets.lay_open()
    held = texts(villa.window)
    assert villa.desk.words.text("envelopetable.sheet.plays") in held
    assert [name for name in names_of(villa, "dagger", "spanner") if name in held] == []
    villa.window.sheets.shut()
    villa.in_room("hall").do(SUGGEST)
    assert "which" not in villa.enabled()
    due = villa.desk.table.suggestion.due
    card = next(offer["card"] for offer in villa.desk.answers.legal(due) if offer["do"] == "show")
    villa.do({"do": "show", "by": due, "card": card})
    villa.window.errands.mend(len(villa.desk.log))
    assert villa.form.veil is None
    assert set(villa.form.editors) == {"by"}


@pytest.mark.rule("C27")
@pytest.mark.usefixtures("awake")
@pytest.mark.parametrize(("plays", "alike"), [("Bruno", True), (None, False)])
def test_a_host_who_plays_cannot_try_whether_another_accusation_would_have_been_right(qtbot: QtBot, plays: str | None, alike: bool) -> None:
    villa, told = Seen(qtbot, ONE, host_plays=plays).villa, []
    villa.do({"do": "accuse", "by": "Ana"} | WRONG, {"do": "roll", "by": "Bruno", "dice": [3, 4]})
    for cards in (ONE, OTHER):
        villa.window.errands.mend(len(villa.desk.log) - 1)
        for kind, card in zip(("suspect", "weapon", "room"), cards, strict=True):
            villa.form.editors[kind]._made.choose(card)
        villa.form.try_out()
        told.append((villa.form._fate.text(), villa.form._fallen.text(), villa.form.go_button.isEnabled()))
        villa.form.reject()
    assert (told[0] == told[1]) == alike


def test_between_two_looks_no_card_is_in_any_widget(qtbot: QtBot) -> None:
    villa = Seen(qtbot, ONE).villa
    villa.in_room("hall").do(SUGGEST)
    villa.key("v", SPACE)
    held = [offer["card"] for offer in villa.desk.answers.legal(villa.passed.person.name) if offer["do"] == "show"]
    names = names_of(villa, *held)
    assert [name for name in names if name not in texts(villa.passed)] == []
    villa.key("1", RETURN)
    assert [name for name in names if name in texts(villa.passed)] == []
    villa.key(SPACE)
    assert names[0] in texts(villa.passed)
    villa.key(RETURN)
    assert villa.table.passing is None or [name for name in names if name in texts(villa.passed)] == []


@pytest.mark.usefixtures("awake")
@pytest.mark.parametrize("away", [True, False])
def test_neither_cards_nor_envelope_lie_open_under_another_window_or_for_long(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, away: bool
) -> None:
    monkeypatch.setattr(turning, "COVER_MS", 10_000 if away else 60)
    villa = Seen(qtbot, ONE).villa

    def covered() -> bool:
        """Whether nothing of it can be read any more."""
        shown = [name for name in secrets if name in texts(villa.passed)]
        assert shown
        if away:
            QApplication.sendEvent(villa.window, QEvent(QEvent.Type.WindowDeactivate))
        qtbot.waitUntil(lambda: not [name for name in secrets if name in texts(villa.passed)])
        return True

    villa.in_room("hall").do(SUGGEST)
    villa.key("v", SPACE)
    secrets = names_of(villa, *(offer["card"] for offer in villa.desk.answers.legal(villa.passed.person.name)))
    assert covered()
    villa.key(Qt.Key.Key_Escape)
    while villa.phase == "showing":
        villa.key("e")
    secrets = names_of(villa, *ONE)
    villa.key("u", "6", "6", "6", RETURN, SPACE)
    assert covered()
