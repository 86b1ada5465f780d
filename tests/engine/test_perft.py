"""The trees of legal moves have as many sequences as when they were counted, so the rules haven't
changed by accident.
"""

from __future__ import annotations

import pytest

from engine.rules.reader import preset_ids
from tests.engine.perft import KEPT, keys, line

COUNTED = KEPT.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("preset", preset_ids())
def test_as_many_ways_to_play(preset: str) -> None:
    """If a rule was changed on purpose, check why the counts differ, then run `python -m tests.engine.perft >
    tests/engine/perft.txt`.
    """
    kept = [each for each in COUNTED if each.split()[0] == preset]
    assert [line(*key) for key in keys() if key[0] == preset] == kept
