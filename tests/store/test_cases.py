"""Cases and characters in files: what came along is sound, what a host writes comes back, and every fault is named at once."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from gm_console.engine.refusal import Refusal
from gm_console.games.martes.content import ELEMENTS, Case, Six
from gm_console.store import cases, places
from gm_console.store.cases import CASE, check_case, check_set
from gm_console.words import LANGUAGES, Translator

SHIPPED = sorted((places.shipped("cases") / "martes").glob("*.toml"))
GOOD = SHIPPED[0].read_text("utf-8")
SETS = sorted((places.shipped("cases") / "martes/characters").glob("*.toml"))
PEOPLE = SETS[0].read_text("utf-8")


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
        ("hints = [", "hints = 3\nx = [", "hints", "case.texts"),
        ("hints = [", "hints = [3,", "hints", "case.item"),
        ("hints = [", 'hints = [" ",', "hints", "case.item"),
        ("hints = [", f'hints = ["{"x" * 601}",', "hints", "case.item"),
        ("hints = [", 'hints = ["uno"]\nx = [', "hints", "case.few"),
        ("enigma = ", 'enigma = " "\nx = ', "enigma", "case.blank"),
        ("enigma = ", "enigma = 3\nx = ", "enigma", "case.text"),
        ("title = ", f'title = "{"x" * 61}"\nx = ', "title", "case.long"),
        ("title = ", 'title = "uno\\ndos"\nx = ', "title", "case.line"),
        ("title = ", 'why = "x"\ntitle = ', "why", "case.below"),
        ("[solution]", '[solution]\nfacts = ["x"]', "solution.facts", "case.above"),
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


@pytest.mark.parametrize(
    ("content", "said", "line"),
    [
        (b"# nota\n= 3", "case.no-toml", 2),
        (b'title = "x"\ntitle = "y"\n', "case.no-toml", 2),
        (b"a = 2020-13-45", "case.no-toml", 1),
        (b'title = """x', "case.no-end", None),
        (b"a = 1\nb = '\xff'", "case.no-text", 2),
        (b"a = " + b"[" * 5000, "case.endless", None),
        (b"a = " + b"9" * 5000, "case.endless", None),
    ],
)
def test_what_is_no_toml_is_said_with_its_line(content: bytes, said: str, line: int | None) -> None:
    for check in (check_case, check_set):
        nothing, (fault,) = check(content, "x.toml")
        assert nothing is None
        assert (fault.said.id, dict(fault.said.fields).get("line"), fault.key) == (said, line, "")
        assert all("{" not in Translator(language).say(cases.said(fault)) for language in LANGUAGES)


def test_the_mark_that_some_editors_put_before_the_first_letter_does_no_harm() -> None:
    assert check_case(b"\xef\xbb\xbf" + GOOD.encode(), "x.toml")[1] == ()


def test_what_cannot_be_read_is_listed_with_its_fault() -> None:
    folder = places.own_characters("martes") / "b.toml"
    folder.mkdir(parents=True)
    (places.own_cases("martes") / "a.toml").mkdir()
    for found in (cases.case_ids("martes")[0], cases.character_sets("martes")[0]):
        assert [fault.said.id for fault in found.faults] == ["case.unreadable"]
    with pytest.raises(Refusal, match="bad-setup"):
        cases.find_case("martes", "a")
    with pytest.raises(OSError, match="directory"):
        cases.load_case(places.own_cases("martes") / "a.toml")


@given(st.integers(0, len(GOOD) - 1), st.text(max_size=3), st.integers(0, 40))
def test_no_slip_of_the_pen_breaks_the_reader(place: int, typed: str, gone: int) -> None:
    case, faults = check_case((GOOD[:place] + typed + GOOD[place + gone :]).encode("utf-8", "replace"), "x.toml")
    assert (case is None) == bool(faults)


def test_a_hosts_own_case_is_saved_found_first_and_edited_by_hand() -> None:
    case = replace(cases.load_case(SHIPPED[0]), title='Con "comillas" y \\ barra', story="Uno.\n\nDos \x07.")
    path = cases.save_case("martes", case, SHIPPED[0].stem)
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
    path = cases.save_case("martes", case, "typed")
    found = tomllib.loads(path.read_text("utf-8"))
    assert (found["title"], tuple(found["hints"])) == (case.title, case.hints)
    assert found["story"] == case.story


def test_a_case_is_written_as_a_person_would() -> None:
    case = replace(cases.load_case(SHIPPED[0]), enigma='Dijo "no".\n\nY se fue: "adiós"', notes=("una", "dos"), misleads=())
    text = cases.save_case("martes", case, "mano").read_text("utf-8")
    assert 'enigma = """\nDijo "no".\n\nY se fue: "adiós\\""""\n' in text
    assert 'notes = [\n    "una",\n    "dos",\n]\nenigma' in text
    assert "misleads = []\n" in text


def test_a_solution_of_one_line_is_saved_as_what_happened() -> None:
    path = cases.save_case("martes", Case(title="Uno", solution="Fue el mayordomo."), "uno")
    assert tomllib.loads(path.read_text("utf-8"))["solution"]["what"] == "Fue el mayordomo."
    with pytest.raises(ValueError, match=r"case\.blank"):
        cases.load_case(path)


def test_characters_are_saved_and_found() -> None:
    people = cases.character_sets("martes")[0]
    path = cases.save_characters("martes", people, "Mis Ñoños")
    assert path.stem == "mis-nonos"
    own = cases.character_sets("martes")[0]
    assert (own.own, own.characters) == (True, people.characters)


@pytest.mark.parametrize(
    ("wrong", "key", "said"),
    [
        ({"origin": ""}, "origin", "case.blank"),
        ({"origin": "x" * 81}, "origin", "case.long"),
        ({"name": "Mesa", "origin": "uno", "trait": "Uno "}, "trait", "name.twice"),
        ({"name": "table"}, "name", "name.reserved"),
        ({"trait": "a\tb"}, "trait", "name.control"),
        ({"name": "Lady Philippa Thornbury "}, "name", "name.twice"),
    ],
)
def test_every_fault_of_a_character_is_named_where_it_stands(wrong: dict[str, str], key: str, said: str) -> None:
    people = cases.character_sets("martes")[0]
    bad = replace(people, title="", characters=(*people.characters[:2], replace(people.characters[2], **wrong)))
    _, faults = check_set(cases.save_characters("martes", bad, "bad").read_bytes(), "bad.toml")
    assert {(fault.key, fault.said.id) for fault in faults} == {("title", "case.blank"), (f"characters.3.{key}", said)}


@pytest.mark.parametrize("content", [b"", b"characters = 3", b"characters = []", b"characters = [3]", b"[[characters]]\nname = 3"])
def test_what_is_no_set_at_all_has_faults_at_its_characters(content: bytes) -> None:
    people, faults = check_set(content, "x.toml")
    assert people is None
    assert any(fault.key.startswith("characters") for fault in faults)


@given(st.integers(0, len(PEOPLE) - 1), st.text(max_size=3), st.integers(0, 40))
def test_no_slip_of_the_pen_breaks_the_reader_of_characters(place: int, typed: str, gone: int) -> None:
    people, faults = check_set((PEOPLE[:place] + typed + PEOPLE[place + gone :]).encode("utf-8", "replace"), "x.toml")
    assert (people is None) == bool(faults)


KEYS = st.sampled_from([*CASE, *ELEMENTS, "characters", "name", "titel", "x"])
VALUES = st.recursive(
    st.one_of(st.sampled_from(['""', '" "', '"x"', "-1", "3.5", "nan", "true", "1979-05-27", "07:32:00"])),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda items: f"[{', '.join(items)}]"),
        st.tuples(KEYS, inner).map(lambda pair: f"{{{pair[0]} = {pair[1]}}}"),
    ),
)
TABLES = st.sampled_from(["", "[solution]\n", "[[characters]]\n", "[x.y]\n"])
LINES = st.lists(st.tuples(TABLES, KEYS, VALUES).map(lambda parts: f"{parts[0]}{parts[1]} = {parts[2]}\n"), max_size=8)


@given(LINES)
def test_whatever_toml_is_found_only_has_faults(lines: list[str]) -> None:
    for check in (check_case, check_set):
        found, faults = check("".join(lines).encode(), "x.toml")
        assert found is None
        assert all(Translator("es").say(cases.said(fault)) for fault in faults)


def test_titles_make_plain_file_names() -> None:
    assert [cases.slug(t) for t in ("La campana que no sonó", "¿Ñ?", "مريم", "../x")] == ["la-campana-que-no-sono", "n", "caso", "x"]
