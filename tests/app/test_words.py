"""Every text a person reads stands in en.toml, and everything there is read somewhere."""

from __future__ import annotations

import ast
import re
import string
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.ui import theme, words
from app.ui.words import texts, tr
from engine.rules.explain import explain
from engine.rules.reader import ids, load

APP = Path(__file__).resolve().parents[2] / "app"
SOURCES = sorted(APP.rglob("*.py"))
# What a person reads, by the name of the argument; and calls whose first arguments are read.
READ_ARGUMENTS = frozenset(
    [
        "text",
        "label",
        "tooltip",
        "hint_text",
        "helper",
        "error",
        "title",
        "about",
        "spoken",
        "semantics_label",
        "message",
    ]
)
READ_CALLS = frozenset(
    {"Text", "line", "heading", "say", "announce", "notice", "empty", "waiting", "pill", "row", "header", "TextSpan"}
)
PLURALS = ("one", "other")


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in SOURCES:
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
            yield name, node


def literals(node: ast.expr) -> Iterator[ast.Constant | ast.JoinedStr]:
    """The texts an argument can be, where they stand in the source."""
    if isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from literals(value)
    elif isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        yield node


def keys_asked() -> Iterator[tuple[str, str, re.Pattern[str]]]:
    """Where a key is asked for, the key as written, and what it can be."""
    for path, tree in trees():
        for name, call in calls(tree):
            if name != "tr" or not call.args:
                continue
            where = f"{path.relative_to(APP.parent)}:{call.lineno}"
            found = list(literals(call.args[0]))
            if not found:
                # A name: the key is a variable that was given a literal elsewhere in the function.
                continue
            for each in found:
                if isinstance(each, ast.Constant):
                    yield where, str(each.value), re.compile(re.escape(str(each.value)))
                else:
                    pattern = "".join(
                        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[A-Za-z0-9_.-]+"
                        for part in each.values
                    )
                    yield where, ast.unparse(each), re.compile(pattern)


def every_literal() -> set[str]:
    """All texts in the sources: keys that are chosen first and looked up later are among them."""
    return {
        node.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def bare(key: str) -> str:
    """The key without its plural form."""
    head, _, form = key.rpartition(".")
    return head if form in PLURALS and head else key


def glyphs(font: bytes) -> set[int]:
    """The characters that a font draws, from formats 4 and 12 of its cmap table."""
    found: set[int] = set()
    tables = {
        font[at : at + 4]: struct.unpack(">I", font[at + 8 : at + 12])[0]
        for at in range(12, 12 + 16 * struct.unpack(">H", font[4:6])[0], 16)
    }
    cmap = tables[b"cmap"]
    for n in range(struct.unpack(">H", font[cmap + 2 : cmap + 4])[0]):
        start = cmap + struct.unpack(">I", font[cmap + 8 + 8 * n : cmap + 12 + 8 * n])[0]
        kind = struct.unpack(">H", font[start : start + 2])[0]
        if kind == 4:
            double = struct.unpack(">H", font[start + 6 : start + 8])[0]
            ends = struct.unpack(f">{double // 2}H", font[start + 14 : start + 14 + double])
            starts = struct.unpack(f">{double // 2}H", font[start + 16 + double : start + 16 + 2 * double])
            found.update(c for low, high in zip(starts, ends, strict=True) for c in range(low, high + 1))
        elif kind == 12:
            for group in range(struct.unpack(">I", font[start + 12 : start + 16])[0]):
                low, high, _ = struct.unpack(">III", font[start + 16 + 12 * group : start + 28 + 12 * group])
                found.update(range(low, high + 1))
    return found


def test_every_key_that_is_asked_for_has_a_text() -> None:
    known = {bare(key) for key in texts()} | set(texts())
    missing = [f"{where} {key}" for where, key, pattern in keys_asked() if not any(map(pattern.fullmatch, known))]
    assert not missing


def test_every_text_is_asked_for() -> None:
    asked = [pattern for _, _, pattern in keys_asked()]
    written = every_literal()
    unused = [
        key
        for key in texts()
        if bare(key) not in written and key not in written
        if not any(pattern.fullmatch(key) or pattern.fullmatch(bare(key)) for pattern in asked)
    ]
    assert not unused


def test_no_text_that_is_read_stands_in_the_source() -> None:
    """A literal with a letter in it, in an argument that is read, or drawn by a call that draws text."""
    found = []
    for path, tree in trees():
        if path.name == "play.py":  # speaks to a terminal
            continue
        for name, call in calls(tree):
            arguments = [keyword.value for keyword in call.keywords if keyword.arg in READ_ARGUMENTS]
            if name in READ_CALLS:
                arguments += call.args[:2]
            for argument in arguments:
                for each in literals(argument):
                    parts = [each] if isinstance(each, ast.Constant) else each.values
                    said = "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
                    if re.search(r"[A-Za-z]{2}", said) and not re.fullmatch(r"#[0-9A-F]+", said):
                        found.append(f"{path.relative_to(APP.parent)}:{call.lineno} {said!r}")
    assert not found


def test_plurals_come_in_both_forms() -> None:
    heads = {bare(key) for key in texts() if bare(key) != key}
    assert heads
    assert not [head for head in heads if not all(f"{head}.{form}" in texts() for form in PLURALS)]


def test_every_text_is_a_sound_template_without_odd_glyphs() -> None:
    for key, text in texts().items():
        fields = [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]
        assert all(name.isidentifier() for name in fields), key
        assert text.strip() == text and text, key


def test_a_count_chooses_the_form() -> None:
    assert tr("new.bots", count=1) == "one bot"
    assert tr("new.bots", count=3) == "3 bots"


def test_a_missing_key_is_shown_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert tr("no.such-key") == "no.such-key"
    assert "no.such-key" in caplog.text


def test_values_that_do_not_fit_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert tr("match.hand", wrong=1) == "hand {hand}"
    assert "match.hand" in caplog.text


def test_every_glyph_is_in_the_font() -> None:
    drawn = glyphs((APP.parent / "assets" / theme.FONT_FILE).read_bytes())
    missing = {char for text in texts().values() for char in text if ord(char) not in drawn and char != "\n"}
    assert not missing


def test_all_texts_are_read_from_one_file() -> None:
    assert words.LANGUAGE == "en"
    assert len(texts()) > 100


@pytest.mark.parametrize("game", ids())
def test_every_group_of_a_game_has_a_heading(game: str) -> None:
    rules = load(game)
    groups = {each.group for each in explain(rules)} | {option.group for option in rules.all_options if option.group}
    assert not [group for group in groups if f"group.{group}" not in texts()]
