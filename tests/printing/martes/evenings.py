"""Evenings to print for, and what comes out of the press for them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest

from gm_console.games.martes.content import Case
from gm_console.printing import press
from gm_console.printing.faces.martes.decks import DECKS
from gm_console.printing.faces.martes.evening import Evening, Guest
from gm_console.printing.press import Job
from gm_console.printing.sheet import Backs
from gm_console.printing.troubles import Unprintable
from gm_console.words import Translator
from tests.printing.paper import A4, FONTS, LETTER, STOCK, pages, text_of

PAPERS = {paper.key: paper for paper in (A4, LETTER)}
LONG = "María de la Concepción Fernández-Œuvrard"
ANA = Guest("Ana", "Doctora Elvira Pons", ("médica rural", "viajó por Egipto", "lectora de folletines"))
BRUNO = Guest("Bruno", "Coronel Abel Tejada", ("artillero retirado", "relojero aficionado"))
INIGO = Guest("I\u0301n\u0303igo", "¿Letrado o cœur à £5 y 3 €?", ("apostador en tre\u0301s clubes",))
CASE = Case(title="La torre", solution="Berenjena de madrugada", enigma="Campanas", facts=("Belladona",))
EVENING = Evening(Guest("Raymond", "Sir Henry"), (ANA, BRUNO, Guest(LONG, "x" * 20), INIGO), CASE, 75)


def of(*guests: Guest, host: Guest = EVENING.host, pounds: int = 75) -> Evening:
    """The evening with other guests."""
    return Evening(host, guests, CASE, pounds)


def job(key: str, format_: str, evening: Evening, language: str = "es", paper: str = "A4", backs: Backs = "none") -> Job:
    """What would be printed."""
    return Job("Martes", PAPERS[paper], DECKS[key](evening, Translator(language), STOCK.format(format_), backs))


def printed(*wanted: str, evening: Evening = EVENING, language: str = "es", paper: str = "A4", backs: Backs = "none") -> press.Printed:
    """What is printed: the printable's key and its format's."""
    key, format_ = wanted
    return press.make(job(key, format_, evening, language, paper, backs), FONTS)


def texts(*wanted: str, evening: Evening = EVENING, language: str = "es", paper: str = "A4") -> list[str]:
    """The text of each page, its lines joined."""
    return [" ".join(page.split()) for page in text_of(printed(*wanted, evening=evening, language=language, paper=paper).data)]


def refused(*wanted: str, evening: Evening) -> list[tuple[str, str, str]]:
    """Card, field and what is the matter, of each fault."""
    with pytest.raises(Unprintable) as raised:
        printed(*wanted, evening=evening)
    words = Translator("es")
    return [(fault.card, words.shown(fault.field), fault.code) for fault in raised.value.faults]


def loose_fonts(data: bytes, folder: Path) -> list[str]:
    """The fonts of a PDF that are not embedded and cut to what is used, as poppler lists them."""
    (folder / "fonts.pdf").write_bytes(data)
    done = subprocess.run(["pdffonts", "fonts.pdf"], cwd=folder, capture_output=True, text=True, check=True)
    rows = done.stdout.splitlines()[2:]
    assert rows, "no font at all"
    assert done.stderr == ""
    return [row for row in rows if row.split()[-5:-3] != ["yes", "yes"]]


def boxes(data: bytes, colour: str) -> tuple[int, int]:
    """How many areas of a colour lie beside one another and below one another, at most, on the first page."""
    picture = pages(data)[0].render(scale=4).to_numpy()[:, :, 2::-1]
    mask = (picture == [int(colour[at : at + 2], 16) for at in (1, 3, 5)]).all(axis=2).astype(int)
    begun = [abs(np.diff(mask, axis=axis, prepend=0)).sum(axis=axis).max() // 2 for axis in (1, 0)]
    return int(begun[0]), int(begun[1])
