"""The forms that both games with an envelope have, made for one of them; each is imported when it is first wanted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from gm_console.ui.desk import Desk
from gm_console.ui.tables.coming import closing, coming, leaving
from gm_console.ui.tables.kit import MakeForm
from gm_console.ui.tables.window_errands import hand_out, print_

if TYPE_CHECKING:
    from gm_console.ui.desk import Sent
    from gm_console.ui.dialogs.frame import Frame
    from gm_console.ui.tables.envelope.terms import Terms


def forms(terms: Terms) -> Mapping[str, MakeForm]:
    """What opens for the actions of both games."""

    def accuse(desk: Desk, window: QWidget, _: str) -> Frame:
        """One card of each kind; where the console has the cards, the accuser looks on the passed screen."""
        from gm_console.ui.dialogs.envelope.claims import Accusation

        words, view = desk.words, desk.table
        made = Accusation(words, view.turn, terms.offered(words, view), by_hand=terms.by_hand(view), own=terms.own, parent=window)
        made.looking.connect(lambda sent: look(desk, window, made, sent))
        return made

    def which(desk: Desk, window: QWidget, _: str) -> Frame | None:
        """Which of the cards named the witness showed; None once nobody is due."""
        from gm_console.ui.dialogs.envelope.claims import Pile
        from gm_console.ui.dialogs.envelope.showing import Shown

        claim, words = terms.claim(desk.table), desk.words
        if claim is None or claim.due is None:
            return None
        cards = tuple(zip(claim.cards, terms.told(words, desk.table, claim.cards), strict=True))
        return Shown(words, claim.due, claim.by, Pile("card", "", cards), window)

    return {
        "accuse": accuse,
        "which": which,
        "leave": leaving("envelopetable.form.leave.title", "envelopetable.form.leave.told"),
        "join": coming("envelopetable.form.join.title", "envelopetable.form.join.told"),
        "end": closing(lambda desk: desk.words.text("envelopetable.end.happens")),
        "hand-out": hand_out,
        "print": print_,
    }


def look(desk: Desk, window: QWidget, form: Frame, sent: Sent) -> None:
    """To the passed screen, where turning the card makes the accusation; what would be refused is said at once, and nothing is shown."""
    from gm_console.engine.refusal import Refusal

    foreseen = desk.foresee(sent)
    table = getattr(window, "table", None)
    if isinstance(foreseen, Refusal):
        form.show_refusal(foreseen)
    elif table is not None:
        form.accept()
        table.pass_to_look(sent)
