"""The table of Quién, Cómo y Dónde on the glass."""
