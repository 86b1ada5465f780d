"""The bots that do not search: what they say, and when."""

from __future__ import annotations

import pytest

from engine.bots.simple import Careless, Steady
from engine.moves import DRAW, SAY, TAKE
from engine.play.dealing import deal
from engine.play.view import view
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import ids, load


@pytest.mark.parametrize("game", sorted(ids()))
@pytest.mark.parametrize("kind", (Careless, Steady))
def test_nobody_announces_few_cards_while_drawing_more(kind: type[Careless | Steady], game: str) -> None:
    rules = load(game)
    bot = kind()
    said = 0
    for seed in range(6):
        state = deal(compile_rules(rules, rules.least_seats), 0, Rng(seed))
        rng = Rng(seed + 1)
        for _ in range(300):
            if state.over:
                break
            *_, move = bot.choose(view(state, state.to_act), rng)
            assert move not in (DRAW | SAY, TAKE | SAY)
            said += bool(move & SAY)
            state.apply(move)
    assert said or not state.tables.declare_at
