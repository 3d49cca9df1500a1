"""The host's own decks of El espía: from nothing, a copy or a spreadsheet; faults beside their fields, and a file that is played."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from gm_console.store import decks, places
from gm_console.ui.editors import Studio, drafts
from gm_console.ui.editors.deck_form import DeckForm
from gm_console.ui.editors.deleting import Delete
from tests.store.test_decks import ROLES, own, rows, toml
from tests.ui.test_editors import choose, field, form, press, studio, write

pytestmark = pytest.mark.rule("E03")
DECKS = 2


def page(made: Studio) -> DeckForm:
    found = form(made)
    assert isinstance(found, DeckForm)
    return found


def begin(made: Studio) -> DeckForm:
    """A deck of which nothing is written yet."""
    made.library.tabs.setCurrentIndex(DECKS)
    made.library.new.click()
    return page(made)


def place(made: Studio, number: int, name: str, roles: list[str] = ROLES) -> None:
    """Writes one place."""
    write(made, f"places.{number}.name", name)
    write(made, f"places.{number}.roles", "\n".join(roles))


def files() -> list[str]:
    return sorted(path.name for path in places.own_cases("espia").glob("*"))


@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_a_deck_is_written_from_nothing_and_can_be_played(qtbot: QtBot, language: str) -> None:
    made = studio(qtbot, language)
    shown = begin(made)
    write(made, "title", "Las nuestras")
    place(made, 1, "Faro")
    shown.acts["add"].click()
    place(made, 2, "Museo")
    shown.save_button.click()
    found = decks.find_deck("las-nuestras", language)
    assert (found["title"], found["language"], drafts.every("deck")) == ("Las nuestras", language, ())
    assert found["places"] == [{"name": name, "roles": ROLES} for name in ("Faro", "Museo")]


def test_faults_stand_beside_their_fields_and_in_the_list_and_nothing_is_saved(qtbot: QtBot) -> None:
    made = studio(qtbot)
    shown = begin(made)
    write(made, "title", "Las nuestras")
    place(made, 1, "Faro", ROLES[:8])
    shown.acts["add"].click()
    place(made, 2, "FARO", [*ROLES, "Papel A"])
    shown.save_button.click()
    assert "9 papeles distintos" in field(made, "places.1.roles").fault.text()
    shown.members.setCurrentRow(1)
    assert "se confunde con «Faro»" in field(made, "places.2.name").fault.text()
    assert "«Papel A» ya está" in field(made, "places.2.roles").fault.text()
    assert [shown.members.item(row).text() for row in range(2)] == ["Faro (1)", "FARO (2)"]
    assert (files(), len(drafts.every("deck"))) == ([], 1)


def test_that_one_place_is_too_few_is_said_below_the_list(qtbot: QtBot) -> None:
    made = studio(qtbot)
    shown = begin(made)
    write(made, "title", "Las nuestras")
    place(made, 1, "Faro")
    shown.save_button.click()
    assert (shown.fault.isVisible(), "2 lugares" in shown.fault.text(), files()) == (True, True, [])
    shown.acts["add"].click()
    assert not shown.fault.isVisible()


def test_a_shipped_deck_is_copied_whole_changed_and_saved_beside_it(qtbot: QtBot) -> None:
    made = studio(qtbot)
    choose(made, "completa", DECKS)
    press(made, "copy")
    shown = page(made)
    write(made, "title", "La de casa")
    shown.members.setCurrentRow(130)
    write(made, "places.131.name", "La casa de la abuela")
    shown.save_button.click()
    found = decks.find_deck("la-de-casa", "es")["places"]
    assert (len(found), found[130]["name"], len(decks.find_deck("completa", "es")["places"])) == (131, "La casa de la abuela", 131)


def test_a_few_places_of_ones_own_go_on_from_a_shipped_deck(qtbot: QtBot) -> None:
    made = studio(qtbot)
    shown = begin(made)
    write(made, "title", "Con lo nuestro")
    place(made, 1, "La casa de la abuela")
    field(made, "extends").put("familiar")
    shown.save_button.click()
    assert 'extends = "familiar"' in (places.own_cases("espia") / "con-lo-nuestro.toml").read_text("utf-8")
    assert len(decks.find_deck("con-lo-nuestro", "es")["places"]) == 107


def test_a_place_goes_away_after_one_question_and_comes_by_key(qtbot: QtBot) -> None:
    made = studio(qtbot)
    qtbot.waitUntil(made.isActiveWindow)
    shown = begin(made)
    place(made, 1, "Faro")
    QTest.keyClick(shown.acts["add"], Qt.Key.Key_Space)
    assert shown.focusWidget() is field(made, "places.2.name").control
    place(made, 2, "Museo")
    shown.members.setCurrentRow(0)
    QTest.keyClick(shown.acts["remove"], Qt.Key.Key_Space)
    dialog = shown.findChild(Delete)
    assert dialog is not None
    dialog.given.emit({"do": "delete"})
    assert [one["name"] for one in shown.written["places"]] == ["Museo"]


def test_a_spreadsheet_is_brought_in_with_its_faults_beside_their_fields(qtbot: QtBot, tmp_path: Path) -> None:
    sheet = tmp_path / "del-cole.csv"
    sheet.write_text(rows("Faro", "Museo", sign=";") + "\nPatio;uno;dos\n", "utf-8-sig")
    made = studio(qtbot)
    made.library.tabs.setCurrentIndex(DECKS)
    made.library.bring.click()
    dialog = made.library.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(sheet))
    shown = page(made)
    assert (shown.written["title"], shown.members.item(2).text()) == ("Del cole", "Patio (1)")
    shown.members.setCurrentRow(2)
    write(made, "places.3.roles", "\n".join(ROLES))
    shown.save_button.click()
    assert (len(decks.find_deck("del-cole", "es")["places"]), sheet.exists()) == (3, True)


@pytest.mark.parametrize("content", [b"", b"Caf\xe9,a"])
def test_a_file_that_is_no_spreadsheet_is_not_brought_in_and_told_of(qtbot: QtBot, tmp_path: Path, content: bytes) -> None:
    sheet = tmp_path / "x.csv"
    sheet.write_bytes(content)
    made = studio(qtbot)
    for path in (sheet, tmp_path / "nada.csv"):
        made.library.bring_in(path)
        assert (made.page, path.name in made.library.notice.text()) == (None, True)


def test_rows_in_the_hosts_own_folder_are_changed_as_any_deck_and_their_file_is_kept(qtbot: QtBot) -> None:
    path = own("Mi baraja.csv", rows("Faro", "Museo"))
    made = studio(qtbot)
    choose(made, "Mi baraja", DECKS)
    press(made, "edit")
    write(made, "places.1.name", "Puerto")
    form(made).save_button.click()
    assert (files(), decks.find_deck("Mi baraja", "es")["places"][0]["name"]) == (["Mi baraja.csv", "Mi baraja.toml"], "Puerto")
    assert path.read_bytes() == rows("Faro", "Museo").encode()


def test_an_own_deck_is_deleted_and_a_shipped_one_cannot_be(qtbot: QtBot) -> None:
    own("nuestra.csv", rows("Faro", "Museo"))
    made = studio(qtbot)
    choose(made, "nuestra", DECKS)
    assert made.library.chosen is not None
    made.library.delete(made.library.chosen)
    assert files() == []
    choose(made, "familiar", DECKS)
    assert [made.library.acts[name].isVisible() for name in ("edit", "delete", "read", "copy")] == [False, False, False, True]


def test_what_no_form_shows_stays_in_the_file_and_is_told_of(qtbot: QtBot) -> None:
    path = own("mia.toml", "x = 1\n" + toml("Faro", "Museo") + "\ny = 2\n")
    made = studio(qtbot)
    choose(made, "mia", DECKS)
    press(made, "edit")
    write(made, "title", "Otra")
    form(made).save_button.click()
    assert [key in form(made).notice.text() for key in ("x", "places.2.y")] == [True, True]
    assert path.read_text("utf-8").count("\nx = 1\n") == path.read_text("utf-8").count("\ny = 2\n") == 1


def test_two_decks_cannot_each_begin_with_the_other(qtbot: QtBot) -> None:
    own("una.toml", toml("Faro", "Museo"))
    own("otra.toml", toml("Puerto", extends="una"))
    made = studio(qtbot)
    choose(made, "una", DECKS)
    press(made, "edit")
    field(made, "extends").put("otra")
    form(made).save_button.click()
    assert "parte, a su vez, de esta" in field(made, "extends").fault.text()
    assert len(decks.find_deck("una", "es")["places"]) == 2
