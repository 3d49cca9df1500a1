"""The record of a game with an envelope: what everybody heard, and once it is over hands, solution and seal."""

from __future__ import annotations

import hashlib

import pytest

from gm_console.printing.markdown import markdown
from gm_console.printing.record import Record
from gm_console.printing.record_pdf import pdf
from gm_console.words import LANGUAGES, Translator
from tests.games.cluedo.conftest import Villa, guests, opened
from tests.printing.envelope.evenings import FOUR, GAMES, LONG, TABLES, faces
from tests.printing.paper import FONTS, text_of
from tests.table import Table

EACH = pytest.mark.parametrize("game", GAMES)


def made(game: str, table: Table, language: str = "es") -> Record:
    """The record of what was played at a table."""
    told: Record = faces(game, "record").record(table.referee.sitting.need(), "2026-11-30T20:00:00", Translator(language))
    return told


def names_of(game: str, table: Table, cards: tuple[str, ...]) -> list[str]:
    """What cards are called in Spanish."""
    state, words = table.referee.sitting.need().state, Translator("es")
    sorts = faces(game, "sorts").sorts(*((state.city, words) if game == "transito" else (words,)))
    known = {id_: name for sort in sorts for id_, name in sort.cards}
    return [known[card] for card in cards]


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_tells_every_claim_with_who_answered_in_every_language(game: str, language: str) -> None:
    told = markdown(made(game, TABLES[game](over=True), language), Translator(language))
    for part in ("Ana", "Bruno", "Íñigo", "2026"):
        assert part in told
    assert not any(f"{start}." in told for start in ("record", "paper", f"{game}.event"))


@EACH
@pytest.mark.rule("C14")
@pytest.mark.rule("T15")
def test_it_says_who_showed_and_who_could_not_and_never_what(game: str) -> None:
    table = TABLES[game]()
    claims = faces(game, "record").claims(table.referee.sitting.need())
    assert len(claims) == 2
    seats = {seat["name"]: seat["id"] for seat in table.view()["players"]}
    for claim in claims:
        assert {*claim.showed, *claim.could_not} <= set(seats.values()) - {claim.by}
        assert len({*claim.showed, *claim.could_not}) == len(claim.showed) + len(claim.could_not)
    rows = made(game, table).chapters[0].rows
    assert all(("Enseña" in row[2]) == bool(claim.showed) for row, claim in zip(rows, claims, strict=True))


@EACH
@pytest.mark.rule("C23")
@pytest.mark.rule("T30")
def test_while_it_goes_on_it_has_a_seal_and_nothing_that_was_dealt(game: str) -> None:
    told = made(game, TABLES[game]())
    assert told.solution == ()
    assert told.plot.series == ()
    assert [chapter.title for chapter in told.chapters] == [made(game, TABLES[game](over=True)).chapters[0].title]
    assert [(seal.salt, seal.text) for seal in told.seals] == [(None, None)]
    assert told.result == "La partida sigue abierta."


@EACH
@pytest.mark.rule("C23")
@pytest.mark.rule("T30")
def test_once_it_is_over_the_seal_is_open_and_can_be_checked(game: str) -> None:
    table = TABLES[game](over=True)
    (seal,) = made(game, table).seals
    assert hashlib.sha256(f"{seal.salt}\n{seal.text}".encode()).hexdigest() == seal.seal
    solution = table.referee.sitting.need().state.secret.solution
    assert str(seal.text).split("\n") == list(solution)
    assert [line.split(": ")[1] for line in made(game, table).solution] == names_of(game, table, solution)


@EACH
@pytest.mark.rule("C19")
@pytest.mark.rule("T20")
def test_the_winner_the_accusations_and_everybodys_hand_are_told_at_the_end(game: str) -> None:
    table = TABLES[game](over=True)
    told = made(game, table)
    assert told.result.startswith("Gana ")
    accusations, hands = told.chapters[1:]
    assert [row[2] for row in accusations.rows] == ["fallo", "acierto"]
    assert [row[0] for row in hands.rows] != []
    assert sum(int(row[2]) for row in hands.rows) == sum(len(cards) for _, cards in table.referee.sitting.need().state.secret.hands)


@EACH
def test_what_each_could_strike_off_only_ever_grows_and_begins_with_his_hand(game: str) -> None:
    told = made(game, TABLES[game](over=True))
    assert len(told.plot.series) == len(FOUR)
    for line in told.plot.series:
        counts = [count for _, count in line.points]
        assert counts == sorted(counts)
        assert 4 <= counts[-1] <= 21
    assert max(line.points[-1][1] for line in told.plot.series) == told.plot.series[0].points[-1][1]


@EACH
def test_what_was_undone_is_struck_and_counts_no_more(game: str) -> None:
    table = TABLES[game](over=True)
    table("undo")
    table("undo")
    told = made(game, table)
    assert any(line.struck for line in told.lines)
    assert len(told.chapters) == 1
    assert told.solution == ()


@EACH
def test_before_the_deal_there_is_a_record_too(game: str) -> None:
    table = Table()
    table("new", game=game, players=list(FOUR), seed=3)
    told = made(game, table)
    assert (told.chapters, told.seals, told.plot.series) == ((), (), ())
    assert told.unsealed == "Todavía no se ha repartido."
    assert LONG in " ".join(" ".join(text_of(pdf(told, Translator("es"), FONTS))).split())


@pytest.mark.rule("C16")
def test_with_hands_dealt_at_the_table_there_is_no_seal_and_the_solution_is_what_was_found() -> None:
    villa: Villa = opened(guests(FOUR), more={"seed": 5}, hands="table")
    villa.throw({name: (6, 6) if name == "Ana" else (1, 2) for name in (seat["name"] for seat in villa.view()["players"])})
    assert made("cluedo", villa).unsealed == "Las cartas se repartieron en la mesa: no hay sello."
    assert not faces("cluedo", "evening").of(villa.referee.sitting.need().state).dealt
    villa("end", reason="tarde")
    told = made("cluedo", villa)
    assert told.solution == ("La solución quedó en el sobre: la consola no la conoce.",)
    assert told.result.startswith("No gana nadie")


@EACH
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_the_paper_is_the_same_twice_and_holds_only_our_fonts(game: str, paper: str) -> None:
    told, words = made(game, TABLES[game](over=True)), Translator("es")
    data = pdf(told, words, FONTS, paper)
    assert data == pdf(told, words, FONTS, paper)
    assert b"Helvetica" not in data
