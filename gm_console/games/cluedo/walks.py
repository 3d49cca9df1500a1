"""Where a throw leads in the villa (C07 to C09): exact, and quick enough for a finger that points at a pawn.

A square is a bit, so what is taken and what was trodden are whole numbers. Of a throw's thousands of walks hardly any are walked
to the end: one is given up where no square that is still wanted lies within the steps that are left, and where an earlier walk
stood with as many steps left and the same squares trodden among those within them.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from gm_console.games.cluedo.content import FLOOR, Board, Place, Square

SIDES = ((-1, 0), (0, -1), (0, 1), (1, 0))


class Floor(NamedTuple):
    """A board's floor in numbers: a square is its place in ``squares``, a set of squares a number with their bits.

    ``beside`` has the neighbours of each square, ``near`` the same as a set; ``doors`` the squares before each room. ``ends`` has by
    steps and square the set on which as many steps may end, going back and forth; ``within`` those that they may touch. Both grow.
    """

    squares: tuple[Square, ...]
    number: dict[Square, int]
    beside: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    doors: dict[str, tuple[int, ...]]
    ends: list[tuple[int, ...]]
    within: list[tuple[int, ...]]

    def look_ahead(self, steps: int) -> None:
        """Fills ``ends`` and ``within`` up to so many steps."""
        while len(self.ends) <= steps:
            last, touched = self.ends[-1], self.within[-1]
            self.ends.append(tuple(_union(last[other] for other in beside) for beside in self.beside))
            self.within.append(tuple(map(int.__or__, self.ends[-1], touched)))

    def set_of(self, squares: frozenset[Square]) -> int:
        """Squares as a set; what is no floor is left out."""
        return _union(1 << self.number[square] for square in squares if square in self.number)

    def listed(self, found: int) -> tuple[Square, ...]:
        """A set as squares, in reading order."""
        return tuple(self.squares[at] for at in _members(found))


def _union(sets: Iterable[int]) -> int:
    whole = 0
    for one in sets:
        whole |= one
    return whole


def _members(found: int) -> Iterator[int]:
    while found:
        lowest = found & -found
        yield lowest.bit_length() - 1
        found ^= lowest


@lru_cache(maxsize=8)
def floor(board: Board) -> Floor:
    """The floor of a board; worked out once for each."""
    squares = tuple((row, column) for row, signs in enumerate(board.plan) for column, sign in enumerate(signs) if sign == FLOOR)
    number = {square: at for at, square in enumerate(squares)}
    beside = tuple(
        tuple(number[row + down, column + right] for down, right in SIDES if (row + down, column + right) in number)
        for row, column in squares
    )
    near = tuple(_union(1 << other for other in others) for others in beside)
    doors = {room.id: tuple(number[door.square] for door in board.doors if door.room == room.id) for room in board.rooms}
    here = tuple(1 << at for at in range(len(squares)))
    return Floor(squares, number, beside, near, doors, [here], [here])


def reach(board: Board, start: Place, steps: int, taken: frozenset[Square], *, up_to: bool = False) -> tuple[Place, ...]:
    """Where a throw may end: rooms by their ids, then squares in reading order.

    Squares lie at exactly so many ``steps``, with ``up_to`` at fewer too (C07); on no walk a square comes twice or is one of the
    ``taken``, which are others' (C08). Rooms need no exact number; the one that is left is not entered again (C09). Raises KeyError
    where ``start`` is no place of the board.
    """
    plan = floor(board)
    shut = plan.set_of(taken)
    rings = _rings(plan, start, steps, shut)
    before_doors = _union(rings[:-1])  # the step through the door is one of them
    rooms = sorted(room for room, doors in plan.doors.items() if room != start and any(before_doors >> door & 1 for door in doors))
    walked = _union(rings[1:])
    return (*rooms, *plan.listed(walked if up_to else _exactly(plan, start, steps, shut, walked)))


def path(board: Board, start: Place, to: Place, steps: int, taken: frozenset[Square], *, up_to: bool = False) -> tuple[Square, ...] | None:
    """One walk that `reach` allows, as the squares stepped on in order, turning little; None where there is none.

    Where no exact number is needed it is a shortest one. Into a room it ends before the door: empty for who stands there.
    """
    plan = floor(board)
    shut = plan.set_of(taken)
    if isinstance(to, str):
        doors = plan.doors.get(to, ()) if to != start else ()
        return _shortest(plan, start, doors, steps - 1, shut)
    if to not in plan.number or to == start:
        return None
    end = plan.number[to]
    if up_to:
        return _shortest(plan, start, (end,), steps, shut)
    return _walk(plan, start, end, steps, shut)


def _first(plan: Floor, start: Place) -> tuple[int, ...]:
    """The squares of a first step."""
    return plan.doors[start] if isinstance(start, str) else plan.beside[plan.number[start]]


def _rings(plan: Floor, start: Place, steps: int, shut: int) -> list[int]:
    """The squares at each distance up to so many steps, in sets; none is at distance 0 of a room."""
    rings = [0 if isinstance(start, str) else 1 << plan.number[start]]
    trodden = shut | rings[0]
    front = _union(1 << at for at in _first(plan, start))
    for _ in range(steps):
        rings.append(front & ~trodden)
        trodden |= rings[-1]
        front = _union(plan.near[at] for at in _members(rings[-1]))
    return rings


def _exactly(plan: Floor, start: Place, steps: int, shut: int, wanted: int) -> int:
    """Those of the wanted squares on which a walk of exactly so many steps may end."""
    if steps < 1:
        return 0
    plan.look_ahead(steps)
    own = 0 if isinstance(start, str) else 1 << plan.number[start]
    missing, seen = wanted, set[tuple[int, int, int]]()
    waiting = [(at, steps - 1, shut | own | 1 << at) for at in _first(plan, start) if not shut >> at & 1]
    while waiting:
        at, left, trodden = waiting.pop()
        if not left:
            missing &= ~(1 << at)
        elif left == 1:
            missing &= trodden | ~plan.near[at]
        elif plan.ends[left][at] & missing:
            left -= 1
            within = plan.within[left]
            for other in plan.beside[at]:
                if not trodden >> other & 1:
                    after = trodden | 1 << other
                    stands = (other, left, after & within[other])
                    if stands not in seen:
                        seen.add(stands)
                        waiting.append((other, left, after))
    return wanted & ~missing


def _walk(plan: Floor, start: Place, end: int, steps: int, shut: int) -> tuple[Square, ...] | None:
    """A walk of exactly so many steps: always on to a square from which the rest can be walked, straight ahead where that will do."""
    trodden = shut if isinstance(start, str) else shut | 1 << plan.number[start]
    trail: tuple[Square, ...] = () if isinstance(start, str) else (start,)
    ahead = _first(plan, start)
    for left in reversed(range(steps)):
        free = sorted((at for at in ahead if not trodden >> at & 1), key=lambda at: _turns(trail, plan.squares[at]))
        step = next((at for at in free if _leads(plan, at, end, left, trodden)), None)
        if step is None:
            return None
        trodden |= 1 << step
        trail = (*trail, plan.squares[step])
        ahead = plan.beside[step]
    return trail if isinstance(start, str) else trail[1:]


def _turns(trail: tuple[Square, ...], to: Square) -> bool:
    """Whether a step goes another way than the one before it."""
    if len(trail) < 2:
        return False
    (row, column), (above, left) = trail[-1], trail[-2]
    return to != (2 * row - above, 2 * column - left)


def _leads(plan: Floor, at: int, end: int, steps: int, trodden: int) -> bool:
    """Whether exactly so many steps may lead from a square to the end."""
    return bool(_exactly(plan, plan.squares[at], steps, trodden, 1 << end)) if steps else at == end


def _shortest(plan: Floor, start: Place, ends: tuple[int, ...], most: int, shut: int) -> tuple[Square, ...] | None:
    """A shortest walk to one of the ends within so many steps."""
    goal = _union(1 << end for end in ends)
    for steps, ring in enumerate(_rings(plan, start, most, shut)):
        for end in _members(ring & goal):
            return _walk(plan, start, end, steps, shut)
    return None
