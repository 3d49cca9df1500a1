"""Where everything is put together: journal, sitting, desk and window; and what happens when the program itself fails."""

from __future__ import annotations

import gc
import importlib
import sys
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from gm_console.store import places, settings
from gm_console.ui import fonts, icons, theme
from gm_console.ui.awake import Awake
from gm_console.ui.desk import Desk
from gm_console.ui.qt_words import QtWords
from gm_console.ui.sound import Sounds
from gm_console.ui.widgets.look import Look
from gm_console.ui.window import HostWindow
from gm_console.words import Translator

if TYPE_CHECKING:
    from collections.abc import Mapping
    from types import TracebackType

    from gm_console.sitting import Sitting
    from gm_console.sitting.shelf import Shelf


PAPER, CARDS = "gm_console.ui.printing", "gm_console.ui.handout"
CODES = "gm_console.printing.qr"
OVER_A_TABLE = (f"{PAPER}.errand", f"{PAPER}.page", f"{PAPER}.source", f"{CARDS}.errand", f"{CARDS}.page", CODES)


def run(*, exit_after_first_frame: bool = False) -> int:
    """Open the host's window and stay until it is closed; the exit status."""
    app = dressed_app()
    console = Console(app)
    console.window.first_frame.connect(collect_from_now)
    console.window.unfold()
    if exit_after_first_frame:
        console.window.first_frame.connect(app.quit)
    status = app.exec()
    console.close()
    return status


def collect_from_now() -> None:
    """What there is stays, and the collector never looks at it again: a full look at a whole table takes longer than a click may."""
    gc.enable()
    gc.collect()
    gc.freeze()


def be_ready() -> None:
    """What opens over a table is imported while nobody waits for it, before the collector is told of all there is."""
    for name in OVER_A_TABLE:
        importlib.import_module(name)
    collect_from_now()


def dressed_app() -> QApplication:
    """The application with its fonts and signs."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("gm-console")
    resources = places.shipped("resources")
    fonts.load(resources / "fonts")
    icons.load(resources / "icons")
    app.setWindowIcon(icons.app_icon())
    return app


class Console:
    """One running program: settings, journal, desk and window. While it lives, what nobody caught comes to `failed`."""

    def __init__(self, app: QApplication) -> None:
        self._app = app
        found, notices = settings.load(places.settings())
        look, public = looks(found)
        theme.dress(app, look.theme, look.scale)
        self._qt_words = QtWords(app)
        self._qt_words.speak(look.words.language)
        self._shelf: Shelf | None = None
        self.desk = Desk(self.sitting, look.words, found)
        self.sounds = Sounds(places.shipped("resources") / "sounds", on=found.sounds)
        self.window = HostWindow(self.desk, look, public, self.shelf, notices=notices, sounds=self.sounds, awake=Awake())
        self.window.settings_changed.connect(self.dress)
        self._settled = ""
        self.desk.changed.connect(self._settle)
        self._hook, sys.excepthook = sys.excepthook, self.failed

    def shelf(self) -> Shelf:
        """The journal's shelf, opened when it is first asked for: the first frame is painted by then.

        Raises `JournalError` where there is no journal to read and none can be made; asked again, it is tried again.
        """
        if self._shelf is None:
            from gm_console.sitting.shelf import Shelf
            from gm_console.store.journal import Journal

            self._shelf = Shelf(Journal.open(places.journal()), self.desk.words.language)
        return self._shelf

    def sitting(self) -> Sitting:
        """What rules, made when it is first needed. Raises `Refusal` ``journal``."""
        from gm_console.sitting import RealTime, Sitting
        from gm_console.sitting.shelf import refused
        from gm_console.store.errors import JournalError

        try:
            return Sitting(self.shelf(), self.find, RealTime())
        except JournalError as error:
            raise refused(error) from error

    def _settle(self) -> None:
        """Once a session's table stands: see `be_ready`. Who sits down at a new one is remembered."""
        if self.desk.session_id not in ("", self._settled):
            self._settled = self.desk.session_id
            QTimer.singleShot(0, be_ready)
            if self.desk.done is not None and self.desk.done["do"] == "new":
                self._remember(self.desk.done)

    def _remember(self, opening: dict[str, Any]) -> None:
        """The names in an opening, and nothing else of it."""
        host = _name(opening.get("host") or {})
        self.desk.settings = settings.remember(self.desk.settings, [_name(guest) for guest in opening.get("players", ())], host)
        refused = settings.save(places.settings(), self.desk.settings)
        if refused is not None:
            self.window.notice(self.desk.words.say(refused))

    def find(self, game: str, id_: str) -> Mapping[str, Any]:
        """Authored content, in the language of the cards. Raises `Refusal` ``bad-setup``."""
        from gm_console.store import contents

        return contents.find(game, id_, settings.languages(self.desk.settings)[2])

    def dress(self, fresh: settings.Settings) -> None:
        """Other settings: kept, and seen at once."""
        refused = settings.save(places.settings(), fresh)
        look, public = looks(fresh)
        self._qt_words.speak(look.words.language)
        self.sounds.on = fresh.sounds
        self.desk.settings, self.desk.words = fresh, look.words
        theme.dress(self._app, look.theme, look.scale)
        self.window.dress(look, public)
        if refused is not None:
            self.window.notice(look.words.say(refused))

    def failed(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Show what happened, then come back to the same moment: the session is read anew from the journal."""
        self._hook(kind, error, trace)
        if isinstance(error, Exception):
            from gm_console.ui.crash import report

            self.window.failures.tell(report(kind, error, trace))

    def close(self) -> None:
        """Leave everything as it is on disk."""
        sys.excepthook = self._hook
        self.desk.close()
        self.sounds.close()
        self._qt_words.hush()
        if self._shelf is not None:
            self._shelf.journal.close()


def _name(guest: object) -> str:
    """What somebody at the table is called; nothing where that is not said."""
    return str((guest.get("name") or "") if isinstance(guest, dict) else guest)


def looks(chosen: settings.Settings) -> tuple[Look, Look]:
    """How the host's windows and the players' screen look and speak."""
    language, public, _ = settings.languages(chosen)
    shown = theme.read(places.shipped("resources") / "themes" / f"{chosen.theme}.toml")
    words = Translator(language)
    return Look(shown, words, chosen.text_scale / 100), Look(shown, words if public == language else Translator(public))
