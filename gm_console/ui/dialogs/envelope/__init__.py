"""The forms of the two games with an envelope."""
