"""What an evening comes to, in terms no version changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gm_console.engine.session import Session

FOLDER = Path(__file__).parent


def told(session: Session) -> dict[str, Any]:
    """Who sat there, what stands, where the clock is, and what became of every entry of the log."""
    entries = [f"{entry.seq} {(entry.sent or {}).get('do')}{' undone' if session.is_undone(entry.seq) else ''}" for entry in session.log]
    return {
        "game": session.game.key,
        "players": [name for _, name in session.game.players(session.state)],
        "phase": session.state.phase,
        "elapsed": session.clock.reading(session.at),
        "entries": entries,
        "mended": sorted(session.mended),
        "faults": list(session.game.invariants(session.state)),
        **({"purses": dict(session.state.ledger.purses)} if hasattr(session.state, "ledger") else {}),
    }
