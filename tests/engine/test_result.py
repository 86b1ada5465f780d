"""The result of a hand: winners, ranks, scores and what the match makes of them agree, in every game."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.cards import CARDS, cards_in
from engine.match import Match
from engine.play.dealing import deal_hand
from engine.play.result import HandResult, hand_values, points_held, result_of
from engine.play.state import State
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules, load_preset, preset_ids
from engine.rules.words.scoring import value_parts
from tests.engine.playing import play_out, seeds

# With so few turns most hands are blocked.
SHORT = {"turn.limit": 100}


def check(rules: Rules, state: State) -> HandResult:
    """Check the result of a finished hand, alone and against the match."""
    seats = state.seats
    result = result_of(state)
    scores, places = result.scores, result.places
    assert sorted(result.order) == list(result.seated) == list(range(seats))
    assert result.winners == tuple(seat for seat in range(seats) if places[seat] == 1)
    assert all(place == 1 + sum(other < place for other in places) for place in places)
    if state.tables.score_by != "play" and state.out:
        assert result.order[: len(state.out)] == tuple(state.out) and result.winners == (state.out[0],)
        assert [places[seat] for seat in state.out] == list(range(1, len(state.out) + 1))
    assert not set(state.bankrupt) & set(result.winners)
    assert result.blocked == state.blocked
    if scores is not None:
        held = hand_values(state)
        for seat in result.winners:
            if state.tables.score_by == "held":
                assert all(scores[seat] <= scores[other] for other in range(seats) if other not in state.bankrupt)
            else:
                assert scores[seat] == max(scores)
        if state.tables.score_by == "winner":
            assert all(scores[seat] == 0 for seat in range(seats) if seat not in result.winners)
            assert len(result.winners) == 1 or not any(scores)
            assert not state.out or sum(scores) == sum(held)
    match = Match(rules, seats)
    before = match.totals[:]
    match.add_result(result)
    rise = [now - then for now, then in zip(match.totals, before, strict=True)]
    if match.score_unit == "points":
        assert rise == list(scores or [0] * seats)
    elif match.score_unit == "lives":
        assert rise == [-1 if seat in result.losers else 0 for seat in range(seats)]
    else:
        assert rise == [int(seat in result.winners) for seat in range(seats)]
    return result


@given(st.lists(st.integers(-1000, 1000), min_size=CARDS, max_size=CARDS), st.integers(0, (1 << CARDS) - 1))
def test_a_hand_costs_what_its_cards_cost_together(values: list[int], hand: int) -> None:
    """Whatever points a ruleset gives to cards, negative ones too."""
    amounts = value_parts(tuple(values))
    assert points_held(amounts, hand) == sum(values[card] for card in cards_in(hand))


def test_hands_played_to_their_end_and_blocked_ones() -> None:
    """Every preset, at tables of several sizes; in most games some of these hands are blocked."""
    blocked = set()
    for preset in preset_ids():
        for changed in ({}, SHORT):
            rules = load_preset(preset, (), changed)
            for seats in (2, 3, 5):
                if not rules.min_seats <= seats <= rules.max_seats:
                    continue
                for number in range(2):
                    state = deal_hand(compile_rules(rules, seats), number % seats, Rng(number))
                    for _ in play_out(state, Rng(number + 1)):
                        pass
                    if check(rules, state).blocked:
                        blocked.add(preset)
    assert len(blocked) > 8


@settings(max_examples=40)
@given(st.sampled_from(preset_ids()), seeds, st.booleans())
def test_players_are_named_as_they_were_seated(preset: str, seed: int, short: bool) -> None:
    """The caller says who sat where: scores are by seat, everything else names players."""
    rules = load_preset(preset, (), SHORT if short else {})
    assume(rules.min_seats <= 3 <= rules.max_seats)
    state = deal_hand(compile_rules(rules, 3), 0, Rng(seed))
    for _ in play_out(state, Rng(seed)):
        pass
    plain, moved = result_of(state), result_of(state, (7, 2, 5))
    names = dict(enumerate((7, 2, 5)))
    assert moved.seated == (7, 2, 5) and moved.places == plain.places and moved.scores == plain.scores
    for ours, theirs in ((plain.order, moved.order), (plain.winners, moved.winners), (plain.losers, moved.losers)):
        assert theirs == tuple(names[seat] for seat in ours)


def test_bankrupt_player_is_placed_last() -> None:
    """A player who is put out of a hand has no cards left, but hasn't won it."""
    tables = compile_rules(load_preset("one-card", ("bankrupt",), {"bankrupt.at": 12, "turn.limit": 100}), 4)
    seen = 0
    for number in range(40):
        state = deal_hand(tables, 0, Rng(number))
        for _ in play_out(state, Rng(number)):
            pass
        places = result_of(state).places
        for seat in state.bankrupt:
            seen += 1
            assert all(places[seat] > places[other] for other in range(4) if other not in state.bankrupt)
    assert seen


def test_a_hand_in_play_has_no_result() -> None:
    """Asking raises an error."""
    with pytest.raises(ValueError, match="not over"):
        result_of(deal_hand(compile_rules(load_preset("switch"), 2), 0, Rng(1)))
