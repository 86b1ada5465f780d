"""Turns of several cards: what may follow a card that was laid in the same turn (engine/rules.md, `turn.multi`)."""

from __future__ import annotations

import itertools

from engine.cards import RANK, SUIT, Card, CardSet
from engine.play.legality import last_card
from engine.play.state import State
from engine.play.tables import COVER_ANY, GOES_ON


def following(state: State, card: Card, hand: CardSet) -> CardSet:
    """The cards of a hand that may follow `card` in the same turn."""
    tables = state.tables
    rest = 0
    if state.owed or state.pending_skips:
        allowed = tables.reply_mask[state.lead] if state.owed else state.answers()
    else:
        allowed = tables.pack_mask
        if tables.flags[card] & GOES_ON and 0 < state.named < 5:
            # The nominating card asks for its suit; a set of its rank may go on, and a chain be wild instead.
            wild = tables.wild if tables.chain or tables.suit_chain else 0
            alike = tables.ranks[RANK[card]] if tables.set and RANK[card] >= 0 else 0
            return _not_last(state, card, hand, hand & (tables.suits[state.named - 1] | wild | alike))
        if state.dumping:
            rest |= state.dumping & _higher(state, card) if state.ascending else state.dumping
        if state.chaining:
            rest |= _chain(state, card)
    return _not_last(state, card, hand, hand & allowed & (rest | _shaped(state, card)))


def _not_last(state: State, card: Card, hand: CardSet, can: CardSet) -> CardSet:
    """`can` less a last card with which nobody may go out after another."""
    tables = state.tables
    if can and hand & (hand - 1) == 0:
        if tables.no_several or (tables.no_double and RANK[card] == RANK[hand.bit_length() - 1]):
            can = 0
        else:
            can = last_card(state, state.to_act, can)
    return can


def _higher(state: State, card: Card) -> CardSet:
    """All cards of a higher rank than `card`, Ace low."""
    mask = 0
    for rank in range(RANK[card] + 1, 13):
        mask |= state.tables.ranks[rank]
    return mask


def _chain(state: State, card: Card) -> CardSet:
    """What follows in a chain: suit or rank, wild, anything on a cover, the nominated suit."""
    if 0 < state.named < 5:
        return state.tables.suits[state.named - 1] | state.tables.wild
    return state.tables.on[card]


def _shaped(state: State, card: Card) -> CardSet:
    """What may follow `card` by the shapes of turns that fit all that was laid in this one."""
    tables = state.tables
    rest = 0
    if tables.together >> card & 1:
        rest = tables.together & tables.alike[card]
    if not tables.several:
        return rest
    shape = state.laid[state.combination_start :]
    suit, rank = SUIT[card], RANK[card]
    alone = len(shape) == 1
    if tables.set and (alone or all(RANK[each] == rank for each in shape)):
        rest |= tables.ranks[rank] if rank >= 0 else tables.jokers
    if tables.suit_all and suit >= 0 and (alone or all(SUIT[each] == suit for each in shape)):
        rest |= tables.suits[suit]
    runs = suit >= 0 and not (alone and tables.run_on_suit and not state.followed_suit)
    if tables.run and runs:
        rest |= _run(state, shape)
    if tables.mix and suit >= 0 and not runs:
        rest |= tables.ranks[rank]
    elif tables.mix and suit >= 0:
        rest |= tables.ranks[rank] | _run(state, shape[-2:] if not alone and SUIT[shape[-2]] == suit else shape[-1:])
    if tables.chain:
        rest |= _chain(state, card)
    if tables.suit_chain:
        if 0 < state.named < 5:
            rest |= tables.suits[state.named - 1] | tables.wild
        elif tables.flags[card] & COVER_ANY or suit < 0:
            rest = tables.pack_mask
        else:
            rest |= tables.suits[suit] | tables.wild
    return rest


def _run(state: State, shape: list[Card]) -> CardSet:
    """What continues a run: neighbouring ranks of one suit, the direction kept."""
    tables = state.tables
    last = shape[-1]
    if len(shape) == 1:
        return tables.above[last] | (tables.below[last] if tables.run_down else 0)
    step = tables.height[shape[1]] - tables.height[shape[0]]
    if step not in (1, -1) or (step < 0 and not tables.run_down):
        return 0
    for left, right in itertools.pairwise(shape):
        if SUIT[left] != SUIT[right] or tables.height[right] - tables.height[left] != step:
            return 0
    return tables.above[last] if step > 0 else tables.below[last]
