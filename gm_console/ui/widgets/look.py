"""How things look and speak on one screen: theme, text size and language, given to every widget that paints."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QColor, QFont, QFontMetricsF

from gm_console.ui import fonts
from gm_console.ui.widgets.kept import Kept

if TYPE_CHECKING:
    from gm_console.ui.theme import Theme
    from gm_console.words import Translator

LARGE: Final = 1.25


@dataclass(frozen=True)
class Look:
    """Theme, text size (1.0 to 1.75) and words. A change of any of them makes a new look, and the screens anew."""

    theme: Theme
    words: Translator
    scale: float = 1.0
    _fonts: dict[str, tuple[QFont, QFontMetricsF]] = field(default_factory=dict, compare=False)

    @property
    def large(self) -> bool:
        """Whether letters are so large that 1280 × 800 pixels, which all is laid out for, have no room for things in their usual places.

        Then what stood side by side stands in a column (clichés, which had a line each, flow), edges are narrower, nothing is said twice.
        """
        return self.scale > LARGE

    def px(self, length: float) -> int:
        """A length at the host's text size, in whole pixels."""
        return round(length * self.scale)

    def font(self, role: fonts.Role) -> QFont:
        """The font of a role."""
        return self._set(role)[0]

    def metrics(self, role: fonts.Role) -> QFontMetricsF:
        """The measures of a role's font."""
        return self._set(role)[1]

    def ink(self, role: str) -> QColor:
        """A colour of the theme by its role."""
        found = self._inks.get(role)
        if found is None:
            found = self._inks[role] = QColor(getattr(self.theme, role))
        return found

    @cached_property
    def kept(self) -> Kept:
        """What was painted in this look, to be shown again."""
        return Kept()

    @cached_property
    def _inks(self) -> dict[str, QColor]:
        return {}

    def _set(self, role: fonts.Role) -> tuple[QFont, QFontMetricsF]:
        found = self._fonts.get(role)
        if found is None:
            font = fonts.font(role, self.scale)
            found = self._fonts[role] = (font, QFontMetricsF(font))
        return found
