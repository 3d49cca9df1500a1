"""The record of a room: rounds that are over with cards, votes and seals; of the open one nothing but its seal."""

from __future__ import annotations

import hashlib

import pytest

from gm_console.printing.faces.espia.record import record
from gm_console.printing.markdown import markdown
from gm_console.printing.record import Record
from gm_console.printing.record_pdf import pdf
from gm_console.words import LANGUAGES, Translator
from tests.games.espia.conftest import FIVE, Room
from tests.printing.paper import FONTS, text_of


def room(over: bool = True) -> Room:
    """Three rounds: a wrong accusation and the place guessed; a void one; the spy convicted. Then, unless it is over, an open one."""
    room = Room()
    room("new", game="espia", players=list(FIVE))
    room.begin()
    first, second, third = room.residents[:3]
    room.accuse(first, second, no=(third,))
    room.spies_win()
    room.begin()
    room("interrupt-round", reason="lluvia")
    room.begin()
    room.accuse(room.residents[0], room.spy)
    if over:
        room("end", reason="tarde")
    else:
        room("print-ahead", rounds=1)
        room.begin()
    return room


def made(table: Room, language: str = "es") -> Record:
    """The record of a room."""
    return record(table.referee.sitting.need(), "2026-11-30", Translator(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_tells_every_round_with_its_place_cards_votes_and_points(language: str) -> None:
    table, words = room(), Translator(language)
    told = markdown(made(table, language), words)
    for chapter in made(table, language).chapters:
        assert chapter.title.split(": ", 1)[-1] in told
    for part in (*FIVE, "lluvia", "+4", "~~" if "~~" in told else "Ana"):
        assert part in told
    assert "record." not in told
    assert "espia." not in told


@pytest.mark.rule("E40")
def test_each_round_has_everybodys_card_and_how_each_voted() -> None:
    first = made(room()).chapters[0]
    assert [row[0] for row in first.rows[:5]] == list(FIVE)
    assert [row[1] for row in first.rows[:5]].count("espía") == 1
    assert len({row[1] for row in first.rows[:5]}) == 5
    assert first.rows[5][0].count(" acusa a ") == 1
    assert first.rows[5][1].count(" no") == 1
    assert first.rows[5][1].count(" sí") == 3


@pytest.mark.rule("E43")
def test_every_seal_of_a_round_that_is_over_is_opened_and_can_be_checked() -> None:
    seals = made(room()).seals
    assert [seal.label for seal in seals] == ["Ronda 1", "Ronda 2", "Ronda 3"]
    assert [hashlib.sha256(f"{seal.salt}\n{seal.text}".encode()).hexdigest() for seal in seals] == [seal.seal for seal in seals]


def test_of_the_open_round_the_record_has_the_seal_and_no_word_more() -> None:
    table, words = room(over=False), Translator("es")
    state = table.referee.sitting.need().state
    told = made(table)
    whole = markdown(told, words) + " ".join(text_of(pdf(told, words, FONTS))) + str(told)
    assert told.seals[-1].seal == state.seal
    assert told.seals[-1].salt is None
    secrets = (state.secret.deal.salt, state.secret.deal.place, *(role for _, role in state.secret.deal.roles))
    played = [seal.text for seal in told.seals[:-1]]
    assert [secret for secret in secrets if secret in whole and not any(secret in str(text) for text in played)] == []


def test_points_go_up_round_by_round_and_the_winner_comes_first() -> None:
    table = room()
    told = made(table)
    points = table.points
    assert {line.name: line.points[-1] for line in told.plot.series} == {name: (3.0, count) for name, count in points.items()}
    assert told.plot.series[0].points[-1][1] == max(points.values())
    assert all(line.points[0] == (0.0, 0) for line in told.plot.series)
    assert "La victoria es de" in told.result


def test_what_was_undone_is_struck_and_counts_no_more() -> None:
    table = room()
    table("undo")
    table("undo")
    told = made(table)
    assert len(told.chapters) == 2
    assert any(line.struck for line in told.lines)
    assert told.result == "La sala sigue abierta."


def test_before_the_first_round_there_is_a_record_too() -> None:
    table = Room()
    table("new", game="espia", players=list(FIVE))
    told = made(table)
    assert (told.chapters, told.seals, told.plot.series) == ((), (), ())
    assert "Ana" in " ".join(text_of(pdf(told, Translator("es"), FONTS)))


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_paper_is_the_same_twice_and_holds_only_our_fonts(language: str, paper: str) -> None:
    told, words = made(room(), language), Translator(language)
    data = pdf(told, words, FONTS, paper)
    assert data == pdf(told, words, FONTS, paper)
    assert b"Helvetica" not in data
    assert told.seals[0].seal in " ".join(text_of(data)).replace("\r\n", "").replace("\n", "")
