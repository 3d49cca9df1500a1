"""One way to refuse: a code, the rule, what was asked and where the game stood."""

from collections.abc import Collection

from gm_console.engine.phrase import phrase
from gm_console.engine.refusal import Refusal
from gm_console.engine.value import Value


class Waiver(Value, frozen=True, forbid_unknown_fields=True):
    """Rules the host sets aside for one command, and why."""

    rules: tuple[str, ...]
    reason: str


class Guard:
    """Refuses what a rule forbids, unless the host has set that rule aside for this one command.

    ``waivable`` are the rules of the game that a host may set aside at all; ``used`` collects those that a waiver really set aside.
    """

    def __init__(self, waivable: Collection[str], waiver: Waiver | None = None) -> None:
        self.waivable = waivable
        self.waiver = waiver
        self.used: list[str] = []
        self._waived = frozenset(waiver.rules if waiver else ())

    def need(self, holds: bool, code: str, said: str, rule: str | None = None, **fields: object) -> None:
        """Raises `Refusal` unless ``holds``."""
        if not holds:
            raise Refusal(code, phrase(said, **fields), rule)

    def waives(self, rule: str) -> bool:
        """Whether the host set this rule aside; if so it counts as used."""
        if rule in self._waived:
            self.used.append(rule)
        return rule in self._waived

    def rule(self, holds: bool, rule: str, said: str, **fields: object) -> None:
        """Raises `Refusal` with code ``not-allowed`` unless ``holds`` or the rule is waived."""
        if holds or self.waives(rule):
            return
        raise Refusal("not-allowed", phrase(said, **fields), rule, rule in self.waivable)
