"""The one look of every dialog: a title, what it is about, its fields, a line for what is refused, and two buttons.

A dialog never rules. It sends `given`, a whole command as on the wire; whoever opened it does that, then calls `accept`, or
`show_refusal` where it was refused. It opens with ``open()``, belongs to its window alone, and is gone when it closes.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gm_console.engine.refusal import Refusal
from gm_console.ui import theme
from gm_console.ui.keys import Ear
from gm_console.ui.page import button, label
from gm_console.ui.steady import Stopwatch, monotonic
from gm_console.words import Translator

Sent = dict[str, Any]
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
TURNS: Final = {
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
}
DEAF_MS: Final = 400
"""How long a dialog that has just opened sends nothing: the rest of a double click or of a held key is not meant for it."""


def em() -> int:
    """The height of a line of plain text at the host's text size, in pixels: what dialogs measure with."""
    return QFontMetrics(QApplication.font()).height()


def plain(text: str) -> str:
    """A text somebody typed, for a button: its & is no mnemonic."""
    return text.replace("&", "&&")


def give_way(widget: QWidget, wanted: int, least: int) -> None:
    """Of all in a dialog this is lowered, from ``wanted`` lines' heights to ``least``, before the fields scroll."""
    widget.setObjectName("gives")
    widget.setProperty("wanted", wanted * em())
    widget.setProperty("least", least * em())


class Page(QScrollArea):
    """The fields of a dialog; they scroll where the window is too low for all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.fields = QWidget()
        theme.mark(self.fields, role="page")
        self.inside = QVBoxLayout(self.fields)
        self.inside.setContentsMargins(0, 0, 0, 0)
        self.inside.setSpacing(em() // 2)
        self.setWidget(self.fields)
        self.scrolls = False

    def needed(self, width: int) -> int:
        """The height at which nothing scrolls."""
        for layout in self.fields.findChildren(QLayout):
            layout.invalidate()
        by_width = self.inside.hasHeightForWidth()
        return self.inside.totalHeightForWidth(width) if by_width else self.inside.totalSizeHint().height()

    def take_room(self, width: int, most: int) -> None:
        """As high as needed and at most ``most``; what is named ``gives`` is lowered before anything scrolls."""
        area = self.fields.findChild(QWidget, "gives")
        if area is not None:
            wanted, least = int(area.property("wanted")), int(area.property("least"))
            self._set_height(area, wanted)
            self._set_height(area, max(least, wanted - max(0, self.needed(width) - most)))
        needed = self.needed(width)
        bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if needed <= most else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(bar)
        self.setFixedHeight(max(em(), min(needed, most)))
        self.scrolls = needed > most

    def tighten(self) -> None:
        """Small buttons, close together: in large letters most fields then need not scroll."""
        self.inside.setSpacing(em() // 4)
        for made in self.fields.findChildren(QPushButton):
            if made.property("role") == "action":
                theme.mark(made, role="flat")
                self._tell(made)

    def _set_height(self, area: QWidget, height: int) -> None:
        area.setFixedHeight(height)
        self._tell(area)

    def _tell(self, widget: QWidget) -> None:
        """Another size is known at once to everything round it: Qt would tell it later, and measure with the old one till then."""
        around: QWidget | None = widget
        while around is not None and around is not self.fields:
            around.updateGeometry()
            around = around.parentWidget()


class Frame(QDialog):
    """Build on it: add fields to it, and say in `command` what they come to.

    Signals: ``given`` the command; ``why_wanted`` and ``waive_wanted`` what was sent and its `Refusal`, when the host asks about
    the line that tells of it.
    """

    given = Signal(dict)
    why_wanted = Signal(dict, object)
    waive_wanted = Signal(dict, object)
    wide = 30
    """Width in lines' heights."""

    def __init__(self, words: Translator, title: str, parent: QWidget | None = None, *, told: str = "", go: str = "") -> None:
        super().__init__(parent)
        self.words = words
        self._sent: Sent = {}
        self._refusal: Refusal | None = None
        self._open = Stopwatch()
        self.ear = Ear(monotonic)
        self.first_field: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(title)
        self._build(title, told, go)

    def _build(self, title: str, told: str, go: str) -> None:
        unit = em()
        outer = self._outer = QVBoxLayout(self)
        outer.setContentsMargins(unit * 5 // 4, unit, unit * 5 // 4, unit)
        outer.setSpacing(unit * 3 // 4)
        outer.addWidget(label(title, "title"))
        if told:
            outer.addWidget(label(told, "soft"))
        self.page = Page()
        outer.addWidget(self.page, 1)
        outer.addWidget(self._refused_line())
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(unit // 2)
        outer.addLayout(self.buttons)
        self.leave_button = button(self.words.text("dialogs.cancel"), "action", named="cancel")
        self.leave_button.clicked.connect(self.reject)
        self.go_button = button(go or self.words.text("dialogs.go"), "action", named="go")
        self.go_button.setDefault(True)
        self.go_button.clicked.connect(self.go_on)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.leave_button)
        self.buttons.addWidget(self.go_button)

    def _refused_line(self) -> QWidget:
        self._line = QFrame()
        theme.mark(self._line, role="alarm")
        row = QHBoxLayout(self._line)
        self._refused_because = label("", "fault")
        self._why = button(self.words.text("dialogs.why"), "flat", named="why")
        self._why.clicked.connect(lambda: self.why_wanted.emit(self._sent, self._refusal))
        self._waive = button(self.words.text("dialogs.waive"), "flat", named="waive")
        self._waive.clicked.connect(lambda: self.waive_wanted.emit(self._sent, self._refusal))
        row.addWidget(self._refused_because, 1)
        row.addWidget(self._why)
        row.addWidget(self._waive)
        self._line.hide()
        return self._line

    def add(self, widget: QWidget) -> None:
        """One more field below the others; the first that can have it gets the focus."""
        self.page.inside.addWidget(widget)
        if self.first_field is None and (widget.focusPolicy() != Qt.FocusPolicy.NoFocus or widget.focusProxy()):
            self.first_field = widget

    def add_below(self, widget: QWidget) -> None:
        """Something that never scrolls away, between the fields and the buttons."""
        self._outer.insertWidget(self._outer.indexOf(self._line), widget)

    def command(self) -> Sent | None:
        """What would be sent now; None where something is missing, and then the field says so."""
        return None

    @property
    def deaf(self) -> bool:
        """Whether it has only just opened, and what is pressed was meant for what lay there before."""
        return self._open.isValid() and self._open.elapsed() < DEAF_MS

    def go_on(self) -> None:
        """Sends what there is; at once after opening it is deaf."""
        if self.deaf:
            return
        sent = self.command()
        if sent is None:
            self.fit()
            return
        self._sent = sent
        self.given.emit(sent)

    def show_refusal(self, refusal: Refusal) -> None:
        """Says why it was refused; nothing that was typed is lost."""
        self._refusal = refusal
        self._refused_because.setText(self.words.say(refusal.said))
        self._why.setVisible(refusal.rule is not None)
        self._waive.setVisible(refusal.waivable)
        self._line.show()
        self.fit()

    def fit(self) -> None:
        """As high as its fields need, and no larger than the window it belongs to."""
        for widget in (self, *self.findChildren(QWidget)):
            widget.ensurePolished()
        over = self.parentWidget()
        width = min(self.wide * em(), over.window().width() - em()) if over else self.wide * em()
        margins, edges = self.contentsMargins(), self._outer.contentsMargins()
        inner = width - edges.left() - edges.right()
        self._fit_buttons(inner)
        others = self._height_without_page(inner) + margins.top() + margins.bottom()
        room = over.window().height() if over else self.screen().availableGeometry().height()
        self.page.take_room(inner, room - others - em())
        self.setFixedSize(QSize(width, others + self.page.height()))

    def _fit_buttons(self, width: int) -> None:
        """Side by side; too wide for that they become small ones, and those still too wide stand one above the other."""
        row = self.buttons
        row.setDirection(QHBoxLayout.Direction.LeftToRight)
        if row.sizeHint().width() > width:
            for made in (found for n in range(row.count()) if (item := row.itemAt(n)) and (found := item.widget())):
                theme.mark(made, role="plain")
            row.invalidate()
            if row.sizeHint().width() > width:
                row.setDirection(QHBoxLayout.Direction.TopToBottom)

    def _height_without_page(self, width: int) -> int:
        layout = self._outer
        items = [item for n in range(layout.count()) if (item := layout.itemAt(n)) is not None]
        shown = [item for item in items if item.widget() is not self.page and not item.isEmpty()]
        heights = [item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height() for item in shown]
        edges = layout.contentsMargins()
        return sum(heights) + layout.spacing() * len(shown) + edges.top() + edges.bottom()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802  # the name is Qt's
        """Its size, the first field, and a moment of deafness."""
        self.fit()
        if self.page.scrolls:
            self.page.tighten()
            self.fit()
        super().showEvent(event)
        self.fit()  # what is only measured once it is shown
        self._open.start()
        if self.first_field is not None:
            self.first_field.setFocus(Qt.FocusReason.PopupFocusReason)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  # the name is Qt's
        """Another text size makes it another size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self.isVisible():
            self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """Esc closes, Ctrl+Enter gives. Enter goes on: from a line with words to the next, from an empty or the last one gives."""
        if event.key() in TURNS:  # a text that scrolls has no field to walk to
            self.page.verticalScrollBar().triggerAction(TURNS[Qt.Key(event.key())])
        elif event.key() not in ENTER:
            super().keyPressEvent(event)
            return
        event.accept()
        if event.key() in ENTER and self.ear.hears(event):
            self._enter(event)

    def _enter(self, event: QKeyEvent) -> None:
        here = self.focusWidget()
        words = here.text().strip() if isinstance(here, QLineEdit) and not event.modifiers() else ""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if not control and isinstance(here, QPushButton) and here.property("goes_on") != "true":
            here.click()
        elif words and isinstance(here, QLineEdit) and (after := self._line_after(here)):
            after.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.go_on()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:  # noqa: N802  # the name is Qt's
        """A key went up, or says so while it is held."""
        self.ear.release(event)
        super().keyReleaseEvent(event)

    def _line_after(self, line: QLineEdit) -> QLineEdit | None:
        lines = [found for found in self.page.findChildren(QLineEdit) if found.property("goes_on") == "true"]
        place = lines.index(line) if line in lines else len(lines)
        return next((found for found in lines[place + 1 :] if found.isVisible() and found.isEnabled()), None)


def fresh(field: QWidget, event: QKeyEvent) -> bool:
    """Whether a key has just gone down in a field: one that is still held may have led the hand here, and chooses nothing more."""
    form = field.window()
    return form.ear.hears(event) if isinstance(form, Frame) else not event.isAutoRepeat()
