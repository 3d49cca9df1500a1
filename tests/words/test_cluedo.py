"""What is told of an evening of Cluedo: every event has its sentences, in every language, and none tells what is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from gm_console.engine.phrase import Phrase
from gm_console.engine.play import Waived
from gm_console.engine.value import Event
from gm_console.engine.wire import fields_of_kind
from gm_console.games.cluedo import events as e
from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS, Board
from gm_console.games.cluedo.model import Options, Seat, State
from gm_console.games.cluedo.words import rule_of, said, the
from gm_console.games.envelope.model import Sealed
from gm_console.words import Translator
from tests.words.collect import LANGUAGES, phrases

SEATS = tuple(Seat(f"p{n}", name, suspect) for n, name, suspect in ((1, "Ana", "rose"), (2, "Bruno", "violet"), (3, "Cloe", "olive")))
TABLE = State(seats=SEATS)
SEAL = "7f3a" + 56 * "0" + "c21e"
HIDDEN = "study"
SEALED = Sealed((HIDDEN,) * 3, (("p1", (HIDDEN,)),), HIDDEN)
OFF = tuple((weapon, None) for weapon in WEAPONS)
LAID = (("rope", "kitchen"), *OFF[1:])
THREE = ("olive", "rope", "kitchen")
ENDS = (
    ("right", "p1"), ("nobody-left", None), ("last-standing", "p1"), ("alone", None), ("closed", None),
)  # fmt: skip

TOLD: tuple[Event, ...] = (
    *(e.Opened(SEATS, Options(), weapons, seeded, Board()) for weapons, seeded in ((OFF, False), (LAID, True))),
    *(e.Thrown("p1", (3, 4), 1), e.Level(("p1", "p2"), 2)),
    e.Dealt("p2", "p1", (("p1", 6),), (), SEAL, SEALED),
    e.Dealt("p2", "p1", (("p1", 6),), ("rope", "hall"), SEAL, SEALED),
    e.Dealt("p2", "p1", (), (), None, Sealed()),
    e.Rolled("p1", (6, 6)),
    *(e.Moved("p1", to, (), straight) for to, straight in (("kitchen", False), ("kitchen", True), ((7, 4), False))),
    *(e.Stayed("p1"), e.PassageTaken("p1", "lounge"), e.Entered("p1", "kitchen")),
    *(e.Suggested("p1", *THREE, ("p2", "p3"), not_, due) for not_, due in (((), "p2"), (("p2",), "p3"), (("p2", "p3"), None))),
    *(e.Shown("p2", "p1", not_, due, 9, HIDDEN) for not_, due in (((), "p3"), (("p3",), None))),
    *(e.HadNone("p2", due) for due in ("p3", None)),
    *(e.Awaited(not_, due) for not_, due in (((), "p3"), (("p3",), None))),
    *(e.Accused("p1", *THREE, right=right) for right in (False, True)),
    *(e.Penalised("p2", "C16"), e.PutInside("rose", "kitchen")),
    *(e.TurnEnded("p1"), e.TurnEnded("p1", away=True), e.TurnPassed("p2")),
    e.Corrected("se cayó", (("rose", (7, 4)), ("olive", "hall")), (("rope", None), ("pipe", "hall")), "p2"),
    *(e.Left("p2", cards) for cards in ((), ("rope", "hall"))),
    *(e.Joined(Seat("p4", "Noël", "leblanc"), back) for back in (False, True)),
    *(e.Finished(winner, solution, why, reason) for why, winner in ENDS for solution, reason in ((THREE, None), (None, "es tarde"))),
    Waived("C12", "por esta vez"),
)


def told(state: State = TABLE) -> list[Phrase]:
    return [sentence for event in TOLD for sentence in said(state, event)]


def test_no_sentence_carries_what_is_hidden() -> None:
    assert [sentence for sentence in told() if f".{HIDDEN}" in str(sentence)] == []
    hidden = {type(event): fields_of_kind(type(event), "hidden") for event in TOLD}
    assert [(event, key) for event in TOLD for one in said(TABLE, event) for key, _ in one.fields if key in hidden[type(event)]] == []


def test_the_record_reads_as_the_host_would_tell_it(compiled: Path) -> None:
    words = Translator("es", compiled)
    events = (e.Moved("p1", "kitchen", (), straight=False), e.Suggested("p1", *THREE, ("p2", "p3"), ("p2",), "p3"))
    events_after = (e.Shown("p3", "p1", (), None, 9, "rope"), e.Accused("p1", *THREE, right=True), e.Finished("p1", THREE, "right"))
    assert [words.say(sentence) for event in (*events, *events_after) for sentence in said(TABLE, event)] == [
        "Ana entra en la cocina.",
        "Ana hace una hipótesis: el señor Prado, con la soga, en la cocina.",
        "Bruno no puede enseñar nada.",
        "Ahora responde Cloe.",
        "Cloe enseña en secreto una carta a Ana.",
        "Ana acusa: el señor Prado, con la soga, en la cocina.",
        "Ana mira en el sobre, y es verdad.",
        "Caso resuelto: gana Ana.",
        "En el sobre estaban el señor Prado, la soga y la cocina.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_one_with_its_article(compiled: Path, language: str) -> None:
    words = Translator(language, compiled)
    cards = (*SUSPECTS, *WEAPONS, *ROOMS)
    for called in ([words.text(f"cluedo.card.{card}") for card in cards], [words.say(the(card)) for card in cards]):
        assert len(set(called)) == 21
        assert [name for name in called if name.startswith("cluedo.")] == []


def test_who_was_here_in_a_command_since_undone_is_still_spoken_of(compiled: Path) -> None:
    assert [sentence for sentence in told(State()) if not sentence.id.startswith("cluedo.event.")] == []
    assert Translator("es", compiled).say(said(State(), e.Stayed("p9"))[0]) == "Alguien que ya no está en la mesa se queda donde está."


def test_every_event_that_follows_a_rule_names_one_with_words() -> None:
    silent = {type(event).__name__ for event in TOLD if f"rules.{rule_of(event)}" not in phrases("es")}
    assert silent == {"Corrected", "TurnEnded"}
