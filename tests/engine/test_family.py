"""The laws at tables of every game: every option alone, every pair of them, random sets, at a spread of seats.

Illegal attempts and catches are among the moves. `HYPOTHESIS_PROFILE=wide` tries many more random sets, and new ones;
`python -m tests.bench hands` plays a hundred thousand hands of them.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.moves import SAY, WRONG_CARD, Move, move_text, parse_move, play_move
from engine.notation import Recorder, format_record, new_record, parse_record, replay_record
from engine.play.dealing import deal_hand
from engine.play.state import State
from engine.play.tables import Tables
from engine.play.view import view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.fields import RulesError
from engine.rules.reader import Rules, load_preset, preset_ids
from tests.bench.hands import wrong_card
from tests.engine.playing import (
    alone_and_in_pairs,
    check_end,
    check_position,
    faces,
    fingerprint,
    options_of,
    seeds,
    settled,
)

TURNS = 200  # after which a hand is blocked
MOVES = 20 * TURNS
LOOK = 16  # moves from one look at copies and views to the next


def seated(rules: Rules, number: int) -> Tables:
    """Return the table for one of the game's numbers of seats, or for fewer if so many can't be dealt."""
    seats = rules.min_seats + number % (rules.max_seats - rules.min_seats + 1)
    while seats > rules.min_seats:
        try:
            return compile_rules(rules, seats)
        except RulesError:
            seats -= 1
    return compile_rules(rules, seats)


def some_move(state: State, rng: Rng) -> tuple[int, Move]:
    """Return seat and random move: with or without declaration, a catch, or a wrong card."""
    calls = state.catches()
    if calls and rng.integer_below(4) == 0:
        return calls[rng.integer_below(len(calls))]
    moves = state.legal_moves()
    move = moves[rng.integer_below(len(moves))]
    wrong = wrong_card(state) if state.tables.penalises_wrong_cards and rng.integer_below(16) == 0 else None
    if wrong is not None:
        move = play_move(wrong) | WRONG_CARD
    elif rng.integer_below(2):
        move |= SAY
    return state.to_act, move


def check_knowledge(state: State, rng: Rng) -> None:
    """Check that copies are equal, moves round-trip as text, and a determinization gives the same view."""
    assert fingerprint(state.copy()) == fingerprint(state)
    texts = [move_text(move) for move in state.legal_moves()]
    assert [move_text(parse_move(each)) for each in texts] == texts
    seat = rng.integer_below(state.seats)
    assert view_of_seat(view_of_seat(state, seat).random_state(rng), seat) == view_of_seat(state, seat)


def check_table(rules: Rules, number: int) -> None:
    """Play one hand to its end under all laws, and replay its record."""
    tables = seated(rules, number)
    rng = Rng(number)
    state = deal_hand(tables, number % tables.seats, rng.substream(0))
    recorder = Recorder(state, new_record(state, tuple(f"Seat {seat}" for seat in range(state.seats)), rules))
    while not state.over:
        check_position(state)
        if len(recorder.steps) % LOOK == 0:
            check_knowledge(state, rng)
        seat, move = some_move(state, rng)
        recorder.play(move, seat)
        assert len(recorder.steps) < MOVES
    check_position(state)
    check_end(state)
    hand = recorder.record
    assert parse_record(format_record(hand)) == hand
    done = replay_record(hand, rules)
    assert done.error is None
    assert done.state is not None and faces(done.state) == faces(state)


@pytest.mark.parametrize(
    ("preset", "option"), [(preset, option) for preset in preset_ids() for option in alone_and_in_pairs(preset)]
)
def test_every_option_and_every_pair(preset: str, option: str) -> None:
    """No card is lost, no player is stuck, hands end, copies and determinizations agree, and records replay."""
    for number, options in enumerate(alone_and_in_pairs(preset)[option]):
        check_table(load_preset(preset, options, {"turn.limit": TURNS}), number + len(option))


@given(st.data(), seeds)
def test_random_sets_of_options(data: st.DataObject, seed: int) -> None:
    """The same with random sets of options."""
    preset = data.draw(st.sampled_from(preset_ids()))
    wanted = data.draw(st.lists(st.sampled_from(sorted(options_of(preset))), max_size=12, unique=True))
    check_table(load_preset(preset, settled(preset, tuple(wanted)), {"turn.limit": TURNS}), seed)
