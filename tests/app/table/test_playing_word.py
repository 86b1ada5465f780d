"""The declaration: it's offered when it has an effect, and a missed one can be caught by others."""

from __future__ import annotations

import pytest

from app.table.game import declaration_matters
from engine.events import Declared
from engine.moves import SAY
from engine.play.state import State
from tests.app.tables import MATCHES, TWO_PEOPLE, agreed, laid, next_move, play_on, sit_down


def told(state: State) -> tuple[object, ...]:
    return state.declared_level, state.missed_declaration, state.undeclared_seat


def matters_now(state: State) -> bool:
    """Return whether the declaration changes anything with one of the next moves, by trying them."""
    for move in state.legal_moves():
        silent, said = state.copy(), state.copy()
        silent.apply(move)
        said.apply(move | SAY)
        if told(silent) != told(said):
            return True
    return False


def matters_in_this_turn(state: State) -> bool:
    """Return whether the declaration changes anything before the turn ends, by trying up to four moves."""

    def differ(silent: State, said: State, depth: int) -> bool:
        if told(silent) != told(said):
            return True
        if depth == 0 or said.over or not said.has_declared or said.to_act != state.to_act:
            return False
        for move in silent.legal_moves():
            one, other = silent.copy(), said.copy()
            one.apply(move)
            other.apply(move)
            if differ(one, other, depth - 1):
                return True
        return False

    for move in state.legal_moves():
        silent, said = state.copy(), state.copy()
        silent.apply(move)
        said.apply(move | SAY)
        if differ(silent, said, 3):
            return True
    return False


@pytest.mark.parametrize("name", MATCHES)
def test_the_word_is_offered_exactly_when_it_means_something(name: str) -> None:
    offered = 0
    with laid(MATCHES[name]) as playing:
        while not playing.hand_over:
            state = playing.state
            matters = declaration_matters(playing.state, state.to_act)
            offered += matters
            assert matters or not matters_now(state)
            assert not matters or matters_in_this_turn(state)
            assert not any(
                declaration_matters(playing.state, seat) for seat in range(state.seats) if seat != state.to_act
            )
            seat, move = next_move(playing)
            playing.commit_move(move & ~SAY if len(playing.steps) % 3 else move, seat)
    assert offered


def test_the_word_is_offered_with_several_cards_that_go_in_one_turn() -> None:
    """In Black Jack, whose declaration then is "cards"."""
    offered = 0
    for seed in range(12):
        with laid(agreed(TWO_PEOPLE, seed=seed, game="black-jack", hands=1)) as playing:
            while not playing.hand_over:
                state = playing.state
                seat, move = next_move(playing)
                several = move & SAY and state.hands[seat].bit_count() > 2
                if several:
                    assert declaration_matters(state, seat)
                    offered += 1
                playing.commit_move(move, seat)
                said = [event.declaration for event in playing.steps[-1].events if isinstance(event, Declared)]
                assert not several or said == ["cards"]
    assert offered


# --- catching ------------------------------------------------------------------------------------


def test_viewer_can_catch_for_the_people_at_the_table() -> None:
    for seed in range(100):
        with laid(agreed(TWO_PEOPLE, seed=seed)) as playing:
            if play_on(playing, lambda p: p.state.undeclared_seat >= 0):
                offender = playing.state.undeclared_seat
                assert playing.seat_that_may_call(1 - offender) == 1 - offender
                assert playing.seat_that_may_call(offender) == 1 - offender  # who sits across presses it on this screen
                return
    raise AssertionError("nobody forgets")


def test_a_person_alone_does_not_catch_themselves() -> None:
    for seed in range(100):
        with laid(agreed(seed=seed)) as playing:
            if play_on(playing, lambda p: p.state.undeclared_seat == 0):
                assert playing.seat_that_may_call(0) == -1
                return
    raise AssertionError("nobody forgets")


def test_a_bots_notice_is_the_same_when_asked_again() -> None:
    called = 0
    for seed in range(8):
        with laid(agreed(seed=seed)) as playing:
            while play_on(playing, lambda p: p.state.undeclared_seat >= 0):
                call = playing.bot_call()
                assert call == sit_down(playing.store, playing.stored_match.id).bot_call()
                called += call is not None
                seat, move = next_move(playing)
                playing.commit_move(move, seat)
    assert called
