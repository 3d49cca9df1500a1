"""Quién, Cómo y Dónde: who committed which infraction, and where in town."""
