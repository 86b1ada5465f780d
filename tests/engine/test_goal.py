"""The worth of a hand: shares of one win, within bounds, more for fewer cards, and the result at the end."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from engine.bots.goal import can_go_out, goal_of
from engine.moves import SAY, is_play
from engine.play.result import winning_seats
from engine.play.state import State
from engine.rng import Rng
from tests.engine.playing import deals, play_out, seeds
from tests.engine.test_bots import GAMES, positions, table

MOVES = 300


@settings(max_examples=80)
@given(deals(), seeds)
def test_every_seat_is_worth_a_share_and_the_shares_make_one_win(state: State, seed: int) -> None:
    """In every position of every game; a winner has all of it."""
    judge = goal_of(state.tables)
    for _ in play_out(state, Rng(seed)):
        shares = [judge.win_share(state, seat) for seat in range(state.seats)]
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in (*shares, *judge.state_worths(state)))
    best = winning_seats(state)
    for seat, worth in enumerate(judge.state_worths(state)):
        assert judge.win_share(state, seat) == (1 / len(best) if seat in best else 0)
        assert 0 <= worth <= 1


@settings(max_examples=80)
@given(deals(), seeds)
def test_seat_that_can_play_its_last_card_is_expected_to_win(state: State, seed: int) -> None:
    """In every position of every game in which all declarations were made; and no other seat is."""
    rng, judge = Rng(seed), goal_of(state.tables)
    for _ in range(MOVES):
        if state.over:
            break
        seat, moves = state.to_act, state.legal_moves()
        out = False
        if state.hands[seat].bit_count() == 1:
            for move in filter(is_play, moves):
                after = state.copy()
                after.apply(move | SAY)
                out = out or after.over or seat in after.out
        assert can_go_out(state) == out
        assert not out or state.out or judge.win_share(state, seat) > 0.5
        state.apply(rng.pick(moves) | SAY)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "kilodney"])
def test_a_plain_card_more_is_worth_less_and_a_wild_one_for_another_more(game: str) -> None:
    """Whether win, points or ranks are played for. A card more that can be played now may be an advantage."""
    added = compared = 0
    for state, _ in positions(table(game, 1), 2, 4):
        judge, tables = goal_of(state.tables), state.tables
        for seat, hand in enumerate(state.hands):
            if state.absent[seat] or not hand:
                continue
            worth = judge.state_worths(state)[seat]
            elsewhere = [card for card in tables.pack if not hand >> card & 1]
            plain = [card for card in elsewhere if not tables.wild_cards >> card & 1]
            wild = [card for card in elsewhere if tables.wild_cards >> card & 1]
            other = state.copy()
            idle = [card for card in plain if not (tables.power_cards | state.follow) >> card & 1]
            for card in idle[:1]:
                other.hands[seat] = hand | 1 << card
                assert judge.state_worths(other)[seat] < worth
                added += 1
            given_up = hand & ~(tables.wild_cards | tables.power_cards)
            if wild and given_up and judge.score_by == "none":
                other.hands[seat] = hand ^ (given_up & -given_up) | 1 << wild[0]
                assert judge.state_worths(other)[seat] > worth
                compared += 1
    assert added and (compared or not table(game, 1).wild_cards or goal_of(table(game, 1)).score_by != "none")
