"""What the host who does not play knows of an open round, over the table while he looks; nothing where he plays (E41)."""

from __future__ import annotations

from gm_console.games.espia.views import SecretShown, TableView
from gm_console.ui.tables.known import KnownSheet, Row


class SecretSheet(KnownSheet):
    """Place, spies and roles."""

    title, plays, none = "espiatable.sheet.title", "espiatable.sheet.plays", "espiatable.sheet.none"

    def rows(self, view: TableView) -> tuple[Row, ...]:
        """A host who plays has a player's view, and that has nothing for this sheet."""
        words, secret = self._words, getattr(view, "secret", None)
        if not isinstance(secret, SecretShown):
            return ()
        spies = ((name, words.text("espiatable.end.spy")) for name in secret.spies)
        return ((words.text("espiatable.sheet.place"), secret.place), *spies, *secret.roles)
