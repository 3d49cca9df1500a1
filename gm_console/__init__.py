"""A desk for the person who hosts a live table of moderated deduction games."""

__version__ = "0.1.0"
