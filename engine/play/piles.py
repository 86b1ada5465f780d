"""The stock and the discard pile: drawing cards, drawing the cards that a record names, and refilling the stock."""

from __future__ import annotations

from engine.cards import BIT, CARD_TEXT, FACE, Card, card_set
from engine.events import Penalised, Refilled, Why
from engine.messages.errors import MoveError
from engine.play.state import State


class UnknownCard(MoveError, ValueError):
    """Raised if a record doesn't name a card that was drawn, or names one that isn't in the stock."""

    code = "unknown-card"


def can_draw(state: State) -> bool:
    """Return whether a card can be drawn, from the stock or after refilling it."""
    return bool(state.stock) or (state.tables.refills_stock and len(state.discard) > 1)


def draw_cards(state: State, seat: int, n: int) -> list[Card]:
    """Move up to `n` cards from the stock to the hand of `seat`, fewer if both piles run out. Return them in the order
    they were drawn.
    """
    stock = state.stock
    if n == 1 and stock and state.recorded_draws is None:
        card = stock.pop()
        cards = [card]
        state.hands[seat] = state.hands[seat] | BIT[card]
    else:
        cards = _draw_several(state, seat, n)
    if state.tables.declaration_limit and cards:
        state.declared_level[seat] = state.tables.declaration_levels[state.hands[seat].bit_count()]
    return cards


def penalise(state: State, seat: int, n: int, why: Why) -> list[Card]:
    """Make a seat draw up to `n` cards as a penalty and log it as `Penalised`. Return the cards in the order they were
    drawn.
    """
    cards = draw_cards(state, seat, n)
    if state.log is not None:
        state.log.append(Penalised(seat, tuple(cards), why))
    return cards


def _draw_several(state: State, seat: int, n: int) -> list[Card]:
    hand = state.hands[seat]
    cards: list[Card] = []
    for _ in range(n):
        if not state.stock and not refill_stock(state):
            break
        card = state.stock.pop() if state.recorded_draws is None else _draw_recorded_card(state)
        cards.append(card)
        hand |= BIT[card]
    state.hands[seat] = hand
    return cards


def _draw_recorded_card(state: State) -> Card:
    """Take the next card that the record names out of the stock and return it, or the top card if none is named and the
    order of the stock is known. Raises UnknownCard if no card is named otherwise, or the named card isn't there.
    """
    script = state.recorded_draws
    if not script:
        if state.stock_order_known:
            return state.stock.pop()
        raise UnknownCard("the cards drawn must be named: the order of the stock is not known")
    want = FACE[script.pop(0)]
    if state.stock_order_known:
        if FACE[state.stock[-1]] != want:
            raise UnknownCard(
                f"{CARD_TEXT[want]} is named, but the next card of the stock is {CARD_TEXT[state.stock[-1]]}"
            )
        return state.stock.pop()
    for place, card in enumerate(state.stock):
        if FACE[card] == want:
            return state.stock.pop(place)
    raise UnknownCard(f"{CARD_TEXT[want]} is named, but it is not in the stock")


def refill_stock(state: State) -> bool:
    """Shuffle the discard pile except its top card into a new stock and log it. Return False, and change nothing, if
    the rules don't allow it or the pile has fewer than two cards.
    """
    if not state.tables.refills_stock or len(state.discard) < 2:
        return False
    state.stock = state.discard[:-1]
    state.discard = state.discard[-1:]
    state.refilled = card_set(state.stock)
    if state.recorded_draws is None:
        state.rng.shuffle(state.stock)
    else:
        state.stock_order_known = False
    if state.log is not None:
        state.log.append(Refilled(len(state.stock)))
    return True
