"""The printing page: choices at the left, the real pages at the right, and below what to do with them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from gm_console.ui import theme
from gm_console.ui.page import Page, scrolled
from gm_console.ui.printing.choices import NARROW, Choices
from gm_console.ui.printing.delivery import Delivery
from gm_console.ui.printing.drawer import Drawer
from gm_console.ui.printing.making import Making
from gm_console.ui.printing.measuring import Measuring
from gm_console.ui.printing.preview import Preview
from gm_console.ui.printing.source import Source
from gm_console.ui.widgets.look import Look

OUT = ("open", "save", "print")
REMARKS = 1
"""Of what the host may want to know of a file, so much is said at once; the rest to a pointer that rests on it."""


class PrintPage(Page):
    """Signals: ``back``; ``game_wanted`` with the key of another game to print for.

    ``drawer`` outlives the page: a viewer may still have a file of it open. ``language`` is that of the paper.

    What was pressed last is what is seen, opened, saved and printed.
    """

    game_wanted = Signal(str)

    def __init__(self, look: Look, source: Source, drawer: Drawer, language: str, *, hold_only: bool = False) -> None:
        super().__init__(look, look.words.text("printpage.title"))
        self.setObjectName("printing")
        self._game, self._source = source.game, source
        self.choices = Choices(look, source)
        self.preview = Preview(look, source.game, hold_only=hold_only)
        self.making = Making(self.preview, source, drawer, look.words, language)
        self.delivery = Delivery(self.making, drawer, look.words, self)
        self.measuring = Measuring(self.choices, look.words, self)
        self._lay()
        self._wire()
        self.measuring.offer()

    def _lay(self) -> None:
        px, words = self.look.px, self.look.words
        panel = QFrame()
        theme.mark(panel, role="panel")
        inside = QVBoxLayout(panel)
        inside.setContentsMargins(px(12), px(12), px(12), px(8))
        inside.addWidget(self.preview)
        row = QHBoxLayout()
        row.setSpacing(px(14))
        self._lay_choices(row)
        row.addWidget(panel, 1)
        self.body.addLayout(row, 1)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(words.text("printpage.sending"))
        self.bar.hide()
        self.foot.addWidget(self.bar)
        self.stop_sending = self.act("stop-sending", words.text("printpage.cancel"))
        self.stop_sending.hide()
        self.open, self.save, self.print = (self.act(key, words.text(f"printpage.{key}"), primary=key == "open") for key in OUT)
        for key, made in zip(OUT, (self.open, self.save, self.print), strict=True):
            told = words.text(f"printpage.{key}.told")
            made.setToolTip(told)
            made.setAccessibleDescription(told)
        self.begin_at(self.choices.what)

    def _lay_choices(self, row: QHBoxLayout) -> None:
        """The list of things, and what can be chosen for one beside it; in large letters below it, all scrolling as one."""
        px, what = self.look.px, self.choices.what
        if self.look.scale <= NARROW:
            what.setFixedWidth(px(196))
            row.addWidget(what)
            inside: QWidget = self.choices
        else:
            inside = QWidget()
            column = QVBoxLayout(inside)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(what)
            column.addWidget(self.choices, 1)
            what.setFixedHeight(what.count() * (what.sizeHintForRow(0) + px(2)))
        area = scrolled(inside)
        area.setFixedWidth(px(336) if self.look.scale <= NARROW else px(262))
        row.addWidget(area)

    def _wire(self) -> None:
        self.choices.changed.connect(self._choose)
        self.choices.game_wanted.connect(self.game_wanted)
        self.choices.rounds.deal_wanted.connect(self._deal)
        self.making.changed.connect(self._follow)
        self.making.remarked.connect(self._remark)
        for teller in (self.measuring, self.delivery):
            teller.troubled.connect(lambda said: self.say(said, trouble=True))
        self.delivery.told.connect(self.say)
        self.delivery.sending.connect(self._sending)
        self.delivery.sent.connect(lambda _: self._sending(0, 0))
        self.stop_sending.clicked.connect(self.delivery.call_off)
        self.open.clicked.connect(self.delivery.view)
        self.save.clicked.connect(lambda: self.delivery.ask_where(f"{self._game}-{self.choices.chosen}"))
        self.print.clicked.connect(lambda: self.delivery.ask_printer(self.choices.value.backs or ""))

    def _deal(self, rounds: int) -> None:
        """Rounds are dealt and sealed at the table, then printed."""
        refusal = self._source.deal(rounds)
        self.choices.rounds.wait(self._source.waiting)
        self._choose()
        if refusal is not None:
            self.say(self.look.words.say(refusal.said), trouble=True)

    def _choose(self) -> None:
        self.say("")
        self.notice.setToolTip("")
        self.delivery.call_off()
        self.making.choose(self.choices.value, soon=self.isVisible())

    def _follow(self) -> None:
        for made in (self.open, self.save, self.print):
            made.setEnabled(self.making.made is not None)
        shut = self.making.shut  # printed or saved, and on no screen of a host who plays
        self.open.setEnabled(self.open.isEnabled() and not shut)
        self.open.setToolTip(self.look.words.text("printpage.shut" if shut else "printpage.open.told"))

    def _remark(self, said: str) -> None:
        lines = said.splitlines()
        more = [self.look.words.text("printpage.more-remarks", n=len(lines) - REMARKS)] if len(lines) > REMARKS else []
        self.say(" ".join((*lines[:REMARKS], *more)))
        self.notice.setToolTip(said)

    def _sending(self, done: int, total: int) -> None:
        """How far a printer is; nothing once it is done."""
        busy = done < total
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.bar.setVisible(busy)
        self.stop_sending.setVisible(busy)
        self.print.setEnabled(not busy and self.making.made is not None)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # the name is Qt's
        """What is chosen is made."""
        super().showEvent(event)
        if not event.spontaneous():
            self.making.choose(self.choices.value, soon=True)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # the name is Qt's
        """Nothing goes on unseen."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.delivery.stop()
            self.making.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Esc goes back; two keys turn the pages."""
        by = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}.get(Qt.Key(event.key()), 0)
        if by:
            self.preview.turn(self.preview.page + by)
        elif event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            event.ignore()
