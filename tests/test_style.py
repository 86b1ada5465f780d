"""Texts follow `engine/messages/STYLE.md`: words, signs and lengths, in each language with a file in
`tests/messages/style`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest

from app.publish.messages.fluent import ENGLISH, PACKAGES
from tests.messages.tables import compiled

STYLES: Final = Path(__file__).parent / "messages" / "style"
TAGS: Final = sorted(path.stem for path in STYLES.glob("*.toml"))
#: Stands for the value of a message, as wide as a number and read as one word.
VALUE: Final = "00"
SENTENCE_END: Final = re.compile(r"(?<=[.!?…])[”“»]? |\n|: ")


@cache
def style_of(tag: str) -> dict[str, Any]:
    """Return the style of a language from its file."""
    return tomllib.loads((STYLES / f"{tag}.toml").read_text(encoding="utf-8"))


def wordings(pattern: Any) -> list[str]:
    """Return every text that a compiled message can give, with `VALUE` for each value."""
    if isinstance(pattern, str):
        return [pattern]
    if isinstance(pattern, list):
        return ["".join(parts) for parts in product(*map(wordings, pattern))]
    if pattern[0] == "?":
        _, _, variants, default = pattern
        return [text for each in (*variants.values(), default) for text in wordings(each)]
    return [VALUE]


@cache
def texts(tag: str) -> Mapping[str, list[str]]:
    """Return the texts of a language by id, without those that it takes from English."""
    found = {}
    for package in PACKAGES:
        english = compiled(package)
        for id, pattern in compiled(package, tag).items():
            if tag == ENGLISH or pattern != english.get(id):
                found[id] = wordings(pattern)
    return found


def is_one_of(id: str, patterns: list[str]) -> bool:
    return any(re.fullmatch(each, id) for each in patterns)


def find_words(style: Mapping[str, Any], id: str, text: str) -> Iterator[str]:
    """Yield the words in a text that its language avoids, each with the word to use."""
    for word, instead in style["words"].items():
        if re.search(rf"\b(?:{word})\b", text, re.IGNORECASE) and not is_one_of(id, style["allowed"].get(word, [])):
            yield f"{id}: {word} (better: {instead}): {text}"


def find_signs(style: Mapping[str, Any], id: str, text: str) -> Iterator[str]:
    """Yield the signs that a text shouldn't have, each with the sign to use."""
    for sign, instead in style["signs"].items():
        if sign in text and not is_one_of(id, style["allowed"].get(sign, [])):
            yield f"{id}: {sign} (better: {instead}): {text}"


def find_lengths(style: Mapping[str, Any], id: str, text: str) -> Iterator[str]:
    """Yield buttons and sentences that are too long."""
    lengths = style["lengths"]
    if is_one_of(id, style["buttons"]) and len(text) > lengths["button"]:
        yield f"{id}: {len(text)} characters on a button: {text}"
    most = lengths["table"] if is_one_of(id, style["table"]) else lengths["elsewhere"]
    for sentence in SENTENCE_END.split(text):
        if (count := len(sentence.split())) > most and not is_one_of(id, style["allowed"].get("long", [])):
            yield f"{id}: {count} words: {sentence}"


@pytest.mark.parametrize("find", [find_words, find_signs, find_lengths], ids=["words", "signs", "lengths"])
@pytest.mark.parametrize("tag", TAGS)
def test_texts_keep_to_the_style_of_their_language(tag: str, find: Any) -> None:
    style = style_of(tag)
    assert [fault for id, each in texts(tag).items() for text in each for fault in find(style, id, text)] == []


@pytest.mark.parametrize("tag", TAGS)
def test_what_a_style_allows_is_there(tag: str) -> None:
    """Each exception and each pattern of buttons matches a message, and no exception is superfluous."""
    style = style_of(tag)
    patterns = [*style["buttons"], *style["table"], *(each for some in style["allowed"].values() for each in some)]
    assert [each for each in patterns if not any(re.fullmatch(each, id) for id in texts(tag))] == []
    strict = {**style, "allowed": {}}
    faults = [
        (id, fault)
        for id, each in texts(tag).items()
        for text in each
        for find in (find_words, find_signs, find_lengths)
        for fault in find(strict, id, text)
    ]
    unneeded = [
        (what, each)
        for what, some in style["allowed"].items()
        for each in some
        if not any(re.fullmatch(each, id) and (what == "long" or f": {what} (" in fault) for id, fault in faults)
    ]
    assert unneeded == []


def test_faults_are_found() -> None:
    style = style_of(ENGLISH)
    assert list(find_words(style, "play-owes", "Now 2 cards are owed."))
    assert list(find_words(style, "play-refused", "You have not said the word."))
    assert not list(find_words(style, "play-refused", "You can’t play your last card."))
    assert list(find_signs(style, "room-sending", "Sending …")) and not list(find_signs(style, "x", "Sending…"))
    assert list(find_lengths(style, "play-draw", "Draw a few cards"))
    assert list(find_lengths(style, "play-draw", " ".join(["word"] * 15)))
    assert wordings(["a ", ("?", ("$", "n"), {"one": "b"}, ["c ", ("$", "n")])]) == ["a b", "a c 00"]
