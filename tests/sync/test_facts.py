"""What comes to another device of facts: each as it was, or not at all."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from store.rows import run
from tests.sync.devices import Device, carried

Make = Callable[[], Device]

# What is turned over on the disk, and how much then does not travel
DAMAGE = {
    "UPDATE hands SET notation = 'x'": {"hand"},
    "UPDATE matches SET seed = '7'": {"match", "hand", "mark", "seat"},
    "UPDATE seats SET name = 'x' WHERE seat = 1": {"match"},
    "UPDATE seats SET since = 0": {"match", "seat"},
    "UPDATE marks SET at = 0": {"mark"},
    "UPDATE players SET created = 7": {"person", "match", "seat", "people"},
    "UPDATE person_marks SET detail = 'x'": {"people"},
    "UPDATE games SET text = 'x'": {"game"},
    "UPDATE rulesets SET text = 'x'": {"ruleset", "match"},
}


@pytest.mark.parametrize("statement", DAMAGE)
def test_a_damaged_row_does_not_travel_under_a_new_seal(device: Make, statement: str) -> None:
    one, other = device(), device()
    match = one.match()
    one.seat(match, "Kim")
    one.end(match)
    one.store.keep_game("Mine", "text")
    one.store.rename(one.store.people()[0].id, "Bea")
    with one.store._database.writing() as session:
        run(session, statement)
    carried(one, other)
    assert {kind for kind, reason in one.log.status().aside if reason == "damaged"} == DAMAGE[statement]
    assert other.store.damage() == ()
