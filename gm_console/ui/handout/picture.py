"""One player's card as a picture, for a guest at a distance. Nothing but the picture tells what the card says, not even the file's name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPainter

from gm_console.ui.handout import face

if TYPE_CHECKING:
    from gm_console.ui.handout.secret import Secret
    from gm_console.ui.widgets.look import Look

TIMES: Final = 2
MARGIN: Final = 20
"""Around the card, in its units."""


def picture(look: Look, secret: Secret, name: str, fitted: face.Fit) -> QImage:
    """A card's face on the cloth, as large for everybody."""
    made = QImage(round(face.WIDE + 2 * MARGIN) * TIMES, round(face.HIGH + 2 * MARGIN) * TIMES, QImage.Format.Format_RGB32)
    made.fill(look.ink("baize"))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(TIMES, TIMES)
    painter.translate(MARGIN, MARGIN)
    face.draw_face(painter, secret, name, face.Inks.of(look.theme), fitted)
    painter.end()
    return made


def png(image: QImage) -> bytes:
    """A picture as a file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"PNG").write(image)
    return bytes(buffer.data().data())


def file_name(stem: str, name: str, place: int) -> str:
    """What is proposed for a file: whose card it is, and nothing of the card; the seat where a name has no letter for a file."""
    letters = "".join(letter if letter.isalnum() else "-" for letter in name).strip("-")
    return f"{stem}-{letters or place}.png"
