"""Hands played by presets of an older version: the text of their rules is stored with them, so they replay as they were
played, whatever the presets say today. Their English texts still have translations.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from app.publish.messages.fluent import ENGINE
from engine.__main__ import format_legal_moves
from engine.messages import language
from engine.messages.preset_texts import declaration_message
from engine.notation import replay_record
from engine.rules.reader import Rules, parse_rules, preset_ids
from engine.toml import toml_text
from tests.engine import worked
from tests.older_code import extract

EARLIER = ENGINE / "earlier.json"

# Before every statement of the sources was played, and what that found was mended.
BEFORE_THE_LETTER = "188aaef"
# Versions whose English is another one: before anybody had gone through it, and before it spoke to the player.
OTHER_ENGLISH = ("bb0cfc23", "baea0d40")


def merge(table: dict[str, Any], patch: Mapping[str, Any]) -> dict[str, Any]:
    """Return a table with another one merged into it, key by key."""
    for key, value in patch.items():
        old = table.get(key)
        table[key] = merge({**old}, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return table


def older_preset(folder: Path, id: str) -> dict[str, Any]:
    """Return a preset of an older version from a folder, merged with what it extends."""
    table = tomllib.loads((folder / f"engine/rules/presets/{id}.toml").read_text(encoding="utf-8"))
    base = table.pop("extends", "")
    return merge(older_preset(folder, base), table) if base else table


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the presets and worked hands of the older version."""
    folder = tmp_path_factory.mktemp("older")
    extract(BEFORE_THE_LETTER, folder, "engine/rules/presets", "tests/engine/hands")
    return folder


def test_hands_of_the_version_before_replay_as_they_were_played(older: Path) -> None:
    """Every worked hand of then has the same legal moves, refusals and results by the text of the rules of then."""

    @cache
    def preset(id: str) -> str:
        return toml_text(older_preset(older, id))

    def rules(id: str, options: tuple[str, ...], numbers: tuple[tuple[str, int], ...]) -> Rules:
        return parse_rules(preset(id), options, dict(numbers))

    paths = sorted((older / "tests/engine/hands").glob("*/*.toml"))
    assert len(paths) > 700
    for path in paths:
        hand = worked.read_path(path)
        record = hand.hand
        done = replay_record(record, rules(record.ruleset, record.options, record.numbers))
        where = f"{path.parent.name}/{path.stem}: {done.error}"
        assert (done.error is None) == (not hand.refused), where
        assert done.error is None or done.error.rule == hand.refused, where
        lines = [format_legal_moves(state) for state in done.states()]
        assert {at: lines[at] for at in hand.legal} == hand.legal, where


@pytest.fixture(scope="module", params=OTHER_ENGLISH)
def with_older_english(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The presets of a version with other English texts."""
    folder = tmp_path_factory.mktemp("english")
    extract(request.param, folder, "engine/rules/presets")
    return folder


@pytest.mark.parametrize("id", preset_ids())
def test_rules_with_the_english_of_an_older_version_are_said_in_every_language(
    with_older_english: Path, id: str
) -> None:
    """Names, summaries, house rules and declarations are all translated."""
    source = toml_text(older_preset(with_older_english, id))
    rules = parse_rules(source)
    said = [rules.title, rules.summary, *map(rules.option_message, rules.all_options)]
    for options in ((), *((*option.needs[:1], option.id) for option in rules.all_options)):
        declare = parse_rules(source, options).words.declare
        said += [
            declaration_message(word)
            for word in (declare.text, declare.text_below)
            if word and declare.missed_rule != "none"
        ]
    assert [each for each in said if each.id == "as-written"] == []


def test_a_text_of_an_older_version_stands_beside_another_one_of_today() -> None:
    """Each text in the list differs from today's, and its message exists."""
    known = language().table
    listed = json.loads(EARLIER.read_text(encoding="utf-8"))
    assert listed == dict(sorted(listed.items()))
    assert [id for id, texts in listed.items() if id not in known or known[id] in texts or not texts] == []
