"""Cases and characters in files: what came along is sound, what a host writes comes back, and every fault is named at once."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from gm_console.engine.guard import Refusal
from gm_console.games.martes.content import ELEMENTS, Case, Six
from gm_console.store import cases, places
from gm_console.store.cases import CASE, check_case, check_set
from gm_console.words import LANGUAGES, Translator

SHIPPED = sorted((places.shipped("cases") / "martes").glob("*.toml"))
GOOD = SHIPPED[0].read_text("utf-8")


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_case_that_came_along_is_sound_and_ours(path: Path) -> None:
    case = cases.load_case(path)
    assert isinstance(case.solution, Six)
    assert len(case.solution.given()) == len(ELEMENTS)
    assert (case.id, case.language) == (path.stem, "es")
    assert len(case.enigma.split()) >= 90
    assert len(set(case.facts)) == len(case.facts) >= 12
    assert len(set(case.hints)) == len(case.hints) >= 6
    assert "CC BY" in case.credits


def test_eight_cases_and_three_sets_of_six_characters_came_along() -> None:
    assert len(cases.case_ids("martes")) == 8
    assert [len(people.characters) for people in cases.character_sets("martes")] == [6, 6, 6]
    assert all(len(set(one.cliches)) == 6 for people in cases.character_sets("martes") for one in people.characters)


def test_a_list_of_cases_never_holds_a_solution() -> None:
    told = str(cases.case_ids("martes"))
    for path in SHIPPED:
        six = cases.load_case(path).solution
        assert isinstance(six, Six)
        assert not any(answer in told for answer in six.given())


@pytest.mark.parametrize("id_", ["nowhere", "../secret", "/etc/passwd", "", "la-pelucona.toml"])
def test_a_case_that_is_not_there_is_refused(id_: str) -> None:
    with pytest.raises(Refusal) as refused:
        cases.find_case("martes", id_)
    assert refused.value.code == "bad-setup"


def test_a_case_is_found_as_it_would_stand_written_out() -> None:
    found = cases.find_case("martes", SHIPPED[0].stem)
    assert found["id"] == SHIPPED[0].stem
    assert set(found["solution"]) == set(ELEMENTS)


@pytest.mark.parametrize(
    ("old", "new", "key", "said"),
    [
        ("title = ", "titel = ", "titel", "case.did-you-mean"),
        ("title = ", "zzzzz = ", "zzzzz", "case.unknown-key"),
        ("title = ", "titel = ", "title", "case.missing"),
        ('language = "es"', 'language = "tlh"', "language", "case.language"),
        ('language = "es"', "language = 3", "language", "case.language"),
        ("difficulty = ", "difficulty = 1", "difficulty", "case.number"),
        ("minutes = ", 'minutes = "x" #', "minutes", "case.number"),
        ("minutes = ", "minutes = true #", "minutes", "case.number"),
        ("[solution]", "[solutions]", "solution", "case.missing"),
        ("[solution]", '[solution]\nwhen_ = "x"', "solution.when_", "case.did-you-mean"),
        ("who = ", "whom = ", "solution.who", "case.missing"),
        ("facts = [", 'facts = ["uno"]\nmisfacts = [', "facts", "case.few"),
        ("hints = [", "hints = [3,", "hints", "case.texts"),
        ("hints = [", 'hints = [" ",', "hints", "case.blank-item"),
        ("enigma = ", 'enigma = " "\nx = ', "enigma", "case.blank"),
        ("enigma = ", "enigma = 3\nx = ", "enigma", "case.text"),
        ("title = ", f'title = "{"x" * 61}"\nx = ', "title", "case.long"),
    ],
)
def test_every_kind_of_fault_is_named_with_its_key(old: str, new: str, key: str, said: str) -> None:
    case, faults = check_case(GOOD.replace(old, new, 1).encode(), "x.toml")
    assert case is None
    assert (key, said) in [(fault.key, fault.said.id) for fault in faults]
    for language in LANGUAGES:
        assert all("{" not in Translator(language).say(cases.said(fault)) for fault in faults)


def test_all_faults_are_there_at_once() -> None:
    _, faults = check_case(b'title = ""\ndifficulty = 9\nhint = []\n', "x.toml")
    assert {fault.key for fault in faults} == {*CASE, "hint"}


@pytest.mark.parametrize("content", [b"", b"= 3", b"\xff\xfe", b"a = " + b"[" * 5000, b'title = "x"\ntitle = "y"'])
def test_what_is_no_case_at_all_is_no_traceback(content: bytes) -> None:
    case, faults = check_case(content, "x.toml")
    assert case is None
    assert faults


@given(st.integers(0, len(GOOD) - 1), st.text(max_size=3), st.integers(0, 40))
def test_no_slip_of_the_pen_breaks_the_reader(place: int, typed: str, gone: int) -> None:
    case, faults = check_case((GOOD[:place] + typed + GOOD[place + gone :]).encode("utf-8", "replace"), "x.toml")
    assert (case is None) == bool(faults)


def test_a_hosts_own_case_is_saved_found_first_and_edited_by_hand() -> None:
    case = replace(cases.load_case(SHIPPED[0]), title='Con "comillas" y \\ barra', story="Uno.\n\nDos \x07.")
    path = cases.save_case(case, SHIPPED[0].stem)
    assert replace(cases.load_case(path), id=case.id) == case
    ref = cases.case_ids("martes")[0]
    assert (ref.own, ref.title, ref.path) == (True, case.title, path)
    assert len(cases.case_ids("martes")) == 8
    path.write_text("broken")
    assert cases.case_ids("martes")[0].faults
    with pytest.raises(Refusal, match="bad-setup"):
        cases.find_case("martes", path.stem)


@given(st.builds(Case, title=st.text(max_size=20), story=st.text(max_size=60), hints=st.tuples(st.text(max_size=20), st.text(max_size=9))))
def test_whatever_is_typed_is_written_as_toml(case: Case) -> None:
    path = cases.save_case(case, "typed")
    found = tomllib.loads(path.read_text("utf-8"))
    assert (found["title"], tuple(found["hints"])) == (case.title, case.hints)
    assert found["story"] == case.story


def test_characters_are_saved_and_found_and_their_faults_named() -> None:
    people = cases.character_sets("martes")[0]
    path = cases.save_characters(people, "Mis Ñoños")
    assert path.stem == "mis-nonos"
    own = cases.character_sets("martes")[0]
    assert (own.own, own.characters) == (True, people.characters)
    first = people.characters[0]
    for wrong in (replace(first, origin=""), replace(first, origin=first.title), replace(first, name=people.characters[1].name)):
        bad = replace(people, characters=(wrong, *people.characters[1:]))
        content = cases.save_characters(bad, "bad").read_bytes()
        assert check_set(content, "bad.toml")[1]
    for content in (b"", b"characters = 3", b"characters = [3]", b"\xff"):
        assert check_set(content, "x.toml")[1]


def test_titles_make_plain_file_names() -> None:
    assert [cases.slug(t) for t in ("La campana que no sonó", "¿Ñ?", "مريم", "../x")] == ["la-campana-que-no-sono", "n", "caso", "x"]
