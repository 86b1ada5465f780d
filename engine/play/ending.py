"""How seats leave a hand and how it ends: the last card, too many cards, coming back, the block."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import Card, cards_in, mask_of
from engine.events import Blocked, CameBack, Penalised, WentBankrupt, WentOut
from engine.play.chain import is_one_chain
from engine.play.legality import JUST_BACK, JUST_END, fire_cards, plain_follow
from engine.play.piles import draw, drawable
from engine.play.state import FIRE, RETURNING

if TYPE_CHECKING:
    from engine.play.shedding import SheddingState


def last_laid(state: SheddingState, card: Card) -> None:
    """The hand of the seat to act is empty: it is out, unless the card or a missed word forbids it."""
    tables = state.tables
    seat = state.to_act
    if tables.last_costs >> card & 1:
        cards = draw(state, seat, tables.finish_penalty)
        if state.log is not None:
            state.log.append(Penalised(seat, tuple(cards), "finish"))
        if tables.fire and cards:
            fire = fire_cards(state, mask_of(cards))
            if fire:
                state.phase, state.legal_cards, state.other_moves = FIRE, fire, JUST_END
                return
    elif state.owes_word[seat] and tables.word_at_finish:
        cards = draw(state, seat, tables.declare_penalty)
        if state.log is not None:
            state.log.append(Penalised(seat, tuple(cards), "declare"))
    state.end_turn()


def go_out(state: SheddingState, seat: int) -> bool:
    """A seat is out; False when that ends the hand, or leaves it waiting for somebody to come back."""
    state.leave(seat, state.out)
    if state.log is not None:
        state.log.append(WentOut(seat, len(state.out)))
    tables = state.tables
    if tables.one_left and state.in_play > 1:
        return True
    if tables.back and tables.one_left and not state.revived:
        # The last player can bring back who went out last.
        left = state.absent.index(False)
        if drawable(state) and is_one_chain(state.hands[left], plain_follow(state)):
            state.revived = True
            state.forget_laid()
            state.to_act, state.phase, state.legal_cards, state.other_moves = seat, RETURNING, 0, JUST_BACK
            return False
    state.close()
    return False


def come_back(state: SheddingState) -> None:
    """Who went out last draws cards and is in again; the last player goes on."""
    seat = state.out.pop()
    state.absent[seat] = False
    state.in_play += 1
    cards = draw(state, seat, state.tables.back_cards)
    if state.log is not None:
        state.log.append(CameBack(seat, tuple(cards)))
    state.declared[seat] = state.tables.level(len(cards))
    state.owes_word[seat] = False
    last = next(each for each in range(state.seats) if not state.absent[each] and each != seat)
    state.begin_turn(last)


def go_bankrupt(state: SheddingState, seat: int) -> None:
    """Who holds too many cards is out of the hand; the cards go under the pile. The last one in has won."""
    state.discard[:0] = cards_in(state.hands[seat])
    state.hands[seat] = 0
    state.leave(seat, state.bankrupt)
    if state.log is not None:
        state.log.append(WentBankrupt(seat))
    if state.in_play == 1:
        state.leave(state.absent.index(False), state.out)
        state.close()
        return
    state.begin_turn(state.next(seat))


def block(state: SheddingState) -> None:
    """Nobody can go on: the hand is over without a winner by cards."""
    state.blocked = True
    if state.log is not None:
        state.log.append(Blocked())
    state.close()
