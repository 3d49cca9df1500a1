"""What each game puts on paper: one module a game."""
