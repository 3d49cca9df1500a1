"""The notebook on the passed screen: the same cards in the same places for everybody, and nothing of it where it is covered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gm_console.ui.handout.leaf import Leaf
from gm_console.ui.handout.secret import Note, Notes
from tests.ui.dialogs import texts
from tests.ui.evening import look
from tests.ui.handing import Pack, Table

WHO = ("Rose", "Olive", "Violet")


def notebook(own: str, shown: str) -> tuple[Notes, ...]:
    """Three cards: one of his own, one shown to him."""
    known = {own: "tuya", shown: "te la mostró Ana"}
    return (Notes("Quién", tuple(Note(name, known.get(name, ""), own=name == own) for name in WHO)),)


def noted(qtbot: QtBot, **wanted: object) -> Table:
    """Three players with notebooks, the first of them has the screen."""
    pack = Pack()
    pack.notebooks = {"p1": notebook("Rose", "Olive"), "p2": notebook("Violet", "Rose"), "p3": notebook("Olive", "Violet")}
    return Table(qtbot, pack, **wanted)  # type: ignore[arg-type]  # as the table takes them


@pytest.mark.parametrize("by", ["key", "button"])
@pytest.mark.rule("C24")
@pytest.mark.rule("T31")
def test_a_notebook_turns_up_in_place_of_the_card_and_has_been_seen_then(qtbot: QtBot, by: str) -> None:
    table = noted(qtbot)
    table.key("l") if by == "key" else table.click("list")
    leaf = table.page.note_area.leaf
    assert table.page.sides.currentWidget() is table.page.note_area
    assert [note.known for note in leaf.groups[0].rows] == ["tuya", "te la mostró Ana", ""]
    assert "Olive: te la mostró Ana" in leaf.accessibleDescription()
    assert table.pack.marks == {"p1": "seen"}


def test_a_covered_notebook_is_in_no_widget(qtbot: QtBot) -> None:
    table = noted(qtbot)
    table.key("l")
    table.key(Qt.Key.Key_Space)
    assert table.page.sides.currentWidget() is table.page.card
    assert table.page.note_area.leaf.groups == ()
    assert [word for word in ("tuya", "te la mostró") if word in texts(table.page)] == []


def test_a_line_of_a_list_is_read_aloud_as_it_is_written(qtbot: QtBot) -> None:
    leaf = Leaf(look(), strikes=True)
    qtbot.addWidget(leaf)
    leaf.lay(["Bed & Breakfast"])
    leaf.toggle(0)
    assert leaf.accessibleName() == "✗ Bed & Breakfast"


def test_the_button_says_what_it_covers(qtbot: QtBot) -> None:
    table = noted(qtbot)
    said = []
    for key in ("l", Qt.Key.Key_Space):
        table.key(key)
        said.append(table.page.panel.knobs["turn"].accessibleName())
    assert said == ["Tapar el cuaderno", "Descubrir la carta"]


def test_the_next_player_finds_nothing_of_the_one_before(qtbot: QtBot) -> None:
    table = noted(qtbot)
    table.key("l")
    table.key("2")
    assert table.page.note_area.leaf.groups == ()
    assert [word for word in ("tuya", "te la mostró") if word in texts(table.page)] == []


def test_a_second_look_at_a_notebook_asks_who_looks(qtbot: QtBot) -> None:
    table = noted(qtbot)
    table.key("l")
    table.key("2")
    table.key("1")
    table.key("l")
    assert table.page.panel.asking
    table.click("yes")
    assert table.page.sides.currentWidget() is table.page.note_area


def test_two_notebooks_have_one_geometry_whatever_is_marked(qtbot: QtBot) -> None:
    table, told = noted(qtbot), []
    for player in ("1", "2"):
        table.key(player)
        table.key("l")
        leaf = table.page.note_area.leaf
        told.append((leaf.size(), [[note.name for note in group.rows] for group in leaf.groups]))
    assert told[0] == told[1]


def test_without_a_notebook_there_is_no_button_for_one(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.key("l")
    assert not table.page.panel.knobs["list"].isVisible()
    assert table.page.turning.side == ""


def test_where_cards_are_held_a_notebook_is_open_only_while_its_key_is(qtbot: QtBot) -> None:
    table = noted(qtbot, hold_only=True)
    table.down("l")
    assert table.page.sides.currentWidget() is table.page.note_area
    table.up("l")
    qtbot.waitUntil(lambda: table.page.turning.side == "")
    assert table.page.note_area.leaf.groups == ()


def test_a_notebook_too_long_for_the_screen_scrolls_by_arrows_and_stays_open(qtbot: QtBot) -> None:
    table = noted(qtbot, scale=1.5)
    table.pack.notebooks["p1"] = (Notes("Quién", tuple(Note(f"carta {n}") for n in range(30))),)
    table.key("l")
    bar = table.page.note_area.verticalScrollBar()
    assert bar.maximum() > 0
    table.key(Qt.Key.Key_Down)
    assert (bar.value() > 0, table.page.turning.side) == (True, "list")
