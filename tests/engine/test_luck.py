"""Luck: what each seat received, and its rank among hands of bots, against counts that are made another way."""

from __future__ import annotations

import pytest

from engine import presets
from engine.bots import make_bot
from engine.cards import CARD_TEXT, cards_in
from engine.luck.comparison import BOT_LEVEL, COMPARED_DEALS, COMPARISON_SEED, LuckComparison
from engine.luck.received import ReceivedCards, received_cards, special_cards
from engine.play.dealing import deal_hand
from engine.play.state import State
from engine.play.tables import Tables
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset
from engine.simulate import play_hand

GAMES = ("switch", "mau-mau", "kilodney")


def tables_of(game: str, seats: int = 3) -> Tables:
    return compile_rules(load_preset(game), seats)


def played(tables: Tables, number: int, dealer: int = 0, seed: int = COMPARISON_SEED) -> tuple[State, State]:
    """The start and the end of a hand of bots; the end has the log of all its events."""
    root = Rng(seed)
    state = deal_hand(tables, dealer, root.substream(2 * number))
    start = state.copy()
    play_hand(state, [make_bot(BOT_LEVEL) for _ in range(tables.seats)], root.substream(2 * number + 1))
    return start, state


def counted_luck(start: State, end: State, seat: int) -> float:
    """The luck of a seat, counted by what its hand was and became, and by the texts of cards."""
    tables = start.tables
    special = {CARD_TEXT[card] for card in cards_in(special_cards(tables))}
    had = [CARD_TEXT[card] for card in cards_in(start.hands[seat])]
    for event in end.log or ():
        if (
            getattr(event, "seat", None) == seat
            and getattr(event, "cards", ())
            and type(event).__name__ != "PassedHands"
        ):
            had += [CARD_TEXT[card] for card in event.cards]  # type: ignore[union-attr]
    share = sum(CARD_TEXT[card] in special for card in tables.pack) / len(tables.pack)
    return sum(text in special for text in had) - share * len(had)


@pytest.mark.parametrize("game", GAMES)
def test_the_rank_of_each_seat_agrees_with_an_independent_count(game: str) -> None:
    tables = tables_of(game)
    start, end = played(tables, 1, seed=99)
    received = received_cards(start, end.log or ())
    comparison = LuckComparison(tables, 0, received)
    assert [*comparison.run()][-1] == COMPARED_DEALS
    hands = [played(tables, number) for number in range(COMPARED_DEALS)]
    for seat, found in enumerate(comparison.seats):
        own = counted_luck(start, end, seat)
        others = [counted_luck(*hand, seat) for hand in hands]
        below = sum(each < own - 1e-9 for each in others)
        equal = sum(abs(each - own) <= 1e-9 for each in others)
        assert (found.below, found.equal, found.deals) == (below, equal, COMPARED_DEALS)
        assert found.rank == (2 * below + equal) // 2


@pytest.mark.parametrize("game", [each for each in presets() if load_preset(each).family == "shedding"])
def test_what_was_received_is_what_a_seat_holds_and_has_played(game: str) -> None:
    tables = tables_of(game)
    for number in range(3):
        start, end = played(tables, number)
        log = end.log or ()
        if any(type(event).__name__ == "PassedHands" for event in log):
            continue
        for seat, each in enumerate(received_cards(start, log)):
            names = sorted(CARD_TEXT[card] for card in (*each.dealt, *each.drawn))
            used = [CARD_TEXT[event.card] for event in log if type(event).__name__ == "Played" and event.seat == seat]  # type: ignore[union-attr]
            assert names == sorted(used + [CARD_TEXT[card] for card in cards_in(end.hands[seat])])


def test_luck_grows_with_special_cards_and_is_fair_on_average() -> None:
    tables = tables_of("switch")
    special = cards_in(special_cards(tables))
    plain = [card for card in tables.pack if card not in special]
    lucky, unlucky = ReceivedCards(tuple(special[:7]), ()), ReceivedCards(tuple(plain[:7]), ())
    assert lucky.luck(tables) > 0 > unlucky.luck(tables)
    comparison = LuckComparison(tables, 0, (lucky, unlucky, unlucky))
    list(comparison.run())
    assert comparison.seats[0].rank > 0.9 * COMPARED_DEALS and comparison.seats[1].rank < 0.1 * COMPARED_DEALS
    whole = ReceivedCards(tuple(tables.pack), ())
    assert whole.luck(tables) == 0


def test_a_comparison_can_be_stopped_and_its_steps_are_single_decisions() -> None:
    tables = tables_of("irish-switch")
    start, end = played(tables, 1, seed=5)
    comparison = LuckComparison(tables, 0, received_cards(start, end.log or ()))
    steps = 0
    for done in comparison.run():
        steps += 1
        if done == 3:
            break
    assert {each.deals for each in comparison.seats} == {3}
    assert steps > 3 * 5
