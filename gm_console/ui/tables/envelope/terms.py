"""How the shared parts of a table speak of its game: its cards, what was claimed, what is in the envelope. One record a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from gm_console.ui.dialogs.envelope.claims import Pile

if TYPE_CHECKING:
    from gm_console.words import Translator

Named = Callable[[str], str]
"""The name of a card, a room or a sector by its id."""


@dataclass(frozen=True)
class Claimed:
    """What was supposed aloud: by whom, which cards, who has to answer, and who has shown or could not. All people by name."""

    by: str
    cards: tuple[str, ...]
    due: str | None = None
    showed: tuple[str, ...] = ()
    could_not: tuple[str, ...] = ()


@dataclass(frozen=True)
class Accused:
    """An accusation as the table heard it."""

    by: str
    cards: tuple[str, ...]
    right: bool


@dataclass(frozen=True, kw_only=True)
class Terms:
    """One game's terms; every function is given a view of that game.

    ``title``, ``claim_by`` and ``dealt`` are phrases: the game's name, whose claim it is, and what a mend of something before the deal
    may do; ``act`` gives the phrase of an action in this game's own words, which need not be there.

    ``piles`` gives the kinds of cards and their ids, in the order of a claim; ``in_order`` the cards of a claim, an accusation or the
    envelope, kind by kind; ``named`` the names in a language. ``envelope`` reads a player's or the host's view: the cards he knows to be
    in there, or None. ``also`` gives more lines for an accuser who looks there, each a label and a text. ``own`` are shared phrases that
    this game says in words of its own, by their ids.
    """

    game: str
    title: str
    claim_by: str
    dealt: str
    act: Callable[[str], str]
    piles: Callable[[Any], tuple[tuple[str, tuple[str, ...]], ...]]
    named: Callable[[Translator, Any], Named]
    claim: Callable[[Any], Claimed | None]
    in_order: Callable[[Any], tuple[str, ...]]
    envelope: Callable[[Any], tuple[str, ...] | None]
    accuse_rule: str
    hidden_rule: str
    also: Callable[[Translator, Any], Sequence[tuple[str, str]]] = lambda words, view: ()
    own: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    def accusations(self, view: Any) -> tuple[Accused, ...]:
        """All that were made (C17, T18)."""
        return tuple(Accused(one.by, self.in_order(one), one.right) for one in view.accusations)

    def by_hand(self, view: Any) -> bool:
        """Whether people have the cards (C16, T22)."""
        return bool(view.dealt_by_hand)

    def say(self, words: Translator, id_: str, **fields: object) -> str:
        """A shared phrase, in this game's own words where it has some."""
        return words.text(self.own.get(id_, id_), **fields)

    def offered(self, words: Translator, view: Any, kinds: Sequence[str] = ()) -> tuple[Pile, ...]:
        """The cards as a form offers them: of these kinds, or all."""
        return tuple(self._offered(words, view, kinds))

    def _offered(self, words: Translator, view: Any, kinds: Sequence[str]) -> Iterator[Pile]:
        named = self.named(words, view)
        for kind, cards in self.piles(view):
            if not kinds or kind in kinds:
                yield Pile(kind, words.text(f"handout.kinds.{kind}"), tuple((card, named(card)) for card in cards))

    def told(self, words: Translator, view: Any, cards: Sequence[str]) -> tuple[str, ...]:
        """The names of some cards."""
        named = self.named(words, view)
        return tuple(named(card) for card in cards)
