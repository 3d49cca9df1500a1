"""One live session as the engine sees it: what was ruled, in order, and the state that makes.

Nothing is decided and kept in one breath. ``rule``, ``undo``, ``redo``, ``tick`` (and `mend.rejudge`) only say what would happen, as
records; ``take`` folds records in, live and from the journal alike, so that state and log cannot disagree. The state is never stored
with a step: it is the fold of the line of moves in force, from the nearest checkpoint.
"""

from typing import Any

from gm_console.engine.clock import Clock, Clocks
from gm_console.engine.draw import Draw, Source
from gm_console.engine.game import Game
from gm_console.engine.judge import Asked, Sent, When, read, ruled
from gm_console.engine.phrase import phrase
from gm_console.engine.record import Aside, Mended, Move, Noted, Record, Redone, Undone
from gm_console.engine.refusal import Refusal
from gm_console.engine.timeline import Timeline
from gm_console.engine.value import Value

ASIDE = 0
"""The number in the line of what is no entry of the log."""


class Pushed(Value, frozen=True):
    """A step that added one move at a place of the line; ``lead`` is what the clock did between the step before it and its move."""

    move: Move
    place: int
    lead: tuple[Move, ...]


class Replaced(Value, frozen=True):
    """A step that put another end in place of the line's from ``place`` on: a mend of entry ``target``."""

    seq: int
    target: int
    place: int
    old: tuple[Move, ...]
    new: tuple[Move, ...]


class Session:
    """A session of one game. Times are whole milliseconds of session time, given in.

    ``log`` holds every entry once, as first written; ``latest`` has each move as it was last judged, by its number in the log; ``mended``
    are the entries that a mend in force replaced or dropped; ``asides`` stand beside the log, each with how many entries were before it.
    ``at`` is the last known moment.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.line = Timeline(game)
        self.log: list[Move | Noted | Mended] = []
        self.asides: list[tuple[int, Aside]] = []
        self.steps: list[Pushed | Replaced] = []
        self.undone: list[Pushed | Replaced] = []
        self._left: dict[str, str] = {}
        self.at = 0
        self.clock = Clock()
        self.paused = False
        self.draws = 0
        self.latest: dict[int, Move] = {}
        self.mended: set[int] = set()
        self._clocks = Clocks()

    @property
    def state(self) -> Any:
        """The state now."""
        return self.line.state

    @property
    def names(self) -> dict[str, str]:
        """Names by id: of everybody who sits here, and of those whose coming was undone or mended away."""
        return {**self._left, **dict(self.game.players(self.state))}

    @property
    def next_seq(self) -> int:
        """The number the next entry of the log will have; `new` is 1."""
        return len(self.log) + 1

    def is_undone(self, seq: int) -> bool:
        """Whether an entry that changes the state does not count any more, and no mend is the reason."""
        entry = self.log[seq - 1]
        if isinstance(entry, Noted) or seq in self.mended:
            return False
        if isinstance(entry, Mended) and (seq not in self.latest or self.latest[seq].sent is None):
            return all(step.seq != seq for step in self.steps if isinstance(step, Replaced))
        return seq not in self.line.places

    def aliases(self) -> dict[int, int]:
        """The present numbers of mended entries."""
        return {step.target: step.seq for step in self.steps if isinstance(step, Replaced)}

    def origin(self, seq: int) -> int:
        """The entry that stood first where this one stands: itself where it is no mend."""
        before = {step.seq: step.target for step in self.steps if isinstance(step, Replaced)}
        while seq in before:
            seq = before[seq]
        return seq

    def rule(self, sent: Sent | Asked, at: int, source: Source) -> Move:
        """A game command judged now, as it was sent or already read. Raises `Refusal`."""
        before = self.state
        asked = sent if isinstance(sent, Asked) else read(self.game, before, sent)
        move, after = ruled(self.game, before, asked, self.when(at), Draw(source))
        self.line.foresee(before, move.events, after)
        return move

    def when(self, at: int) -> When:
        """Where the next entry stands."""
        return When(self.next_seq, at, self.clock.reading(at))

    def tick(self, at: int, ahead: int = 0) -> tuple[Move, ...]:
        """What falls due up to ``at``, at its own moment; ``ahead`` entries are still to be taken before it."""
        strikes = self.clock.strikes_at()
        moment = at if strikes is None else max(self.at, min(at, strikes))
        elapsed = self.clock.reading(moment)
        events = self.game.due(self.state, elapsed)
        return (Move(self.next_seq + ahead, moment, elapsed, None, None, events, ()),) if events else ()

    def undo(self, at: int) -> Undone:
        """Takes back the last step in force. Raises `Refusal` ``nothing-to-undo``."""
        if not self.steps:
            raise Refusal("nothing-to-undo", phrase("refuse.undo"))
        return Undone(at, self.clock.reading(at))

    def redo(self, at: int) -> Redone:
        """Brings back the last step undone. Raises `Refusal` ``nothing-to-redo``."""
        if not self.undone:
            raise Refusal("nothing-to-redo", phrase("refuse.redo"))
        return Redone(at, self.clock.reading(at))

    def take(self, record: Record) -> None:
        """Folds one record in: decided here, or read from the journal."""
        self.at = max(self.at, record.at)
        if isinstance(record, Aside):
            self.asides.append((len(self.log), record))
            self.line.push(Move(ASIDE, record.at, record.elapsed, None, None, record.events, ()))  # no step owns it
            return
        self.clock = Clock(self.clock.limit, record.elapsed, None if self.clock.since is None else record.at)
        match record:
            case Move():
                self._take_move(record)
            case Noted():
                self._take_note(record)
            case Mended():
                self._take_mend(record)
            case Undone():
                self._move_step(self.steps, self.undone, back=True)
            case Redone():
                self._move_step(self.undone, self.steps, back=False)
        self.clock = self._clocks.follow(self.clock, self.game.clock(self.state), self.paused, self.at)

    def _take_move(self, move: Move) -> None:
        self.log.append(move)
        self.draws += sum(len(drawn.fell) for drawn in move.draws)
        do = None if move.sent is None else str(move.sent.get("do"))
        if do is not None and move.seq > 1:
            self.steps.append(Pushed(move, len(self.line.moves), self.line.lead()))
            self.undone.clear()
        self._push(move)
        if do in self.game.zeroes_clock:
            self.clock = Clock(self.clock.limit, 0, self.clock.since)
        if do in self.game.starts_clock:
            self.paused = False

    def _take_note(self, note: Noted) -> None:
        """Entries that are no steps; ``open`` is not even an entry."""
        if note.sent.get("do") != "open":
            self.log.append(note)
        if note.paused is not None:
            self.paused = note.paused
        if note.put is not None:
            self.clock = self.clock.put(note.put, note.at)
        self.at = max(self.at, note.until)

    def _take_mend(self, mend: Mended) -> None:
        self.log.append(mend)
        self.draws += sum(len(drawn.fell) for move in mend.moves if move.seq == mend.seq for drawn in move.draws)
        place = self.line.places[mend.target]
        step = Replaced(mend.seq, mend.target, place, tuple(self.line.moves[place:]), mend.moves)
        self.steps.append(step)
        self.undone.clear()
        self._put_end(step, back=False)

    def _move_step(self, source: list[Pushed | Replaced], target: list[Pushed | Replaced], back: bool) -> None:
        step = source.pop()
        target.append(step)
        self._left = self.names
        if isinstance(step, Replaced):
            self._put_end(step, back)
            return
        if back:
            self.line.cut(step.place)
            return
        self.line.cut(step.place - len(step.lead))
        for move in (*step.lead, step.move):
            self._push(move)

    def _put_end(self, step: Replaced, back: bool) -> None:
        """The end of the line as it was before a mend, or as it is with it."""
        self._left = self.names
        self.line.cut(step.place)
        for move in step.old if back else step.new:
            self._push(move)
        gone = _entries(step.old, self.log) - _entries(step.new, self.log)
        self.mended = self.mended - gone if back else self.mended | gone
        self.line.touched.append(step.seq)  # a mend that left its entry out is in no line

    def _push(self, move: Move) -> None:
        held = self.latest.get(move.seq)
        if move.sent is not None or held is None or held.sent is None:
            self.latest[move.seq] = move
        self.line.push(move)


def _entries(moves: tuple[Move, ...], log: list[Move | Noted | Mended]) -> set[int]:
    """The entries with a move of their own among some. What the clock does in a mended line alone has a mend's number, and is none."""
    return {move.seq for move in moves if move.sent is not None or (move.seq != ASIDE and isinstance(log[move.seq - 1], Move))}
