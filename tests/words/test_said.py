"""What is told of every game: each event has its sentences, in every language, and they read as sentences do."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from gm_console.engine.phrase import phrase
from gm_console.engine.play import Waived
from gm_console.games import GAMES
from gm_console.games.cluedo.model import PLAYING, ROLL_OFF
from gm_console.games.espia.model import BETWEEN, ROUND
from gm_console.games.transito.model import LOBBY, PLAYED
from gm_console.words import Translator
from tests.words import test_cluedo, test_espia, test_transito
from tests.words.collect import LANGUAGES, phrases

PHASES = {"cluedo": (ROLL_OFF, *PLAYING, "over"), "espia": (*BETWEEN, *ROUND, "over"), "transito": (LOBBY, *PLAYED, "over")}
TRIED = {"cluedo": test_cluedo, "espia": test_espia, "transito": test_transito}
each_game = pytest.mark.parametrize(("game", "tried"), TRIED.items(), ids=TRIED)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
def test_every_event_there_is_was_tried(game: str, tried: ModuleType) -> None:
    assert {type(event) for event in tried.TOLD} == {*tried.e.EVENTS.values(), Waived}, game


@each_game
def test_the_sentences_said_are_the_sentences_written(game: str, tried: ModuleType) -> None:
    written = {id_ for id_ in phrases("es") if id_.startswith(f"{game}.event.")}
    assert {sentence.id for sentence in tried.told()} == written


@each_language
@each_game
def test_every_event_has_a_sentence_with_nothing_left_open(compiled: Path, game: str, tried: ModuleType, language: str) -> None:
    lines = [Translator(language, compiled).say(sentence) for sentence in tried.told()]
    left = ("{", f"{game}.", "p1", "p2", "None", "Spoken", "\n")
    assert [line for line in lines if any(trace in line for trace in left)] == []


@each_language
@each_game
def test_a_sentence_begins_like_one_and_ends_like_one(compiled: Path, game: str, tried: ModuleType, language: str) -> None:
    lines = [Translator(language, compiled).say(sentence) for sentence in tried.told()]
    assert [line for line in lines if line[0] not in "¡«“" and not line[0].isupper() and not line[0].isdigit()] == [], game
    assert [line for line in lines if line.rstrip("»\u00a0”")[-1] not in ".!?"] == []


@each_language
@pytest.mark.parametrize("game", TRIED)
def test_a_command_out_of_its_time_is_refused_with_what_it_is_and_what_goes_on(compiled: Path, game: str, language: str) -> None:
    words, phases, commands = Translator(language, compiled), PHASES[game], GAMES[game].commands
    ids = (*(f"command.name.{do}" for do in commands), *(f"refuse.phase.{now}" for now in phases))
    lines = {words.say(phrase("refuse.phase", do=do, phase=now)) for do in commands for now in phases}
    assert ([id_ for id_ in ids if not words.has(id_)], len(lines)) == ([], len(commands) * len(phases))
