"""A private folder for PDFs on their way to a viewer or a printer: only the host may look into it, and it goes when the window goes."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
import weakref
from pathlib import Path

from gm_console.printing.target import write
from gm_console.printing.troubles import from_system

PREFIX = "gm-console-"


class Drawer:
    """Made when something is first put in. Files are numbered: no name tells what is in it."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._made = 0
        self._gone: weakref.finalize[..., Drawer] | None = None

    @property
    def folder(self) -> Path:
        """The folder, for its owner alone. Raises `PrintError`."""
        if self._folder is None:
            home = Path(_home() or tempfile.gettempdir())
            sweep(home)
            try:
                self._folder = Path(tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-", dir=home))  # the system makes it 0700
            except OSError as error:
                raise from_system(error, home / PREFIX) from error
            self._gone = weakref.finalize(self, shutil.rmtree, self._folder, ignore_errors=True)
        return self._folder

    def new(self) -> Path:
        """A path nothing stands at yet. Raises `PrintError`."""
        self._made += 1
        return self.folder / f"gm-console-{self._made}.pdf"

    def handed(self, path: Path) -> Path:
        """The same file once more, for a program that keeps it open: what is printed next leaves it alone. Raises `PrintError`."""
        given = self.new()
        try:
            os.link(path, given)
        except OSError:
            write(given, path.read_bytes())
        return given

    def drop(self, path: Path | None) -> None:
        """A file nobody needs any more, and what a press that was stopped had begun to write."""
        if path is not None:
            for gone in (path, *path.parent.glob(".printing-*.part")):
                with contextlib.suppress(OSError):
                    gone.unlink()

    def clear(self) -> None:
        """Everything gone, the folder too."""
        if self._gone is not None:
            self._gone()
        self._folder = self._gone = None


def _home() -> str | None:
    """Where the system keeps what is the user's own and lasts no longer than he is logged in; else where temporary things are."""
    own = os.environ.get("XDG_RUNTIME_DIR", "")
    return own if own and os.access(own, os.W_OK) else None


def sweep(home: Path) -> None:
    """What a program that was killed could not clear away."""
    for folder in home.glob(f"{PREFIX}[0-9]*-*"):
        owner = folder.name.removeprefix(PREFIX).partition("-")[0]
        if os.name == "posix" and owner.isdecimal() and not _runs(int(owner)):
            shutil.rmtree(folder, ignore_errors=True)


def _runs(process: int) -> bool:
    """Whether there is a process of that number, anybody's."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
