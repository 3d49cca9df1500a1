"""The paper that printers hold where the host lives."""

from PySide6.QtCore import QLocale


def usual_paper() -> str:
    """Letter where the system measures as the United States do, else A4: a key of the papers we print on."""
    american = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    return "Letter" if american else "A4"
