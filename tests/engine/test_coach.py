"""The coach ranks every move with reasons, and the review of a hand finds mistakes."""

from __future__ import annotations

import pytest

from engine.bots.coach import Coach, Review
from engine.bots.reasons import MAX_REASONS, REASON_KINDS
from engine.bots.search_bots import moves_worth_trying
from engine.events import Skipped
from engine.moves import DRAW, PLAIN, is_play, move_text
from engine.notation import Recorder, format_record, new_record, parse_record, replay_record
from engine.play.dealing import deal_hand
from engine.play.state import PLAYED
from engine.play.view import view_of_seat
from engine.rng import Rng
from engine.rules.reader import load_preset
from tests.engine.test_bots import GAMES, positions, table, with_other_cards


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_ranked_with_reasons_from_the_list(game: str) -> None:
    """All legal moves, best first, worths and chances from 0 to 1; the work grows to its end; no card is peeked at."""
    for number, (state, history) in enumerate(positions(table(game, 1), 2, 9)):
        seat = state.to_act
        coach = Coach(view_of_seat(state, seat, history), Rng(number), 30)
        done = list(coach.think())
        assert done == sorted(done) and done[0] == 0.0 and done[-1] == 1.0
        ranked = coach.ranked
        assert sorted(each.move for each in ranked) == sorted(state.legal_moves())
        assert [each.deficit for each in ranked] == sorted(each.deficit for each in ranked)
        for each in ranked:
            assert 0 <= each.win <= 1 and each.error >= 0
            assert each.lead == 0 or state.tables.score_by == "play"
            assert len(each.reasons) <= MAX_REASONS
            for reason in each.reasons:
                named = {name for name in ("seat", "suit", "amount") if getattr(reason, name) != -1}
                assert named <= set(REASON_KINDS[reason.kind])
        other = Coach(view_of_seat(with_other_cards(state, seat, Rng(number)), seat, history), Rng(number), 30)
        # What was read of the history is known by now: less of the work is nothing done yet.
        assert set(other.think()) == set(done) and other.ranked == ranked


@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_is_one_that_a_master_would_try(game: str) -> None:
    """With a large hand, a master plays a card if it can; moves that it leaves out come last."""
    left_out = 0
    for number, (state, history) in enumerate(positions(table(game, 1), 4, 5)):
        seen = view_of_seat(state, state.to_act, history)
        coach, tried = Coach(seen, Rng(number), 40), moves_worth_trying(seen)
        for _ in coach.think():
            pass
        ranked = coach.ranked
        assert ranked[0].move in tried
        for each in ranked:
            if each.move not in tried:
                left_out += 1
                assert each.move == DRAW and each.deficit >= 0 and each.worth <= ranked[0].worth and each.reasons
    large = [
        state for state, _ in positions(table(game, 1), 4, 5)
        if state.hands[state.to_act].bit_count() >= state.tables.cards_per_seat
    ]  # fmt: skip
    can_do_both = [state for state in large if DRAW in (moves := state.legal_moves()) and any(map(is_play, moves))]
    assert left_out == len(can_do_both)


def test_stopped_at_once_every_move_is_there() -> None:
    state, history = positions(table("switch", 0), 1, 4)[0]
    coach = Coach(view_of_seat(state, state.to_act, history), Rng(1))
    next(coach.think())
    assert sorted(each.move for each in coach.ranked) == sorted(state.legal_moves())


BLUNDER = """notation = 1
ruleset = "switch"
players = ["Ann", "Ben"]
dealer = 2
deal = ["5C", "3S 6D 9D KC"]
starter = "5D"
stock = "KS QS TS"
actions = ["1 draw KS", "2 6D", "1 draw QS"]
"""


def test_a_review_finds_the_blunder() -> None:
    """A player who draws with a last card that fits is told to play it; no other decision is criticised."""
    hand = replay_record(parse_record(BLUNDER))
    assert hand.error is None
    review = Review(hand, frozenset({0}), Rng(3), 120)
    done = list(review.run())
    assert done == sorted(done) and done[-1] == 1.0
    worst = review.costliest_decisions()
    assert worst and worst[0].action == 0
    assert move_text(worst[0].move) == "draw" and move_text(worst[0].best_move.move) == "5C"
    assert {each.seat for each in review.decisions} == {0}


def test_where_cards_score_as_they_are_played_a_lead_is_expected() -> None:
    state, history = positions(table("kilodney", 0), 1, 2)[0]
    coach = Coach(view_of_seat(state, state.to_act, history), Rng(1), 60)
    assert list(coach.think())[-1] == 1.0
    assert any(each.lead for each in coach.ranked)


@pytest.mark.parametrize("game", ["kilodney", "peanuckle", "makao"])
def test_any_stored_hand_can_be_reviewed(game: str) -> None:
    """Every decision with a choice is judged, at two packs and in the sequence family too."""
    tables = table(game, 1)
    state = deal_hand(tables, 0, Rng(8))
    rng = Rng(9)
    recorder = Recorder(state, new_record(state, tuple(f"P{n}" for n in range(tables.seats)), load_preset(game)))
    choices = 0
    while not state.over and len(recorder.steps) < 40:
        seat, moves = state.to_act, state.legal_moves()
        choices += len(moves) > 1 and seat == 1
        recorder.play(rng.pick(moves), seat)
    hand = replay_record(parse_record(format_record(recorder.record)))
    review = Review(hand, frozenset({1}), Rng(1), 8)
    assert list(review.run())[-1] == 1.0
    assert len(review.decisions) == choices
    assert all(each.move & PLAIN == each.move for each in review.decisions)


@pytest.mark.parametrize("game", GAMES)
def test_reasons_agree_with_the_rules(game: str) -> None:
    """A reason about the next turn says what the game does after the move."""
    for number, (state, history) in enumerate(positions(table(game, 2), 4, 7)):
        seat = state.to_act
        coach = Coach(view_of_seat(state, seat, history), Rng(number), 24)
        assert list(coach.think())[-1] == 1.0
        for each in coach.ranked:
            after = state.copy()
            log = after.start_event_log()
            after.apply(each.move, seat)
            missed = {event.seat for event in log if isinstance(event, Skipped)}
            missed |= {after.to_act} if after.pending_skips else set()
            more = after.legal_cards.bit_count() if after.to_act == seat and after.phase == PLAYED else 0
            for reason in each.reasons:
                if reason.kind in ("hits", "hits-leader") and not reason.amount:
                    assert reason.seat in missed
                if reason.kind == "goes-on":
                    assert reason.amount == more
                if reason.kind == "leads-on":
                    assert not more
