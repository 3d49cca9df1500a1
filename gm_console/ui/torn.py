"""A session whose entries are not as they were written: whether the hall offers to recover it."""

from __future__ import annotations

from collections.abc import Sequence

from gm_console.games import GAMES
from gm_console.sitting.shelf import folded
from gm_console.store import tape
from gm_console.store.chain import faults
from gm_console.store.errors import StoreError
from gm_console.store.journal import Journal
from gm_console.store.rescue import joined
from gm_console.store.rows import SessionInfo


def torn(journal: Journal, info: SessionInfo, among: Sequence[SessionInfo]) -> bool:
    """Whether its chain is broken, it had not come to its end as far as it is whole, and nobody has recovered it yet."""
    if any((one.created, one.opening) == (info.created, info.opening) and one.id != info.id for one in among):
        return False
    try:
        kept = journal.kept(info.id)
    except StoreError:
        return False
    if not any(faults(kept)) or info.game not in GAMES:
        return False
    whole = joined([kept])
    try:
        session = folded(GAMES[info.game], whole.rows if whole else ())
    except tape.NewerError:
        return False
    return whole is None or session.state.phase != "over"
