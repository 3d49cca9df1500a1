"""Files that are written whole or not at all."""

import contextlib
import os
from pathlib import Path

from gm_console.store.errors import FileError, from_system


def write_whole(path: Path, content: bytes) -> None:
    """A temporary file beside the target, on disk, then renamed. Raises `FileError`; the old file is then as it was."""
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        put_in_place(part, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise FileError(from_system(error, path)) from error


def put_in_place(part: Path, path: Path) -> None:
    """A finished file becomes ``path``, over what was there; the folder knows it too when this returns. Raises OSError."""
    part.replace(path)
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """The new name on disk too, where a folder can be opened for that."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
