"""The bots that don't search: when they declare, catch and play."""

from __future__ import annotations

import pytest

from engine.bots import choose_move
from engine.bots import make_bot as bot_of
from engine.bots.simple_bots import CarelessBot, SteadyBot
from engine.moves import BACK, DRAW, END, PLAIN, SAY, TAKE
from engine.notation import replay_record
from engine.play.dealing import deal_hand
from engine.play.view import view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, preset_ids
from tests.engine.worked import read


@pytest.mark.parametrize("game", sorted(preset_ids()))
@pytest.mark.parametrize("kind", (CarelessBot, SteadyBot))
def test_nobody_announces_few_cards_while_drawing_more(kind: type[CarelessBot | SteadyBot], game: str) -> None:
    rules = load_preset(game)
    bot = kind()
    said = 0
    for seed in range(6):
        state = deal_hand(compile_rules(rules, rules.min_seats), 0, Rng(seed))
        rng = Rng(seed + 1)
        for _ in range(300):
            if state.over:
                break
            *_, move = bot.choose(view_of_seat(state, state.to_act), rng)
            assert move not in (DRAW | SAY, TAKE | SAY)
            said += bool(move & SAY)
            state.apply(move)
    assert said or not state.tables.declaration_limit


@pytest.mark.parametrize("level", ["steady", "sharp", "master"])
def test_a_last_player_brings_somebody_back(level: str) -> None:
    """A player who could play the whole hand as one chain may decline, and loses then: no bot that searches does."""
    state = list(replay_record(read("switch", "resurrection-declined").hand).states())[-2]
    assert state.legal_moves() == [BACK, END]
    assert choose_move(bot_of(level), view_of_seat(state, state.to_act), Rng(3)) & PLAIN == BACK
