"""What the table says in words: short, and never of cards that are not to be seen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.table.wording import behind_refusal, explain_refusal, may, sentences, tell
from engine.cards import cards_in
from engine.events import Played
from engine.play.refusal import IllegalMove
from tests.app.tables import MATCHES, agreed, laid, next_move, play_on

LONGEST = 76  # letters: two lines beside a small table


@pytest.mark.parametrize("name", MATCHES)
def test_one_or_two_short_sentences_tell_what_happened_and_may_be_done(name: str) -> None:
    with laid(replace(MATCHES[name], seed=3)) as playing:
        while not playing.hand_over:
            seat, move = next_move(playing)
            done = playing.commit(move, seat)
            names = [playing.player(each).name for each in range(playing.state.seats)]
            for me in range(playing.state.seats):
                said = tell(done.events, playing.recorder.before[-1], None, names, me).words
                assert 0 < len(said) <= LONGEST
                assert sum(said.count(mark) for mark in (". ", "! ", "” ")) < 2
                can = may(playing.view(me), "Ada")
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
                        move = state.tables.moves[card][0]
                        with pytest.raises(IllegalMove) as found:
                            state.copy().apply(move)
                        why = explain_refusal(state, move, found.value)
                        rules.add(found.value.rule)
                        assert why.endswith(".")
                        assert len(why) <= LONGEST
                        assert "seat" not in why
                        keys = behind_refusal(found.value.rule, state)
                        assert sentences(playing.rules, state.seats, keys), found.value.rule
                    seat, move = next_move(playing)
                    playing.commit(move, seat)
    assert {"match", "replies.two", "turn.multi", "skip"} <= rules


def test_cards_that_others_draw_are_counted_and_not_named() -> None:
    with laid(agreed(seed=4)) as playing:
        while play_on(playing, lambda p: bool(p.done and p.done[-1].action.cards)):
            done = playing.done[-1]
            names = [playing.player(each).name for each in range(4)]
            other = (done.action.seat + 1) % 4
            events = [e for e in done.events if not isinstance(e, Played)]
            said = tell(events, playing.recorder.before[-1], None, names, other).words
            assert not set("♠♥♦♣") & set(said)
            seat, move = next_move(playing)
            playing.commit(move, seat)
