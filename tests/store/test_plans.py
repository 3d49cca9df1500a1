"""Villas and cities in files: those that came along are sound, a host's own is read as he wrote it, every fault is named at once."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gm_console.engine.refusal import Refusal
from gm_console.games.cluedo.content import Board
from gm_console.games.transito.content import City
from gm_console.shipped import shipped
from gm_console.store import contents, places, plans
from gm_console.store.cases import said
from gm_console.words import Translator

Table = dict[str, Any]
SHIPPED = {"cluedo": "villa", "transito": "centro"}
TYPES: dict[str, type] = {"cluedo": Board, "transito": City}


@cache
def parsed(game: str) -> Table:
    return tomllib.loads((shipped("cases") / game / f"{SHIPPED[game]}.toml").read_text("utf-8"))


def table(game: str) -> Table:
    """What the file of the shipped one holds, to be changed."""
    return copy.deepcopy(parsed(game))


def faults(game: str, found: Table) -> set[tuple[str, str]]:
    """Every fault: its key and the id of its sentence."""
    return {(fault.key, fault.said.id) for fault in plans.GAMES[game][0]("a.toml", found)}


def own(game: str, name: str, text: str) -> Path:
    """A file in the host's own folder."""
    path = places.own_cases(game) / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def refused(game: str, id_: str, language: str = "es") -> str:
    """What a host is told of one that cannot be played."""
    with pytest.raises(Refusal) as refusal:
        contents.find(game, id_, language)
    assert refusal.value.code == "bad-setup"
    return Translator(language).say(refusal.value.said)


@pytest.mark.parametrize("game", SHIPPED)
def test_the_one_that_came_along_is_sound_and_found_as_it_would_stand_written_out(game: str) -> None:
    assert faults(game, table(game)) == set()
    found = contents.finder("fr")(game, SHIPPED[game])
    plan: Any = msgspec.convert(found, TYPES[game])
    assert (found["name"], plan) == (SHIPPED[game], plans.GAMES[game][1](SHIPPED[game], table(game)))
    assert msgspec.json.decode(msgspec.json.encode(found), type=TYPES[game]) == plan
    assert "CC BY" in found["credits"]


@pytest.mark.parametrize("game", SHIPPED)
def test_a_host_may_bring_his_own_and_put_it_in_place_of_the_shipped_one(game: str) -> None:
    text = (shipped("cases") / game / f"{SHIPPED[game]}.toml").read_text("utf-8")
    own(game, f"{SHIPPED[game]}.toml", text.replace('es = "', 'es = "Mi ', 1))
    own(game, "otra.toml", text)
    listed = plans.list_plans(game)
    assert {(plan.id, plan.own, plan.faults) for plan in listed} == {("otra", True, ()), (SHIPPED[game], True, ())}
    assert len(listed) == 2
    assert contents.find(game, SHIPPED[game], "es")["es"].startswith("Mi ")
    assert contents.find(game, "otra", "es")["name"] == "otra"


def test_a_list_tells_titles_in_the_hosts_language_and_which_cannot_be_played() -> None:
    own("transito", "mia.toml", 'es = "Mi barrio"\nfr = 3')
    mine, shipped_one = plans.list_plans("transito")
    assert (mine.own, mine.plan, mine.title("es"), bool(mine.faults)) == (True, None, "Mi barrio", True)
    assert (shipped_one.own, shipped_one.title("fr"), shipped_one.faults) == (False, "Trois-Ponts", ())


@pytest.mark.parametrize("id_", ["../secret", "/etc/passwd", "", "villa.toml", "x" * 500])
def test_no_id_leads_out_of_the_folders(id_: str) -> None:
    assert "«" in refused("cluedo", id_)


@pytest.mark.parametrize(("game", "slip"), [("cluedo", "vila"), ("transito", "Centro"), ("transito", "centroo")])
def test_a_slip_of_the_pen_is_told_what_may_have_been_meant(game: str, slip: str) -> None:
    assert f"¿querías decir «{SHIPPED[game]}»?" in refused(game, slip)


def test_a_file_that_is_none_is_told_where(tmp_path: Path) -> None:
    own("cluedo", "rota.toml", 'es = "Rota\n')
    assert "rota.toml" in refused("cluedo", "rota")
    (places.own_cases("cluedo") / "carpeta.toml").mkdir()
    assert "carpeta.toml" in refused("cluedo", "carpeta")


@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_every_fault_is_told_at_once_with_file_and_key(language: str) -> None:
    own("cluedo", "mala.toml", 'es = "Mala"\nen = "Bad"\nplan = ["..", 3]\nroms = []\n')
    told = refused("cluedo", "mala", language)
    assert all(f"mala.toml, {key}" in told for key in ("fr", "plan", "roms", "rooms", "doors", "starts"))
    assert ("rooms" in told, "{" in told) == (True, False)


def swap(found: Table, row: int, old: str, new: str) -> None:
    """Other signs in a row of the plan."""
    assert old in found["plan"][row]
    found["plan"][row] = found["plan"][row].replace(old, new, 1)


VILLAS: list[tuple[str, Callable[[Table], Any], set[tuple[str, str]]]] = [
    ("a row too few", lambda f: f["plan"].pop(), {("plan", "plan.rows")}),
    ("a sign too many", lambda f: swap(f, 3, "KK", "KKK"), {("plan", "case.item")}),
    ("a letter of no room", lambda f: swap(f, 3, "K", "Z"), {("plan", "case.item")}),
    ("a room in pieces", lambda f: swap(f, 8, "#", "K"), {("rooms.1.letter", "plan.in-pieces")}),
    ("a letter that is a point", lambda f: f["rooms"][0].update(letter="."), {("rooms.1.letter", "plan.letter"), ("plan", "case.item")}),
    (
        "one letter for two rooms",
        lambda f: f["rooms"][8].update(letter="K"),
        {("rooms.9.letter", "plan.twice"), ("plan", "case.item")},
    ),
    ("a slip in a room", lambda f: f["doors"][0].update(room="kitchn"), {("doors.1.room", "case.did-you-mean"), ("doors", "plan.lacks")}),
    (
        "a door in the wall",
        lambda f: f["doors"][0].update(square=[7, 8]),
        {("doors.1.square", "plan.no-floor"), ("doors.1.square", "plan.not-beside")},
    ),
    ("a door elsewhere", lambda f: f["doors"][0].update(square=[24, 7]), {("doors.1.square", "plan.not-beside")}),
    ("a door twice", lambda f: f["doors"].append(dict(f["doors"][0])), {("doors.18.square", "plan.door-twice")}),
    ("a door off the plan", lambda f: f["doors"][0].update(square=[25, 0]), {("doors.1.square", "plan.square")}),
    ("a door that is no square", lambda f: f["doors"][1].update(square=[1, True]), {("doors.2.square", "plan.square")}),
    ("a pawn in a room", lambda f: f["starts"][0].update(square=[2, 2]), {("starts.1.square", "plan.no-floor")}),
    ("two on one square", lambda f: f["starts"][1].update(square=[24, 7]), {("starts.2.square", "plan.square-twice")}),
    ("a suspect too few", lambda f: f["starts"].pop(), {("starts", "plan.lacks")}),
    ("a suspect twice", lambda f: f["starts"][1].update(suspect="rose"), {("starts.2.suspect", "plan.twice"), ("starts", "plan.lacks")}),
    ("a pawn shut in", lambda f: swap(f, 23, ".", "#"), {("starts.1.square", "plan.no-way")}),
    ("two passages", lambda f: f["passages"].append({"one": "hall", "other": "study"}), {("passages.3.other", "plan.passage-twice")}),
    ("a room short", lambda f: f["rooms"].pop(), {("rooms", "plan.lacks"), ("plan", "case.item")}),
    ("a key unknown", lambda f: f["rooms"][0].update(lettr="K"), {("rooms.1.lettr", "case.did-you-mean")}),
    ("no credits", lambda f: (f.pop("credits"), f.pop("passages")), set()),
]


@pytest.mark.parametrize(("change", "wanted"), [each[1:] for each in VILLAS], ids=[each[0] for each in VILLAS])
def test_what_is_wrong_with_a_villa(change: Callable[[Table], Any], wanted: set[tuple[str, str]]) -> None:
    found = table("cluedo")
    change(found)
    assert faults("cluedo", found) == wanted


CITIES: list[tuple[str, Callable[[Table], Any], set[tuple[str, str]]]] = [
    ("a suspect short", lambda f: f["suspects"].pop(), {("suspects", "plan.count")}),
    ("an id twice", lambda f: f["infractions"][0].update(id="park"), {("sectors.8.id", "plan.twice")}),
    ("a name twice", lambda f: f["suspects"][1].update(en="clara THE cyclist"), {("suspects.2.en", "plan.twice")}),
    ("a long name", lambda f: f["suspects"][1].update(fr="x" * 41), {("suspects.2.fr", "case.long")}),
    ("a strange id", lambda f: f["suspects"][1].update(id="El Niño"), {("suspects.2.id", "plan.id")}),
    ("a star nowhere", lambda f: f["stars"].__setitem__(0, "99"), {("stars", "case.item")}),
    ("three stars", lambda f: f["stars"].pop(), {("stars", "plan.marks")}),
    ("one start twice", lambda f: f["starts"].__setitem__(0, "11"), {("starts", "plan.marks")}),
    ("an eight among the cards", lambda f: f["advance"].__setitem__(0, 8), {("advance", "plan.advance")}),
    ("a sector too far from its square", lambda f: f["sectors"][0].update(entrances=["3", "57"]), {("sectors.1.entrances", "plan.far")}),
    ("a sector nobody enters", lambda f: f["sectors"][0].update(entrances=[]), {("sectors.1.entrances", "case.texts")}),
    ("a sector on the street", lambda f: f["sectors"][0].update(height=2.5), {("sectors.1", "plan.overlaps")}),
    ("a sector off the drawing", lambda f: f["sectors"][3].update(width=5), {("sectors.4", "plan.outside")}),
    ("a square without measure", lambda f: f["squares"][0].update(x="left"), {("squares.1.x", "plan.measure")}),
    (
        "a street to nowhere",
        lambda f: f["squares"][0].update(joins=["2", "57"]),
        {("squares.1.joins", "plan.far"), ("squares.57.joins", "plan.far")},
    ),
    ("a strange scene", lambda f: f["scenes"][0].update(kind="rivr"), {("scenes.1.kind", "case.did-you-mean")}),
    ("no cards and no scenes", lambda f: (f.pop("advance"), f.pop("scenes"), f.pop("credits")), set()),
]


@pytest.mark.parametrize(("change", "wanted"), [each[1:] for each in CITIES], ids=[each[0] for each in CITIES])
def test_what_is_wrong_with_a_city(change: Callable[[Table], Any], wanted: set[tuple[str, str]]) -> None:
    found = table("transito")
    change(found)
    assert faults("transito", found) == wanted


@pytest.mark.rule("T08")
def test_streets_lead_both_ways_wherever_the_file_says_so() -> None:
    found = table("transito")
    for square in found["squares"]:
        square["joins"] = [other for other in square["joins"] if int(other) > int(square["id"])] or square["joins"]
    city = plans.GAMES["transito"][1]("a", found)
    assert isinstance(city, City)
    whole = {square["id"]: set(square["joins"]) for square in table("transito")["squares"]}
    assert {square.id: set(square.joins) for square in city.squares} == whole


@pytest.mark.rule("T07")
def test_a_city_that_names_no_advance_cards_has_the_usual_ones() -> None:
    found = table("transito")
    usual = tuple(found.pop("advance"))
    city = plans.GAMES["transito"][1]("a", found)
    assert isinstance(city, City)
    assert city.advance == usual


def test_squares_that_no_way_leads_to_are_named() -> None:
    found = table("transito")
    apart = {"1", "2", "12"}
    for square in found["squares"]:
        square["joins"] = [other for other in square["joins"] if (other in apart) == (square["id"] in apart)]
    (fault,) = plans.GAMES["transito"][0]("a.toml", found)
    assert (fault.key, fault.said.id) == ("squares", "plan.no-way-to")
    assert "57" in Translator("es").say(said(fault))


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["id", "letter", "room", "square", "x", "y", "joins", "es"]), inner),
    max_leaves=10,
)


@pytest.mark.parametrize("game", SHIPPED)
@given(st.data())
def test_whatever_a_file_holds_it_is_judged(game: str, data: st.DataObject) -> None:
    found = table(game)
    key = data.draw(st.sampled_from(sorted(found)))
    if isinstance(found[key], list) and data.draw(st.booleans()):
        found[key][data.draw(st.integers(0, len(found[key]) - 1))] = data.draw(VALUES)
    else:
        found[key] = data.draw(VALUES)
    judge, make = plans.GAMES[game]
    assert judge("a.toml", found) or make("a", found).name == "a"
