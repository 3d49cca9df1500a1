"""What the host who does not play knows of an open round, over the table while he looks; nothing where he plays (E41)."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from gm_console.games.espia.views import SecretShown, TableView
from gm_console.ui import theme
from gm_console.ui.dialogs.frame import button, em, label
from gm_console.ui.held import HeldSheet
from gm_console.words import Translator


class SecretSheet(HeldSheet):
    """`know` gives it the secret; with none it says so."""

    def __init__(self, words: Translator, over: QWidget) -> None:
        super().__init__(over)
        self._words = words
        self._secret: SecretShown | None = None
        self._plays = False

    def know(self, case: tuple[SecretShown | None, bool], question: str | None, given: Collection[str], *, telling: bool = False) -> None:
        """What there is to see now: place, spies and roles; whether the host plays."""
        if case != (self._secret, self._plays):
            self._secret, self._plays = case
            if self.open:
                self._lay()

    def make(self) -> QWidget:
        """The page."""
        made, words, secret = QWidget(), self._words, self._secret
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(label(words.text("espiatable.sheet.title"), "title", wrap=False), 1)
        away = button(f"× {words.text('dialogs.sheet.closes')}", "flat", named="away")
        away.clicked.connect(self.shut)
        head.addWidget(away)
        column.addLayout(head)
        if secret is None:
            column.addWidget(label(words.text("espiatable.sheet.plays" if self._plays else "espiatable.sheet.none"), "cue"))
            column.addStretch(1)
        else:
            column.addWidget(self._scrolled(self._told(secret)), 1)
        made.setFocusProxy(away)
        return made

    def _told(self, secret: SecretShown) -> QWidget:
        made, words = QWidget(), self._words
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * em())
        grid.setColumnStretch(1, 1)
        spy = words.text("espiatable.end.spy")
        rows = [(words.text("espiatable.sheet.place"), secret.place, "title")]
        rows += [(name, spy, "cue") for name in secret.spies]
        rows += [(name, role, "") for name, role in secret.roles]
        for number, (about, said, role) in enumerate(rows):
            grid.addWidget(label(about, "soft", wrap=False), number, 0)
            grid.addWidget(label(said, role), number, 1)
        grid.setRowStretch(len(rows), 1)
        return made

    def _scrolled(self, inside: QWidget) -> QScrollArea:
        theme.mark(inside, role="page")
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inside)
        return area


def known(view: TableView) -> tuple[tuple[SecretShown | None, bool], None, tuple[str, ...]]:
    """What the host's view holds that no other does; a host who plays has a player's view, and that has nothing for this sheet."""
    return (getattr(view, "secret", None), view.host_plays), None, ()
