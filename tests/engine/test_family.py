"""The laws at tables of every game: random options and seats, illegal attempts and catches among the moves."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.game import deal
from engine.moves import KIND_MASK, PLAY, SAY, card_of, move_text, parse_move
from engine.record import HandRecord, act, finished, header, parse, replay, text
from engine.rules import ids
from engine.tables import compile_rules
from engine.view import view
from tests.bench.hands import some_rules
from tests.engine.playing import every_card, faces

TABLES = 6
STEPS = 150


@pytest.mark.parametrize("preset", ids())
def test_laws_at_tables_of_every_game(preset: str) -> None:
    """Cards are kept, nobody is stuck, moves are texts, copies and sampled states agree, a record gives the hand back.

    `python -m tests.bench hands` plays more of them, to their ends.
    """
    for number in range(TABLES):
        chance = Chance(number).split(len(preset))
        rules = some_rules(preset, chance)
        seats = min(rules.most_seats, 2 + number)
        state = deal(compile_rules(rules, max(seats, rules.least_seats)), number % rules.least_seats, chance)
        hand = header(state, tuple(f"Seat {seat}" for seat in range(state.seats)), rules)
        actions = []
        for step in range(STEPS):
            assert every_card(state) == state.tables.pack
            moves = state.legal_moves()
            assert bool(moves) != state.over
            if state.over:
                break
            texts = [move_text(move) for move in moves]
            assert len(set(texts)) == len(texts)
            assert [move_text(parse_move(each)) for each in texts] == texts
            held = state.hands[state.to_act]
            assert all(held >> card_of(move) & 1 for move in moves if move & KIND_MASK == PLAY)
            if step % 10 == 0:
                seat = chance.below(state.seats)
                assert state.copy().facts() == state.facts()
                assert view(view(state, seat).sample(Chance(step)), seat) == view(state, seat)
            calls = state.catches()
            seat, move = calls[chance.below(len(calls))] if calls else (state.to_act, moves[chance.below(len(moves))])
            said = SAY if move in moves and chance.below(2) else 0
            action, _ = act(state, move | said, seat)
            actions.append(action)
        hand = HandRecord(**{**vars(hand), "actions": tuple(actions)})
        if state.over:
            hand = finished(hand, state)
        assert parse(text(hand)) == hand
        done = replay(hand, rules)
        assert done.error is None
        assert done.state is not None and faces(done.state) == faces(state)
