"""How the shared parts of a table speak of Cluedo."""

from __future__ import annotations

from typing import Any

from gm_console.games.cluedo.content import ROOMS, SUSPECTS, WEAPONS
from gm_console.games.cluedo.views import SolutionShown, TableView
from gm_console.ui.tables.envelope.terms import Claimed, Named, Terms
from gm_console.words import Translator

KINDS = (("suspect", SUSPECTS), ("weapon", WEAPONS), ("room", ROOMS))


def in_order(of: Any) -> tuple[str, ...]:
    """The three cards of a hypothesis, an accusation or the solution, in the order of the kinds."""
    return (of.suspect, of.weapon, of.room)


def piles(_: TableView) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The kinds of cards, and their ids."""
    return KINDS


def named(words: Translator, _: TableView | None = None) -> Named:
    """What cards, rooms and suspects are called in a language."""
    return lambda id_: words.text(f"cluedo.card.{id_}")


def claim(view: TableView) -> Claimed | None:
    """The hypothesis of this turn (C12-C14)."""
    said = view.suggestion
    return None if said is None else Claimed(said.by, in_order(said), said.due, said.showed, said.could_not)


def solution(view: Any) -> tuple[str, ...] | None:
    """What is in the envelope, of a view that may hold it (C03, C18)."""
    held: SolutionShown | None = getattr(view, "solution", None)
    return in_order(held) if held is not None else None


TERMS = Terms(
    game="cluedo",
    title="cluedotable.title",
    claim_by="cluedotable.claim.by",
    dealt="cluedotable.mend.dealt",
    act=lambda name: f"cluedotable.act.{name}",
    piles=piles,
    named=named,
    claim=claim,
    in_order=in_order,
    envelope=solution,
    accuse_rule="C18",
    hidden_rule="C16",
)
