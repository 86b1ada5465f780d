"""The belief of a master: worlds that fit the view, and what is inferred from how people play."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest

import pytest

from engine.bots import choose_move, make_bot
from engine.bots.belief import Belief, Inference
from engine.cards import CardSet, card_set, cards_in, parse_card
from engine.events import KnockedOut, Refilled
from engine.notation import parse_record, replay_record
from engine.play.dealing import deal_hand
from engine.play.state import State
from engine.play.tables import Tables
from engine.play.view import Observation, View, make_observation, view_of_seat
from engine.rng import Rng
from tests.engine.playing import every_card
from tests.engine.test_bots import GAMES, positions, table

WORLDS = 400
HANDS = range(24)


def believed(seen: View, seed: int) -> Belief:
    """Return the belief after reading the hand's history."""
    belief = Belief(seen, Rng(seed))
    for _ in belief.read():
        pass
    return belief


@pytest.mark.parametrize("game", GAMES)
def test_worlds_fit_what_the_seat_knows(game: str) -> None:
    """Each world has the same cards, the same sizes of hands, and the known hand and discard pile."""
    for extra in range(3):
        tables: Tables = table(game, extra)
        for state, history in positions(tables, extra + 1, 6):
            seat = state.to_act
            seen = view_of_seat(state, seat, history)
            belief = believed(seen, extra)
            assert belief.fits
            for _ in range(3):
                world = belief.determinize()
                assert every_card(world) == every_card(state)
                assert [hand.bit_count() for hand in world.hands] == [hand.bit_count() for hand in state.hands]
                assert world.hands[seat] == state.hands[seat] and world.discard == state.discard
                assert world.legal_moves() == state.legal_moves()
                assert view_of_seat(world, seat, history) == seen


def facts(inference: Inference) -> tuple[object, ...]:
    """Return everything that was inferred from a history."""
    slots = [[(slot.weights, slot.ruled_out) for slot in hand] for hand in inference.slots]
    return slots, inference.refilled, inference.refilled_before, inference.played, inference.log_odds


@pytest.mark.parametrize("game", GAMES)
def test_incremental_reading_equals_reading_from_the_start(game: str) -> None:
    for extra in range(3):
        tables: Tables = table(game, extra)
        state, history = positions(tables, extra + 1, 6)[-1]
        dealt = history[0].hand_sizes
        for seat in range(tables.seats):
            kept = Inference(tables, seat, dealt)
            for length in range(0, len(history) + 1, 1 + seat):
                list(kept.learn_from_history(tuple(history[:length])))
                anew = Inference(tables, seat, dealt)
                assert len(list(anew.learn_from_history(tuple(history[:length])))) >= length // 30  # in slices
                assert facts(kept) == facts(anew)
            assert kept.has_read_history_of(view_of_seat(state, seat, history)) and not kept.has_read_history_of(
                view_of_seat(state, seat)
            )
            assert not kept.has_read_history_of(
                view_of_seat(state, seat, [*history[: len(kept.history) - 1], history[0], *history])
            )


def test_inference_is_used_by_one_reader_at_a_time() -> None:
    """Beliefs of two bots at one seat, and of one that goes back in the history, don't influence each other."""
    tables = table("switch", 0)
    found = positions(tables, 1, 8)
    (early, before), (late, history) = found[2], found[-1]
    first, second = Belief(view_of_seat(late, 0, history), Rng(1)), Belief(view_of_seat(late, 0, history), Rng(1))
    list(Belief(view_of_seat(early, 0, before), Rng(1)).read())
    for _ in zip_longest(first.read(), second.read()):
        pass
    back, alone = Belief(view_of_seat(early, 0, before), Rng(1)), Belief(view_of_seat(early, 0, before), Rng(1))
    list(back.read())
    list(alone.read())
    assert view_of_seat(first.determinize(), 0) == view_of_seat(second.determinize(), 0)
    assert first.weights == second.weights and back.weights == alone.weights


def test_every_hidden_card_may_lie_anywhere_in_the_stock() -> None:
    """Each is on top and at the bottom equally often, within five standard errors."""
    found = [view_of_seat(state, state.to_act, history) for state, history in positions(table("switch", 0), 1, 1)]
    seen = min(found, key=lambda each: sum(each.hand_sizes) - each.hand_sizes[each.seat])
    tops, bottoms = Counter[int](), Counter[int]()
    for seed in range(WORLDS):
        belief = believed(seen, seed)
        belief.determinize()
        stock = belief.determinize().stock
        tops[stock[-1]] += 1
        bottoms[stock[0]] += 1
    hidden = cards_in(seen.unseen_cards)
    even = WORLDS / len(hidden)
    for counts in (tops, bottoms):
        assert all(abs(counts[card] - even) < 5 * even**0.5 for card in hidden)
    belief = believed(seen, 1)
    assert len({tuple(belief.determinize().stock[-8:]) for _ in range(20)}) == 20


def played(actions: str, ruleset: str = "switch") -> tuple[State, list[Observation]]:
    """Return a hand of two players from a full pack, up to Ann's turn, with its history."""
    hand = parse_record(
        f"""notation = 1
ruleset = "{ruleset}"
players = ["Ann", "Ben"]
dealer = 1
deal = ["9C TC QC 5S", "3S 6D 9D KC"]
starter = "KH"
stock = "KS QS TS 3H 3D 6H QH QD TD 5D 5C 6C"
actions = [{actions}]
"""
    )
    done = replay_record(hand)
    assert done.error is None, done.error
    history = [
        make_observation(before, step.action.seat, step.action.move, step.events)
        for before, step in zip(done.states(), done.steps, strict=False)
    ]
    assert done.state is not None and done.state.to_act == 0
    return done.state, history


def held(state: State, history: list[Observation], cards: CardSet) -> float:
    """Return the share of worlds in which Ben holds at least one of the cards."""
    belief = believed(view_of_seat(state, 0, history), 5)
    return sum(bool(belief.determinize().hands[1] & cards) for _ in range(WORLDS)) / WORLDS


HEARTS = card_set(parse_card(text) for text in ("3H", "6H", "QH"))


def test_draw_lowers_the_odds_of_fitting_cards() -> None:
    """Ben draws on a heart and passes: worlds in which he holds hearts become unlikely, though not impossible."""
    state, history = played('"2 draw KS", "2 end"')
    knowing, blind = held(state, history, HEARTS), held(state, [], HEARTS)
    assert 0 < knowing < 0.6 * blind


def test_a_knocked_out_hand_holds_nothing_that_follows() -> None:
    """In no world does a player who could not follow hold the suit, the rank or a joker."""
    tables = table("kilodney", 2)
    looked = 0
    for seed in range(12):
        for state, history in positions(tables, seed, 5):
            outs = [
                (each.seat, each.playable)
                for each in history
                if any(isinstance(event, KnockedOut) for event in each.events)
            ]
            belief = believed(view_of_seat(state, state.to_act, history), seed)
            for seat, asked in outs:
                if seat != state.to_act:
                    looked += 1
                    assert not any(belief.determinize().hands[seat] & asked for _ in range(5))
    assert looked > 20


def test_old_cards_are_not_where_the_refilled_ones_lie() -> None:
    """After a refill, the stock and cards drawn from it are only cards that were in the pile then."""
    looked = 0
    for seed in range(6):
        for state, history in positions(table("switch", 0), seed, 4):
            if not any(isinstance(event, Refilled) for each in history for event in each.events):
                continue
            seen = view_of_seat(state, state.to_act, history)
            belief = believed(seen, seed)
            worlds = [belief.determinize() for _ in range(5)]
            looked += len(worlds)
            assert not any(card_set(world.stock) & ~state.refilled for world in worlds)
    assert looked > 20


def hand_against(level: str, game: str, seed: int) -> tuple[State, list[Observation]]:
    """Return the longer half of a hand between a steady bot and another one, in the second seat, with its history."""
    tables = table(game, 0)
    state, rng = deal_hand(tables, seed % tables.seats, Rng(seed)), Rng(seed + 1)
    players = [make_bot("steady"), make_bot(level)]
    history: list[Observation] = []
    log, halves = state.start_event_log(), [(state.copy(), history[:])]
    while not state.over:
        before, begun = state.copy(), len(log)
        move = choose_move(players[state.to_act], view_of_seat(state, state.to_act, history), rng)
        state.apply(move)
        history.append(make_observation(before, before.to_act, move, log[begun:]))
        if not state.over:
            halves.append((state.copy(), history[:]))
    return halves[len(halves) * 2 // 3]


@pytest.mark.parametrize("game", ["crazy-eights", "switch", "mau-mau"])
def test_greedy_players_are_recognised(game: str) -> None:
    """One hand is mostly enough to recognise a greedy player, and nobody is taken for one before moving."""
    greediness = {}
    for level in ("steady", "random"):
        found = [
            believed(view_of_seat(state, 0, history), 1)
            for state, history in (hand_against(level, game, n) for n in HANDS)
        ]
        greediness[level] = sum(each.greediness[1] for each in found) / len(HANDS)
        assert not any(each.greediness[0] for each in found)
    assert greediness["steady"] > 0.75 and greediness["random"] < 0.4
    assert believed(view_of_seat(hand_against("steady", game, 0)[0], 0), 1).greediness == [0.0, 0.5]


@pytest.mark.parametrize("game", ["crazy-eights", "switch", "mau-mau"])
def test_belief_guesses_a_greedy_hand_better_than_chance(game: str) -> None:
    """The worlds of the belief have more of a greedy player's true cards than uniform worlds."""
    knowing = blind = 0
    for state, history in (hand_against("steady", game, number) for number in HANDS):
        for told in (history, []):
            belief = believed(view_of_seat(state, 0, told), 3)
            right = sum((belief.determinize().hands[1] & state.hands[1]).bit_count() for _ in range(20))
            knowing, blind = (knowing + right, blind) if told else (knowing, blind + right)
    assert knowing > 1.25 * blind
