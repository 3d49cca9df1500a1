"""One writer: an exclusive lock on a file, which the system frees when the process dies."""

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


HELD = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
"""What systems answer where another process holds the lock; some disks know no locks at all, and answer otherwise."""


class Lock:
    """A lock that is held from here to `release`. The file stays: to delete it would let two hold it."""

    def __init__(self, path: Path) -> None:
        """Takes the lock or raises `BlockingIOError` where another holds it, `OSError` where no file can be made or locked."""
        self._handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        try:
            _take(self._handle)
        except OSError as error:
            os.close(self._handle)
            if error.errno not in HELD:
                raise
            raise BlockingIOError(error.errno, error.strerror, str(path)) from error

    def release(self) -> None:
        """Let others write."""
        os.close(self._handle)
