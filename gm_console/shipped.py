"""What travels with the program, for every room: inside an installed package, else beside it in a checkout."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def shipped(folder: str) -> Path:
    """``resources``, ``cases`` or ``printables``, or a folder within one of them."""
    installed = PACKAGE / "_data" / folder
    return installed if installed.is_dir() else PACKAGE.parent / folder
