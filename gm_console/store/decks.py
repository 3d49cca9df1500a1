"""Decks of El espía in files: those that came along, one for each language, and the host's own as TOML or as a spreadsheet's rows."""

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.refusal import Refusal
from gm_console.engine.value import Value
from gm_console.store import places
from gm_console.store.cases import LANGUAGES, Fault, Others, read_toml, said, slug
from gm_console.store.deck_faults import Table, all_faults
from gm_console.store.deck_rows import Rows, in_rows, read_rows
from gm_console.store.files import write_whole
from gm_console.store.toml_text import written

GAME = "espia"
USUAL = "familiar"
"""The deck that is played when nothing is said."""
FIRST = LANGUAGES[0]
"""The language every shipped deck has; one that lacks another is read in this."""


class Source(Value, frozen=True):
    """A deck's file, and whether it is the host's own."""

    id: str
    path: Path
    own: bool


class DeckPlace(Value, frozen=True):
    """A place in a deck's file. ``id`` is the same in every language, and empty where the file gives none."""

    name: str
    roles: tuple[str, ...]
    id: str = ""


class DeckFile(Value, frozen=True):
    """A deck in a list, with all its places, those of the deck it extends first; ``faults`` keep it from being played."""

    id: str
    title: str
    language: str
    places: tuple[DeckPlace, ...]
    credits: str
    own: bool
    path: Path
    faults: tuple[Fault, ...] = ()


def _shipped(language: str) -> Iterator[Source]:
    for spoken in dict.fromkeys((language, FIRST)):
        if spoken in LANGUAGES:  # it becomes a folder's name
            folder = places.shipped("cases") / GAME / spoken
            yield from (Source(path.stem, path, own=False) for path in sorted(folder.glob("*.toml")))


def _own() -> Iterator[Source]:
    for kind in ("toml", "csv"):
        yield from (Source(path.stem, path, own=True) for path in sorted(places.own_cases(GAME).glob(f"*.{kind}")))


def _first(found: Iterable[Source]) -> dict[str, Source]:
    """By id; of two of one id the first."""
    by_id: dict[str, Source] = {}
    for source in found:
        by_id.setdefault(source.id, source)
    return by_id


def sources(language: str) -> dict[str, Source]:
    """Each deck's file by its id: the usual one first, the host's own last; one of his takes the place of a shipped one of the same id."""
    shipped = _first(sorted(_shipped(language), key=lambda source: source.id != USUAL))
    return shipped | _first(_own())


def list_decks(language: str) -> tuple[DeckFile, ...]:
    """Every deck there is, broken ones too."""
    return tuple(read_deck(source, language) for source in sources(language).values())


def find_deck(id_: str, language: str) -> dict[str, Any]:
    """A deck as it would stand written out in `new`. Raises `Refusal` ``bad-setup`` that names every fault."""
    source = sources(language).get(id_)  # looked up among the files there are: no id leads out of the folders
    if source is None:
        titles = {deck.title.casefold(): deck.id for deck in list_decks(language)}
        raise Refusal("bad-setup", _unknown(id_, {one: one for one in sources(language)} | titles))
    deck = read_deck(source, language)
    if deck.faults:
        raise Refusal("bad-setup", phrase("deck.faults", faults=tuple(said(fault) for fault in deck.faults)))
    listed = [{"name": place.name, "roles": list(place.roles)} for place in deck.places]
    return {"name": id_, "title": deck.title, "language": deck.language, "places": listed, "credits": deck.credits}


def _unknown(id_: str, known: Mapping[str, str]) -> Phrase:
    """That there is no such deck, and which one may have been meant; its title is as good as its id."""
    near = difflib.get_close_matches(id_[:80].casefold(), known, 1)
    return phrase("deck.did-you-mean", deck=id_[:80], near=known[near[0]]) if near else phrase("deck.unknown", deck=id_[:80])


def _no_base(id_: str, known: Iterable[str]) -> Phrase:
    """The same, as what is wrong with a key."""
    near = difflib.get_close_matches(id_[:80].casefold(), known, 1)
    return phrase("deck.no-base-but", deck=id_[:80], near=near[0]) if near else phrase("deck.no-base", deck=id_[:80])


def read_deck(source: Source, language: str) -> DeckFile:
    """A deck whole, or all that is wrong with it; that it cannot be read is a fault like others."""
    found, rows, wrong = _table(source, language)
    under, faults = ((), wrong) if wrong else _judged(source, found, language)
    if faults:
        told = tuple(in_rows(fault, rows) for fault in faults) if rows else faults
        return DeckFile(source.id, _title(found, source.id), FIRST, (), "", source.own, source.path, told)
    cards = tuple(DeckPlace(one["name"], tuple(one["roles"]), one.get("id", "")) for one in (*under, *found["places"]))
    return DeckFile(source.id, found["title"], found["language"], cards, found.get("credits", ""), source.own, source.path)


def _title(found: Table, id_: str) -> str:
    """What a broken deck is called in a list."""
    title = found.get("title")
    return title[:60] if isinstance(title, str) and title.strip() else id_


def _table(source: Source, language: str) -> tuple[Table, Rows, tuple[Fault, ...]]:
    """What a file holds, the lines of its places if it is a spreadsheet's, and why nothing could be read of it."""
    file = source.path.name
    try:
        content = source.path.read_bytes()
    except OSError as error:
        return {}, (), (Fault(file, "", phrase("case.unreadable", reason=str(error.strerror))),)
    if source.path.suffix == ".csv":
        return read_rows(content, file, titled(source.id), language)
    found, wrong = _read(content, file)
    return found, (), wrong


@lru_cache(maxsize=8)  # a form reads the deck below at every key
def _read(content: bytes, file: str) -> tuple[Table, tuple[Fault, ...]]:
    return read_toml(content, file)


def titled(stem: str) -> str:
    """A file's name as a title: «mi-baraja» is «Mi baraja»."""
    title = stem.replace("-", " ").replace("_", " ").strip()[:60]
    return title[:1].upper() + title[1:]


def faults_of(id_: str, found: Table, language: str) -> tuple[Fault, ...]:
    """Everything wrong with a deck that is being written, to be the host's own under an id."""
    source = Source(id_, places.own_cases(GAME) / f"{id_}.toml", own=True)
    return _judged(source, found, language)[1]


def _judged(source: Source, found: Table, language: str, before: Sequence[Path] = ()) -> tuple[tuple[Table, ...], tuple[Fault, ...]]:
    """The places of the deck that another extends, and every fault of the latter."""
    spoken = found.get("language")
    under, broken = _base(source, found.get("extends"), spoken if spoken in LANGUAGES else language, (*before, source.path))
    return under, (*all_faults(source.path.name, found, under), *broken)


def _base(source: Source, extends: Any, language: str, before: Sequence[Path]) -> tuple[tuple[Table, ...], tuple[Fault, ...]]:
    """All places of the deck that is extended; a fault where there is none of that id, or it is broken or extends this one in turn."""
    if not isinstance(extends, str) or not extends.strip():
        return (), ()
    all_ = [*(_own() if source.own else ()), *_shipped(language)]  # what came along never stands on what a host wrote
    named = [one for one in all_ if one.id == extends]
    under = next((one for one in named if one.path not in before), None)
    if under is None:
        missing = phrase("deck.circle", deck=extends[:80]) if named else _no_base(extends, {one.id for one in all_})
        return (), (Fault(source.path.name, "extends", missing),)
    found, _, wrong = _table(under, language)
    below, faults = ((), wrong) if wrong else _judged(under, found, language, before)
    if faults:
        round_ = next((fault.said for fault in faults if fault.said.id == "deck.circle"), None)
        return (), (Fault(source.path.name, "extends", round_ or phrase("deck.broken", deck=extends[:80])),)
    return (*below, *found["places"]), ()


def save_deck(deck: Table, id_: str, others: Others = MappingProxyType({})) -> Path:
    """Writes a deck into the host's own folder; the file's path. Raises ``FileError``."""
    heads = ("title", "language", "credits", "extends")
    lines = [*others.get("#", ()), *(written(key, deck[key]) for key in heads if deck.get(key)), *others.get("", ())]
    for number, place in enumerate(deck["places"], 1):
        body = [written(key, place[key]) for key in ("id", "name", "roles") if place.get(key)]
        lines += ["", "[[places]]", *body, *others.get(f"places.{number}", ())]
    kept = any(source.id == id_ for source in _own())  # a file goes by the name its host gave it
    path = places.own_cases(GAME) / f"{id_ if kept else slug(id_)}.toml"
    write_whole(path, ("\n".join(lines) + "\n").encode("utf-8", "replace"))
    return path
