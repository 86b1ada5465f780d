"""No text for people is written in the code, and a missing message never breaks a screen."""

from __future__ import annotations

import ast
import asyncio
import re
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.publish.messages.fluent import APP as WORDS
from app.ui import theme
from app.ui.words import court_letters, join_details, join_sentences, message_id, tr, use_language
from engine.rules.explain import explain_rules
from engine.rules.reader import load_preset, preset_ids
from tests.messages.asking import literals
from tests.messages.tables import characters, compiled

APP = Path(__file__).resolve().parents[3] / "app"
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
    {
        "Text",
        "line",
        "heading",
        "say",
        "announce",
        "notice",
        "empty",
        "lost",
        "waiting",
        "pill",
        "row",
        "header",
        "TextSpan",
    }
)


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in SOURCES:
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
            yield name, node


def glyphs(font: bytes) -> set[int]:
    """Return the code points that a font has glyphs for, from formats 4 and 12 of its cmap table."""
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


def test_no_text_that_is_read_stands_in_the_source() -> None:
    """No literal with a letter is an argument for spoken text, or for a call that draws text."""
    found = []
    for path, tree in trees():
        if path.name == "cli.py":  # speaks to a terminal
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


def test_a_count_chooses_the_form() -> None:
    assert tr("new.bots", count=1) == "one bot"
    assert tr("new.bots", count=3) == "3 bots"


def test_a_missing_key_is_shown_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert tr("no.such-key") == "no-such-key"
    assert "no-such-key" in caplog.text


def test_values_that_do_not_fit_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert tr("match.hand", wrong=1) == "round {hand}"
    assert "match-hand" in caplog.text


def test_every_glyph_is_in_the_font() -> None:
    drawn = glyphs((APP.parent / "assets" / theme.FONT_FILE).read_bytes())
    missing = {char for char in characters() if ord(char) not in drawn and char != "\n"}
    assert not missing


@pytest.mark.parametrize("game", preset_ids())
def test_every_group_of_a_game_has_a_heading(game: str) -> None:
    rules = load_preset(game)
    groups = {each.group for each in explain_rules(rules)} | {
        option.group for option in rules.all_options if option.group
    }
    assert not [group for group in groups if message_id(f"group.{group}") not in compiled(WORDS)]


@pytest.mark.parametrize(
    "parts, said",
    [
        (("Never played?", "Learn it in three minutes"), "Never played? Learn it in three minutes"),
        (("Sync", "Off"), "Sync. Off"),
        (("Sync", ""), "Sync"),
        (("", "Off"), "Off"),
        ((), ""),
    ],
)
def test_sentences_are_joined_with_one_sign_each(parts: tuple[str, ...], said: str) -> None:
    assert join_sentences(parts) == said


def test_each_detail_is_read_in_its_own_direction() -> None:
    details = ("Rummy", "", "30 نوفمبر 2026")
    with use_language("de"):
        assert join_details(details) == "Rummy · 30 نوفمبر 2026"
    with use_language("ar"):
        assert join_details(details) == "\u2068Rummy\u2069 · \u206830 نوفمبر 2026\u2069"


async def test_a_chosen_language_holds_for_what_begins_within_and_for_nothing_else() -> None:
    with use_language("de"):
        inside = asyncio.create_task(asyncio.to_thread(tr, "play.log"))
        said = tr("play.log")
        assert court_letters() == "BDK"
    assert await inside == said != tr("play.log")
    assert court_letters() == "JQK"
