"""Cluedo by the French rules: who, with what, and where in the villa."""
