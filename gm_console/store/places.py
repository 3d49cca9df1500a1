"""Where things are: what travels with the program, and what is the host's own."""

import os
import sys
from pathlib import Path

from gm_console.shipped import shipped

__all__ = ["data", "journal", "own_cases", "own_characters", "records", "settings", "shipped"]

HOME = "GM_CONSOLE_HOME"
"""Environment variable that puts everything of the host's into one folder of his choice."""


def data() -> Path:
    """The host's own folder; it is made when something is written there."""
    if own := os.environ.get(HOME):
        return Path(own)
    if str(sys.platform).startswith("linux"):  # as platformdirs has it, without the time it takes to import
        root = os.environ.get("XDG_DATA_HOME", "")
        return Path(root if root.startswith("/") else Path.home() / ".local/share") / "gm_console"
    from platformdirs import user_data_path

    return user_data_path("gm_console", appauthor=False)


def journal() -> Path:
    """The journal."""
    return data() / "journal.db"


def settings() -> Path:
    """The settings."""
    return data() / "settings.toml"


def own_cases(game: str) -> Path:
    """Cases the host wrote or brought."""
    return data() / "cases" / game


def own_characters(game: str) -> Path:
    """Sets of characters the host wrote."""
    return own_cases(game) / "characters"


def records() -> Path:
    """Records of past sessions."""
    return data() / "records"
