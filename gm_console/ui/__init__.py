"""Glass: the only room that knows Qt."""
