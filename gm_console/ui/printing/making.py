"""From what is chosen to a finished file, and from that to its pages: off the window's thread, and called off at any moment."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage

from gm_console.engine.refusal import Refusal
from gm_console.printing.troubles import CANCELLED, PrintError
from gm_console.printshop import printers
from gm_console.printshop.order import RECORD, SHEETS, Order
from gm_console.printshop.task import Answer, Task
from gm_console.store.errors import StoreError
from gm_console.ui.printing.choices import Chosen
from gm_console.ui.printing.drawer import Drawer
from gm_console.ui.printing.pages import Pages
from gm_console.ui.printing.pressman import Pressman
from gm_console.ui.printing.preview import Preview
from gm_console.ui.printing.source import Source
from gm_console.words import Translator

STILL_MS = 250
"""So long after the last choice the press begins."""


class Making(QObject):
    """``made`` is the finished file of what is chosen now, None while there is none. ``language`` is that of the paper.

    Signals: ``changed`` when ``made`` did; ``remarked`` with what the host may want to know of it.
    """

    changed = Signal()
    remarked = Signal(str)

    def __init__(self, preview: Preview, source: Source, drawer: Drawer, words: Translator, language: str) -> None:
        super().__init__(preview)
        self._preview, self._source, self._drawer = preview, source, drawer
        self._words, self._language = words, language
        self._chosen: Chosen | None = None
        self._answer = Answer()
        self._making: Path | None = None
        self.made: Path | None = None
        self.pressman, self.pages = Pressman(self), Pages(self)
        self._still = QTimer(self)
        self._still.setSingleShot(True)
        self._still.setInterval(STILL_MS)
        self._still.timeout.connect(self.make)
        self.pressman.progressed.connect(preview.busy)
        self.pressman.ended.connect(self._ended)
        self.pressman.died.connect(self._died)
        self.pages.opened.connect(self._opened)
        self.pages.shown.connect(self._shown)
        self.pages.failed.connect(self._died)
        preview.wanted.connect(self.pages.show)
        preview.cancelled.connect(self.cancel)
        preview.again.connect(self.make)

    def choose(self, chosen: Chosen, *, soon: bool) -> None:
        """Something else is wanted: what was made is not it any more. ``soon``: made once the host's hand rests."""
        self.forget()
        self._chosen = chosen
        if soon:
            self.pressman.warm_up()
            self._still.start()

    def forget(self) -> None:
        """Nothing is under way and nothing is made; the file goes."""
        self._still.stop()
        if self.pressman.busy:
            self.pressman.stop()
        self.pages.shut()
        for path in (self.made, self._making):
            self._drawer.drop(path)
        self.made = self._making = None
        self._preview.clear()
        self.changed.emit()

    def stop(self) -> None:
        """The page goes: no process and no thread stays."""
        self.forget()
        self.pressman.stop()
        self.pages.stop()

    def make(self) -> None:
        """Begins; what cannot be asked for is said instead."""
        self.forget()
        chosen = self._chosen
        if chosen is None:
            return
        if self._source.session and not chosen.company.players and chosen.what not in (RECORD, *SHEETS):
            self._preview.say(self._words.text("printpage.choose-players"))
            return
        try:
            order = self._order(chosen)
            self._making = self._drawer.new()
        except (StoreError, Refusal, PrintError) as fault:
            self._preview.say(self._words.say(fault.said), trouble=True, again=isinstance(fault, PrintError))
            return
        self._preview.busy()
        self.pressman.do(Task(str(self._making), self._words.language, order))

    def _order(self, chosen: Chosen) -> Order:
        """Raises what the source does."""
        order = Order(self._source.game, chosen.what, self._language, chosen.paper, chosen.format, chosen.backs, chosen.copies)
        if chosen.what in SHEETS:
            return msgspec.structs.replace(order, orientation=chosen.orientation)
        if chosen.what == RECORD:
            return msgspec.structs.replace(order, record=self._source.record(Translator(self._language)))
        profile = printers.find(chosen.printer) if chosen.printer else None
        return msgspec.structs.replace(order, profile=profile, evening=self._source.evening(chosen.company, chosen.what))

    def cancel(self) -> None:
        """Calls it off; nothing has been written."""
        self.forget()
        self._preview.say(self._words.say(CANCELLED), again=True)

    def _ended(self, answer: Answer) -> None:
        if answer.refused:
            self.forget()
            self._preview.say(answer.refused, trouble=True)
            return
        self.made, self._making, self._answer = self._making, None, answer
        if self.made is not None:
            self.pages.open(self.made)
        self.remarked.emit("\n".join(answer.remarks))
        self.changed.emit()

    @property
    def shut(self) -> bool:
        """Whether what is made has pages that are not for the host to see, who plays himself."""
        secret = self.made is not None and any(part.secret for part in self._answer.parts)
        return secret and self._chosen is not None and self._source.shut(self._chosen.company)

    def _died(self) -> None:
        self.forget()
        self._preview.say(self._words.text("printpage.died"), trouble=True, again=True)

    def _opened(self, path: Path, pages: int) -> None:
        if path == self.made:
            self._preview.begin(self._answer.parts, pages, told=self._source.told, shut=self.shut)

    def _shown(self, path: Path, page: int, image: QImage) -> None:
        if path == self.made:
            self._preview.show_picture(page, image)
