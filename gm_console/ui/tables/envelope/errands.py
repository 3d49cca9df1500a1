"""What is done on the passed screen: a witness shows a card and only the asker sees it; an accuser looks into the envelope, he alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gm_console.ui.handout.secret import CardLine, Secret
from gm_console.ui.tables.passing.ballot import Ballot

if TYPE_CHECKING:
    from gm_console.ui.desk import Desk, Sent
    from gm_console.ui.tables.envelope.terms import Terms
    from gm_console.ui.tables.passing.errand import Taker
    from gm_console.ui.widgets.look import Look


class Secretly:
    """Build on it: ``step`` names the phrases of who has the screen now, and `takers` gives, by name, who may take it."""

    once = False

    def __init__(self, desk: Desk, terms: Terms) -> None:
        self._desk, self._terms = desk, terms

    @property
    def step(self) -> str:
        """What the one who has the screen does."""
        return ""

    def takers(self) -> tuple[str, ...]:
        """Who may take the screen, by name."""
        return ()

    def people(self) -> tuple[Taker, ...]:
        """The same as seats; nobody once the session is gone."""
        view = self._desk.table
        if view is None:
            return ()
        names = self.takers()
        return tuple(seat for seat in view.players if seat.name in names)

    def number(self, seat: Taker) -> int:
        """The number of a seat."""
        return [one.id for one in self._desk.table.players].index(seat.id) + 1

    def say(self, key: str, name: str) -> str:
        """A phrase: this step's own, else the one all steps have."""
        words = self._desk.words
        own = f"envelopetable.pass.{self.step}.{key}"
        return self._terms.say(words, own if words.has(own) else f"envelopetable.pass.{key}", name=name)

    def _card(self, heading: str, cards: tuple[str, ...], more: tuple[CardLine, ...] = ()) -> Secret:
        """A card to read: one line for each of these."""
        words, view = self._desk.words, self._desk.table
        named = self._terms.named(words, view)
        kind = {card: kind for kind, held in self._terms.piles(view) for card in held}
        lines = tuple(CardLine(named(card), words.text(f"handout.kind.{kind[card]}")) for card in cards)
        return Secret(heading, (*lines, *more), "", foot=words.text(self._terms.title))


class Showing(Secretly):
    """Witness after witness chooses a card, and the asker sees it; it is over once nobody is due and the last card has been seen."""

    def __init__(self, desk: Desk, terms: Terms) -> None:
        super().__init__(desk, terms)
        self._seen_by: tuple[str, str] | None = None

    @property
    def step(self) -> str:
        """A witness shows, or the asker reads."""
        return "show" if self._seen_by is None else "see"

    def takers(self) -> tuple[str, ...]:
        """The asker, while a card waits for him; else who is due."""
        if self._seen_by is not None:
            return self._seen_by[:1]
        claim = self._terms.claim(self._desk.table)
        return (claim.due,) if claim is not None and claim.due and self._desk.table.phase == "showing" else ()

    def page(self, look: Look, name: str) -> Ballot | Secret:
        """The cards a witness may show, or the card the asker was shown."""
        words, claim = self._desk.words, self._terms.claim(self._desk.table)
        if self._seen_by is not None:
            shown: Any = self._desk.answers.seen(name)
            card = shown.shown_to_me[-1].card
            return self._card(words.text("envelopetable.pass.see.heading", by=self._seen_by[1]), (card,) if card else ())
        named = self._terms.named(words, self._desk.table)
        cards = [offer["card"] for offer in self._desk.answers.legal(name) if offer["do"] == "show" and offer.get("card")]
        asked = words.text("envelopetable.pass.show.question", by=claim.by if claim else "")
        return Ballot(look, asked, [(str(number), card, named(card)) for number, card in enumerate(cards, 1)])

    def give(self, name: str, value: Any) -> str:
        """The card is shown; the asker takes the screen. Once he has read it, the next witness does. Refused, it is shown to nobody."""
        if self._seen_by is not None:
            self._seen_by = None
            return ""
        claim = self._terms.claim(self._desk.table)
        self._seen_by = (claim.by, name) if claim is not None else None  # before the desk tells of it: the screen goes to the asker then
        refusal = self._desk.do({"do": "show", "by": name, "card": value})
        if refusal is None:
            return ""
        self._seen_by = None
        return self._desk.words.say(refusal.said)


class Looking(Secretly):
    """The accuser looks into the envelope. His accusation is made as he turns the card, not before and never twice.

    Refused after all (somebody mended, the disk is full), it is not made: he reads why, and nothing of what is in there.
    """

    def __init__(self, desk: Desk, terms: Terms, sent: Sent) -> None:
        super().__init__(desk, terms)
        self._sent = sent
        self._over = False
        self.made = False

    @property
    def step(self) -> str:
        """He looks."""
        return "look"

    def takers(self) -> tuple[str, ...]:
        """He alone, until he has read it."""
        return () if self._over else (str(self._sent["by"]),)

    def page(self, look: Look, name: str) -> Secret:
        """What is in the envelope, once he has accused."""
        words = self._desk.words
        if not self.made:
            refusal = self._desk.do(self._sent)
            self.made = refusal is None
            if refusal is not None:
                return self._card(words.say(refusal.said), ())
        view = self._desk.answers.seen(name)
        cards = self._terms.envelope(view) or ()
        right = cards == tuple(self._sent[kind] for kind, _ in self._terms.piles(self._desk.table))
        more = tuple(CardLine(text, label) for label, text in self._terms.also(words, view))
        return self._card(words.text(f"envelopetable.pass.look.{'right' if right else 'wrong'}"), cards, more)

    def give(self, name: str, value: Any) -> str:
        """He has read it."""
        self._over = True
        return ""
