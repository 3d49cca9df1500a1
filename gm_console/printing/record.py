"""The record of a session as a value: what Markdown and PDF are made from, in one language, secrets only once it is over."""

from gm_console.engine.record import Mended, Move, Noted
from gm_console.engine.session import Session
from gm_console.engine.value import Value
from gm_console.words import Translator


class Line(Value, frozen=True):
    """One entry of the log: clock time as read, sentences, rule ids, whether it was undone or mended."""

    time: str
    said: tuple[str, ...]
    rules: tuple[str, ...]
    struck: bool


class Seat(Value, frozen=True):
    """One row of who took part: name, what he was, what he had at the end."""

    name: str
    about: str
    figure: str


class Series(Value, frozen=True):
    """One purse over time: (elapsed in seconds, pounds) at each change."""

    name: str
    points: tuple[tuple[float, int], ...]


class Record(Value, frozen=True):
    """A whole evening. ``asked`` are (who, question, answer); ``solution`` lines are empty while the session goes on."""

    title: str
    subtitle: str
    seats: tuple[Seat, ...]
    result: str
    lines: tuple[Line, ...]
    asked: tuple[tuple[str, str, str], ...]
    hints: tuple[tuple[str, str, str], ...]
    series: tuple[Series, ...]
    solution: tuple[str, ...]
    seal: str | None
    salt: str | None
    text: str | None


def lines(session: Session, words: Translator) -> tuple[Line, ...]:
    """The whole log in sentences, oldest first."""
    return tuple(line for entry in session.log if (line := _line(session, entry, words)))


def _line(session: Session, entry: Move | Noted | Mended, words: Translator) -> Line | None:
    time = words.clock(entry.elapsed)
    if isinstance(entry, Noted):
        said = noted(entry, words)
        return Line(time, (said,), (), struck=False) if said else None
    move = session.latest.get(entry.seq)
    events = move.events if move else ()
    sentences = tuple(words.say(p) for event in events for p in session.game.words.said(session.state, event))
    rules = tuple(dict.fromkeys(rule for event in events if (rule := session.game.words.rule_of(event))))
    if isinstance(entry, Mended):
        sentences = (words.text("record.mended", seq=entry.target), *sentences)
    return Line(time, sentences, rules, session.is_undone(entry.seq) or entry.seq in session.mended)


def noted(note: Noted, words: Translator) -> str | None:
    """A note that people want to read: rulings, pauses, a clock put right; None for time that only passed."""
    sent = note.sent
    if sent.get("do") == "ruling":
        return words.text("record.ruling", text=str(sent.get("text")))
    if note.put is not None:
        return words.text("record.set-clock", clock=words.clock(note.put), reason=str(sent.get("reason")))
    return words.text(f"record.{sent['do']}") if sent.get("do") in ("pause", "resume") else None
