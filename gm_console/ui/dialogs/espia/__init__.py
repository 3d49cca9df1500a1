"""The forms of El espía."""
