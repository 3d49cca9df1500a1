"""How the console speaks to its host: Spanish as to a friend, French as to a guest."""

import re

import pytest

from gm_console.engine.phrase import phrase
from gm_console.store import places
from gm_console.store.cases import load_case
from gm_console.words import Translator
from tests.words.collect import phrases

POLITE = r"ustede?s?|su cabeza|elija|pruebe|vuelva|abra|ábralo|borre|mire|escriba|pulse|toque|quería decir|si quiere|escuchad|mirad|elegid"
FAMILIAR = r"(?<!\w)(tu|te|toi|ton|ta|tes|t’\w+)(?!\w)|(^|[.:;] )(écris|choisis|touche|maintiens|clique|dis) "
THEY = {
    "es": r"\basientos?\b|\btarjetas? de avance\b",
    "fr": r"\bhorloge\b|(?<!-)\bsession\b(?!\})|\bécritures\b",
    "en": r"\benigma\b|\boffences?\b",
}


def found(language: str, pattern: str) -> list[str]:
    """Phrases in which something is said that the console does not say."""
    told = ((id_, text) for id_, texts in phrases(language).items() for text in texts)
    return sorted(id_ for id_, text in told if re.search(pattern, text, re.IGNORECASE))


def test_in_spanish_the_host_is_a_friend_everywhere() -> None:
    assert found("es", rf"\b({POLITE})\b") == []


def test_in_french_the_host_is_addressed_politely_everywhere() -> None:
    assert found("fr", FAMILIAR) == []


@pytest.mark.parametrize("language", THEY)
def test_one_thing_has_one_name(language: str) -> None:
    kept = {"es": {"rules.M05", "rules.M44", "command.name.join", "option.martes.first.none"}, "fr": set(), "en": set()}
    assert set(found(language, THEY[language])) <= kept[language]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("es", "Alguien que ya no está en la mesa dijo 3 y pierde £1."),
        ("fr", "Une personne qui n’est plus à table avait dit 3 et perd £1."),
        ("en", "A former guest said 3 and loses £1."),
    ],
)
def test_who_sat_down_in_a_command_since_undone_begins_a_sentence_like_anybody(language: str, said: str) -> None:
    assert Translator(language).say(phrase("martes.event.bet-lost", by=phrase("martes.somebody"), count=3)) == said


def test_a_case_told_in_mexico_uses_the_words_of_mexico() -> None:
    told = (places.shipped("cases") / "martes/la-pelucona.toml").read_text("utf-8")
    assert "Ciudad de México" in told
    assert re.findall(r"\b(?:aceras?|bordillos?|coches?|ordenador\w*|móvil\w*|cog(?:er|ió|ido|en))\b", told) == []


def test_a_cases_advice_to_its_host_speaks_as_the_console_does() -> None:
    polite = rf"\b({POLITE}|conteste|responda|pida|deje|condicione|aclare|ponga|diga)\b"
    advice = [line for path in (places.shipped("cases") / "martes").glob("*.toml") for line in load_case(path).misleads]
    assert advice
    assert [line for line in advice if re.search(polite, line, re.IGNORECASE)] == []
