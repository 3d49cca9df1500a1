"""The table of El espía on the glass."""
