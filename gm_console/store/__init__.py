"""Disk: the journal, content files, settings, and where things are."""
