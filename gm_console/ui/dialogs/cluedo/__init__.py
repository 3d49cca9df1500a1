"""The forms of Cluedo."""
