"""Shipped puzzles are right whatever the others hold, and there's one for every day."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.moves import DRAW, END, is_play
from engine.notation import format_record, parse_record, starting_state
from engine.play.result import result_of
from engine.play.view import view_of_seat
from engine.puzzles.find import prove_puzzle
from engine.puzzles.puzzle import GRADES, MIN_LEAD, Puzzle, all_puzzles, parse_puzzles, puzzle_of_day, puzzle_text
from engine.puzzles.win import TooManyLines, try_every_line
from engine.rng import Rng

WINS = [each for each in all_puzzles() if each.kind == "win"]
MASTERS = [each for each in all_puzzles() if each.kind == "master"]


def test_there_are_forty_of_each_grade_and_each_is_another() -> None:
    """Ordered by number, easy ones first, all with different positions."""
    assert [each.number for each in all_puzzles()] == list(range(1, 121))
    assert [sum(each.grade == grade for each in all_puzzles()) for grade in GRADES] == [40, 40, 40]
    assert len({each.text for each in all_puzzles()}) == 120
    assert len({each.position_record.ruleset for each in all_puzzles()}) >= 8
    again = parse_puzzles("\n".join(map(puzzle_text, all_puzzles())))
    assert again == all_puzzles()


def test_a_shipped_turn_wins_and_not_by_every_card() -> None:
    """Every sequence of moves in each turn is tried."""
    for each in WINS:
        prove_puzzle(each)


def test_a_shipped_turn_wins_wherever_the_hidden_cards_lie() -> None:
    """The solution wins in each of some arrangements, and no other player can act in between."""
    for puzzle in WINS:
        seen = view_of_seat(puzzle.start_state, puzzle.start_state.to_act)
        rng = Rng(puzzle.number)
        for _ in range(4):
            state = seen.random_state(rng)
            for move in puzzle.moves:
                assert state.to_act == seen.seat and not state.catches()
                state.apply(move)
            assert state.out[:1] == [seen.seat]
            assert not state.over or result_of(state).winners == (seen.seat,)


def test_a_turn_that_is_said_to_have_no_way_has_none() -> None:
    """In a position without a win, random turns never win before another player can act."""
    rng, tried = Rng(3), 0
    for puzzle in WINS:
        for n in range(3):
            state = puzzle.start_state
            state.hands[0] &= ~(1 << puzzle.moves[-1] % 256)  # one card of the way is not there
            if not state.update_legal_moves() or try_every_line(state).best:
                continue
            while state.to_act == 0 and not state.over:
                moves = [move for move in state.legal_moves() if is_play(move) or move == END] or [DRAW]
                state.apply(moves[rng.integer_below(len(moves))])
            assert state.out[:1] != [0], (puzzle.number, n)
            tried += 1
    assert tried > 20


def test_a_masters_move_is_ahead_over_all_arrangements() -> None:
    """Three are tried here; the command `puzzles --prove` tries all."""
    assert all(each.worths[0] - each.worths[1] >= MIN_LEAD for each in MASTERS)
    quick = sorted(MASTERS, key=lambda each: len(each.position_record.stock or ()))[:3]
    for each in quick:
        prove_puzzle(each)


def test_invalid_puzzle_is_refused() -> None:
    """A solution that doesn't win, one that is too long, wrong worths, a best move that isn't one."""
    win, master = WINS[0], min(MASTERS, key=lambda each: len(each.position_record.stock or ()))
    other = format_record(
        replace(win.position_record, starter=win.position_record.stock[0] if win.position_record.stock else 0)
    )
    wrong = [
        replace(win, answer=win.answer[:-1]),
        replace(win, text=other),
        replace(master, worths=(1.0, *master.worths[1:])),
        replace(master, answer=master.answer[::-1], worths=master.worths[::-1]),
        replace(master, answer=master.answer[1:], worths=master.worths[1:]),
    ]
    for puzzle in wrong:
        with pytest.raises(ValueError):
            prove_puzzle(puzzle)
    prove_puzzle(win)
    prove_puzzle(master)


def test_every_day_has_one_and_none_comes_again_before_all_came() -> None:
    """From any day on, as many days in a row have different puzzles as there are puzzles."""
    for day in (20_000, 20_780, 123_456):
        assert len({puzzle_of_day(day + n, all_puzzles()).number for n in range(120)}) == 120
    assert puzzle_of_day(20_780, all_puzzles()) != puzzle_of_day(20_781, all_puzzles())


def test_a_skip_that_somebody_could_answer_wins_nothing() -> None:
    """With two players, an eight gives another turn unless the other holds an eight."""
    answerable = """
notation = 1
ruleset = "switch"
options = ["eights-answerable", "no-declaration"]
dealer = 2
deal = ["8S 5S", "3H 4H"]
starter = "3S"
stock = "%s 9C"
"""
    assert not try_every_line(starting_state(parse_record(answerable % "8D"))).best
    assert len(try_every_line(starting_state(parse_record(answerable % "7D"))).best) == 2


def test_a_turn_of_too_many_lines_is_refused() -> None:
    """The error is raised before it takes long."""
    with pytest.raises(TooManyLines):
        try_every_line(starting_state(WINS[-1].position_record), 3)


def test_a_move_is_known_by_its_face() -> None:
    """Whichever copy of a card is played, with or without declaration; what isn't a move has no worth."""
    puzzle: Puzzle = MASTERS[0]
    assert puzzle.is_best(puzzle.moves[0]) and not puzzle.is_best(puzzle.moves[1])
    assert puzzle.worth_of(puzzle.moves[1]) == puzzle.worths[1]
    assert puzzle.worth_of(DRAW + 1) == 0.0
