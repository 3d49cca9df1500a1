from __future__ import annotations

import struct
import wave
from pathlib import Path

import pytest
from reportlab.pdfbase.ttfonts import TTFont

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
CUTS = sorted((RESOURCES / "fonts").glob("*.ttf"))
LETTERS = "áéíóúüñçœæàâêëîïôùûÿÁÉÍÓÚÜÑÇŒÆÀÂÊËÎÏÔÙÛŸ¿¡«»“”‘’…–—·£€×−→0123456789"
SIGNS = "✓✗↶↷❚▶●○☾✦"


def paper_font(path: Path) -> TTFont:
    return TTFont(path.stem, str(path))


@pytest.mark.parametrize("path", [cut for cut in CUTS if "Signs" not in cut.name], ids=lambda path: path.stem)
def test_a_text_font_has_every_letter_of_the_three_languages_on_paper_too(path: Path) -> None:
    face = paper_font(path).face
    assert [letter for letter in LETTERS if ord(letter) not in face.charToGlyph] == []
    assert len({face.charWidths[ord(digit)] for digit in "0123456789"}) == 1


def test_the_signs_have_a_font_of_their_own() -> None:
    face = paper_font(RESOURCES / "fonts/ClubSigns-Regular.ttf").face
    assert [sign for sign in SIGNS if ord(sign) not in face.charToGlyph] == []


def test_the_fonts_are_small_truetype_files_with_their_licences_beside_them() -> None:
    assert len(CUTS) == 7
    for cut in CUTS:
        assert struct.unpack(">I", cut.read_bytes()[:4]) == (0x00010000,)
        assert cut.stat().st_size < 220_000
    assert {path.name for path in (RESOURCES / "fonts").glob("*.txt")} == {
        "DejaVu-LICENSE.txt",
        "EBGaramond-OFL.txt",
        "Inter-OFL.txt",
    }


@pytest.mark.parametrize("name", ["two-minutes", "hour", "bell", "solved"])
def test_a_sound_is_short_small_and_ends_in_silence(name: str) -> None:
    path = RESOURCES / "sounds" / f"{name}.wav"
    with wave.open(str(path)) as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, 22_050)
        samples = memoryview(sound.readframes(sound.getnframes())).cast("h")
    assert path.stat().st_size < 100_000
    assert max(map(abs, samples)) > 20_000
    assert abs(samples[-1]) < 50


def test_every_sign_takes_its_colour_from_the_theme() -> None:
    inked = [path.stem for path in (RESOURCES / "icons").glob("*.svg") if b"currentColor" not in path.read_bytes()]
    assert [name for name in inked if not name.endswith(("-light", "-dark")) and name != "app"] == []
