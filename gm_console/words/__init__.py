"""Everything said to people, in their language."""

from gm_console.words.speech import clock
from gm_console.words.system import LANGUAGES, system_language
from gm_console.words.translator import Translator

__all__ = ["LANGUAGES", "Translator", "clock", "system_language"]
