"""The record of an evening as the bytes of a file, the same wherever it is kept from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gm_console.store import places
from gm_console.ui.usual_paper import usual_paper

if TYPE_CHECKING:
    from pathlib import Path

    from gm_console.printing.record import Record
    from gm_console.words import Translator


def content(record: Record, words: Translator, path: Path) -> bytes:
    """Markdown where the file is to be called so, else PDF on the paper of the host's country."""
    if path.suffix.lower() == ".md":
        from gm_console.printing.markdown import markdown

        return markdown(record, words).encode()
    from gm_console.printing.record_pdf import pdf

    return pdf(record, words, places.shipped("resources") / "fonts", usual_paper())
