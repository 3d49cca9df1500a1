"""The way from the hall to a table and back: set-up, going on with a session, the same people again, and the other doors."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from gm_console.engine.refusal import Refusal
from gm_console.games import GAMES
from gm_console.store.errors import StoreError
from gm_console.ui.hall import Evening, Hall

if TYPE_CHECKING:
    from collections.abc import Callable

    from gm_console.engine.session import Session
    from gm_console.sitting.shelf import Shelf
    from gm_console.store.rows import SessionInfo
    from gm_console.ui.desk import Desk
    from gm_console.ui.editors.studio import Studio
    from gm_console.ui.page import Page
    from gm_console.ui.setup.page import SetUp
    from gm_console.ui.widgets.look import Look

LOOKED_AT = 5
"""How many of the newest sessions are looked at for one to go on with."""


class Foyer(QObject):
    """Keeps the pages that are no table on the window's stack. ``look`` is asked anew for every page.

    Signals: ``settings_changed`` with the settings as the host wants them; ``printing_wanted`` with a game's key.
    """

    settings_changed = Signal(object)
    printing_wanted = Signal(str)

    def __init__(self, desk: Desk, shelf: Callable[[], Shelf], stack: QStackedWidget, look: Callable[[], Look]) -> None:
        super().__init__(stack)
        self._desk = desk
        self._shelf = shelf
        self._stack = stack
        self._look = look
        self._page: QWidget | None = None

    def show_hall(self) -> Hall:
        """The hall, with what stands open; it asks the journal only in `welcome`."""
        hall = Hall(self._look())
        hall.game_chosen.connect(self.set_up)
        hall.resume_wanted.connect(self.resume)
        hall.again_wanted.connect(self.again)
        hall.recovery_wanted.connect(self.recover)
        hall.door_opened.connect(self.enter)
        self.turn_to(hall)
        return hall

    def turn_to(self, page: Hall | Page | SetUp | Studio) -> None:
        """A page in place of the one before; from all but the hall there is a way back to it."""
        self.leave()
        if not isinstance(page, Hall):
            page.back.connect(self.back)
        self._page = page
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """No page any more: a table takes its place."""
        if self._page is not None:
            self._stack.removeWidget(self._page)
            self._page.deleteLater()
            self._page = None

    @property
    def hall(self) -> Hall | None:
        """The hall, while it is shown."""
        return self._page if isinstance(self._page, Hall) else None

    def welcome(self, notices: tuple[str, ...] = ()) -> None:
        """What the journal has to say: an unfinished session, the last people, and what was found on opening it."""
        if self.hall is None:
            return
        try:
            self._shelf().look_again()
            sessions = self._shelf().journal.sessions()
            said = [self._look().words.say(notice) for notice in self._shelf().journal.notices]
        except StoreError as error:
            sessions, said = (), [self._look().words.say(error.said)]
        looked_at = [evening for info in sessions[:LOOKED_AT] if (evening := self._evening(info, sessions)) is not None]
        found = [one for one in looked_at if not one.torn]
        torn = next((one for one in looked_at if one.torn), None)
        self.hall.show_evenings(next((one for one in found if one.open), None), found[0] if found else None, torn)
        self.hall.say("\n".join((*notices, *said)))

    def _evening(self, info: SessionInfo, among: tuple[SessionInfo, ...]) -> Evening | None:
        """A session as the hall speaks of it; None where it cannot be read, unless it can be recovered."""
        words = self._look().words
        try:
            session, at, _ = self._shelf().load(info.id)
        except Refusal:
            from gm_console.ui.torn import torn

            found = torn(self._shelf().journal, info, among)
            return Evening(info.id, info.game, day(info, words.language), info.players, "", open=True, torn=True) if found else None
        clock = words.clock(shown(session, at))
        return Evening(info.id, info.game, day(info, words.language), info.players, clock, session.state.phase != "over")

    def set_up(self, game: str, proposal: dict[str, Any] | None = None) -> None:
        """The page where a meeting is set up."""
        from gm_console.ui.setup.page import SetUp

        page = SetUp(GAMES[game], self._look(), self._sessions(), self._desk.settings.names, proposal)
        page.ready.connect(lambda sent: self._open(page, sent))
        self.turn_to(page)

    def _sessions(self) -> tuple[SessionInfo, ...]:
        try:
            return self._shelf().journal.sessions()
        except StoreError:
            return ()

    def _open(self, page: SetUp, sent: dict[str, Any]) -> None:
        with suppress(StoreError):  # then the desk says so
            self._shelf().look_again()
        refusal = self._desk.do(sent)
        if refusal is not None:
            page.show_faults(refusal)

    def enter(self, door: str) -> None:
        """One of the hall's other doors."""
        if door == "printing":
            self.printing_wanted.emit(next(iter(GAMES)))
        else:
            {"settings": self.show_settings, "past": self.show_past, "cases": self.show_cases}[door]()

    def show_settings(self, focus: str = "") -> None:
        """The settings; ``focus`` is where the host's hand was."""
        from gm_console.ui.settings import SettingsPage

        page = SettingsPage(self._look(), self._desk.settings, focus)
        page.changed.connect(self.settings_changed)
        self.turn_to(page)

    def show_past(self) -> None:
        """Sessions of other days."""
        from gm_console.ui.past import PastSessions

        try:
            journal = self._shelf().journal
        except StoreError as error:
            self.say(self._look().words.say(error.said))
            return
        page = PastSessions(self._look(), journal)
        page.open_wanted.connect(self.resume)
        self.turn_to(page)

    def show_cases(self) -> None:
        """The library of cases and characters, and its editors."""
        from gm_console.ui.editors.studio import Studio

        page = Studio(self._look())
        self.turn_to(page)

    def dress(self) -> None:
        """The page that is shown, in its new look."""
        from gm_console.ui.settings import SettingsPage

        if isinstance(self._page, SettingsPage):
            self.show_settings(self._page.focused)
        else:
            self.back()

    def back(self) -> None:
        """To the hall."""
        self.show_hall()
        self.welcome()

    def resume(self, session: str) -> None:
        """Go on with a session, its clock paused where it stood."""
        if self.hall is not None:  # the page of past sessions holds the journal that is
            with suppress(StoreError):
                self._shelf().look_again()
        refusal = self._desk.do({"do": "open", "session": session})
        if refusal is not None:
            self.say(self._look().words.say(refusal.said))

    def say(self, text: str) -> None:
        """A line for the host, on the page he has open."""
        from gm_console.ui.page import Page

        if isinstance(self._page, Hall | Page):
            self._page.say(text)

    def recover(self, session: str) -> None:
        """A session whose chain is broken as a new one, up to the break; the hall then offers to go on with that."""
        from uuid import uuid4

        words = self._look().words
        try:
            self._shelf().journal.recover(session, uuid4().hex[:12])
        except StoreError as error:
            self.say(words.say(error.said))
            return
        self.welcome((words.text("past.recovered"),))

    def again(self, session: str) -> None:
        """The same people, characters and house rules; who solved it is proposed as host (M43)."""
        from gm_console.ui.setup.proposal import again

        try:
            info = self._shelf().journal.info(session)
            host = next_host(self._shelf(), session)
        except StoreError as error:
            self.say(self._look().words.say(error.said))
            return
        if info is not None:
            self.set_up(info.game, again(info, host))


def next_host(shelf: Shelf, id_: str) -> str | None:
    """Who the game that was played proposes as host; nobody where the session cannot be read."""
    try:
        session, _, _ = shelf.load(id_)
    except Refusal:
        return None
    proposed = getattr(session.game.table_view(session.state), "next_host", None)
    return proposed if isinstance(proposed, str) else None


def day(info: SessionInfo, language: str) -> str:
    """The day a session was opened, as a language writes it."""
    from PySide6.QtCore import QDateTime, QLocale

    created = QDateTime.fromString(info.created, Qt.DateFormat.ISODate).toLocalTime()
    return QLocale(language).toString(created.date(), QLocale.FormatType.ShortFormat)


def shown(session: Session, at: int) -> int:
    """What a face would show of a session's clock, in ms: what is left, or what has passed where there is no limit."""
    reading = session.clock.reading(at)
    return reading if session.clock.limit is None else session.clock.limit - reading
