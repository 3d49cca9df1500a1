"""Clock, ledger, draws, seal, names and options: values without a game."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gm_console.engine import names, options
from gm_console.engine.clock import Clock, Need
from gm_console.engine.draw import Draw, seal
from gm_console.engine.ledger import Ledger
from gm_console.engine.options import Option
from gm_console.engine.value import sure


def test_a_clock_stops_at_its_limit_and_says_when_it_will() -> None:
    clock = Clock(1000, 400, since=50)
    assert (clock.reading(50), clock.reading(350), clock.reading(9999)) == (400, 700, 1000)
    assert (clock.strikes_at(), clock.running(649), clock.running(650), clock.spent(650)) == (650, True, False, True)
    assert (Clock(None, 5, 0).reading(95), Clock(None, 5, 0).strikes_at(), Clock(1000, 5).strikes_at()) == (100, None, None)


def test_a_wall_clock_set_back_never_turns_the_hand_back() -> None:
    assert Clock(1000, 400, since=500).reading(100) == 400


def test_a_clock_put_elsewhere_goes_on_from_there() -> None:
    assert Clock(1000, 400, since=0).put(100, 50).reading(60) == 110
    assert Clock(1000, 400, since=0).put(5000, 50) == Clock(1000, 1000, 50)
    assert Clock(None, 1).put(7, 50) == Clock(None, 7)


def test_a_clock_follows_what_the_state_needs_and_the_host_allows() -> None:
    clock = Clock(None, 10, since=0)
    assert clock.follow(Need(50, runs=True), paused=False, at=100) == Clock(50, 50, 100)
    assert clock.follow(Need(None, runs=True), paused=True, at=100) == Clock(None, 110)
    assert clock.follow(Need(None, runs=False), paused=False, at=100) == Clock(None, 110)


@given(st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from("abc"), st.integers(-5, 30))))
def test_pounds_are_never_made_or_lost(moves: list[tuple[str, str, int]]) -> None:
    ledger = Ledger().bring("a", 20).bring("b", 0).bring("c", 7)
    for source, target, pounds in moves:
        try:
            ledger = ledger.move(source, target, pounds)
        except ValueError:
            assert pounds < 0 or ledger[source] < pounds
        assert ledger.fault() is None
        assert sum(ledger[purse] for purse in "abc") == 27


def test_a_ledger_refuses_what_does_not_add_up() -> None:
    ledger = Ledger().bring("a", 20).bring("b", 0)
    assert ledger.put({"a": 5, "b": 15})["b"] == 15
    for wrong in ({"a": 5}, {"a": 25, "b": -5}):
        with pytest.raises(ValueError, match="do not hold"):
            ledger.put(wrong)
    with pytest.raises(ValueError, match="cannot be opened"):
        ledger.bring("a", 1)
    with pytest.raises(KeyError):
        ledger["z"]
    assert Ledger((("a", 1),), 2).fault()


def test_draws_fall_again_as_recorded_and_anew_where_another_draw_is_asked() -> None:
    counter = iter(range(1000))
    first = Draw(lambda n: next(counter) % n)
    fell = (first.lot("abcdef", "who"), first.dice(2, "dice"), first.shuffle("abc", "cards"), first.salt())
    again = Draw(lambda n: 0, first.made)
    assert (again.lot("abcdef", "who"), again.dice(2, "dice"), again.shuffle("abc", "cards"), again.salt()) == fell
    assert again.made == first.made
    other = Draw(lambda n: 0, first.made)
    assert (other.lot("abcd", "who"), other.shuffle("", "none")) == ("a", ())


def test_a_recorded_draw_that_is_not_asked_for_any_more_spoils_none_of_those_after_it() -> None:
    first = Draw(lambda n: n - 1)
    first.dice(2, "dice")
    fell = (first.lot("abc", "suspect"), first.salt())
    again = Draw(lambda n: 0, first.made)
    assert (again.lot("abc", "suspect"), again.salt(), again.dice(2, "dice")) == (*fell, (1, 1))


def test_a_seal_is_sha256_of_salt_newline_and_text() -> None:
    assert seal("00ff", "El cura.\nSí.") == hashlib.sha256("00ff\nEl cura.\nSí.".encode()).hexdigest()


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Ana", None), (" Íñigo ", None), ("👩🏽‍🚀", None), ("مريم", None), ("x" * 40, None), ("", "name.empty"), ("  ", "name.empty"),
        ("\u200b", "name.empty"),
        ("x" * 41, "name.long"), ("a\tb", "name.control"), ("a\u2028b", "name.control"), ("HOST", "name.reserved"),
        ("\u202eana", "name.control"), ("\u2067ana", "name.control"),
        ("Pot", "name.reserved"),
    ],
)  # fmt: skip
def test_names_are_kept_or_refused_with_what_is_wrong(name: str, fault: str | None) -> None:
    found = names.fault(name)
    assert (found.id if found else None) == fault


def test_names_alike_up_to_case_and_composition_are_the_same_name() -> None:
    assert names.key("I\u0301ÑIGO ") == names.key("íñigo")
    assert [p.id for p in names.faults(["Ana", "ANA ", "ana"])] == ["name.twice", "name.twice"]


@given(st.text(max_size=60))
def test_no_text_breaks_the_name_rules(text: str) -> None:
    names.fault(text)
    assert names.key(names.tidy(text)) == names.key(text)


OPTIONS = (
    Option("on", "M01", "switch", default=False),
    Option("way", "M02", "choice", "a", choices=("a", "b")),
    Option("many", "M03", "number", 3, least=1, most=5),
    Option("some", "M04", "number-or-choice", 3, choices=("all",), nothing=True, whole=False),
    Option("who", "M05", "player"),
    Option("deck", "M06", "file", "familiar"),
)


def test_options_have_their_defaults_and_take_what_fits() -> None:
    values, faults = options.read(OPTIONS, {"on": True, "way": "b", "some": 2.5, "who": "ana", "deck": "x.toml"}, ["Ana"])
    assert faults == ()
    assert values == {"on": True, "way": "b", "many": 3, "some": 2.5, "who": "ana", "deck": "x.toml"}
    assert options.read(OPTIONS, {"some": None}, [])[1] == ()
    assert options.read(OPTIONS, {"some": "all"}, [])[1] == ()


@pytest.mark.parametrize(
    ("given_", "fault"),
    [
        ({"off": 1}, "option.unknown"), ({"on": 1}, "option.switch"), ({"way": "c"}, "option.choice"), ({"way": None}, "option.choice"),
        ({"many": 6}, "option.number"), ({"many": True}, "option.number"), ({"many": 2.5}, "option.number"),
        ({"some": "none"}, "option.number"),
        ({"who": "Zoe"}, "option.nobody"), ({"who": 3}, "option.nobody"), ({"deck": 3}, "option.number"),
    ],
)  # fmt: skip
def test_options_that_do_not_fit_are_named(given_: dict[str, object], fault: str) -> None:
    assert [p.id for p in options.read(OPTIONS, given_, ["Ana"])[1]] == [fault]


def test_a_state_that_is_not_what_its_phase_says_is_told_and_not_played_on() -> None:
    assert sure("Ana") == "Ana"
    with pytest.raises(LookupError):
        sure(None)
