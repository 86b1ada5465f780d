"""What a seat believes about the hidden cards, from everything that happened at the table.

Every card in another's hand is a slot that was filled at some time. What its owner did since says what is not in it:
who drew had nothing to play, who took had no answer, who laid one card rather held no better one, who could not follow
holds neither suit nor rank. A slot filled later is not touched by what was said earlier. So each slot has a weight for
every card, and determinizations are drawn in proportion to the product of the weights, by swapping cards (a Markov
chain: Metropolis et al. 1953). The idea of inferring hands from moves for determinizations: Whitehouse, Powley and
Cowling 2013 for Spades; Buro et al. 2009 for Skat.

What people choose is weighed, never taken as certain: they may draw although they could play.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from engine import events
from engine.bots.playout import RolloutPolicy, rollout_policy
from engine.cards import CARDS, Card, CardSet, cards_in
from engine.events import Event
from engine.moves import ATTEMPT, CARD_BITS, DRAW, END, OUT, PLAIN, TAKE, is_play, named_of
from engine.play.state import COVER, DRAWN, START, State
from engine.play.tables import ALL, Tables
from engine.play.view import Observation, View
from engine.rng import Rng

DREW: Final = 0.15  # how likely it is, beside having nothing, that who could play draws or takes
PASSED_OVER: Final = 0.4  # that who lays a card holds one that a greedy player would have laid first
NAMED: Final = 2.0  # how much more often the named suit is held than the others
FAINT: Final = 1e-6  # no choice that people have makes a card less likely than about this
NEVER: Final = 1e-18

_SLICE: Final = 24  # observations that are read at a time
_MOST_KEPT: Final = 16  # inferences: those of two tables of eight
_SWAPS: Final = 3  # tries for every hidden card of the others between two determinizations
_DRAWN: Final = 16  # cards from the top of the stock, seldom more are drawn in a determinization, that lie anew in each


class Inference:
    """What the history of a hand says to one seat: for every card that is held, slot by slot, the weight of what it may
    be. It depends on nothing but the history, so that it may be read on from one decision to the next.
    """

    def __init__(self, tables: Tables, seat: int, dealt: Sequence[int]) -> None:
        self.tables = tables
        self.seat = seat
        self.rollout_policy: RolloutPolicy = rollout_policy(tables)
        self.seats = tables.seats
        self.rng = Rng(seat)
        self.history: tuple[Observation, ...] = ()
        self.refilled: CardSet = 0
        self.before: CardSet = ALL
        self.stock = self.old = 0
        self.slots: list[list[list[float]]] = [[[1.0] * CARDS for _ in range(count)] for count in dealt]

    def read(self, history: tuple[Observation, ...]) -> Iterator[None]:
        """Goes on to the end of a history that begins with what it has read; yields after every few observations."""
        first = len(self.history)
        self.history = history
        for number, each in enumerate(history[first:], start=1):
            self._learn(each)
            self.stock, self.old = each.stock, 0
            for event in each.events:
                self._move_cards(event, each.refilled)
            if number % _SLICE == 0:
                yield

    def is_of(self, view: View) -> bool:
        """Whether the history of a view begins with what it has read: the same observations, not like ones."""
        read = len(self.history)
        if read > len(view.history) or view.tables is not self.tables:
            return False
        return not read or (self.history[0] is view.history[0] and self.history[-1] is view.history[read - 1])

    def _learn(self, seen: Observation) -> None:
        """What an action says about the hand it was done with."""
        slots = self.slots[seen.seat]
        if seen.seat == self.seat or not slots:
            return
        move = seen.move & PLAIN
        if seen.move & ATTEMPT or not seen.asked:
            return
        tables = self.tables
        if is_play(move):
            card = move & CARD_BITS
            if seen.phase in (START, DRAWN):
                self.scale(slots, seen.asked & self.rollout_policy.better[card], PASSED_OVER)
            if named_of(move):
                self.scale(slots, tables.named_mask[named_of(move)], NAMED)
            return
        if move == OUT:
            self.scale(slots, seen.asked, NEVER)
        elif move in (DRAW, TAKE, END):
            could = seen.phase == DRAWN and tables.draw_may_play
            told = slots[-tables.draw_count :] if could and move == END else slots
            forced = (move == DRAW and (tables.must_play or seen.phase == COVER)) or (move == END and tables.must_play)
            if seen.asked != ALL:
                self.scale(told, seen.asked, NEVER if forced else DREW)

    def scale(self, slots: Sequence[list[float]], cards: CardSet, factor: float) -> None:
        """So much likelier, or less likely, are these cards in each of the slots."""
        listed = cards_in(cards & self.tables.pack_mask)
        least = FAINT if factor > NEVER else 0.0
        for slot in slots:
            for card in listed:
                if slot[card] > least:
                    slot[card] *= factor

    def _move_cards(self, event: Event, refilled: CardSet) -> None:
        """Moves the slots as the cards moved; `refilled` are the cards of the stock when it was filled again."""
        slots = self.slots
        match event:
            case events.Played():
                self._lay(slots[event.seat], event.card)
            case events.Drew() | events.Took() | events.Penalised() | events.CameBack():
                self._draw(slots[event.seat], len(event.cards))
            case events.TookBack():
                slots[event.seat] += [[float(each == card) for each in range(CARDS)] for card in event.cards]
            case events.Refilled():
                self.old, self.before, self.refilled = self.stock, self.refilled or ALL, refilled
                for each in slots:
                    self.scale(each, self.refilled, NEVER)
            case events.PassedHands():
                held = [other for other in range(self.seats) if slots[other]]
                moved = [slots[other] for other in held]
                for place, other in enumerate(held):
                    slots[other] = moved[place - 1]
            case events.WentBankrupt():
                slots[event.seat] = []
            case (
                events.Attempted() | events.Blocked() | events.Cancelled() | events.Caught() | events.Declared()
                | events.GotPoints() | events.HandEnded() | events.KnockedOut() | events.Owes() | events.Passed()
                | events.Reversed() | events.Skipped() | events.Skips() | events.TurnEnded() | events.WentOut()
            ):  # fmt: skip
                pass  # no card moves that was not there before
            case _:
                assert_never(event)

    def _draw(self, slots: list[list[float]], count: int) -> None:
        """Fills so many new slots with cards from the stock."""
        self.stock -= count
        for place in range(count):
            fresh = [1.0] * CARDS
            if place < self.old:
                # What was left of the stock before it was filled again.
                self.scale([fresh], self.refilled, NEVER)
                self.scale([fresh], ~self.before, NEVER)
            elif self.refilled:
                self.scale([fresh], ~self.refilled, NEVER)
            slots.append(fresh)
        self.old = 0

    def _lay(self, slots: list[list[float]], card: Card) -> None:
        """Takes away the slot that most likely held the card."""
        if slots:
            ticket = self.rng.below(1 << 30) / (1 << 30) * sum(slot[card] for slot in slots)
            for place, slot in enumerate(slots):  # noqa: B007
                ticket -= slot[card]
                if ticket < 0:
                    break
            del slots[place]


class Belief:
    """What a view is believed to hide: determinizations once its history is read."""

    def __init__(self, view: View, rng: Rng) -> None:
        self.view = view
        self.rng = rng
        self.fits = False

    def read(self) -> Iterator[None]:
        """Goes through what is new in the history; yields after every few observations."""
        view = self.view
        inference = _INFERENCES.take(view)
        yield from inference.read(view.history)
        self.fits = all(len(slots) == view.counts[seat] for seat, slots in enumerate(inference.slots))
        if self.fits:
            self._settle(inference)
        _INFERENCES.keep(inference)
        yield

    def _settle(self, inference: Inference) -> None:
        """Deals the hidden cards once, the slots that can hold the fewest first."""
        hidden = cards_in(self.view.unknown)
        owners: list[int] = []
        weights: list[list[float]] = []
        order = sorted(
            (
                (sum(slot[card] for card in hidden), seat, n, slot)
                for seat, slots in enumerate(inference.slots)
                if seat != self.view.seat
                for n, slot in enumerate(slots)
            ),
            key=lambda each: each[:3],
        )
        cards: list[Card] = []
        for _, seat, _, slot in order:
            ticket = self.rng.below(1 << 30) / (1 << 30) * sum(slot[card] for card in hidden)
            place = 0
            for place, card in enumerate(hidden):  # noqa: B007
                ticket -= slot[card]
                if ticket < 0:
                    break
            cards.append(hidden.pop(place))
            owners.append(seat)
            weights.append(slot[:])  # the inference goes on, and these stay
        stock = [1.0] * CARDS
        if inference.refilled:
            inference.scale([stock], ~inference.refilled, NEVER)
        weights += [stock] * len(hidden)
        self.rng.shuffle(hidden)
        self.cards, self.owners, self.weights = cards + hidden, owners, weights
        self._mix(10 * len(owners))

    def _mix(self, tries: int) -> None:
        """Swaps hidden cards: after many tries every dealing is as likely as its weights say."""
        cards, weights, below = self.cards, self.weights, self.rng.below
        places, slots = len(cards), len(self.owners)
        for _ in range(tries):
            one, other = divmod(below(slots * places), places)
            first, second = cards[one], cards[other]
            mine, theirs = weights[one], weights[other]
            now, then = mine[first] * theirs[second], mine[second] * theirs[first]
            if then >= now or below(1 << 30) * now < then * (1 << 30):
                cards[one], cards[other] = second, first

    def determinize(self) -> State:
        """A full state that fits the view, likely ones more often."""
        if not self.fits:
            return self.view.sample(self.rng)
        owners = self.owners
        self._mix(_SWAPS * len(owners))
        cards = self.cards
        hands = [0] * self.view.tables.seats
        for place, seat in enumerate(owners):
            hands[seat] |= 1 << cards[place]
        stock = cards[len(owners) :]
        self.rng.shuffle(stock, _DRAWN)
        cards[len(owners) :] = stock
        return self.view.determinize(hands, stock, self.rng.split(self.rng.below(1 << 62)))


class _Inferences:
    """The inferences of the hands that are played just now. Who reads on takes one out: two never read in the same."""

    def __init__(self) -> None:
        self.inferences: list[Inference] = []

    def take(self, view: View) -> Inference:
        """The inference of a seat that has come furthest in the history of its view; a new one where there is none."""
        fitting = [each for each in self.inferences if each.seat == view.seat and each.is_of(view)]
        for each in sorted(fitting, key=lambda inference: -len(inference.history)):
            try:
                self.inferences.remove(each)
            except ValueError:  # another thread was quicker
                continue
            return each
        return Inference(view.tables, view.seat, view.history[0].counts if view.history else view.counts)

    def keep(self, inference: Inference) -> None:
        """Keeps a inference for the next decision, in the place of the eldest where there are too many."""
        if inference.history:
            self.inferences.append(inference)
            del self.inferences[:-_MOST_KEPT]


_INFERENCES: Final = _Inferences()
