"""The style sheet of the whole application, with `$role` for each colour, sign set and font of a theme.

Lengths are pixels at 100 %. A control that takes the focus trades 1 px of padding for the ring's second pixel, so
nothing moves. Which selectors there are for builders is written in `gm_console.ui.theme`.
"""

from typing import Final

_PLACES: Final = """
* { font-family: $sans; font-size: $body_px; color: $text; }
QMainWindow, QDialog, QMessageBox { background: $panel; }
QWidget[role="table"] { background: $baize; }
QFrame[role="bar"] { background: $panel; border: none; border-bottom: 2px solid $brass; }
QFrame[role="desk"] { background: $panel_deep; border: none; border-top: 2px solid $brass; }
QFrame[role="log"] { background: $log_bg; border: none; border-left: 2px solid $brass; }
QFrame[role="panel"] { background: $panel; border: 1px solid $brass; border-radius: 10px; }
QFrame[role="rule-line"] { background: $log_rule; border: none; max-height: 1px; min-height: 1px; }
QFrame[role="notice"] { background: $notice; border: 1px solid $brass; border-radius: 6px; }
QFrame[role="notice"] QLabel { color: $notice_text; }
QFrame[role="alarm"] { background: $danger; border: 1px solid $danger_edge; border-radius: 6px; }
QFrame[role="alarm"] QLabel { color: $danger_text; }
QFrame[role="seat"] { background: $seat; border: 1px solid $seat_edge; border-radius: 10px; margin: 1px; }
QFrame[role="seat"][floor="true"] { background: $seat_floor; border: 2px solid $seat_floor_edge; margin: 0px; }
QFrame[role="seat"][out="true"] { background: $seat_out; border: 1px dashed $seat_edge; margin: 1px; }
QWidget[role="public"] { background: $public_bg; }
QWidget[role="public"] QLabel { color: $public_text; }
QWidget[role="public"] QLabel[role="soft"], QWidget[role="public"] QLabel[role="caption"] { color: $public_soft; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: $brass; }
QStatusBar { background: $panel; }
QStatusBar::item { border: none; }
"""

_LABELS: Final = """
QLabel { background: transparent; border: none; }
QLabel[role="title"] { font-family: $serif; font-size: $title_px; }
QLabel[role="name"] { font-family: $serif; font-size: $name_px; }
QLabel[role="money"] { font-family: $serif; font-size: $money_px; color: $money; }
QLabel[role="clock"] { font-family: $serif; font-size: $clock_px; }
QLabel[role="cue"] { font-family: $serif; font-size: $cue_px; }
QLabel[role="question"] { font-family: $serif; font-size: $question_px; background: $field;
    border: 1px solid $field_edge; border-radius: 6px; padding: 7px 14px; }
QLabel[role="answer"] { font-family: $serif; font-size: $answer_px; }
QLabel[role="face"] { font-family: $serif; font-size: $face_px; }
QLabel[role="action"] { font-size: $action_px; }
QLabel[role="soft"] { color: $text_soft; }
QLabel[role="spent"], QLabel[spent="true"], QFrame[out="true"] QLabel { color: $text_spent; }
QLabel[role="struck"] { color: $text_spent; text-decoration: line-through; }
QLabel[role="caption"] { font-size: $caption_px; font-weight: 500; color: $text_soft; }
QLabel[role="rule"], QLabel[role="key"] { font-size: $rule_px; font-weight: 500; color: $text_soft;
    border: 1px solid $button_edge; border-radius: 4px; padding: 0px 5px; }
QLabel[role="badge"] { font-size: $caption_px; font-weight: 600; color: $accent_text; background: $accent;
    border-radius: 9px; padding: 1px 9px; }
QLabel[role="fault"] { color: $danger_text; }
QLabel:disabled { color: $text_disabled; }
"""

_BUTTONS: Final = """
QPushButton, QToolButton { background: $button; border: 1px solid $button_edge; border-radius: 8px; padding: 6px 13px; }
QPushButton:hover, QToolButton:hover { background: $button_hover; }
QPushButton:focus, QToolButton:focus { border: 2px solid $focus; padding: 5px 12px; outline: none; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked { background: $button_press; }
QPushButton:checked, QToolButton:checked { border-color: $accent; }
QPushButton:disabled, QToolButton:disabled { background: transparent; color: $text_disabled;
    border: 1px dashed $button_edge; }
QPushButton[role="action"], QToolButton[role="action"] { font-size: $action_px; padding: 8px 13px; min-height: 22px; }
QPushButton[role="action"]:focus { padding: 7px 12px; }
QPushButton[primary="true"], QPushButton:default { background: $primary; border-color: $seat_floor_edge; }
QPushButton[primary="true"]:hover, QPushButton:default:hover { background: $primary_hover; }
QPushButton[primary="true"]:focus { border-color: $focus; }
QPushButton:default:focus { border-color: $focus; }
QPushButton[danger="true"] { background: $danger; color: $danger_text; border-color: $danger_edge; }
QPushButton[danger="true"]:hover { background: $danger_hover; }
QPushButton[danger="true"]:focus { border-color: $focus; }
QPushButton[primary="true"]:disabled, QPushButton[danger="true"]:disabled { background: transparent;
    color: $text_disabled; border: 1px dashed $button_edge; }
QPushButton[role="flat"], QToolButton[role="flat"] { background: transparent; padding: 3px 9px; border-radius: 6px; }
QPushButton[role="flat"]:hover, QToolButton[role="flat"]:hover { background: $button_hover; }
QPushButton[role="flat"]:checked { background: $button_press; }
QPushButton[role="flat"]:focus, QToolButton[role="flat"]:focus { padding: 2px 8px; }
QPushButton[role="link"] { background: transparent; border: 1px solid transparent; color: $money;
    text-decoration: underline; padding: 2px 5px; }
QPushButton[role="link"]:focus { border: 2px solid $focus; padding: 1px 4px; }
QPushButton[role="link"]:disabled { color: $text_disabled; text-decoration: none; }
QPushButton[role="hall"] { font-family: $serif; font-size: $name_px; text-align: left; padding: 21px 23px;
    background: $seat; border: 1px solid $seat_edge; border-radius: 12px; }
QPushButton[role="hall"]:hover { background: $seat_floor; border-color: $seat_floor_edge; }
QPushButton[role="hall"]:focus { border: 2px solid $focus; padding: 20px 22px; }
QPushButton[role="hall"]:disabled { background: $seat_out; color: $text_disabled; border-style: dashed; }
QPushButton[role="card"] { font-family: $serif; font-size: $title_px; background: $panel; border: 2px solid $brass;
    border-radius: 16px; padding: 24px; }
QPushButton[role="card"]:focus { border: 2px solid $focus; padding: 24px; }
QPushButton[role="cliche"] { font-size: $body_px; text-align: left; background: $cliche;
    border: 1px solid $cliche_edge; border-radius: 5px; padding: 2px 9px; min-height: 20px; }
QPushButton[role="cliche"]:hover { background: $seat_floor; }
QPushButton[role="cliche"][state="spent"] { background: $cliche_spent; color: $text_spent; border-style: dashed; }
QPushButton[role="cliche"][state="call"] { background: $cliche_call; border-color: $cliche_call_edge; }
QPushButton[role="cliche"][state="call"]:hover { background: $primary_hover; }
QPushButton[role="cliche"]:focus { border: 2px solid $focus; padding: 1px 8px; }
QPushButton[role="cliche"]:disabled { background: $cliche; color: $text; border-style: solid; }
QPushButton[role="cliche"][state="spent"]:disabled { background: $cliche_spent; color: $text_spent;
    border-style: dashed; }
QPushButton::menu-indicator, QToolButton::menu-indicator { image: url(icons:down-$sign.svg); width: 12px; height: 12px;
    subcontrol-origin: padding; subcontrol-position: right center; right: 4px; }
"""

_FIELDS: Final = """
QLineEdit, QPlainTextEdit, QTextEdit, QTextBrowser, QAbstractSpinBox, QComboBox { background: $field;
    border: 1px solid $field_edge; border-radius: 6px; padding: 5px 9px;
    selection-background-color: $accent; selection-color: $accent_text; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QTextBrowser:focus, QAbstractSpinBox:focus, QComboBox:focus {
    border: 2px solid $focus; padding: 4px 8px; }
QLineEdit:disabled, QPlainTextEdit:disabled, QTextEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {
    background: transparent; color: $text_disabled; border-style: dashed; }
QLineEdit[fault="true"], QPlainTextEdit[fault="true"], QAbstractSpinBox[fault="true"], QComboBox[fault="true"] {
    border: 2px solid $danger_edge; padding: 4px 8px; }
QLineEdit[fault="true"]:focus, QPlainTextEdit[fault="true"]:focus, QAbstractSpinBox[fault="true"]:focus,
QComboBox[fault="true"]:focus { border-color: $focus; }
QLineEdit[role="question"], QPlainTextEdit[role="question"] { font-family: $serif; font-size: $question_px;
    padding: 7px 14px; }
QLineEdit[role="question"]:focus, QPlainTextEdit[role="question"]:focus { padding: 6px 13px; }
QAbstractSpinBox { padding-left: 40px; padding-right: 40px; min-height: 22px; }
QAbstractSpinBox:focus { padding-left: 39px; padding-right: 39px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { background: transparent; border: none; border-radius: 5px;
    subcontrol-origin: padding; width: 34px; height: 28px; }
QAbstractSpinBox::up-button { subcontrol-position: center right; }
QAbstractSpinBox::down-button { subcontrol-position: center left; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $button_hover; }
QAbstractSpinBox::up-arrow { image: url(icons:plus-$sign.svg); width: 12px; height: 12px; }
QAbstractSpinBox::down-arrow { image: url(icons:dash-$sign.svg); width: 12px; height: 12px; }
QComboBox { padding-right: 28px; min-height: 22px; combobox-popup: 0; /* drops below, whole */ }
QComboBox:focus { padding-right: 27px; }
QComboBox::drop-down { border: none; width: 26px; background: transparent; }
QComboBox::down-arrow { image: url(icons:down-$sign.svg); width: 10px; height: 10px; }
QComboBox QAbstractItemView { background: $field; border: 1px solid $field_edge; border-radius: 0px; padding: 3px; }
QCheckBox, QRadioButton { background: transparent; spacing: 9px; padding: 3px; border: 2px solid transparent;
    border-radius: 6px; }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox:disabled, QRadioButton:disabled { color: $text_disabled; }
QCheckBox::indicator, QRadioButton::indicator { width: 16px; height: 16px; border: 2px solid $field_edge;
    background: $field; border-radius: 4px; }
QRadioButton::indicator { border-radius: 10px; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: $accent; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url(icons:check-$accent_sign.svg); }
QRadioButton::indicator:checked { background: $accent; border-color: $accent; image: url(icons:dot-$accent_sign.svg); }
QCheckBox::indicator:indeterminate { image: url(icons:dash-$sign.svg); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $log_rule; }
QSlider { background: transparent; min-height: 22px; border: 2px solid transparent; border-radius: 6px; }
QSlider:focus { border-color: $focus; }
QSlider::groove:horizontal { height: 4px; background: $field_edge; border-radius: 2px; }
QSlider::sub-page:horizontal { height: 4px; background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 18px; margin: -7px 0px; background: $accent; border-radius: 8px; }
QProgressBar { background: $field; border: 1px solid $field_edge; border-radius: 6px; text-align: center;
    min-height: 22px; }
QProgressBar::chunk { background: $primary; border-radius: 5px; }
QGroupBox { background: transparent; border: 1px solid $field_edge; border-radius: 8px; margin-top: 11px;
    padding: 14px 10px 8px 10px; }
QGroupBox::title { subcontrol-origin: margin; subcontrol-position: top left; left: 12px; padding: 0px 5px;
    background: $panel; color: $text_soft; }
"""

_LISTS: Final = """
QAbstractScrollArea { background: $field; border: 1px solid $field_edge; border-radius: 6px; }
QScrollArea, QScrollArea > QWidget > QWidget[role="page"] { background: transparent; border: none; }
QListView, QTreeView, QTableView { background: $field; border: 1px solid $field_edge; padding: 2px; outline: none;
    gridline-color: $log_rule; selection-background-color: $accent; selection-color: $accent_text; }
QListView:focus, QTreeView:focus, QTableView:focus { border: 2px solid $focus; padding: 1px; }
QFrame[role="log"] QListView { background: $log_bg; border: 2px solid transparent; border-radius: 0px; padding: 0px; }
QFrame[role="log"] QListView:focus { border-color: $focus; }
QListView::item, QTreeView::item { padding: 5px 8px; border-radius: 4px; }
QListView::item:hover, QTreeView::item:hover, QTableView::item:hover { background: $button_hover; color: $text; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected { background: $accent;
    color: $accent_text; }
QListView::item:disabled { color: $text_disabled; }
QHeaderView { background: $panel; border: none; }
QHeaderView::section { background: $panel; color: $text_soft; border: none; border-bottom: 1px solid $field_edge;
    padding: 5px 8px; }
QTableCornerButton::section { background: $panel; border: none; }
QScrollBar { background: transparent; border: none; margin: 0px; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $scroll; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $accent; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0px; height: 0px; border: none; background: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QTabWidget::pane { border: 1px solid $field_edge; border-radius: 8px; top: -1px; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: $text_soft; padding: 8px 15px; margin-right: 2px;
    border: 2px solid transparent; border-bottom: 3px solid transparent; }
QTabBar::tab:hover { color: $text; background: $button_hover; }
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:focus:selected { border: 2px solid $focus; border-bottom: 3px solid $focus; }
QTabBar::tab:disabled { color: $text_disabled; }
"""

_OVERLAYS: Final = """
QMenuBar { background: $panel; border: none; }
QMenuBar::item { background: transparent; padding: 5px 10px; border-radius: 4px; }
QMenuBar::item:selected { background: $button_hover; }
QMenu { background: $panel; border: 1px solid $brass; padding: 5px; menu-scrollable: 1; }
QMenu::item { background: transparent; padding: 6px 26px 6px 14px; border-radius: 4px; }
QMenu::item:selected { background: $accent; color: $accent_text; }
QMenu::item:disabled { color: $text_disabled; background: transparent; }
QMenu::separator { height: 1px; background: $field_edge; margin: 5px 8px; }
QMenu::right-arrow { image: url(icons:right-$sign.svg); width: 10px; height: 10px; }
QMenu::indicator { width: 16px; height: 16px; left: 4px; }
QMenu::indicator:checked { image: url(icons:check-$sign.svg); }
QToolTip {
    background: $tooltip; color: $tooltip_text; border: 1px solid $brass; padding: 5px 8px;
    qproperty-textFormat: PlainText; /* what somebody typed is never markup */
}
"""

QSS: Final = _PLACES + _LABELS + _BUTTONS + _FIELDS + _LISTS + _OVERLAYS
