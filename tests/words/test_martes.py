"""Every event of a meeting has a sentence in every language, and none tells what is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from gm_console.engine.ledger import Ledger
from gm_console.engine.phrase import Phrase
from gm_console.engine.play import Waived, Warned
from gm_console.engine.roll import Roll
from gm_console.engine.value import Event
from gm_console.games.martes import events as e
from gm_console.games.martes.content import Case, Six
from gm_console.games.martes.model import Answer, Cliche, Detective, HostSeat, Options, State, Wager
from gm_console.games.martes.words import rule_of, said
from gm_console.words import Translator
from tests.words.collect import LANGUAGES, phrases

SEATS = tuple(Detective(f"p{n}", name, (Cliche("apostador"),)) for n, name in enumerate(("Ana", "Bruno", "Cloe"), 1))
TABLE = State(seats=SEATS, ledger=Ledger((("pot", 15), ("host", 0)), 15), answers=Roll.of([Answer(4, 1, "p1", None, "no", None)]))
HIDDEN = "el sacristán"
CASE = Case(title="La campana", solution=HIDDEN)
OPENED = e.Opened(SEATS, Options(), 15, "p2", HostSeat(), "7f3a" + 56 * "0" + "c21e", seeded=False, case=CASE, salt=HIDDEN)
WAGERS = (Wager("p2", 3), Wager("p3", 1), Wager("p1", None))
SETTLED = e.BetsSettled("p1", 3, WAGERS, (("p2", 2),))
UNPAID = e.BetsSettled("p1", 3, WAGERS, ())
VERDICTS = ("yes", "no", "irrelevant")

TOLD: tuple[Event, ...] = (
    OPENED,
    e.Opened(SEATS, Options(), 15, "p2", HostSeat(), None, seeded=True, case=None, salt=""),
    e.Started(),
    e.RoundBegan(3, ("p1", "p2")),
    *(e.FloorPassed("p1", 0), e.FloorCorrected("p1", 0), e.Passed("p1"), e.BetPlaced("p1", 4), e.RoundEnded(), e.Collected(1)),
    *(e.Asked("p1", words) for words in (None, "¿Fue él?")),
    *(e.Interrupted("p1", "apostador", words) for words in (None, "¿Fue él?")),
    *(e.Reworded(words) for words in (None, "¿Fue él?")),
    *(e.MarkerMoved("p2", why) for why in ("passed", "interruption", "out", "gone", "corrected")),
    *(e.Answered(4, "p1", verdict, note) for verdict in VERDICTS for note in (None, "según se mire")),
    *(e.AnswerCorrected(4, verdict, note) for verdict in VERDICTS for note in (None, "según se mire")),
    e.StakesWon("p1", 2),
    *(e.ChanceOpened("p1", after) for after in (False, True)),
    *(e.ChanceClosed("p1", why) for why in ("declined", "hour", "funds", "loan", "gone")),
    *(e.Deduced("p1", to, Six(who=HIDDEN)) for to in ("pot", "host")),
    *(e.DetailAsked(text) for text in ("", "¿Y la cuerda?")),
    e.Amended(Six(who=HIDDEN)),
    e.Judged(9, ("p2",), ("who", HIDDEN)),
    *(e.StoodAside("p2", why) for why in ("chosen", "gone", "funds")),
    *(SETTLED, UNPAID),
    *(e.HintBought("p1", "apostador", request, answer) for request in (None, "Como buen jugador…") for answer in (None, "Mire la cuerda")),
    *(e.Lent("p1", 2), e.Repaid("p1", 2)),
    e.Corrected("me equivoqué"),
    e.FiguresCorrected((("pot", 3), ("host", 4), ("p1", 5))),
    e.UsesCorrected("p1", (Cliche("apostador"),), interrupted=True),
    *(e.Left("p1"), e.CameBack("p1", 3), e.Joined(Detective("p4", "Noël", (), since=3)), e.HourStruck(), e.HourPutBack()),
    e.Solved("p1", 20, ("who", HIDDEN)),
    *(e.Unsolved(reason, "host", 20) for reason in ("time", "capital", "all-passed", "closed")),
    e.Unsolved("closed", None, 0, "es tarde"),
    *(Warned("M03"), Warned("M31"), Waived("M15", "por esta vez")),
)


def told(state: State = TABLE) -> list[Phrase]:
    return [sentence for event in TOLD for sentence in said(state, event)]


def test_every_event_there_is_was_tried_here() -> None:
    assert {type(event) for event in TOLD} == {*e.EVENTS.values(), Warned, Waived}


def test_the_sentences_said_are_the_sentences_written() -> None:
    untimed = said(State(options=Options(minutes=None)), e.Started())
    written = {id_ for id_ in phrases("es") if id_.startswith("martes.event.")}
    openly = said(replace(TABLE, options=Options(rebuttal="in_order")), e.BetPlaced("p1", 4))
    assert {sentence.id for sentence in (*told(), *untimed, *openly)} == written
    assert openly[0].fields == (("by", "Ana"), ("count", 4))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_with_nothing_left_open(compiled: Path, language: str) -> None:
    words = Translator(language, compiled)
    lines = [words.say(sentence) for sentence in told()]
    assert [line for line in lines if "{" in line or "martes." in line or "p1" in line or "None" in line] == []


def test_no_sentence_carries_what_is_hidden() -> None:
    assert [sentence for sentence in told() if HIDDEN in str(sentence.fields)] == []
    assert said(TABLE, e.BetPlaced("p1", 4))[0].fields == (("by", "Ana"),)


def test_the_record_reads_as_the_host_would_tell_it(compiled: Path) -> None:
    words = Translator("es", compiled)
    events = (e.Asked("p2", "¿Estaba ya muerto?"), e.Passed("p1"), e.MarkerMoved("p2", "passed"), SETTLED)
    assert [words.say(sentence) for event in events for sentence in said(TABLE, event)] == [
        "Bruno pregunta (£1): «¿Estaba ya muerto?»",
        "Ana pasa.",
        "El marcador pasa a Bruno.",
        "Rebatimiento: la deducción de Ana acertaba 3 de 5.",
        "Bruno dijo 3: acierta y cobra £2.",
        "Cloe dijo 1 y pierde £1.",
    ]


def test_a_right_bet_on_an_empty_pot_is_not_called_lost() -> None:
    assert [sentence.id for sentence in said(TABLE, UNPAID)][1:] == ["martes.event.bet-unpaid", "martes.event.bet-lost"]


def test_a_newcomer_whose_coming_was_undone_is_still_spoken_of(compiled: Path) -> None:
    nobody = State()
    assert [sentence for sentence in told(nobody) if not sentence.id.startswith("martes.event.")] == []
    assert Translator("es", compiled).say(said(nobody, e.FloorPassed("p9", 0))[0]) == "Tiene la palabra alguien que ya no está en la mesa."


def test_every_event_that_follows_a_rule_names_one_with_words() -> None:
    silent = {type(event).__name__ for event in TOLD if f"rules.{rule_of(event)}" not in phrases("es")}
    assert silent == set()
