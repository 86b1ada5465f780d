"""The texts of the table are short, and never about hidden cards."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from app.table.painter import picture_of
from app.table.picture import Picture
from app.table.playing import Playing
from app.table.reducer.state import TableState, Transient
from app.table.wording import (
    MAX_NAMED_CARDS,
    NOBODY,
    describe_action,
    describe_events,
    describe_options,
    explain_refusal,
    find_sentences,
    printed_card,
    rules_behind_refusal,
)
from app.ui.words import render
from engine.cards import CARD_TEXT, cards_in
from engine.events import Played, drawn_in, seat_of
from engine.play.refusal import IllegalMove
from tests.app.tables import MATCHES, agreed, bots, laid, next_move, play_on, seeds

LONGEST = 76  # letters: two lines beside a small table


@pytest.mark.parametrize("name", MATCHES)
def test_one_or_two_short_sentences_tell_what_happened_and_may_be_done(name: str) -> None:
    with laid(replace(MATCHES[name], seed=3)) as playing:
        while not playing.hand_over:
            seat, move = next_move(playing)
            done = playing.commit_move(move, seat)
            names = [playing.player(each).name for each in range(playing.state.seats)]
            for me in range(playing.state.seats):
                said = describe_action(done.events, playing.recorder.states_before[-1], None, names, me).message
                assert 0 < len(said) <= LONGEST
                assert len(re.findall(r"[.!]”? (?=[A-Z“])", said)) < 2
                can = describe_options(playing.view(me), "Ada")
                assert len(can) <= LONGEST
                assert bool(can) != playing.hand_over


def test_every_refusal_says_why_in_a_sentence_and_has_its_rule() -> None:
    rules = set()
    for name in MATCHES:
        for seed in range(4):
            with laid(replace(MATCHES[name], seed=seed)) as playing:
                while not playing.hand_over:
                    state = playing.state
                    for card in cards_in(state.hands[state.to_act] & ~state.legal_cards):
                        move = state.tables.moves_of_card[card][0]
                        with pytest.raises(IllegalMove) as found:
                            state.copy().apply(move)
                        why = render(explain_refusal(state, move, found.value))
                        rules.add(found.value.rule)
                        assert why.endswith(".")
                        assert len(why) <= LONGEST
                        assert "seat" not in why
                        keys = rules_behind_refusal(found.value.rule, state)
                        assert find_sentences(playing.rules, state.seats, keys), found.value.rule
                    seat, move = next_move(playing)
                    playing.commit_move(move, seat)
    assert {"match", "replies.two", "turn.multi", "skip"} <= rules


def test_cards_that_others_draw_are_counted_and_not_named() -> None:
    with laid(agreed(seed=4)) as playing:
        while play_on(playing, lambda p: bool(p.steps and p.steps[-1].action.cards)):
            done = playing.steps[-1]
            names = [playing.player(each).name for each in range(4)]
            other = (done.action.seat + 1) % 4
            events = [e for e in done.events if not isinstance(e, Played)]
            said = describe_action(events, playing.recorder.states_before[-1], None, names, other).message
            assert not set("♠♥♦♣") & set(said)
            seat, move = next_move(playing)
            playing.commit_move(move, seat)


@pytest.mark.parametrize("name", MATCHES)
def test_drawn_cards_are_named_to_their_holder_alone(name: str) -> None:
    named = 0
    with laid(replace(MATCHES[name], seed=5)) as playing:
        while not playing.hand_over:
            seat, move = next_move(playing)
            done = playing.commit_move(move, seat)
            before = playing.recorder.states_before[-1]
            names = [playing.player(each).name for each in range(playing.state.seats)]
            for me in (*range(playing.state.seats), NOBODY):
                for event, told in zip(done.events, describe_events(done.events, before, names, me), strict=True):
                    drawn = [render(printed_card(CARD_TEXT[card])) for card in drawn_in(event)]
                    if seat_of(event) == me and 0 < len(drawn) <= MAX_NAMED_CARDS:
                        assert all(card in told.message for card in drawn)
                        named += 1
                    elif drawn and not isinstance(event, Played):
                        assert not set("♠♥♦♣") & set(told.message)
    assert named


def test_repeated_draws_are_summed_in_one_message() -> None:
    again = 0
    for seed in range(6):
        with laid(agreed(bots(3), seed, game="crazy-eights", hands=1)) as playing:
            told: dict[int, str] = {}
            while not playing.hand_over:
                seat, move = next_move(playing)
                done = playing.commit_move(move, seat)
                names = [playing.player(each).name for each in range(3)]
                words = describe_action(done.events, playing.recorder.states_before[-1], None, names, NOBODY).message
                again += seat in told
                assert told.get(seat) != words, "one after the other by the same player"
                told = {seat: words}
    assert again


def picture(playing: Playing, **transient: Any) -> Picture:
    """Return the picture of the table as the first seat sees it."""
    return picture_of(TableState(playing.facts(0), view=playing.view(0), transient=Transient(**transient)))


def test_turn_of_a_seat_that_just_acted_is_not_repeated() -> None:
    with laid(agreed(seed=4)) as playing:
        assert play_on(playing, lambda p: p.state.to_act == 1)
        assert picture(playing, message="Mia played 7♥.", actor=0).prompt == "Ada is thinking"
        assert picture(playing, message="Ada drew a card.", actor=1).prompt == ""
        assert picture(playing, message="", actor=1).prompt == "Ada is thinking"


def test_prompt_says_first_who_can_be_caught_and_why() -> None:
    found = 0
    for seed in seeds():
        with laid(agreed(seed=seed)) as playing:
            if play_on(playing, lambda p: p.seat_that_may_call(0) == 0 and p.state.to_act == 0 and not p.hand_over):
                forgot = playing.player(playing.state.undeclared_seat).name
                assert picture(playing).prompt.startswith(f"{forgot} forgot to say “Last card!” ")
                assert picture(playing).prompt.endswith(describe_options(playing.view(0), "Mia"))
                found += 1
        if found:
            return
    raise AssertionError("nobody forgot the word before the turn of the first seat, in all these hands")
