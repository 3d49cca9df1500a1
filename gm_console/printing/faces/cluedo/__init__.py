"""The paper of Cluedo: what is printed for an evening, and the record of a game."""
