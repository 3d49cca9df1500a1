"""The list of games."""

import pytest

from gm_console.games import CARDS, GAMES


@pytest.mark.parametrize("key", CARDS)
def test_a_games_card_says_what_the_game_is(key: str) -> None:
    game = GAMES[key]
    assert (game.key, game.title, game.seats) == (key, *CARDS[key])


def test_a_game_that_is_not_there_is_not_there() -> None:
    assert "chess" not in GAMES
    assert len(GAMES) == len(CARDS)
