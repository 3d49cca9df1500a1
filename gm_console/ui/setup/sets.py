"""The cities there are, as the list of the set-up shows them, the host's own and broken ones too; and whose work the villa is."""

from __future__ import annotations

from gm_console.games.cluedo import VILLA
from gm_console.games.cluedo.content import Board
from gm_console.games.transito import USUAL
from gm_console.games.transito.content import City
from gm_console.store.cases import said
from gm_console.store.plans import PlanFile, list_plans
from gm_console.ui.setup.table_choice import SetShown
from gm_console.words import Translator


def sets_shown(words: Translator) -> tuple[SetShown, ...]:
    """Every city, the usual one first."""
    plans = sorted(list_plans("transito"), key=lambda plan: plan.id != USUAL)
    return tuple(shown(words, plan) for plan in plans)


def villa_credits(words: Translator) -> str:
    """Whose work the villa is that is played: ours in the host's language, another's as its file has it."""
    villa = next((plan for plan in list_plans("cluedo") if plan.id == VILLA), None)
    if villa is None or not villa.own:
        return words.text("hall.villa.credits")
    return villa.plan.credits if isinstance(villa.plan, Board) else ""


def shown(words: Translator, plan: PlanFile) -> SetShown:
    """One city: whose it is and what is in it, or what is wrong with it."""
    state = "faulty" if plan.faults else "own" if plan.own else "shipped"
    faults = tuple(words.say(said(fault)) for fault in plan.faults)
    about = contents(words, plan.plan, own=plan.own) if isinstance(plan.plan, City) else ()
    return SetShown(plan.id, plan.title(words.language), words.text(f"hall.set.{state}"), about, faults)


def contents(words: Translator, city: City, *, own: bool) -> tuple[str, ...]:
    """Its suspects, sectors and infractions, and whose work it is: ours in the host's language, another's as its file has it."""
    kinds = (("suspects", city.suspects), ("sectors", city.sectors), ("infractions", city.infractions))
    lines = (
        words.text(f"hall.set.{kind}", names=" · ".join(str(getattr(card, words.language)) for card in cards)) for kind, cards in kinds
    )
    credits_ = city.credits if own else words.text("hall.set.credits")
    return tuple(line for line in (*lines, credits_) if line)
