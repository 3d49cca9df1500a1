"""The record of an evening as a file: its bytes, its name and its folder are the same wherever it is kept from."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from gm_console.store import places
from gm_console.ui.usual_paper import usual_paper

if TYPE_CHECKING:
    from pathlib import Path

    from gm_console.printing.record import Record
    from gm_console.store.rows import SessionInfo
    from gm_console.words import Translator


def folder() -> Path:
    """Where records are kept unless the host wants one elsewhere; where it cannot be made, saving says what is the matter."""
    with contextlib.suppress(OSError):
        places.records().mkdir(parents=True, exist_ok=True)
    return places.records()


def name_of(info: SessionInfo) -> str:
    """What a session's file is called, without its kind: the game and the day, and nothing that a guest may not read."""
    return f"{info.game}-{info.day}"


def content(record: Record, words: Translator, path: Path) -> bytes:
    """Markdown where the file is to be called so, else PDF on the paper of the host's country."""
    if path.suffix.lower() == ".md":
        from gm_console.printing.markdown import markdown

        return markdown(record, words).encode()
    from gm_console.printing.record_pdf import pdf

    return pdf(record, words, places.shipped("resources") / "fonts", usual_paper())
