"""Everything said to people, in their language."""
