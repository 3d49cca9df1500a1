"""A case as the host knows it, and the character of a detective. Read from files by the disk room; here they are values."""

from gm_console.engine.value import Value

ELEMENTS = ("what", "who", "how", "when", "where", "why")
"""What a deduction answers, in the order the host asks (M23)."""


class Six(Value, frozen=True, forbid_unknown_fields=True):
    """Six answers, each in somebody's words; None where nothing was said or written down."""

    what: str | None = None
    who: str | None = None
    how: str | None = None
    when: str | None = None
    where: str | None = None
    why: str | None = None

    def given(self) -> tuple[str, ...]:
        """The answers that are there, in order."""
        return tuple(answer for key in ELEMENTS if (answer := getattr(self, key)))


class Case(Value, frozen=True, forbid_unknown_fields=True):
    """A case (M01, M46, M51). ``solution`` is one text when the host wrote it himself at the table.

    ``minutes`` is how long it is expected to take; ``facts`` are what to answer from, ``hints`` a ladder from faint to strong,
    ``misleads`` what often leads the table astray.
    """

    title: str = ""
    solution: str | Six = ""
    id: str | None = None
    language: str = "es"
    setting: str = ""
    difficulty: int = 0
    minutes: int = 0
    notes: tuple[str, ...] = ()
    enigma: str = ""
    story: str = ""
    facts: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    misleads: tuple[str, ...] = ()
    credits: str = ""


def sealed_text(case: Case) -> str:
    """What is sealed (M46): title, the solution in clear, and the story where there is one."""
    answers = (case.solution,) if isinstance(case.solution, str) else case.solution.given()
    return "\n".join(part for part in (case.title, *answers, case.story) if part)
