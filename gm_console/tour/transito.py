"""An evening of Quién, Cómo y Dónde: walks, a suspicion refuted in two ways, one nobody refutes, a wrong accusation and a right one."""

from __future__ import annotations

from collections.abc import Collection
from math import hypot
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gm_console.tour import envelope
from gm_console.tour.envelope import SPACE, UNDO, hands, step_to, view
from gm_console.tour.hand import Hand, cards, public, record, reveal, sheet

SEATS = ("Ana", "Los Pérez", "Cloe", "Íñigo")
KINDS = ("suspect", "sector", "infraction")
PATIENCE = 200
"""Turns after which the town has surely been crossed."""


def table(hand: Hand) -> Any:
    """What everybody sees."""
    return hand.console.desk.table


def sectors(hand: Hand) -> tuple[str, ...]:
    """All of them."""
    return tuple(one.id for one in table(hand).city.sectors)


def quiet(hand: Hand) -> tuple[str, ...]:
    """Sectors whose card no other seat holds: a suspicion there may go unrefuted."""
    turn = table(hand).turn
    held = {card for name, cards in hands(hand).items() if name != turn for card in cards}
    return tuple(one for one in sectors(hand) if one not in held)


def deal(hand: Hand) -> None:
    """From the lobby to the first turn, with one hand looked at."""
    hand.shot("lobby")
    hand.ruling("deal")
    hand.shot("dealt")
    cards(hand, (SPACE, "card"), (Qt.Key.Key_L, "card-notebook"))


def first_step(hand: Hand) -> None:
    """A card from the console's pile, a walk taken back, and one from a real pile."""
    hand.later(30)
    hand.ruling("draw")
    hand.shot("moving")
    public(hand, "public-moving")
    walk(hand, sectors(hand))
    hand.shot("walked")
    while table(hand).phase != "moving":
        hand.press(*UNDO)
    hand.shot("undone")
    hand.press(*UNDO)
    hand.ruling("paper")
    hand.strike(3)
    hand.shot("paper-card", hand.form)
    hand.give()
    walk(hand, ())
    rest_of_turn(hand)


def walk(hand: Hand, goals: Collection[str]) -> None:
    """As far as the card leads: into one of these sectors, else to a star, else to where one of them is nearest."""
    seen = table(hand)
    if not seen.reach:
        hand.ruling("stay")
        return
    at = {one.id: (one.x, one.y) for one in (*seen.city.squares, *seen.city.sectors)}
    outside = [place for place in seen.reach if place not in sectors(hand)] or list(seen.reach)

    def far(place: str) -> float:
        """How far it is to what he wants."""
        wanted = [at[goal] for goal in (*goals, *seen.city.stars)]
        return min(hypot(at[place][0] - x, at[place][1] - y) for x, y in wanted)

    step_to(hand, next((place for place in seen.reach if place in goals), min(outside, key=far)))


def rest_of_turn(hand: Hand) -> None:
    """Whatever the walk has led to, the turn is over."""
    if table(hand).phase in ("star", "sector"):
        hand.ruling("end-turn")


def arrive(hand: Hand, *, calm: bool) -> None:
    """Turn after turn, until somebody stands in a sector; in one where he may go unrefuted, if it is to be ``calm``. Raises LookupError."""
    for _ in range(PATIENCE):
        hand.later(20)
        hand.ruling("draw")
        goals = quiet(hand) if calm else sectors(hand)
        walk(hand, goals)
        if table(hand).phase == "star":
            travel(hand, goals)
        if table(hand).phase == "sector":
            return
        rest_of_turn(hand)
    raise LookupError("no way into a sector")


def travel(hand: Hand, goals: Collection[str]) -> None:
    """From a star into any sector that is open to him."""
    hand.shot("star")
    to = next((one for one in table(hand).travel if one in goals), None)
    if to is not None:
        step_to(hand, to)


def suspect(hand: Hand) -> None:
    """Refuted by hand and one key, taken back, and refuted again on the passed screen."""
    arrive(hand, calm=False)
    hand.shot("sector")
    sheet(hand, "host-sheet")
    named = envelope.held_by_two(hand, ("suspect", "infraction"))
    hand.ruling("suspect")
    envelope.name_cards(hand, named, "suspicion")
    hand.give()
    hand.shot("showing")
    public(hand)
    claim = table(hand).suspicion
    envelope.refused(hand, hands(hand)[claim.due], tuple(getattr(claim, kind) for kind in KINDS))
    hand.ruling("show")
    hand.shot("refuted")
    hand.press(*UNDO)
    envelope.show_secretly(hand)


def held_by_nobody_else(hand: Hand) -> dict[str, str]:
    """A suspect and an infraction that no other seat has."""
    turn, city = table(hand).turn, table(hand).city
    held = {card for name, cards in hands(hand).items() if name != turn for card in cards}
    kinds = {"suspect": city.suspects, "infraction": city.infractions}
    return {kind: next(one.id for one in every if one.id not in held) for kind, every in kinds.items()}


def accuse(hand: Hand) -> None:
    """Nobody refutes; he accuses, and is wrong. A penalty and a correction are looked at, then somebody is right."""
    arrive(hand, calm=True)
    named = held_by_nobody_else(hand)
    hand.ruling("suspect")
    envelope.name_cards(hand, named, "second-suspicion")
    hand.give()
    hand.shot("unrefuted")
    secret = {kind: str(getattr(view(hand).secret, kind)) for kind in KINDS}
    wrong = next(one.id for one in table(hand).city.infractions if one.id != secret["infraction"])
    envelope.accuse_wrongly(hand, secret | {"infraction": wrong})
    look_at_forms(hand)
    envelope.accuse_rightly(hand, secret)


def look_at_forms(hand: Hand) -> None:
    """What a host seldom wants."""
    hand.ruling("penalty")
    hand.strike(1)
    hand.shot("penalty", hand.form)
    QTest.keyClick(hand.form, Qt.Key.Key_Escape)
    hand.press(Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    hand.shot("correction", hand.form)
    QTest.keyClick(hand.form, Qt.Key.Key_Escape)


def evening(hand: Hand) -> None:
    """From the hall and back to it."""
    envelope.set_up(hand, "transito", SEATS)
    for step in (deal, first_step, suspect, accuse):
        step(hand)
    reveal(hand)
    public(hand, "public-revealed")
    record(hand)
    hand.click("button:to-hall")
    hand.shot("hall-afterwards")
