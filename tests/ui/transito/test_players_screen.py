"""What the players of Quién, Cómo y Dónde see: the words that are painted, phase by phase, and nothing of the end before the reveal."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from gm_console.ui.tables.transito.cards import named
from tests.ui.transito.rooms import Game, phases


def test_every_phase_says_whose_turn_it_is_and_nothing_of_any_hand(qtbot: QtBot, painted: list[str]) -> None:
    game, told = Game(qtbot), {}
    for phase in phases(game):
        told[phase] = game.seen(painted)
    assert all(name in told["lobby"] for name in ("Ana", "Bruno", "Cloe", "Tres Puentes"))
    assert "Ana avanza 1" in told["moving"]
    assert "estrella roja" in told["star"]
    due = next(name for name in ("Ana", "Bruno", "Cloe") if f"Responde {name}" in told["showing"])
    assert f"Ahora responde {due}" in told["showing"].replace(":", "")
    assert "Nadie refuta a Ana" in told["unrefuted"]
    assert "Nadie ha enseñado nada" in told["unrefuted"]
    assert told["over"] == "La partida ha terminado"
    hidden = {named(game.desk.table.city, "es")[card] for card in game.state.secret.solution}
    assert [card for card in hidden for phase in ("turn", "moving", "star") if card in told[phase]] == []


@pytest.mark.rule("T20")
def test_the_end_is_seen_once_the_host_reveals_it(qtbot: QtBot, painted: list[str]) -> None:
    game = Game(qtbot)
    game.do({"do": "deal"})
    suspect, sector, infraction = game.state.secret.solution
    game.do({"do": "accuse", "by": game.turn, "suspect": suspect, "sector": sector, "infraction": infraction})
    assert game.seen(painted) == "La partida ha terminado"
    game.window.public.reveal()
    told, called = game.seen(painted), named(game.desk.table.city, "es")
    assert all(called[card] in told for card in (suspect, sector, infraction))
    assert "acierta y gana" in told


@pytest.mark.rule("T15")
def test_who_refuted_last_is_shown_again_large_for_five_seconds(qtbot: QtBot, painted: list[str]) -> None:
    game = Game(qtbot)
    game.do({"do": "deal"})
    game.to_sector()
    asker, (suspect, infraction) = game.turn, game.claim(refuted=True)
    game.do({"do": "suspect", "by": asker, "suspect": suspect, "infraction": infraction})
    due = game.desk.table.suspicion.due
    game.do({"do": "show", "by": due})
    game.window.public.show_again()
    assert game.seen(painted) == f"Última sospecha: {due} enseñó una carta a {asker}."
    game.window.public._again.stop()


@pytest.mark.rule("T27")
def test_open_and_public_cards_lie_where_all_can_read_them(qtbot: QtBot, painted: list[str]) -> None:
    game = Game(qtbot)
    game.do({"do": "deal"})
    hand = dict(game.state.secret.hands)["p2"]
    game.do({"do": "penalty", "player": "Bruno", "rule": "T25", "card": hand[0]})
    told, called = game.seen(painted), named(game.desk.table.city, "es")
    assert f"Bruno ha enseñado a todos: {called[hand[0]]}" in told
    assert all(called[card] in told for card in game.desk.table.open_cards)
    assert called[hand[1]] not in told
