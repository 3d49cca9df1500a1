"""One game on two deals: no pixel of the players' screen, no text, tip or action differs by what is hidden until the reveal (law 4)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gm_console.engine.draw import Draw
from gm_console.games.envelope import dealing
from gm_console.games.envelope.model import Sealed
from gm_console.games.envelope.policy import Policy
from gm_console.games.transito import rules
from gm_console.ui.tables.transito.cards import named
from tests.ui.dialogs import awake, texts
from tests.ui.hosted import alike
from tests.ui.transito.rooms import Game

__all__ = ["awake"]
pytestmark = pytest.mark.usefixtures("awake")
Step = dict[str, Any] | str
"""A command as on the wire, or a key's name."""


@contextmanager
def swapped(other: bool) -> Iterator[None]:
    """The suspect of the secret changes places with one in a hand; the tables are alike in all that everybody sees."""
    as_it_falls = dealing.deal

    def deal(draw: Draw, policy: Policy, order: tuple[str, ...]) -> tuple[Sealed, tuple[str, ...]]:
        sealed, left = as_it_falls(draw, policy, order)
        if not other:
            return sealed, left
        secret = sealed.solution[0]
        held = next(card for _, cards in sealed.hands for card in cards if card in policy.piles[0].cards)
        new = {secret: held, held: secret}
        hands = tuple((player, tuple(new.get(card, card) for card in cards)) for player, cards in sealed.hands)
        return Sealed((held, *sealed.solution[1:]), hands, sealed.salt), left

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rules, "deal", deal)
        yield


class Seen:
    """A game with the players' window open, and all that can be read of it."""

    def __init__(self, qtbot: QtBot, *, other: bool, **options: Any) -> None:
        self._other = other
        self.game = Game(qtbot, options=options, seed=11)
        self.game.window.public.toggle()

    def act(self, step: Step) -> str:
        """Do it as the host does, who has this window before him; what was refused, or nothing."""
        window = self.game.window
        window.activateWindow()
        self.game.qtbot.waitUntil(window.isActiveWindow)
        if not (self.game.table.hasFocus() or self.game.table.board.hasFocus()):
            self.game.table.take_focus()
        with swapped(self._other):
            return self.game.act(step)


def two(qtbot: QtBot, **options: Any) -> tuple[Seen, Seen]:
    """Two games that differ by what is hidden and by nothing else."""
    one, other = Seen(qtbot, other=False, **options), Seen(qtbot, other=True, **options)
    for seen in (one, other):
        seen.act({"do": "deal"})
    assert one.game.state.secret.solution != other.game.state.secret.solution
    return one, other


def steps(seen: Seen) -> tuple[Step, ...]:
    """A few turns: a walk, a refuted suspicion shown by hand, one nobody refutes, a wrong accusation, a penalty, a seat that leaves."""
    game = seen.game
    view, secret = game.desk.table, game.state.secret
    by = view.turn
    hand = dict(secret.hands)
    seats = [one.id for one in view.players]
    mine = next(one.id for one in view.players if one.name == by)
    after = seats[(seats.index(mine) + 1) % len(seats)]
    infraction = next(card for card in hand[after] if card in [one.id for one in view.city.infractions])
    suspect = next(one.id for one in view.city.suspects if one.id not in (secret.solution[0], first_suspect(seen)))
    door = view.city.sectors[0].entrances[0]
    into = ({"do": "correct", "reason": "a mano", "at": {by: door}}, {"do": "draw", "by": by, "card": 1})
    claim = {"do": "suspect", "by": by, "suspect": suspect, "infraction": infraction}
    name = {one.id: one.name for one in view.players}
    accusation = {"do": "accuse", "by": name[after], "suspect": suspect, "sector": "park", "infraction": infraction}
    return (
        *into, {"do": "move", "by": by, "to": view.city.sectors[0].id}, claim, "b", "b", {"do": "undo"}, {"do": "redo"}, "m", "a",
        accusation, {"do": "penalty", "player": name[after], "rule": "T25", "card": infraction}, "p", "p",
    )  # fmt: skip


def first_suspect(seen: Seen) -> str:
    """The suspect that changes places with the secret's."""
    state = seen.game.state
    suspects = [one.id for one in state.city.suspects]
    return next(card for _, cards in state.secret.hands for card in cards if card in suspects)


@pytest.mark.parametrize("plays", [None, "Bruno"])
def test_no_pixel_text_tip_or_action_differs_by_the_secret_until_the_reveal(qtbot: QtBot, plays: str | None) -> None:
    one, other = two(qtbot, host_plays=plays)
    again = [seen.game.window.public._again for seen in (one, other)]
    for timer in again:
        timer.setInterval(3_600_000)
    for step in steps(one):
        assert one.act(step) == other.act(step), step
        assert one.game.told() == other.game.told(), step
        assert one.game.enabled() == other.game.enabled(), step
        assert alike(one.game, other.game), step
    for seen in (one, other):
        seen.act({"do": "end", "reason": "tarde"})
    assert alike(one.game, other.game)
    for seen in (one, other):
        seen.game.key("v")
        seen.game.yes()
    assert not alike(one.game, other.game)
    for timer in again:
        timer.stop()


def test_the_forms_begin_alike_whatever_the_secret_is(qtbot: QtBot) -> None:
    one, other = two(qtbot, host_plays="Bruno")
    for name in ("accuse", "penalty", "correct", "paper"):
        told = []
        for seen in (one, other):
            seen.game.window.errands.run(name)
            told.append(texts(seen.game.form))
            seen.game.form.reject()
        assert told[0] == told[1], name


def hidden(game: Game) -> list[str]:
    """The names of the infractions in hands and in the secret: no seat, place or open card bears one of these."""
    view, called = game.desk.table, named(game.desk.table.city, "es")
    return [called[one.id] for one in view.city.infractions if one.id not in view.open_cards]


def test_where_the_host_plays_nothing_lies_under_the_sheets_key(qtbot: QtBot) -> None:
    game = Game(qtbot, options={"host_plays": "Bruno"})
    game.do({"do": "deal"})
    game.window.sheets.lay_open()
    held = texts(game.window)
    assert game.desk.words.text("envelopetable.sheet.plays") in held
    assert [card for card in hidden(game) if card in held] == []


def test_a_host_who_does_not_play_sees_secret_and_hands_while_the_key_is_held(qtbot: QtBot) -> None:
    game = Game(qtbot)
    game.do({"do": "deal"})
    QTest.keyPress(game.window, Qt.Key.Key_C)
    held = texts(game.window)
    assert [card for card in hidden(game) if card not in held] == []
    QTest.keyRelease(game.window, Qt.Key.Key_C)
    qtbot.waitUntil(lambda: not any(card in texts(game.window) for card in hidden(game)))


def test_where_the_host_plays_a_card_shown_cannot_be_read_in_the_log_nor_mended(qtbot: QtBot) -> None:
    game = Game(qtbot, options={"host_plays": "Bruno"})
    game.do({"do": "deal"})
    game.to_sector()
    suspect, infraction = game.claim(refuted=True)
    game.do({"do": "suspect", "by": game.turn, "suspect": suspect, "infraction": infraction})
    due = game.desk.table.suspicion.due
    seat = next(one.id for one in game.desk.table.players if one.name == due)
    at = next(one.at for one in game.desk.table.players if one.name == game.turn)
    card = next(card for card in dict(game.state.secret.hands)[seat] if card in (suspect, infraction, at))
    game.do({"do": "show", "by": due, "card": card})
    game.window.errands.mend(len(game.desk.log))
    assert set(game.form.editors) == {"by"}


@pytest.mark.rule("T18")
def test_only_the_accuser_reads_the_secret_and_the_culprits_cards_and_nothing_is_left_of_it(qtbot: QtBot) -> None:
    game = Game(qtbot)
    game.do({"do": "deal"})
    called = named(game.desk.table.city, "es")
    accuser, holder = game.desk.table.players[0], game.desk.table.players[1]
    game.do({"do": "correct", "reason": "a mano", "turn": accuser.name})
    wrong = {"suspect": holder.suspect, "sector": "park", "infraction": "phone"}
    if tuple(wrong.values()) == game.state.secret.solution:
        wrong["infraction"] = "zebra"
    game.table.pass_to_look({"do": "accuse", "by": accuser.name, **wrong})
    assert game.phase == "turn"
    assert not any(seat.eliminated for seat in game.desk.table.players)
    game.key(Qt.Key.Key_Space)
    spoken = game.passed.card.accessibleDescription()
    hand = dict(game.state.secret.hands)[holder.id]
    assert all(called[card] in spoken for card in (*game.state.secret.solution, *hand))
    game.key(Qt.Key.Key_Return)
    assert [seat.eliminated for seat in game.desk.table.players] == [True, False, False]
    said = {called[wrong["infraction"]]}
    assert [card for card in hidden(game) if card in texts(game.table) and card not in said] == []
