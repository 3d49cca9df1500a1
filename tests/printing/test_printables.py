from __future__ import annotations

import re
from pathlib import Path

import pytest

from gm_console.printing import printables
from gm_console.printing.faces.martes.gathering import brought, gathered, narrowed
from gm_console.printing.formats import load
from gm_console.printing.printables import Wish, able, decks
from gm_console.printing.troubles import Unprintable
from gm_console.shipped import shipped
from gm_console.words import LANGUAGES, Translator

FOLDER = shipped("printables")
STOCK = load(FOLDER)
KNOWN = printables.load(FOLDER, "martes", STOCK)
WORDS = Translator("es")
KEYS = ["characters", "places", "marker", "notes", "case", "slips", "ballots"]
ROLES = (("Doctora Pons", ("médica", "viajera")), ("Coronel Tejada", ("artillero",)))
CASE = {"title": "La campana", "solution": "El sacristán."}


def written(folder: Path, text: str) -> tuple[printables.Printable, ...]:
    (folder / "martes.toml").write_text(text, encoding="utf-8")
    return printables.load(folder, "martes", STOCK)


def test_martes_prints_seven_things_and_only_the_case_is_secret() -> None:
    assert [one.key for one in KNOWN] == KEYS
    assert [one.key for one in KNOWN if one.secret] == ["case"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_says_what_it_is_and_how_it_is_folded(language: str) -> None:
    words = Translator(language)
    ids = [f"printing.martes.{key}.{part}" for key in KEYS for part in ("title", "about", "folding")]
    assert [id_ for id_ in ids if not words.has(id_)] == []


def test_all_faults_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    text = '[cards]\nformats = ["pokker"]\nbacks = "left"\nweight = 5\nneeds = ["luck"]\nsize = 3\n[notes]\nformats = []\nsecret = 1\n'
    with pytest.raises(Unprintable) as told:
        written(tmp_path, text)
    keys = [fault.field for fault in told.value.faults]
    assert keys == ["cards.formats", "cards.backs", "cards.weight", "cards.needs", "cards.size", *KEYED]


KEYED = ["notes.formats", "notes.secret", "notes.backs", "notes.weight"]


def test_a_file_that_is_not_there_or_no_toml_is_told(tmp_path: Path) -> None:
    with pytest.raises(Unprintable) as told:
        printables.load(tmp_path, "martes", STOCK)
    assert told.value.faults[0].code == "missing-file"
    with pytest.raises(Unprintable) as told:
        written(tmp_path, "[cards\n")
    assert told.value.faults[0].code == "no-toml"


def test_the_evening_kit_is_everything_in_order() -> None:
    evening = gathered("Berta", ["Ana", "Bruno"], ROLES, CASE)
    assert [one.key for one in able("martes", KNOWN, evening, WORDS)] == KEYS


def test_the_kit_leaves_out_what_cannot_be_made_yet() -> None:
    evening = gathered("Berta", ["Ana", "Bruno"])
    assert [one.key for one in able("martes", KNOWN, evening, WORDS)] == ["places", "marker", "notes", "slips", "ballots"]


def test_one_alone_that_lacks_something_says_what() -> None:
    with pytest.raises(Unprintable) as told:
        able("martes", [KNOWN[4]], gathered("Berta", ["Ana"]), WORDS)
    assert "el caso" in WORDS.say(told.value.said)


def test_another_format_and_other_backs_may_be_wished_for() -> None:
    evening = gathered("Berta", ["Ana"], ROLES)
    made = [decks("martes", KNOWN[0], evening, WORDS, STOCK, wish)[0] for wish in (Wish("tarot", "long"), Wish("note"))]
    assert [(deck.format.key, deck.backs) for deck in made] == [("tarot", "long"), ("poker", "gutter")]


def test_who_comes_gets_the_character_of_his_place_and_the_usual_pounds() -> None:
    evening = gathered("Berta", ["Ana", "Bruno", "Cloe"], ROLES)
    assert [guest.name for guest in evening.detectives] == ["Ana", "Bruno", "Cloe"]
    assert [guest.character for guest in evening.detectives] == ["Doctora Pons", "Coronel Tejada", ""]
    assert evening.pounds == 15 * 4


def test_a_set_without_players_is_printed_without_names() -> None:
    evening = gathered("", [], ROLES, CASE)
    assert [guest.character for guest in evening.detectives] == ["Doctora Pons", "Coronel Tejada"]
    assert brought(evening) == {"players", "characters", "case"}


def test_only_those_players_are_printed_who_were_chosen() -> None:
    evening = gathered("Berta", ["Ana", "Bruno"], ROLES)
    assert [guest.name for guest in narrowed(evening, ["Bruno"]).detectives] == ["Bruno"]
    assert narrowed(evening, []) == evening


def test_what_a_kit_leaves_out_and_what_goes_into_a_thing_are_checked_too(tmp_path: Path) -> None:
    text = '[cards]\nformats = ["poker"]\nbacks = "none"\nweight = 80\nuses = ["luck"]\nkit = 1\n'
    with pytest.raises(Unprintable) as told:
        written(tmp_path, text)
    assert [fault.field for fault in told.value.faults] == ["cards.uses", "cards.kit"]
    (one,) = written(tmp_path, text.replace("luck", "players").replace("kit = 1", "kit = false"))
    assert (one.uses, one.kit) == (("players",), False)


def test_what_a_host_is_told_of_a_sheet_has_a_name_in_his_language() -> None:
    keyed = re.compile(r"\.(write|fault)\(\s*\"")  # a field that is a text is a key of ours, and English
    faces = Path(str(printables.__file__)).with_name("faces").rglob("*.py")
    assert [path.name for path in faces if keyed.search(path.read_text("utf-8"))] == []
