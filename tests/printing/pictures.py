"""Draws the pictures in ``printables/README.md`` anew, for invented evenings: ``python -m tests.printing.pictures``."""

from __future__ import annotations

import importlib
import random
from pathlib import Path
from typing import Any

import pypdfium2
from msgspec.structs import replace
from PIL import Image

from gm_console.games.martes.content import Case, Six
from gm_console.printing import press, printables
from gm_console.printing.faces.envelope.evening import Mark
from gm_console.printing.faces.espia.gathering import gathered
from gm_console.printing.faces.martes.evening import Evening, Guest
from gm_console.printing.press import Job
from gm_console.store.decks import find_deck
from gm_console.store.plans import find_plan
from gm_console.words import Translator
from tests.printing.paper import A4, FONTS, ROOT, STOCK

FOLDER = ROOT / "docs/pictures/printables"
WIDTH, COLOURS = 500, 32
"""Of a picture: pixels across, and how many colours it is reduced to, so that it stays small."""

CASE = Case(
    title="The Eleventh Cup",
    enigma="Eleven guests took tea at Marlow House, and eleven cups came back to the kitchen. Ten had been drunk from. "
    "The eleventh was clean, dry and still warm.\n\nThe cook counted them twice, put on her hat and gave notice. "
    "Nobody could make her say why.\n\nWhat had she seen in the eleventh cup?",
    solution=Six(
        what="The silver was to be stolen that night, and the cook understood it from a cup.",
        who="The eleventh guest: the man who had come to value the silver.",
        how="He warmed a clean cup in his hands, so that nobody should notice that he did not drink.",
        when="At tea, a quarter of an hour before the gong.",
        where="In the drawing room, beside the cabinet.",
        why="His beard was glued on, and steam would have loosened it.",
    ),
    facts=(
        "All the guests but one were known to the family.",
        "The cup was warm because it had been held, not because there had been tea in it.",
        "The cook had worked for a theatre and knew about glue.",
        "Nothing had been stolen yet when she left.",
        "The kettle and the tea were in order.",
    ),
    hints=(
        "Ask what a cup is for, and then what else it may be for.",
        "A gentleman may have reasons to fear steam.",
        "The cook had not always been a cook.",
    ),
    misleads=("They will look for poison. There was none: answer no, and stay friendly.",),
    story="The valuer who wrote to Marlow House and the one who came were two men. The second wore the first one's beard.",
    language="en",
    difficulty=2,
    minutes=30,
)
PEOPLE = (
    Guest("Ana", "Doctor Elvira Pons", ("country doctor", "sailed to Egypt", "reads serials", "plays chess", "a bad knee", "never sleeps")),
    Guest("Bruno", "Colonel Abel Tejada", ("gunner", "mends clocks", "widower", "fears cats", "Cuban cigars", "owes money")),
    Guest("Cloé", "Miss Cloé Marchena", ("organist", "rang bells", "a bishop's godchild", "speaks Greek", "tall", "loves cards")),
    Guest("Íñigo", "Íñigo de la Oz", ("barrister", "gambler", "knows the docks", "collects coins", "fencer", "always late")),
)
MARTES = Evening(Guest("Berta", "Sir Noël Ashgrove"), PEOPLE, CASE, 75)
ESPIA = gathered("Berta", ("Ana", "Bruno", "Cloé", "Íñigo"), find_deck("familiar", "en"), 6, 1, random.Random(3).randrange)
HANDS = {
    "cluedo": ("leblanc", "violet", "rope", "kitchen", "billiard"),
    "transito": ("courier", "taxi", "station", "stadium", "phone"),
}
SEEN = {"cluedo": ("rose", "dagger", "hall"), "transito": ("cyclist", "school", "parking")}
"""What Ana holds, and what the others showed her."""


def with_envelope(game: str) -> Any:
    """Four people in the midst of a game, of whom Ana's hand and notebook are known."""
    gathering = importlib.import_module(f"gm_console.printing.faces.{game}.gathering")
    told = gathering.gathered("Berta", ("Ana", "Bruno", "Cloé", "Íñigo"), find_plan(game, gathering.BOARD))
    shown = zip(SEEN[game], ("Bruno", "Cloé", "Bruno"), strict=True)
    marks = (*(Mark(card, "own") for card in HANDS[game]), *(Mark(card, "shown", by) for card, by in shown))
    return replace(told, guests=(replace(told.guests[0], hand=HANDS[game], marks=marks), *told.guests[1:]), dealt=True, most=5)


EVENINGS: dict[str, Any] = {
    "martes": MARTES,
    "espia": ESPIA,
    "cluedo": with_envelope("cluedo"),
    "transito": with_envelope("transito"),
}
SHOWN = {
    ("martes", "case"): (0, 1),
    ("espia", "deal"): (0, -2),
    ("cluedo", "board"): (0, 1),
    ("transito", "board"): (0, 1),
    ("transito", "pieces"): (0, 1),
}
"""Which pages are shown of what has more than one to show."""


def drawn(game: str, printable: printables.Printable) -> list[Image.Image]:
    """Each page of a printable on A4, in its usual format."""
    words, backs = Translator("en"), printable.backs
    decks = printables.makers(game)[printable.key](EVENINGS[game], words, STOCK.format(printable.formats[0]), backs)
    data = press.make(Job(printable.key, A4, decks), FONTS).data
    return [page.render(scale=WIDTH / page.get_width()).to_pil() for page in pypdfium2.PdfDocument(data)]


def picture(game: str, printable: printables.Printable) -> Image.Image:
    """The first page; of some things another one below it."""
    made = drawn(game, printable)
    shown = [made[place] for place in SHOWN.get((game, printable.key), (0,))]
    whole = Image.new("RGB", (WIDTH + 2, sum(page.height + 2 for page in shown)), "#b8b0a2")
    top = 1
    for page in shown:
        whole.paste(page, (1, top))
        top += page.height + 2
    return whole.quantize(COLOURS, dither=Image.Dither.NONE)


def path(game: str, printable: printables.Printable) -> Path:
    """Where its picture is."""
    return FOLDER / (f"{printable.key}.png" if game == "martes" else f"{game}-{printable.key}.png")


def draw() -> None:
    """Every picture of every printable of every game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in EVENINGS:
        for printable in printables.load(ROOT / "printables", game, STOCK):
            picture(game, printable).save(path(game, printable), optimize=True)


if __name__ == "__main__":
    draw()
