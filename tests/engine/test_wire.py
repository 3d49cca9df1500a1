"""Between structs and JSON: names for ids, objects for pairs, nothing hidden, and faults that name the field."""

from typing import Annotated, Any, ClassVar

import pytest

from gm_console.engine import wire
from gm_console.engine.guard import Guard, Waiver
from gm_console.engine.phrase import phrase
from gm_console.engine.play import Moment, Play, Warned
from gm_console.engine.refusal import Refusal
from gm_console.engine.value import HIDDEN, Command, Event, Player, Value
from gm_console.engine.wire import KEYED

IDS = {"Ana": "p1", "Bruno": "p2"}
NAMES = {"p1": "Ana", "p2": "Bruno"}


class Uses(Value, frozen=True, forbid_unknown_fields=True):
    hint: bool | None = None


class Give(Command, frozen=True):
    by: Player
    to: tuple[Player, ...] = ()
    pounds: Annotated[tuple[tuple[Player, int], ...], KEYED] = ()
    uses: Annotated[tuple[tuple[Player, Annotated[tuple[tuple[str, Uses], ...], KEYED]], ...], KEYED] = ()
    note: str | None = None
    phases: ClassVar[tuple[str, ...]] = ("play",)


class Given(Event, frozen=True):
    by: Player
    mine: str | Uses
    maybe: Player | None
    secret: Annotated[int, HIDDEN] = 7


def read(sent: Any) -> Give:
    return wire.decode(Give, sent, lambda name: IDS.get(name, "?" + name))


def test_names_become_ids_wherever_they_stand() -> None:
    sent = {"do": "give", "by": "Ana", "to": ["Bruno", "Zoe"], "pounds": {"Ana": 3}, "uses": {"Bruno": {"viuda": {"hint": True}}}}
    assert read(sent) == Give("p1", ("p2", "?Zoe"), (("p1", 3),), (("p2", (("viuda", Uses(hint=True)),)),))


def test_null_in_an_optional_field_counts_as_absent_at_any_depth() -> None:
    assert read({"do": "give", "by": "Ana", "note": None, "uses": {"Ana": {"x": {"hint": None}}}}).uses == (("p1", (("x", Uses()),)),)


def test_ids_become_names_and_what_is_hidden_stays() -> None:
    lifted = wire.encode(Given("p1", Uses(hint=False), "p2"), lambda player: NAMES[player])
    assert lifted == {"event": "given", "by": "Ana", "mine": {"hint": False}, "maybe": "Bruno"}
    assert wire.encode(Given("p1", "texto", None), lambda player: NAMES[player])["mine"] == "texto"
    assert wire.encode(5, str) == 5


class Put(Event, frozen=True):
    at: str | tuple[int, int]
    pawns: Annotated[tuple[tuple[str, str | tuple[int, int] | None], ...], KEYED]


def test_a_word_or_a_pair_is_one_or_the_other_on_the_wire() -> None:
    put = wire.encode(Put("hall", (("rose", "kitchen"), ("olive", (7, 4)), ("violet", None))), str)
    assert put == {"event": "put", "at": "hall", "pawns": {"rose": "kitchen", "olive": [7, 4], "violet": None}}
    assert wire.encode(Put((7, 4), ()), str)["at"] == [7, 4]


@pytest.mark.parametrize(
    ("sent", "said", "field"),
    [
        ({"do": "give"}, "command.missing", "by"),
        ({"do": "give", "by": None}, "command.wrong-value", "by"),
        ({"do": "give", "by": 3}, "command.wrong-value", "by"),
        ({"do": "give", "by": "Ana", "other": 1}, "command.unknown-field", "other"),
        ({"do": "give", "by": "Ana", "pounds": [["Ana", 3]]}, "command.wrong-value", "pounds"),
        ({"do": "give", "by": "Ana", "pounds": {"Ana": "3"}}, "command.wrong-value", "pounds"),
        ({"do": "give", "by": "Ana", "uses": {"Ana": {"x": {"hints": True}}}}, "command.unknown-field", "uses.hints"),
        ([], "command.wrong-value", "do"),
    ],
)
def test_a_shape_that_does_not_fit_is_refused_and_the_field_is_named(sent: Any, said: str, field: str) -> None:
    with pytest.raises(Refusal) as refused:
        read(sent)
    assert (refused.value.code, refused.value.said) == ("bad-command", phrase(said, field=field))


def test_a_guard_refuses_unless_the_host_set_the_rule_aside() -> None:
    guard = Guard(("M15",), Waiver(("M15",), "por esta vez"))
    guard.rule(False, "M15", "x")
    guard.rule(True, "M16", "x")
    with pytest.raises(Refusal) as refused:
        guard.rule(False, "M16", "x")
    assert (refused.value.rule, refused.value.waivable, guard.used) == ("M16", False, ["M15"])
    assert not guard.waives("M16")


def test_what_was_set_aside_is_told_before_what_came_of_it() -> None:
    guard = Guard(("M15",), Waiver(("M15",), "por esta vez"))
    play = Play(0, lambda state, event: state + 1, Moment(guard, draw=None))  # type: ignore[arg-type] # nothing is drawn
    guard.rule(False, "M15", "x")
    play.warn("M03")
    play.tell(Warned("M31"))
    assert [str(e.__struct_config__.tag) for e in play.ruled()] == ["waived", "warning", "warning"]
    assert play.state == 1
