"""A deck of places with their roles. Read from files by the disk room; here it is a value."""

from gm_console.engine.names import key
from gm_console.engine.value import Value


class Place(Value, frozen=True, forbid_unknown_fields=True):
    """A place and the roles one may have in it (E07), both as people read them."""

    name: str
    roles: tuple[str, ...] = ()


class Deck(Value, frozen=True, forbid_unknown_fields=True):
    """The places of a deck in the language of the cards (E03). ``name`` is what the option calls it; ``title`` is for people."""

    name: str = ""
    title: str = ""
    language: str = "es"
    places: tuple[Place, ...] = ()
    credits: str = ""

    def find(self, name: str) -> Place | None:
        """A place by its name, compared as names are; an apostrophe may be typed straight."""
        wanted = _straight(name)
        return next((place for place in self.places if _straight(place.name) == wanted), None)


def _straight(name: str) -> str:
    return key(name).replace("’", "'")
