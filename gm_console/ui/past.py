"""Past sessions: read what happened, go on, carry one to another machine, and see that nothing was altered."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QListWidgetItem, QTextBrowser, QVBoxLayout, QWidget

from gm_console.engine.phrase import phrase
from gm_console.games import GAMES
from gm_console.printing.target import write
from gm_console.printing.troubles import PrintError
from gm_console.store.errors import StoreError
from gm_console.store.journal import Journal, verify
from gm_console.store.rows import SessionInfo
from gm_console.ui import theme
from gm_console.ui.page import Page, button, label, scrolled
from gm_console.ui.past_reading import Reading, read, title, when
from gm_console.ui.record_file import content, folder, name_of
from gm_console.ui.typeset import set_type
from gm_console.ui.widgets.flow import Flow
from gm_console.ui.widgets.lines import Lines
from gm_console.ui.widgets.look import Look

ACTS = ("reopen", "record", "export", "recover")
FILE = ".gmsession"
"""How the name of one session's file ends."""


class PastSessions(Page):
    """A list, and beside it the session chosen, with its record. Signals: ``open_wanted`` with a session's id; ``back``.

    Nothing is chosen until the host chooses: the record of a meeting that is over tells its solution.
    """

    open_wanted = Signal(str)

    def __init__(self, look: Look, journal: Journal, parent: QWidget | None = None) -> None:
        super().__init__(look, look.words.text("past.title"), parent)
        self.journal = journal
        self.reading: Reading | None = None
        self._sessions: dict[str, SessionInfo] = {}
        self.list = Lines(look, look.words.text("past.title"), named="sessions")
        self.list.currentItemChanged.connect(self._show)
        self.list.itemActivated.connect(self._reopen)
        row = QHBoxLayout()
        row.setSpacing(look.px(16))
        row.addWidget(self.list, 2)
        row.addWidget(self._beside(), 3)
        self.body.addLayout(row, 1)
        self.bring = self.act("import", look.words.text("past.act.import"))
        self.bring.clicked.connect(self._ask_what_to_bring)
        self.verify = self.act("verify", look.words.text("past.act.verify"))
        self.verify.clicked.connect(self.check)
        self.begin_at(self.list)
        self.refresh()

    def _beside(self) -> QFrame:
        panel = QFrame()
        theme.mark(panel, role="panel")
        self.head = label("", "name")
        self.state = label("")
        self.fault = label("", "fault")
        self.told = QTextBrowser()
        self.told.setOpenLinks(False)
        self.told.setAccessibleName(self.look.words.text("past.record"))
        buttons = QWidget()
        flow = Flow(self.look.px(8), buttons)
        self.acts = {name: button(self.look.words.text(f"past.act.{name}"), named=name) for name in ACTS}
        does = {"reopen": self._reopen, "record": self._ask_where_record, "export": self._ask_where_export, "recover": self._recover}
        for name, made in self.acts.items():
            made.clicked.connect(lambda _=False, do=does[name]: do())
            flow.addWidget(made)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.look.px(8))
        for widget in (self.head, self.state, self.fault, buttons):
            column.addWidget(widget)
        self.told.setMinimumHeight(self.look.px(150))
        column.addWidget(self.told, 1)
        column.addStretch(0)
        self._column = column
        whole = QVBoxLayout(panel)
        whole.setContentsMargins(*[self.look.px(16)] * 4)
        whole.addWidget(scrolled(inside))
        return panel

    def refresh(self, chosen: str = "") -> None:
        """The list as the journal has it, newest first."""
        self.list.clear()
        try:
            sessions = self.journal.sessions()
        except StoreError as error:
            sessions = ()
            self.say(self.look.words.say(error.said), trouble=True)
        self._sessions = {info.id: info for info in sessions}
        for info in sessions:
            item = QListWidgetItem(self._line(info), self.list)
            item.setData(Qt.ItemDataRole.UserRole, info.id)
            item.setToolTip(item.text())
            if info.id == chosen:
                self.list.setCurrentItem(item)
        self.bring.setEnabled(not self.journal.read_only)
        if self.journal.read_only and self.journal.notices:
            self.say(self.look.words.say(self.journal.notices[0]))
        self._show()

    def _line(self, info: SessionInfo) -> str:
        words, named = self.look.words, title(info)
        about = [self._game(info)] if len(GAMES) > 1 else []
        about += [words.quote(named)] if named else []
        lines = [when(info, words.language), words.list(info.players), *([" · ".join(about)] if about else [])]
        return "\n".join(lines)

    @staticmethod
    def _game(info: SessionInfo) -> str:
        return GAMES[info.game].title if info.game in GAMES else info.game

    @property
    def chosen(self) -> SessionInfo | None:
        """The session chosen."""
        return self._sessions.get(str(self.list.currentIndex().data(Qt.ItemDataRole.UserRole)))

    def _show(self, *_: object) -> None:
        info, words = self.chosen, self.look.words
        self.reading = None
        if info is None:
            self.head.setText(words.text("past.none" if not self._sessions else "past.choose"))
            self.state.setText("")
            self.fault.setText("")
        else:
            try:
                self.reading = read(self.journal, info, words)
            except StoreError as error:
                self.say(words.say(error.said), trouble=True)
            self._tell(info)
        self._follow()

    def _tell(self, info: SessionInfo) -> None:
        words, reading = self.look.words, self.reading
        self.head.setText(title(info) or self._game(info))
        if reading is None:
            return
        faults = [*reading.faults, *([reading.trouble] if reading.trouble else [])]
        self.fault.setText("\n".join(words.say(fault) for fault in faults))
        stands = words.text("past.over" if reading.over else "past.open", clock=words.clock(reading.clock))
        whole = words.text("past.whole", n=reading.rows)
        self.state.setText(words.text("past.broken") if faults else f"{stands} · {whole}")

    def _follow(self) -> None:
        """What can be done with the session chosen, and its record."""
        reading = self.reading
        able = reading is not None and reading.record is not None
        free = not self.journal.read_only
        enabled = {"reopen": able and free, "record": able, "export": able, "recover": bool(reading and reading.faults) and free}
        for name, made in self.acts.items():
            made.setEnabled(enabled[name])
            made.setVisible(reading is not None and (name != "recover" or enabled[name]))
        self.fault.setVisible(bool(self.fault.text()))
        self.state.setVisible(bool(self.state.text()))
        self.told.setVisible(able)
        self._column.setStretchFactor(self.told, 1)
        if reading is not None and reading.record is not None:
            from gm_console.printing.markdown import markdown

            self.told.setMarkdown(markdown(reading.record, self.look.words))
            set_type(self.told.document(), self.look)

    def _reopen(self, *_: object) -> None:
        if self.chosen is not None and self.acts["reopen"].isEnabled():
            self.open_wanted.emit(self.chosen.id)

    def _recover(self) -> None:
        info = self.chosen
        if info is not None:
            fresh = uuid.uuid4().hex[:12]
            if self._tries(lambda: self.journal.recover(info.id, fresh)):
                self.refresh(fresh)
                self.say(self.look.words.text("past.recovered"))

    def check(self) -> None:
        """Looks through the whole journal, and says what was found."""
        path, words = self.journal.path, self.look.words
        found = [fault.said for fault in verify(path)] if path else []
        whole = phrase("verify.whole", path=str(path or ""))
        self.say("\n".join(words.say(said) for said in (found or [whole])), trouble=bool(found))

    def save_record(self, path: Path) -> None:
        """The record of the session chosen, as PDF, or as Markdown where the file is to be called so."""
        record, words = self.reading.record if self.reading else None, self.look.words
        if record is None:
            return
        try:
            write(path, content(record, words, path))
        except PrintError as error:
            self.say(words.say(error.said), trouble=True)
        else:
            self.say(words.text("past.saved", path=str(path)))

    def export(self, path: Path) -> None:
        """The session chosen as one file."""
        info = self.chosen
        if info is not None and self._tries(lambda: self.journal.export(info.id, path)):
            self.say(self.look.words.text("past.saved", path=str(path)))

    def bring_in(self, path: Path) -> None:
        """A session from a file."""
        try:
            fresh = self.journal.import_file(path)
        except StoreError as error:
            self.say(self.look.words.say(error.said), trouble=True)
            return
        self.refresh(fresh)
        self.say(self.look.words.text("past.brought"))

    def _tries(self, do: Callable[[], object]) -> bool:
        """Whether the disk did as asked; else it says why not."""
        try:
            do()
        except StoreError as error:
            self.say(self.look.words.say(error.said), trouble=True)
            return False
        return True

    def _ask_where_record(self) -> None:
        dialog = self._dialog("record", "PDF (*.pdf);;Markdown (*.md)", folder())
        dialog.fileSelected.connect(lambda name: self.save_record(Path(name)))

    def _ask_where_export(self) -> None:
        dialog = self._dialog("export", f"gm-console (*{FILE})", Path.home())
        dialog.fileSelected.connect(lambda name: self.export(Path(name)))

    def _ask_what_to_bring(self) -> None:
        dialog = self._dialog("import", f"gm-console (*{FILE})", Path.home())
        dialog.fileSelected.connect(lambda name: self.bring_in(Path(name)))

    def _dialog(self, act: str, kinds: str, folder: Path) -> QFileDialog:
        """A window that asks for a file; its name says the day and no more."""
        dialog = QFileDialog(self, self.look.words.text(f"past.act.{act}").replace("…", ""), str(folder), kinds)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if act != "import":
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.setDefaultSuffix("pdf" if act == "record" else FILE[1:])
            dialog.selectFile(name_of(self.chosen) if self.chosen else act)
            dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix("md" if "md" in kind else kind.split(".")[-1][:-1]))
        dialog.open()
        return dialog
