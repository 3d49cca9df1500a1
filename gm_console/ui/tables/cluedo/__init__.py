"""The table of Cluedo on the glass."""
