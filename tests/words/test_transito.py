"""Every event of a game in the city has a sentence in every language, with cards by their names, and none tells what is hidden."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gm_console.engine.phrase import Phrase
from gm_console.engine.play import Waived
from gm_console.engine.value import Event
from gm_console.engine.wire import fields_of_kind
from gm_console.games.envelope.model import Sealed
from gm_console.games.transito import events as e
from gm_console.games.transito.content import City
from gm_console.games.transito.model import Options, Seat, State
from gm_console.games.transito.words import RULES, rule_of, said
from gm_console.words import Translator
from tests.cities import city

SEATS = tuple(Seat(f"p{n}", name) for n, name in enumerate(("Ana", "Bruno", "Cloe"), 1))
CITY = msgspec.convert(city(), City)
TOWN = State(seats=SEATS, city=CITY)
HIDDEN = "contra"
SEALED = Sealed((HIDDEN,), (("p1", (HIDDEN,)),), HIDDEN)
SEAL = "7f3a" + 56 * "0" + "c21e"
TOKENS, STARTS = (("p1", "ada"), ("p2", "bea")), (("p1", "s2"), ("p2", "s8"))
NAMED = ("ada", "faro", "rojo")
WHYS = (("p1", "right"), (None, "nobody-left"), ("p1", "last-standing"), (None, "alone"), (None, "closed"))

TOLD: tuple[Event, ...] = (
    *(e.Opened(SEATS, Options(), seeded, CITY) for seeded in (False, True)),
    *(e.Dealt(TOKENS, STARTS, "p2", open_, seal, SEALED) for open_, seal in ((("ada", "faro"), SEAL), ((), None))),
    *(e.Drew("p1", value, anew) for value, anew in ((1, False), (6, True))),
    *(e.Moved("p1", to, ("s3", to)) for to in ("faro", "s7", "s5")),
    *(e.Stayed("p1"), e.Travelled("p1", "faro"), e.Entered("p1", "faro"), e.MovedByHand("p1"), e.Suspected("p1", "ada", "faro", "rojo")),
    *(e.HadNone("p2"), e.WitnessDue(("p2",), ("p3",)), e.WitnessDue((), ())),
    *(e.Refuted("p2", "p1", HIDDEN, 9), e.TurnBegan("p2")),
    *(e.Accused("p1", "ada", "faro", "rojo", right) for right in (False, True)),
    *(e.Eliminated("p1", cards) for cards in ((), ("ada", "faro"))),
    *(e.Penalised("p1", "T25", card) for card in ("ada", None)),
    e.Corrected("se cayó", (("p1", "faro"), ("p2", "s5")), (("p1", "torre"), ("p2", None)), "turn"),
    *(e.Left("p2", cards) for cards in ((), ("ada",))),
    *(e.Joined(Seat("p4", "Noël"), back) for back in (False, True)),
    *(e.GameEnded(winner, solution, why, reason) for winner, why in WHYS for solution in (None, NAMED) for reason in (None, "cena")),
    Waived("T11", "por esta vez"),
)  # fmt: skip


def told(state: State = TOWN) -> list[Phrase]:
    return [sentence for event in TOLD for sentence in said(state, event)]


@pytest.mark.parametrize(("language", "line"), [
    ("es", "Ana sospecha: Ada, en «Faro», por «Rojo»."),
    ("fr", "Ana soupçonne\u00a0: Ada (fr), à «\u00a0Faro (fr)\u00a0», pour «\u00a0Rojo (fr)\u00a0»."),
    ("en", "Ana suspects: Ada (en), in “Faro (en)”, for “Rojo (en)”."),
])  # fmt: skip
def test_a_card_is_called_what_the_set_calls_it_in_the_language_of_the_sentence(compiled: Path, language: str, line: str) -> None:
    (sentence,) = said(TOWN, e.Suspected("p1", "ada", "faro", "rojo"))
    assert Translator(language, compiled).say(sentence) == line


def test_several_cards_are_listed_each_in_its_own_marks(compiled: Path) -> None:
    lines = [Translator("es", compiled).say(one) for one in said(TOWN, e.Left("p2", ("ada", "faro", "rojo")))]
    assert lines == ["Bruno deja la partida.", "Sus cartas quedan a la vista: «Ada», «Faro» y «Rojo»."]


@pytest.mark.rule("T14", "T15")
def test_no_sentence_carries_what_is_hidden() -> None:
    assert [sentence for sentence in told() if HIDDEN in str(sentence.fields)] == []
    hidden = {type(event): fields_of_kind(type(event), "hidden") for event in TOLD}
    carried = {(type(event), key) for event in TOLD for one in said(TOWN, event) for key, _ in one.fields if key in hidden[type(event)]}
    assert carried == {(e.Opened, "city"), (e.Dealt, "cards")}  # its title alone; what lies open
    assert said(TOWN, e.Refuted("p2", "p1", HIDDEN, 9))[0].fields == (("by", "Bruno"), ("to", "Ana"))


def test_who_was_here_in_a_command_since_undone_and_a_card_of_another_set_are_still_spoken_of(compiled: Path) -> None:
    nobody = State()
    assert [sentence for sentence in told(nobody) if not sentence.id.startswith("transito.event.")] == []
    line = Translator("es", compiled).say(said(nobody, e.Travelled("p9", "lejos"))[0])
    assert line == "Alguien que ya no está en la mesa viaja con la estrella hasta «lejos»."


def test_every_event_names_a_rule_with_words_but_a_correction() -> None:
    assert {type(event).__name__ for event in TOLD if rule_of(event) not in RULES} == {"Corrected"}
    assert rule_of(Waived("T11", "por esta vez")) == "T11"
