"""Hands and notebooks go round: as large for everybody, each with what he knows, and nothing of it where people deal."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gm_console.ui.handout.secret import Note
from gm_console.ui.tables.transito.cards import named
from tests.ui.transito.rooms import Game


def dealt(qtbot: QtBot, **wanted: object) -> Game:
    """Cards dealt, the hand-out on the screen."""
    game = Game(qtbot, **wanted)  # type: ignore[arg-type]  # as the game takes them
    game.do({"do": "deal"})
    game.window.acts.hand_out()
    return game


def notes(game: Game, name: str) -> dict[str, Note]:
    """Somebody's notebook as it stands on the screen, by the names of the cards."""
    one = game.page
    one.choose(next(seat.id for seat in game.desk.table.players if seat.name == name))
    game.key("l")
    if one.panel.asking:
        one._act("yes")
    found = {note.name: note for group in one.note_area.leaf.groups for note in group.rows}
    game.key(Qt.Key.Key_Space)
    return found


@pytest.mark.rule("T04")
def test_everybody_reads_his_own_hand_and_all_cards_are_measured_alike(qtbot: QtBot) -> None:
    game = dealt(qtbot)
    called, cards = named(game.desk.table.city, "es"), game.page.cards
    for player, hand in game.state.secret.hands:
        assert {line.text for line in cards.secret(player).lines} == {called[card] for card in hand}
    every = list(cards.possible())
    assert {line.text for secret in every for line in secret.lines} == set(called.values())
    assert {len(secret.lines) for secret in every} == {5}
    assert game.page.fitted.rows == 5


@pytest.mark.rule("T31")
def test_a_notebook_has_own_open_public_and_shown_cards_marked_and_tells_whose(qtbot: QtBot) -> None:
    game = Game(qtbot)
    game.do({"do": "deal"})
    game.to_sector()
    asker, (suspect, infraction) = game.turn, game.claim(refuted=True)
    game.do({"do": "suspect", "by": asker, "suspect": suspect, "infraction": infraction})
    due = game.desk.table.suspicion.due
    ids = {seat.name: seat.id for seat in game.desk.table.players}
    hands = dict(game.state.secret.hands)
    card = next(one for one in hands[ids[due]] if one in (suspect, infraction))
    public = next(one for one in hands[ids[due]] if one != card)
    game.do({"do": "show", "by": due, "card": card}, {"do": "penalty", "player": due, "rule": "T22", "card": public})
    game.window.acts.hand_out()
    called, found = named(game.desk.table.city, "es"), notes(game, asker)
    assert {note.name for note in found.values() if note.own} == {called[one] for one in hands[ids[asker]]}
    assert found[called[card]].known == game.desk.words.text("handout.note.shown", by=due)
    assert found[called[public]].known == game.desk.words.text("handout.note.public", by=due)
    assert all(found[called[one]].known for one in game.desk.table.open_cards)
    other = next(name for name in ids if name not in (asker, due))
    assert notes(game, other)[called[card]].known == ""


@pytest.mark.rule("T31")
def test_all_notebooks_list_the_same_cards_in_the_same_places(qtbot: QtBot) -> None:
    game = dealt(qtbot)
    lists = {tuple(notes(game, seat.name)) for seat in game.desk.table.players}
    assert [len(one) for one in lists] == [20]


@pytest.mark.rule("T34")
def test_a_host_who_plays_gets_his_hand_like_any_other_and_copies_none(qtbot: QtBot) -> None:
    game = dealt(qtbot, options={"host_plays": "Bruno"})
    assert not game.page.cards.may_copy
    assert "Bruno" in [person.name for person in game.page.cards.people]


@pytest.mark.rule("T22")
def test_where_people_deal_there_is_nothing_to_hand_out(qtbot: QtBot) -> None:
    game = Game(qtbot, options={"hands": "table"})
    game.do({"do": "deal", "open": ["cyclist", "school"]})
    game.window.acts.hand_out()
    assert game.window.handing.page is None
    assert "hand-out" not in game.enabled()


@pytest.mark.rule("T29")
def test_who_has_left_has_no_hand_and_the_end_ends_the_hand_out(qtbot: QtBot) -> None:
    game = dealt(qtbot, players=("Ana", "Bruno", "Cloe", "Íñigo"))
    game.key(Qt.Key.Key_Space)
    game.do({"do": "leave", "player": "Ana"})
    assert [person.name for person in game.page.cards.people] == ["Bruno", "Cloe", "Íñigo"]
    game.do({"do": "end", "reason": "tarde"})
    assert not game.window.handing_out


@pytest.mark.rule("T18")
def test_who_has_accused_finds_the_secret_marked_in_his_notebook_and_nobody_else_does(qtbot: QtBot) -> None:
    game = Game(qtbot)
    game.do({"do": "deal"})
    city, by = game.desk.table.city, game.turn
    wrong = next(one.id for one in city.infractions if one.id not in game.state.secret.solution)
    game.do({"do": "accuse", "by": by, "suspect": city.suspects[0].id, "sector": city.sectors[0].id, "infraction": wrong})
    game.window.acts.hand_out()
    called = named(city, "es")
    mine, others = notes(game, by), notes(game, game.turn)
    assert {note.name for note in mine.values() if note.sought} == {called[card] for card in game.state.secret.solution}
    assert [note.name for note in others.values() if note.sought] == []
