"""Phrases into one language. A phrase is found by its id; what it lacks never stops the host."""

import re
import string
from collections.abc import Mapping, Sequence
from pathlib import Path

from gm_console.engine.phrase import Listed, Phrase, Spoken
from gm_console.shipped import shipped
from gm_console.words.catalogs import Catalogs
from gm_console.words.speech import SPEECHES, clock
from gm_console.words.system import LANGUAGES

_FIRST = re.compile(r"\{(\w+)\}")
_TWO_STOPS = re.compile(r"(?<!\.)\.(\u00a0?[»”]\.)")
"""Where somebody ended his words with a full stop, and so does the sentence that quotes them; three dots are his own."""


Part = tuple[str, str, str]
"""Text, the name of the field behind it or nothing, and the phrase that is said in the field's place or nothing."""


class Translator:
    """Says phrases in one language, ``es``, ``fr`` or ``en``; any other raises KeyError.

    Inside a phrase ``{by}`` is a field as it is and ``{phase:refuse.phase.*}`` the phrase with the field's value in place of the star. A
    field ``n`` chooses the plural. A phrase missing in the language is said in Spanish, one missing there too by its id: that is a fault of
    the program, found by a test, and no reason to keep the host waiting.
    """

    def __init__(self, language: str, folder: Path | None = None) -> None:
        self.language = language
        self._speech = SPEECHES[language]
        root = folder or shipped("resources/phrases")
        self._catalogs = tuple(Catalogs(root / spoken) for spoken in dict.fromkeys((language, LANGUAGES[0])))
        self._bare: dict[str, str] = {}
        self._apart: dict[str, tuple[Part, ...]] = {}

    def text(self, id_: str, **fields: object) -> str:
        """A phrase with its fields. One without any always reads the same, and is looked up once: most are."""
        if fields:
            return self._made(id_, fields)
        said = self._bare.get(id_)
        if said is None:
            said = self._bare[id_] = self._made(id_, fields)
        return said

    def _made(self, id_: str, fields: Mapping[str, object]) -> str:
        found = self.find(id_, fields)
        if found is None:
            return id_
        said = _TWO_STOPS.sub(r"\1", "".join(text + self._field(name, spec, fields) for text, name, spec in self._parts(found)))
        first = _FIRST.match(found)  # words in place of a name begin the sentence as its first word would
        return said[:1].upper() + said[1:] if first and isinstance(fields.get(first[1]), Phrase) else said

    def _parts(self, found: str) -> tuple[Part, ...]:
        """A phrase taken apart, once: what stands before each field, the field's name and what is said in its place."""
        parts = self._apart.get(found)
        if parts is None:
            taken = string.Formatter().parse(self._speech.bound(found))
            parts = self._apart[found] = tuple((text, name or "", spec or "") for text, name, spec, _ in taken)
        return parts

    def _field(self, name: str, spec: str, fields: Mapping[str, object]) -> str:
        """A field as people read it; one that was not given stays visible as its name."""
        if not name:
            return ""
        value = fields.get(name, f"{{{name}}}")
        if not spec:
            return self.shown(value)
        id_ = spec.replace("*", str(value))
        return self.text(id_) if self.has(id_) else str(value)

    def say(self, said: Phrase) -> str:
        """A sentence that came as an id and its fields."""
        return self.text(said.id, **dict(said.fields))

    def has(self, id_: str) -> bool:
        """Whether there is such a phrase, in this language or in Spanish."""
        return self.find(id_, {}) is not None

    def find(self, id_: str, fields: Mapping[str, object]) -> str | None:
        """The phrase as it was written, with its fields not yet filled in; None if there is none."""
        n = fields.get("n")
        count = n if isinstance(n, int) else None
        return next((said for catalog in self._catalogs if (said := catalog.find(id_, count)) is not None), None)

    def shown(self, value: object) -> str:
        """A field as it reads in a sentence: phrases are said, several of them one a line; texts are listed, numbers written."""
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, Spoken):
            return str(getattr(value, self.language))
        if isinstance(value, Listed):
            return self._speech.list([self.shown(item) for item in value.items])
        if isinstance(value, tuple):
            between = "\n" if any(isinstance(item, Phrase) for item in value) else None
            parts = [self.shown(item) for item in value]
            return self._speech.list(parts) if between is None else between.join(parts)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return self._speech.number(value)
        return str(value)

    def quote(self, text: str) -> str:
        """A quotation in the language's own marks."""
        return self._speech.quote(text)

    def pair(self, name: str, said: str) -> str:
        """A heading and what is said under it, with a colon as the language sets it."""
        return self._speech.pair(name, said)

    def list(self, items: Sequence[str]) -> str:
        """Several things in a sentence: «a, b y c»."""
        return self._speech.list(items)

    def number(self, value: float) -> str:
        """A number as the language writes it."""
        return self._speech.number(value)

    def money(self, pounds: int) -> str:
        """Whole pounds: «£3»."""
        return f"−£{self.number(-pounds)}" if pounds < 0 else f"£{self.number(pounds)}"

    def clock(self, milliseconds: int) -> str:
        """Time as a clock shows it."""
        return clock(milliseconds)
