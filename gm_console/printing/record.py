"""The record of a session as a value: what Markdown and PDF are made from, in one language, secrets only once it is over."""

from datetime import datetime

from gm_console.engine.record import Mended, Move, Noted
from gm_console.engine.session import Session
from gm_console.engine.value import Value
from gm_console.words import Translator

LOCALES = {"es": "es", "fr": "fr", "en": "en_GB"}
"""Whose way of writing a day each language takes."""


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
    """What somebody has over time: (where on the axis, how much) at each change."""

    name: str
    points: tuple[tuple[float, int], ...]

    def at(self, where: float) -> int | None:
        """What he has at a place on the axis; None before he had anything, as who came late."""
        return next((amount for place, amount in reversed(self.points) if place <= where), None)


class Plot(Value, frozen=True):
    """Series with a heading. ``axis`` is the phrase that counts ``n`` of what runs along it, ``per`` how far one of that reaches.

    ``sign`` stands before amounts.

    With ``steps`` what one has stays until it changes; without, a straight line leads from each point to the next.
    """

    title: str
    axis: str
    series: tuple[Series, ...]
    sign: str = ""
    per: float = 1
    steps: bool = True

    @property
    def end(self) -> float:
        """The last place on the axis."""
        return max((place for line in self.series for place, _ in line.points), default=0) or self.per


class Chapter(Value, frozen=True):
    """A table of three columns under a heading: ``note`` says what came of it, ``parts`` are the columns' shares of the width.

    ``figures``: the last column holds numbers.
    """

    title: str
    heads: tuple[str, str, str]
    rows: tuple[tuple[str, str, str], ...]
    parts: tuple[float, float, float]
    note: str = ""
    figures: bool = False


class Seal(Value, frozen=True):
    """A seal, and what opens it once that may be known; ``label`` says of what, where there are several."""

    seal: str
    salt: str | None = None
    text: str | None = None
    label: str = ""


class Record(Value, frozen=True):
    """A whole evening. ``name`` is what any record of the game is called; ``solution`` lines are empty while the session goes on.

    ``told`` is what was told aloud at the beginning, by paragraphs, once it is over.

    ``heads`` stand over the seats in a table; ``sealed`` is what is said of a seal that is shut, ``unsealed`` where there is none.
    """

    name: str
    title: str
    subtitle: str
    heads: tuple[str, str, str]
    seats: tuple[Seat, ...]
    result: str
    lines: tuple[Line, ...]
    chapters: tuple[Chapter, ...]
    plot: Plot
    told: tuple[str, ...] = ()
    solution: tuple[str, ...] = ()
    seals: tuple[Seal, ...] = ()
    sealed: str = ""
    unsealed: str = ""


def step(most: int) -> int:
    """A round step that gives about five lines."""
    return next((size for size in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 10_000, 50_000) if most / size <= 6), most)


def day(created: str, words: Translator) -> str:
    """The day a session was opened, as its language writes it, where the machine is; ``created`` is ISO, in any zone."""
    from babel.dates import format_date

    try:
        opened = datetime.fromisoformat(created).astimezone()
    except ValueError:
        return created
    return format_date(opened, "long", locale=LOCALES[words.language])


def heads(keys: tuple[str, str, str], words: Translator) -> tuple[str, str, str]:
    """What stands over three columns."""
    first, second, third = (words.text(f"record.head.{key}") for key in keys)
    return first, second, third


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
