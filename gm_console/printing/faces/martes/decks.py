"""What draws each printable of El Club de los Martes."""

from collections.abc import Callable, Mapping

from gm_console.printing.faces.martes.ballots import ballots
from gm_console.printing.faces.martes.case_sheet import case
from gm_console.printing.faces.martes.characters import characters
from gm_console.printing.faces.martes.evening import Evening
from gm_console.printing.faces.martes.marker import marker
from gm_console.printing.faces.martes.notes import notes
from gm_console.printing.faces.martes.places import places
from gm_console.printing.faces.martes.slips import slips
from gm_console.printing.formats import Format
from gm_console.printing.press import Deck
from gm_console.printing.sheet import Backs
from gm_console.words import Translator

DECKS: Mapping[str, Callable[[Evening, Translator, Format, Backs], tuple[Deck, ...]]] = {
    "characters": characters,
    "places": places,
    "marker": marker,
    "notes": notes,
    "case": case,
    "slips": slips,
    "ballots": ballots,
}
"""What draws each printable, by its key."""
