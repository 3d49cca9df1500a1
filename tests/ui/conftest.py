"""What tests of the glass watch."""

from __future__ import annotations

from typing import Any

import pytest

from gm_console.ui.tables.painted import Painted


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that a players' face paints, as it is painted."""
    said: list[str] = []
    as_it_is = Painted._write

    def write(self: Painted, painter: Any, box: Any, text: str, size: int, **how: Any) -> None:
        said.append(text)
        as_it_is(self, painter, box, text, size, **how)

    monkeypatch.setattr(Painted, "_write", write)
    return said
