"""Compiled phrases to test with: freshly made, apart from those of the checkout."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from gm_console.words import Translator
from hatch_build import compile_phrases
from tests.words.collect import PHRASES

HEADER = r"""msgid ""
msgstr ""
"Language: {}\n"
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n{});\n"

"""
MANY = {"es": " != 1", "fr": " > 1", "en": " != 1"}
Invent = Callable[[str, str], Translator]


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program's own phrases."""
    root = tmp_path_factory.mktemp("phrases")
    folder = root / "resources/phrases"
    shutil.copytree(PHRASES, folder, ignore=shutil.ignore_patterns("*.mo"))
    compile_phrases(root)
    return folder


@pytest.fixture
def invent(tmp_path: Path) -> Invent:
    """Writes a phrase file ``try.po`` in one language and gives the language's translator."""

    def invented(language: str, body: str) -> Translator:
        folder = tmp_path / "resources/phrases"
        (folder / language).mkdir(parents=True)
        (folder / language / "try.po").write_text(HEADER.format(language, MANY[language]) + body, encoding="utf-8")
        compile_phrases(tmp_path)
        return Translator(language, folder)

    return invented
