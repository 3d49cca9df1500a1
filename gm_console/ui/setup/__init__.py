"""Set-up: who plays, which case, which house rules."""

from gm_console.ui.setup.page import SetUp

__all__ = ["SetUp"]
