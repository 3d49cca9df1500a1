"""What can stand in the way of paper: texts that do not fit, signs no font has, a target that cannot be written."""

import errno
import os
from pathlib import Path

from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.value import Value

FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
REFUSED = {errno.EACCES, errno.EPERM, errno.EROFS}
CANCELLED = phrase("printing.cancelled")
"""The host called it off; nothing has been written."""


class Fault(Value, frozen=True):
    """What keeps one field of one card from being printed. In a file of data: the file and the key."""

    card: str
    field: str | Phrase
    said: Phrase

    @property
    def code(self) -> str:
        """What is the matter, in one word: the last part of the phrase's id."""
        return self.said.id.rpartition(".")[2]

    @property
    def sentence(self) -> Phrase:
        """Card, field and what is the matter."""
        if not self.field:
            return phrase("printing.fault-whole", card=self.card, wrong=self.said)
        return phrase("printing.fault", card=self.card, field=self.field, wrong=self.said)


class Unprintable(Exception):  # noqa: N818 - it says what is the matter, not that something is
    """Everything that keeps a job from being printed, at once. Nothing has been written. ``said`` is the host's sentence."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(*((fault.card, str(fault.field), fault.code) for fault in faults))
        self.faults = faults
        self.said = phrase("printing.faults", faults=tuple(fault.sentence for fault in faults))


class PrintError(Exception):
    """The target could not be written; what was there before is as it was. ``said`` is the host's sentence."""

    def __init__(self, said: Phrase) -> None:
        super().__init__(said.id, *said.fields)
        self.said = said

    @property
    def code(self) -> str:
        """Why, in one word: ``full``, ``refused``, ``folder``, ``missing``, ``busy`` or ``disk``."""
        return self.said.id.rpartition(".")[2]


def from_system(error: OSError, path: Path) -> PrintError:
    """The sentence for an error of the operating system at ``path``, whatever stands there or cannot: a name may be too long for any."""
    known = {errno.ENOENT: "missing", errno.ENOTDIR: "missing", errno.EISDIR: "folder", errno.ETXTBSY: "busy", errno.EBUSY: "busy"}
    known |= dict.fromkeys(FULL, "full") | dict.fromkeys(REFUSED, "refused")
    code = "folder" if os.path.isdir(path) else known.get(error.errno or 0, "disk")
    if getattr(error, "winerror", None) in (5, 32) and os.path.isfile(path):
        code = "busy"  # a viewer that has it open lets nobody else write it there
    reason = error.strerror or type(error).__name__
    return PrintError(phrase(f"printing.target.{code}", path=str(path), reason=reason))
