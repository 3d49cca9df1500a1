"""How the shared parts of a table speak of Quién, Cómo y Dónde."""

from __future__ import annotations

from typing import Any

from gm_console.games.transito.views import SecretShown, TableView
from gm_console.ui.tables.envelope.terms import Claimed, Named, Terms
from gm_console.ui.tables.transito.cards import kinds, named
from gm_console.words import Translator


def in_order(of: Any) -> tuple[str, ...]:
    """The three cards of a suspicion, an accusation or the secret, in the order of the kinds."""
    return (of.suspect, of.sector, of.infraction)


def piles(view: TableView) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The kinds of cards, and their ids."""
    return tuple((kind, tuple(card.id for card in cards)) for kind, cards in kinds(view.city))


def names(words: Translator, view: TableView) -> Named:
    """What cards are called in a language."""
    called = named(view.city, words.language)
    return lambda id_: called.get(id_, id_)


def claim(view: TableView) -> Claimed | None:
    """The open suspicion (T12-T14)."""
    open_ = view.suspicion
    return None if open_ is None else Claimed(open_.by, in_order(open_), open_.due, (), open_.could_not)


def secret(view: Any) -> tuple[str, ...] | None:
    """The culprit's secret, of a view that may hold it (T03)."""
    held: SecretShown | None = getattr(view, "secret", None)
    return in_order(held) if held is not None else None


def culprits_hand(words: Translator, view: Any) -> tuple[tuple[str, str], ...]:
    """The cards of whoever holds the token of the one accused, for who has accused him (T18)."""
    held = getattr(view, "culprit_hand", None)
    if held is None:
        return ()
    called = names(words, view)
    said = " · ".join(called(card) for card in held.cards)
    told = words.text("transitotable.culprit.cards", cards=said) if said else words.text("transitotable.culprit.none")
    return ((words.text("transitotable.culprit", player=held.player), told),)


OWN = {
    "envelopetable.confirm.reveal": "transitotable.confirm.reveal",
    "envelopetable.confirm.reveal.yes": "transitotable.confirm.reveal.yes",
    "envelopetable.end.envelope": "transitotable.end.secret",
    "envelopetable.end.unknown": "transitotable.end.unknown",
    "envelopetable.sheet.envelope": "transitotable.sheet.secret",
    "envelopetable.form.accuse.looking.told": "transitotable.form.accuse.looking.told",
    "envelopetable.form.accuse.looking.go": "transitotable.form.accuse.looking.go",
    "envelopetable.form.accuse.by-hand.told": "transitotable.form.accuse.by-hand.told",
    "envelopetable.form.found": "transitotable.form.found",
    "envelopetable.pass.look.title": "transitotable.pass.look.title",
    "envelopetable.pass.look.told.covered": "transitotable.pass.look.told.covered",
    "envelopetable.pass.look.act.give.told": "transitotable.pass.look.act.give.told",
}
"""Where the shared phrases speak of an envelope, this game has a secret."""

TERMS = Terms(
    game="transito",
    title="transitotable.title",
    claim_by="transitotable.suspicion.by",
    dealt="transitotable.mend.dealt",
    act=lambda name: f"transitotable.act.{name}",
    piles=piles,
    named=names,
    claim=claim,
    in_order=in_order,
    envelope=secret,
    accuse_rule="T18",
    hidden_rule="T22",
    also=culprits_hand,
    own=OWN,
)
