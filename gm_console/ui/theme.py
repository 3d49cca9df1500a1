"""Themes: colours as named roles, and the one style sheet made of them.

A theme is a TOML file in resources/themes; `read` checks it and names all its faults. `dress` puts a theme on the
application; `mark` changes what a widget is. Builders set a role (a dynamic property) and never a colour, a font or a
border of their own.

Selectors (property values are strings; `mark(w, floor=True)` writes "true"):

    QWidget[role=]      "table" (plain baize; `ui.baize.Baize` paints the cloth), "public" (its labels take public inks)
    QFrame[role=]       "bar" (top, brass line below), "desk" (cue and actions, brass line above), "log",
                        "panel" (framed box), "seat" with [floor="true"] and [out="true"], "notice", "alarm" (trouble),
                        "rule-line" (a 1 px line)
    QLabel[role=]       serif: "title" 28, "name" 24, "money" 24, "clock" 48, "cue" and "question" 20, and for the
                        public screen "answer" 160, "face" 120
                        sans: none 15, "soft", "spent", "struck" (undone), "caption" 13, "action" 17
                        boxed: "rule" (M08), "key" (a key cap), "badge" (who has the floor); "fault" (beside a field)
                        [spent="true"] dims any label
    QPushButton         plain 15; [role="action"] 17; [role="link"]; [role="flat"] (small tools); [role="hall"] (the
                        large cards of the hall); [role="card"] (the covered card of the hand-out);
                        [role="cliche"] with [state="free"], [state="spent"] or [state="call"];
                        [primary="true"], [danger="true"]
    QToolButton         plain, "action", "flat"
    QLineEdit and QPlainTextEdit [role="question"] serif 20; fields with [fault="true"] hold a value that is refused
    QWidget[role="page"] inside a QScrollArea lets the ground show through
    By class alone: QDialog, QMessageBox, QCheckBox, QRadioButton, QTextBrowser, spin boxes, QComboBox, lists, trees,
                        tables, QTabBar, QProgressBar, QSlider, QMenu, QMenuBar, QToolTip, QGroupBox, QScrollBar,
                        QSplitter

What is disabled keeps a readable ink and gets a dashed edge; focus is a 2 px ring; a fault has its sentence beside it.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import asdict, dataclass
from pathlib import Path
from string import Template
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from gm_console.ui import fonts
from gm_console.ui.qss import QSS

COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
PIXELS: Final = re.compile(r"\b(\d+)px")


@dataclass(frozen=True, kw_only=True)
class Theme:
    """One theme: its key and a colour `#rrggbb` for each role."""

    key: str
    # grounds
    baize: str
    baize_deep: str
    panel: str
    panel_deep: str
    log_bg: str
    seat: str
    seat_floor: str
    seat_out: str
    cliche: str
    cliche_spent: str
    cliche_call: str
    field: str
    button: str
    button_hover: str
    button_press: str
    primary: str
    primary_hover: str
    accent: str
    danger: str
    danger_hover: str
    notice: str
    tooltip: str
    public_bg: str
    # boards: painted by `ui.widgets.board`
    board_frame: str
    board_floor: str
    board_tile: str
    board_room: str
    board_middle: str
    board_reach: str
    city_street: str
    city_block: str
    city_green: str
    city_water: str
    die: str
    pawn_rose: str
    pawn_mustard: str
    pawn_ivory: str
    pawn_olive: str
    pawn_blue: str
    pawn_violet: str
    # lines
    brass: str
    log_rule: str
    seat_edge: str
    seat_floor_edge: str
    cliche_edge: str
    cliche_call_edge: str
    field_edge: str
    button_edge: str
    danger_edge: str
    focus: str
    scroll: str
    board_line: str
    board_wall: str
    board_art: str
    board_reach_edge: str
    board_path: str
    city_lane: str
    city_star: str
    pawn_edge: str
    # inks
    text: str
    text_soft: str
    text_spent: str
    text_disabled: str
    money: str
    accent_text: str
    danger_text: str
    notice_text: str
    tooltip_text: str
    public_text: str
    public_soft: str
    board_text: str
    die_text: str
    pawn_dark_text: str
    pawn_light_text: str


ROLES: Final = tuple(name for name in Theme.__dataclass_fields__ if name != "key")
_PANELS: Final = ("panel", "panel_deep", "log_bg")
_SEATS: Final = ("seat", "seat_floor", "seat_out")
_BUTTONS: Final = ("button", "button_hover", "button_press", "primary", "primary_hover")
_CLOTH: Final = ("baize", "baize_deep")
_BOARDS: Final = ("board_floor", "board_tile", "board_room", "city_street", "city_block", "city_green")

PAWN_INKS: Final[dict[str, str]] = {
    "rose": "pawn_light_text",
    "mustard": "pawn_dark_text",
    "ivory": "pawn_dark_text",
    "olive": "pawn_light_text",
    "blue": "pawn_light_text",
    "violet": "pawn_light_text",
}
"""The ink of a pawn's letter by the pawn's colour."""

READABLE: Final[dict[str, tuple[str, ...]]] = {
    "text": (*_PANELS, *_SEATS, *_BUTTONS, *_CLOTH, "cliche", "cliche_call", "field"),
    "text_soft": (*_PANELS, *_SEATS, *_CLOTH, "button", "button_hover", "primary", "cliche", "cliche_call", "field"),
    "text_spent": (*_PANELS, *_SEATS, *_CLOTH, "cliche", "cliche_spent"),
    "text_disabled": (*_PANELS, *_CLOTH, *_SEATS, "cliche", "cliche_spent", "field"),
    "money": (*_PANELS, "seat", "seat_floor", "baize_deep"),
    "accent_text": ("accent",),
    "danger_text": ("danger", "danger_hover", *_PANELS),
    "notice_text": ("notice",),
    "tooltip_text": ("tooltip",),
    "public_text": ("public_bg",),
    "public_soft": ("public_bg",),
    "board_text": ("board_room", "board_middle", "board_floor", "city_block", "city_green"),
    "die_text": ("die",),
    "pawn_dark_text": ("pawn_mustard", "pawn_ivory"),
    "pawn_light_text": ("pawn_rose", "pawn_olive", "pawn_blue", "pawn_violet"),
}
"""Each ink and the grounds it stands on: 4.5:1 at least in every theme."""

VISIBLE: Final[dict[str, tuple[str, ...]]] = {
    "focus": (*_PANELS, *_SEATS, *_BUTTONS, *_CLOTH, "field", "cliche", "danger"),
    "seat_floor_edge": ("seat", "baize", "baize_deep"),
    "accent": _PANELS,
    "danger_edge": _PANELS,
    "board_reach_edge": _BOARDS,
    "board_path": ("board_floor", "board_tile", "city_street"),
    "board_wall": ("board_floor", "board_tile", "board_room"),
    "city_lane": ("city_street",),
    "city_star": ("city_street",),
    "pawn_edge": _BOARDS,
}
"""Each line that tells something and the grounds it stands on: 3:1 at least."""


class ThemeError(ValueError):
    """A theme file with faults; `faults` holds a line for each."""

    def __init__(self, path: Path, faults: tuple[str, ...]) -> None:
        super().__init__(f"{path.name}: " + "; ".join(faults))
        self.faults = faults


def read(path: Path) -> Theme:
    """Read and check one theme; its key is the file's stem. Raises ThemeError with all faults, and OSError."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ThemeError(path, (str(error),)) from error
    colours = _flat(data)
    faults = tuple(_faults(colours))
    if faults:
        raise ThemeError(path, faults)
    return Theme(key=path.stem, **colours)


def _flat(data: dict[str, Any]) -> dict[str, Any]:
    """The sections grounds, lines and inks only group the file for its reader."""
    flat: dict[str, Any] = {}
    for name, value in data.items():
        flat.update(value if isinstance(value, dict) else {name: value})
    return flat


def _faults(colours: dict[str, Any]) -> list[str]:
    missing = [f"{name} is missing" for name in ROLES if name not in colours]
    unknown = [f"{name} is no role" for name in colours if name not in ROLES]
    bad = [
        f"{name} = {value!r} is not #rrggbb"
        for name, value in colours.items()
        if name in ROLES and not (isinstance(value, str) and COLOUR.fullmatch(value))
    ]
    return missing + unknown + bad


def luminance(colour: str) -> float:
    """Relative luminance (WCAG 2) of `#rrggbb`, 0 to 1."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio (WCAG 2) of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def stylesheet(theme: Theme, scale: float = 1.0) -> str:
    """The application's style sheet; `scale` (1.0 to 1.75) stretches every length in it."""
    words = asdict(theme)
    words |= {f"{role}_px": f"{face.px}px" for role, face in fonts.FACES.items()}
    words |= {"serif": f'"{fonts.SERIF}", "{fonts.SIGNS}"', "sans": f'"{fonts.SANS}", "{fonts.SIGNS}"'}
    words |= {"sign": _sign(theme.text), "accent_sign": _sign(theme.accent_text)}
    sheet = Template(QSS).substitute(words)
    return PIXELS.sub(lambda m: f"{round(int(m[1]) * scale)}px", sheet) if scale != 1.0 else sheet


def _sign(ink: str) -> str:
    """Which of the two drawn sets of small signs goes with an ink."""
    return "light" if luminance(ink) > 0.5 else "dark"


def palette(theme: Theme) -> QPalette:
    """For what Qt paints without asking the style sheet: selections, placeholders, links, disabled text."""
    role, group = QPalette.ColorRole, QPalette.ColorGroup
    colours = {
        role.Window: theme.panel,
        role.WindowText: theme.text,
        role.Base: theme.field,
        role.AlternateBase: theme.log_bg,
        role.Text: theme.text,
        role.PlaceholderText: theme.text_disabled,
        role.Button: theme.button,
        role.ButtonText: theme.text,
        role.BrightText: theme.danger_text,
        role.ToolTipBase: theme.tooltip,
        role.ToolTipText: theme.tooltip_text,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.accent_text,
        role.Link: theme.money,
        role.LinkVisited: theme.money,
        role.Accent: theme.accent,
    }
    made = QPalette()
    for name, colour in colours.items():
        made.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(group.Disabled, name, QColor(theme.text_disabled))
    return made


def dress(app: QApplication, theme: Theme, scale: float = 1.0) -> None:
    """Put a theme on the whole application; what it wears already is not put on again."""
    sheet = stylesheet(theme, scale)
    if app.styleSheet() == sheet:
        return
    app.setStyle("Fusion")
    app.setFont(fonts.font("body", scale))
    app.setPalette(palette(theme))
    app.setStyleSheet(sheet)


def mark(widget: QWidget, **properties: str | bool) -> None:
    """Set what a widget is (role, floor, state…) and let the style sheet look again, if anything changed and it has looked before.

    It looks first when the widget is shown or asked for its size; whoever measures its font earlier polishes it himself.
    """
    fresh = {name: str(value).lower() if isinstance(value, bool) else value for name, value in properties.items()}
    if all(widget.property(name) == value for name, value in fresh.items()):
        return
    for name, value in fresh.items():
        widget.setProperty(name, value)
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
