"""Journals as released versions wrote them: each still opens, and tells the same evening."""
