"""A deck of El espía: its places, each with the roles one may have there, and the deck whose places go before its own."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gm_console.store.deck_faults import DECK, LEAST_ROLES, LENGTH
from gm_console.store.decks import list_decks
from gm_console.ui.editors import written as w
from gm_console.ui.editors.drafts import Draft
from gm_console.ui.editors.fields import Items, OneLine, Pick
from gm_console.ui.editors.members_form import MembersForm
from gm_console.ui.settings import LANGUAGES
from gm_console.ui.widgets.look import Look


class DeckForm(MembersForm):
    """The places in a list, and beside it the one that is chosen: its name, and its roles one a line."""

    key = "places"
    named = "places"
    one = "place"
    columns = 1

    def __init__(self, look: Look, draft: Draft, written: w.Written, parent: QWidget | None = None) -> None:
        super().__init__(look, draft, written, parent)
        said = look.words.text
        decks = [(deck.id, deck.title) for deck in list_decks(look.words.language) if deck.id != draft.of and not deck.faults]
        about = (
            OneLine(look, "title", said("editor.title"), w.limit(DECK["title"]), said("editor.title.hint")),
            OneLine(look, "credits", said("editor.credits"), w.limit(DECK["credits"]), said("editor.deck-credits.hint")),
            Pick(look, "extends", said("editor.extends"), [("", said("editor.extends.none")), *decks]),
            Pick(look, "language", said("editor.language"), LANGUAGES),
        )
        lines = LEAST_ROLES // 3 if look.large else LEAST_ROLES
        roles = Items(look, "roles", said("editor.roles"), LEAST_ROLES, lines, said("editor.roles.hint"))
        self.lay(about, {"name": OneLine(look, "name", said("editor.place"), LENGTH), "roles": roles})
