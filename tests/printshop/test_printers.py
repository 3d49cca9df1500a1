from __future__ import annotations

import msgspec

from gm_console.printing.profile import Profile
from gm_console.printshop import printers

BROTHER = Profile("A4", "long", "portrait", 0.5, -0.25, 5.0, "Brother de casa")
OFFICE = Profile("Letter", "short", "landscape", -1.0, 0.0, 4.0, 'La "buena"')


def test_printers_are_there_again_tomorrow() -> None:
    assert printers.load() == ((), ())
    printers.keep(BROTHER)
    printers.keep(OFFICE)
    assert printers.load() == ((BROTHER, OFFICE), ())
    assert printers.find("brother DE casa") == BROTHER


def test_a_printer_measured_again_or_renamed_takes_its_old_place() -> None:
    printers.keep(BROTHER)
    again = msgspec.structs.replace(BROTHER, offset_x=0.0)
    printers.keep(again)
    renamed = msgspec.structs.replace(again, name="Brother nueva")
    printers.keep(renamed, BROTHER.name)
    assert printers.load()[0] == (renamed,)
    printers.forget("Brother nueva")
    assert printers.load()[0] == ()


def test_a_printer_whose_figures_make_no_sense_is_named_and_not_used() -> None:
    printers.file().parent.mkdir(parents=True, exist_ok=True)
    printers.file().write_text('[[printers]]\nname = "Rara"\npaper = "A4"\noffset_x = 900\n')
    found, told = printers.load()
    assert found == ()
    assert [dict(said.fields)["name"] for said in told] == ["Rara"]


def test_a_file_that_is_no_toml_is_told_and_printing_goes_on() -> None:
    printers.file().parent.mkdir(parents=True, exist_ok=True)
    printers.file().write_text("[[printers")
    found, told = printers.load()
    assert (found, [said.id for said in told]) == ((), ["printpage.printers.unread"])
