"""Matches: hands up to a target, lives, who deals, and when it is over."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.match import Match
from engine.play.dealing import deal_hand
from engine.play.result import HandResult, result_of, winning_seats
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, make_own_rules, parse_rules, preset_ids, ruleset_text
from tests.engine.playing import PRESETS, SEATS, play_out, seeds


def won(match: Match, *winners: int, losers: tuple[int, ...] = ()) -> None:
    """Add a hand that these players won and those lost."""
    seated = tuple(match.player_at_seat)
    match.add_result(HandResult(seated, winners, losers))


def test_three_hands_win() -> None:
    """A game without points is matched by hands won, target 3."""
    match = Match(load_preset("switch"), 3)
    for winner in (0, 1, 0, 2):
        won(match, winner)
        assert not match.over
    won(match, 0)
    assert match.over
    assert match.totals == [3, 1, 1]
    assert match.leaders_or_winners == (0,)
    assert match.ranked_players() == [[0], [1, 2]]


def test_ties_are_shared() -> None:
    """A blocked hand is won by everybody with the fewest cards."""
    match = Match(load_preset("switch", (), {"target": 1}), 3)
    won(match, 0, 2)
    assert match.over
    assert match.leaders_or_winners == (0, 2)


def test_target_may_be_changed() -> None:
    """The target of the table counts."""
    match = Match(load_preset("switch", (), {"target": 2}), 2)
    won(match, 1)
    assert not match.over
    won(match, 1)
    assert match.over


def test_a_number_of_hands_instead_of_a_target() -> None:
    """The match ends after so many hands, whoever is ahead."""
    match = Match(load_preset("switch"), 2, hand_limit=4)
    for _ in range(3):
        won(match, 1)
    assert not match.over
    won(match, 1)
    assert match.over
    assert match.totals == [0, 4]


def test_the_deal_passes_to_the_left() -> None:
    """Each hand is dealt by the next player, and after the last by the first."""
    match = Match(load_preset("switch"), 3, dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(match.dealer)
        won(match, len(dealers) % 3)
    assert dealers == [1, 2, 0, 1]


def test_irish_switch_takes_lives() -> None:
    """Three lives, out at none, last one in wins the match."""
    match = Match(load_preset("irish-switch"), 3)
    assert match.totals == [3, 3, 3]
    for _ in range(3):
        won(match, 0, losers=(2,))
    assert match.totals == [3, 3, 0]
    assert match.player_at_seat == [0, 1]
    assert not match.over
    for _ in range(3):
        won(match, 1, losers=(0,))
    assert match.over
    assert match.leaders_or_winners == (1,)
    assert match.ranked_players()[0] == [1]


def test_more_lives_win_whatever_is_said_of_points() -> None:
    rules = load_preset("irish-switch")
    low = parse_rules(ruleset_text(rules).replace("[scoring]\n", '[scoring]\nwins = "low"\n'))
    assert low.words.scoring.winning_total == "low" and low.words.scoring.score_unit == "lives"
    match = Match(low, 2)
    for _ in range(3):
        won(match, 1, losers=(0,))
    assert match.over and match.high_wins
    assert match.leaders_or_winners == (1,) and match.places == (2, 1)


def test_eliminated_player_does_not_deal() -> None:
    """The deal passes over a player without lives."""
    match = Match(load_preset("irish-switch", (), {"lives": 1}), 3, dealer=0)
    won(match, 0, losers=(1,))
    assert match.player_at_seat == [0, 2]
    assert match.dealer == 2


def test_number_of_lives_may_be_changed() -> None:
    """The table's number of lives counts."""
    assert Match(load_preset("irish-switch", (), {"lives": 5}), 2).totals == [5, 5]


@given(st.sampled_from(PRESETS), st.sampled_from(SEATS), seeds)
def test_every_match_ends(preset: str, players: int, seed: int) -> None:
    """Played at random, every match ends, and no player who is out of it is dealt a hand."""
    rules = load_preset(preset, (), {"lives": 1, "target": 1})
    match = Match(rules, players, dealer=seed % players)
    rng = Rng(seed)
    for number in range(200):
        if match.over:
            break
        assert match.dealer in match.player_at_seat
        assert match.hand_number == number + 1
        seats = len(match.player_at_seat)
        state = deal_hand(compile_rules(rules, seats), match.player_at_seat.index(match.dealer), rng)
        for _ in play_out(state, rng):
            pass
        result = result_of(state, match.player_at_seat)
        assert sorted(result.order) == match.player_at_seat
        assert result.winners
        assert bool(result.losers) == (preset == "irish-switch")
        match.add_result(result)
    assert match.over
    assert match.leaders_or_winners
    assert sorted(player for group in match.ranked_players() for player in group) == list(range(players))


@pytest.mark.parametrize("preset", PRESETS)
def test_result_names_players_not_seats(preset: str) -> None:
    """The caller says which player sat at which seat."""
    state = deal_hand(compile_rules(load_preset(preset), 2), 0, Rng(4))
    for _ in play_out(state, Rng(4)):
        pass
    plain, moved = result_of(state, (0, 1)), result_of(state, (5, 3))
    names = {0: 5, 1: 3}
    assert moved.order == tuple(names[player] for player in plain.order)
    assert moved.winners == tuple(names[player] for player in plain.winners)
    assert moved.blocked == state.blocked


def test_a_target_of_ones_own_is_meant_for_any_number_of_players() -> None:
    """The standard target may grow with the players; one that was set for the table doesn't."""
    game = next(name for name in preset_ids() if load_preset(name).words.scoring.per_seat)
    own = make_own_rules(game, "Mine", load_preset(game).options, {"numbers": {"target": 77}})
    assert Match(load_preset(game), 4).target > Match(load_preset(game), 2).target
    assert Match(own, 4).target == Match(own, 2).target == 77


def test_bankrupt_player_does_not_win_a_blocked_hand() -> None:
    """A bankrupt player has no cards but is out: the player with the fewest cards among the others wins."""
    tables = compile_rules(load_preset("one-card", ("bankrupt",), {"bankrupt.at": 12, "turn.limit": 100}), 4)
    blocked = 0
    for number in range(40):
        state = deal_hand(tables, 0, Rng(number))
        for _ in play_out(state, Rng(number)):
            pass
        if state.blocked and state.bankrupt:
            blocked += 1
            assert not set(winning_seats(state)) & set(state.bankrupt)
            fewest = min(hand.bit_count() for seat, hand in enumerate(state.hands) if seat not in state.bankrupt)
            assert all(state.hands[seat].bit_count() == fewest for seat in winning_seats(state))
    assert blocked
