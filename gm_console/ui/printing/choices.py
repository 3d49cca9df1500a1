"""What the host chooses: the thing, for whom, on which paper, with which backs, how often, on which printer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidgetItem,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from gm_console.engine import names
from gm_console.engine.value import Value
from gm_console.games import CARDS
from gm_console.printing.profile import Profile
from gm_console.printing.sheet import Backs
from gm_console.printing.stock import stock
from gm_console.printshop.order import CALIBRATION, KIT, RECORD, SHEETS, TEST, TURNED, catalogue, offered, phrases, wanted
from gm_console.ui import theme
from gm_console.ui.page import button, label
from gm_console.ui.printing.rounds import Rounds
from gm_console.ui.printing.source import Company, FromLibrary, Source
from gm_console.ui.usual_paper import usual_paper
from gm_console.ui.widgets.flow import Flow
from gm_console.ui.widgets.lines import Lines
from gm_console.ui.widgets.look import Look

BACKS: Sequence[Backs] = ("gutter", "long", "short", "none")
ORIENTATIONS = ("portrait", "landscape")
MOST_COPIES = 99
NARROW = 1.1
"""Text size above which three columns find no room, and no name beside its control."""
ROWS = (
    *("game", "players", "characters", "case", "city", "deck", "rounds", "spies"),
    *("format", "paper", "backs", "orientation", "copies", "printer"),
)
"""What can be chosen, from the top."""


class Chosen(Value, frozen=True):
    """All of it. ``backs`` None is as is usual for the thing; ``printer`` is a name, empty for none."""

    what: str
    company: Company
    paper: str
    format: str
    backs: Backs | None
    orientation: str
    copies: int
    printer: str


class Box(QComboBox):
    """A list to choose from that shows with three dots where its text finds no room, and tells the whole of it to a pointer that rests."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  # the name is Qt's
        """As the style draws it, its text shortened."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self)
        option.currentText = self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room.width() - 4)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        self.setToolTip("" if option.currentText == self.currentText() else self.currentText())


class Choices(QWidget):
    """Signals: ``changed``; ``printer_wanted`` with the name of the printer to be measured again, empty for a new one.

    ``game_wanted`` with the key of another game than the page is for.
    """

    changed = Signal()
    game_wanted = Signal(str)
    printer_wanted = Signal(str)

    def __init__(self, look: Look, source: Source) -> None:
        super().__init__()
        self._look, self._source = look, source
        words = look.words
        self.what = Lines(look, words.text("printpage.what"), named="what")
        self.about = label("", "soft")
        self.people: list[QCheckBox] = []
        self.more = QLineEdit()
        self.rows: dict[str, tuple[QWidget, QWidget]] = {}
        self.boxes = {key: Box() for key in ROWS if key not in ("players", "rounds", "copies")}
        self.rounds = Rounds(look, at_table=source.session)
        self._printers: dict[str, Profile] = {}
        self.copies = QSpinBox()
        self.copies.setRange(1, MOST_COPIES)
        self._lay()
        self._fill()
        self._wire()
        self._follow()

    def _lay(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, px(6), 0)
        column.setSpacing(px(10))
        column.addWidget(self.about)
        panel = QFrame()
        theme.mark(panel, role="panel")
        grid = QGridLayout(panel)
        grid.setContentsMargins(px(14), px(10), px(14), px(10))
        grid.setVerticalSpacing(px(7))
        grid.setColumnStretch(0 if self._look.scale > NARROW else 1, 1)
        own = {"players": self._players(), "rounds": self.rounds, "copies": self.copies, "printer": self._printer()}
        controls = {**self.boxes, **own}
        for key in ROWS:
            self._row(grid, key, controls[key])
        column.addWidget(panel)
        column.addStretch(1)

    def _row(self, grid: QGridLayout, key: str, control: QWidget) -> None:
        name = label(self._look.words.text(f"printpage.{key}"), "soft")
        name.setWordWrap(False)
        place = grid.rowCount()
        top = Qt.AlignmentFlag.AlignTop if key in ("players", "rounds", "printer") else Qt.AlignmentFlag.AlignVCenter
        if self._look.scale > NARROW:
            grid.addWidget(name, place, 0)
            grid.addWidget(control, place + 1, 0)
        else:
            grid.addWidget(name, place, 0, top)
            grid.addWidget(control, place, 1)
        control.setObjectName(key)
        (self.boxes.get(key) or control).setAccessibleName(name.text())
        self.rows[key] = name, control

    def _players(self) -> QWidget:
        """Names to be ticked; without a session others may be written."""
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        ticks = QWidget()
        flow = Flow(self._look.px(6), ticks)
        for name in self._source.names:
            box = QCheckBox(name.replace("&", "&&"))
            box.setProperty("who", name)
            box.setChecked(self._source.ticked)
            self.people.append(box)
            flow.addWidget(box)
        column.addWidget(ticks)
        ticks.setVisible(bool(self.people))
        self.more.setPlaceholderText(self._look.words.text("printpage.more"))
        self.more.setAccessibleName(self._look.words.text("printpage.more"))
        self.more.setVisible(not self._source.session)
        column.addWidget(self.more)
        return whole

    def _printer(self) -> QWidget:
        """The printers that were measured, and a way to measure one."""
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._look.px(3))
        self.fresh = button(self._look.words.text("printpage.printer.new"), "flat", named="printer:new")
        self.mend = button(self._look.words.text("printpage.printer.change"), "flat", named="printer:change")
        self.other_way = label(self._look.words.text("printpage.printer.other-way"), "caption")
        row = QHBoxLayout()
        row.addWidget(self.fresh)
        row.addWidget(self.mend)
        row.addStretch(1)
        column.addWidget(self.boxes["printer"])
        column.addLayout(row)
        column.addWidget(self.other_way)
        return whole

    def _fill(self) -> None:
        words = self._look.words
        known = offered(self._source.game, session=self._source.session)
        for key in (KIT, *(key for key in known if key != KIT)):
            item = QListWidgetItem(words.text(f"{phrases(self._source.game, key)}.title"), self.what)
            item.setData(Qt.ItemDataRole.UserRole, key)
        self.what.setCurrentRow(0)
        none = (("", words.text("printpage.nobody")),)
        if isinstance(self._source, FromLibrary):
            self._offer("characters", (*none, *self._source.sets()))
            self._offer("case", (("", words.text("printpage.no-case")), *(self._source.cases() if "case" in self._needs(KIT) else ())))
            self._offer("city", self._source.boards() if "board" in self._needs(KIT) else ())
            self._offer("deck", self._source.decks() if "deck" in self._needs(KIT) else ())
        self._offer("game", [(key, card.title) for key, card in CARDS.items()])
        self.put("game", self._source.game)
        self._offer("spies", [(count, words.number(count)) for count in (1, 2)])
        self._offer("paper", [(paper.key, paper.key) for paper in stock().papers])
        self.put("paper", usual_paper())
        self._offer("orientation", [(way, words.text(f"printpage.orientation.{way}")) for way in ORIENTATIONS])

    def _offer(self, key: str, options: Sequence[tuple[Any, str]]) -> None:
        """Another list in a box; what was chosen stays chosen where it is still there."""
        box, before = self.boxes[key], self.boxes[key].currentData()
        with QSignalBlocker(box):
            box.clear()
            for value, text in options:
                box.addItem(text, value)
            box.setCurrentIndex(max(0, box.findData(before)))
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def put(self, key: str, value: Any) -> None:
        """As if it had been chosen."""
        box = self.boxes[key]
        box.setCurrentIndex(max(0, box.findData(value)))

    def know_printers(self, printers: Sequence[Profile], chosen: str | None = None) -> None:
        """The printers there are; ``chosen`` is the one wanted from now on."""
        self._printers = {one.name: one for one in printers}
        self._offer_printers()
        if chosen is not None:
            self.put("printer", chosen)
        self.changed.emit()

    def _offer_printers(self) -> None:
        """Those that were measured with the paper chosen: of no other does anything count."""
        paper = self.boxes["paper"].currentData()
        fit = [name for name, one in self._printers.items() if one.paper == paper]
        self._offer("printer", [("", self._look.words.text("printpage.printer.none")), *((name, name) for name in fit)])

    def _wire(self) -> None:
        self.what.currentItemChanged.connect(self._turn_to)
        self.boxes["paper"].currentIndexChanged.connect(self._offer_printers)
        for key, box in self.boxes.items():
            box.currentIndexChanged.connect(self._ask_for_game if key == "game" else self.changed)
        self.rounds.changed.connect(self.changed)
        for tick in self.people:
            tick.toggled.connect(self.changed)
        self.more.textChanged.connect(self.changed)
        self.copies.valueChanged.connect(self.changed)
        self.fresh.clicked.connect(lambda: self.printer_wanted.emit(""))
        self.mend.clicked.connect(lambda: self.printer_wanted.emit(self.value.printer))
        self.changed.connect(self._follow_printer)

    def _ask_for_game(self) -> None:
        self.game_wanted.emit(self.boxes["game"].currentData())

    def _needs(self, key: str) -> frozenset[str]:
        """What goes into a thing, or into the kit."""
        return frozenset(need for one in wanted(self._source.game, key) for need in (*one.needs, *one.uses))

    def _turn_to(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """What there is to say of the thing, and what can be chosen for it."""
        words, key, game = self._look.words, self.chosen, self._source.game
        one = next((one for one in catalogue(game) if one.key == key), None)
        said = phrases(game, key)
        about = words.text(f"{said}.about")
        lines = [about[:1].upper() + about[1:] + "."]
        if one is not None:
            lines += [words.text(f"{said}.folding"), words.text("printpage.weight", weight=one.weight)]
        self.about.setText("\n".join(lines))
        formats = one.formats if one is not None else ()
        self._offer("format", [(name, words.text(f"printpage.format.{name}")) for name in formats])
        sides = [(way, words.text(f"printing.backs.{way}")) for way in (TURNED if key == CALIBRATION else BACKS)]
        self._offer("backs", sides if key == CALIBRATION else [(None, words.text("printpage.backs.usual")), *sides])
        self._show_rows(key, len(formats) > 1)

    def _show_rows(self, key: str, sizes: bool) -> None:
        """Only what means something for the thing."""
        session, needs = self._source.session, self._needs(key)
        self.rounds.wait(self._source.waiting)
        shown = {
            "game": not session and len(CARDS) > 1,
            "players": "players" in needs,
            "characters": "players" in needs and not session and self.boxes["characters"].count() > 1,
            "case": "case" in needs and not session and self.boxes["case"].count() > 1,
            "city": "board" in needs and not session and self.boxes["city"].count() > 1,
            "deck": "deck" in needs and not session,
            "rounds": "deals" in needs,
            "spies": "deals" in needs and not session,
            "format": sizes,
            "backs": key not in (RECORD, TEST),
            "orientation": key == CALIBRATION,
            "copies": key not in (RECORD, *SHEETS),
            "printer": key not in (RECORD, *SHEETS),
        }
        for name, visible in shown.items():
            for widget in self.rows[name]:
                widget.setVisible(visible)
        self._follow_printer()

    def _follow_printer(self) -> None:
        """A printer that was measured another way brings its margin only, and that is said."""
        measured = self._printers.get(str(self.boxes["printer"].currentData()))
        usual = next((one.backs for one in catalogue(self._source.game) if one.key == self.chosen), None)
        backs = self.boxes["backs"].currentData() or usual
        self.mend.setEnabled(measured is not None)
        self.other_way.setVisible(measured is not None and backs not in (None, "none", measured.backs))

    @property
    def chosen(self) -> str:
        """The thing."""
        return str(self.what.currentIndex().data(Qt.ItemDataRole.UserRole) or KIT)

    def choose(self, what: str) -> None:
        """As if it had been chosen."""
        rows = [row for row in range(self.what.count()) if self.what.item(row).data(Qt.ItemDataRole.UserRole) == what]
        self.what.setCurrentRow(rows[0] if rows else 0)

    @property
    def value(self) -> Chosen:
        """All of it, as it stands."""
        ticked = [str(box.property("who")) for box in self.people if box.isChecked()]
        typed = [name for part in self.more.text().split(",") if (name := names.tidy(part))]
        everybody = {names.key(name): name for name in (*ticked, *typed)}
        data = {key: box.currentData() or "" for key, box in self.boxes.items()}
        rounds, spies = self.rounds.number.value(), int(data["spies"] or 1)
        case = data["case"] or data["city"]
        company = Company(tuple(everybody.values()), data["characters"], case, data["deck"], rounds, spies)
        backs = self.boxes["backs"].currentData()
        return Chosen(self.chosen, company, data["paper"], data["format"], backs, data["orientation"], self.copies.value(), data["printer"])
