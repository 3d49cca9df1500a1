# /// script
# requires-python = ">=3.11"
# dependencies = ["PySide6-Essentials"]
# ///
"""Write the small signs of the window, and draw the app icon as PNG.

    python resources/make/icons.py

Small signs are 24 × 24 line drawings in `currentColor`, which the program fills in. The style sheet cannot recolour, so
the signs inside controls exist as two files each, light and dark.
"""

import os
from pathlib import Path

ICONS = Path(__file__).resolve().parent.parent / "icons"
LINE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
FILL = 'fill="currentColor"'
SIGNS = {
    "pause": f'<g {FILL}><rect x="6" y="5" width="4" height="14" rx="1"/><rect x="14" y="5" width="4" height="14" rx="1"/></g>',
    "play": f'<path {FILL} d="M7 4.8v14.4a.8.8 0 0 0 1.2.7l11.5-7.2a.8.8 0 0 0 0-1.4L8.2 4.1A.8.8 0 0 0 7 4.8z"/>',
    "undo": f'<path {LINE} d="M8.5 5 4 9.5l4.5 4.5M4 9.5h10a5 5 0 0 1 0 10h-4"/>',
    "redo": f'<path {LINE} d="M15.5 5 20 9.5l-4.5 4.5M20 9.5H10a5 5 0 0 0 0 10h4"/>',
    "search": f'<g {LINE}><circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5"/></g>',
    "seal": f'<g {LINE}><circle cx="12" cy="9" r="5.5"/><path d="m8.5 13.5-1.5 7 5-2.5 5 2.5-1.5-7"/><circle cx="12" cy="9" r="1.5"/></g>',
    "lock": f'<g {LINE}><rect x="5" y="10.5" width="14" height="9.5" rx="2"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2"/></g>',
    "sheet": f'<path {LINE} d="M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16.5h5"/>',
    "public": f'<g {LINE}><rect x="3" y="4.5" width="18" height="12" rx="1.5"/><path d="M8.5 20.5h7M12 16.5v4"/></g>',
    "eye": f'<g {LINE}><path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/>'
    '<circle cx="12" cy="12" r="2.8"/></g>',
    "eye-off": f'<g {LINE}><path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM4 20 20 4"/></g>',
    "leave": f'<path {LINE} d="M19.5 14.2A8 8 0 1 1 9.8 4.5a6.5 6.5 0 0 0 9.7 9.7z"/>',
    "print": f'<path {LINE} d="M7 9V3.5h10V9M7 17.5H4V9.5h16v8h-3M7 14.5h10v6H7z"/>',
    "clock": f'<g {LINE}><circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/></g>',
    "settings": f'<g {LINE}><path d="M4 7h9M17.5 7H20M4 17h3M11.5 17H20"/><circle cx="15" cy="7" r="2.3"/>'
    '<circle cx="9" cy="17" r="2.3"/></g>',
    "close": f'<path {LINE} d="m6 6 12 12M18 6 6 18"/>',
    "more": f'<g {FILL}><circle cx="5.5" cy="12" r="1.8"/><circle cx="12" cy="12" r="1.8"/><circle cx="18.5" cy="12" r="1.8"/></g>',
}
PLAIN = 'fill="none" stroke="{ink}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"'
CONTROLS = {
    "down": f'<path {PLAIN} d="m5 8 7 8 7-8"/>',
    "right": f'<path {PLAIN} d="m8 5 8 7-8 7"/>',
    "check": f'<path {PLAIN} d="m4 12.5 5.5 5.5L20 6.5"/>',
    "plus": f'<path {PLAIN} d="M12 5v14M5 12h14"/>',
    "dash": f'<path {PLAIN} d="M5 12h14"/>',
    "dot": '<circle cx="12" cy="12" r="6" fill="{ink}"/>',
}
INKS = {"light": "#fbf3e2", "dark": "#21160e"}


def svg(body: str) -> str:
    """One 24 × 24 drawing."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">{body}</svg>\n'


def write_signs() -> None:
    """Write every small sign."""
    for name, body in SIGNS.items():
        (ICONS / f"{name}.svg").write_text(svg(body), encoding="utf-8")
    for name, body in CONTROLS.items():
        for tone, ink in INKS.items():
            (ICONS / f"{name}-{tone}.svg").write_text(svg(body.replace("{ink}", ink)), encoding="utf-8")


def draw_app() -> None:
    """Turn app.svg, which is drawn by hand, into app.png."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication([])
    image = QImage(256, 256, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ICONS / "app.svg")).render(painter)
    painter.end()
    image.save(str(ICONS / "app.png"))
    app.quit()


if __name__ == "__main__":
    write_signs()
    draw_app()
