"""The exact solver of endings agrees with trying every line, at all tables that it can solve."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.bots.exact_solver import PerfectPlay, Solver, Unsolved, count_arrangements, iter_arrangements
from engine.bots.goal import goal_of
from engine.bots.playout import rollout_policy_of
from engine.cards import card_set
from engine.moves import SAY, Move
from engine.play.dealing import begin_hand, deal_hand
from engine.play.state import State
from engine.play.view import view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, preset_ids

TINY = 4  # positions of each table
DEEP = 600  # positions on the lines of one move that are tried without shortcuts


class TooDeep(Exception):
    """There are more lines than a test has time for."""


def tiny(preset: str, seats: int, number: int, options: tuple[str, ...] = ()) -> State:
    """Return a position with two or three cards in each hand, and one or two in the stock."""
    rules = load_preset(preset, options)
    seats = max(rules.min_seats, min(rules.max_seats, seats))
    tables = compile_rules(rules, seats)
    rng = Rng(1000 * number + seats)
    pack = tables.pack[:]
    rng.shuffle(pack)
    hands = [card_set([pack.pop() for _ in range(2 + rng.integer_below(2) if seats < 4 else 1)]) for _ in range(seats)]
    shedding = tables.starter != "none"
    discard = [pack.pop()] if shedding else []
    stock = [pack.pop() for _ in range(1 + rng.integer_below(2))] if shedding else []
    return begin_hand(tables, seats - 1, hands, stock, discard, rng)


def best_by_all_lines(state: State, left: list[int]) -> tuple[list[float], bool]:
    """Return what perfect play leads to, by trying every line, and whether a pile was shuffled in one."""
    left[0] -= 1
    if left[0] < 0:
        raise TooDeep
    if state.over:
        return goal_of(state.tables).state_worths(state), False
    best: list[float] = []
    seat, shuffled = state.to_act, False
    for move in state.legal_moves():
        worths, again = best_by_all_lines(after(state, move), left)
        shuffled = shuffled or again or state.refilled != after(state, move).refilled
        if not best or worths[seat] > best[seat]:
            best = worths
    return best, shuffled


def after(state: State, move: Move) -> State:
    """Return the position after a move, with the declaration if few cards are left."""
    state = state.copy()
    few = state.hands[state.to_act].bit_count() <= rollout_policy_of(state.tables).declare_at
    state.apply(move | SAY if few else move)
    return state


@pytest.mark.parametrize("preset", preset_ids())
def test_solver_agrees_with_brute_force_or_says_why_not(preset: str) -> None:
    """At tables for two, three and four, without a refill of the stock if the game has that."""
    solved = 0
    for seats in (2, 3, 4):
        for number in range(TINY):
            state = tiny(preset, seats, number)
            if state.over:
                continue
            solver = Solver(state.tables, DEEP)
            facts = state.position_key()
            try:
                found = solver.solve(state)
            except Unsolved as refused:
                assert refused.reason in ("shuffle", "work"), (preset, number)
                continue
            assert state.position_key() == facts
            try:
                for move, worths in found.items():
                    every, shuffled = best_by_all_lines(after(state, move), [DEEP])
                    assert not shuffled
                    assert worths == pytest.approx(every), (preset, number, state, move)
                    solved += 1
            except TooDeep:
                continue
    if load_preset(preset).words.draw.refills_stock:
        return
    assert solved > TINY


def test_pruning_does_not_change_worths() -> None:
    """Two players for one prize: endings with points at stake, in which alpha-beta cuts more than wins and losses."""
    compared = 0
    for number in range(40):
        state = tiny("crazy-eights", 2, number, ("no-refill",))
        if state.over:
            continue
        for move, worths in Solver(state.tables).solve(state).items():
            try:
                every, _ = best_by_all_lines(after(state, move), [4 * DEEP])
            except TooDeep:
                continue
            assert worths == pytest.approx(every), (number, state, move)
            compared += 1
    assert compared > 60


def test_two_who_play_for_one_prize_share_it() -> None:
    """Alpha-beta relies on this."""
    for preset in preset_ids():
        tables = compile_rules(load_preset(preset), 2) if load_preset(preset).min_seats <= 2 else None
        if tables is None or tables.plays_to_one_left:
            continue
        rng = Rng(5)
        for number in range(10):
            state = deal_hand(tables, number % 2, rng.substream(number))
            while not state.over:
                moves = state.legal_moves()
                state.apply(moves[rng.integer_below(len(moves))])
            assert sum(goal_of(tables).state_worths(state)) == pytest.approx(1.0), preset


def test_more_work_never_changes_what_was_found() -> None:
    """A limit on work turns an answer into a refusal, never into another answer."""
    refused = answered = 0
    for number in range(20):
        state = tiny("crazy-eights", 2, number, ("no-refill",))
        whole = Solver(state.tables).solve(state)
        for work in (0, 1, 2, 4, 8, 16):
            solver = Solver(state.tables, work)
            try:
                assert solver.solve(state) == whole
                answered += 1
            except Unsolved as why:
                assert why.reason == "work"
                refused += 1
            assert solver.visited <= work
    assert refused and answered


def test_seat_that_can_go_out_now_has_won() -> None:
    """A last card that can be played is worth 1, whatever the others hold."""
    seen = 0
    for number in range(60):
        state = tiny("crazy-eights", 3, number, ("no-refill",))
        seat = state.to_act
        state.hands[seat] &= state.follow
        if state.hands[seat].bit_count() == 1 and state.update_legal_moves():
            found = Solver(state.tables).solve(state)
            assert max(worths[seat] for worths in found.values()) >= 0.8
            seen += 1
    assert seen > 3


def test_every_arrangement_is_tried_once() -> None:
    """All arrangements that fit the seat's knowledge are tried, none twice; the worth is their mean."""
    small = (tiny("crazy-eights", 2, number, ("no-refill",)) for number in range(12))
    for state in [each for each in small if count_arrangements(view_of_seat(each, each.to_act)) < 100][:4]:
        seen = view_of_seat(state, state.to_act)
        every = [(tuple(each.hands), tuple(each.stock)) for each in iter_arrangements(seen)]
        assert len(every) == len(set(every)) == count_arrangements(seen) > 2
        assert (tuple(state.hands), tuple(state.stock)) in every
        assert all(view_of_seat(each, seen.seat) == seen for each in iter_arrangements(seen))
        whole = PerfectPlay(seen)
        done = list(whole.run())
        assert done == sorted(done) and done[-1] == 1.0 and whole.done == len(every)
        totals = dict.fromkeys(seen.legal_moves, 0.0)
        for each in iter_arrangements(seen):
            for move, worths in Solver(each.tables).solve(each).items():
                totals[move] += worths[seen.seat] / len(every)
        assert whole.worths == pytest.approx(totals)
        assert list(whole.worths.values()) == sorted(whole.worths.values(), reverse=True)


def test_unsolvable_position_names_its_reason() -> None:
    """The hand is over, another's turn, an unknown order, too many arrangements, too much work."""
    tables = compile_rules(load_preset("crazy-eights", ["no-refill"]), 2)
    state = deal_hand(tables, 0, Rng(1))
    small = tiny("crazy-eights", 2, 1, ("no-refill",))
    unknown = small.copy()
    unknown.stock_order_known = False
    over = small.copy()
    while not over.over:
        over.apply(over.legal_moves()[0])
    tries: dict[str, Callable[[], object]] = {
        "many": lambda: PerfectPlay(view_of_seat(state, state.to_act)),
        "turn": lambda: PerfectPlay(view_of_seat(small, 1 - small.to_act)),
        "over": lambda: Solver(tables).solve(over),
        "order": lambda: Solver(tables).solve(unknown),
        "work": lambda: list(PerfectPlay(view_of_seat(small, small.to_act), most_in_all=1).run()),
    }
    for why, work in tries.items():
        with pytest.raises(Unsolved) as refused:
            work()
        assert refused.value.reason == why
