"""The host's printers on the page: offered, measured with a form, kept in his folder."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from gm_console.printing.profile import Profile
from gm_console.printshop import printers
from gm_console.store.errors import StoreError
from gm_console.ui.dialogs.frame import Sent
from gm_console.ui.printing.choices import Choices
from gm_console.ui.printing.printer_form import PrinterForm
from gm_console.words import Translator


class Measuring(QObject):
    """Signal ``troubled`` with a sentence where the file of printers cannot be read or written."""

    troubled = Signal(str)

    def __init__(self, choices: Choices, words: Translator, over: QWidget) -> None:
        super().__init__(over)
        self._choices, self._words, self._over = choices, words, over
        self.form: PrinterForm | None = None
        choices.printer_wanted.connect(self.ask)

    def offer(self, chosen: str | None = None) -> None:
        """The printers as they are on disk; ``chosen`` is the one wanted from now on."""
        found, wrong = printers.load()
        self._choices.know_printers(found, chosen)
        if wrong:
            self.troubled.emit("\n".join(self._words.say(said) for said in wrong))

    def ask(self, name: str) -> None:
        """The form for a printer, a new one where it has no name."""
        form = PrinterForm(self._words, printers.find(name) if name else None, self._choices.value.paper, self._over)
        form.given.connect(lambda sent: self._keep(form, sent, name))
        form.forgotten.connect(lambda: self._tries(lambda: printers.forget(name), ""))
        form.sheet_wanted.connect(self._print_sheet)
        self.form = form
        form.open()

    def _keep(self, form: PrinterForm, sent: Sent, replaced: str) -> None:
        profile: Profile = form.profile(sent)
        form.accept()
        self._tries(lambda: printers.keep(profile, replaced), profile.name)

    def _tries(self, act: Callable[[], None], chosen: str) -> None:
        try:
            act()
        except StoreError as fault:
            self.troubled.emit(self._words.say(fault.said))
        else:
            self.offer(chosen)

    def _print_sheet(self, paper: str, backs: str, orientation: str) -> None:
        self._choices.choose("calibration")
        for key, value in (("paper", paper), ("backs", backs), ("orientation", orientation)):
            self._choices.put(key, value)
