"""From the first start over the first lesson to the first round, by touch and by screen reader."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest

from engine.lessons.lesson import load_lesson
from tests.web.driver import Gone, Phone

MEANT = "the one to tap"
TAPS = 60


def touch(phone: Phone) -> Callable[[str], None]:
    return phone.tap_there


def by_ear(phone: Phone) -> Callable[[str], None]:
    return phone.activate_there


@pytest.mark.parametrize("way", [touch, by_ear])
def test_the_first_five_minutes(phone: Phone, way: Callable[[Phone], Callable[[str], None]]) -> None:
    """The first screen offers the lesson, the table says what to tap, a wrong tap costs nothing. The lesson ends with a
    win that is spoken, and one more tap deals a round against one bot, without a form.
    """
    act = way(phone)
    phone.open("/settings").tap("set-pace-none")
    phone.open("/")
    assert phone.spoken("home-learn").startswith("Never played?")
    act("home-learn")
    phone.wait("show-me")
    before = phone.spoken("lesson-said")
    act("card-KD")  # not this one: it is said why, and a tap on that says the sentence again
    phone.wait_spoken("lesson-said", "doesn’t go on")
    act("lesson-said")
    phone.wait_spoken("lesson-said", before)

    asked = len(load_lesson("switch").question_steps)
    for _ in range(TAPS):
        at = phone.wait_any("go-on", "show-me", "suit-S", "panel-lesson-over")
        if at == "panel-lesson-over":
            break
        said = phone.said()
        target = next_tap(said)
        if target in said:  # what is said comes an update after what can be tapped: it is read again
            with suppress(Gone):
                act(target)
                phone.wait_until(lambda said=said: phone.said() != said, f"an answer to {target}")  # type: ignore[misc]
    else:
        raise AssertionError(f"the lesson does not end: {phone.said()}")
    assert asked == 9 and not [each for each in phone.nameless() if "person-name" not in each]
    assert {"lesson-again", "lesson-home", "person-name", "person-face"} <= set(phone.identifiers())
    assert "You won the round" in phone.spoken("panel-lesson-over")
    act("lesson-play")
    phone.wait_gone("lesson")
    phone.wait_spoken("own-seat", "You")
    assert phone.identifiers("seat-") == ["seat-2"] and "Careless bot" in phone.spoken("seat-2")
    assert phone.nameless() == []
    phone.open("/learn")
    assert "learned" in phone.wait_spoken("lesson-switch", "learned")


def next_tap(said: dict[str, str]) -> str:
    """Return what the table asks to tap, from its spoken text; nothing while others act."""
    if "go-on" in said:
        return "go-on"
    asks = said.get("words", "").rpartition("Tap ")[2]
    if "suit-S" in said:
        return f"suit-{asks[0].upper()}"
    if asks.startswith("“Last card!”") and not said["declare"].endswith("✓"):  # a second tap would take it back
        return "declare"
    if asks.startswith("“Draw”"):
        return "draw"
    return next((name for name, spoken in said.items() if name.startswith("card-") and MEANT in spoken), "")
