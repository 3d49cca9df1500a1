"""The answer to a command that may not be."""

from gm_console.engine.phrase import Phrase


class Refusal(Exception):  # noqa: N818 - a refusal is an answer to the host, not a fault of the program
    """A command that changes nothing: protocol code, rule id if a rule is concerned, the sentence for the host."""

    def __init__(self, code: str, said: Phrase, rule: str | None = None, waivable: bool = False) -> None:
        super().__init__(code, rule, said.id)
        self.code = code
        self.said = said
        self.rule = rule
        self.waivable = waivable
