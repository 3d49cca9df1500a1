"""Questions to the host that need a window of their own."""
