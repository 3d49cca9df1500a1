"""What the tables of the two games with an envelope have in common."""
