"""The record of a game with an envelope: claims, accusations, who knew how much; once it is over the hands, solution and seal."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from gm_console.engine.session import Session
from gm_console.engine.value import Event, Player, Value
from gm_console.games.envelope.dealing import text_of
from gm_console.games.envelope.model import Accusation, Hands, Sealed
from gm_console.printing.faces.envelope.evening import Sort, names
from gm_console.printing.record import Chapter, Plot, Record, Seal, Seat, Series, day, lines
from gm_console.words import Translator

Heads = tuple[str, str, str]
Happened = TypeVar("Happened", bound=Event)


class Claimed(Value, frozen=True):
    """One of each kind named aloud, and how it was answered: players by id."""

    by: Player
    cards: tuple[str, ...]
    showed: tuple[Player, ...] = ()
    could_not: tuple[Player, ...] = ()


class Person(Value, frozen=True):
    """A seat of the game: ``suspect`` is a card's id, empty before it is dealt; ``out``: he may not accuse any more."""

    id: Player
    name: str
    suspect: str = ""
    gone: bool = False
    out: bool = False


class Game(msgspec.Struct, frozen=True):
    """What a record is made of. ``why`` is how it ended, empty while it goes on; ``hands`` are those dealt.

    ``key`` names the game in the phrases; ``told`` stands below the title beside the day.
    """

    key: str
    told: str
    people: tuple[Person, ...]
    sorts: tuple[Sort, ...]
    claims: tuple[Claimed, ...]
    accusations: tuple[Accusation, ...]
    series: tuple[Series, ...]
    hands: Hands
    sealed: Sealed
    seal: str | None
    solution: tuple[str, ...]
    why: str
    winner: Player | None
    dealt: bool


def record(session: Session, created: str, words: Translator, game: Game) -> Record:
    """The record as far as the game has come. ``created`` is the day it was opened, ISO. Before its end it has no card but those named."""
    title, over = words.text(f"record.{game.key}.title"), bool(game.why)
    return Record(
        name=title,
        title=title,
        subtitle=" · ".join(part for part in (day(created, words), game.told) if part),
        heads=_heads(("name", "suspect", "claims"), game, words),
        seats=tuple(_seats(game, words)),
        result=_result(game, words),
        lines=lines(session, words),
        chapters=tuple(_chapters(game, words, over)),
        plot=Plot(words.text("record.envelope.known"), f"record.{game.key}.axis", game.series if over else ()),
        solution=_solution(game, words) if over else (),
        seals=_seals(game, over),
        sealed=words.text("record.envelope.sealed"),
        unsealed="" if game.seal else words.text(f"record.envelope.{'unsealed' if game.dealt else 'undealt'}"),
    )


def _heads(keys: Heads, game: Game, words: Translator) -> Heads:
    """What stands over three columns."""
    first, second, third = (words.text(f"record.{game.key}.head.{key}" if key == "claims" else f"record.head.{key}") for key in keys)
    return first, second, third


def _seats(game: Game, words: Translator) -> Iterator[Seat]:
    """Everybody with his suspect, and how often he claimed something."""
    called = names(game.sorts)
    for one in game.people:
        state = "gone" if one.gone else "out" if one.out else ""
        about = [called.get(one.suspect, "—"), *([words.text(f"record.envelope.{state}")] if state else [])]
        count = sum(claim.by == one.id for claim in game.claims)
        yield Seat(one.name, " · ".join(about), words.number(count))


def _result(game: Game, words: Translator) -> str:
    """Who won, in a sentence; how it ended where nobody did."""
    winner = next((one.name for one in game.people if one.id == game.winner), "")
    return words.text(f"record.envelope.result.{game.why or 'open'}", winner=winner)


def _chapters(game: Game, words: Translator, over: bool) -> Iterator[Chapter]:
    called = names(game.sorts)
    who = {one.id: one.name for one in game.people}
    if game.claims:
        rows = tuple((who.get(one.by, "—"), _cards(one.cards, called), _answer(one, who, words)) for one in game.claims)
        parts = (0.2, 0.44, 0.36)
        yield Chapter(words.text(f"record.{game.key}.claims"), _heads(("who", "cards", "answers"), game, words), rows, parts)
    if game.accusations:
        judged = {True: words.text("record.envelope.right"), False: words.text("record.envelope.wrong")}
        rows = tuple((who.get(one.by, "—"), _cards(one.cards, called), judged[one.right]) for one in game.accusations)
        yield Chapter(words.text("record.envelope.accusations"), _heads(("who", "cards", "found"), game, words), rows, (0.2, 0.6, 0.2))
    if over and game.hands:
        rows = tuple((who.get(player, "—"), _cards(_ordered(cards, called), called), str(len(cards))) for player, cards in game.hands)
        parts = (0.2, 0.7, 0.1)
        yield Chapter(words.text("record.envelope.hands"), _heads(("who", "cards", "count"), game, words), rows, parts, figures=True)


def _ordered(cards: Iterable[str], called: dict[str, str]) -> tuple[str, ...]:
    held = set(cards)
    return tuple(id_ for id_ in called if id_ in held)


def _cards(cards: Iterable[str], called: dict[str, str]) -> str:
    return " · ".join(called.get(card, card) for card in cards)


def _answer(claim: Claimed, who: dict[str, str], words: Translator) -> str:
    """Who showed and who could not; nobody where nobody did."""
    said = [words.text("record.envelope.showed", names=tuple(who.get(one, "—") for one in claim.showed))] if claim.showed else []
    if claim.could_not:
        said.append(words.text("record.envelope.could-not", names=tuple(who.get(one, "—") for one in claim.could_not)))
    return " ".join(said) or "—"


def _solution(game: Game, words: Translator) -> tuple[str, ...]:
    """A line a kind; that nobody looked, where the console never knew."""
    called = names(game.sorts)
    if not game.solution:
        return (words.text("record.envelope.unknown"),)
    return tuple(words.pair(sort.title, called.get(card, card)) for sort, card in zip(game.sorts, game.solution, strict=True))


def _seals(game: Game, over: bool) -> tuple[Seal, ...]:
    """The seal of the deal, open once the game is over."""
    if not game.seal:
        return ()
    return (Seal(game.seal, game.sealed.salt, text_of(game.sealed.solution)) if over else Seal(game.seal),)


def in_force(session: Session) -> Iterator[Event]:
    """Every event of the moves in force, in order."""
    return (event for move in session.line.moves for event in move.events)


def last(session: Session, kind: type[Happened]) -> Happened | None:
    """The last event of a kind among the moves in force."""
    return next((event for move in reversed(session.line.moves) for event in reversed(move.events) if isinstance(event, kind)), None)


def series(session: Session, people: Iterable[Person], known: Callable[[Any, Player], int], claims: type[Event]) -> tuple[Series, ...]:
    """How many cards each could strike off after each claim, from the moves in force; ``known`` counts them in a state."""
    points: dict[str, list[tuple[float, int]]] = {one.id: [] for one in people}
    state, made = session.game.initial, 0
    for move in session.line.moves:
        state = session.line.fold(state, move.events)
        made += sum(isinstance(event, claims) for event in move.events)
        for player, held in points.items():
            count = known(state, player)
            if held and held[-1][0] == made:
                held.pop()
            if not held or held[-1][1] != count or held[-1][0] < made:
                held.append((float(made), count))
    order = sorted(people, key=lambda one: -(points[one.id][-1][1] if points[one.id] else 0))
    return tuple(Series(one.name, tuple(points[one.id])) for one in order if any(count for _, count in points[one.id]))
