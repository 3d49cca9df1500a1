"""What a command names is written out: a case for martes, a deck in the language of its cards for El espía."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gm_console import app, referee
from gm_console.engine.refusal import Refusal
from gm_console.store import cases, decks
from gm_console.store.contents import find, finder
from gm_console.store.settings import Settings

THREE = ["Ana", "Bruno", "Cloe"]


def ruled(*sent: Mapping[str, object]) -> list[dict[str, object]]:
    """What the referee answers to commands, refusing in English."""
    source, target = io.BytesIO("\n".join(map(json.dumps, sent)).encode()), io.BytesIO()
    assert referee.run(None, False, "en", source, target) == 0
    return [json.loads(line) for line in target.getvalue().splitlines()]


def test_each_game_finds_its_own_sort() -> None:
    assert find("martes", "la-pelucona", "fr") == cases.find_case("martes", "la-pelucona")
    assert finder("es")("espia", "completa") == decks.find_deck("completa", "es")
    for game, id_ in (("martes", "familiar"), ("espia", "la-pelucona")):
        with pytest.raises(Refusal):
            find(game, id_, "es")


@pytest.mark.rule("E03")
def test_the_referee_deals_from_the_deck_a_command_names_with_spanish_cards() -> None:
    replies = ruled(
        {"do": "new", "game": "espia", "players": THREE, "options": {"deck": "completa"}},
        {"do": "deal"},
        *({"do": "view", "as": name} for name in THREE),
    )
    assert [reply["ok"] for reply in replies] == [True] * 5
    spanish = {place["name"] for place in decks.find_deck("completa", "es")["places"]}
    told = json.dumps(replies[2:], ensure_ascii=False)
    assert [name for name in spanish if name not in told] == []


@pytest.mark.rule("E03")
def test_the_referee_says_which_deck_may_have_been_meant() -> None:
    (reply,) = ruled({"do": "new", "game": "espia", "players": THREE, "options": {"deck": "familial"}})
    assert (reply["error"], "did you mean “familiar”?" in str(reply["message"])) == ("bad-setup", True)


@pytest.mark.parametrize(
    ("host", "public", "chosen", "cards"),
    [("es", "auto", "auto", "es"), ("fr", "es", "auto", "fr"), ("es", "auto", "fr", "fr"), ("fr", "es", "en", "en")],
)
def test_cards_are_dealt_in_the_language_the_host_chose_for_them(
    qtbot: QtBot, qapp: QApplication, host: str, public: str, chosen: str, cards: str
) -> None:
    console = app.Console(qapp)
    qtbot.addWidget(console.window, before_close_func=lambda _: console.close())
    console.desk.settings = Settings(host, public, chosen)  # type: ignore[arg-type]  # each is one of ours
    assert console.find("espia", "familiar")["language"] == cards
