"""What cards do to others: replies act when they are laid, everything else when the turn ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Card
from engine.events import Cancelled, Owes, PassedHands, Penalised, Reversed, Skips, Took
from engine.play.piles import draw
from engine.play.state import TAKING
from engine.play.tables import (
    ADD,
    CANCEL,
    NO_EFFECT,
    PASS_HANDS,
    PASS_ON,
    PICKUP,
    PICKUP_PREVIOUS,
    REDUCE,
    RETURN,
    SKIP,
)

if TYPE_CHECKING:
    from engine.play.shedding import SheddingState


def reply(state: SheddingState, card: Card) -> None:
    """An answer to a pick-up: adds to it, cancels it, makes it smaller or turns it back."""
    tables = state.tables
    lead = state.lead
    seat = state.to_act
    does = tables.reply_does[lead][card]
    amount = tables.reply_amount[lead][card]
    before = state.owed
    state.replying = True
    state.effects_begin = len(state.laid)
    if does == ADD:
        group = tables.reply_as[lead][card]
        if tables.takes_sum_along[lead][card]:
            state.pending_by_group = [0] * len(state.pending_by_group)
            state.pending_by_group[group] = before
        state.pending_by_group[group] += amount
        state.pending_from = seat
    elif does == CANCEL:
        state.pending_by_group = [0] * len(state.pending_by_group)
    elif does == REDUCE:
        _reduce(state, lead, amount, tables.reply_rest[lead][card])
    elif does == RETURN:
        giver = state.pending_from
        state.pending_by_group = [0] * len(state.pending_by_group)
        cards = draw(state, giver, before)
        if state.log is not None:
            state.log.append(Took(giver, tuple(cards), before))
    elif does == PASS_ON:
        state.pending_from = seat
    state.owed = sum(state.pending_by_group)
    if state.log is None:
        return
    if state.owed:
        state.log.append(Owes(seat, state.owed))
    elif does != RETURN:
        state.log.append(Cancelled(seat, before))


def _reduce(state: SheddingState, lead: int, amount: int, rest: str) -> None:
    state.pending_by_group[lead] = max(0, state.pending_by_group[lead] - amount)
    if rest == "cancelled":
        state.pending_by_group = [0] * len(state.pending_by_group)
    elif rest == "taken" and any(state.pending_by_group):
        state.phase = TAKING


def effects(state: SheddingState) -> bool:
    """Lets the cards of this turn act on the others; True when the same player goes again."""
    tables = state.tables
    # Cards laid in rising order on one that lets a suit be dumped do nothing: what counts ends with that one.
    laid = state.laid[: state.effects_end] if state.effects_end else state.laid
    last = len(laid) - 1
    if last < state.effects_begin:
        return False
    kinds = tables.kind
    if tables.acts == "every":
        again = False
        for card in laid[state.effects_begin :]:
            again = act(state, kinds[card], [card]) or again
        return again
    kind = kinds[laid[last]]
    if kind == NO_EFFECT:
        return False
    first = last
    if tables.acts == "trailing":
        while first > state.effects_begin and _same_effect(state, laid[first - 1], laid[last]):
            first -= 1
    return act(state, kind, laid[first:])


def _same_effect(state: SheddingState, card: Card, other: Card) -> bool:
    """Whether two cards belong to one block: the same word, and for pick-ups groups that go together."""
    tables = state.tables
    if tables.kind[card] == tables.kind[other]:
        return True
    return bool(tables.together >> card & tables.together >> other & 1)


def act(state: SheddingState, kind: int, block: list[Card]) -> bool:
    """One block of cards with the same effect acts; True when the same player goes again."""
    if kind == NO_EFFECT:
        return False
    tables = state.tables
    seat = state.to_act
    if kind >= PICKUP or kind == PICKUP_PREVIOUS:
        if tables.rides and not any(tables.ridden >> card & 1 for card in block):
            block = [card for card in block if not tables.rides >> card & 1]
        amount = 0
        for card in block:
            amount += tables.amount[card]
        if not amount:
            return False
        if kind == PICKUP_PREVIOUS:
            state.direction = -state.direction
            previous = state.next(seat)
            state.direction = -state.direction
            cards = draw(state, previous, amount)
            if state.log is not None:
                state.log.append(Penalised(previous, tuple(cards), "previous"))
            return False
        for card in block:
            state.pending_by_group[tables.kind[card] - PICKUP] += tables.amount[card]
        state.owed += amount
        state.pending_from = seat
        if state.log is not None:
            state.log.append(Owes(seat, state.owed))
        return False
    if kind == SKIP:
        amount = sum(tables.amount[card] for card in block)
        if tables.answerable >> block[-1] & 1:
            state.pending_skips += amount
        else:
            state.skips_left[state.next(seat)] += amount
        if state.log is not None:
            state.log.append(Skips(seat, amount))
        return False
    if kind == PASS_HANDS:
        _pass_hands(state)
        return False
    if len(block) % 2 == 0:
        return False
    if state.in_play > 2 or tables.reverse_two == "nothing":
        if state.in_play > 2:
            state.direction = -state.direction
            if state.log is not None:
                state.log.append(Reversed(seat, state.direction))
        return False
    if tables.reverse_two == "again":
        return True
    state.skips_left[state.next(seat)] += 1
    if state.log is not None:
        state.log.append(Skips(seat, 1))
    return False


def _pass_hands(state: SheddingState) -> None:
    """Everybody still in passes their hand to the left; who gets few cards counts as declared."""
    seats = [seat for seat in range(state.seats) if not state.absent[seat] and state.hands[seat]]
    hands = [state.hands[seat] for seat in seats]
    for place, seat in enumerate(seats):
        state.hands[seat] = hands[place - 1]
        state.declared[seat] = state.tables.level(state.hands[seat].bit_count())
        state.owes_word[seat] = False
    if state.log is not None:
        state.log.append(PassedHands(state.to_act))
