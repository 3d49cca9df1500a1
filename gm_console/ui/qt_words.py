"""Qt's own words in the host's language: the dialog that saves a file, the menu of a text field."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator


class Unmarked(QTranslator):
    """Qt's translations, and where Qt marks a key in a phrase that they know without one (`&Look in:`), that phrase."""

    def translate(self, context: str, source: str, /, disambiguation: str | None = None, n: int = -1) -> str | None:
        """The phrase in its language; None where there is none, for an empty text would be shown."""
        plain = source.replace("&", "")
        return super().translate(context, source, disambiguation, n) or super().translate(context, plain, disambiguation, n) or None


class QtWords:
    """What one program has lent the application; without Qt's translations beside it Qt speaks English."""

    def __init__(self, app: QCoreApplication) -> None:
        self._app = app
        self._lent: QTranslator | None = None

    def speak(self, language: str) -> None:
        """From now on in a language, by its two letters."""
        self.hush()
        made = Unmarked(self._app)
        if made.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            self._app.installTranslator(made)
            self._lent = made

    def hush(self) -> None:
        """Take back what was lent."""
        if self._lent is not None:
            self._app.removeTranslator(self._lent)
            self._lent.deleteLater()
            self._lent = None
