"""If a bot fails, the next simpler level makes that move, and the failure is reported."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from engine import bots
from engine.bots import LEVELS, choose_safely, make_bot, will_catch_safely
from engine.bots.coach import Review
from engine.moves import BACK, PLAIN, Move
from engine.notation import Recorder, new_record, replay_record
from engine.play.dealing import deal_hand
from engine.play.view import View, view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset


class Breaks:
    """A bot that fails in a given way: it yields some moves, then raises or yields what can't be played."""

    def __init__(self, name: str, how: str) -> None:
        self.name = name
        self.how = how

    def choose(self, view: View, rng: Rng) -> Iterator[Move]:
        """Raise, or yield too few or wrong moves."""
        if self.how == "later":
            yield view.legal_moves[0]
        if self.how == "illegal":
            yield BACK
        if self.how != "nothing":
            raise ZeroDivisionError

    def will_catch(self, view: View, rng: Rng) -> bool:
        """Raise an error."""
        raise ZeroDivisionError


class Fails(Breaks):
    """A bot that always fails."""

    def __init__(self) -> None:
        super().__init__("steady", "at once")


class FailsNowAndThen(Rng):
    """A random generator that fails at every second decision."""

    def substream(self, label: int) -> Rng:
        """Raise an error for an odd label."""
        if label % 2:
            raise ZeroDivisionError
        return super().substream(label)


def seen() -> View:
    state = deal_hand(compile_rules(load_preset("switch"), 3), 0, Rng(4))
    return view_of_seat(state, state.to_act)


@pytest.mark.parametrize("how", ["at once", "later", "illegal", "nothing"])
@pytest.mark.parametrize("level", [*LEVELS, "a level of somebody's own"])
def test_the_next_simpler_level_moves_for_a_bot_that_fails(level: str, how: str) -> None:
    """Whatever it does, only legal moves come of it, and the failure is reported once."""
    failed: list[str] = []
    knows = seen()
    moves = list(choose_safely(Breaks(level, how), knows, Rng(1), lambda name, problem: failed.append(name)))
    assert failed == [level]
    assert moves and all(move & PLAIN in knows.legal_moves for move in moves)
    simpler = {"master": "sharp", "sharp": "steady", "steady": "careless", "careless": "random"}.get(level)
    if simpler == "steady":
        assert moves[-1] == list(make_bot("steady").choose(knows, Rng(1)))[-1]


def test_with_no_level_left_any_legal_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hand always goes on."""
    for level in LEVELS:
        monkeypatch.setitem(bots.LEVELS, level, partial(Breaks, level, "at once"))
    failed: list[str] = []
    knows = seen()
    moves = list(choose_safely(make_bot("master"), knows, Rng(1), lambda name, problem: failed.append(name)))
    assert failed == ["master", "sharp", "steady", "careless", "random"]
    assert moves == [knows.legal_moves[0]]


def test_a_bot_that_fails_to_look_calls_nobody() -> None:
    """The failure is reported, and the game goes on without a catch."""
    failed: list[Exception] = []
    assert not will_catch_safely(Breaks("sharp", ""), seen(), Rng(1), lambda name, problem: failed.append(problem))
    assert isinstance(failed[0], ZeroDivisionError)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_works_chooses_what_it_would_alone(level: str) -> None:
    """Without a failure, the move is the bot's own."""
    knows = seen()
    alone = list(make_bot(level).choose(knows, Rng(2)))
    assert list(choose_safely(make_bot(level), knows, Rng(2), lambda name, problem: pytest.fail(name))) == alone


def test_a_review_leaves_out_a_decision_on_which_the_coach_fails() -> None:
    """The others are reviewed and the failure is reported, or raised if there's nothing to report it to."""
    rules = load_preset("switch")
    state = deal_hand(compile_rules(rules, 2), 0, Rng(8))
    recorder = Recorder(state, new_record(state, ("A", "B"), rules))
    for _ in range(6):
        seat = recorder.state.to_act
        recorder.play(
            list(make_bot("careless").choose(view_of_seat(recorder.state, seat), Rng(len(recorder.steps))))[-1], seat
        )
    done = replay_record(recorder.record, rules)
    told: list[Exception] = []
    review = Review(done, frozenset([0, 1]), FailsNowAndThen(1), 24, told.append)
    list(review.run())
    assert told and {decision.action % 2 for decision in review.decisions} == {0}
    with pytest.raises(ZeroDivisionError):
        list(Review(done, frozenset([0, 1]), FailsNowAndThen(1), 24).run())
