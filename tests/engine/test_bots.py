"""Bots that search: they know only their view, are reproducible, can be stopped, and finish every game."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby, islice

import pytest

from engine.bots import choose_move, make_bot
from engine.bots.exact_solver import Solver, Unsolved, count_arrangements
from engine.bots.search_bots import MASTER, SHARP, SearchingBot, Strength, UniformSampler, moves_worth_trying
from engine.bots.style import NO_STYLE, STYLES
from engine.cards import CardSet, card_set, cards_in
from engine.moves import DRAW, PLAIN, SAY, Move, is_play
from engine.play.dealing import deal_hand
from engine.play.state import State
from engine.play.tables import Tables
from engine.play.view import Observation, make_observation, view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, preset_ids
from engine.simulate import play_hand
from tests.engine.yardsticks import CHEATING, OpenView

SEARCHING = (SHARP, MASTER)
GAMES = sorted(preset_ids())


def short(strength: Strength, playouts: int = 12, style: str = "") -> SearchingBot:
    """Return a searching bot with fewer playouts, so that a test is quick."""
    return SearchingBot(replace(strength, playouts=playouts), STYLES[style] if style else NO_STYLE)


def table(game: str, extra: int) -> Tables:
    """Return a game for its fewest seats, or up to two more."""
    rules = load_preset(game)
    return compile_rules(rules, min(rules.max_seats, rules.min_seats + extra))


def with_other_cards(state: State, seat: int, rng: Rng) -> State:
    """Return the state with everything dealt anew that `seat` can't see; cards from before a refill stay apart."""
    other = state.copy()
    for fresh in (state.refilled, ~state.refilled):
        places = [s for s in range(state.seats) if s != seat]
        pool = [card for s in places for card in cards_in(state.hands[s] & fresh)]
        stock = [n for n, card in enumerate(state.stock) if fresh >> card & 1]
        pool += [state.stock[n] for n in stock]
        rng.shuffle(pool)
        for s in places:
            many = (state.hands[s] & fresh).bit_count()
            other.hands[s] = (other.hands[s] & ~fresh) | _taken(pool, many)
        for n in stock:
            other.stock[n] = pool.pop()
    other.rng = rng.substream(1)
    return other


def _taken(pool: list[int], many: int) -> CardSet:
    taken = card_set(pool[:many])
    del pool[:many]
    return taken


def positions(tables: Tables, seed: int, every: int) -> list[tuple[State, list[Observation]]]:
    """Return some positions of a hand between quick bots, each with its history."""
    found = []
    state = deal_hand(tables, seed % tables.seats, Rng(seed))
    rng = Rng(seed + 1)
    history: list[Observation] = []
    log = state.start_event_log()
    number = 0
    while not state.over and number < 150:
        if number % every == seed % every and len(state.legal_moves()) > 1:
            found.append((state.copy(), history[:]))
        move = rng.pick(state.legal_moves())
        before, begun = state.copy(), len(log)
        state.apply(move)
        history.append(make_observation(before, before.to_act, move, log[begun:]))
        number += 1
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", SEARCHING, ids=["Sharp", "Master"])
def test_no_bot_peeks(kind: Strength, game: str) -> None:
    """Changing cards that a seat can't see never changes its bot's move, at any number of seats."""
    looked = 0
    for extra in range(3):
        for state, history in positions(table(game, extra), extra, 5):
            seat = state.to_act
            other = with_other_cards(state, seat, Rng(looked))
            seen = choose_move(short(kind), view_of_seat(state, seat, history), Rng(looked))
            assert choose_move(short(kind), view_of_seat(other, seat, history), Rng(looked)) == seen
            looked += 1
    assert looked >= 5


def test_bot_that_reads_hidden_cards_would_fail() -> None:
    """The same check notices a bot that is shown all hands."""
    differ = 0
    for state, history in positions(table("switch", 0), 1, 2):
        seat = state.to_act
        other = with_other_cards(state, seat, Rng(1))
        seen = choose_move(short(CHEATING), OpenView(state, seat, history), Rng(1))
        differ += choose_move(short(CHEATING), OpenView(other, seat, history), Rng(1)) != seen
    assert differ


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", SEARCHING, ids=["Sharp", "Master"])
def test_same_seed_same_move_and_stopped_early_a_legal_one(kind: Strength, game: str) -> None:
    """After every slice there's a legal move, and the same seed gives the same moves."""
    for number, (state, history) in enumerate(positions(table(game, 1), 3, 7)):
        seen = view_of_seat(state, state.to_act, history)
        moves: list[Move] = list(short(kind).choose(seen, Rng(number)))
        again = list(short(kind).choose(seen, Rng(number)))
        # Of the slices in which the history is read fewer are needed once it is known.
        assert [move for move, _ in groupby(again)] == [move for move, _ in groupby(moves)]
        assert all(move & PLAIN in state.legal_moves() for move in moves)
        assert list(islice(short(kind).choose(seen, Rng(number)), 3)) == again[:3]


@pytest.mark.parametrize("game", GAMES)
def test_masters_finish_hands(game: str) -> None:
    """Masters among themselves come to the end of a hand of every game."""
    tables = table(game, 1)
    state = deal_hand(tables, 0, Rng(5))
    play_hand(state, [short(MASTER, 6) for _ in range(tables.seats)], Rng(6))
    assert state.over


@pytest.mark.parametrize("game", GAMES)
def test_a_search_goes_on_until_its_effort_is_spent(game: str) -> None:
    """The effort is smaller in games in which cards other than wild ones have effects, since their
    moves take longer.
    """
    tables = table(game, 1)
    spent = 0

    def play(state: State) -> tuple[float, int]:
        nonlocal spent
        spent += 5
        return 0.5, 5

    strength = replace(
        MASTER,
        effort=90,
        effort_with_effects=70,
        sampler=UniformSampler,
        make_playout=lambda *_: play,
        most_solved_positions=0,
    )
    for state, history in positions(tables, 3, 1):
        seen = view_of_seat(state, state.to_act, history)
        spent = 0
        choose_move(SearchingBot(strength), seen, Rng(1))
        moves = len(moves_worth_trying(seen))
        effort = (
            70
            if any(tables.power_cards >> card & 1 and not tables.wild_cards >> card & 1 for card in tables.pack)
            else 90
        )
        assert spent == (-(-effort // (5 * moves)) * 5 * moves if moves > 1 else 0)


def test_bots_with_a_full_hand_draw_only_without_a_playable_card() -> None:
    """With large hands, playing and drawing seem equally good, and hands went on for more than a thousand moves."""
    large = drew = 0
    for game in GAMES:
        for number, (state, history) in enumerate(positions(table(game, 0), 2, 1)):
            if DRAW in state.legal_moves() and any(map(is_play, state.legal_moves())):
                seen = view_of_seat(state, state.to_act, history)
                move = choose_move(short(SHARP), seen, Rng(number)) & PLAIN
                if seen.hand_sizes[seen.seat] >= seen.tables.cards_per_seat:
                    large += 1
                    assert is_play(move)
                else:
                    drew += move == DRAW
    assert large > 100 and drew


def test_a_master_ends_perfectly_where_every_card_is_known() -> None:
    """In positions with a wrong move, it chooses a move that the exact solver calls best."""
    solved = 0
    tables = compile_rules(load_preset("crazy-eights", ["no-refill"], {"draw.cap": 5}), 2)
    for seed in range(60):
        for state, history in positions(tables, seed, 1):
            seen = view_of_seat(state, state.to_act, history)
            if len(seen.legal_moves) == 1 or count_arrangements(seen) > 1:
                continue
            try:
                worths = {
                    move: each[seen.seat]
                    for move, each in Solver(tables, MASTER.most_solved_positions).solve(state).items()
                }
            except Unsolved:
                continue
            if max(worths.values()) - min(worths.values()) > 0.1:
                laid = choose_move(short(MASTER, 0), seen, Rng(seed)) & PLAIN
                assert worths[laid] == pytest.approx(max(worths.values()))
                solved += 1
    assert solved > 10


def test_temperaments_choose_between_equals_only() -> None:
    """A style changes some moves of a hand, but none if one move is clearly best."""
    for name in STYLES:
        differ = same = 0
        for seed in range(4):
            for state, history in positions(table("switch", 0), seed, 3):
                seen = view_of_seat(state, state.to_act, history)
                even, moody = short(SHARP, 40), short(SHARP, 40, name)
                if choose_move(even, seen, Rng(1)) == choose_move(moody, seen, Rng(1)):
                    same += 1
                else:
                    differ += 1
        assert 0 < differ < same


def test_an_attacker_now_and_then_leaves_the_word_for_later_and_a_master_never() -> None:
    seen = next(
        view_of_seat(state, state.to_act, history)
        for seed in range(100)
        for state, history in positions(table("switch", 0), seed, 1)
        if state.hands[state.to_act].bit_count() == 2 and state.legal_cards
    )
    unsaid = {}
    for level in ("master", "master/attacker", "master/safe"):
        player = short(MASTER, 0, level.partition("/")[2])
        moves = [choose_move(player, seen, Rng(number)) for number in range(200)]
        assert all(is_play(move) for move in moves)
        unsaid[level] = sum(not move & SAY for move in moves)
    assert unsaid["master"] == unsaid["master/safe"] == 0 < unsaid["master/attacker"] < 30


@pytest.mark.parametrize("level", ["nobody", "master/brave", "steady/safe", "master/"])
def test_a_level_that_is_none_is_refused_with_those_there_are(level: str) -> None:
    with pytest.raises(ValueError, match="there are"):
        make_bot(level)
