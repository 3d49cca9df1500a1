"""An evening of each game through the real window: a scripted host clicks, types and presses keys; pictures and records stay."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from gm_console.app import dressed_app
from gm_console.store import places, settings
from gm_console.tour import cluedo, espia, martes, transito
from gm_console.tour.hand import Hand, TourConsole

SIZE = (1280, 800)
EVENINGS: dict[str, Callable[[Hand], None]] = {
    "martes": martes.evening,
    "espia": espia.evening,
    "cluedo": cluedo.evening,
    "transito": transito.evening,
}


def run(
    out: Path, language: settings.Language = "auto", theme: settings.ThemeKey = "club", scale: int = 100, only: str | None = None
) -> int:
    """Plays each evening, or ``only`` one game's, into a folder of its own below ``out``; exit status 0. Touches nothing of the host's."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = None
    for game in (only,) if only else EVENINGS:
        folder = out / game
        folder.mkdir(parents=True, exist_ok=True)
        clear(folder)
        with tempfile.TemporaryDirectory() as home:
            os.environ[places.HOME] = home
            settings.save(places.settings(), settings.Settings(language=language, theme=theme, text_scale=scale, sounds=False))
            app = app or dressed_app()
            console = TourConsole(app)
            console.window.resize(*SIZE)
            console.window.show()
            console.window.activateWindow()
            hand = Hand(console, folder, game)
            hand.rest()
            EVENINGS[game](hand)
            console.window.close()
            console.close()
    return 0


def clear(folder: Path) -> None:
    """The pictures of an earlier evening go: another one may have fewer, or others."""
    for picture in folder.glob("[0-9][0-9]-*.png"):
        picture.unlink()
