"""The same evening on two different secrets: the players' real window is the same to the last pixel until the host reveals."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gm_console.ui.public import PublicWindow
from tests.ui.evening import ALL, Evening

Step = Mapping[str, Any] | str
"""A command as on the wire, a key's name, or what the host does with the mouse."""

ENIGMA = "Una mañana la campana apareció muda."
LIGHTHOUSE = {
    "title": "Farero insomne",
    "enigma": ENIGMA,
    "solution": {"what": "naufragio", "who": "Telesforo", "how": "candil", "when": "madrugada", "where": "arrecife", "why": "contrabando"},
    "story": "Telesforo trocó candil por linterna; arrecife mediante, hundió bergantín.",
    "facts": ("Bergantín portugués", "Linterna robada"),
    "hints": ("Mira hacia mar adentro", "Pregunta por aceite"),
    "misleads": ("Sospechan del cartero",),
    "setting": "Cabo nublado",
    "notes": ("Nadie muere",),
}
VINEYARD = {
    "title": "Vendimia amarga, segunda parte",
    "enigma": ENIGMA,
    "solution": "Hermenegilda envenenó el lagar con azufre, por despecho, durante la cosecha.",
    "story": "",
    "facts": ("Azufre", "Lagar vacío", "Cosecha perdida"),
    "hints": ("Huele raro",),
    "misleads": (),
    "setting": "Bodega riojana del siglo pasado, con muchas barricas",
    "difficulty": 4,
    "minutes": 20,
}
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
KEYS = {"undo": ("z", CONTROL), "redo": ("z", CONTROL | SHIFT)}

QUESTIONS: tuple[Step, ...] = (
    *({"do": "leave", "player": "Íñigo"}, {"do": "start"}, {"do": "wait", "seconds": 61.5}, "b", "b"),
    *({"do": "ask", "by": "Ana", "question": "¿Fue de noche?"}, {"do": "reword", "question": "¿Fue tras las doce?"}, "c", "close"),
    {"do": "interrupt", "by": "Cloe", "cliche": "organista", "question": "¿Sonó?"},
    {"do": "interrupt", "by": "Ana", "cliche": "viajera"},
    *({"do": "answer", "answer": "no", "note": "a su manera"}, "undo", "redo", "p", "l", "until", "back", "p"),
    *({"do": "pass", "by": "Bruno"}, "a", {"do": "join", "player": "Íñigo"}),
    *({"do": "ask", "by": "Bruno"}, {"do": "ask", "by": "Cloe"}, "a"),
    *("i", {"do": "correct", "reason": "cambio", "pounds": {"Cloe": 9, "host": 5}}, {"do": "lend", "to": "Bruno", "pounds": 1}),
    *({"do": "set-clock", "elapsed": 3500, "reason": "empezó antes"}, {"do": "next-round"}),
    *({"do": "correct", "reason": "x", "turn": "Cloe"}, {"do": "pass", "by": "Cloe"}, {"do": "pass", "by": "Íñigo"}, "n"),
    *({"do": "mend", "seq": 5, "command": {"do": "pass", "by": "Ana"}}, "undo", {"do": "ruling", "text": "No se fuma."}),
    *({"do": "hint", "by": "Ana", "cliche": "médica rural", "request": "¿Qué vio?", "answer": "Lo de siempre."}, {"do": "next-round"}),
    *({"do": "wait", "seconds": 400}, "b", "a", "b", "v"),
)
REBUTTAL: tuple[Step, ...] = (
    *({"do": "start"}, {"do": "ask", "by": "Ana"}, "s", {"do": "deduce", "by": "Ana", "what": "robo", "who": "el cura"}),
    *({"do": "ask-detail", "text": "¿Y cómo?"}, {"do": "amend", "how": "con una llave"}, {"do": "judge", "hits": ["what", "how"]}),
    *({"do": "bet", "by": "Cloe", "count": 2}, "undo", {"do": "bet", "by": "Cloe", "count": 3}, {"do": "stand", "by": "Bruno"}),
    *({"do": "wait", "seconds": 3600}, {"do": "bet", "by": "Íñigo", "count": 2}, "undo", "redo", "l", "b", "b", "back", "a"),
    *("undo", {"do": "end", "reason": "por el gato"}, "undo", "redo", "v"),
)
SOLVED: tuple[Step, ...] = (
    *({"do": "start"}, "p", "p", {"do": "ask", "by": "Ana", "question": "¿Llovía?"}, "s"),
    *({"do": "deduce", "by": "Ana", "who": "la lechera"}, {"do": "wait", "seconds": 3500}, {"do": "judge", "hits": ["who"]}),
    *({"do": "bet", "by": "Bruno", "count": 1}, {"do": "bet", "by": "Cloe", "count": 1}, {"do": "stand", "by": "Íñigo"}),
    *({"do": "leave", "player": "Cloe"}, {"do": "ask", "by": "Bruno"}, "s"),
    *({"do": "deduce", "by": "Bruno"}, {"do": "wait", "seconds": 100}),
    *({"do": "judge", "hits": ALL}, "undo", "redo", "b", "b", "v", "undo", {"do": "judge", "hits": ALL}, "v"),
)
SECRETLY: tuple[Step | tuple[Step, Step], ...] = (
    *({"do": "start"}, {"do": "ask", "by": "Ana"}, {"do": "answer", "answer": "yes"}),
    ({"do": "deduce", "by": "Ana", "who": "el cura"}, {"do": "deduce", "by": "Ana", "what": "un robo", "why": "por hambre"}),
    ({"do": "amend", "how": "con veneno"}, {"do": "amend", "who": "el alcalde"}),
    ({"do": "judge", "hits": ["who", "how"]}, {"do": "judge", "hits": ["why"]}),
    ({"do": "bet", "by": "Bruno", "count": 2}, {"do": "bet", "by": "Bruno", "count": 4}),
    ({"do": "bet", "by": "Cloe", "count": 1}, {"do": "bet", "by": "Cloe", "count": 0}),
)
"""A deduction of which nothing is told; where two acts stand, one for each table."""
MEETINGS: dict[str, tuple[dict[str, Any], tuple[Step, ...]]] = {
    "questions, hints, money and the clock": ({"loans": True}, QUESTIONS),
    "a wrong deduction and secret bets": ({}, REBUTTAL),
    "bets told aloud, and a case that is solved": ({"rebuttal": "in_order", "elements": 6}, SOLVED),
}


class Television:
    """One evening with the players' window open; what it shows after each act of the host's."""

    def __init__(self, qtbot: QtBot, case: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        self.evening = Evening(qtbot, begun=False, case=case, options=options, seed=7)
        self.evening.window.public._again.setInterval(3_600_000)  # no picture depends on when it is taken
        self.evening.key(Qt.Key.Key_F11)

    @property
    def window(self) -> PublicWindow:
        """The players' window."""
        window = self.evening.window.public.window
        assert window is not None
        return window

    def act(self, step: Step) -> str:
        """Do it as the host does; the code and the words of a refusal, or nothing."""
        evening = self.evening
        if isinstance(step, str):
            self._press(step)
            return ""
        refusal = evening.desk.do(dict(step))
        return f"{refusal.code} {refusal.said}" if refusal else ""

    def _press(self, name: str) -> None:
        evening, parting = self.evening, self.evening.window.parting
        if parting.cover is not None and name in ("until", "back"):
            parting.cover.until.emit("22:30") if name == "until" else parting.cover.back.emit(90_000)
        elif name == "close":
            evening.window.sheets.shut()
        else:
            evening.key(*KEYS.get(name, (name,)))
        if name == "v":
            evening.click(evening.table.line.choices["confirm"])

    def picture(self) -> QImage:
        """Every pixel of what the window paints."""
        return self.window.grab().toImage()


def told(window: QWidget) -> list[str]:
    """Every text that a system, a screen reader or a list of windows could take from a window, painted or not."""
    handle = window.windowHandle()
    assert handle is not None
    return [text for part in (handle, window, *window.findChildren(QObject)) for text in texts_of(part)]


def texts_of(part: QObject) -> Iterator[str]:
    """Titles, tips, names, descriptions and whatever else a thing of Qt's has that is text, and what was hung onto it."""
    about = part.metaObject()
    names = [str(one.name()) for one in map(about.property, range(about.propertyCount())) if str(one.typeName()) == "QString"]
    names += [name for found in part.dynamicPropertyNames() if not (name := bytes(found.data()).decode()).startswith("_")]
    yield from (value for name in names if isinstance(value := part.property(name), str))


def words(secrets: Iterable[object]) -> set[str]:
    """Every word of what is secret, in small letters; those of the enigma everybody has heard."""
    heard = re.findall(r"\w+", ENIGMA.lower())
    plain = [" ".join(map(str, one.values())) if isinstance(one, dict) else str(one) for one in secrets]
    return {word for one in plain for word in re.findall(r"\w{4,}", one.lower())} - {*heard}


def alike(one: Television, other: Television) -> bool:
    """Whether two windows show the same; asked again, as letters that Qt draws for the first time may differ by a shade."""
    return any(one.picture() == other.picture() for _ in range(4))


def evening_of_two(qtbot: QtBot, name: str) -> Iterator[tuple[Step, Television, Television]]:
    """The same acts at two tables whose secrets have nothing in common; both after each act."""
    options, steps = MEETINGS[name]
    one, other = (Television(qtbot, case, options) for case in (LIGHTHOUSE, VINEYARD))
    yield "", one, other
    for step in steps:
        assert one.act(step) == other.act(step), step
        yield step, one, other


@pytest.mark.parametrize("name", MEETINGS)
def test_two_secrets_look_the_same_on_the_television_until_the_reveal_and_not_after_it(qtbot: QtBot, name: str) -> None:
    revealed, wrong = [], []
    for number, (step, one, other) in enumerate(evening_of_two(qtbot, name)):
        revealed.append(one.evening.window.public.revealed)
        if alike(one, other) is revealed[-1]:
            wrong.append((number, step))
    assert wrong == []
    assert {*revealed} == {True, False}


@pytest.mark.parametrize("name", MEETINGS)
def test_no_text_behind_the_television_names_what_only_the_host_knows(qtbot: QtBot, name: str) -> None:
    heard_by_host = [step for step in MEETINGS[name][1] if isinstance(step, dict) and step["do"] in ("deduce", "amend", "ask-detail")]
    secret = words([*LIGHTHOUSE.values(), *VINEYARD.values(), *heard_by_host])
    for step, one, other in evening_of_two(qtbot, name):
        texts = told(one.window)
        assert texts == told(other.window), step
        assert [word for word in secret if any(word in text.lower() for text in texts)] == [], step
        assert one.window.windowTitle() in texts


def test_what_is_judged_and_bet_in_secret_does_not_show_until_all_have_decided(qtbot: QtBot) -> None:
    one, other = (Television(qtbot, LIGHTHOUSE, {}) for _ in range(2))
    for step in SECRETLY:
        acts = step if isinstance(step, tuple) else (step, step)
        assert one.act(acts[0]) == other.act(acts[1]) == "", step
        assert alike(one, other), step
    for seen in (one, other):
        seen.act({"do": "bet", "by": "Íñigo", "count": 2})
    assert not alike(one, other)
