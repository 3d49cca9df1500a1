"""What every game stands on: pure, with no game, no glass, no disk and no wall clock."""
