from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gm_console.store import cases, places
from gm_console.ui.editors import drafts
from gm_console.ui.editors import written as w
from gm_console.ui.editors.form import free_id

SHIPPED = sorted((places.shipped("cases") / "martes").glob("*.toml"))


ODD = """
titel = "La campana"
since = 1979-05-27
often = [1.5, true, "dos\\nlíneas", [], { "a b" = 07:32:00 }]
story_of_old = '''
Una "vez".

Y otra.'''
"""


def a_case() -> w.Written:
    found = w.from_file(SHIPPED[0], w.blank_case("es"))
    assert found is not None
    return found


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_a_case_opened_and_saved_is_the_same_case(path: Path) -> None:
    found = w.from_file(path, w.blank_case("es"))
    assert found is not None
    saved = w.store_case(found, path.stem)
    assert cases.load_case(saved) == cases.load_case(path)


NOTED = """# Contado en casa de Íñigo. # dos veces
title = "Uno # no es nota" # se puede cambiar
story = '''
# tampoco'''
enigma = \"\"\"
\\\"\"\" # ni esto \"\"\"
facts = [ # doce
  'uno # no',
]
"""


def test_what_a_host_noted_in_his_own_file_is_still_there_after_saving(tmp_path: Path) -> None:
    path = tmp_path / "uno.toml"
    path.write_text(NOTED)
    noted = ["# Contado en casa de Íñigo. # dos veces", "# se puede cambiar", "# doce"]
    found = w.from_file(path, w.blank_case("es"))
    assert found is not None
    for _ in range(2):
        saved = w.store_case(found, "uno")
        assert saved.read_text().splitlines()[:3] == noted
        found = w.from_file(saved, w.blank_case("es"))
        assert found is not None
        assert w.unknown(found) == ()
    assert found["title"] == "Uno # no es nota"


@pytest.mark.parametrize("name", ["Mi Caso", "mi-caso", "Año 1900"])
def test_a_file_keeps_the_name_its_host_gave_it(name: str) -> None:
    first = places.own_cases("martes") / f"{name}.toml"
    first.parent.mkdir(parents=True, exist_ok=True)
    first.write_bytes(SHIPPED[0].read_bytes())
    assert w.store_case(a_case() | {"title": "Otra"}, name) == first
    assert [path.name for path in first.parent.glob("*.toml")] == [first.name]
    assert cases.load_case(first).title == "Otra"


def test_a_set_opened_and_saved_is_the_same_set() -> None:
    before = cases.character_sets("martes")[0]
    found = w.filled(msgspec.to_builtins(before) | {"characters": msgspec.to_builtins(list(before.characters))}, w.blank_set("es"))
    w.store_set(found, "otra")
    after = next(one for one in cases.character_sets("martes") if one.id == "otra")
    assert (after.characters, after.title, after.own) == (before.characters, before.title, True)


def test_a_blank_case_names_every_field_that_is_missing_at_once() -> None:
    found = w.case_faults(w.blank_case("es"))
    solution = {f"solution.{key}" for key in ("what", "who", "how", "when", "where", "why")}
    assert found.keys() == {"title", "setting", "enigma", "story", "facts", "hints", "credits"} | solution


def test_two_characters_of_one_name_and_two_cliches_alike_are_named_where_they_stand() -> None:
    written = w.blank_set("es")
    one = {key: key for key in w.BLANK_CHARACTER}
    written |= {"title": "Uno", "setting": "Allí", "credits": "Yo", "characters": [one, one | {"trait": "origin"}]}
    assert w.set_faults(written).keys() == {"characters.2.name", "characters.2.trait"}


@pytest.mark.parametrize("broken", ["title = ", "\xff"])
def test_a_file_that_is_no_toml_is_not_opened_and_stays_as_it_is(tmp_path: Path, broken: str) -> None:
    path = tmp_path / "roto.toml"
    path.write_bytes(broken.encode("latin-1"))
    assert w.from_file(path, w.blank_case("es")) is None
    assert path.read_bytes() == broken.encode("latin-1")


def test_what_a_faulty_file_does_hold_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "medio.toml"
    path.write_text('title = "Medio"\nfacts = 3\n[solution]\nwho = "El cura"\nhow = 4\n')
    found = w.from_file(path, w.blank_case("fr"))
    assert found is not None
    assert (found["title"], found["facts"], found["solution"]["who"], found["solution"]["how"]) == ("Medio", [], "El cura", "")


def test_text_where_a_list_belongs_and_a_solution_in_one_line_are_shown_too(tmp_path: Path) -> None:
    path = tmp_path / "medio.toml"
    path.write_text('notes = "sangre"\nstory = ["Uno.", "Dos."]\nfacts = "a\\nb"\nsolution = "El cura."\n', "utf-8")
    found = w.from_file(path, w.blank_case("es"))
    assert found is not None
    shown = (found["notes"], found["story"], found["facts"], found["solution"]["what"])
    assert shown == (["sangre"], "Uno.\nDos.", ["a", "b"], "El cura.")


def test_what_no_form_shows_stays_in_the_file_and_travels_through_a_draft(tmp_path: Path) -> None:
    path = tmp_path / "mio.toml"
    path.write_text(ODD + SHIPPED[0].read_text("utf-8") + 'whom = "nadie"\n' + "[x.y]\nz = -3\n", "utf-8")
    draft, before = drafts.of_file("case", "mio"), tomllib.loads(path.read_text("utf-8"))
    found = w.from_file(path, w.blank_case("es"))
    assert found is not None
    assert drafts.keep(draft, found) is None
    again = drafts.find(draft, "es")
    assert again is not None
    assert w.case_faults(again) == {}
    assert set(w.unknown(again)) == {"titel", "since", "often", "story_of_old", "x", "solution.whom"}
    assert tomllib.loads(w.store_case(again, "mio").read_text("utf-8")) == before


def test_what_no_form_shows_of_a_character_goes_where_the_character_goes(tmp_path: Path) -> None:
    path = tmp_path / "mias.toml"
    people = (places.shipped("cases") / "martes/characters/madrid-1900.toml").read_text("utf-8")
    path.write_text('colour = "red"\n' + people + "age = 40\n", "utf-8")
    found = w.from_file(path, w.blank_set("es"))
    assert found is not None
    found["characters"].reverse()
    saved = tomllib.loads(w.store_set(found, "mias").read_text("utf-8"))
    assert (saved["colour"], [one.get("age") for one in saved["characters"]]) == ("red", [40, *[None] * 5])
    assert (w.set_faults(found), w.unknown(found)) == ({}, ("colour", "characters.1.age"))


@pytest.mark.parametrize("value", ["x", ["a", "b"], 5])
def test_something_is_read_where_it_was_written(value: Any) -> None:
    written: w.Written = {"a": 1, "b": {"c": 2}, "d": [{"e": 3}, {"e": 4}]}
    for key in ("a", "b.c", "d.2.e"):
        w.set_at(written, key, value)
        assert w.get_at(written, key) == value
    assert w.get_at(written, "d.1.e") == 3


def test_limits_come_from_the_checks_of_the_files() -> None:
    assert (w.limit(cases.CASE["title"]), w.least(cases.CASE["facts"]), w.least(cases.CASE["notes"])) == (60, 12, 0)


def test_a_draft_is_kept_found_and_dropped() -> None:
    draft, other = drafts.fresh("case"), drafts.of_file("case", "mio")
    for one in (draft, other):
        assert drafts.keep(one, a_case()) is None
    assert set(drafts.every("case")) == {draft, other}
    assert drafts.find(draft, "es") == a_case()
    drafts.drop(draft)
    assert drafts.every("case") == (other,)


def test_a_draft_that_cannot_be_read_is_none() -> None:
    draft = drafts.of_file("characters", "roto")
    drafts.path(draft).parent.mkdir(parents=True)
    drafts.path(draft).write_text("{")
    assert (drafts.find(draft, "es"), drafts.every("characters")) == (None, ())


def test_a_new_file_takes_no_name_that_is_taken() -> None:
    assert free_id("La campana", {"la-campana", "la-campana-2"}) == "la-campana-3"
