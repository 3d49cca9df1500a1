"""Where the host writes cases and characters."""

from gm_console.ui.editors.studio import Studio

__all__ = ["Studio"]
