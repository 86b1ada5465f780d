"""The messages of a language for tests, compiled and as sources."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from app.publish.messages.fluent import PACKAGES, LanguageSource, compile_language, compile_messages


@cache
def compiled(package: Path, tag: str = "en") -> dict[str, Any]:
    """Return the compiled messages of a package by id."""
    return compile_language(tag)[package]


def characters(tag: str = "en") -> set[str]:
    """Return every character in the messages of a language."""
    return {char for text in _texts(tag) for char in text}


@cache
def references(tag: str = "en") -> frozenset[str]:
    """Return the ids of the messages that other messages include."""
    return frozenset(name for text in _texts(tag) for name in re.findall(r"\{ *([a-z][a-zA-Z0-9_.-]*) *\}", text))


def compile_text(text: str, folder: Path, tag: str = "en") -> dict[str, Any]:
    """Return the table of one Fluent text, which is written to a file in `folder`. Raises CompileError."""
    (folder / "test.ftl").write_text(text, encoding="utf-8")
    source = LanguageSource(tag)
    source.read_folder(folder)
    return compile_messages(source)


def _texts(tag: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for package in PACKAGES for path in sorted((package / tag).glob("*.ftl"))]
