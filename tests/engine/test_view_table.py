"""A view as sent to clients comes back equal, and has nothing that its seat doesn't know."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import cards_in
from engine.notation import parse_record, starting_state
from engine.play.dealing import deal_hand
from engine.play.state import SLOTS, State
from engine.play.view import SPECTATOR, View, view_of_seat, view_of_spectator
from engine.play.view_table import NOT_SENT, PUBLIC, read_view, view_table
from engine.rng import Rng
from engine.rules.reader import load_preset, preset_ids
from tests.engine.playing import alone_and_in_pairs, deals, every_card, play_out, seeds
from tests.engine.test_family import seated, some_move

TURNS = 60  # after which a hand is blocked


def sent(seen: View) -> str:
    """Return a view as the text that is sent."""
    return json.dumps(view_table(seen))


def seen_by(state: State, seat: int) -> View:
    """Return the view of a seat, or of a watcher."""
    return view_of_spectator(state) if seat == SPECTATOR else view_of_seat(state, seat)


def check_seat(state: State, seat: int, rng: Rng) -> None:
    """Check that the receiver knows the same and has the same legal moves.

    Worlds that the seat can't tell apart must give the same bytes.
    """
    seen = seen_by(state, seat)
    text = sent(seen)
    again = read_view(json.loads(text), state.tables, seat)
    assert again.knowledge_key() == seen.knowledge_key()
    assert again.legal_moves == seen.legal_moves
    assert again.declared == seen.declared
    world = seen.random_state(rng)
    assert every_card(world) == state.tables.pack
    assert sent(seen_by(world, seat)) == text


@pytest.mark.parametrize("preset", preset_ids())
def test_every_preset_with_every_option_at_a_spread_of_seats(preset: str) -> None:
    looked = 0
    for number, option in enumerate(alone_and_in_pairs(preset)):
        tables = seated(load_preset(preset, (option,) if option else (), {"turn.limit": TURNS}), number)
        rng = Rng(number)
        state = deal_hand(tables, number % tables.seats, rng.substream(0))
        while not state.over:
            check_seat(state, rng.integer_below(state.seats + 1) - 1, rng)
            seat, move = some_move(state, rng)
            state.apply(move, seat)
            looked += 1
        for seat in range(SPECTATOR, state.seats):
            check_seat(state, seat, rng)
    assert looked > 50


@settings(max_examples=12)
@given(deals(), seeds)
def test_all_seats_and_who_watches(state: State, seed: int) -> None:
    rng = Rng(seed)
    for number, _ in enumerate(play_out(state, rng)):
        if number % 8 == seed % 8:
            for seat in range(SPECTATOR, state.seats):
                check_seat(state, seat, rng)


@settings(max_examples=12)
@given(deals(), seeds)
def test_spectator_view_has_only_open_cards(state: State, seed: int) -> None:
    """Exchanging cards between hands and stock changes nothing for a watcher, who has no moves."""
    rng = Rng(seed)
    for _ in play_out(state, rng):
        seen = view_of_spectator(state)
        assert seen.hand == 0 and seen.legal_moves == [] and seen.seat == SPECTATOR
        assert seen.unseen_cards == state.tables.pack_mask & ~sum(1 << card for card in state.discard)
        assert cards_in(seen.known_state.drawn) == []
    assert view_of_spectator(state).known_state.drawn == 0 and view_of_spectator(state).legal_moves == []


def test_there_is_no_view_of_a_seat_that_is_not_there() -> None:
    """-1 once meant the last seat, and revealed its cards."""
    state = deal_hand(seated(load_preset("switch"), 1), 0, Rng(1))
    for seat in (-1, -state.seats, state.seats):
        with pytest.raises(ValueError, match="no seat"):
            view_of_seat(state, seat)


def test_every_slot_is_public_or_not_sent() -> None:
    """A new slot must be classified: public or not sent."""
    assert {slot for slot, _ in PUBLIC.values()} | NOT_SENT == set(SLOTS)
    assert {
        "tables",
        "seats",
        "rng",
        "hands",
        "stock",
        "stock_order_known",
        "recorded_draws",
        "log",
        "dealt",
    } == NOT_SENT


def dealt() -> tuple[State, dict[str, Any]]:
    state = deal_hand(seated(load_preset("switch"), 1), 0, Rng(1))
    return state, view_table(view_of_seat(state, 0))


WRONG: list[tuple[str, Any]] = [
    ("hand", "f" * 61),
    ("hand", -1),
    ("hand", "0x1"),
    ("hand", "ffffffffffffffff"),
    ("counts", [7, 7]),
    ("counts", [7, 6, -1]),
    ("counts", [8, 7, 7]),
    ("discard", [1, 1]),
    ("discard", [239]),
    ("discard", []),
    ("legal_cards", "fffffffffffff"),
    ("other_moves", [1]),
    ("other_moves", [[]]),
    ("to_act", -1),
    ("to_act", 3),
    ("over", 1),
    ("direction", 0),
    ("phase", 8),
    ("named", 18),
    ("owed", 1 << 80),
    ("owed", True),
    ("turn_began", [0]),
    ("turn_began", [0, "", -1, 0, [0] * 9, -1, 0]),
    ("absent", [True, True, True]),
    ("scores", [1]),
    ("out", [{}]),
]


@pytest.mark.parametrize(("slot", "value"), WRONG, ids=lambda value: str(value)[:20])
def test_a_table_that_does_not_fit_is_refused_by_the_slot(slot: str, value: Any) -> None:
    state, table = dealt()
    with pytest.raises(ValueError, match=slot):
        read_view({**table, slot: value}, state.tables, 0)


def test_a_slot_missing_or_more_is_refused() -> None:
    state, table = dealt()
    for name in table:
        with pytest.raises(ValueError, match=name):
            read_view({key: value for key, value in table.items() if key != name}, state.tables, 0)
    with pytest.raises(ValueError, match="more slots"):
        read_view({**table, "unknown": ""}, state.tables, 0)
    with pytest.raises(ValueError, match="does not fit"):
        read_view(table, state.tables, 1) if state.hands[1].bit_count() != 7 else read_view(table, state.tables, -1)


@settings(max_examples=300)
@given(st.data())
def test_whatever_a_table_holds_it_is_read_or_refused(data: st.DataObject) -> None:
    """What can be read can be asked for everything that a screen needs."""
    state, table = dealt()
    junk: st.SearchStrategy[Any] = st.recursive(
        st.none() | st.booleans() | st.integers(-3, 70) | st.text("0123456789abcdefx", max_size=8),
        st.lists,
        max_leaves=5,
    )
    wrong = data.draw(st.dictionaries(st.sampled_from(sorted(table)), junk, max_size=4))
    ask: list[Callable[[View], object]] = [
        View.knowledge_key,
        lambda seen: seen.legal_moves,
        repr,
        lambda seen: seen.declared,
    ]
    try:
        seen = read_view({**table, **wrong}, state.tables, 0)
    except ValueError:
        return
    for each in ask:
        each(seen)


def test_a_position_of_fewer_cards_is_no_table() -> None:
    """Unknown cards are computed from the whole pack, so none may be missing."""
    hand = parse_record(
        'notation = 1\nruleset = "switch"\ndeal = ["7H 2C", "9S AD"]\nstarter = "9H"\nstock = "3C 4C"\n'
    )
    state = starting_state(hand)
    with pytest.raises(ValueError, match="stock"):
        read_view(view_table(view_of_seat(state, 0)), state.tables, 0)
