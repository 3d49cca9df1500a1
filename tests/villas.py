"""The villa for tests, as it stands written out in the command that opens a game of Cluedo."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from gm_console.shipped import shipped


@cache
def villa() -> Mapping[str, Any]:
    """The shipped board, read once; who made it is no part of a game."""
    return tomllib.loads((shipped("cases") / "cluedo" / "villa.toml").read_text("utf-8")) | {"name": "villa", "credits": ""}
