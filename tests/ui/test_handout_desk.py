"""Handing out in the middle of a meeting: what the window shows meanwhile, what comes back, and where the cards come from."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from gm_console.games.martes.views import TableView
from gm_console.store.settings import Settings
from gm_console.ui.desk import Desk
from gm_console.ui.handout.errand import HandingOut
from gm_console.ui.handout.hand import DeskCards
from gm_console.ui.handout.page import HandOut
from gm_console.ui.handout.secret import Person, Secret
from gm_console.ui.tables.espia.dealing import possible
from gm_console.ui.tables.kit import kit
from gm_console.ui.tables.martes.dealing import DEALING, secret
from gm_console.words import Translator
from tests.ui.dialogs import texts
from tests.ui.espia.rooms import Room as SpyRoom
from tests.ui.evening import Evening, named


class Room:
    """A meeting of four whose cards are being handed out."""

    def __init__(self, qtbot: QtBot, **settings: Any) -> None:
        self.evening = Evening(qtbot)
        self.desk = self.evening.desk
        self.desk.settings = Settings(**settings)
        self.errand = HandingOut(self.desk, self.evening.window.stack)
        self.begin()

    def begin(self) -> None:
        """From the table to the hand-out."""
        assert self.errand.begin(self.evening.window.look, DEALING)

    @property
    def page(self) -> HandOut:
        """The hand-out."""
        assert self.errand.page is not None
        return self.errand.page

    def key(self, key: Qt.Key | str) -> None:
        """A key, where the keyboard is."""
        self.page._ear.__init__(lambda: 0)  # type: ignore[misc]  # a rested ear, as after a pause
        QTest.keyClick(self.evening.window.focusWidget(), named(key))


def cards(desk: Desk, **changes: Any) -> DeskCards:
    return DeskCards(desk, replace(DEALING, **changes), Translator("es"))


def seen(evening: Evening, name: str) -> TableView:
    view = evening.desk.answers.seen(name)
    assert isinstance(view, TableView)
    return view


def test_the_table_is_in_no_visible_widget_meanwhile(qtbot: QtBot) -> None:
    room = Room(qtbot)
    assert not room.evening.table.isVisible()
    assert not room.evening.table.face.isVisible()
    shown = [one.text() for one in room.evening.window.findChildren(QLabel) if one.isVisible()]
    assert not any("£" in text or "campana" in text for text in shown)


def test_title_and_players_screen_are_as_before(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.evening.window.public.toggle()
    window, face = room.evening.window, room.evening.table.face
    before = window.windowTitle(), face.grab().toImage()
    room.page.turning.press("words")
    others = [one for one in QApplication.topLevelWidgets() if one is not window]
    assert any(type(one).__name__ == "PublicWindow" for one in others)
    assert "médica rural" in room.page.card.accessibleDescription()
    assert not any("médica rural" in texts(one) for one in others)
    assert (window.windowTitle(), face.grab().toImage()) == before
    window.public.toggle()
    room.page.done.emit()


def test_no_key_rules_at_the_table_meanwhile(qtbot: QtBot) -> None:
    room = Room(qtbot)
    entries = len(room.desk.log)
    for key in ("q", "p", "x", "l", "b", "c", "/", "1"):
        room.key(key)
    assert (len(room.desk.log), room.evening.phase, room.desk.clock().paused) == (entries, "floor", False)
    room.key(Qt.Key.Key_Escape)


def test_a_key_hands_out_and_the_table_hears_none_from_the_players_screen(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.key("h", Qt.KeyboardModifier.ControlModifier)
    assert evening.window.handing_out
    entries = len(evening.desk.log)
    evening.key("q")
    QTest.keyClick(evening.window, Qt.Key.Key_P)
    assert (len(evening.desk.log), evening.desk.clock().paused) == (entries, False)
    evening.desk.close()
    assert not evening.window.handing_out


@pytest.mark.parametrize("game", ["martes", "espia"])
def test_the_window_closes_though_a_card_lies_open(qtbot: QtBot, game: str) -> None:
    made: Evening | SpyRoom = Evening(qtbot) if game == "martes" else SpyRoom(qtbot)
    if game == "espia":
        made.do({"do": "deal"})
    made.window.acts.hand_out()
    page = made.window.handing.page
    assert page is not None
    page.turning.press("words")
    assert page.card.open
    made.window.close()
    assert (page.card.open, made.window.handing.page) == (False, None)


def test_the_menu_hands_out_and_another_look_brings_the_table_back(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    entry = evening.table.findChild(QAction, "desk:hand-out")
    assert entry is not None
    entry.trigger()
    assert evening.window.stack.currentWidget() is evening.window.handing.page
    evening.window.dress(evening.window.look, evening.window.public_look)
    assert evening.window.stack.currentWidget() is evening.table
    assert evening.window.stack.count() == 1


def test_the_table_comes_back_with_the_keyboard(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.key(Qt.Key.Key_Space)
    room.key(Qt.Key.Key_Escape)
    window = room.evening.window
    assert window.stack.currentWidget() is room.evening.table
    assert window.focusWidget() is room.evening.table
    assert [page for page in window.findChildren(QWidget) if isinstance(page, HandOut) and page.isVisible()] == []


def test_who_has_seen_his_card_is_remembered_while_the_meeting_is_open(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.key(Qt.Key.Key_Space)
    room.key(Qt.Key.Key_Escape)
    room.begin()
    assert room.page.person.name == "Bruno"
    room.key(Qt.Key.Key_Escape)
    room.evening.do({"do": "new", "game": "martes", "players": [{"name": n, "cliches": ["x"]} for n in ("Ana", "Bruno", "Cloe")]})
    room.begin()
    assert room.page.person.name == "Ana"
    room.key(Qt.Key.Key_Escape)


def test_who_leaves_the_table_meanwhile_gets_no_card(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.evening.do({"do": "leave", "player": "Ana"})
    assert room.page.person.name == "Bruno"
    assert room.page.findChild(QWidget, "player:p2") is not None
    assert [person.name for person in room.page.cards.people] == ["Bruno", "Cloe", "Íñigo"]
    room.key(Qt.Key.Key_Escape)


def test_a_card_is_a_character_with_boxes_ticked_as_they_are_spent(qtbot: QtBot) -> None:
    evening = Evening(qtbot)
    evening.do({"do": "ask", "by": "Ana"}, {"do": "interrupt", "by": "Bruno", "cliche": "relojero"})
    ana = secret(Translator("es"), seen(evening, "Ana"), "p1")
    bruno = secret(Translator("es"), seen(evening, "Bruno"), "p2")
    assert (ana.heading, ana.foot) == ("Doctora Elvira Pons", "El Club de los Martes")
    assert ana.qr_text == "Ana\nDoctora Elvira Pons\n– médica rural\n– viajera"
    assert bruno.heading == "Bruno"
    assert [(line.text, line.boxes) for line in bruno.lines] == [("artillero", (False, False)), ("relojero", (False, True))]


def test_cards_speak_their_own_language(qtbot: QtBot) -> None:
    room = Room(qtbot, cards_language="fr")
    assert room.page.cards.secret("p1").columns == ("indice", "interrompt")
    assert room.page.panel.told.text().startswith("Ana, cuando")
    room.key(Qt.Key.Key_Escape)


def test_a_setting_opens_cards_only_while_something_is_held(qtbot: QtBot) -> None:
    room = Room(qtbot, hold_only=True)
    assert room.page.turning.hold_only
    room.key(Qt.Key.Key_Escape)


def test_a_game_that_records_who_has_seen_his_card_is_told_and_believed(qtbot: QtBot) -> None:
    desk, told = Evening(qtbot).desk, []
    seen: dict[str, bool] = {"p1": False, "p2": True}
    people = lambda _: tuple(Person(id_, id_, had) for id_, had in seen.items())  # noqa: E731  # it reads best beside its table
    held = cards(desk, people=people, mark_seen=lambda _, id_: told.append(id_))
    assert [held.had(id_) for id_ in seen] == ["", "seen"]
    held.mark("p1", "seen")
    assert (held.had("p1"), told) == ("", ["p1"])
    seen["p1"] = True
    assert held.had("p1") == "seen"


def test_a_card_is_made_from_that_player_s_view_alone(qtbot: QtBot) -> None:
    desk, asked = Evening(qtbot).desk, []

    def watched(words: Translator, view: TableView, player: str) -> Secret:
        asked.append((view, player))
        return secret(words, view, player)

    cards(desk, secret=watched).secret("p2")
    assert asked == [(desk.answers.seen("Bruno"), "p2")]
    assert not {"case", "secret"} & {field.name for field in msgspec.structs.fields(type(asked[0][0]))}


@pytest.mark.parametrize("plays", [True, False])
def test_whether_the_host_plays_is_the_game_s_to_say(qtbot: QtBot, *, plays: bool) -> None:
    assert cards(Evening(qtbot).desk, host_plays=lambda _: plays).may_copy is not plays


def test_martes_hands_out_characters(qtbot: QtBot) -> None:
    assert kit("martes").dealing is DEALING


def test_there_is_nothing_to_hand_out_in_the_hall(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.key(Qt.Key.Key_Escape)
    room.desk.close()
    assert not room.errand.begin(room.evening.window.look, DEALING)


def test_a_cliche_that_serves_once_in_all_has_one_box_ticked_by_either_use(qtbot: QtBot) -> None:
    evening = Evening(qtbot, options={"shared_cliches": True})
    evening.do({"do": "ask", "by": "Ana"}, {"do": "interrupt", "by": "Bruno", "cliche": "relojero"})
    bruno = cards(evening.desk).secret("p2")
    assert bruno.columns == ("usado",)
    assert [(line.text, line.boxes) for line in bruno.lines] == [("artillero", (False,)), ("relojero", (True,))]


def test_a_spy_room_of_a_thousand_cards_asks_for_each_word_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    room, asked = SpyRoom(qtbot), list[str]()

    def text(self: Translator, id_: str, **fields: object) -> str:
        asked.append(id_)
        return id_

    monkeypatch.setattr(Translator, "text", text)
    assert len(list(possible(Translator("es"), room.desk))) > 50
    assert len(asked) == len(set(asked))
