"""What set-up begins with: nothing, or the people and house rules of an earlier meeting; and who has heard which case."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from gm_console.engine import names
from gm_console.store.rows import SessionInfo

Sent = dict[str, Any]


def again(info: SessionInfo, next_host: str | None = None) -> Sent:
    """The same people, characters and house rules; who solved the case is proposed as host and leaves the detectives (M43)."""
    opening = opened(info)
    guests = [guest if isinstance(guest, dict) else {"name": guest} for guest in opening.get("players", ())]
    host = dict(opening.get("host") or {})
    if next_host is not None:
        solver = next((guest for guest in guests if names.key(str(guest["name"])) == names.key(next_host)), None)
        guests = [guest for guest in guests if guest is not solver]
        host = {"name": next_host} | ({"character": solver["character"]} if solver and solver.get("character") else {})
    options = {key: value for key, value in dict(opening.get("options") or {}).items() if key != "first"}
    case = {"case": opening["case"]} if isinstance(opening.get("case"), str) else {}  # a set may be played again, a mystery is written out
    return {"players": guests, "options": options, "host": host} | case


def opened(info: SessionInfo) -> Sent:
    """What a session was opened with; nothing where it cannot be read."""
    try:
        found = msgspec.json.decode(info.opening)
    except msgspec.MsgspecError:
        return {}
    return found if isinstance(found, dict) else {}


def heard(sessions: Iterable[SessionInfo]) -> Mapping[str, Mapping[str, str]]:
    """For each case's id, who has sat at a table with it, and on which day last."""
    found: dict[str, dict[str, str]] = {}
    for info in sessions:
        case = opened(info).get("case")
        id_ = case.get("id") if isinstance(case, dict) else None
        if id_:
            known = found.setdefault(str(id_), {})
            for player in info.players:
                known.setdefault(names.key(player), info.day)
    return found
