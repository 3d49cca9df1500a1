"""The players' screen: a second window for a television, and all it shows. It is given the table's view and the clock, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QScreen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gm_console.ui.desk import ClockShown

AGAIN_MS = 5000


class Face(Protocol):
    """What paints a game's table for the players. ``answers``: whether there is a last answer to show once more."""

    answers: bool

    def show_table(self, view: Any, clock: ClockShown) -> None:
        """Another moment. Raises TypeError for any view but the table's own."""

    def set_mode(self, *, blank: bool, break_until: str | None, again: bool, revealed: bool) -> None:
        """Dark, a break, the last answer once more, the ending shown."""


class PublicWindow(QWidget):
    """An empty frame round a face; every key goes to the host's desk."""

    def __init__(self, title: str, face: QWidget, keys: QWidget) -> None:
        super().__init__()
        self.setWindowTitle(title)
        self.setProperty("role", "public")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._keys = keys
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(face)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """The host may have this window in front and still be at his desk; a key that calls for words or a yes leads him there."""
        before = self._keys.focusWidget()
        self._keys.event(event)
        if self._keys.focusWidget() is not before:
            self._keys.activateWindow()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """As with the press."""
        self._keys.event(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802  # the name is Qt's
        """Closing hides; F11 shows it again."""
        event.ignore()
        self.hide()


def at_the_end(view: Any) -> object:
    """What there is to reveal of a game that ends once."""
    return view.phase if view.phase == "over" else None


class PublicScreen(QObject):
    """What the players see, on the television and in the host's small picture alike. Signal ``noticed`` carries a phrase's id."""

    noticed = Signal(str)

    def __init__(self, keys: QWidget) -> None:
        super().__init__(keys)
        self._keys = keys
        self._faces: list[Face] = []
        self._make: Callable[[], QWidget] | None = None
        self._ending: Callable[[Any], object] = at_the_end
        self._told: object = None
        self.window: PublicWindow | None = None
        self._title = ""
        self._screen: QScreen | None = None
        self._shown: tuple[Any, ClockShown] = (None, ClockShown())
        self.blank = False
        self.revealed = False
        self._break: str | None = None
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self._follow)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenRemoved.connect(self._screen_gone)
            app.screenAdded.connect(self._screen_came)

    def seat(self, picture: Face, make: Callable[[], QWidget], title: str, ending: Callable[[Any], object] = at_the_end) -> None:
        """A game's faces: the small picture now, the large one when it is asked for. ``ending`` gives what a reveal shows of a view."""
        shown = self.window is not None and self.window.isVisible()
        self._close_window()
        self._faces, self._make, self._title = [picture], make, title
        self._ending = ending
        self.revealed, self._break = False, None
        self._follow()
        if shown:
            self.toggle()

    def show_table(self, view: Any, clock: ClockShown) -> None:
        """Another moment for everybody; what was revealed is so no longer once there is another ending, or none."""
        self._shown = (view, clock)
        if self.revealed and (view is None or self._ending(view) != self._told):
            self.revealed = False
            self._follow()
        for face in self._faces:
            face.show_table(view, clock)

    def toggle(self) -> None:
        """Open the players' window where it belongs, or put it away."""
        if self.window is not None and self.window.isVisible():
            self.window.hide()
            return
        if self._make is None:
            return
        if self.window is None:
            face: Any = self._make()
            self._faces.append(face)
            self.window = PublicWindow(self._title, face, self._keys)
            face.show_table(*self._shown)
            self._follow()
        self._open(self.window, self.television())

    def television(self) -> QScreen | None:
        """A screen that is not the host's own, or None: one only, or two that show the same."""
        own = self._keys.screen()
        others = [screen for screen in QGuiApplication.screens() if screen.geometry() != own.geometry()]
        return others[0] if others else None

    def _open(self, window: PublicWindow, screen: QScreen | None) -> None:
        self._screen = screen
        if screen is None:
            window.setWindowState(Qt.WindowState.WindowNoState)
            window.resize(960, 540)
            window.show()
            self.noticed.emit("table.public.same-screen")
            return
        window.setScreen(screen)
        window.setGeometry(screen.geometry())
        window.showFullScreen()

    def _screen_gone(self, screen: QScreen) -> None:
        """Its monitor went: hidden, never moved."""
        if screen is self._screen and self.window is not None and self.window.isVisible():
            self.window.hide()
            self._screen = None
            self.noticed.emit("table.public.gone")

    def _screen_came(self, _: QScreen) -> None:
        if self._make is not None and (self.window is None or not self.window.isVisible()):
            self.noticed.emit("table.public.new")

    def toggle_blank(self) -> None:
        """Dark, or seen again."""
        self.blank = not self.blank
        self._follow()

    def show_again(self) -> None:
        """The last answer once more, for five seconds."""
        self._again.start()
        self._follow()

    def take_break(self, until: str | None) -> None:
        """The pause screen: until when, nothing where that is not said, None when the break is over."""
        self._break = until
        self._follow()

    def reveal(self) -> None:
        """The host's act: the ending may be seen."""
        view, _ = self._shown
        self.revealed, self._told = True, None if view is None else self._ending(view)
        self._follow()

    def forget(self) -> None:
        """The session was left."""
        self._again.stop()
        self._close_window()
        self._faces, self._make = [], None
        self._shown = (None, ClockShown())

    def _close_window(self) -> None:
        if self.window is not None:
            self.window.hide()
            self.window.deleteLater()
            self.window = None

    def _follow(self) -> None:
        for face in self._faces:
            face.set_mode(blank=self.blank, break_until=self._break, again=self._again.isActive(), revealed=self.revealed)
