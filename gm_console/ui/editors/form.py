"""What all editors have: fields whose faults show beside them, a draft that keeps itself, and saving once nothing is wrong."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from gm_console.store.errors import FileError
from gm_console.ui.dialogs.veil import app
from gm_console.ui.editors import drafts
from gm_console.ui.editors.drafts import Draft
from gm_console.ui.editors.fields import Piece
from gm_console.ui.editors.written import SORTS, Faults, Written, get_at, set_at, unknown
from gm_console.ui.page import Page
from gm_console.ui.widgets.look import Look

KEEP_MS = 700
"""How long after something was typed the draft is kept, whether or not more is typed meanwhile."""


class Form(Page):
    """Build on it: make ``fields``, `bind` each, then `fill`. Signals: ``saved`` with the file's id; ``back``, the draft on disk by then.

    A fault shows once its field was left, and all of them when the host wants to save.
    """

    saved = Signal(str)

    def __init__(self, look: Look, draft: Draft, written: Written, parent: QWidget | None = None) -> None:
        super().__init__(look, look.words.text(f"editor.{draft.kind}"), parent)
        self.draft = draft
        self.written = written
        self.fields: list[Piece] = []
        self._sort = SORTS[draft.kind]
        self._touched: set[str] = set()
        self._dirty = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(KEEP_MS)
        self._timer.timeout.connect(self.keep)
        self.save_button = self.act("save", look.words.text("editor.save"), primary=True)
        self.save_button.clicked.connect(self.save)
        keys = QShortcut(QKeySequence(QKeySequence.StandardKey.Save), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        keys.activated.connect(self.save)
        self.save_button.setToolTip(keys.key().toString(QKeySequence.SequenceFormat.NativeText))
        self.back.connect(self.keep)
        app().focusChanged.connect(self._left)

    def bind(self, piece: Piece) -> Piece:
        """A field belongs to the form: what is typed there is written at its key."""
        self.fields.append(piece)
        piece.changed.connect(lambda: self._typed(piece))
        return piece

    def fill(self) -> None:
        """Shows what is written in every field."""
        for piece in self.fields:
            piece.blockSignals(True)  # noqa: FBT003  # Qt knows no keyword
            piece.put(get_at(self.written, piece.key))
            piece.blockSignals(False)  # noqa: FBT003  # Qt knows no keyword
        self.show_faults()

    def _typed(self, piece: Piece) -> None:
        set_at(self.written, piece.key, piece.value)
        self.follow()

    def follow(self) -> None:
        """Something was changed: the draft will be kept, and faults shown are looked at again."""
        self._dirty = True
        if not self._timer.isActive():
            self._timer.start()
        self.show_faults()

    def _left(self, old: QWidget | None, _: QWidget | None) -> None:
        for piece in self.fields:
            if old is not None and piece.control is old:
                self._touched.add(piece.key)
                self.show_faults()

    def faults(self) -> Faults:
        """What is wrong with what is written."""
        return self._sort.faults(self.written, self.draft.of or "")

    def touch_all(self) -> None:
        """Every fault there is shows from now on."""
        self._touched |= self.faults().keys() | {piece.key for piece in self.fields}
        self.show_faults()

    def shown_faults(self) -> Faults:
        """What is wrong with fields that were left."""
        return {key: said for key, said in self.faults().items() if key in self._touched}

    def show_faults(self) -> None:
        """What is wrong, beside each field that was left."""
        found = self.shown_faults()
        for piece in self.fields:
            said = found.get(piece.key)
            piece.show_fault(self.look.words.say(said) if said is not None else "")

    def keep(self) -> None:
        """The draft on disk, where something was changed since."""
        self._timer.stop()
        if self._dirty:
            refused = drafts.keep(self.draft, self.written)
            self._dirty = refused is not None
            said = self.look.words.text("editor.kept") if refused is None else self.look.words.say(refused)
            self.say(said, trouble=refused is not None)

    def save(self) -> None:
        """The file, where nothing is wrong; else every fault, and the draft is kept."""
        self.touch_all()
        found = self.faults()
        if found:
            self._dirty = True
            self.keep()
            self.say(self.look.words.text("editor.faults", n=len(found)), trouble=True)
            self.go_to(next(iter(found)))
            return
        try:
            path = self._sort.store(self.written, self.draft.of or free_id(self.written["title"], self._sort.taken()))
        except FileError as error:
            self._dirty = True
            self.keep()
            self.say(self.look.words.say(error.said), trouble=True)
            return
        self._settle(path)

    def _settle(self, path: Path) -> None:
        """Saved: the draft has done its work, and what is written next belongs to the file."""
        self._timer.stop()
        self._dirty = False
        drafts.drop(self.draft)
        self.draft = drafts.of_file(self.draft.kind, path.stem)
        said, kept = self.look.words.text, unknown(self.written)
        saved = said("editor.saved.others", path=str(path), keys=kept) if kept else said("editor.saved", path=str(path))
        self.say(saved, trouble=bool(kept))
        self.saved.emit(path.stem)

    def go_to(self, key: str) -> None:
        """The focus on a field."""
        for piece in self.fields:
            if piece.key == key:
                piece.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802  # the name is Qt's
        """Whatever hides it, the draft is on disk."""
        self.keep()
        super().hideEvent(event)


def free_id(title: str, taken: set[str]) -> str:
    """A file's name for a title that no other file has."""
    from gm_console.store.cases import slug

    first = slug(title)
    count, found = 2, first
    while found in taken:
        found, count = f"{first}-{count}", count + 1
    return found
