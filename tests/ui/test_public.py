from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gm_console.games.martes.content import Six
from gm_console.games.martes.views import OpenedSeal
from gm_console.ui.desk import ClockShown
from gm_console.ui.public import PublicScreen
from gm_console.ui.tables.martes.public_face import PublicFace
from tests.ui.evening import ALL, CASE, Evening, look

SECRETS = ("sacristán", "cuerda", "mojada")


def screen(evening: Evening) -> PublicScreen:
    return evening.window.public


@contextmanager
def painted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every text that a face paints."""
    told: list[str] = []

    def write(self: PublicFace, painter: QPainter, box: tuple[float, ...], text: str, size: int, **_: object) -> None:
        assert QRectF(*box).width() > 0
        told.append(text)

    with monkeypatch.context() as patch:
        patch.setattr(PublicFace, "_write", write)
        yield told


def shown(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> str:
    with painted(monkeypatch) as told:
        evening.table.face.grab()
    return "\n".join(told)


def solve(evening: Evening) -> None:
    evening.do({"do": "ask", "by": "Ana"}, {"do": "answer", "answer": "yes"}, {"do": "deduce", "by": "Ana", "who": "el sacristán"})
    evening.do({"do": "judge", "hits": ALL})


def test_the_players_face_refuses_the_hosts_view(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    with pytest.raises(TypeError, match="HostView"):
        evening.table.face.show_table(evening.desk.host, ClockShown())


def test_the_last_answer_is_one_large_word_with_who_asked(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "ask", "by": "Ana", "question": "¿Llovía?"}, {"do": "answer", "answer": "irrelevant"})
    assert "NO IMPORTA\nAna preguntó: ¿Llovía?" in shown(evening, monkeypatch)


def test_a_shows_the_last_answer_again_for_a_while(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "ask", "by": "Ana"}, {"do": "answer", "answer": "no"}, {"do": "ask", "by": "Bruno"})
    assert "NO\n" not in shown(evening, monkeypatch)
    evening.key("a")
    assert "NO\nPreguntó Ana" in shown(evening, monkeypatch)
    screen(evening)._again.setInterval(1)
    evening.key("a")
    qtbot.waitUntil(lambda: not screen(evening)._again.isActive())
    assert "NO\n" not in shown(evening, monkeypatch)


def test_b_blanks_both_faces_and_gives_them_back(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.key("b")
    assert evening.table.face.grab().toImage().pixelColor(50, 50) == Qt.GlobalColor.black
    evening.key("b")
    assert evening.table.face.grab().toImage().pixelColor(50, 50) != Qt.GlobalColor.black


def test_no_word_of_the_secret_is_shown_in_any_phase_before_the_reveal(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(qtbot, begun=False)
    told = [shown(evening, monkeypatch)]
    for sent in (
        {"do": "start"},
        {"do": "ask", "by": "Ana"},
        {"do": "answer", "answer": "yes"},
        {"do": "deduce", "by": "Ana", "who": "el sacristán", "how": "con la cuerda mojada"},
        {"do": "judge", "hits": ["who", "how"]},
        {"do": "bet", "by": "Bruno", "count": 4},
    ):
        evening.do(sent)
        told.append(shown(evening, monkeypatch))
    assert [word for word in (*SECRETS, CASE["title"], "4 de") if any(word in text for text in told)] == []


def test_the_end_waits_for_the_hosts_own_act(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(qtbot)
    solve(evening)
    assert shown(evening, monkeypatch) == "La reunión ha terminado"
    evening.key("v")
    assert shown(evening, monkeypatch) == "La reunión ha terminado"
    evening.click(evening.table.line.choices["confirm"])
    told = shown(evening, monkeypatch)
    assert all(part in told for part in ("El sacristán", "en el acta", "Ana resuelve", "Anfitrión propuesto: Ana", "£30"))


def test_six_answers_stand_each_under_what_it_answers(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(qtbot)
    solve(evening)
    six = Six(what="Un robo.", who="El sacristán.", how="Con la llave.")
    opened = OpenedSeal("00", "", "La torre", six, "")
    evening.table.face.show_table(replace(evening.desk.table, opened=opened), ClockShown())
    evening.table.face.set_mode(blank=False, break_until=None, again=False, revealed=True)
    told = shown(evening, monkeypatch)
    assert "La torre\nQué\nUn robo.\nQuién\nEl sacristán.\nCómo\nCon la llave." in told


def test_undoing_the_end_covers_it_again(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(qtbot)
    solve(evening)
    screen(evening).reveal()
    evening.do({"do": "undo"}, {"do": "judge", "hits": ALL})
    assert shown(evening, monkeypatch) == "La reunión ha terminado"


def test_a_break_shows_only_the_break(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(qtbot)
    screen(evening).take_break("22:30")
    assert shown(evening, monkeypatch) == "Pausa\nhasta las 22:30"
    screen(evening).take_break(None)
    assert "Ana" in shown(evening, monkeypatch)


def test_with_one_screen_f11_opens_an_ordinary_window_and_says_why(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    with qtbot.waitSignal(screen(evening).noticed) as told:
        evening.key(Qt.Key.Key_F11)
    window = screen(evening).window
    assert told.args == ["table.public.same-screen"]
    assert window is not None
    assert (window.isFullScreen(), window.width() * 9, window.height() * 16) == (False, 8640, 8640)
    evening.key(Qt.Key.Key_F11)
    assert not window.isVisible()


def test_a_monitor_that_goes_hides_the_players_window_and_offers_it_again(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.key(Qt.Key.Key_F11)
    screen(evening)._screen = evening.window.screen()
    with qtbot.waitSignal(screen(evening).noticed) as told:
        screen(evening)._screen_gone(evening.window.screen())
    assert told.args == ["table.public.gone"]
    window = screen(evening).window
    assert window is not None
    assert not window.isVisible()


def test_a_monitor_that_appears_gets_no_window_unasked(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    with qtbot.waitSignal(screen(evening).noticed) as told:
        screen(evening)._screen_came(evening.window.screen())
    assert told.args == ["table.public.new"]
    assert screen(evening).window is None


def test_a_monitor_that_appears_in_the_hall_is_nobodys_business(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.desk.close()
    with qtbot.assertNotEmitted(screen(evening).noticed):
        screen(evening)._screen_came(evening.window.screen())


def test_titles_tips_and_names_of_the_players_window_carry_no_secret(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.key(Qt.Key.Key_F11)
    window = screen(evening).window
    assert window is not None
    texts = [evening.window.windowTitle()]
    for widget in (window, *window.findChildren(QWidget)):
        texts += [widget.windowTitle(), widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    assert [word for word in (*SECRETS, CASE["title"]) if any(word in text for text in texts)] == []


def test_the_players_screen_speaks_its_own_language(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(qtbot)
    evening.window.dress(evening.window.look, look("fr"))
    assert "La parole est à Ana" in shown(evening, monkeypatch)


def test_keys_pressed_in_the_players_window_are_the_hosts(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.key(Qt.Key.Key_F11)
    window = screen(evening).window
    assert window is not None
    QTest.keyClick(window, Qt.Key.Key_Q)
    assert evening.phase == "question"
