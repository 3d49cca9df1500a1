"""What a hand-out must never give away: in words, in pixels, in sizes; and that a phone reads exactly one player's card."""

from __future__ import annotations

from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gm_console.printing import qr
from gm_console.store import places
from gm_console.ui import theme
from gm_console.ui.handout import code, face
from gm_console.ui.handout.picture import file_name, picture
from tests.ui.handing import WORDS, Pack, Table, card
from tests.ui.test_handout import SPACE

CONTROL = Qt.KeyboardModifier.ControlModifier
SPY = card("Eres el espía", ["No sabes dónde estás"])
AT_HOME = card("Biblioteca municipal", ["Restaurador de manuscritos antiguos"])
ACCENTS = ("Eres el espía: ¿dónde estás, ñandú? ¡Cómo!", "Où êtes-vous ? Œuvre, façade, Noël, à côté", "It’s £5 — “you are the spy”")
TRAIT = "una vida entera entre mapas, brújulas y relojes que nadie más sabe poner en hora"
LONG = card("Excelentísimo señor don Baltasar de Ávila", [TRAIT] * 6)


def read(image: QImage) -> str:
    """What a phone reads in a picture."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    size, bits = (grey.width(), grey.height()), bytes(grey.constBits())
    found = zxingcpp.read_barcodes(Image.frombuffer("L", size, bits, "raw", "L", grey.bytesPerLine(), 1))
    assert len(found) == 1
    return str(found[0].text).removeprefix(qr.MARK)


def places_of(page: QWidget) -> list[tuple[str, str, tuple[int, ...]]]:
    """Where everything stands."""
    inside = [one for one in page.findChildren(QWidget) if one.isVisible()]
    return [(type(one).__name__, one.objectName(), one.geometry().getRect()) for one in inside]  # type: ignore[misc]  # the stubs say object


def test_a_covered_card_is_in_no_widget_and_no_title(qtbot: QtBot) -> None:
    table = Table(qtbot)
    assert table.leaks == []
    for key in ("s", SPACE, SPACE, "s"):
        table.key(key)
    assert table.leaks == []
    assert table.page.window().windowTitle() == ""


def test_an_open_card_is_the_only_one(qtbot: QtBot) -> None:
    for side in (SPACE, "q"):
        for number, player in enumerate(WORDS, 1):
            table = Table(qtbot)
            table.key(str(number))
            table.key(side)
            assert table.leaks == [player]
            table.click("done")


def test_covered_cards_look_alike_whatever_they_hide(qtbot: QtBot) -> None:
    pictures = []
    for first in (SPY, AT_HOME):
        table = Table(qtbot, Pack({"p1": first, "p2": AT_HOME, "p3": AT_HOME}, possible=(SPY, AT_HOME)))
        pictures.append(table.page.grab().toImage())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("side", ["words", "code"])
def test_everything_stands_where_it_stood_whatever_the_card_says(qtbot: QtBot, side: str) -> None:
    found = []
    for first in (card("Sí"), LONG):
        table = Table(qtbot, Pack({"p1": first, "p2": LONG, "p3": AT_HOME}))
        before = places_of(table.page)
        table.key("q" if side == "code" else SPACE)
        found += [before, places_of(table.page), [table.page.card.place], [table.page.fitted]]
        table.key(SPACE)
        assert places_of(table.page) == before
    assert found[:4] == found[4:]


def test_letters_and_code_are_as_large_for_a_spy_as_for_anybody(qtbot: QtBot) -> None:
    every = (SPY, AT_HOME, LONG)
    fits = [Table(qtbot, Pack(dict.fromkeys(WORDS, mine), possible=every)).page.fitted for mine in (SPY, AT_HOME)]
    assert fits[0] == fits[1]
    assert fits[0].rows == 6
    assert fits[0].version == qr.version_for([LONG.qr_text])


def test_the_longest_card_is_whole(qtbot: QtBot) -> None:
    fitted = face.fit([LONG])
    high = face.row_height(fitted.rows)
    assert 24 * fitted.letters >= 11
    assert all(face._line_height(line, fitted.letters) < high < face._line_height(line, 1.0) for line in LONG.lines)
    assert face.Text(LONG.heading, face._serif(34 * fitted.heading), face.HEAD.width()).height <= face.HEAD.height()


@pytest.mark.parametrize("said", ACCENTS)
def test_a_phone_reads_that_player_s_card_and_nothing_else(qtbot: QtBot, said: str) -> None:
    table = Table(qtbot, Pack({"p1": card(said), "p2": SPY, "p3": LONG}))
    table.key("q")
    assert read(table.picture(qtbot)) == said
    table.key("3")
    table.key("q")
    assert read(table.picture(qtbot)) == LONG.qr_text


def test_a_code_has_six_pixels_a_module_and_a_white_margin(qtbot: QtBot) -> None:
    table = Table(qtbot, Pack(dict.fromkeys(WORDS, card("Á" * 40, ["é" * 55] * 4))))
    assert table.page.fitted.version == 18
    table.key("q")
    shown = table.picture(qtbot)
    square = code.plate(18, table.page.card.rect().toRectF().adjusted(12, 12, -12, -12), 1.0)
    assert square.width() >= 6 * qr.side(18)
    margin = int(square.width() / qr.side(18) * qr.QUIET)
    edge = [shown.pixelColor(int(square.left()) + x, int(square.top()) + margin // 2).lightness() for x in range(int(square.width()))]
    assert set(edge) == {255}


def test_a_code_is_no_larger_than_a_phone_in_the_hand_needs(qtbot: QtBot) -> None:
    room = QRectF(0, 0, 700, 700)
    assert [code.plate(2, room, ratio).width() / qr.side(2) for ratio in (1.0, 1.25, 2.0)] == [8, 8, 8]


def test_a_text_too_long_for_any_code_has_none(qtbot: QtBot) -> None:
    table = Table(qtbot, Pack({"p1": card("x" * 2500), "p2": SPY, "p3": SPY}))
    assert not table.page.panel.knobs["code"].isEnabled()
    assert table.page.panel.knobs["code"].toolTip() == table.words.text("handout.code.long")
    table.key("q")
    assert table.side == ""


def test_a_card_is_copied_for_a_guest_at_a_distance(qtbot: QtBot) -> None:
    table = Table(qtbot)
    table.key("c", CONTROL)
    image = QGuiApplication.clipboard().image()
    assert image.size() == picture(table.page.look, SPY, "Bruno", table.page.fitted).size()
    assert image.pixel(image.width() // 2, image.height() // 2) != image.pixel(2, 2)
    assert (table.leaks, table.pack.marks) == ([], {"p1": "sent"})
    assert table.page.panel.told.text() == table.words.text("handout.copied", name="Ana")


def test_a_card_is_saved_whole_and_nothing_but_its_picture_says_what_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot)
    saved = []
    for place, person in enumerate(table.pack.people, 1):
        path = tmp_path / file_name("carta", person.name, place)
        table.page.sending.save(person, path)
        saved.append(path)
        assert QImage(str(path)).size() == QImage(str(saved[0])).size()
        assert not any(part.encode() in path.read_bytes() for words in WORDS.values() for part in (words[0], *words[1]))
    assert [path.name for path in saved] == ["carta-Ana.png", "carta-Bruno.png", "carta-Íñigo.png"]


def test_a_name_that_is_no_file_s_name_becomes_one() -> None:
    assert file_name("carta", "../Ana/B", 1) == "carta-Ana-B.png"
    assert file_name("carta", "…", 4) == "carta-4.png"


def test_a_disk_that_refuses_is_told_and_nobody_was_sent_a_card(qtbot: QtBot, tmp_path: Path) -> None:
    table = Table(qtbot)
    (tmp_path / "taken").write_text("")
    table.page.sending.save(table.pack.people[0], tmp_path / "taken" / "carta.png")
    assert str(tmp_path) in table.page.panel.told.text()
    assert table.pack.marks == {}


def test_no_card_is_copied_where_the_host_plays(qtbot: QtBot) -> None:
    QGuiApplication.clipboard().clear()
    table = Table(qtbot, Pack(may_copy=False))
    shown = [one.objectName() for one in table.page.findChildren(QPushButton) if one.isVisible()]
    assert not {"copy", "save"} & set(shown)
    table.key("c", CONTROL)
    table.key("s", CONTROL)
    assert QGuiApplication.clipboard().image().isNull()
    assert table.pack.marks == {}


@pytest.mark.parametrize("key", ["club", "papel", "contraste"])
def test_a_card_is_easy_to_read_in_every_theme(key: str) -> None:
    inks = face.Inks.of(theme.read(places.shipped("resources") / f"themes/{key}.toml"))
    assert theme.contrast(inks.ink.name(), inks.paper.name()) >= 7
    assert theme.contrast(inks.soft.name(), inks.paper.name()) >= 4.5
    assert theme.contrast(inks.name.name(), inks.back.name()) >= 4.5
