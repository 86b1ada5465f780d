"""Mutated hands, rulesets and share codes raise only named errors. `python -m tests.bench fuzz` tries more."""

from __future__ import annotations

import pytest

from engine.rng import Rng
from engine.rules.reader import RulesError, load_preset
from tests.engine.fuzzing import KINDS, Kind, grown

INPUTS = 300
LONG = 20_000


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_mutants_are_read_or_refused_by_name(kind: Kind) -> None:
    """Any other exception fails the test. Enough mutants can be read to reach all parts."""
    read = sum(kind.survives(kind.mutant(Rng(5).substream(number))) for number in range(INPUTS))
    assert INPUTS * 0.05 < read < INPUTS


@pytest.mark.parametrize("shape", grown(LONG))
def test_grown_inputs_are_read_or_refused(shape: str) -> None:
    """Long lists, long names, deep tables, many digits, each read as every kind."""
    for kind in KINDS:
        kind.survives(grown(LONG)[shape])


@pytest.mark.parametrize("id", ["x" * 5000, "../switch", "", "a/b"])
def test_an_id_is_a_name(id: str) -> None:
    """Only ids that can be names of our files are looked up."""
    with pytest.raises(RulesError, match="is no id"):
        load_preset(id)
