"""The paper of El espía: what is printed for an evening, and the record of a room."""
