"""House rules as data: six kinds of option, each with its rule id. The set-up form and the validation come from the same list."""

from collections.abc import Mapping, Sequence

from gm_console.engine.names import key as name_key
from gm_console.engine.phrase import Phrase, phrase
from gm_console.engine.value import Value


class Option(Value, frozen=True):
    """One house rule. ``kind``: switch, choice, number, number-or-choice, player, file.

    ``default`` is the value when it is not given; ``least`` and ``most`` bound a number (inclusive); ``choices`` are the words allowed;
    ``nothing`` allows null (none); ``whole`` is false where fractions are allowed.
    """

    key: str
    rule: str
    kind: str
    default: object = None
    choices: tuple[str, ...] = ()
    least: float = 0
    most: float = 100_000
    nothing: bool = False
    whole: bool = True


def read(options: Sequence[Option], given: Mapping[str, object], players: Sequence[str]) -> tuple[dict[str, object], tuple[Phrase, ...]]:
    """Values by key with defaults filled in, and every fault: unknown option, wrong kind, out of range, nobody of that name."""
    known = {option.key: option for option in options}
    faults = [phrase("option.unknown", option=key) for key in given if key not in known]
    values: dict[str, object] = {}
    for option in options:
        value = given.get(option.key, option.default)
        if fault := _fault(option, value, players):
            faults.append(fault)
        values[option.key] = value
    return values, tuple(faults)


def _fault(option: Option, value: object, players: Sequence[str]) -> Phrase | None:
    if value is None and (option.nothing or option.default is None):
        return None
    if _fits(option, value, players):
        return None
    if option.kind == "player":
        return phrase("option.nobody", option=option.key, value=str(value))
    if option.kind == "switch":
        return phrase("option.switch", option=option.key)
    if option.kind == "choice":
        return phrase("option.choice", option=option.key, choices=", ".join(option.choices))
    return phrase("option.number", option=option.key, least=option.least, most=option.most, choices=", ".join(option.choices))


def _fits(option: Option, value: object, players: Sequence[str]) -> bool:
    if option.kind == "switch":
        return isinstance(value, bool)
    if option.kind == "player":
        return isinstance(value, str) and name_key(value) in {name_key(name) for name in players}
    if option.kind in ("choice", "file"):
        return isinstance(value, str) and (option.kind == "file" or value in option.choices)
    if isinstance(value, str):
        return option.kind == "number-or-choice" and value in option.choices
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return (isinstance(value, int) or not option.whole) and option.least <= value <= option.most
