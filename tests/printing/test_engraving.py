"""Engraved lines keep to their place, and letters around a circle are refused like any others."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from gm_console.printing.engraving import Circle, Line, around, braid, waters, wreath
from gm_console.printing.fitting import Style
from gm_console.printing.pen import Face, Pen
from gm_console.printing.sheet import Box
from gm_console.printing.troubles import Unprintable
from gm_console.words import Translator
from tests.printing.paper import pages, printed, text_of

RED = Line("#ff0000")
BOX = Box(10, 20, 40, 12)


def inked(face: Face) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Where there is red, in millimetres from the left and the top of a lone poker card on an A4."""
    picture = pages(printed(face).data)[0].render(scale=6).to_numpy()[:, :, 2::-1].astype(int)
    down, across = (picture[:, :, 0] - picture[:, :, 1] > 40).nonzero()
    return across / 6 / 72 * 25.4 - 10.5, down / 6 / 72 * 25.4 - 16.5


def lettered(text: str, size: float = 12, below: bool = False) -> Face:
    """A face with letters around a circle of 20 mm, in the middle of a poker card."""
    return lambda pen: around(pen, text, Circle((31.5, 44), 20, below), Style(size=size, colour="#ff0000"))


@pytest.mark.parametrize("face", [
    lambda pen: braid(pen, BOX, 5, 4, RED),
    lambda pen: braid(pen, BOX, 5, 4, RED, knots=3),
    lambda pen: waters(pen, BOX, 9, 3, RED),
])
def test_a_braid_and_waters_fill_their_box_and_nothing_else(face: Face) -> None:
    across, down = inked(face)
    assert [across.min(), across.max(), down.min(), down.max()] == pytest.approx([10, 50, 20, 32], abs=0.35)


def test_a_wreath_lies_between_its_radii_and_reaches_both() -> None:
    across, down = inked(lambda pen: wreath(pen, (31.5, 44), (12, 18), 16, 5, RED))
    far = np.hypot(across - 31.5, down - 44)
    assert [far.min(), far.max()] == pytest.approx([12, 18], abs=0.2)


@pytest.mark.parametrize(("below", "side"), [(False, -1), (True, 1)])
def test_letters_stand_on_the_circle_above_or_hang_in_it_below_in_the_middle(below: bool, side: int) -> None:
    across, down = inked(lettered("HHHHHHHHH", below=below))
    assert (across.min() + across.max()) / 2 == pytest.approx(31.5, abs=0.2)
    assert ((down - 44) * side > 0).all()
    assert np.hypot(across - 31.5, down - 44).min() == pytest.approx(20 if not below else 17.2, abs=0.35)


def test_letters_around_a_circle_shrink_and_say_so() -> None:
    made = printed(lettered(" ".join(["Detective primero"] * 3), 14))
    (shrunk,) = made.report.shrunk
    assert Translator("es").shown(shrunk.field) == "«Detective primero Detective primero Detective primero»"
    assert "Detective" in text_of(made.data)[0].replace("\r\n", "")


@pytest.mark.parametrize(("text", "code"), [(" ".join(["Detective primero"] * 9), "too-long"), ("Detective 🔍", "no-sign")])
def test_what_does_not_go_around_or_has_no_sign_is_refused(text: str, code: str) -> None:
    with pytest.raises(Unprintable) as raised:
        printed(lettered(text))
    (fault,) = raised.value.faults
    assert (fault.card, Translator("es").shown(fault.field), fault.code) == ("Ana", f"«{text}»", code)


def test_the_pen_keeps_its_colours_after_engraving() -> None:
    def face(pen: Pen) -> None:
        braid(pen, BOX, 5, 4, RED)
        pen.line((10, 60), (50, 60), "#0000ff", 1)

    assert inked(face)[1].max() < 33
