"""What a host is told of a text that shrank or does not fit: he finds it on the card, in his own words."""

from __future__ import annotations

import pytest

from gm_console.engine.phrase import Phrase
from gm_console.printing.faces.martes.evening import Guest
from gm_console.printing.fitting import Style
from gm_console.printing.pen import Pen
from gm_console.printing.report import Field
from gm_console.printshop.filling import fill
from gm_console.printshop.order import Order, catalogue, offered, remarks
from gm_console.words import LANGUAGES, Translator
from tests.printing.martes.evenings import ANA, EVENING, LONG, of

EVERYTHING = [what for what in offered("martes", session=False) if what != "kit"]


@pytest.mark.parametrize("what", EVERYTHING)
def test_every_text_of_every_sheet_has_a_name_a_host_understands(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Field] = []
    knows = Pen.knows

    def ask(pen: Pen, field: Field, text: str, style: Style) -> bool:
        asked.append(field)
        return knows(pen, field, text, style)

    monkeypatch.setattr(Pen, "knows", ask)
    fill(Order("martes", what, "es", evening=EVENING))
    assert asked
    assert [field for field in asked if not isinstance(field, Phrase)] == []
    assert [said for said in map(Translator("es").shown, asked) if "paper." in said or "printing." in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", [one.key for one in catalogue("martes")])
def test_what_we_print_ourselves_is_set_as_large_as_it_is_meant(what: str, language: str) -> None:
    order = Order("martes", what, language, evening=of(ANA))
    assert remarks(order, fill(order)[1], Translator("es")) == []


def test_a_name_that_shrank_in_the_kit_is_told_of_with_its_sheet_and_once() -> None:
    order = Order("martes", "kit", "fr", evening=of(Guest(LONG, "Letrado", ("sastre",))), copies=12)
    said = remarks(order, fill(order)[1], Translator("es"))
    assert len(said) == len(set(said))
    sheets = [line.partition(" · ")[0] for line in said if f"{LONG}, nombre: " in line]
    assert sheets == ["Personajes", "Nombres para la mesa", "Hojas de deducción", "Papeletas de rebatimiento"]
