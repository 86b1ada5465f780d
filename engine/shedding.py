"""The stock-and-discard games: one hand as a small mutable state.

A turn is a series of small moves. After every move `can` (the cards that may be laid now) and
`extra` (what else may be done) are settled; `legal_moves` reads them and `apply` refuses the rest,
so legality is decided in one place. Rules: rules.md §0 to §5, §7 and §8, through `Tables`.
"""

from __future__ import annotations

from typing import Final

from engine.cards import FACE, FACE_MASK, RANK, RANK_MASK, SUIT, SUIT_MASK, Card, Hand, cards_in, mask_of, one_of_each
from engine.chain import is_one_chain
from engine.chance import Chance
from engine.effects import act, effects, reply
from engine.moves import (
    ATTEMPT,
    BACK,
    CARD_BITS,
    CATCH,
    DRAW,
    END,
    KIND_MASK,
    NAMED_SHIFT,
    OUT,
    PLAIN,
    SAY,
    TAKE,
    Move,
    named_text,
)
from engine.piles import draw, drawable
from engine.refusal import refusal
from engine.shapes import following
from engine.state import COVER, DRAWN, FIRE, LAID, OVER, RETURNING, START, TAKING, State
from engine.tables import (
    AGAIN,
    ALL,
    CHAIN,
    COVER_ANY,
    DUMP,
    DUMP_FOLLOWING,
    DUMP_RISING,
    GOES_ON,
    MUST_COVER,
    NO_EFFECT,
    Tables,
)

_RARE: Final = ATTEMPT | OUT  # a bit that catches, attempts and few others have
_DRAW: Final = (DRAW,)
_TAKE: Final = (TAKE,)
_END: Final = (END,)
_BACK: Final = (BACK,)


class SheddingState(State):
    """One hand of a stock-and-discard game."""

    __slots__ = ()

    def _open(self) -> None:
        """What the first card does, and whose turn it is."""
        tables, dealer, discard = self.tables, self.dealer, self.discard
        self._starter()
        first = (dealer + tables.first_step) % self.seats
        if tables.starter == "acts" and discard:
            self.to_act = dealer
            self.direction = tables.first_step
            self.laid.append(discard[-1])
            again = effects(self)
            first = dealer if again else self.next(dealer)
            self._fresh_turn()
        self._begin(first)

    def _fresh_turn(self) -> None:
        """Forgets the turn that is over; what only turns of several cards know is often not there to forget."""
        self.said = False
        self.drawn = 0
        self.draws = 0
        if self.laid:
            self.laid = []
            self.shape = 0
            self.acted = 0
            self.replying = False
            self.dump = 0
            self.rising = False
            self.chaining = False
            self.loud = 0
            self.suited = False

    def _starter(self) -> None:
        """A starter has no effect, but a wild or cover-any one allows any first card."""
        tables = self.tables
        if not self.discard:
            return
        top = self.discard[-1]
        if tables.starter == "suit-only":
            self.follow = SUIT_MASK[SUIT[top]] | tables.wild if SUIT[top] >= 0 else ALL
        elif tables.wild >> top & 1 or tables.flags[top] & COVER_ANY:
            self.follow = ALL & ~tables.barred_on[top]
        else:
            self.follow = tables.on[top]

    def legal_moves(self) -> list[Move]:
        """Every move of the seat to act, without `say`; equal-looking cards once. Empty when over."""
        can = self.can
        moves: list[Move] = []
        if can:
            tables = self.tables
            if tables.copies:
                can = one_of_each(can)
            plays = tables.plain_moves if self.rising else tables.moves
            while can:
                low = can & -can
                moves += plays[low.bit_length() - 1]
                can ^= low
        moves += self.extra
        return moves

    # --- playing -----------------------------------------------------------------------------

    def apply(self, move: Move, seat: int = -1) -> None:
        """Plays a move of `seat` (default: the seat to act). Raises IllegalMove naming the rule."""
        if move & _RARE and (move & KIND_MASK == CATCH or move & ATTEMPT):
            self._out_of_turn(move, seat)
            return
        if 0 <= seat != self.to_act:
            raise refusal(self, move, seat)
        plain = move & PLAIN
        if plain < DRAW:
            card = plain & CARD_BITS
            moves = self.tables.plain_moves if self.rising else self.tables.moves
            if not self.can >> card & 1 or plain not in moves[card]:
                # Where two copies look alike the one that may be laid is meant.
                twin = self.can & FACE_MASK[FACE[card]]
                card = twin.bit_length() - 1
                plain = plain & ~CARD_BITS | card
                if not twin or plain not in moves[card]:
                    raise refusal(self, move, self.to_act)
            self.missed = -1
            if move != plain and move & SAY:
                self._say()
            self._lay(card, plain >> NAMED_SHIFT)
            return
        if plain not in self.extra:
            raise refusal(self, move, self.to_act)
        self.missed = -1
        if move & SAY:
            self._say()
        if plain == DRAW:
            self._draw_move()
        elif plain == TAKE:
            self._take_move()
        elif plain == END:
            self._end_move()
        else:
            self._come_back()

    def _out_of_turn(self, move: Move, seat: int) -> None:
        """A catch, or an illegal attempt where the rules have a price for it."""
        if seat < 0:
            seat = self.to_act
        tables = self.tables
        if move & ATTEMPT:
            card = move & CARD_BITS
            legal = seat == self.to_act and move & PLAIN in self.legal_moves()
            if not tables.penalise or legal or self.phase == OVER or not self.hands[seat] >> card & 1:
                raise refusal(self, move, seat)
            self.tell("attempt", seat, (card,))
            self.tell("penalty", seat, draw(self, seat, tables.blunder_penalty), word="blunder")
        else:
            offender = move & CARD_BITS
            if offender != self.missed or (seat, move & PLAIN) not in self.catches():
                raise refusal(self, move, seat)
            self.tell("catch", seat, n=offender)
            self.missed = -1
            self.tell("penalty", offender, draw(self, offender, tables.declare_penalty), word="declare")
        if self.phase == START:
            self._begin(self.to_act, again=True)

    def _say(self) -> None:
        self.said = True
        level = self.tables.level(max(1, self.hands[self.to_act].bit_count() - 1))
        self.tell("say", self.to_act, word=self.tables.word(level) if level else "")

    # --- turns -------------------------------------------------------------------------------

    def _begin(self, seat: int, again: bool = False) -> None:
        """Gives the turn to `seat`, or to the next who has something to choose."""
        tables = self.tables
        while True:
            self.to_act = seat
            if not again:
                self.turns += 1
                if self.turns > tables.turn_limit:
                    self._block()
                    return
                if seat == self.demand:
                    self.demand, self.named = -1, 0
                    self.follow = tables.on[self.discard[-1]]
                if self.waiting[seat]:
                    self.waiting[seat] -= 1
                    if self.log is not None:
                        self.tell("miss", seat)
                    seat = self.next(seat)
                    continue
            again = False
            self.phase = START
            hand = self.hands[seat]
            if self.misses:
                self.can = self.last_card(seat, hand & self.answers())
                if self.can:
                    self.extra = _END
                    return
                self._accept_misses(seat)
                seat = self.next(seat)
                continue
            if self.owed:
                self.can = self.last_card(seat, hand & tables.reply_mask[self.lead])
                self.extra = _TAKE
                return
            if self._offer(seat, hand):
                return
            self.tell("pass", seat)
            self.passes += 1
            if self.passes > self.in_play:
                self._block()
                return
            seat = self.next(seat)

    def _offer(self, seat: int, hand: Hand) -> bool:
        """Settles an ordinary turn before its first card; False when there is nothing to choose."""
        tables = self.tables
        can = hand & self.follow
        if hand & (hand - 1) == 0:
            can = self.last_card(seat, can)
        self.can = can
        if self.stock or drawable(self):
            self.extra = () if can and tables.must_play else _DRAW
            return True
        if can:
            self.extra = () if tables.must_play else _END
            return True
        self.extra = ()
        return False

    def last_card(self, seat: int, can: Hand) -> Hand:
        """`can` less what the rules do not let a seat lay as its last card."""
        hand = self.hands[seat]
        if not can or hand & (hand - 1):
            return can
        tables = self.tables
        if tables.finish_how == "refuse":
            can &= ~tables.finish_barred
        if tables.wild_unless_last:
            can &= ~tables.wild_unless_last | self._plain_follow()
        if self.owes_word[seat] and tables.declare_how == "refuse" and not self.laid:
            can = 0
        return can

    def _plain_follow(self) -> Hand:
        """What follows by suit or rank alone, wild cards left out."""
        if self.named:
            return self.tables.named_mask[self.named] | RANK_MASK[RANK[self.top]]
        return self.tables.alike[self.top]

    def _accept_misses(self, seat: int) -> None:
        self.waiting[seat] += self.misses - 1
        self.misses = 0
        self.tell("miss", seat)

    def _draw_move(self) -> None:
        tables = self.tables
        seat = self.to_act
        self.passes = 0
        hand = self.hands[seat]
        covering = self.phase == COVER
        # Only a barred card left (it may not be laid): draw one and wait for the next turn.
        waits = tables.finish_how == "refuse" and hand & (hand - 1) == 0 and bool(hand & tables.finish_barred)
        cards = draw(self, seat, 1 if covering else tables.draw_count)
        self.draws += 1
        self.drawn = self.hands[seat] ^ hand
        if self.log is not None:
            self.tell("draw", seat, cards)
        if covering or waits or (tables.draw_ends and not tables.draw_goes_on):
            self._end_turn()
            return
        self.phase = DRAWN
        if not self._after_draw(seat):
            self._end_turn()

    def _after_draw(self, seat: int) -> bool:
        """Settles what a seat may do with what it drew; False when that is nothing."""
        tables = self.tables
        can = (self.drawn if tables.draw_may_play else self.hands[seat]) & self.follow
        if can:
            can = self.last_card(seat, can)
        self.can = can
        if tables.draw_goes_on or (tables.until_playable and not can):
            capped = tables.draw_cap and self.draws >= tables.draw_cap
            if not capped and drawable(self):
                self.extra = _DRAW
                return True
        self.extra = () if tables.must_play else _END
        return bool(can)

    def resettle(self) -> bool:
        """Settles anew what the seat to act may do; False when such a hand would not be waiting here."""
        seat, phase = self.to_act, self.phase
        hand = self.hands[seat] if seat >= 0 else 0
        if phase == START and self.misses:
            self.can, self.extra = self.last_card(seat, hand & self.answers()), _END
            return bool(self.can)
        if phase == START and self.owed:
            self.can, self.extra = self.last_card(seat, hand & self.tables.reply_mask[self.lead]), _TAKE
            return True
        if phase == START:
            return self._offer(seat, hand)
        if phase == DRAWN:
            return self._after_draw(seat)
        if phase == COVER:
            self.can = hand & SUIT_MASK[SUIT[self.top]]
            self.extra = () if self.can else _DRAW
            return True
        if phase in (LAID, FIRE):
            self.can = following(self, self.top, hand) if phase == LAID else self._fire(hand)
            self.extra = _END
            return bool(self.can)
        self.can, self.extra = 0, _TAKE if phase == TAKING else _BACK if phase == RETURNING else ()
        return True

    def _take_move(self) -> None:
        seat = self.to_act
        self.passes = 0
        cards = draw(self, seat, self.owed)
        self.tell("take", seat, cards, n=self.owed)
        self.owed = 0
        self.parts = [0] * len(self.parts)
        if self.tables.take_goes_on:
            self.drawn = mask_of(cards)
            self._begin(seat, again=True)
        else:
            self._end_turn()

    def _end_move(self) -> None:
        seat = self.to_act
        if self.phase == START and self.misses:
            self._accept_misses(seat)
            self._begin(self.next(seat))
            return
        if self.phase == START:
            self.tell("pass", seat)
            self.passes += 1
            if self.passes > self.in_play:
                self._block()
                return
        else:
            self.tell("end", seat)
        self._end_turn()

    def _lay(self, card: Card, named: int) -> None:
        tables = self.tables
        seat = self.to_act
        self.passes = 0
        hand = self.hands[seat] ^ (1 << card)
        self.hands[seat] = hand
        laid = self.laid
        whole = tables.ends[card] and bool(hand) and not (laid or self.owed or self.misses)
        if not whole:
            before = self.discard[-1] if self.discard else -1
            follows_suit = before >= 0 and SUIT[card] == (self.named - 1 if 0 < self.named < 5 else SUIT[before])
            if laid and tables.flags[laid[-1]] & (GOES_ON | MUST_COVER):
                self.shape = len(laid)
            if len(laid) == self.shape:
                self.suited = follows_suit
            laid.append(card)
        self.discard.append(card)
        if named:
            # A suit lasts until the next card, a rank until the turn comes back to who demanded it.
            rank = RANK_MASK[RANK[card]] if RANK[card] >= 0 else 0
            self.named = named
            self.demand = seat if named > 4 else -1
            self.follow = (tables.named_mask[named] | tables.wild | rank) & ~tables.barred_on[card]
        elif self.demand < 0:
            self.named = 0
            self.follow = tables.on[card]
        if self.log is not None:
            self.tell("play", seat, (card,), word=named_text(named))
        if whole:
            # One card, nothing more to choose: the turn is over.
            kind = tables.kind[card]
            self._pass_on(seat, hand, kind != NO_EFFECT and act(self, kind, [card]))
            return
        if self.owed:
            reply(self, card)
            if self.phase == TAKING:
                self.can, self.extra = 0, _TAKE
                return
        elif self.misses:
            self.misses += tables.amount[card]
            self.acted = len(laid)
            self.replying = True
            self.tell("skip", seat, n=self.misses)
        if not hand and not (tables.flags[card] & MUST_COVER and not self.replying and drawable(self)):
            self._last_laid(card)
            return
        if not self.replying and tables.ends[card] and len(laid) == 1:
            self._end_turn()
            return
        flags = tables.flags[card]
        if not self.owed and not self.misses and not self.rising:
            if flags & MUST_COVER:
                self.phase = COVER
                self.can = hand & SUIT_MASK[SUIT[card]]
                self.extra = () if self.can else _DRAW
                return
            if flags & AGAIN:
                self._end_turn(again=True)
                return
            if flags & (DUMP | DUMP_RISING) and (follows_suit or not flags & DUMP_FOLLOWING):
                self.dump = SUIT_MASK[SUIT[card]]
                self.rising = bool(flags & DUMP_RISING)
                self.loud = len(laid) if self.rising else 0
            if flags & CHAIN:
                self.chaining = True
        self._go_on(card, hand)

    def _go_on(self, card: Card, hand: Hand) -> None:
        """Settles what may follow `card` in the same turn; ends the turn when nothing may."""
        if self.dump and not self.dump >> card & 1:
            self.dump = 0
        can = following(self, card, hand)
        if not can:
            self._end_turn()
            return
        self.phase = LAID
        self.can = can
        self.extra = _END

    # --- replies and effects -----------------------------------------------------------------

    # --- the end of a turn and of a hand -----------------------------------------------------

    def _last_laid(self, card: Card) -> None:
        """The hand is empty: out, unless the card or a missed word forbids it."""
        tables = self.tables
        seat = self.to_act
        if tables.finish_how == "draw" and tables.finish_barred >> card & 1:
            cards = draw(self, seat, tables.finish_penalty)
            self.tell("penalty", seat, cards, word="finish")
            if tables.fire and cards:
                fire = self._fire(mask_of(cards))
                if fire:
                    self.phase, self.can, self.extra = FIRE, fire, _END
                    return
        elif self.owes_word[seat] and tables.declare_how == "finish":
            cards = draw(self, seat, tables.declare_penalty)
            self.tell("penalty", seat, cards, word="declare")
        self._end_turn()

    def _fire(self, cards: Hand) -> Hand:
        """Which of the cards drawn for ending on a power card may at once be put down."""
        tables = self.tables
        if self.owed:
            return cards & tables.power & tables.reply_mask[self.lead]
        if self.misses:
            return cards & tables.power & self.answers()
        return cards & tables.power & self.follow

    def _end_turn(self, again: bool = False) -> None:
        tables = self.tables
        seat = self.to_act
        if self.laid:
            again = effects(self) or again
        hand = self.hands[seat]
        if not hand:
            self.leave(seat, self.out)
            self.tell("out", seat, n=len(self.out))
            if not tables.one_left or self.in_play < 2:
                self._finish(seat)
                return
            again = False
        self._pass_on(seat, hand, again)

    def _pass_on(self, seat: int, hand: Hand, again: bool) -> None:
        """The turn is over: the word may be due, and the next seat begins."""
        tables = self.tables
        if hand:
            count = hand.bit_count()
            if count > tables.declare_at and not tables.declare_several:
                self.declared[seat] = 0
                self.owes_word[seat] = False
            elif tables.levels:
                self._word_due(seat, count)
            if tables.bankrupt_at and count >= tables.bankrupt_at:
                self._bankrupt(seat)
                return
        if self.draws or self.said or self.laid:
            self._fresh_turn()
        if not again:
            left = (seat + self.direction) % self.seats
            seat = self.next(seat) if self.absent[left] else left
        self._begin(seat)

    def _word_due(self, seat: int, count: int) -> None:
        """Settles at the end of a turn whether the word was due, and said."""
        tables = self.tables
        level = tables.level(count)
        missing = False
        if level:
            if self.said:
                self.declared[seat] = level
            missing = self.declared[seat] != level
        elif tables.declare_several:
            missing = not self.said
        else:
            self.declared[seat] = 0
        self.owes_word[seat] = missing
        if missing and tables.declare_how == "catch":
            self.missed = seat

    def _bankrupt(self, seat: int) -> None:
        """Who holds too many cards is out of the hand; the cards go under the pile. The last one in has won."""
        self.discard[:0] = cards_in(self.hands[seat])
        self.hands[seat] = 0
        self.leave(seat, self.bankrupt)
        self.tell("bankrupt", seat)
        if self.in_play == 1:
            self.leave(self.absent.index(False), self.out)
            self.close()
            return
        self._fresh_turn()
        self._begin(self.next(seat))

    def _finish(self, seat: int) -> None:
        """The hand is over, unless the last player can bring back who went out last."""
        if self.tables.back and self.tables.one_left and not self.revived:
            left = self.absent.index(False)
            follow = self._plain_follow()
            cards = drawable(self)
            if cards and is_one_chain(self.hands[left], follow):
                self.revived = True
                self._fresh_turn()
                self.to_act, self.phase, self.can, self.extra = seat, RETURNING, 0, _BACK
                return
        self.close()

    def _come_back(self) -> None:
        seat = self.out.pop()
        self.absent[seat] = False
        self.in_play += 1
        cards = draw(self, seat, self.tables.back_cards)
        self.tell("back", seat, cards, n=len(cards))
        self.declared[seat] = self.tables.level(len(cards))
        self.owes_word[seat] = False
        last = next(each for each in range(self.seats) if not self.absent[each] and each != seat)
        self._fresh_turn()
        self._begin(last)

    def _block(self) -> None:
        self.blocked = True
        self.tell("blocked")
        self.close()

    # --- drawing -----------------------------------------------------------------------------


def deal_shedding(tables: Tables, dealer: int, chance: Chance) -> SheddingState:
    """A new hand: the pack shuffled with `chance`, dealt, and a starter turned up."""
    pack = tables.pack[:]
    chance.shuffle(pack)
    hands = [mask_of(pack[seat * tables.deal : (seat + 1) * tables.deal]) for seat in range(tables.seats)]
    stock = pack[tables.seats * tables.deal :]
    turned: list[Card] = []
    if tables.starter != "none":
        while stock and tables.starter_barred >> stock[-1] & 1:
            turned.append(stock.pop())
        if not stock:
            stock, turned = turned, []
        starter = stock.pop()
        if turned:
            stock += turned
            chance.shuffle(stock)
        return SheddingState(tables, dealer, hands, stock, [starter], chance)
    return SheddingState(tables, dealer, hands, stock, [], chance)
