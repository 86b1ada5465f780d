"""What an effect does is told once: by the rules of the table, whatever these are."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.table.playing import Playing
from app.table.told.explaining import effect_of
from app.table.wording import sentences, tell_each
from engine.events import Took
from engine.moves import TAKE
from engine.notation import Recorder, header
from engine.play.dealing import deal
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import ids
from tests.app.at_table import STILL, answered, run
from tests.app.tables import THREE_BOTS, agreed, brought_to, tables
from tests.app.visits import app, visit

MOVES = 80  # of a hand that is played at random


@pytest.mark.parametrize("game", ids())
def test_whatever_falls_on_somebody_has_a_rule_that_says_so(game: str) -> None:
    found = set()
    for seed, rules in enumerate(tables(game)):
        seats = max(3, rules.least_seats)
        rng = Rng(seed)
        state = deal(compile_rules(rules, seats), 0, rng)
        names = tuple(f"Player {seat}" for seat in range(seats))
        recorder = Recorder(state, header(state, names, rules))
        told = set()
        while not recorder.state.over and len(recorder.steps) < MOVES:
            move = rng.pick(recorder.state.legal_moves())
            step = recorder.play(move, recorder.state.to_act)
            before = recorder.before[-1]
            for number, event in enumerate(step.events):
                effect = effect_of(event)
                if effect and effect not in told:
                    told.add(effect)
                    keys = tell_each(step.events, before, names, 0)[number].rules
                    assert sentences(rules, seats, keys), (rules.asked, event, keys)
        found |= told
    assert found


def _owes(playing: Playing) -> bool:
    state = playing.state
    return state.to_act == 0 and state.owed == 2 and state.legal_moves() == [TAKE]


@pytest.mark.parametrize("wanted", [True, False])
def test_the_first_two_that_falls_on_somebody_is_explained_once_on_this_device(tmp_path: Path, wanted: bool) -> None:
    settings = {**STILL, "explain": wanted}

    async def test() -> None:
        match = brought_to(tmp_path, agreed(THREE_BOTS), _owes, **settings)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("take")
            assert not client.has("first-time")  # what was before is no news
            await answered(client, "take")
            if not wanted:
                assert not client.has("first-time")
                return
            said = client.spoken("first-time")
            assert "A two makes the next player take two cards unless they answer." in said
            await client.click("first-time")
            assert not client.has("first-time")
            data = app(client).data
            assert data is not None and "take:cards.2" in data.key_values.get("effects-explained").split()
        again = brought_to(tmp_path, agreed(THREE_BOTS, seed=5000), _owes, **settings)
        async with visit(tmp_path, f"/play/{again}") as client:
            await client.wait("take")
            await answered(client, "take")
            assert not client.has("first-time") or "take two cards" not in client.spoken("first-time")
        other = brought_to(tmp_path, agreed(THREE_BOTS, game="mau-mau"), _owes, **settings)
        async with visit(tmp_path, f"/play/{other}") as client:  # in another game another card does it
            await client.wait("take")
            await answered(client, "take")
            assert "A seven makes the next player take two cards" in client.spoken("first-time")

    run(test)
    assert effect_of(Took(0, (1, 2), 2)) == "take"
