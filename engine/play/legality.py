"""What the seat to act may do: the cards it may lay and what else, settled at every step of a turn.

What may follow a card in the same turn is in `combinations`. Legality is decided here and there and nowhere else.
"""

from __future__ import annotations

from typing import Final

from engine.cards import RANK, SUIT, CardSet
from engine.moves import BACK, DRAW, END, TAKE
from engine.play.piles import drawable
from engine.play.state import DRAWN, START, State
from engine.play.tables import COVER_ANY

JUST_DRAW: Final = (DRAW,)
JUST_TAKE: Final = (TAKE,)
JUST_END: Final = (END,)
JUST_BACK: Final = (BACK,)


def offer_start(state: State, seat: int, hand: CardSet) -> bool:
    """Settles a turn before its first card; False when there is nothing to choose."""
    state.phase = START
    if state.owed or state.pending_skips:
        return _offer_answer(state, seat, hand)
    tables = state.tables
    can = hand & state.follow
    if tables.guards_last and not hand & (hand - 1):
        can = last_card(state, seat, can)
    state.legal_cards = can
    if state.stock or drawable(state):
        state.other_moves = () if tables.must_play and can else JUST_DRAW
        return True
    state.other_moves = JUST_END if can and not tables.must_play else ()
    return bool(can)


def _offer_answer(state: State, seat: int, hand: CardSet) -> bool:
    """Settles a turn that begins with cards owed or a turn to miss; False when nothing answers the latter."""
    if state.pending_skips:
        state.legal_cards = last_card(state, seat, hand & state.answers())
        state.other_moves = JUST_END
        return bool(state.legal_cards)
    state.legal_cards = last_card(state, seat, hand & state.tables.reply_mask[state.lead])
    state.other_moves = JUST_TAKE
    return True


def offer_drawn(state: State, seat: int) -> bool:
    """Settles what a seat may do with what it drew; False when that is nothing."""
    state.phase = DRAWN
    tables = state.tables
    can = (state.drawn if tables.draw_may_play else state.hands[seat]) & state.follow
    if can and tables.guards_last:
        can = last_card(state, seat, can)
    state.legal_cards = can
    if tables.draws_on and (tables.draw_goes_on or not can):
        cap = tables.draw_cap
        if (not cap or state.draws < cap) and (state.stock or drawable(state)):
            state.other_moves = JUST_DRAW
            return True
    state.other_moves = () if tables.must_play else JUST_END
    return bool(can)


def offer_cover(state: State, hand: CardSet) -> None:
    """Settles what may cover the card that must be covered: its suit, or a card is drawn."""
    state.legal_cards = hand & state.tables.suits[SUIT[state.top]]
    state.other_moves = () if state.legal_cards else JUST_DRAW


def fire_cards(state: State, cards: CardSet) -> CardSet:
    """Which of the cards drawn for ending on a power card may at once be put down."""
    cards &= state.tables.power
    if state.owed:
        return cards & state.tables.reply_mask[state.lead]
    return cards & (state.answers() if state.pending_skips else state.follow)


def last_card(state: State, seat: int, can: CardSet) -> CardSet:
    """`can` less what the rules do not let a seat lay as its last card."""
    hand = state.hands[seat]
    tables = state.tables
    if not can or not tables.guards_last or hand & (hand - 1):
        return can
    if tables.word_guards_last and state.owes_word[seat] and not state.laid:
        return 0
    can &= ~tables.never_last
    if tables.wild_unless_last:
        can &= ~tables.wild_unless_last | plain_follow(state)
    return can


def plain_follow(state: State) -> CardSet:
    """What follows by suit or rank alone, wild cards left out."""
    tables = state.tables
    if state.named:
        return tables.named_mask[state.named] | tables.ranks[RANK[state.top]]
    return tables.alike[state.top]


def starter_follow(state: State) -> CardSet:
    """What may be laid on the first face-up card: it has no effect, but a wild or cover-any one allows any card."""
    tables = state.tables
    if not state.discard:
        return tables.pack_mask
    top = state.discard[-1]
    if tables.starter == "suit-only":
        return tables.suits[SUIT[top]] | tables.wild if SUIT[top] >= 0 else tables.pack_mask
    if tables.wild >> top & 1 or tables.flags[top] & COVER_ANY:
        return tables.pack_mask & ~tables.barred_on[top]
    return tables.on[top]
