"""What the board shows of whose pawn it is."""

from __future__ import annotations

import pytest

from gm_console.games.cluedo.views import table_view
from gm_console.ui.tables.cluedo import faces
from gm_console.words import Translator
from tests.games.cluedo.conftest import guests, opened


@pytest.mark.rule("C02", "C22")
def test_a_pawn_taken_over_from_a_guest_who_left_before_the_deal_is_one_that_moves() -> None:
    villa = opened(guests(("Ana", "Bruno", "Cloe", "Íñigo")))
    villa("leave", player="Ana")
    villa("leave", player="Bruno")
    villa("join", player={"name": "Eva", "suspect": "rose"})
    tokens = faces.board(Translator("es"), table_view(villa.referee.sitting.need().state)).tokens
    assert {token.id: token.standing for token in tokens if token.id in ("rose", "moutarde")} == {"rose": "", "moutarde": "out"}
