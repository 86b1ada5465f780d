"""What a seat believes about the hidden cards, from everything that happened at the table.

Every card in another hand is a slot. What its owner did since the slot was filled shows what isn't in it: a player who
drew had nothing to play, one who took a penalty had no answer, one who played a card had none that is better by the
greedy rule, one who couldn't follow has neither the suit nor the rank. Slots filled later aren't affected by earlier
actions. So each slot has a weight for every card, and determinizations are drawn in proportion to the product of the
weights, by swapping cards (a Markov chain: Metropolis et al. 1953). The idea of inferring hands from moves for
determinizations: Whitehouse, Powley and Cowling 2013 for Spades; Buro et al. 2009 for Skat.

People's choices change weights and are never taken as certain: they may draw although they could play. How much a
choice changes depends on the player. Some always play by the greedy rule, and their choices say much more; so every
choice also changes how likely it is that its owner is such a player (opponents of several kinds, distinguished by
Bayes' rule: Southey et al. 2005).
"""

from __future__ import annotations

import math
from bisect import bisect
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final, assert_never

from engine import events
from engine.bots.playout import RolloutPolicy, rollout_policy_of
from engine.cards import BIT, CARDS, Card, CardSet, card_set, cards_in
from engine.events import Event
from engine.moves import DRAW, END, OUT, PLAIN, TAKE, WRONG_CARD, Move, card_of, is_play, named_of
from engine.play.state import COVER, DRAWN, START, State
from engine.play.tables import ALL_CARDS, Tables
from engine.play.view import Observation, View
from engine.rng import Rng

WEIGHT_IF_DREW: Final = 0.15  # weight of cards that a player who drew or took could have played
WEIGHT_IF_PASSED_OVER: Final = (
    0.4  # weight of cards that a greedy player would have played before the card that was played
)
NAMED_SUIT_FACTOR: Final = 2.0  # how much more often the named suit is held than the others
STRAY_FOLLOWS_RATE: Final = 0.4  # how often a player who isn't greedy plays by the greedy rule, beside chance
GREEDY_ERROR_RATE: Final = 0.06  # how often a greedy player seems not to play by the greedy rule
MAX_LOG_ODDS: Final = 5.0  # the largest log odds that a player is greedy, or isn't
MIN_WEIGHT: Final = 1e-6  # choices make no card less likely than about this
EXCLUDED_WEIGHT: Final = 1e-18  # weight of cards that the rules exclude

_OBSERVATIONS_PER_SLICE: Final = 12  # observations read between two yields
_MAX_CACHED: Final = 16  # the most inferences in the cache: those of two tables of eight
_SWAPS_PER_CARD: Final = 3  # swaps tried between two determinizations for every card in other hands
_RESHUFFLING_EVENTS: Final = (
    16  # cards of the stock that are shuffled again for each determinization; seldom are more drawn in one
)


class Slot:
    """A card in another hand: the weight of every card that it may be, and the cards that it can't be if its owner is
    greedy.

    Cards that were drawn together share one slot as long as nothing distinguishes them.
    """

    __slots__ = ("ruled_out", "weights")

    def __init__(self, weights: list[float], ruled_out: CardSet = 0) -> None:
        self.weights = weights
        self.ruled_out = ruled_out

    def scale_weights(self, cards: Sequence[Card], factor: float) -> None:
        """Multiply the weights of these cards by `factor`, to no less than `MIN_WEIGHT` unless it's
        `EXCLUDED_WEIGHT`.
        """
        weights = self.weights
        least = MIN_WEIGHT if factor > EXCLUDED_WEIGHT else 0.0
        for card in cards:
            if weights[card] > least:
                weights[card] *= factor

    def chance_of_card(self, card: Card, hidden: CardSet, strays: float) -> float:
        """Return the relative chance that the slot is `card`.

        `hidden` are all cards that it may be, `strays` is the chance that its owner isn't greedy.
        """
        may = (hidden & ~self.ruled_out).bit_count() + strays * (hidden & self.ruled_out).bit_count()
        return self.weights[card] * (strays if self.ruled_out >> card & 1 else 1.0) / max(1.0, may)

    def weights_for(self, greediness: float) -> list[float]:
        """Return the weight of every card, given the chance `greediness` that the owner is greedy."""
        weights = self.weights[:]
        for card in cards_in(self.ruled_out):
            weights[card] *= 1 - greediness
        return weights


class Inference:
    """What one seat concludes from the history of a hand: for every card in another hand, the weights of what it may
    be.

    It depends on the history alone, so it can be continued from one decision to the next.
    """

    def __init__(self, tables: Tables, seat: int, dealt: Sequence[int]) -> None:
        self.tables = tables
        self.seat = seat
        self.rollout_policy: RolloutPolicy = rollout_policy_of(tables)
        self.seats = tables.seats
        self.rng = Rng(seat)
        self.history: tuple[Observation, ...] = ()
        self.refilled: CardSet = 0
        self.refilled_before: CardSet = ALL_CARDS
        self.stock = self.old_stock = 0
        self.played: CardSet = 0
        self.slots: list[list[Slot]] = [[Slot([1.0] * CARDS)] * count for count in dealt]
        self.log_odds: list[float] = [0.0] * tables.seats

    def greedy_chance(self, seat: int) -> float:
        """Return the chance that a seat plays by the greedy rule, from 0 to 1."""
        return 1 / (1 + math.exp(-self.log_odds[seat]))

    def learn_from_history(self, history: tuple[Observation, ...]) -> Iterator[None]:
        """Learn from the observations of `history` that are new. Yields after every few of them."""
        first = len(self.history)
        self.history = history
        for number, each in enumerate(history[first:], start=1):
            self._learn_from_observation(each)
            self.stock, self.old_stock = each.stock_count, 0
            for event in each.events:
                self._move_slots(event, each.refilled)
            if number % _OBSERVATIONS_PER_SLICE == 0:
                yield

    def has_read_history_of(self, view: View) -> bool:
        """Return whether the history of `view` begins with the very observations that were read."""
        read = len(self.history)
        if read > len(view.history) or view.tables is not self.tables:
            return False
        return not read or (self.history[0] is view.history[0] and self.history[-1] is view.history[read - 1])

    def _learn_from_observation(self, observation: Observation) -> None:
        """Update weights and odds from one observation of another seat."""
        slots = self.slots[observation.seat]
        if observation.seat == self.seat or not slots:
            return
        move = observation.move & PLAIN
        if observation.move & WRONG_CARD or not observation.playable:
            return
        if is_play(move):
            self._learn_from_play(observation, slots, move)
            if named_of(move):
                self._learn_from_nomination(slots, named_of(move))
        elif move == OUT:
            self.scale_slot_weights(slots, observation.playable, EXCLUDED_WEIGHT)
        elif move in (DRAW, TAKE, END) and observation.playable != ALL_CARDS:
            self._learn_from_lack(observation, slots, move)

    def _learn_from_play(self, observation: Observation, slots: list[Slot], move: Move) -> None:
        """Make cards less likely that a greedy player would have played before this one."""
        tables, card = self.tables, card_of(move)
        if observation.phase == DRAWN and tables.draw_may_play:
            self.scale_slot_weights(slots[: -tables.draw_count], 1 << card, EXCLUDED_WEIGHT)
        elif observation.phase in (START, DRAWN):
            better = observation.playable & self.rollout_policy.preferred_cards[card]
            if observation.phase == START:
                self._update_odds_from_play(observation.seat, card, observation.playable, better)
            self._rule_out(slots, better, WEIGHT_IF_PASSED_OVER)

    def _learn_from_nomination(self, slots: list[Slot], named: int) -> None:
        """Make cards of the nominated suit or rank more likely."""
        self.scale_slot_weights(slots, self.tables.nominated_cards[named], NAMED_SUIT_FACTOR)

    def _learn_from_lack(self, observation: Observation, slots: list[Slot], move: Move) -> None:
        """Make cards less likely that could have been played instead of drawing, taking or ending; impossible if the
        rules force playing.
        """
        tables = self.tables
        could = observation.phase == DRAWN and tables.draw_may_play
        affected = slots[-tables.draw_count :] if could and move == END else slots
        if (move == DRAW and (tables.must_play_if_able or observation.phase == COVER)) or (
            move == END and tables.must_play_if_able
        ):
            self.scale_slot_weights(affected, observation.playable, EXCLUDED_WEIGHT)
            return
        if observation.phase == START:
            self._update_odds_from_lack(observation.seat, observation.playable)
        self._rule_out(affected, observation.playable, WEIGHT_IF_DREW)

    def _update_odds_from_play(self, seat: int, card: Card, demanded: CardSet, better: CardSet) -> None:
        """Update the seat's odds of being greedy from a card that it played.

        Compares how likely the play was for a greedy player, who has no better card, and for one who plays any card.
        `demanded` are the cards that the rules allowed, `better` those of them that the greedy rule prefers.
        """
        slots, hidden = self.slots[seat], self.tables.pack_mask & ~self.played
        others = (len(slots) - 1) / len(slots)
        knowing, blind = self._chance_to_lack(slots, better)
        more = (
            -math.log(max(GREEDY_ERROR_RATE, self._chance_to_lack(slots, demanded)[1])) * others
        )  # the expected number of other cards that could be played
        by_chance = STRAY_FOLLOWS_RATE * blind**others + (1 - STRAY_FOLLOWS_RATE) / (1 + more)
        may = [(hidden & ~slot.ruled_out).bit_count() for slot in slots if not slot.ruled_out >> card & 1]
        held = sum([1 / max(1, left) for left in may])
        self._update_odds(
            seat, held * knowing**others, len(slots) / max(1, hidden.bit_count()) * by_chance * (1 - WEIGHT_IF_DREW)
        )

    def _update_odds_from_lack(self, seat: int, demanded: CardSet) -> None:
        """Update the seat's odds of being greedy after it didn't play.

        Compares how likely that was for a greedy player, who can't play, and for one who sometimes draws anyway.
        `demanded` are the cards that the rules allowed.
        """
        knowing, blind = self._chance_to_lack(self.slots[seat], demanded)
        self._update_odds(seat, knowing, blind + (1 - blind) * WEIGHT_IF_DREW)

    def _update_odds(self, seat: int, greedy: float, other: float) -> None:
        """Update a seat's log odds of being greedy, given the likelihoods of an action under both kinds of player."""
        odds = self.log_odds[seat] + math.log(((1 - GREEDY_ERROR_RATE) * greedy + GREEDY_ERROR_RATE * other) / other)
        self.log_odds[seat] = min(MAX_LOG_ODDS, max(-MAX_LOG_ODDS, odds))

    def _chance_to_lack(self, slots: Sequence[Slot], cards: CardSet) -> tuple[float, float]:
        """Return the chances (0 to 1) that none of the slots holds one of `cards`: for a greedy owner, and regardless
        of what was learned.
        """
        hidden = self.tables.pack_mask & ~self.played
        all_of, some = max(1, hidden.bit_count()), (hidden & cards).bit_count()
        knowing = 1.0
        for slot in slots:
            left = hidden & ~slot.ruled_out
            knowing *= 1 - (left & cards).bit_count() / max(1, left.bit_count())
        return knowing, (1 - some / all_of) ** len(slots)

    def scale_slot_weights(self, slots: Sequence[Slot], cards: CardSet, factor: float) -> None:
        """Multiply the weights of `cards` in each of the slots by `factor`."""
        listed = cards_in(cards & self.tables.pack_mask)
        for slot in dict.fromkeys(slots):
            slot.scale_weights(listed, factor)

    def _rule_out(self, slots: list[Slot], cards: CardSet, factor: float) -> None:
        """Multiply the weights of `cards` in each of the slots by `factor`, and rule them out for a greedy owner."""
        self.scale_slot_weights(slots, cards, factor)
        for slot in dict.fromkeys(slots):
            slot.ruled_out |= cards

    def _move_slots(self, event: Event, refilled: CardSet) -> None:
        """Add, move and remove slots as the event moved cards. `refilled` are the cards of a refilled stock."""
        slots = self.slots
        match event:
            case events.Played():
                self._remove_slot(event.seat, event.card)
            case events.Drew() | events.TookPenalty() | events.Penalised() | events.CameBack():
                self._add_slots(slots[event.seat], len(event.cards))
            case events.TookTurnBack():
                slots[event.seat] += [Slot([float(each == card) for each in range(CARDS)]) for card in event.cards]
                self.played &= ~card_set(list(event.cards))
            case events.Refilled():
                self.old_stock, self.refilled_before, self.refilled = self.stock, self.refilled or ALL_CARDS, refilled
                self.played &= ~refilled
                for each in slots:
                    self.scale_slot_weights(each, self.refilled, EXCLUDED_WEIGHT)
            case events.PassedHands():
                held = [other for other in range(self.seats) if slots[other]]
                moved = [slots[other] for other in held]
                for place, other in enumerate(held):
                    slots[other] = moved[place - 1]
            case events.WentBankrupt():
                slots[event.seat] = []
            case (
                events.TriedWrongCard() | events.Blocked() | events.PenaltyCancelled() | events.Caught()
                | events.Declared()
                | events.GotPoints() | events.HandEnded() | events.KnockedOut() | events.PenaltySet() | events.Passed()
                | events.Reversed() | events.Skipped() | events.SkipsSet() | events.TurnEnded() | events.WentOut()
            ):  # fmt: skip
                pass  # no hidden card moves
            case _:
                assert_never(event)

    def _add_slots(self, slots: list[Slot], count: int) -> None:
        """Add `count` slots of cards from the stock."""
        self.stock -= count
        for place in range(count):
            fresh = Slot([1.0] * CARDS)
            if place < self.old_stock:
                # A card that was left in the stock before it was filled again.
                self.scale_slot_weights([fresh], self.refilled, EXCLUDED_WEIGHT)
                self.scale_slot_weights([fresh], ~self.refilled_before, EXCLUDED_WEIGHT)
            elif self.refilled:
                self.scale_slot_weights([fresh], ~self.refilled, EXCLUDED_WEIGHT)
            slots.append(fresh)
        self.old_stock = 0

    def _remove_slot(self, seat: int, card: Card) -> None:
        """Remove one slot of a seat that played `card`: at random, in proportion to the chance that it held the
        card.
        """
        slots = self.slots[seat]
        self.played |= 1 << card
        if slots:
            hidden, strays = self.tables.pack_mask & ~self.played | 1 << card, 1 - self.greedy_chance(seat)
            weights = [slot.chance_of_card(card, hidden, strays) for slot in slots]
            del slots[_weighted_index(weights, self.rng.integer_below(1 << 30) / (1 << 30))]


def _weighted_index(weights: list[float], part: float) -> int:
    """Return the index at which the running sum of the weights reaches `part` (0 to below 1) of their total."""
    sums = list(accumulate(weights))
    return min(bisect(sums, part * sums[-1]), len(sums) - 1)


class Belief:
    """A `Sampler` that draws determinizations of a view by likelihood. Run `read` to its end, then call
    `determinize`.
    """

    def __init__(self, view: View, rng: Rng, inferences: Inferences | None = None) -> None:
        self.view = view
        self.rng = rng
        self.fraction = rng.fraction_generator()
        self.inferences = _INFERENCES if inferences is None else inferences
        self.fits = False
        self.greediness = [0.0] * view.tables.seats
        self.cost = (sum(view.hand_sizes) - view.hand_sizes[view.seat]) // 2

    def read(self) -> Iterator[None]:
        """Learn from the new part of the history and deal the hidden cards once. Yields after each slice of work."""
        view = self.view
        inference = self.inferences.acquire(view)
        yield from inference.learn_from_history(view.history)
        yield
        self.fits = all(len(slots) == view.hand_sizes[seat] for seat, slots in enumerate(inference.slots))
        if self.fits:
            others = (seat for seat in range(view.tables.seats) if seat != view.seat)
            for seat in others:
                self.greediness[seat] = inference.greedy_chance(seat)
            yield from self._deal_hidden(inference)
        self.inferences.release(inference)
        yield

    def _deal_hidden(self, inference: Inference) -> Iterator[None]:
        """Deal the hidden cards by their weights, slots with the fewest possible cards first. Yields between slices of
        work.
        """
        hidden = cards_in(self.view.unseen_cards)
        owners: list[int] = []
        weights: list[list[float]] = []
        order: list[tuple[float, int, int, list[float]]] = []
        for seat, slots in enumerate(inference.slots):
            if seat != self.view.seat:
                greediness = self.greediness[seat]
                held = {slot: slot.weights_for(greediness) for slot in slots}  # copies: the inference changes later
                sums = {slot: sum([listed[card] for card in hidden]) for slot, listed in held.items()}
                order += [(sums[slot], seat, n, held[slot]) for n, slot in enumerate(slots)]
        order.sort(key=lambda each: each[:3])
        yield
        cards: list[Card] = []
        for _, seat, _, slot in order:
            cards.append(hidden.pop(_weighted_index([slot[card] for card in hidden], self.fraction())))
            owners.append(seat)
            weights.append(slot)
        stock = Slot([1.0] * CARDS)
        if inference.refilled:
            inference.scale_slot_weights([stock], ~inference.refilled, EXCLUDED_WEIGHT)
        weights += [stock.weights] * len(hidden)
        self.rng.shuffle(hidden)
        self.cards, self.owners, self.weights = cards + hidden, owners, weights
        yield
        self._swap_cards(10 * len(owners))

    def _swap_cards(self, tries: int) -> None:
        """Try `tries` swaps of hidden cards (Metropolis). In the long run each deal occurs in proportion to the product
        of its weights.
        """
        cards, weights, fraction = self.cards, self.weights, self.fraction
        places = len(cards)
        pairs = len(self.owners) * places
        for _ in range(tries):
            one, other = divmod(int(fraction() * pairs), places)
            first, second = cards[one], cards[other]
            mine, theirs = weights[one], weights[other]
            now, then = mine[first] * theirs[second], mine[second] * theirs[first]
            if then >= now or fraction() * now < then:
                cards[one], cards[other] = second, first

    def determinize(self) -> State:
        """Return a full state that fits the view, drawn by likelihood; with all deals equally likely if the inference
        doesn't match the view.
        """
        if not self.fits:
            return self.view.random_state(self.rng)
        owners = self.owners
        self._swap_cards(_SWAPS_PER_CARD * len(owners))
        cards = self.cards
        hands = [0] * self.view.tables.seats
        for place, seat in enumerate(owners):
            hands[seat] |= BIT[cards[place]]
        stock = cards[len(owners) :]
        self.rng.shuffle(stock, _RESHUFFLING_EVENTS)
        cards[len(owners) :] = stock
        return self.view.determinize(hands, stock, Rng(self.rng.next_word()))


class Inferences:
    """A cache of the inferences of hands in play. `acquire` removes one, so no two searches change the same one.

    `make_inference` is the class of the inferences; benchmarks replace it.
    """

    def __init__(self, make_inference: type[Inference] = Inference) -> None:
        self.make_inference = make_inference
        self.inferences: list[Inference] = []

    def acquire(self, view: View) -> Inference:
        """Remove and return the inference that has read most of the view's history, or a new one if none fits."""
        fitting = [each for each in self.inferences if each.seat == view.seat and each.has_read_history_of(view)]
        for each in sorted(fitting, key=lambda inference: -len(inference.history)):
            try:
                self.inferences.remove(each)
            except ValueError:  # another thread has just acquired it
                continue
            return each
        return self.make_inference(
            view.tables, view.seat, view.history[0].hand_sizes if view.history else view.hand_sizes
        )

    def release(self, inference: Inference) -> None:
        """Put an inference back for the next decision. The oldest is dropped if there are too many."""
        if inference.history:
            self.inferences.append(inference)
            del self.inferences[:-_MAX_CACHED]


_INFERENCES: Final = Inferences()
