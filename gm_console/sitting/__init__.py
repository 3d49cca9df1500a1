"""One live session and the questions put to it: the only thing that writes, behind every face."""

from gm_console.sitting.answers import Answers
from gm_console.sitting.foreseeing import foresee
from gm_console.sitting.sitting import Outcome, Sitting
from gm_console.sitting.timing import RealTime, TimeSource, VirtualTime

__all__ = ["Answers", "Outcome", "RealTime", "Sitting", "TimeSource", "VirtualTime", "foresee"]
