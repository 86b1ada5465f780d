"""Puzzles at the table: solved, failed with an explanation, and stored; they add nothing to the matches."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.history.backup.settings_from_files import is_setting
from app.puzzles.attempts import Refutation, judge_attempt
from app.stored.puzzle_progress import KEY, PuzzleProgress, from_text, read_progress
from engine.cards import CARD_TEXT
from engine.moves import Move, card_of, is_play, named_of, named_text
from engine.notation import Step, play_step
from engine.puzzles.puzzle import Puzzle, all_puzzles, puzzle_of_day, without_declaration
from tests.app.at_table import STILL, look, store_of
from tests.app.fake import Client
from tests.app.visits import app, visit

PACE = {**STILL, "pace": "none"}


def set_up(client: Client) -> None:
    for key, value in PACE.items():
        app(client).change_setting(key, value)


async def lay(client: Client, move: Move) -> None:
    """Play a move by taps, as a person does."""
    if not is_play(move):
        await client.click(next(name for name in ("draw", "end", "pass") if name in look(client)))
        return
    before = look(client)
    await client.click(next(name for name in before if name.startswith(f"card-{CARD_TEXT[card_of(move)]}")))
    named = named_text(named_of(move))
    if named:
        await client.click(next(n for n in look(client) if n in (f"suit-{named}", f"rank-{named}")))


def a_puzzle(kind: str, *, named: bool = False) -> Puzzle:
    return next(
        each for each in all_puzzles() if each.kind == kind and named == any(named_of(move) for move in each.moves)
    )


async def test_a_turn_that_wins_is_solved_and_kept(tmp_path: Path) -> None:
    puzzle = a_puzzle("win")

    async with visit(tmp_path, f"/puzzles/{puzzle.number}") as client:
        set_up(client)
        await client.until(lambda: "card-" in " ".join(look(client)), "the cards")
        for move in puzzle.moves:
            await lay(client, move)
        await client.until(lambda: "panel-puzzle-solved" in look(client), "the verdict")
        data = app(client).data
        assert data is not None
        assert list(read_progress(data.key_values).solved) == [puzzle.number]
        assert not store_of(client).matches.unfinished_matches() and not store_of(client).matches.read_page().matches
        await client.go("/puzzles")
        assert "solved" in look(client)[f"puzzle-{puzzle.number}"]


async def test_slots_fill_as_cards_are_laid_and_the_menu_begins_anew(tmp_path: Path) -> None:
    puzzle = a_puzzle("win")
    cards = len(puzzle.position_record.dealt_hands[0])

    async with visit(tmp_path, f"/puzzles/{puzzle.number}") as client:
        set_up(client)
        await client.until(lambda: "slots" in look(client), "the cards")
        assert look(client)["slots"] == f"0 of {cards} cards played"
        await lay(client, next(filter(is_play, puzzle.moves)))
        await client.until(lambda: look(client)["slots"] == f"1 of {cards} cards played", "a slot that is filled")
        await client.click("menu")
        await client.until(lambda: "menu-again" in look(client), "the menu")
        assert {"menu-rules", "menu-next", "menu-puzzles"} <= look(client).keys()
        await client.click("menu-again")
        await client.until(lambda: look(client).get("slots") == f"0 of {cards} cards played", "the beginning")


async def test_drawn_hand_fails_the_puzzle_and_can_be_retried(tmp_path: Path) -> None:
    puzzle = a_puzzle("win")
    cards = len(puzzle.position_record.dealt_hands[0])

    async with visit(tmp_path, f"/puzzles/{puzzle.number}") as client:
        set_up(client)
        await client.until(lambda: "slots" in look(client), "the cards")
        assert "draw" not in look(client)  # nothing invites to it
        await client.click("stock")
        await client.until(lambda: "panel-puzzle-failed" in look(client), "the verdict")
        assert "log-0" in look(client) and "puzzle-way" not in look(client)
        await client.click("puzzle-show")
        await client.wait("puzzle-way")
        await client.click("puzzle-again")
        # The panel goes a moment before the cards of the try before, one of them drawn.
        await client.until(lambda: look(client).get("slots") == f"0 of {cards} cards played", "the beginning")
        for move in puzzle.moves:
            await lay(client, move)
        await client.until(lambda: "panel-puzzle-solved" in look(client), "the verdict")


async def test_a_move_that_no_master_makes_is_refuted(tmp_path: Path) -> None:
    puzzle = a_puzzle("master")

    async with visit(tmp_path, f"/puzzles/{puzzle.number}") as client:
        set_up(client)
        await client.until(lambda: "card-" in " ".join(look(client)), "the cards")
        await lay(client, puzzle.moves[-1])
        await client.until(lambda: "panel-puzzle-failed" in look(client), "the verdict")
        await client.until(lambda: any(" has " in text for text in client.texts()), "an example")
        told = [said for name, said in look(client).items() if name.startswith("log-")]
        assert told and not any(". " in said or "! " in said for said in told), told
        assert "better-0" not in look(client)
        await client.click("puzzle-show")
        await client.wait(f"worth-{len(puzzle.moves) - 1}")
        seen = list(look(client))
        assert seen.index("worth-0") < seen.index("log-0") < seen.index("better-0")


async def test_the_log_of_a_try_cites_no_rules(tmp_path: Path) -> None:
    """Which cards are legal doesn't explain why the try failed."""
    puzzle = a_puzzle("win")

    async with visit(tmp_path, f"/puzzles/{puzzle.number}") as client:
        set_up(client)
        await client.until(lambda: "slots" in look(client), "the cards")
        await client.click("stock")
        await client.until(lambda: "panel-puzzle-failed" in look(client), "the verdict")
        told = [said for name, said in look(client).items() if name.startswith("log-")]
        # One sentence each: what was done.
        assert told and not any(". " in said or "! " in said for said in told), told


def test_both_lines_of_a_refutation_start_from_the_same_deal() -> None:
    """In every puzzle of the level "master", for each move but the best one."""
    for puzzle in all_puzzles():
        if puzzle.kind != "master":
            continue
        for move in puzzle.moves[1:]:
            found = Refutation(puzzle, move)
            for _ in found.run():
                pass
            assert found.line is not None and found.better is not None
            assert without_declaration(found.line.steps[0].action.move) == without_declaration(move)
            assert puzzle.is_best(found.better.steps[0].action.move)
            assert found.line.start.hands == found.better.start.hands


def test_every_way_that_is_shipped_is_judged_right_and_every_other_first_move_is_not() -> None:
    for puzzle in all_puzzles():
        steps: list[Step] = []
        state = puzzle.start_state
        for move in puzzle.moves[: len(puzzle.moves) if puzzle.kind == "win" else 1]:
            assert judge_attempt(puzzle, steps, state) == ""
            steps.append(play_step(state, move, 0))
        assert judge_attempt(puzzle, steps, state) == "solved"
        for move in puzzle.moves[1:] if puzzle.kind == "master" else ():
            assert judge_attempt(puzzle, [play_step(puzzle.start_state, move, 0)], state) == "failed"


def test_puzzle_progress_round_trips_and_bad_text_is_ignored() -> None:
    known = PuzzleProgress().after_attempt(3, 20_000, right=False).after_attempt(5, 20_001, right=True)
    assert known.tried == {3} and known.solved == {5: 20_001}
    assert known.after_attempt(5, 20_009, right=False) == known
    assert known.after_attempt(3, 20_002, right=True).solved == {3: 20_002, 5: 20_001}
    text = '{"solved": {"5": 20001}, "tried": [3]}'
    assert from_text(text) == known and is_setting(KEY, text)
    for wrong in ("", "{}", "[]", '{"solved": {"0": 1}, "tried": []}', '{"solved": {"1": -1}, "tried": []}'):
        assert from_text(wrong) is None and not is_setting(KEY, wrong)


@pytest.mark.parametrize("route", ["/puzzles/0", "/puzzles/121", "/puzzles/x", "/puzzles/99999999"])
async def test_an_address_of_no_puzzle_says_so(route: str, tmp_path: Path) -> None:
    async with visit(tmp_path, route) as client:
        assert "no such puzzle" in " ".join(client.texts())


async def test_the_list_begins_with_todays(tmp_path: Path) -> None:
    async with visit(tmp_path, "/puzzles") as client:
        seen = look(client)
        assert "puzzle-today" in seen and "puzzle-day-14" in seen and "puzzle-120" in seen
        await client.click("puzzle-today")
        await client.until(lambda: client.page.route.startswith("/puzzles/"), "the puzzle")
    assert puzzle_of_day(1, all_puzzles()) != puzzle_of_day(2, all_puzzles())
