"""The hand in play: actions, undo, its end, and damaged rows."""

from __future__ import annotations

import pytest

from store.errors import InvalidState, StoreError
from store.records import OpenHand
from store.store import Store
from tests.store.tables import HEADER, WON, begun


def texts(hand: OpenHand | None) -> list[str]:
    assert hand is not None
    return [action.text for action in hand.actions]


def damage(store: Store, statement: str) -> None:
    """Change a row without its digest, as a flipped bit on the disk does."""
    with store._database.writing() as transaction:
        transaction.session.execute(statement)


def test_an_open_hand_comes_back_with_its_actions(store: Store) -> None:
    match, lease = begun(store)
    assert [store.hands.append_action(lease, 1, seat, text) for seat, text in ((0, "7H"), (1, "draw 4C"))] == [1, 2]
    hand = store.hands.hand_in_play(match.id)
    assert hand is not None
    assert (hand.number, hand.dealer, hand.seed, hand.header, hand.intact) == (1, 1, 2**65 + 1, HEADER, True)
    assert [(action.seat, action.text) for action in hand.actions] == [(0, "7H"), (1, "draw 4C")]
    assert store.hands.resume_hand(lease) == hand


def test_undo_is_a_row_and_play_goes_on_from_there(store: Store) -> None:
    match, lease = begun(store)
    for text in ("7H", "8H", "9H"):
        store.hands.append_action(lease, 1, 0, text)
    assert texts(store.hands.undo_actions(lease, 1, 0, keep=1)) == ["7H"]
    assert store.hands.append_action(lease, 1, 0, "8C") == 5
    assert texts(store.hands.undo_actions(lease, 1, 0, keep=0)) == []
    store.hands.append_action(lease, 1, 0, "2D")
    assert texts(store.hands.hand_in_play(match.id)) == ["2D"]


@pytest.mark.parametrize("keep", [-1, 1, 2])
def test_undo_takes_something_back_or_refuses(store: Store, keep: int) -> None:
    _, lease = begun(store)
    store.hands.append_action(lease, 1, 0, "7H")
    with pytest.raises(InvalidState):
        store.hands.undo_actions(lease, 1, 0, keep)


def test_a_hand_is_finished_once_and_may_be_finished_again_alike(store: Store) -> None:
    match, lease = begun(store)
    store.hands.append_action(lease, 1, 0, "7H")
    opened = store.hands.hand_in_play(match.id)
    hand = store.hands.finish_hand(lease, 1, "notation = 1", WON)
    assert opened is not None and hand.uuid != opened.uuid  # a copy of it may be finished elsewhere
    assert (hand.number, hand.dealer, hand.seed, hand.begun) == (1, opened.dealer, opened.seed, opened.begun)
    assert (hand.notation, hand.result, hand.number) == ("notation = 1", WON, 1)
    assert store.hands.hand_in_play(match.id) is None
    assert store.hands.finish_hand(lease, 1, "notation = 1", WON) == hand
    with pytest.raises(InvalidState):
        store.hands.finish_hand(lease, 1, "another", WON)
    assert store.hands.hands_of_match(match.id) == (hand,)
    assert store.hands.get(hand.id) == hand


@pytest.mark.parametrize("number", [0, 1, 3])
def test_hands_are_numbered_without_gaps(store: Store, number: int) -> None:
    _, lease = begun(store)
    store.hands.finish_hand(lease, 1, "notation = 1", WON)
    with pytest.raises(InvalidState):
        store.hands.begin_hand(lease, number, 0, 1, HEADER)
    store.hands.begin_hand(lease, 2, 0, 1, HEADER)


def test_only_one_hand_is_open(store: Store) -> None:
    _, lease = begun(store)
    with pytest.raises(InvalidState):
        store.hands.begin_hand(lease, 1, 0, 1, HEADER)
    with pytest.raises(InvalidState):
        store.hands.append_action(lease, 2, 0, "7H")


@pytest.mark.parametrize(
    ("statement", "left"),
    [
        ("UPDATE actions SET text = '3H' WHERE number = 2", ["a1"]),
        ("UPDATE actions SET seat = 2 WHERE number = 3", ["a1", "a2"]),
        ("UPDATE actions SET digest = x'00' WHERE number = 1", []),
        ("DELETE FROM actions WHERE number = 2", ["a1"]),
        ("UPDATE actions SET number = 9000000000 WHERE number = 3", ["a1", "a2"]),
    ],
)
def test_a_damaged_action_is_noticed_and_play_goes_on_before_it(store: Store, statement: str, left: list[str]) -> None:
    match, lease = begun(store)
    for text in ("a1", "a2", "a3"):
        store.hands.append_action(lease, 1, 0, text)
    damage(store, statement)
    seen = store.hands.hand_in_play(match.id)
    assert seen is not None and not seen.intact
    assert store.hands.resume_hand(lease) == seen
    store.hands.append_action(lease, 1, 0, "on")
    assert texts(store.hands.hand_in_play(match.id)) == [*left, "on"]
    resumed = store.hands.resume_hand(lease)
    assert resumed is not None and resumed.intact


def test_a_damaged_row_that_was_taken_back_does_not_matter(store: Store) -> None:
    match, lease = begun(store)
    for text in ("a1", "a2"):
        store.hands.append_action(lease, 1, 0, text)
    store.hands.undo_actions(lease, 1, 0, keep=1)
    damage(store, "UPDATE actions SET text = 'no' WHERE number = 2")
    hand = store.hands.hand_in_play(match.id)
    assert texts(hand) == ["a1"] and hand is not None and hand.intact


def test_a_damaged_undo_leaves_what_was_before_it_and_says_so(store: Store) -> None:
    match, lease = begun(store)
    for text in ("a1", "a2"):
        store.hands.append_action(lease, 1, 0, text)
    store.hands.undo_actions(lease, 1, 0, keep=0)
    damage(store, "UPDATE actions SET back_to = 1 WHERE number = 3")
    hand = store.hands.hand_in_play(match.id)
    assert texts(hand) == ["a1", "a2"] and hand is not None and not hand.intact


def test_a_deal_that_cannot_be_read_is_an_error_not_another_deal(store: Store) -> None:
    match, lease = begun(store)
    damage(store, "UPDATE open_hands SET seed = '5'")
    hand = store.hands.hand_in_play(match.id)
    assert hand is not None and not hand.intact and hand.header == ""
    with pytest.raises(StoreError) as caught:
        store.hands.resume_hand(lease)
    assert caught.value.cause == "damaged"
    with pytest.raises(InvalidState):
        store.hands.append_action(lease, 1, 0, "7H")


def test_a_damaged_finished_hand_is_flagged(store: Store) -> None:
    match, lease = begun(store)
    store.hands.finish_hand(lease, 1, "notation = 1", WON)
    damage(store, "UPDATE hands SET result = replace(result, '12', '13')")
    (hand,) = store.hands.hands_of_match(match.id)
    assert not hand.intact and hand.notation == "" and hand.result.scores == ()
    flagged = store.matches.get(match.id)
    assert flagged is not None and not flagged.intact
    assert [(row.table, row.key) for row in store.find_damage()] == [("hands", "1")]


def test_a_store_that_was_closed_says_so(store: Store) -> None:
    store.close()
    with pytest.raises(StoreError, match="left") as caught:
        store.settings.set_text("key", "value")
    assert caught.value.cause == "closed"
    with pytest.raises(StoreError):
        store.people.all()
