"""What is drawn on a screen against what a screen reader says of it: every text is said, and every field to type into
has a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.ui.card_faces import spell_out
from tests.web.driver import Phone
from tests.web.letters import Drawn, Place, in_sight

#: Each element of the semantics tree with words of its own. What is typed into a field stands in it only while it has
#: the focus; that of a text that can be selected never does.
SAID: Final = """() => [...document.querySelectorAll("flt-semantics-host *")].flatMap(node => {
    const field = node.matches("input, textarea");
    const own = [...node.childNodes].filter(each => each.nodeType === Node.TEXT_NODE).map(each => each.data).join("");
    const said = (node.getAttribute("aria-label") || own).trim();
    if (!said && !field) return [];
    const box = node.getBoundingClientRect(), named = node.closest("[flt-semantics-identifier]");
    return {
        said, field: field && !node.disabled,
        name: named ? named.getAttribute("flt-semantics-identifier") : "",
        left: box.left, top: box.top, right: box.right, bottom: box.bottom,
    };
})"""


INITIALS: Final = 2  # letters in somebody's circle, or the index of a card
WORD: Final = re.compile(r"[^\W_]+")
AXIS: Final = re.compile(r"[−\d.,]+|\d+ \w+")  # a number, or a day


@dataclass(frozen=True)
class Said:
    """What is said of a part of the screen, and whether one types there; `name` is its identifier."""

    place: Place
    said: str
    field: bool = False
    name: str = ""


def said(phone: Phone) -> list[Said]:
    """All that a screen reader can say of the screen now."""
    return [_said(each) for each in phone.page.evaluate(SAID)]


def _said(each: dict[str, Any]) -> Said:
    place = Place(each["left"], each["top"], each["right"], each["bottom"])
    return Said(place, each["said"], each["field"], each["name"])


def unspoken(things: Sequence[Drawn], heard: Sequence[Said], window: Place) -> Iterator[str]:
    """Each text in sight that is said nowhere on the screen, in its letters or, of cards, in words; and each field
    without a name. What is typed into a field is said once it has the focus, and a chart is said as a whole.
    """
    for each in heard:
        if each.field and not each.said:
            yield f"the field {each.name} has no name"
    charted = any("chart" in each.name for each in heard)
    for text, part in in_sight(list(things), window):
        if len(text.text) <= INITIALS or (charted and AXIS.fullmatch(text.text)):
            continue
        if any(each.field and each.place.holds(part.middle) for each in heard):
            continue
        if not any(_says(each.said, form) for form in (text.text, spell_out(text.text)) for each in heard):
            yield f"“{text.text}” is not said"


def _says(said: str, written: str) -> bool:
    """Whether what is said has all words that are written, or their letters one after the other."""
    words = set(WORD.findall(written.casefold()))
    return words <= set(WORD.findall(said.casefold())) or _letters(written) in _letters(said)


def _letters(text: str) -> str:
    """The letters and digits of a text, without what only parts them."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())
