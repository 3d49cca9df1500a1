"""How phrases come out in each language."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from gm_console.engine.phrase import Listed, phrase
from gm_console.words import Translator, clock, system_language
from tests.words.conftest import Invent

COUNTED = 'msgid "try.hints"\nmsgid_plural "try.hints"\nmsgstr[0] "{n} pista"\nmsgstr[1] "{n} pistas"\n'


def plain(id_: str, text: str) -> str:
    return f'msgid "{id_}"\nmsgstr "{text}"\n\n'


def test_fields_stand_where_the_phrase_wants_them(invent: Invent) -> None:
    words = invent("es", plain("try.asks", "{by} pregunta (£{pounds}): «{question}»"))
    said = words.text("try.asks", by="{Ana}", pounds=12_500, question="¿{0}?")
    assert said == "{Ana} pregunta (£12.500): «¿{0}?»"


@pytest.mark.parametrize(
    ("language", "forms"),
    [("es", ["0 pistas", "1 pista", "2 pistas"]), ("fr", ["0 pista", "1 pista", "2 pistas"]), ("en", ["0 pistas", "1 pista", "2 pistas"])],
)
def test_a_language_counts_by_its_own_rule(invent: Invent, language: str, forms: list[str]) -> None:
    words = invent(language, COUNTED)
    assert [words.text("try.hints", n=n) for n in (0, 1, 2)] == forms


def test_n_may_stand_in_a_phrase_without_forms(invent: Invent) -> None:
    assert invent("es", plain("try.floor", "Ronda {n}")).text("try.floor", n=3) == "Ronda 3"


def test_a_phrase_inside_a_phrase_is_said_too(invent: Invent) -> None:
    words = invent("es", plain("try.outer", "Dice: {what}") + plain("try.inner", "eso de {who}"))
    assert words.say(phrase("try.outer", what=phrase("try.inner", who="Ana"))) == "Dice: eso de Ana"


def test_several_sentences_stand_one_a_line(invent: Invent) -> None:
    words = invent("es", plain("try.all", "Así no:\\n{faults}") + plain("try.one", "Falta {what}."))
    faults = tuple(phrase("try.one", what=what) for what in ("uno", "otro"))
    assert words.text("try.all", faults=faults) == "Así no:\nFalta uno.\nFalta otro."


def test_several_things_in_one_sentence_are_listed(invent: Invent) -> None:
    words = invent("es", plain("try.all", "Hay: {cards}.") + plain("try.rope", "la soga"))
    assert words.text("try.all", cards=Listed((phrase("try.rope"), "el puñal", "un hilo"))) == "Hay: la soga, el puñal y un hilo."


def test_a_code_is_said_by_its_name_and_an_unknown_one_as_it_is(invent: Invent) -> None:
    words = invent("es", plain("try.now", "Ahora: {phase:try.phase.*}") + plain("try.phase.host", "el Anfitrión"))
    assert words.text("try.now", phase="host") == "Ahora: el Anfitrión"
    assert words.text("try.now", phase="else") == "Ahora: else"


@pytest.mark.parametrize(("language", "listed"), [("es", "Ana, Bruno y Cloe"), ("fr", "Ana, Bruno et Cloe"), ("en", "Ana, Bruno and Cloe")])
def test_people_are_listed_as_the_language_lists_them(invent: Invent, language: str, listed: str) -> None:
    words = invent(language, plain("try.who", "{who}"))
    assert words.text("try.who", who=("Ana", "Bruno", "Cloe")) == listed == words.list(("Ana", "Bruno", "Cloe"))
    assert [words.list(()), words.list(("Ana",))] == ["", "Ana"]


@pytest.mark.parametrize(
    ("last", "both"),
    [
        *((name, "e") for name in ("Íñigo", "Hilaria", "Isabel")),
        *((name, "y") for name in ("Hiedra", "Iago", "Iulia", "Yolanda", "Bruno")),
    ],
)
def test_spanish_says_e_before_the_sound_of_i(compiled: Path, last: str, both: str) -> None:
    assert Translator("es", compiled).list(("Ana", last)) == f"Ana {both} {last}"


@pytest.mark.parametrize(("language", "quoted"), [("es", "«no»"), ("fr", "«\xa0no\xa0»"), ("en", "“no”")])
def test_each_language_has_its_own_quotation_marks(compiled: Path, language: str, quoted: str) -> None:
    assert Translator(language, compiled).quote("no") == quoted


@pytest.mark.parametrize(("language", "marks"), [("es", "«{answer}»"), ("fr", "« {answer} »"), ("en", "“{answer}”")])
def test_a_quotation_at_the_end_of_a_sentence_has_one_full_stop(invent: Invent, language: str, marks: str) -> None:
    words = invent(language, plain("try.told", f"{{by}}: {marks}."))
    bare = words.text("try.told", by="Ana", answer="La cuerda estaba seca")
    assert words.text("try.told", by="Ana", answer="La cuerda estaba seca.") == bare
    assert "seca..." in words.text("try.told", by="Ana", answer="La cuerda estaba seca...")


def test_french_breaks_no_line_before_a_high_sign_and_touches_no_players_words(invent: Invent) -> None:
    words = invent("fr", plain("try.asks", "{by} demande : « {question} » !"))
    assert words.text("try.asks", by="Ana", question="Qui ? Lui ?") == "Ana demande\xa0: «\xa0Qui ? Lui ?\xa0»\xa0!"


@pytest.mark.parametrize(
    ("language", "numbers"),
    [
        ("es", ["1234", "12.345", "0,5", "−3"]),
        ("fr", ["1234", "12\xa0345", "0,5", "−3"]),
        ("en", ["1234", "12,345", "0.5", "−3"]),
    ],
)
def test_each_language_writes_numbers_its_own_way(compiled: Path, language: str, numbers: list[str]) -> None:
    words = Translator(language, compiled)
    assert [words.number(value) for value in (1234, 12_345, 0.5, -3)] == numbers
    assert [words.money(3), words.money(-3)] == ["£3", "−£3"]


def test_a_clock_shows_hours_only_when_there_are_any(compiled: Path) -> None:
    assert [clock(ms) for ms in (-5, 0, 61_999, 41 * 60_000 + 7000)] == ["0:00", "0:00", "1:01", "41:07"]
    assert Translator("en", compiled).clock(3_723_000) == "1:02:03"


def test_a_missing_phrase_is_said_in_spanish_and_then_by_its_id(invent: Invent, tmp_path: Path) -> None:
    invent("es", plain("try.only", "Solo aquí"))
    french = Translator("fr", tmp_path / "resources/phrases")
    assert french.text("try.only") == "Solo aquí"
    assert [french.text("try.nothing", n=2), french.text("other.thing")] == ["try.nothing", "other.thing"]
    assert (french.has("try.only"), french.has("try.nothing")) == (True, False)


def test_a_field_that_was_not_given_shows_its_name(invent: Invent) -> None:
    assert invent("es", plain("try.by", "{by} pasa.")).text("try.by") == "{by} pasa."


def test_phrases_not_compiled_say_what_to_run(tmp_path: Path) -> None:
    (tmp_path / "es").mkdir()
    (tmp_path / "es/try.po").write_text("", encoding="utf-8")
    with pytest.warns(UserWarning, match=re.escape("python3 dev.py phrases")):
        assert Translator("es", tmp_path).text("try.it") == "try.it"


def test_phrases_older_than_their_source_say_what_to_run_and_serve(invent: Invent, tmp_path: Path) -> None:
    words = invent("es", plain("try.it", "Vale"))
    source = tmp_path / "resources/phrases/es/try.po"
    os.utime(source, ns=(2**62, 2**62))
    with pytest.warns(UserWarning, match=re.escape("python3 dev.py phrases")):
        assert words.text("try.it") == "Vale"


def test_a_language_nobody_here_speaks_is_a_fault_of_the_program() -> None:
    with pytest.raises(KeyError):
        Translator("de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "es"),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "es"),
        ({"LANG": "C"}, "es"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "", "LC_MESSAGES": ""}, "fr"),
        ({"LANG": "es", "LC_ALL": "EN"}, "en"),
        ({"LANG": "fry_NL"}, "es"),
    ],
)
def test_the_console_speaks_the_systems_language_or_spanish(environment: dict[str, str], language: str) -> None:
    assert system_language(environment) == language


def test_the_systems_language_is_read_from_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert system_language() == "fr"
