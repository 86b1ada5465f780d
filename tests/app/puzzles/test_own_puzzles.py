"""Puzzles from one's own rounds: found by a review, due some days later, mastered or tried again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from app.daily_seeds import days_since_1970
from app.history.backup.settings_from_files import is_setting
from app.history.replay.own_mistakes import LEAST_COST, own_seats
from app.history.replay.replayed_hand import ReplayedHand, replay_hand
from app.new_table.setup import SeatSetup, Setup
from app.puzzles.attempts import begin_own_attempt
from app.stored.own_puzzles import (
    KEY,
    MAX_MOVES,
    MAX_REMEMBERED,
    MAX_WAITING,
    WAIT,
    MoveValue,
    OwnPuzzle,
    OwnPuzzles,
    from_text,
    read_own_puzzles,
    store_own_puzzles,
    to_text,
)
from app.stored.text import MAX_TEXT_LENGTH
from app.table.playing import Playing
from engine.moves import move_text, parse_move
from engine.play.view import view_of_seat
from engine.puzzles.puzzle import without_declaration
from store.erasure.settings import erase_in_setting
from tests.app.at_table import look
from tests.app.fake import Client
from tests.app.played import TABLE, fill
from tests.app.puzzles.test_puzzles import lay, set_up
from tests.app.visits import app, visit

HAND = "0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b"


def a_puzzle(step: int, *, cost: float = 0.5, due: int = 0, moves: int = 2) -> OwnPuzzle:
    faces = [rank + suit for rank in "A23456789TJQK" for suit in "SH"]
    texts = [faces[0], *(f"{face}=S say" for face in faces[1:])][:moves]
    values = tuple(MoveValue(text, 0.9 if n == 0 else 0.9 - cost, 0.123) for n, text in enumerate(texts))
    return OwnPuzzle(HAND, step, texts[-1], values, due)


def played_hands(client: Client) -> list[ReplayedHand]:
    """Replay every hand of the app's only match."""
    here = app(client)
    assert here.data is not None
    match = here.data.store.matches.get(1)
    assert match is not None
    hands = [replay_hand(here, match, stored) for stored in here.data.store.hands.hands_of_match(1)]
    return [hand for hand in hands if hand is not None]


def own_decision(hand: ReplayedHand, due: int) -> OwnPuzzle:
    """Return the first real decision of the person as a puzzle whose best move is another than the one played."""
    (mine,) = hand.people
    for step, state in enumerate(hand.states[:-1]):
        if hand.steps[step].action.seat != mine or state.to_act != mine:
            continue
        played = move_text(without_declaration(hand.steps[step].action.move))
        moves = list(dict.fromkeys(move_text(without_declaration(move)) for move in state.legal_moves()))
        others = [move for move in moves if move != played]
        if others and played in moves and others[0][0] in "A23456789TJQK":
            values = (MoveValue(others[0], 0.8, 0.8), MoveValue(played, 0.3, 0.3))
            return OwnPuzzle(hand.stored.uuid, step, played, values, due)
    raise AssertionError("no decision in this hand")


def test_a_puzzle_is_due_after_some_days_and_mastered_by_the_first_right_move() -> None:
    puzzles = OwnPuzzles().with_found([a_puzzle(1, due=10), a_puzzle(2, due=12)])
    assert [each.step for each in puzzles.due_on(11)] == [1]
    key = puzzles.waiting[0].key
    assert puzzles.after_attempt(key, 9, right=True) == puzzles
    failed = puzzles.after_attempt(key, 10, right=False)
    assert failed.find(key) == replace(puzzles.waiting[0], due=10 + WAIT)
    assert failed.after_attempt(key, 10, right=True) == failed  # the answer has just been seen
    mastered = failed.after_attempt(key, 10 + WAIT, right=True)
    assert (mastered.mastered_count, mastered.find(key)) == (1, None)
    assert mastered.with_found([a_puzzle(1)]) == mastered  # another review of the same hand


def test_the_cheapest_are_left_out_if_there_are_too_many() -> None:
    puzzles = OwnPuzzles().with_found(a_puzzle(step, cost=0.1 + step / 1000) for step in range(MAX_WAITING + 5))
    assert [each.step for each in puzzles.waiting] == list(range(5, MAX_WAITING + 5))


def test_stored_puzzles_round_trip_and_the_longest_text_is_read() -> None:
    waiting = tuple(a_puzzle(step, moves=MAX_MOVES, due=999_999) for step in range(MAX_WAITING))
    puzzles = OwnPuzzles(waiting, tuple(f"{HAND}-{step}" for step in range(MAX_REMEMBERED)), 10_000)
    text = to_text(puzzles)
    assert len(text) < MAX_TEXT_LENGTH and from_text(text) == puzzles and is_setting(KEY, text)
    for wrong in ("", "[]", "{}", text.replace(HAND, "x"), text.replace("0.9", "7"), text.replace("AS;", "1S;")):
        assert from_text(wrong) is None and not is_setting(KEY, wrong)


def test_erasing_a_person_called_like_a_move_keeps_the_puzzles() -> None:
    text = to_text(OwnPuzzles((a_puzzle(1),)))
    assert from_text(erase_in_setting(text, ["AS", "draw", "AH=S say"], [])) == from_text(text)


@pytest.mark.parametrize(
    ("people", "owner", "own"),
    [({1}, "Jo", {1}), ({1}, "Zoë", {1}), ({0, 1}, "Mia", {0}), ({0, 1}, "Zoë", set())],
)
def test_only_the_owner_of_the_device_gets_puzzles(people: set[int], owner: str, own: set[int]) -> None:
    seats = tuple(SimpleNamespace(name=name) for name in ("Mia", "Jo", "Ben"))
    hand = cast("ReplayedHand", SimpleNamespace(people=frozenset(people), seats=seats))
    assert own_seats(hand, owner) == own


@pytest.mark.parametrize("game", ["switch", "kilodney", "turbo-switch", "crazy-eights"])
async def test_an_attempt_begins_exactly_at_the_decision(game: str, tmp_path: Path) -> None:
    """At each decision of the person that can be repeated: the same cards in every hand, and the same moves."""
    fill(tmp_path, 1, table=Setup(game, TABLE.seats, hands=1))
    async with visit(tmp_path, "/") as client:
        (hand,) = played_hands(client)
        here = app(client)
        assert here.data is not None
        data, compared = await here.data.in_memory(), 0
        (mine,) = hand.people
        for step, state in enumerate(hand.states[:-1]):
            if state.to_act != mine or hand.steps[step].action.seat != mine or not hand.can_repeat(step):
                continue
            match = begin_own_attempt(data, hand, step)
            lease = data.store.leases.acquire(match, data.holder, "", take_over=True)
            playing = Playing(data.store, lease)
            assert (playing.state.to_act, playing.state.hands) == (mine, state.hands)
            assert playing.state.legal_moves() == state.legal_moves()
            assert view_of_seat(playing.state, mine).hand == view_of_seat(state, mine).hand
            assert not playing.player(mine).level and playing.player((mine + 1) % state.seats).level
            compared += 1
        assert compared


async def test_the_costliest_moves_of_a_review_wait_to_be_puzzles(tmp_path: Path) -> None:
    fill(tmp_path, 1, table=Setup("switch", (SeatSetup("Mia"), SeatSetup("Ada", "sharp")), hands=1), seed=4)
    async with visit(tmp_path, "/history/1/1/review") as client:
        await client.until(lambda: client.has("advice") and not client.has("advice-progress"), "the review")
        data = app(client).data
        assert data is not None
        found = read_own_puzzles(data.key_values).waiting
        assert found
        (hand,) = played_hands(client)
        for each in found:
            assert each.cost >= LEAST_COST and each.due == days_since_1970() + WAIT
            state, step = hand.states[each.step], hand.steps[each.step]
            assert step.action.seat in hand.people
            assert without_declaration(parse_move(each.played)) == without_declaration(step.action.move)
            legal = set(map(without_declaration, state.legal_moves()))
            assert {without_declaration(parse_move(value.move)) for value in each.values} <= legal
        await client.go("/puzzles")
        assert "puzzle-own-0" not in look(client)  # not yet


async def test_a_due_puzzle_is_listed_failed_shown_and_mastered_later(tmp_path: Path) -> None:
    fill(tmp_path, 1)
    async with visit(tmp_path, "/") as client:
        set_up(client)
        data, today = app(client).data, days_since_1970()
        assert data is not None
        puzzle = own_decision(played_hands(client)[0], today)
        store_own_puzzles(data.key_values, OwnPuzzles((puzzle,)))
        await client.go("/puzzles")
        await client.click("puzzle-own-0")
        await client.until(lambda: "card-" in " ".join(look(client)), "the cards")
        assert look(client)["words"].startswith("This is from a round you played.")
        await lay(client, parse_move(puzzle.played))
        await client.until(lambda: "panel-puzzle-failed" in look(client), "the verdict")
        await client.click("puzzle-show")
        await client.wait("worth-1")
        assert look(client)["worth-1"].endswith("played") and "80%" in look(client)["worth-0"]
        assert read_own_puzzles(data.key_values).waiting == (replace(puzzle, due=today + WAIT),)
        await client.go("/puzzles")
        assert "puzzle-own-0" not in look(client)

        store_own_puzzles(data.key_values, OwnPuzzles((puzzle,)))
        await client.go(f"/puzzles/own/{puzzle.key}")
        await client.until(lambda: "card-" in " ".join(look(client)), "the cards")
        await lay(client, parse_move(puzzle.values[0].move))
        await client.until(lambda: "panel-puzzle-solved" in look(client), "the verdict")
        await client.go("/puzzles")
        assert "1 mastered" in client.texts() and "puzzle-own-0" not in look(client)


async def test_a_puzzle_of_a_deleted_match_is_not_listed(tmp_path: Path) -> None:
    fill(tmp_path, 1)
    async with visit(tmp_path, "/") as client:
        data = app(client).data
        assert data is not None
        puzzle = own_decision(played_hands(client)[0], days_since_1970())
        store_own_puzzles(data.key_values, OwnPuzzles((puzzle,)))
        data.store.matches.void_match(1)
        await client.go("/puzzles")
        assert "puzzle-own-0" not in look(client)
        await client.go(f"/puzzles/own/{puzzle.key}")
        assert "no such puzzle" in " ".join(client.texts())
