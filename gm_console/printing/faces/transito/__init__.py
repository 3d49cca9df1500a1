"""The paper of Quién, Cómo y Dónde: what is printed for an evening, and the record of a game."""
