"""One tap leads from everything shown on a table to a rule with its source."""

from __future__ import annotations

import pytest

from app.table.wording import (
    describe_action,
    find_sentences,
    rules_behind_nomination,
    rules_behind_penalty,
    rules_behind_result,
)
from engine.events import Penalised, TriedWrongCard, WentBankrupt
from engine.rules.explain import explain_rules
from engine.rules.reader import load_preset, preset_ids
from store.records import Seat
from tests.app.tables import agreed, laid, next_move, play_on

# Every option that can be on together with the others; the first answer to a question stands for it.
EVERYTHING = {
    game: tuple({option.question: option.id for option in load_preset(game).all_options if not option.needs}.values())
    for game in preset_ids()
}
FOUR = (Seat("Mia", "careless"), Seat("Ada", "careless"), Seat("Ben", "steady"), Seat("Cleo", "careless"))
NAMES = tuple(seat.name for seat in FOUR)


@pytest.mark.parametrize("options", ["standard rules", "with house rules"])
@pytest.mark.parametrize("game", preset_ids())
def test_whatever_happens_has_a_rule_that_says_where_it_comes_from(game: str, options: str) -> None:
    on = EVERYTHING[game] if options == "with house rules" else ()
    for seed in (1, 2):
        with laid(agreed(FOUR, seed, game, on)) as playing:
            rules = playing.rules
            for _ in range(250):
                if playing.hand_over:
                    break
                seat, move = next_move(playing)
                done = playing.commit_move(move, seat)
                state = playing.state
                action = describe_action(done.events, playing.recorder.states_before[-1], state, NAMES, 0)
                told = find_sentences(rules, state.seats, action.rule_keys)
                assert told, done.events
                assert all(each.text and each.source for each in told)
                assert action.message
                if state.penalty or state.pending_skips:
                    assert find_sentences(rules, state.seats, rules_behind_penalty(state))
                if state.named:
                    said = [each.text for each in find_sentences(rules, 4, rules_behind_nomination(state))]
                    assert any("choose" in text or "ask for" in text for text in said)
            for whole in (False, True):
                keys = rules_behind_result(rules, blocked=playing.state.blocked, whole_match=whole)
                assert find_sentences(rules, 4, keys)


def test_a_card_that_acts_is_told_by_its_own_rule_first() -> None:
    with laid(agreed(FOUR, 3)) as playing:
        assert play_on(playing, lambda p: p.state.penalty > 0)
        done = playing.steps[-1]
        keys = describe_action(done.events, playing.recorder.states_before[-1], playing.state, NAMES, 0).rule_keys
        first = find_sentences(playing.rules, 4, keys)[0]
        assert "draws" in first.text
        owed = find_sentences(playing.rules, 4, rules_behind_penalty(playing.state))[0]
        assert "You can play" in owed.text


def test_a_penalty_is_told_by_what_it_is_for() -> None:
    with laid(agreed(FOUR, game="black-jack", options=("penalise",))) as playing:
        cost = Penalised(0, (3, 4), "blunder")
        keys = describe_action([TriedWrongCard(0, 3), cost], playing.state, None, NAMES, 0).rule_keys
        assert "wrong card" in find_sentences(playing.rules, 4, keys)[0].text


def test_reason_for_too_many_cards_says_how_many() -> None:
    with laid(agreed(FOUR, game="one-card", options=("bankrupt",))) as playing:
        keys = describe_action([WentBankrupt(0)], playing.state, None, NAMES, 0).rule_keys
        assert "21 cards or more" in find_sentences(playing.rules, 4, keys)[0].text


def test_the_target_that_is_told_is_the_one_that_is_played_to() -> None:
    for seats in (2, 4):
        with laid(agreed(FOUR[:seats], game="crazy-eights")) as playing:
            said = " ".join(each.text for each in explain_rules(playing.rules, seats))
            assert f"ends at {playing.rules.match_target(seats)} points" in said
