"""The same room on two secrets: no widget, no title, no log row and no pixel of the players' screen differs until the host reveals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gm_console.engine.draw import Draw
from tests.ui.dialogs import awake, texts
from tests.ui.espia.rooms import SIX, Room, others
from tests.ui.hosted import alike

__all__ = ["awake"]
T = TypeVar("T")
Step = dict[str, Any] | str
"""A command as on the wire, or a key's name."""

OPENING: tuple[Step, ...] = (
    *("F11", {"do": "deal"}, {"do": "seen", "by": "Ana"}, {"do": "join", "player": "Olmo"}, "t", "i", {"do": "wait", "seconds": 61.5}),
    *("b", "b", {"do": "move-turn", "to": "Cloe"}, {"do": "ask", "by": "Cloe", "to": "Noël"}, {"do": "ask", "by": "Noël", "to": "Cloe"}),
    *({"do": "accuse", "by": "Ana", "accused": "Zoe"}, "s", "n", "t", "s", "s", "p", "p", {"do": "undo"}, {"do": "redo"}),
)
TIED: tuple[Step, ...] = (
    *OPENING,
    *({"do": "wait", "seconds": 600}, "2", "1", "2", "1", {"do": "point", "by": "Zoe", "at": "Ana"}),
    *({"do": "point", "by": "Noël", "at": "Bruno"}, "b", "b"),
)
CONVICTED: tuple[Step, ...] = (*OPENING, {"do": "accuse", "by": "Bruno", "accused": "Zoe"}, "s", "s", "s", "s")


@contextmanager
def drawn_otherwise(shift: int) -> Iterator[None]:
    """Place and spy are others than the seed would have; everything else falls as it falls."""
    as_it_falls = Draw.lot

    def lot(self: Draw, items: Sequence[T], what: str) -> T:
        found = as_it_falls(self, items, what)
        return items[(list(items).index(found) + shift) % len(items)] if what in ("place", "spy") else found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Draw, "lot", lot)
        yield


class Seen:
    """A room with the players' window open, and all that can be read of it."""

    def __init__(self, qtbot: QtBot, shift: int, **options: Any) -> None:
        self._shift = shift
        self.room = Room(qtbot, seed=11, options=options)
        self.room.window.public._again.setInterval(3_600_000)

    def act(self, step: Step) -> str:
        """Do it as the host does; what was refused, or nothing."""
        with drawn_otherwise(self._shift):
            return self.room.act(step)


def two_rooms(qtbot: QtBot, steps: Iterable[Step], **options: Any) -> Iterator[tuple[Seen, Seen]]:
    """The same acts at two tables with different secrets, after each of them."""
    one, other = (Seen(qtbot, shift, **options) for shift in (0, 2))
    for step in steps:
        assert one.act(step) == other.act(step), step
        yield one, other
    secrets = [(room.state.secret.deal.place, room.spies) for room in (one.room, other.room)]
    assert secrets[0][0] != secrets[1][0]
    assert secrets[0][1] != secrets[1][1]


@pytest.mark.parametrize("plays", [None, "Bruno"])
@pytest.mark.parametrize("steps", [TIED, CONVICTED], ids=["tied", "convicted"])
def test_two_secrets_look_the_same_on_the_television_until_the_reveal(qtbot: QtBot, steps: Sequence[Step], plays: str | None) -> None:
    pairs = []
    for one, other in two_rooms(qtbot, steps, host_plays=plays):
        pairs.append((one, other))
        assert alike(one.room, other.room), one.room.phase
    pair = pairs[-1]
    assert [seen.room.phase for seen in pair] == ["round-over", "round-over"]
    for seen in pair:
        seen.room.key("v")
        seen.room.yes()
    assert not alike(*(seen.room for seen in pair))


@pytest.mark.parametrize("plays", [None, "Bruno"])
@pytest.mark.parametrize("steps", [TIED, CONVICTED], ids=["tied", "convicted"])
def test_no_widget_title_tip_or_row_of_the_log_differs_by_the_secret_while_the_round_is_open(
    qtbot: QtBot, steps: Sequence[Step], plays: str | None
) -> None:
    for one, other in two_rooms(qtbot, steps, host_plays=plays):
        if one.room.phase != "round-over":
            assert one.room.told() == other.room.told(), one.room.phase


@pytest.mark.usefixtures("awake")
def test_the_forms_begin_alike_whatever_the_secret_is(qtbot: QtBot) -> None:
    *_, pair = two_rooms(qtbot, OPENING, host_plays="Bruno")
    for name in ("accuse", "guess", "turn-to"):
        told = []
        for seen in pair:
            seen.room.window.errands.run(name)
            told.append(texts(seen.room.form))
            seen.room.form.reject()
        assert told[0] == told[1], name


def secrets(room: Room) -> set[str]:
    """What nobody may read but whose it is: roles, and the words of a spy's card."""
    deal, words = room.state.secret.deal, room.desk.words
    return {role for _, role in deal.roles} | {words.text("espiatable.card.spy.role"), words.text("espiatable.card.spy.aim")}


def test_where_the_host_plays_his_desk_holds_nothing_but_what_everybody_sees(qtbot: QtBot) -> None:
    room = Room(qtbot, options={"host_plays": "Bruno"}, seed=4)
    for step in OPENING:
        if isinstance(step, str):
            room.key(step)
        else:
            room.desk.do(dict(step))
        held = texts(room.window)
        assert [text for text in (*secrets(room), room.state.secret.deal.place) if text and text in held] == []


def test_where_the_host_plays_nothing_lies_under_the_sheets_key(qtbot: QtBot) -> None:
    room = Room(qtbot, options={"host_plays": "Bruno"}).begun()
    room.window.sheets.lay_open()
    held = texts(room.window)
    assert room.desk.words.text("espiatable.sheet.plays") in held
    assert [text for text in (*secrets(room), room.state.secret.deal.place) if text in held] == []


def test_a_host_who_does_not_play_sees_the_secret_while_the_key_is_held(qtbot: QtBot) -> None:
    room = Room(qtbot).begun()
    place = room.state.secret.deal.place
    QTest.keyPress(room.window, Qt.Key.Key_C)
    assert place in texts(room.window)
    QTest.keyRelease(room.window, Qt.Key.Key_C)
    qtbot.waitUntil(lambda: place not in texts(room.window))


def test_where_the_host_plays_a_ballot_cannot_be_read_in_the_log_nor_mended(qtbot: QtBot) -> None:
    room = Room(qtbot, options={"host_plays": "Bruno"}).begun()
    room.do({"do": "accuse", "by": "Ana", "accused": "Zoe"}, {"do": "vote", "by": "Cloe", "guilty": True})
    room.window.errands.mend(len(room.desk.log))
    assert room.form.veil is None
    assert set(room.form.editors) == {"by"}


@pytest.mark.rule("E41")
@pytest.mark.usefixtures("awake")
def test_where_the_host_plays_no_mend_is_tried_that_would_tell_who_is_a_spy(qtbot: QtBot) -> None:
    room, told = Room(qtbot, options={"host_plays": "Ana"}).begun(), set()
    spy = room.spies[0]
    gone, stays, turn = others(room, spy, str(room.desk.table.asker))[:3]
    room.do({"do": "leave", "player": gone}, {"do": "move-turn", "to": turn})
    for name in (stays, spy):
        room.window.errands.mend(len(room.desk.log) - 1)
        room.form.editors["player"]._made.choose(name)
        room.form.try_out()
        told.add((room.form._fate.text(), room.form._fallen.text()))
        room.form.reject()
    assert len(told) == 1


def test_a_host_who_plays_hands_out_his_own_card_like_any_other_and_copies_none(qtbot: QtBot) -> None:
    room = Room(qtbot, options={"host_plays": "Bruno"})
    room.key(*"re")
    page = room.window.handing.page
    assert page is not None
    assert not page.cards.may_copy
    assert "Bruno" in [person.name for person in page.cards.people]
    assert set(SIX) == {person.name for person in page.cards.people}
