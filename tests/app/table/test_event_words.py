"""Every kind of event has texts for log, screen reader and replay, and hides what its viewer can't know."""

from __future__ import annotations

from typing import get_args

import pytest

from app.table.reducer.state import Transient
from app.table.wording import describe_action
from engine.event_kinds import KIND_WORDS
from engine.events import (
    Blocked,
    CameBack,
    Caught,
    Declared,
    Drew,
    Event,
    GotPoints,
    HandEnded,
    KnockedOut,
    Passed,
    PassedHands,
    Penalised,
    PenaltyCancelled,
    PenaltySet,
    Played,
    Refilled,
    Reversed,
    Skipped,
    SkipsSet,
    TookPenalty,
    TookTurnBack,
    TriedWrongCard,
    TurnEnded,
    WentBankrupt,
    WentOut,
    Why,
    drawn_in,
    event_text,
    parse_event,
    redact,
    revealed_cards_to,
    seat_of,
)
from engine.moves import NAMED, Named
from engine.notation import HandAction, Step
from engine.play.dealing import deal_hand
from engine.play.state import State
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset

NAMES = ("Ann", "Ben", "Cy")
SAMPLES: tuple[Event, ...] = (
    *(Played(1, 3, named) for named in NAMED),
    Drew(1, (4, 5)), Drew(1, ()), TookPenalty(1, (4,), 2),
    *(Penalised(1, (4,), why) for why in get_args(Why)), Declared(1, "last card"), Declared(1, ""),
    Caught(1, 2), Skipped(1), Passed(1), TurnEnded(1), Reversed(1, -1), PenaltySet(1, 4), PenaltyCancelled(1, 4),
    SkipsSet(1, 1),
    SkipsSet(1, 2), Refilled(20), WentBankrupt(1), WentOut(1, 2), CameBack(1, (7,)), PassedHands(1), TriedWrongCard(1,
    9),
    TookTurnBack(1, (4, 5)),
    Blocked(), KnockedOut(1, 3), GotPoints(1, 5), HandEnded(),
)  # fmt: skip
# What the table shows by itself: who owes how much, and that the hand is over.
SILENT = (PenaltySet, HandEnded)


def state_with_penalty() -> State:
    """Return a state with a pending penalty and an effect card on the discard pile, which events refer to."""
    rng = Rng(1)
    state = deal_hand(compile_rules(load_preset("switch"), 3), 0, Rng(1))
    while not state.penalty:
        state.apply(rng.pick(state.legal_moves()))
    return state


def test_the_samples_are_the_whole_union() -> None:
    assert {type(event) for event in SAMPLES} == set(get_args(Event)) == set(KIND_WORDS)
    assert len(set(KIND_WORDS.values())) == len(KIND_WORDS)


@pytest.mark.parametrize("event", SAMPLES, ids=event_text)
def test_an_event_is_known_to_text_eyes_ears_and_replay(event: Event) -> None:
    assert parse_event(event_text(event)) == event
    state = state_with_penalty()
    for me in range(3):
        said = describe_action([event], state, None, NAMES, me).message
        quiet = isinstance(event, SILENT) or event in (Declared(1, ""), SkipsSet(1, 1))
        assert bool(said) != quiet
        assert revealed_cards_to(event, me) in (True, False)
    told = describe_action([event], state, None, NAMES, 0)
    assert told.rule_keys or isinstance(event, HandEnded)
    mood = Transient().after_action(Step(HandAction(1, 0), (event,)), 0, told)
    assert set(mood.bubbles) <= {1}


@pytest.mark.parametrize("why", get_args(Why))
def test_each_reason_for_penalty_cards_has_its_texts_and_rules(why: Why, caplog: pytest.LogCaptureFixture) -> None:
    state = state_with_penalty()
    for cards in ((4,), tuple(range(4, 14))):
        told = [describe_action([Penalised(1, cards, why)], state, None, NAMES, me) for me in range(3)]
        assert all(each.message and each.rule_keys for each in told)
        assert told[1].message != told[0].message == told[2].message
    assert not caplog.records, "a message is missing"


@pytest.mark.parametrize("event", SAMPLES, ids=event_text)
def test_only_who_drew_sees_what_was_drawn(event: Event) -> None:
    assert redact(event, seat_of(event)) == event
    seen = redact(event, -1)
    assert drawn_in(seen) == (-1,) * len(drawn_in(event))
    assert parse_event(event_text(seen)) == seen
    assert type(seen) is type(event) and seat_of(seen) == seat_of(event)


def test_nomination_in_events_is_a_suit_or_a_rank() -> None:
    assert [named.text for named in NAMED] == ["", *"SHDC", *"A23456789TJQK"]
    assert [(named.suit, named.rank) for named in (Named.NOTHING, Named.CLUBS, Named.ACE, Named.KING)] == [
        (-1, -1), (3, -1), (-1, 0), (-1, 12),
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["play 1 - 0", "play 1 AH 0 X", "penalty 1 - 0 why", "shout 1 - 0", "out x - 1"])
def test_malformed_event_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_event(text)
