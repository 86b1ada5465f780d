"""Every text a person reads, by key, in the language of the window."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from functools import cache
from typing import Final

import flet as ft

from engine.messages import Language, Message, MessageError, Value, read_table

ENGLISH: Final = "en"
_KEY: Final = "language"
_INDICES: Final = "indices"
_ENDS: Final = (".", "!", "?", "…", ":", "؟", "”", "»")
#: The letters on Jacks, Queens and Kings by the name of their setting, and the languages whose packs have not J Q K.
LETTERS: Final = {"jqk": "JQK", "bdk": "BDK", "vdr": "VDR", "bvh": "BVH", "wdk": "WDK"}
OWN: Final = {"de": "bdk", "fr": "vdr", "nl": "bvh", "pl": "wdk"}
KOREAN: Final = "ko"
#: A word joiner: no line ends there, and nothing of it is seen.
JOINER: Final = "\u2060"
_SYLLABLE_EDGE: Final = re.compile(r"(?<=[가-힣])(?=\S)|(?<=\S)(?=[가-힣])")
_log = logging.getLogger("app.words")


def tr(key: str, /, **values: Value) -> str:
    """The text that `key` names, with its values; the key is the message's id with dots for its sections' dashes.

    Where there is no such message its id stands there and is logged: a missing word is no reason to lose a screen. A
    value that is missing is logged too, and its name stands in braces.
    """
    return language().text(message_id(key), values)


def message_id(key: str) -> str:
    """The id in the `.ftl` files of a key as code writes it: `home.new` is `home-new` there."""
    return key.replace(".", "-")


def render(message: Message) -> str:
    """A message of the engine or of the app as text; what is missing is logged, as by `tr`."""
    return language().render(message)


def join_phrases(parts: Iterable[str]) -> str:
    """The parts that say anything, one after the other as the language has it: `a, b, c`."""
    return tr("parts.listed", parts=tuple(filter(None, parts)))


def join_sentences(parts: Iterable[str]) -> str:
    """The parts that say anything as sentences, one after the other; a part that has its own end gets no full stop."""
    said = list(filter(None, parts))
    return " ".join([*(part if part.endswith(_ENDS) else f"{part}." for part in said[:-1]), *said[-1:]])


def capitalise(text: str) -> str:
    """The text as it stands at the beginning of a sentence or a line."""
    return tr("parts.begun", text=text)


def speak(page: ft.Page, tag: str) -> None:
    """From now on the window says everything in the language of a tag."""
    page.session.store.set(_KEY, tag)


def use_indices(page: ft.Page, chosen: str) -> None:
    """From now on the window shows these letters on courts: a key of LETTERS, or "language"."""
    page.session.store.set(_INDICES, chosen)


def court_letters() -> str:
    """The letters of Jack, Queen and King in the window for which something is done or drawn: those that are chosen,
    else those that players of its language read on their cards.
    """
    try:
        chosen = ft.context.page.session.store.get(_INDICES)
    except RuntimeError:  # no window, or one that is gone
        chosen = None
    return LETTERS[chosen if chosen in LETTERS else OWN.get(language().tag, "jqk")]


def language() -> Language:
    """The language of the window for which something is done or drawn; English where it is for none."""
    try:
        tag = ft.context.page.session.store.get(_KEY)
    except RuntimeError:  # no window, or one that is gone
        tag = None
    return speaker(tag or ENGLISH)


@cache
def speaker(tag: str) -> Language:
    """A language: the engine's messages and the app's own."""
    return Language(tag, read_table("engine.messages", tag) | read_table("app.ui.words", tag), _report)


def _report(error: MessageError) -> None:
    _log.error("a text cannot be said whole: %s", error)


def hold_words(text: str) -> str:
    """The text as it is to be drawn in the language of the window: in Korean with its words held together, else as it
    is. For drawing alone: what is spoken, copied or kept is the text itself.
    """
    return join_syllables(text) if language().tag == KOREAN else text


def join_syllables(text: str) -> str:
    """The text with a word joiner at each side of a syllable that has no space there. By UAX #14, which the client
    follows, a line of Korean may end between any two syllables; a person breaks it at spaces alone.
    """
    return _SYLLABLE_EDGE.sub(JOINER, text)
