"""What ``printables/README.md`` says of each sheet is so, and it shows it."""

from __future__ import annotations

import re

import pytest
from PIL import Image, ImageChops, ImageStat

from gm_console.printing import printables
from gm_console.words import Translator
from tests.printing.paper import ROOT, STOCK
from tests.printing.pictures import EVENINGS, path, picture

KNOWN = [(game, one) for game in EVENINGS for one in printables.load(ROOT / "printables", game, STOCK)]
EACH = pytest.mark.parametrize(("game", "one"), KNOWN, ids=lambda known: getattr(known, "key", known))
SAID = (ROOT / "printables/README.md").read_text(encoding="utf-8")
PARTS = re.split(r"^### ", SAID, flags=re.MULTILINE)[1:]


def test_every_sheet_is_told_of_in_the_kits_order() -> None:
    assert re.findall(r"pictures/printables/([\w-]+\.png)", SAID) == [path(game, one).name for game, one in KNOWN]
    assert len(PARTS) == len(KNOWN)


@EACH
def test_each_is_shown_with_its_paper_and_its_folding(game: str, one: printables.Printable) -> None:
    part = PARTS[KNOWN.index((game, one))]
    assert f"**Paper** {one.weight} g/m²" in part
    assert "**Folding** " in part
    assert Translator("en").text(f"printing.{game}.{one.key}.title").casefold() == part.splitlines()[0].casefold()


@EACH
def test_its_picture_is_as_it_is_drawn_today_and_small(game: str, one: printables.Printable) -> None:
    with Image.open(path(game, one)) as kept:
        assert kept.size == picture(game, one).size, "draw it anew: python -m tests.printing.pictures"
        apart = ImageChops.difference(kept.convert("L"), picture(game, one).convert("L"))
    assert ImageStat.Stat(apart).mean[0] < 1.5, "draw it anew: python -m tests.printing.pictures"
    assert path(game, one).stat().st_size < 100_000
