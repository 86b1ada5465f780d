"""What one seat knows: its own cards and everything public. Bots and screens get this, never a State."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from engine.cards import CARD_TEXT, SUIT, SUIT_MASK, Card, CardSet, card_set, cards_in, format_cards
from engine.events import Event, Played, Refilled, TookTurnBack, redact
from engine.moves import NAMED, Move, Named
from engine.play.sequence import SequenceState
from engine.play.state import COVER, DRAWN, START, State
from engine.play.tables import ALL_CARDS, Tables
from engine.rng import Rng

SPECTATOR = -1  # stands for the seat of a spectator
_MAX_DEALS = 200


class Observation(NamedTuple):
    """One action as every player saw it.

    - `playable`: the cards that the rules allowed at that moment, whoever holds them; 0 if that depends on cards of the
      same turn.
    - `phase`: the phase of the turn before the action.
    - `events`: what happened, with drawn cards hidden.
    - `hand_sizes`, `stock_count`: the number of cards in each hand and in the stock before the action.
    - `refilled`: the cards that became the stock, if it was refilled.
    """

    seat: int
    move: Move
    playable: CardSet
    phase: int
    events: tuple[Event, ...]
    hand_sizes: tuple[int, ...]
    stock_count: int
    refilled: CardSet


def _public_slot(slot: str, make: Callable[[Any], Any] | None = None) -> Any:
    """Return a property that reads a public slot of the state, converted by `make` if given."""
    read = attrgetter(f"_public.{slot}")
    return property(read if make is None else lambda view: make(read(view)))


class View:
    """A hand as one seat sees it. Equal views hold equal knowledge, so a bot chooses equally.

    - `hand_sizes`: the number of cards that each seat holds; `stock_count`: the number in the stock.
    - `refilled_counts`: how many of each seat's cards may come from a stock that was refilled.
    - `unseen_cards`: the cards that this seat can't see, wherever they are.
    - `history`: the observations of the hand so far, for bots that draw conclusions from them. It may be empty.
    """

    __slots__ = ("_public", "hand_sizes", "history", "refilled_counts", "seat", "stock_count", "unseen_cards")

    def __init__(self, state: State, seat: int, history: Sequence[Observation] = ()) -> None:
        if not 0 <= seat < state.seats:
            raise ValueError(
                f"there is no seat {seat} at a table of {state.seats}; a spectator uses `view_of_spectator`"
            )
        known = state.hands[seat]
        public = state.copy()
        public.hands = [hand if s == seat else 0 for s, hand in enumerate(state.hands)]
        self._set_attributes(state, seat, known, public, history)

    @classmethod
    def of_spectator(cls, state: State, history: Sequence[Observation] = ()) -> View:
        """Return the view of a spectator: seat -1, no hidden cards."""
        view = cls.__new__(cls)
        public = state.copy()
        public.hands = [0] * state.seats
        view._set_attributes(state, SPECTATOR, 0, public, history)
        return view

    @classmethod
    def of_public(
        cls, public: State, seat: int, hand_sizes: tuple[int, ...], refilled_counts: tuple[int, ...], stock_count: int
    ) -> View:
        """Return the view around a state without hidden cards, of a hand that was dealt from the whole pack.

        Doesn't check that the arguments fit each other.
        """
        view = cls.__new__(cls)
        view.seat, view.history = seat, ()
        view.hand_sizes, view.refilled_counts, view.stock_count = hand_sizes, refilled_counts, stock_count
        own = public.hands[seat] if seat >= 0 else 0
        view.unseen_cards = public.tables.pack_mask & ~(own | card_set(public.discard))
        view._public = public
        return view

    def _set_attributes(
        self, state: State, seat: int, own: CardSet, public: State, history: Sequence[Observation]
    ) -> None:
        """Fill the slots. `public` is a copy of the state that has no hand but `own`."""
        self.seat = seat
        self.history = tuple(history)
        self.hand_sizes = tuple([hand.bit_count() for hand in state.hands])
        self.refilled_counts = tuple([(hand & state.refilled).bit_count() for hand in state.hands])
        self.stock_count = len(state.stock)
        known = own | card_set(state.discard)
        every = card_set(state.stock) | known
        for hand in state.hands:
            every |= hand
        self.unseen_cards: CardSet = every & ~known
        public.stock = []
        public.rng = Rng(0)
        if seat < 0 or state.to_act != seat:  # at the end nobody acts, and a spectator never does
            public.drawn = 0
            public.legal_cards = 0
            public.other_moves = ()
        self._public = public

    @property
    def known_state(self) -> State:
        """The state as this seat knows it, its own hand included. Read it, never change it."""
        return self._public

    tables: Tables = _public_slot("tables")  # the rules of the table
    discard: tuple[Card, ...] = _public_slot("discard", tuple)  # the discard pile, the face-up card last
    to_act: int = _public_slot("to_act")  # the seat to act, -1 when the hand is over
    penalty: int = _public_slot("penalty")  # how many cards the seat to act must draw
    leading_group: int = _public_slot(
        "leading_group"
    )  # the group that decides which cards answer, -1 without a penalty
    pending_skips: int = _public_slot("pending_skips")  # how many turns the seat to act is about to miss
    named: Named = _public_slot("named", NAMED.__getitem__)  # what was nominated, and still holds
    follow: CardSet = _public_slot("follow")  # every card that an ordinary turn may begin with now
    direction: int = _public_slot("direction")  # 1 when play goes to the left (up the seats), -1 when to the right
    phase: int = _public_slot("phase")  # where in a turn the hand stands (constants of `shedding`)
    played: tuple[Card, ...] = _public_slot("played", tuple)  # the cards played in this turn so far
    drawn: CardSet = _public_slot("drawn")  # the cards this seat drew in this turn
    out: tuple[int, ...] = _public_slot("out", tuple)  # seats in the order in which they went out
    undeclared_seat: int = _public_slot("undeclared_seat")  # the seat whose missed declaration may be called, or -1
    skips_left: tuple[int, ...] = _public_slot("skips_left", tuple)  # how many turns each seat has still to miss
    over: bool = _public_slot("over")  # whether the hand is over
    # The points of this hand so far by seat, if cards score as they're played; else empty.
    scores: tuple[int, ...] = _public_slot("scores", tuple)
    refilled: CardSet = _public_slot("refilled")  # the cards that became the stock when it was last filled again

    @property
    def hand(self) -> CardSet:
        """The seat's own cards; none for a spectator."""
        return self._public.hands[self.seat] if self.seat >= 0 else 0

    @property
    def top(self) -> Card:
        """The top card of the discard pile."""
        return self._public.discard[-1]

    @property
    def legal_moves(self) -> list[Move]:
        """This seat's legal moves, without the declaration. Empty in another seat's turn."""
        return self._public.legal_moves() if self.to_act == self.seat >= 0 else []

    @property
    def declared(self) -> tuple[bool, ...]:
        """By seat, whether it has few cards and has declared."""
        public = self._public
        return tuple(
            0 < public.declared_level[s] == public.tables.declaration_levels[count]
            for s, count in enumerate(self.hand_sizes)
        )

    def knowledge_key(self) -> tuple[object, ...]:
        """Return everything the seat knows as one comparable tuple."""
        return (
            self.seat,
            self.hand_sizes,
            self.refilled_counts,
            self.stock_count,
            self.unseen_cards,
            self.history,
            self._public.position_key(),
        )

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, View) and self.knowledge_key() == other.knowledge_key())

    def __hash__(self) -> int:
        return hash(self.knowledge_key())

    def __repr__(self) -> str:
        """The own hand, the number of cards of each seat, the top card and the turn; seats from 1."""
        counts = " ".join(map(str, self.hand_sizes))
        top = CARD_TEXT[self.top] if self._public.discard else "-"
        turn = "over" if self.over else f"{self.to_act + 1} to act"
        who = f"of seat {self.seat + 1}: {format_cards(self.hand)}" if self.seat >= 0 else "of who watches"
        return f"<View {who}; counts {counts}; top {top}; {turn}>"

    def random_state(self, rng: Rng) -> State:
        """Return a full state that fits this view, with the hidden cards dealt at random (a determinization).

        Cards known to have been in a refilled stock go only to the stock and to players who have drawn since. The view
        of the state equals this view.
        """
        for _ in range(_MAX_DEALS):
            state = self._deal_hidden_cards(rng)
            if self.to_act == self.seat or self._has_choice(state):
                return state
        return self._swap_until_actor_can_choose(state)

    def determinize(self, hands: Sequence[CardSet], stock: list[Card], rng: Rng) -> State:
        """Return the full state in which the other seats hold `hands` (by seat; the own entry is ignored) and the stock
        is `stock`, its next card last.

        Doesn't check that the cards fit what the seat knows.
        """
        state = self._public.copy()
        for seat, hand in enumerate(hands):
            if seat != self.seat:
                state.hands[seat] = hand
        state.stock = stock
        state.rng = rng
        state.stock_order_known = True
        return state

    def _deal_hidden_cards(self, rng: Rng) -> State:
        state = self._public.copy()
        state.rng = rng.substream(rng.integer_below(1 << 62))
        recent = cards_in(self.unseen_cards & state.refilled)
        older = cards_in(self.unseen_cards & ~state.refilled)
        rng.shuffle(recent)
        rng.shuffle(older)
        for seat in range(state.seats):
            if seat == self.seat:
                continue
            n = self.refilled_counts[seat]
            m = self.hand_sizes[seat] - n
            state.hands[seat] = card_set(recent[:n]) | card_set(older[:m])
            del recent[:n], older[:m]
        state.stock = recent + older
        state.stock_order_known = True
        return state

    def _has_choice(self, state: State) -> bool:
        """Return whether the seat to act, which isn't the own one, has a choice with the cards that
        `_deal_hidden_cards` gave it. A real hand stops only at a seat with a choice.
        """
        if state.over:
            return True
        if state.phase == DRAWN and state.draws:
            hand = state.hands[state.to_act]
            drawn = cards_in(hand & state.refilled)[: state.tables.draw_count]
            fitting = cards_in(hand & state.refilled & state.follow)
            state.drawn = card_set(fitting[:1]) | card_set(drawn[: state.tables.draw_count - 1])
        return state.update_legal_moves()

    def _swap_until_actor_can_choose(self, state: State) -> State:
        """Swap hidden cards until the seat to act has a choice. Return the new state, or the same one if no swap
        helps.
        """
        actor = state.to_act
        hand = state.hands[actor]
        others = [seat for seat in range(state.seats) if seat not in (actor, self.seat)]
        swaps = [(give, card, -1) for give in cards_in(hand) for card in state.stock]
        swaps += [(give, card, s) for give in cards_in(hand) for s in others for card in cards_in(state.hands[s])]
        for give, card, seat in swaps:
            if (state.refilled >> give & 1) != (state.refilled >> card & 1):
                continue
            trial = state.copy()
            trial.hands[actor] = hand ^ (1 << give) | (1 << card)
            if seat < 0:
                trial.stock[trial.stock.index(card)] = give
            else:
                trial.hands[seat] ^= (1 << card) | (1 << give)
            if self._has_choice(trial):
                return trial
        return state


def view_of_seat(state: State, seat: int, history: Sequence[Observation] = ()) -> View:
    """Return what `seat` knows of the state. `history` are the observations of the hand so far, if known."""
    return View(state, seat, history)


def view_of_spectator(state: State, history: Sequence[Observation] = ()) -> View:
    """Return what a spectator knows of the state. `history` are the observations of the hand so far, if known."""
    return View.of_spectator(state, history)


def make_observation(state_before: State, seat: int, move: Move, events: Sequence[Event]) -> Observation:
    """Return an action of `seat` as every player saw it. `state_before` is the state it was played in, `events` are all
    events it caused.
    """
    asked = 0
    if isinstance(state_before, SequenceState) and state_before.owner < 0:
        asked = ALL_CARDS
    elif state_before.phase == COVER:
        asked = SUIT_MASK[SUIT[state_before.top]]
    elif state_before.phase == START and state_before.pending_skips:
        asked = state_before.skip_answering_cards()
    elif state_before.phase == START and state_before.penalty:
        asked = state_before.tables.answering_cards[state_before.leading_group]
    elif state_before.phase in (START, DRAWN):
        asked = state_before.follow
    refilled = 0
    if any(isinstance(event, Refilled) for event in events):
        pile = state_before.discard[:]
        for event in events:
            if isinstance(event, Played):
                pile.append(event.card)
            elif isinstance(event, TookTurnBack):
                del pile[-len(event.cards) :]
            elif isinstance(event, Refilled):
                refilled, pile = card_set(pile[:-1]), pile[-1:]
    seen = tuple([redact(event, -1) for event in events])
    counts = tuple([hand.bit_count() for hand in state_before.hands])
    return Observation(seat, move, asked, state_before.phase, seen, counts, len(state_before.stock), refilled)
