from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QDir, QPoint, QSize, Qt
from PySide6.QtGui import QFontInfo, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from gm_console.ui import fonts, icons, theme
from gm_console.ui.baize import cloth
from gm_console.ui.qss import QSS
from gm_console.ui.theme import PAWN_INKS, READABLE, ROLES, VISIBLE, Theme, ThemeError, contrast
from gm_console.ui.widgets.board.shown import COLOURS

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
KEYS = ("club", "papel", "contraste")


def themed(key: str) -> Theme:
    return theme.read(RESOURCES / "themes" / f"{key}.toml")


def low(shown: Theme, pairs: dict[str, tuple[str, ...]], least: float) -> list[str]:
    found = [(ink, ground) for ink, grounds in pairs.items() for ground in grounds]
    return [f"{i} on {g}" for i, g in found if contrast(getattr(shown, i), getattr(shown, g)) < least]


@pytest.mark.parametrize("key", KEYS)
def test_every_ink_can_be_read_on_every_ground_it_stands_on(key: str) -> None:
    assert low(themed(key), READABLE, 4.5) == []


@pytest.mark.parametrize("key", KEYS)
def test_the_ring_of_the_focus_and_the_seat_that_has_the_floor_can_be_seen(key: str) -> None:
    assert low(themed(key), VISIBLE, 3.0) == []


def test_every_ink_is_checked_on_some_ground() -> None:
    inks = {name for name in ROLES if name.endswith("_text") or name.startswith(("text", "public_")) or name == "money"}
    assert {f"pawn_{colour}" for colour in COLOURS} == {ground for ink in PAWN_INKS.values() for ground in READABLE[ink]}
    assert inks - {"public_bg"} == set(READABLE)


def test_contrast_is_counted_as_the_guidelines_count_it() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.478, abs=0.001)


def test_all_faults_of_a_theme_are_named_at_once(tmp_path: Path) -> None:
    text = (RESOURCES / "themes/club.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("money =", "monney =").replace('focus = "#fffaf0"', 'focus = "white"'), encoding="utf-8")
    with pytest.raises(ThemeError) as caught:
        theme.read(path)
    assert caught.value.faults == ("money is missing", "monney is no role", "focus = 'white' is not #rrggbb")


def test_a_theme_that_is_no_toml_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "torn.toml"
    path.write_text("[grounds\n", encoding="utf-8")
    with pytest.raises(ThemeError, match=r"torn\.toml"):
        theme.read(path)


@pytest.mark.parametrize("key", KEYS)
def test_the_style_sheet_leaves_no_role_unfilled_and_qt_reads_it(key: str, qtbot: QtBot) -> None:
    sheet = theme.stylesheet(themed(key), 1.25)
    button = QPushButton("Sí")
    qtbot.addWidget(button)
    button.setStyleSheet(sheet)  # Qt warns of a sheet it cannot read, and a warning fails the test
    button.ensurePolished()
    assert "$" not in sheet


def test_every_colour_role_is_used_by_the_sheet_or_painted_in_code() -> None:
    shown = themed("club")
    used = {name for name in ROLES if f"${name}" in QSS}
    boards = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "gm_console/ui/widgets/board").glob("*.py"))
    painted = {name for name in ROLES if f'"{name}"' in boards or name in PAWN_INKS.values() or name.removeprefix("pawn_") in COLOURS}
    assert set(ROLES) - used - painted == {"baize_deep"}
    assert shown.baize_deep != shown.baize


def test_the_text_size_stretches_every_length() -> None:
    shown = themed("club")
    assert "font-size: 48px" in theme.stylesheet(shown)
    assert "font-size: 84px" in theme.stylesheet(shown, 1.75)
    assert "width: 0px; height: 0px" in theme.stylesheet(shown, 1.75)


def test_a_marked_widget_takes_the_look_of_its_role(qtbot: QtBot, qapp: QApplication) -> None:
    label = QLabel("£12")
    qtbot.addWidget(label)
    label.setStyleSheet(theme.stylesheet(themed("club")))
    theme.mark(label, role="money")
    label.show()
    assert label.palette().color(QPalette.ColorRole.WindowText).name() == themed("club").money
    theme.mark(label, spent=True)
    assert label.palette().color(QPalette.ColorRole.WindowText).name() == themed("club").text_spent


@pytest.mark.qt_log_ignore("does not support raise")  # offscreen has no windows above others
def test_a_tip_shows_what_was_typed_and_reads_no_markup_in_it(qtbot: QtBot, qapp: QApplication) -> None:
    theme.dress(qapp, themed("club"), 1.0)
    QToolTip.showText(QPoint(9, 9), "<b>Ana</b> pregunta")
    tips = [tip for tip in qapp.topLevelWidgets() if isinstance(tip, QLabel) and tip.text() == "<b>Ana</b> pregunta"]
    formats = [tip.textFormat() for tip in tips]
    QToolTip.hideText()
    assert formats == [Qt.TextFormat.PlainText]


def test_disabled_text_has_the_themes_own_ink(qapp: QApplication) -> None:
    colours = theme.palette(themed("papel"))
    ink = colours.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
    assert ink.name() == themed("papel").text_disabled


def test_the_fonts_are_found_by_role_with_their_weight(qapp: QApplication) -> None:
    assert fonts.load(RESOURCES / "fonts") == (fonts.SIGNS, fonts.SERIF, fonts.SANS)
    rule = QFontInfo(fonts.font("rule", 1.5))
    assert (rule.family(), rule.pixelSize(), rule.weight()) == (fonts.SANS, 20, 500)
    assert QFontInfo(fonts.font("clock")).family() == fonts.SERIF


def test_a_folder_without_fonts_is_said_so(tmp_path: Path, qapp: QApplication) -> None:
    with pytest.raises(FileNotFoundError):
        fonts.load(tmp_path)


def test_a_sign_is_drawn_in_the_colour_asked_for(qapp: QApplication) -> None:
    icons.load(RESOURCES / "icons")
    image = icons.icon("pause", "#ff0000", "#00ff00").pixmap(QSize(24, 24)).toImage()
    assert image.pixelColor(8, 12).name() == "#ff0000"
    assert image.pixelColor(12, 12).alpha() == 0
    with pytest.raises(FileNotFoundError):
        icons.icon("unicorn", "#ff0000")


def test_every_sign_the_sheet_asks_for_is_there() -> None:
    icons.load(RESOURCES / "icons")
    for key in KEYS:
        asked = {part.split(")")[0] for part in theme.stylesheet(themed(key)).split("url(")[1:]}
        folder = QDir.searchPaths("icons")[0]
        assert [name for name in asked if not Path(folder, name.removeprefix("icons:")).is_file()] == []


def test_the_cloth_is_lighter_in_the_middle(qapp: QApplication) -> None:
    image = cloth(QSize(200, 100), themed("club"), 2.0).toImage()
    assert image.width() == 400
    assert image.pixelColor(200, 90).lightness() > image.pixelColor(2, 2).lightness()
