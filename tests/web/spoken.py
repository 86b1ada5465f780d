"""Compares what is drawn on a screen with what a screen reader says: every text is spoken, and every text field has a
name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from app.ui.card_faces import spell_out
from tests.web.driver import Phone
from tests.web.letters import Drawn, Place, visible_lines

#: Lists each element of the semantics tree that has its own text. A field has its content only while focused, and
#: selectable text never has it.
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


INITIALS: Final = 2  # length of somebody's initials
CARD_INDEX: Final = re.compile(r"(10|\w)\s*[♠♥♦♣]")  # a part of a card, which is said as a whole
WORD: Final = re.compile(r"[^\W_]+")
AXIS: Final = re.compile(r"[−\d.,]+|\d+ \w+")  # a number or a date on a chart's axis


@dataclass(frozen=True)
class Said:
    """The spoken text of a part of the screen, and whether it is a text field; `name` is its identifier."""

    place: Place
    said: str
    field: bool = False
    name: str = ""


def said(phone: Phone) -> list[Said]:
    """Everything a screen reader can say of the screen now."""
    return [_said(each) for each in phone.page.evaluate(SAID)]


def _said(each: dict[str, Any]) -> Said:
    place = Place(each["left"], each["top"], each["right"], each["bottom"])
    return Said(place, each["said"], each["field"], each["name"])


def find_unspoken(things: Sequence[Drawn], heard: Sequence[Said], window: Place) -> Iterator[str]:
    """Faults: each visible text that isn't spoken anywhere, as written or with cards in words, and each text field
    without a name. Skips text in fields, which is spoken only with the focus, and axes of charts, which are spoken as a
    whole.
    """
    for each in heard:
        if each.field and not each.said:
            yield f"the field {each.name} has no name"
    charted = any("chart" in each.name for each in heard)
    for text, part in visible_lines(list(things), window):
        if charted and AXIS.fullmatch(text.text):
            continue
        if any(each.field and each.place.holds(part.middle) for each in heard):
            continue
        if not is_spoken(text.text, [each.said for each in heard]):
            yield f"“{text.text}” is not said"


def is_spoken(written: str, heard: Iterable[str]) -> bool:
    """Return whether a text is said anywhere, as written or with cards in words.

    Initials and a card's index count as spoken: they are parts of what is said.
    """
    if len(written.strip()) <= INITIALS or CARD_INDEX.fullmatch(written):
        return True
    forms = written, spell_out(written)
    return any(_contains_words(said, form) for said in heard for form in forms)


def _contains_words(said: str, written: str) -> bool:
    """Return whether `said` contains all words of `written`, or its letters in a row."""
    words = set(WORD.findall(written.casefold()))
    return words <= set(WORD.findall(said.casefold())) or _letters(written) in _letters(said)


def _letters(text: str) -> str:
    """The letters and digits of a text, in lower case."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())
