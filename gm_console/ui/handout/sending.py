"""A card for a guest at a distance: into the clipboard, or a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from gm_console.printing.target import write
from gm_console.printing.troubles import PrintError
from gm_console.ui.handout.picture import file_name, picture, png

if TYPE_CHECKING:
    from gm_console.ui.handout.face import Fit
    from gm_console.ui.handout.hand import Cards
    from gm_console.ui.handout.secret import Person
    from gm_console.ui.widgets.look import Look


class Sending(QObject):
    """Signal ``told``: what was done or why not, for the host. Who was sent his card has had it."""

    told = Signal(str)

    def __init__(self, look: Look, cards: Cards, fitted: Callable[[], Fit], over: QWidget) -> None:
        super().__init__(over)
        self._look, self._cards, self._fitted, self._over = look, cards, fitted, over

    def copy(self, person: Person) -> None:
        """Into the clipboard, to be pasted where only that guest reads it."""
        secret = self._cards.secret(person.id)
        QGuiApplication.clipboard().setImage(picture(self._look, secret, person.name, self._fitted()))
        self._cards.mark(person.id, "sent")
        self.told.emit(self._look.words.text("handout.copied", name=person.name))

    def choose(self, person: Person) -> None:
        """Ask where to save it."""
        words = self._look.words
        place = [one.id for one in self._cards.people].index(person.id) + 1
        chooser = QFileDialog(self._over, words.text("handout.act.save"))
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        chooser.setNameFilters(["PNG (*.png)"])
        chooser.setDefaultSuffix("png")
        chooser.setDirectory(str(Path.home()))
        chooser.selectFile(file_name(words.text("handout.file"), person.name, place))
        chooser.fileSelected.connect(lambda path: self.save(person, Path(path)))
        chooser.finished.connect(chooser.deleteLater)
        chooser.open()

    def save(self, person: Person, path: Path) -> None:
        """Write it whole, or say why not."""
        secret = self._cards.secret(person.id)
        try:
            write(path, png(picture(self._look, secret, person.name, self._fitted())))
        except PrintError as error:
            self.told.emit(self._look.words.say(error.said))
            return
        self._cards.mark(person.id, "sent")
        self.told.emit(self._look.words.text("handout.saved", name=person.name, path=str(path)))
