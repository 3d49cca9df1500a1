"""Which case: one that came along, one of the host's own, one written in a line, or none and no seal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QListWidgetItem, QPlainTextEdit, QSplitter, QVBoxLayout, QWidget

from gm_console.engine import names
from gm_console.store.cases import CaseRef, said
from gm_console.ui import theme
from gm_console.ui.page import label, scrolled
from gm_console.ui.widgets.lines import Lines
from gm_console.ui.widgets.look import Look

NONE, LINE = "none", "line"


class CaseChoice(QWidget):
    """A list, and beside it what may be told of the chosen case: never its solution. Signal: ``changed``."""

    changed = Signal()

    def __init__(self, look: Look, refs: Sequence[CaseRef], heard: Mapping[str, Mapping[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._refs = {ref.id: ref for ref in refs}
        self._heard = heard
        self._players: tuple[str, ...] = ()
        words = look.words
        self.list = Lines(look, words.text("hall.case.list"), named="cases")
        for ref in refs:
            self._item(ref.title, ref.id)
        self._item(words.text("hall.case.line"), LINE)
        self._item(words.text("hall.case.none"), NONE)
        self.heading, self.setting, self.about = label("", "title"), label("", "" if look.large else "cue"), label("")
        if look.large:
            self.heading.hide()  # then it is read in the list alone
        self.title = QLineEdit(self)
        self.title.setPlaceholderText(words.text("hall.case.title"))
        self.title.setAccessibleName(words.text("hall.case.title"))
        self.solution = QPlainTextEdit(self)
        self.solution.setPlaceholderText(words.text("hall.case.solution"))
        self.solution.setAccessibleName(words.text("hall.case.solution"))
        self.solution.setTabChangesFocus(True)
        self.solution.textChanged.connect(self.changed)
        self.fault = QLabel(words.text("setup.solution"), self)
        theme.mark(self.fault, role="fault")
        self._lay()
        self.list.currentItemChanged.connect(self._show)
        self.list.setCurrentRow(0)

    def _item(self, text: str, id_: str) -> None:
        item = QListWidgetItem(text, self.list)
        item.setData(Qt.ItemDataRole.UserRole, id_)

    def _lay(self) -> None:
        px, inside, beside = self._look.px, QWidget(), QFrame(self)
        theme.mark(beside, role="panel")
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(0, 0, px(8), 0)
        lines.setSpacing(px(10))
        framed = QVBoxLayout(beside)
        framed.setContentsMargins(px(20), px(14), px(8), px(14))
        framed.addWidget(scrolled(inside))
        for widget in (self.heading, self.setting, self.about, self.title, self.solution, self.fault):
            lines.addWidget(widget)
        lines.addStretch(1)
        both = QSplitter(Qt.Orientation.Horizontal, self)
        both.addWidget(self.list)
        both.addWidget(beside)
        both.setChildrenCollapsible(False)
        both.setHandleWidth(px(20))
        self.list.setMinimumWidth(px(256))
        both.setStretchFactor(0, 2)
        both.setStretchFactor(1, 3)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(both)

    @property
    def chosen(self) -> str:
        """The chosen case's id, or one of line and none."""
        return str(self.list.currentIndex().data(Qt.ItemDataRole.UserRole) or NONE)

    def know(self, players: Iterable[str]) -> None:
        """Who sits at the table, to say who has heard the case already."""
        self._players = tuple(players)
        self._show()

    def _show(self) -> None:
        chosen, words = self.chosen, self._look.words
        self.title.setVisible(chosen == LINE)
        self.solution.setVisible(chosen == LINE)
        self.fault.hide()
        ref = self._refs.get(chosen)
        self.heading.setText(self.list.currentItem().text())
        self.setting.setText(ref.setting if ref is not None else "")
        self.setting.setVisible(bool(self.setting.text()))
        self.about.setText(words.text(f"hall.case.{chosen}.told") if ref is None else self._told(ref))
        self.changed.emit()

    def _told(self, ref: CaseRef) -> str:
        """Difficulty, minutes, content notes, and who has heard it and when."""
        words = self._look.words
        if ref.faults:
            return "\n".join([words.text("hall.case.broken"), *(words.say(said(fault)) for fault in ref.faults)])
        dots = "●" * ref.difficulty + "○" * (5 - ref.difficulty)
        lines = [words.text("hall.case.hard", difficulty=dots, minutes=ref.minutes)]
        if ref.notes:
            lines.append(words.text("hall.case.notes", notes=ref.notes))
        known = self._heard.get(ref.id, {})
        who = [(player, known[names.key(player)]) for player in self._players if names.key(player) in known]
        told = [words.text("hall.case.heard", name=name, day=self._day(day)) for name, day in who]
        if self._players and not who:
            told.append(words.text("hall.case.fresh"))
        return "\n\n".join([*lines, "\n".join(told)] if told else lines)

    def _day(self, day: str) -> str:
        """A day as the language writes it."""
        return QLocale(self._look.words.language).toString(QDate.fromString(day, Qt.DateFormat.ISODate), QLocale.FormatType.LongFormat)

    def put(self, options: Mapping[str, Any]) -> None:
        """No house rule names a case, and nobody hears one twice: nothing is taken over from an earlier meeting."""

    def options(self) -> dict[str, Any]:
        """No house rule names it."""
        return {}

    def sent(self) -> dict[str, Any]:
        """The case as `new` wants it: an id, a written one, or nothing."""
        if self.chosen == LINE:
            return {"case": {"title": names.tidy(self.title.text()), "solution": self.solution.toPlainText().strip()}}
        return {} if self.chosen == NONE else {"case": self.chosen}

    def faulty(self) -> QWidget:
        """The field that keeps the case from being played: its line, or else the list to choose another from."""
        return self.solution if self.chosen == LINE else self.list

    def check(self) -> bool:
        """Whether the case can be played; what is wrong stands beside it."""
        blank = self.chosen == LINE and not self.solution.toPlainText().strip()
        self.fault.setVisible(blank)
        theme.mark(self.solution, fault=blank)
        return not blank and not getattr(self._refs.get(self.chosen), "faults", ())
