"""How each language writes what is no sentence: quotations, lists, numbers."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

NO_BREAK = "\u00a0"
"""The narrow one would be finer in French, but our serif does not have it, and paper would show a box."""

_HIGH_SIGNS = re.compile(r"(?<=«)[ \u202f]|[ \u202f](?=[:;!?»])")


def _and_in_spanish(last: str) -> str:
    """«y», but «e» before the sound of an i: «Ana e Íñigo», «Ana y Hiedra»."""
    return "e" if re.match(r"(?i)h?[ií](?![aeouáéóú])", last) else "y"


@dataclass(frozen=True, slots=True)
class Speech:
    """``quotes`` open and close a quotation; ``both`` gives the "and" before a last item; numbers from 10,000 on are grouped.

    ``spaced`` languages set a space before high signs and inside quotations; it must not break there.
    """

    quotes: tuple[str, str]
    both: Callable[[str], str]
    decimal: str
    group: str
    spaced: bool = False

    def bound(self, phrase: str) -> str:
        """A phrase with its spaces before high signs made such that no line breaks there."""
        return _HIGH_SIGNS.sub(NO_BREAK, phrase) if self.spaced else phrase

    def quote(self, text: str) -> str:
        """A quotation in the language's own marks."""
        return f"{self.quotes[0]}{text}{self.quotes[1]}"

    def pair(self, name: str, said: str) -> str:
        """A heading and what is said under it: «Qui : le notaire» in French, «Quién: el notario» elsewhere."""
        return f"{name}{NO_BREAK if self.spaced else ''}: {said}"

    def list(self, items: Sequence[str]) -> str:
        """«a, b y c»; empty for none."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self.both(items[-1])} {items[-1]}"

    def number(self, value: float) -> str:
        """A number with the language's signs, without idle zeros: «−1.234,5»."""
        whole, _, rest = f"{abs(value):.3f}".partition(".")
        digits = f"{int(whole):,}".replace(",", self.group) if abs(value) >= 10_000 else whole
        rest = rest.rstrip("0")
        return ("−" if value < 0 else "") + digits + (self.decimal + rest if rest else "")


SPEECHES = {
    "es": Speech(("«", "»"), _and_in_spanish, ",", "."),
    "fr": Speech((f"«{NO_BREAK}", f"{NO_BREAK}»"), lambda _: "et", ",", NO_BREAK, spaced=True),
    "en": Speech(("“", "”"), lambda _: "and", ".", ","),
}


def clock(milliseconds: int) -> str:
    """Time as a clock shows it in every language: 41:07, or 1:02:03 from an hour on. What is left of a second is dropped."""
    minutes, seconds = divmod(max(0, milliseconds) // 1000, 60)
    hours, rest = divmod(minutes, 60)
    return f"{hours}:{rest:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
