"""Which languages there are, and which of them the system speaks."""

import os
from collections.abc import Mapping

LANGUAGES = ("es", "fr", "en")
"""The first is complete before the others are, and stands in for a phrase they lack."""

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says its language; the first that says anything decides."""


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """The system's language where it is one of ours, else Spanish. ``environment`` is the process's own unless given."""
    known = os.environ if environment is None else environment
    said = next((known[name] for name in VARIABLES if known.get(name)), "")
    spoken = said[:2].lower()
    return spoken if spoken in LANGUAGES and not said[2:3].isalpha() else LANGUAGES[0]
