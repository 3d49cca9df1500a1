"""Small widgets: each takes a view value and emits what the host wants."""
