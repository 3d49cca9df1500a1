"""Where the host wants something: a whole file there, or what there was and a sentence why."""

import contextlib
import os
import threading
from pathlib import Path

from gm_console.printing.troubles import from_system


def write(path: Path, data: bytes) -> None:
    """A whole file or none: written beside its target, flushed, renamed. Raises `PrintError`."""
    part = path.with_name(f".printing-{os.getpid()}-{threading.get_ident()}.part")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException as error:  # also where the host calls it off in the middle
        with contextlib.suppress(OSError):
            part.unlink()
        if isinstance(error, OSError):
            raise from_system(error, path) from error
        raise
