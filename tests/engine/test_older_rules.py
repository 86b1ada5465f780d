"""Hands that were played by the presets of an older version: the text of their rules travels with them, and they replay
as they were played, whatever a preset says by now.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import legal_line
from engine.notation import replay
from engine.rules.reader import Rules, parse_rules
from engine.toml import toml_text
from tests.engine import worked
from tests.older_code import extract

# Before every statement of the sources was played, and what that found was mended.
BEFORE_THE_LETTER = "188aaef"


def merge(table: dict[str, Any], patch: Mapping[str, Any]) -> dict[str, Any]:
    """A table with another laid over it, key by key."""
    for key, value in patch.items():
        old = table.get(key)
        table[key] = merge({**old}, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return table


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The presets and the worked hands as they were."""
    folder = tmp_path_factory.mktemp("older")
    extract(BEFORE_THE_LETTER, folder, "engine/rules/presets", "tests/engine/hands")
    return folder


def test_hands_of_the_version_before_replay_as_they_were_played(older: Path) -> None:
    """Every worked hand of then, by the text of the rules of then: the same legal moves, refusals and results."""

    @cache
    def preset(id: str) -> dict[str, Any]:
        table = tomllib.loads((older / f"engine/rules/presets/{id}.toml").read_text(encoding="utf-8"))
        base = table.pop("extends", "")
        return merge({**preset(base)}, table) if base else table

    def rules(id: str, options: tuple[str, ...], numbers: tuple[tuple[str, int], ...]) -> Rules:
        return parse_rules(toml_text(preset(id)), options, dict(numbers))

    paths = sorted((older / "tests/engine/hands").glob("*/*.toml"))
    assert len(paths) > 700
    for path in paths:
        hand = worked.read_path(path)
        record = hand.hand
        done = replay(record, rules(record.ruleset, record.options, record.numbers))
        where = f"{path.parent.name}/{path.stem}: {done.error}"
        assert (done.error is None) == (not hand.refused), where
        assert done.error is None or done.error.rule == hand.refused, where
        lines = [legal_line(state) for state in done.states()]
        assert {at: lines[at] for at in hand.legal} == hand.legal, where
