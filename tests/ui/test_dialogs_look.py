"""Every dialog shows all it has, in every language; it is large enough to press and says what each field is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from gm_console.engine.phrase import phrase
from gm_console.engine.record import Dropped
from gm_console.engine.refusal import Refusal
from gm_console.sitting import Outcome
from gm_console.store import places
from gm_console.ui import fonts, icons, theme
from gm_console.ui.desk import ClockShown
from gm_console.ui.dialogs.clock import Gap, LateStart, SetClock
from gm_console.ui.dialogs.frame import Frame
from gm_console.ui.dialogs.martes.bet import Bet
from gm_console.ui.dialogs.martes.correct import Correct
from gm_console.ui.dialogs.martes.deduction import Amendment, Deduction, Judge
from gm_console.ui.dialogs.martes.hint import HintForm
from gm_console.ui.dialogs.martes.parts import parts
from gm_console.ui.dialogs.martes.question import Note, QuestionWords
from gm_console.ui.dialogs.martes.seats import Join, Lend
from gm_console.ui.dialogs.mend import Mend, Mending
from gm_console.ui.dialogs.plain import End, Ruling
from gm_console.ui.dialogs.seats import Leave
from gm_console.ui.dialogs.why import Waive, Why
from gm_console.ui.page import button
from gm_console.ui.tables.coming import heading
from gm_console.words import Translator
from tests.ui.dialogs import CASE, SAID, host_view, opened

TWICE = Refusal("not-allowed", phrase("martes.refuse.interrupted", name="Ana"), "M15", waivable=True)
ASK = {"do": "interrupt", "by": "Ana", "cliche": "médica", "question": "¿Llovía?"}
VIEW = host_view(phase="floor", turn="Ana")
LEAVES = ("Alguien deja la mesa", "Su bolsa se queda como está; puede volver cuando quiera.")
Make = Callable[[Translator, QWidget], Frame]


def mend(words: Translator, over: QWidget) -> Frame:
    fallen = Outcome(dropped=(Dropped(9, "not-allowed", "M15"), Dropped(10, "wrong-phase", None)))
    return Mend(words, Mending(7, ASK, ("Ana.",), parts(words, ASK, VIEW)), lambda _: fallen, lambda _: ("Bruno.",), over)


DIALOGS: dict[str, Make] = {
    "words": lambda words, over: QuestionWords(words, ASK, "Ana", over),
    "note": lambda words, over: Note(words, "Bruno", "¿Llovía?", over),
    "deduction": lambda words, over: Deduction(words, "Ana", over),
    "amendment": lambda words, over: Amendment(words, "Ana", SAID, over),
    "judge": lambda words, over: Judge(words, host_view(), over),
    "bet": lambda words, over: Bet(words, ("Ana", "Cloe"), range(5), over),
    "open bet": lambda words, over: Bet(words, ("Ana",), range(5), over, secret=False),
    "hint": lambda words, over: HintForm(words, "Ana", "médica", over, ladder=CASE.hints, hold_only=True),
    "correct": lambda words, over: Correct(words, VIEW, over),
    "leave": lambda words, over: Leave(words, LEAVES, VIEW.players, [seat.name for seat in VIEW.players], over),
    "join": lambda words, over: Join(words, heading(words, "dialogs.join.title", "dialogs.join.told"), ["Cloe"], over),
    "lend": lambda words, over: Lend(words, VIEW, over),
    "mend": mend,
    "end": lambda words, over: End(words, words.text("rules.M45"), over),
    "ruling": Ruling,
    "why": lambda words, over: Why(words, "M19", parent=over, sent=ASK, refusal=TWICE),
    "waive": lambda words, over: Waive(words, ASK, TWICE, over),
    "clock": lambda words, over: SetClock(words, lambda: ClockShown(3_600_000, 1_000_000, running=True), over),
    "late start": lambda words, over: LateStart(words, lambda: 250_000, over),
    "gap": lambda words, over: Gap(words, 602_000, (1_800_000, 1_198_000), over),
}
LANGUAGE = pytest.mark.parametrize("language", ["es", "fr", "en"])
DIALOG = pytest.mark.parametrize("name", DIALOGS)


@pytest.fixture
def over(qtbot: QtBot, qapp: QApplication) -> QWidget:
    """The window below, dressed as at home."""
    resources = places.shipped("resources")
    fonts.load(resources / "fonts")
    icons.load(resources / "icons")
    theme.dress(qapp, theme.read(resources / "themes/club.toml"))
    window = QWidget()
    window.resize(1280, 800)
    qtbot.addWidget(window)
    window.show()
    return window


@LANGUAGE
@DIALOG
def test_nothing_is_cut_off_and_nothing_scrolls(qtbot: QtBot, over: QWidget, language: str, name: str) -> None:
    dialog = DIALOGS[name](Translator(language), over)
    opened(qtbot, dialog)
    QApplication.processEvents()
    assert dialog.page.height() >= dialog.page.needed(dialog.page.viewport().width())
    assert dialog.height() <= over.height()
    shown = [made for made in dialog.findChildren(QPushButton) if made.isVisible()]
    assert [made.text() for made in shown if made.width() < made.sizeHint().width()] == []
    lines = [one for one in dialog.findChildren(QLabel) if one.isVisible() and one.text()]
    needed = {one.text(): one.heightForWidth(one.width()) if one.wordWrap() else one.sizeHint().height() for one in lines}
    assert [one.text() for one in lines if one.height() < needed[one.text()]] == []
    dialog.close()


@pytest.mark.parametrize(("words", "beside"), [("Cloe regarde ici…", True), ("Maximiliana Fernández de la Vega regarde…", False)])
def test_in_the_largest_letters_no_button_at_the_foot_is_cut(
    qtbot: QtBot, qapp: QApplication, over: QWidget, words: str, beside: bool
) -> None:
    theme.dress(qapp, theme.read(places.shipped("resources") / "themes/club.toml"), 1.75)
    over.resize(1024, 700)
    dialog = Frame(Translator("fr"), "Cloe accuse", over, go=words)
    dialog.buttons.insertWidget(2, button("Trancher sans regarder", "action", named="rule"))
    opened(qtbot, dialog)
    made = [one for one in dialog.findChildren(QPushButton) if one.isVisible()]
    assert [one.text() for one in made if one.width() < one.sizeHint().width() or not dialog.rect().contains(one.geometry())] == []
    assert (len({one.y() for one in made}) == 1) is beside
    dialog.close()


@DIALOG
def test_nothing_is_cut_off_in_a_small_window_either(qtbot: QtBot, over: QWidget, name: str) -> None:
    over.resize(1024, 700)
    dialog = DIALOGS[name](Translator("fr"), over)
    opened(qtbot, dialog)
    QApplication.processEvents()
    assert dialog.page.verticalScrollBar().maximum() == 0
    assert dialog.height() <= over.height()
    dialog.close()


@LANGUAGE
@DIALOG
def test_a_letter_means_one_thing_in_a_dialog(qtbot: QtBot, over: QWidget, language: str, name: str) -> None:
    dialog = DIALOGS[name](Translator(language), over)
    opened(qtbot, dialog)
    if name != "why":
        dialog.show_refusal(TWICE)
    named = [one for one in dialog.findChildren(QWidget) if isinstance(one, QLabel | QAbstractButton) and one.isVisible()]
    letters = [text[text.index("&") + 1].casefold() for one in named if "&" in (text := one.text().replace("&&", "")) if text[-1] != "&"]
    assert sorted({letter for letter in letters if letters.count(letter) > 1}) == []
    dialog.close()


@DIALOG
def test_every_field_says_what_it_is_to_who_cannot_see_it(qtbot: QtBot, over: QWidget, name: str) -> None:
    dialog = DIALOGS[name](Translator("es"), over)
    opened(qtbot, dialog)
    fields = [one for one in dialog.findChildren(QWidget) if isinstance(one, QLineEdit | QComboBox | QSpinBox)]
    mute = [one for one in fields if not one.accessibleName() and not isinstance(one.parentWidget(), QSpinBox | QComboBox)]
    assert mute == []
    dialog.close()


@DIALOG
def test_the_window_below_waits_and_the_first_field_has_the_keyboard(qtbot: QtBot, over: QWidget, name: str) -> None:
    dialog = DIALOGS[name](Translator("es"), over)
    opened(qtbot, dialog)
    assert dialog.isModal()
    assert dialog.focusWidget() is not None
    assert dialog.go_button.isDefault()
    dialog.close()
