"""All cases, sets of characters and decks: the host's drafts first, then every file, his own and those that came along."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QListWidgetItem, QTabBar, QVBoxLayout, QWidget

from gm_console.engine.phrase import Phrase
from gm_console.engine.value import Value
from gm_console.store import cases, decks
from gm_console.ui import theme
from gm_console.ui.editors import drafts
from gm_console.ui.editors.drafts import Draft, Kind
from gm_console.ui.editors.written import GAME, SORTS, Written, from_rows
from gm_console.ui.page import Page, button, label, scrolled
from gm_console.ui.widgets.flow import Flow
from gm_console.ui.widgets.lines import Lines
from gm_console.ui.widgets.look import Look
from gm_console.words import Translator

KINDS: tuple[Kind, ...] = ("case", "characters", "deck")
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
        self.acts = {name: button(said(f"editor.{name}"), named=name) for name in ACTS}
        row = QHBoxLayout()
        row.setSpacing(look.px(16))
        row.addWidget(self.list, 2)
        row.addWidget(self._beside(), 3)
        self.body.addWidget(self.tabs)
        self.body.addLayout(row, 1)
        self.bring = self.act("bring", said("editor.bring"))
        self.bring.clicked.connect(self._ask_what_to_bring)
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
        head = lines if self.look.large else column  # in large letters there may be no room for all of it: then all of it scrolls
        head.addWidget(self.head)
        head.addWidget(buttons)
        for widget in (self.about, self.fault):
            lines.addWidget(widget)
        lines.addStretch(1)
        column.addWidget(scrolled(told), 1)
        return panel

    def _wire(self) -> None:
        self.tabs.currentChanged.connect(self._turn_page)
        self.list.currentRowChanged.connect(self._turn_to)
        self.list.itemActivated.connect(self._open)
        does = {"read": self._read, "edit": self._open, "copy": self._copy, "delete": self._ask}
        for name, made in self.acts.items():
            made.clicked.connect(lambda _=False, do=does[name]: do())

    @property
    def kind(self) -> Kind:
        """Cases, characters or decks."""
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
        self.bring.setVisible(self.kind == "deck")
        self._show()

    def choose(self, id_: str) -> None:
        """The line of a file or a draft, where there is one."""
        ids = [entry.id for entry in self._entries]
        if id_ in ids:
            self.list.setCurrentRow(ids.index(id_))

    def _turn_page(self) -> None:
        self.say("")
        self.refresh()

    def _turn_to(self) -> None:
        self.say("")
        self._show()

    def _show(self) -> None:
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
        elif self.kind == "case":
            self._read()
        elif entry is not None and not entry.faults:
            self.say(self.look.words.text("editor.stays"))

    def _read(self) -> None:
        """The whole case, solution and all."""
        entry = self.chosen
        ref = next((ref for ref in cases.case_ids(GAME) if entry and entry.kind == "case" and ref.id == entry.id), None)
        if ref is not None and not ref.faults:
            self.read_wanted.emit(cases.load_case(ref.path))

    def _copy(self) -> None:
        """The same again under another name, to be changed; the one it was made from stays as it is."""
        entry = self.chosen
        if entry is not None and (found := written_of(entry, self.look.words.language)) is not None:
            title = self.look.words.text("editor.copy-of", title=found["title"])
            self.write_wanted.emit(drafts.fresh(self.kind), found | {"title": title})

    def _ask_what_to_bring(self) -> None:
        dialog = QFileDialog(self, self.look.words.text("editor.bring").replace("…", ""), str(Path.home()), "CSV (*.csv)")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.bring_in(Path(name)))
        dialog.open()

    def bring_in(self, path: Path) -> None:
        """A spreadsheet's rows as a new deck, its faults beside their fields; the file stays as it is."""
        words = self.look.words
        try:
            found, wrong = from_rows(path.read_bytes(), path, SORTS["deck"].blank(words.language))
        except OSError as error:
            self.say(f"{path.name}: {error.strerror}", trouble=True)
            return
        if wrong:
            self.say("\n".join(words.say(cases.said(fault)) for fault in wrong), trouble=True)
        else:
            self.write_wanted.emit(drafts.fresh("deck"), found)

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
            file = SORTS[entry.kind].file(entry.id)
            try:
                file.unlink(missing_ok=True)
            except OSError as error:
                self.say(f"{file.name}: {error.strerror}", trouble=True)
        self.refresh()


def entries(kind: Kind, words: Translator) -> Iterator[Entry]:
    """Drafts of what has no file yet, then every file, its draft with it."""
    kept = {draft.name: draft for draft in drafts.every(kind)}
    files = list({"case": case_entries, "characters": set_entries, "deck": deck_entries}[kind](words))
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


def deck_entries(words: Translator) -> Iterator[Entry]:
    """Every deck."""
    for deck in decks.list_decks(words.language):
        told = words.text("editor.places.count", n=len(deck.places)), ", ".join(place.name for place in deck.places)
        faults = tuple(cases.said(fault) for fault in deck.faults)
        yield Entry("deck", deck.id, deck.title, () if faults else told, deck.own, faults=faults)


def set_entries(_: Translator) -> Iterator[Entry]:
    """Every set of characters."""
    for found in cases.character_sets(GAME):
        about = (found.setting, "\n".join(one.name for one in found.characters)) if not found.faults else ()
        faults = tuple(cases.said(fault) for fault in found.faults)
        yield Entry("characters", found.id, found.title, about, found.own, faults=faults)


def written_of(entry: Entry, language: str) -> Written | None:
    """All that a sound file holds, to be written anew; of a deck also the places of the one below it."""
    found: Value | None
    if entry.kind == "case":
        ref = next((ref for ref in cases.case_ids(GAME) if ref.id == entry.id and not ref.faults), None)
        found = cases.load_case(ref.path) if ref else None
    elif entry.kind == "deck":
        found = next((deck for deck in decks.list_decks(language) if deck.id == entry.id and not deck.faults), None)
    else:
        found = next((one for one in cases.character_sets(GAME) if one.id == entry.id and not one.faults), None)
    return None if found is None else _listed(msgspec.to_builtins(found, enc_hook=str))


def _listed(value: Any) -> Any:
    """The same with lists for tuples, as a form changes them."""
    if isinstance(value, dict):
        return {key: _listed(item) for key, item in value.items()}
    return [_listed(item) for item in value] if isinstance(value, tuple | list) else value
