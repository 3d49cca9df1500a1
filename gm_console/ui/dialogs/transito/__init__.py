"""The forms of Quién, Cómo y Dónde."""
