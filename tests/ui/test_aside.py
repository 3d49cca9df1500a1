"""Words in one line that lay out nothing around them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gm_console.ui.widgets.aside import Aside, Figure
from tests.ui.evening import Evening
from tests.ui.test_frames import settle

LONG = "Antes pueden interrumpir, por cercanía al marcador: Ana, Bruno e Íñigo."


class Asked(QObject):
    """How often a widget was asked to lay out its parts."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, widget: QObject, event: QEvent) -> bool:  # noqa: N802  # the name is Qt's
        self.times += event.type() == QEvent.Type.LayoutRequest
        return False


def box(qtbot: QtBot, label: QLabel) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    QHBoxLayout(made).addWidget(label)
    made.resize(200, 60)
    made.show()
    settle()
    return made


def test_words_give_way_and_lay_out_nothing(qtbot: QtBot) -> None:
    aside = Aside()
    around = box(qtbot, aside)
    asked = Asked(around)
    aside.setText(LONG)
    settle()
    assert asked.times == 0
    assert around.width() == 200 < aside.wanted()
    assert (aside.text(), aside.accessibleName()) == (LONG, LONG)


def test_what_has_no_room_ends_in_dots_and_is_painted_otherwise(qtbot: QtBot) -> None:
    aside = Aside()
    around = box(qtbot, aside)
    pictures = []
    for text in (LONG, LONG + " Y Zoe.", "Ana."):
        aside.setText(text)
        pictures.append(aside.grab().toImage())
    assert pictures[0] == pictures[1] != pictures[2]
    assert around.width() == 200


def test_what_goes_with_the_cue_takes_a_second_line_before_it_ends_in_dots(qtbot: QtBot) -> None:
    aside = Aside(several=True)
    qtbot.addWidget(aside)
    aside.setText(LONG)
    wide, one = round(aside.wanted() * 0.65), aside.sizeHint().height()
    aside.resize(wide, 2 * one)
    for text, lines, whole in (("Ana.", 1, True), (LONG, 2, True), (LONG * 3, 2, False)):
        aside.setText(text)
        said = aside.fitted()
        assert (round(said.size.height() / one), said.size.width() <= wide, "…" not in said.text) == (lines, True, whole)
    aside.resize(wide, one)
    assert "…" in aside.fitted().text


def test_a_figure_asks_for_room_only_where_it_has_more_digits_than_ever(qtbot: QtBot) -> None:
    figure = Figure()
    figure.setAccessibleName("Bote")
    around = box(qtbot, figure)
    asked = Asked(around)
    widths = []
    for text in ("£8", "£9", "£10", "£9"):
        figure.setText(text)
        settle()
        widths.append((asked.times > 0, figure.sizeHint().width()))
        asked.times = 0
    assert [more for more, _ in widths] == [True, False, True, False]
    assert widths[2][1] == widths[3][1] > widths[1][1]
    assert (figure.accessibleName(), figure.accessibleDescription()) == ("Bote", "£9")


def test_a_figure_is_measured_anew_in_other_letters(qtbot: QtBot) -> None:
    figure = Figure()
    around = box(qtbot, figure)
    figure.setText("£10.000")
    wide, font = figure.sizeHint().width(), figure.font()
    font.setPixelSize(9)
    figure.setFont(font)
    assert figure.sizeHint().width() < wide
    assert around.isVisible()


def test_a_ruling_asks_nothing_of_the_layout_of_the_window(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "ask", "by": "Ana"}, {"do": "answer", "answer": "no"})
    settle()
    asked = Asked(evening.window)
    evening.do({"do": "ask", "by": "Bruno"}, {"do": "answer", "answer": "no"}, {"do": "undo"})
    settle()
    assert asked.times == 0
