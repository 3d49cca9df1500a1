"""House rules as a form, made from the game's own list of options: each with the text of its rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from gm_console.engine.game import Game
from gm_console.engine.options import Option
from gm_console.engine.phrase import Phrase, phrase
from gm_console.ui import theme
from gm_console.ui.settings import OneOf
from gm_console.ui.setup.manners import MANNERS
from gm_console.ui.widgets.flow import Flow
from gm_console.ui.widgets.look import Look
from gm_console.words import Translator

OWN = "own"


class OptionControl(QWidget):
    """One option's control: a switch, a list, a number, or a number that may be none or a word.

    Of a number that has ``few`` values these stand side by side, until `free` lets it be any; so do the words of a list that is ``open_``.
    """

    changed = Signal()

    def __init__(
        self, option: Option, game: str, look: Look, parent: QWidget | None = None, few: Sequence[int] = (), *, open_: bool = False
    ) -> None:
        super().__init__(parent)
        self.option = option
        self._name = f"option.{game}.{option.key}"
        self._look = look
        row = Flow(look.px(8), self)  # what has no room beside its list stands below it
        self._switch = QCheckBox(self) if option.kind == "switch" else None
        self._list = QComboBox(self) if self._words() else None
        self._number = QSpinBox(self) if "number" in option.kind else None
        self._few = OneOf(look, look.words.text(self._name), [(one, str(one)) for one in few], None) if few else None
        said = [(value, text) for text, value in self._words()] if open_ and option.kind == "choice" else []
        self._open = OneOf(look, look.words.text(self._name), said, None) if said else None
        for widget in (self._switch, self._list, self._number, self._few, self._open):
            if widget is not None:
                widget.setAccessibleName(look.words.text(self._name))
                row.addWidget(widget)
        if self._list is not None:
            self._list.setMinimumWidth(look.px(200))  # in a narrow page its words end in dots
        self._fill()
        self.put(option.default)

    def _words(self) -> list[tuple[str, Any]]:
        """Words to choose from beside a number: its own, none, and "a number"."""
        option, words = self.option, self._look.words
        if option.kind == "switch":
            return []
        found: list[tuple[str, Any]] = [(words.text(f"{self._name}.{choice}"), choice) for choice in option.choices]
        if option.nothing:
            found.append((words.text(f"{self._name}.none"), None))
        if found and "number" in option.kind:
            found.insert(0, (words.text("hall.rules.number"), OWN))
        return found

    def _fill(self) -> None:
        if self._switch is not None:
            self._switch.toggled.connect(self.changed)
        if self._number is not None:
            self._number.setRange(max(1 if self.option.least > 0 else 0, int(self.option.least)), int(self.option.most))
            self._number.valueChanged.connect(self.changed)
        if self._list is not None:
            for text, value in self._words():
                self._list.addItem(text, value)
            self._list.currentIndexChanged.connect(self._chosen)
        if self._open is not None and self._list is not None:
            self._list.hide()
            self._open.chosen.connect(self._opened)
        if self._few is not None and self._number is not None:
            self._number.hide()
            self._few.chosen.connect(self._number.setValue)  # which tells of the change

    def free(self, on: bool) -> None:  # a switch brings its state
        """Any number, or only the few there are; one that is none of them becomes the text's."""
        if self._few is not None and self._number is not None:
            self._number.setVisible(on)
            self._few.setVisible(not on)
            self._few.put(self._number.value())
            if not on and self._few.value != self._number.value():
                self._few.put(self.option.default)
                self._number.setValue(self._few.value)

    def _chosen(self) -> None:
        if self._number is not None and self._list is not None:
            self._number.setVisible(self._list.currentData() == OWN)
        self.changed.emit()

    def _opened(self, value: Any) -> None:
        """One of the words that stand side by side."""
        if self._list is not None:
            self._list.setCurrentIndex(self._list.findData(value))

    def put(self, value: Any) -> None:
        """Shows a value."""
        number = is_number(value)
        if self._switch is not None:
            self._switch.setChecked(bool(value))
        if self._list is not None:
            self._list.setCurrentIndex(self._list.findData(OWN if number else value))
        if self._open is not None:
            self._open.put(value)
        if self._number is not None:
            self._number.setValue(next((int(one) for one in (value, self.option.default) if is_number(one)), self._number.minimum()))
            self._number.setVisible((self._list is None or number) and (self._few is None or self._few.isHidden()))
            if self._few is not None:
                self._few.put(self._number.value())

    def value(self) -> Any:
        """The value as `new` wants it."""
        if self._switch is not None:
            return self._switch.isChecked()
        if self._list is not None and self._list.currentData() != OWN:
            return self._list.currentData()
        return self._number.value() if self._number is not None else None


def is_number(value: object) -> TypeGuard[int | float]:
    """Whether a value is a number, and not the state of a switch."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def titled(said: Phrase, game: str, words: Translator) -> Phrase:
    """What is wrong with a house rule, told with the title and the words of the form; any other sentence as it is."""
    fields = dict(said.fields)
    name = f"option.{game}.{fields.get('option')}"
    if not words.has(name):
        return said
    choices = [choice for choice in str(fields.get("choices", "")).split(", ") if choice]
    shown = {"choices": ", ".join(words.quote(words.text(f"{name}.{choice}")) for choice in choices)}
    return phrase(said.id, **fields | {"option": words.text(name)} | shown)


class HouseRules(QWidget):
    """All options of a game but the player it names; presets above."""

    def __init__(self, game: Game[Any], look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._look = look
        self._manner = MANNERS[game.key]
        words = look.words
        self._titles: list[QWidget] = []
        self.presets = QComboBox(self)
        self.presets.setObjectName("presets")
        self.presets.setAccessibleName(words.text("hall.rules.preset"))
        for preset in game.presets:
            self.presets.addItem(words.text(f"option.{game.key}.preset.{preset}"), preset)
        self.presets.addItem(words.text("hall.rules.own"), OWN)
        self.presets.activated.connect(self._preset)
        form = QVBoxLayout()
        form.setSpacing(look.px(14))
        form.addLayout(self._row(QLabel(words.text("hall.rules.preset"), self), self.presets))
        self.choices: dict[str, OptionControl] = {}
        for option in game.options:
            if option.kind not in ("player", "file"):
                few, open_ = self._manner.few.get(option.key, ()), option.key in self._manner.beside
                choice = self.choices[option.key] = OptionControl(option, game.key, look, self, few, open_=open_)
                choice.setObjectName(f"option:{option.key}")
                choice.changed.connect(self._follow)
                if option.key not in self._manner.beside:
                    form.addLayout(self._row(self.title(option.key), choice))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(form)
        whole.addStretch(1)

    def _row(self, title: QWidget, control: QWidget) -> QHBoxLayout:
        """A title of one width for all, so that its lines wrap and all controls begin at one edge."""
        self._titles.append(title)
        row = QHBoxLayout()
        row.setSpacing(self._look.px(24))
        row.addWidget(title)
        row.addWidget(control, 1, Qt.AlignmentFlag.AlignLeft)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802  # the name is Qt's
        """Titles take half of a narrow page, and no more than reads well of a wide one."""
        super().resizeEvent(event)
        for title in self._titles:
            title.setFixedWidth(min(self._look.px(520), event.size().width() * 2 // 5))

    def title(self, key: str) -> QWidget:
        """What it is called, what it does, and the rule it changes, whose text is the tooltip."""
        words, option = self._look.words, self.choices[key].option
        box = QWidget(self)
        lines = QVBoxLayout(box)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        name = QLabel(f"{words.text(f'option.{self._game.key}.{option.key}')}  ·  {option.rule}", box)
        hint = QLabel(words.text(f"option.{self._game.key}.{option.key}.hint"), box)
        theme.mark(hint, role="soft")
        for label in (name, hint):
            label.setWordWrap(True)
            lines.addWidget(label)
        box.setToolTip(words.text(f"rules.{option.rule}"))
        return box

    def _preset(self) -> None:
        chosen = self.presets.currentData()
        if chosen != OWN:
            self.put(dict(self._game.presets[chosen]))

    def put(self, options: dict[str, Any]) -> None:
        """Shows these house rules, the others as the text has them."""
        freeing = [*self._manner.freed.values()]
        for key in sorted(self.choices, key=lambda key: key not in freeing):  # a number is taken for one of the few until it is free
            choice = self.choices[key]
            choice.put(options.get(key, choice.option.default))
        self._follow()

    def _follow(self) -> None:
        """The preset that is what the form shows, or "our own"; and what a switch sets free is free."""
        for key, switch in self._manner.freed.items():
            if switch in self.choices:  # or it is not made yet
                self.choices[key].free(self.choices[switch].value())
        now = self.values()
        same = next((key for key, preset in self._game.presets.items() if self._apart(dict(preset)) == now), OWN)
        self.presets.setCurrentIndex(self.presets.findData(same))

    def _apart(self, options: dict[str, Any]) -> dict[str, Any]:
        defaults = {option.key: option.default for option in self._game.options}
        return {key: value for key, value in options.items() if value != defaults[key]}

    def values(self) -> dict[str, Any]:
        """What differs from the text's own rules."""
        return self._apart({key: choice.value() for key, choice in self.choices.items()})
