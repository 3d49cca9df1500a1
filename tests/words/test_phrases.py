"""Nothing that is asked for is missing, in any language; nothing is there that nobody asks for."""

from __future__ import annotations

import re

import pytest

from gm_console.engine.options import Option
from gm_console.games import GAMES
from tests.words.collect import LANGUAGES, PHRASES, calls, catalog, continued, domains, families, forms, mentioned, phrases, placeholders

PLURALS = {"es": "nplurals=2; plural=(n != 1);", "fr": "nplurals=2; plural=(n > 1);", "en": "nplurals=2; plural=(n != 1);"}
FILES = [(language, domain) for language in LANGUAGES for domain in domains(language)]
LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def option_ids(game: str, option: Option) -> set[str]:
    """What the form says of one house rule."""
    own = f"option.{game}.{option.key}"
    nothing = {f"{own}.none"} if option.default is None or option.nothing else set()
    return {own, f"{own}.hint", *nothing, *(f"{own}.{choice}" for choice in option.choices)}


def game_ids() -> set[str]:
    """What follows from the games themselves: their rules, house rules and presets, and what a wrong phase names."""
    ids = {"command.name.set-clock"}
    for game in GAMES.values():
        ids |= {id_ for rule in game.words.rules for id_ in (f"rules.{rule}", f"rules.{rule}.title")}
        ids |= {id_ for option in game.options for id_ in option_ids(game.key, option)}
        ids |= {f"option.{game.key}.preset.{name}{part}" for name in game.presets for part in ("", ".hint")}
        ids |= {f"command.name.{do}" for do in game.commands}
        phases = {phase for command in game.commands.values() for phase in command.phases}
        ids |= {f"refuse.phase.{phase}" for phase in phases}
    return ids


def test_every_phrase_asked_for_in_the_source_is_there() -> None:
    known = phrases("es")
    assert sorted(f"{call.where} {call.id}" for call in (*calls(), *continued()) if call.id not in known) == []
    assert sorted(mentioned() - known.keys()) == []


def test_every_rule_house_rule_command_and_phase_has_its_words() -> None:
    assert sorted(game_ids() - phrases("es").keys()) == []


def test_no_phrase_waits_for_somebody_to_ask_for_it() -> None:
    asked = {call.id for call in (*calls(), *continued())} | mentioned() | game_ids()
    assert sorted(id_ for id_ in phrases("es").keys() - asked if not any(family.fullmatch(id_) for family in families())) == []


@LANGUAGE
def test_a_language_has_every_phrase_and_none_of_its_own(language: str) -> None:
    assert domains(language) == domains("es")
    assert phrases(language).keys() ^ phrases("es").keys() == set()
    assert [id_ for id_, said in phrases(language).items() if not all(form.strip() for form in said)] == []


@LANGUAGE
def test_a_phrase_has_the_same_fields_in_every_language(language: str) -> None:
    spanish = phrases("es")
    fields = {id_: [placeholders(form) for form in said] for id_, said in phrases(language).items()}
    wanted = {id_: set.union(*map(placeholders, spanish[id_])) for id_ in fields}
    assert [id_ for id_, found in fields.items() if set.union(*found) != wanted[id_]] == []


def test_a_phrase_has_no_field_that_its_caller_does_not_give() -> None:
    asked = [(call, {name for form in phrases("es").get(call.id, ()) for name, _ in placeholders(form)}) for call in calls()]
    assert [(call.where, call.id, sorted(names)) for call, names in asked if call.fields is not None and names - call.fields] == []


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_a_phrase_file_is_well_formed(language: str, domain: str) -> None:
    read = catalog(language, domain)
    headers = dict(read.mime_headers)
    assert headers["Language"] == language
    assert headers["Content-Type"] == "text/plain; charset=utf-8"
    assert headers["Plural-Forms"] == PLURALS[language]
    assert [message.id for message in read if message.id and message.fuzzy] == []
    ids = re.findall(r'^msgid "(.+)"$', (PHRASES / language / f"{domain}.po").read_text(encoding="utf-8"), re.M)
    assert len(ids) == len(set(ids)) == len(read)
    assert [id_ for id_ in ids if not id_.startswith(f"{domain}.")] == []


@pytest.mark.parametrize(("language", "domain"), FILES)
def test_what_counts_something_counts_by_n(language: str, domain: str) -> None:
    counted = [message for message in catalog(language, domain) if not isinstance(message.id, str)]
    assert [message.id for message in counted if len(set(message.id)) > 1] == []
    assert [message.id for message in counted if len(forms(message)) != 2 or "{n" not in forms(message)[1]] == []


@pytest.mark.parametrize(
    ("language", "foreign"),
    [("es", r"[“”\"]|« | »"), ("fr", r"[“”\"']|«(?!\s)|(?<!\s)»|[^\W\d][:;!?](?!\w*[.*])"), ("en", r"[«»\"']")],
)
def test_a_language_keeps_to_its_own_marks(language: str, foreign: str) -> None:
    assert [id_ for id_, said in phrases(language).items() if any(re.search(foreign, form) for form in said)] == []


def test_french_puts_no_name_where_it_would_have_to_elide() -> None:
    elided = re.compile(r"\b(de|que) \{(accused|asker|at|by|first|names?|players?|to|turn|who)\}")
    assert [id_ for id_, said in phrases("fr").items() if any(elided.search(form) for form in said)] == []


def test_a_sentence_of_the_record_begins_like_one_and_ends_like_one() -> None:
    told = re.compile(r"(martes|espia|cluedo|envelope|transito)\.(event|refuse|setup)\.")
    said = {id_: form for id_, (form, *_) in phrases("es").items() if told.match(id_)}
    assert [id_ for id_, form in said.items() if not re.match(r"[A-ZÁÉÍÓÚÑ«¡¿{]", form) or form[-1] not in ".!?»"] == []
