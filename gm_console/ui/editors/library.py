"""All cases and all sets of characters: the host's drafts and own ones first, then those that came along."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidgetItem, QTabBar, QVBoxLayout, QWidget

from gm_console.engine.phrase import Phrase
from gm_console.engine.value import Value
from gm_console.store import cases, places
from gm_console.ui import theme
from gm_console.ui.editors import drafts
from gm_console.ui.editors.drafts import Draft, Kind
from gm_console.ui.editors.written import GAME, Written
from gm_console.ui.page import Page, button, label, scrolled
from gm_console.ui.widgets.flow import Flow
from gm_console.ui.widgets.lines import Lines
from gm_console.ui.widgets.look import Look
from gm_console.words import Translator

KINDS: tuple[Kind, ...] = ("case", "characters")
ACTS = ("read", "edit", "copy", "delete")


class Entry(Value, frozen=True):
    """A line of the library: ``draft`` where something unsaved is kept, ``own`` where the host may change the file itself."""

    kind: Kind
    id: str
    title: str
    about: tuple[str, ...] = ()
    own: bool = True
    draft: Draft | None = None
    faults: tuple[Phrase, ...] = ()


class Library(Page):
    """Signals: ``write_wanted`` with a draft and what is written in it, None for what its file or nothing holds; ``back``.

    Of a case it tells what set-up tells; the solution only to a host who asks: ``read_wanted`` with the case.
    """

    write_wanted = Signal(object, object)
    read_wanted = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, look.words.text("editor.library"), parent)
        said = look.words.text
        self._entries: list[Entry] = []
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setObjectName("tabs")
        for kind in KINDS:
            self.tabs.addTab(said(f"editor.library.{kind}"))
        self.list = Lines(look, said("editor.library"), named="library")
        self.acts = {name: button(name, said(f"editor.{name}")) for name in ACTS}
        row = QHBoxLayout()
        row.setSpacing(look.px(16))
        row.addWidget(self.list, 2)
        row.addWidget(self._beside(), 3)
        self.body.addWidget(self.tabs)
        self.body.addLayout(row, 1)
        self.new = self.act("new", "", primary=True)
        self.new.clicked.connect(self._begin)
        self.begin_at(self.list)
        self._wire()
        self.refresh()

    def _beside(self) -> QFrame:
        panel = QFrame()
        theme.mark(panel, role="panel")
        self.head, self.about, self.fault = label("", "name"), label(""), label("", "fault")
        buttons = QWidget()
        flow = Flow(self.look.px(8), buttons)
        for made in self.acts.values():
            flow.addWidget(made)
        column = QVBoxLayout(panel)
        column.setContentsMargins(*[self.look.px(16)] * 4)
        column.setSpacing(self.look.px(10))
        told = QWidget()
        lines = QVBoxLayout(told)
        lines.setContentsMargins(0, 0, 0, 0)
        for widget in (self.about, self.fault):
            lines.addWidget(widget)
        lines.addStretch(1)
        column.addWidget(self.head)
        column.addWidget(buttons)
        column.addWidget(scrolled(told), 1)
        return panel

    def _wire(self) -> None:
        self.tabs.currentChanged.connect(self.refresh)
        self.list.currentRowChanged.connect(self._show)
        self.list.itemActivated.connect(self._open)
        does = {"read": self._read, "edit": self._open, "copy": self._copy, "delete": self._ask}
        for name, made in self.acts.items():
            made.clicked.connect(lambda _=False, do=does[name]: do())

    @property
    def kind(self) -> Kind:
        """Cases or characters."""
        return KINDS[self.tabs.currentIndex()]

    @property
    def chosen(self) -> Entry | None:
        """The line chosen."""
        row = self.list.currentRow()
        return self._entries[row] if 0 <= row < len(self._entries) else None

    def refresh(self, *_: object) -> None:
        """What there is now."""
        words, before = self.look.words, self.chosen
        self._entries = list(entries(self.kind, words))
        self.list.blockSignals(True)  # noqa: FBT003  # Qt knows no keyword
        self.list.clear()
        for entry in self._entries:
            state = "draft" if entry.draft else "faulty" if entry.faults else "own" if entry.own else "shipped"
            QListWidgetItem(f"{entry.title or words.text('editor.untitled')}\n{words.text(f'editor.state.{state}')}", self.list)
        ids = [entry.id for entry in self._entries]
        self.list.setCurrentRow(ids.index(before.id) if before is not None and before.id in ids else 0)
        self.list.blockSignals(False)  # noqa: FBT003  # Qt knows no keyword
        self.new.setText(words.text(f"editor.new.{self.kind}"))
        self._show()

    def _show(self, *_: object) -> None:
        entry, words = self.chosen, self.look.words
        self.head.setText("" if entry is None else entry.title or words.text("editor.untitled"))
        self.about.setText("\n\n".join(entry.about if entry else ()))
        self.fault.setText("\n".join(words.say(said) for said in (entry.faults if entry else ())))
        self.fault.setVisible(bool(self.fault.text()))
        self.about.setVisible(bool(self.about.text()))
        own, sound = entry is not None and entry.own, entry is not None and not entry.faults and entry.draft is None
        able = {"read": sound and self.kind == "case", "edit": own, "copy": sound, "delete": own}
        for name, made in self.acts.items():
            made.setVisible(able[name])

    def _begin(self) -> None:
        self.write_wanted.emit(drafts.fresh(self.kind), None)

    def _open(self, *_: object) -> None:
        entry = self.chosen
        if entry is not None and entry.own:
            self.write_wanted.emit(entry.draft or drafts.of_file(self.kind, entry.id), None)
        else:
            self._read()

    def _read(self) -> None:
        """The whole case, solution and all."""
        entry = self.chosen
        ref = next((ref for ref in cases.case_ids(GAME) if entry and entry.kind == "case" and ref.id == entry.id), None)
        if ref is not None and not ref.faults:
            self.read_wanted.emit(cases.load_case(ref.path))

    def _copy(self) -> None:
        """The same again under another name, to be changed; the one it was made from stays as it is."""
        entry = self.chosen
        if entry is not None and (found := written_of(entry)) is not None:
            title = self.look.words.text("editor.copy-of", title=found["title"])
            self.write_wanted.emit(drafts.fresh(self.kind), found | {"title": title})

    def _ask(self) -> None:
        from gm_console.ui.editors.deleting import Delete

        entry = self.chosen
        if entry is not None and entry.own:
            title = entry.title or self.look.words.text("editor.untitled")
            dialog = Delete(self.look.words, "draft" if entry.draft else "file", title, self)
            dialog.given.connect(dialog.accept)
            dialog.accepted.connect(lambda: self.delete(entry))
            dialog.open()

    def delete(self, entry: Entry) -> None:
        """A draft where there is one, and then the file stays as it was; else the file."""
        if entry.draft is not None:
            drafts.drop(entry.draft)
        else:
            folder = places.own_cases(GAME) if entry.kind == "case" else places.own_characters(GAME)
            try:
                (folder / f"{entry.id}.toml").unlink(missing_ok=True)
            except OSError as error:
                self.say(f"{entry.id}.toml: {error.strerror}", trouble=True)
        self.refresh()


def entries(kind: Kind, words: Translator) -> Iterator[Entry]:
    """Drafts of what has no file yet, then every file, its draft with it."""
    kept = {draft.name: draft for draft in drafts.every(kind)}
    files = list(case_entries(words) if kind == "case" else set_entries())
    own = {entry.id for entry in files if entry.own}
    for name, draft in kept.items():
        if name not in own:
            found = drafts.find(draft, words.language)
            yield Entry(kind, name, found["title"] if found else "", draft=draft)
    for entry in files:
        yield msgspec.structs.replace(entry, draft=kept.get(entry.id)) if entry.own else entry


def case_entries(words: Translator) -> Iterator[Entry]:
    """Every case."""
    for ref in cases.case_ids(GAME):
        about: tuple[str, ...] = ()
        if not ref.faults:
            dots = "●" * ref.difficulty + "○" * (5 - ref.difficulty)
            about = (ref.setting, words.text("hall.case.hard", difficulty=dots, minutes=ref.minutes))
            about += (words.text("hall.case.notes", notes=ref.notes),) if ref.notes else ()
        yield Entry("case", ref.id, ref.title, about, ref.own, faults=tuple(cases.said(fault) for fault in ref.faults))


def set_entries() -> Iterator[Entry]:
    """Every set of characters."""
    for found in cases.character_sets(GAME):
        about = (found.setting, "\n".join(one.name for one in found.characters)) if not found.faults else ()
        faults = tuple(cases.said(fault) for fault in found.faults)
        yield Entry("characters", found.id, found.title, about, found.own, faults=faults)


def written_of(entry: Entry) -> Written | None:
    """All that a sound file holds, to be written anew."""
    if entry.kind == "case":
        ref = next((ref for ref in cases.case_ids(GAME) if ref.id == entry.id and not ref.faults), None)
        found = msgspec.to_builtins(cases.load_case(ref.path)) if ref else None
    else:
        people = next((one for one in cases.character_sets(GAME) if one.id == entry.id and not one.faults), None)
        found = msgspec.to_builtins(people) if people else None
    return None if found is None else {key: list(value) if isinstance(value, tuple) else value for key, value in found.items()}
