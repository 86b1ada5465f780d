"""All texts that people read, by key, in the language of the window."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import Final

import flet as ft

from engine.messages import Language, Message, MessageError, Value, read_table

ENGLISH: Final = "en"
_KEY: Final = "language"
_INDICES: Final = "indices"
_ENDS: Final = (".", "!", "?", "…", ":", "؟", "”", "»")
#: The letters on Jacks, Queens and Kings by the name of their setting, and the languages whose packs don't have J Q K.
COURT_LETTERS: Final = {"jqk": "JQK", "bdk": "BDK", "vdr": "VDR", "bvh": "BVH", "wdk": "WDK"}
LETTERS_BY_LANGUAGE: Final = {"de": "bdk", "fr": "vdr", "nl": "bvh", "pl": "wdk"}
KOREAN: Final = "ko"
#: The message of a card as it's printed. It takes the same values as the engine's message of a card.
PRINTED_CARD: Final = "table-card"
#: A word joiner: invisible, and no line ends there.
JOINER: Final = "\u2060"
#: The language set by `use_language`; "" for none.
_chosen: Final[ContextVar[str]] = ContextVar("language", default="")
_SYLLABLE_EDGE: Final = re.compile(r"(?<=[가-힣])(?=\S)|(?<=\S)(?=[가-힣])")
_log = logging.getLogger("app.words")


def tr(key: str, /, **values: Value) -> str:
    """Return the text of `key` with its values filled in. The key is the message's id, with dots in place of dashes.

    Nothing is raised for a missing text: a missing message is logged and its id returned; a missing value is logged and
    its name put in braces.
    """
    return language().text_of_id(message_id(key), values)


@lru_cache(maxsize=4096)
def message_id(key: str) -> str:
    """Return the id in `.ftl` files of a key in code: `home.new` is `home-new` there."""
    return key.replace(".", "-")


def render(message: Message) -> str:
    """Return a message of the engine or the app as text. What is missing is logged, as by `tr`."""
    return language().render(message)


def render_spoken(message: Message) -> str:
    """Return a message as screen readers say it: with cards by name, in the grammatical case that
    the sentence needs.
    """
    return spoken_language(language().tag).render(message)


def join_phrases(parts: Iterable[str]) -> str:
    """Join the parts that aren't empty as a list in the window's language: `a, b, c`."""
    return tr("parts.listed", parts=tuple(filter(None, parts)))


def join_sentences(parts: Iterable[str]) -> str:
    """Join the parts that aren't empty as sentences, with a full stop after each that has no end
    mark, except the last.
    """
    said = list(filter(None, parts))
    return " ".join([*(part if part.endswith(_ENDS) else f"{part}." for part in said[:-1]), *said[-1:]])


def join_details(parts: Iterable[str]) -> str:
    """Join the parts that aren't empty as details of one thing: `a · b`."""
    return " · ".join(map(language().isolate, filter(None, parts)))


def capitalise(text: str) -> str:
    """Return the text with a capital first letter."""
    return tr("parts.begun", text=text)


def set_language(page: ft.Page, tag: str) -> None:
    """Set the window's language by its tag."""
    page.session.store.set(_KEY, tag)


def set_court_letters(page: ft.Page, chosen: str) -> None:
    """Set the letters on the window's court cards: a key of LETTERS, or "language"."""
    page.session.store.set(_INDICES, chosen)


def court_letters() -> str:
    """Return the letters of Jack, Queen and King in the current window: the chosen ones, else those of its
    language.
    """
    chosen = None if _chosen.get() else _window_value(_INDICES)
    return COURT_LETTERS[chosen if chosen in COURT_LETTERS else LETTERS_BY_LANGUAGE.get(language().tag, "jqk")]


def language() -> Language:
    """Return the language chosen by `use_language`, else that of the current window; English outside of any window."""
    return load_language(_chosen.get() or _window_value(_KEY) or ENGLISH)


@contextmanager
def use_language(tag: str) -> Iterator[None]:
    """Make a language the current one in a `with` block, and in tasks and threads that are started there."""
    before = _chosen.set(tag)
    try:
        yield
    finally:
        _chosen.reset(before)


def _window_value(key: str) -> str | None:
    """Return a text from the session of the current window; None without a window, or if it's closed."""
    try:
        value: str | None = ft.context.page.session.store.get(key)
    except RuntimeError:
        return None
    return value


@cache
def load_language(tag: str) -> Language:
    """Return a language with the messages of engine and app."""
    return Language(tag, read_table("engine.messages", tag) | read_table("app.ui.words", tag), _log_error)


@cache
def spoken_language(tag: str) -> Language:
    """Return a language for screen readers: cards aren't as printed but have names, which have grammatical cases."""
    table = load_language(tag).table
    return Language(tag, {**table, PRINTED_CARD: table["card"]}, _log_error)


def _log_error(error: MessageError) -> None:
    _log.error("a text cannot be said whole: %s", error)


def keep_words_together(text: str) -> str:
    """Return a text for drawing: in Korean, with its words kept together. To speak, copy or store a text, use the text
    itself.
    """
    return text if text.isascii() or language().tag != KOREAN else join_syllables(text)


def join_syllables(text: str) -> str:
    """Return a text with word joiners between syllables that have no space between them. By UAX #14 a Korean line may
    break between any two syllables; people break it at spaces.
    """
    return _SYLLABLE_EDGE.sub(JOINER, text)
