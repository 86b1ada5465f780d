"""The shedding family, with a stock and a discard pile: one hand as a small mutable state.

A turn is a series of moves. Each move sets `legal_cards` (those that may be played next) and `other_moves`
(`offer_turn_start`, `offer_drawn_card`, `cards_following` …). `legal_moves` lists them and `apply` refuses all others,
so legality is decided in one place. The rules come from `Tables`.
"""

from __future__ import annotations

import itertools
from typing import Final

from engine import events
from engine.cards import BIT, FACE, FACE_MASK, RANK, SUIT, Card, CardSet, card_set, cards_in
from engine.moves import (
    BACK,
    CARD_BITS,
    CATCH,
    DRAW,
    END,
    KIND_MASK,
    NAMED,
    NAMED_RANK,
    NAMED_SUIT,
    OUT,
    PLAIN,
    PLAY,
    SAY,
    TAKE,
    WRONG_CARD,
    Move,
    is_move,
)
from engine.play.chain import is_one_chain
from engine.play.combination import chain_follow, combination_follow
from engine.play.piles import can_draw, draw_cards, penalise
from engine.play.refusal import explain_refusal
from engine.play.state import COVER, DRAWN, FIRE, OVER, PLAYED, RETURNING, START, TAKING, State
from engine.play.tables import (
    AGAIN,
    CHAIN,
    COVER_ANY,
    DUMP,
    DUMP_FOLLOWING,
    DUMP_RISING,
    GOES_ON,
    MUST_COVER,
    NO_EFFECT,
    PlayEntry,
    Tables,
)
from engine.rng import Rng

# Only declarations, wrong cards, catches and a few other moves have bits from here on, and so have ints that are no
# moves: `apply` checks for all of them with one shift.
_FIRST_RARE_BIT: Final = OUT.bit_length() - 1
_MAX_PLAYS_TRIED: Final = 120  # the most cards that `can_play_all_at_once` plays
JUST_DRAW: Final[tuple[Move, ...]] = (DRAW,)  # the annotation keeps compiled code from copying the tuple at each use
JUST_TAKE: Final[tuple[Move, ...]] = (TAKE,)
JUST_END: Final[tuple[Move, ...]] = (END,)
JUST_BACK: Final[tuple[Move, ...]] = (BACK,)
BACK_OR_NOT: Final[tuple[Move, ...]] = (BACK, END)


class SheddingState(State):
    """The state of one hand of a shedding game."""

    __slots__ = ()

    def _begin_hand(self) -> None:
        """Apply the effect of the starter and begin the first turn."""
        tables, dealer = self.tables, self.dealer
        self.follow = starter_follow(self)
        first = (dealer + tables.first_player_offset) % self.seats
        if tables.starter == "acts" and self.discard:
            self.to_act = dealer
            self.direction = tables.first_player_offset
            self.played.append(self.discard[-1])
            dealt = tuple(self.hands), tuple(self.stock)
            again = apply_effects(self)
            if dealt[0] != tuple(self.hands):
                self.dealt = dealt
            first = dealer if again else self.next_seat(dealer)
        self.begin_turn(first)

    # --- what may be done, and doing it ------------------------------------------------------

    def legal_moves(self) -> list[Move]:
        """Return every legal move of the seat to act, without the declaration. Cards that look alike are listed once.
        Empty when the hand is over.
        """
        can = self.distinct_legal_cards()
        if not can:
            return [*self.other_moves]
        tables = self.tables
        moves: list[Move] = []
        names = not self.ascending and can & tables.nominating_cards != 0
        while can:  # from the highest bit, which is found in fewer steps than the lowest
            card = can.bit_length() - 1
            if names:
                moves += tables.moves_reversed[card]
            else:
                moves.append(card)
            can ^= BIT[card]
        moves.reverse()
        moves += self.other_moves
        return moves

    def apply(self, move: Move, seat: int = -1) -> None:
        """Apply a move of `seat`, by default the seat to act. Raises IllegalMove, and then nothing has changed."""
        plain = move
        try:
            rare = move >> _FIRST_RARE_BIT
        except TypeError:
            raise explain_refusal(self, move, seat) from None
        if rare:
            if not is_move(move):
                raise explain_refusal(self, move, seat)
            if move & KIND_MASK == CATCH or move & WRONG_CARD:
                self._apply_out_of_turn(move, seat)
                return
            plain = move & PLAIN
        to_act = self.to_act
        if seat >= 0 and seat != to_act:
            raise explain_refusal(self, move, seat)
        if plain >= DRAW:
            if plain not in self.other_moves:
                raise explain_refusal(self, move, to_act)
            self.undeclared_seat = -1
            if move >= SAY:
                self._declare_level()
            if plain == DRAW:
                self._draw_by_choice()
            elif plain == TAKE:
                self._take_pending_penalty()
            elif plain == END:
                self._end_turn_early()
            else:
                bring_seat_back(self)
            return
        tables = self.tables
        plays = tables.plain_play_entries if self.ascending else tables.play_entries
        entry = plays[plain]
        if entry is None or not self.legal_cards & entry.bit:
            entry = self._entry_of_other_copy(move, plain)
        self.undeclared_seat = -1
        if move >= SAY:
            self._declare_level()
        if tables.takes_turn_back and not self.played:
            self._remember_turn()
        card = entry.card
        named = entry.named
        hand = self.hands[to_act] ^ entry.bit
        self.hands[to_act] = hand
        self.discard.append(card)
        self.passes = 0
        was_named = self.named
        if named or self.rank_demanded_by < 0:
            # A nominated suit holds until the next card, a rank until the next turn of the seat that demanded it.
            self.named = named
            self.rank_demanded_by = to_act if NAMED_RANK[named] >= 0 else -1
            self.follow = entry.follow
        if self.log is not None:
            self.log.append(events.Played(to_act, card, NAMED[named]))
        if not hand or hand & entry.continuations or self.played or self.penalty or self.pending_skips:
            self._continue_turn(card, hand, was_named)
            return
        # One card, nothing more to choose: the turn is over.
        kind = entry.effect
        again = kind != NO_EFFECT and tables.effect_functions[kind](self, [card])
        if again or tables.counts_hands:
            self._pass_turn_on(to_act, self.hands[to_act], again)
        else:
            self.begin_turn((to_act + self.direction) % self.seats)

    def _entry_of_other_copy(self, move: Move, plain: Move) -> PlayEntry:
        """Return the table entry of the other copy of a card, for a move with a copy that isn't held or isn't legal.
        Raises IllegalMove if the other copy can't be played either.
        """
        if not is_move(plain):
            raise explain_refusal(self, move, self.to_act)
        twin = self.legal_cards & FACE_MASK[FACE[plain & CARD_BITS]]
        plays = self.tables.plain_play_entries if self.ascending else self.tables.play_entries
        entry = plays[plain & ~CARD_BITS | twin.bit_length() - 1] if twin else None
        if entry is None:
            raise explain_refusal(self, move, self.to_act)
        return entry

    def update_legal_moves(self) -> bool:
        """Compute the legal moves again, after hidden cards were changed. Return False if a hand with these cards
        wouldn't have stopped at this seat and phase.
        """
        seat, phase = self.to_act, self.phase
        hand = self.hands[seat] if seat >= 0 else 0
        if phase == START:
            return offer_turn_start(self, seat, hand)
        if phase == DRAWN:
            return offer_drawn_card(self, seat)
        if phase == COVER:
            offer_cover(self, hand)
            return True
        if phase in (PLAYED, FIRE):
            self.legal_cards = (
                cards_following(self, self.top, hand) if phase == PLAYED else playable_penalty_cards(self, hand)
            )
            self.other_moves = JUST_END
            return bool(self.legal_cards)
        self.legal_cards, self.other_moves = 0, JUST_TAKE if phase == TAKING else ()
        if phase == RETURNING:
            self.other_moves = BACK_OR_NOT if self.tables.comes_back_by_choice else JUST_BACK
        return True

    # --- the moves ---------------------------------------------------------------------------

    def _apply_out_of_turn(self, move: Move, seat: int) -> None:
        """Apply a catch, or a wrong card if the rules have a penalty for it. Raises IllegalMove if neither is
        possible.
        """
        if seat < 0:
            seat = self.to_act
        tables = self.tables
        if move & WRONG_CARD:
            card = move & CARD_BITS
            # Two copies of a card look the same: if either may be played, neither is wrong.
            legal = seat == self.to_act and self.legal_cards & FACE_MASK[FACE[card]]
            if (
                not tables.penalises_wrong_cards
                or move & KIND_MASK != PLAY
                or legal
                or self.phase == OVER
                or seat >= self.seats
                or not self.hands[seat] >> card & 1
            ):
                raise explain_refusal(self, move, seat)
            if self.log is not None:
                self.log.append(events.TriedWrongCard(seat, card))
            whole = seat == self.to_act and self.phase in (PLAYED, COVER) and len(self.discard) > len(self.played)
            if tables.takes_turn_back and whole:
                # Not if the pile became the stock during the turn: its cards can no longer be taken back.
                self._take_turn_back(seat)
                return
            penalise(self, seat, tables.wrong_card_penalty, "blunder")
        else:
            offender = move & CARD_BITS
            if offender != self.undeclared_seat or (seat, move & PLAIN) not in self.catches():
                raise explain_refusal(self, move, seat)
            if self.log is not None:
                self.log.append(events.Caught(seat, offender))
            self.undeclared_seat = -1
            penalise(self, offender, tables.declare_penalty, "declare")
        if self.phase == START:
            self.resume_turn(self.to_act)

    def _remember_turn(self) -> None:
        """Save what was nominated and pending before the first card of a turn, for `_take_turn_back`."""
        self.turn_start = (
            self.named, self.follow, self.rank_demanded_by, self.penalty, tuple(self.pending_by_group),
            self.pending_from,
            self.pending_skips,
        )  # fmt: skip

    def _take_turn_back(self, seat: int) -> None:
        """Take back all cards of a turn after a wrong card, draw the penalty and end the turn.

        A penalty or skip that these cards had answered is pending again: the seat must draw the one and accepts the
        other.
        """
        back = self.played
        del self.discard[-len(back) :]
        self.hands[seat] |= card_set(back)
        (
            self.named, self.follow, self.rank_demanded_by, self.penalty, by_group, self.pending_from,
            self.pending_skips
        ) = self.turn_start  # fmt: skip
        self.pending_by_group = list(by_group)
        self.clear_turn()
        if self.log is not None:
            self.log.append(events.TookTurnBack(seat, tuple(back)))
        penalise(self, seat, self.tables.wrong_card_penalty, "blunder")
        if self.penalty:
            self.phase, self.legal_cards, self.other_moves = TAKING, 0, JUST_TAKE
            return
        if self.pending_skips:
            self._accept_skips(seat)
        self.end_turn()

    def _declare_level(self) -> None:
        self.has_declared = True
        if self.log is None:
            return
        level = self.tables.declaration_levels[max(1, self.hands[self.to_act].bit_count() - 1)]
        word = self.tables.declaration_words(level) if level or self.tables.declares_with_several else ""
        self.log.append(events.Declared(self.to_act, word))

    def _draw_by_choice(self) -> None:
        tables = self.tables
        seat = self.to_act
        covering = self.phase == COVER
        hand = self.hands[seat]
        cards = draw_cards(self, seat, 1 if covering else tables.draw_count)
        self.drawn = self.hands[seat] ^ hand
        self.draws += 1
        self.passes = 0
        if self.log is not None:
            self.log.append(events.Drew(seat, tuple(cards)))
        # A seat whose only card before was one that may never be the last has to wait for its next turn.
        waits = tables.forbidden_last_cards and not hand & (hand - 1) and hand & tables.forbidden_last_cards
        if tables.draw_ends_turn or covering or waits or not offer_drawn_card(self, seat):
            self.end_turn()

    def _take_pending_penalty(self) -> None:
        seat = self.to_act
        self.passes = 0
        cards = self._draw_penalty(seat)
        if self.tables.turn_goes_on_after_penalty:
            self.drawn = card_set(cards)
            self.resume_turn(seat)
        else:
            self.end_turn()

    def _draw_penalty(self, seat: int) -> list[Card]:
        """Make a seat draw the pending penalty and log it. Return the cards."""
        cards = draw_cards(self, seat, self.penalty)
        if self.log is not None:
            self.log.append(events.TookPenalty(seat, tuple(cards), self.penalty))
        self.penalty = 0
        self.pending_by_group = [0] * len(self.pending_by_group)
        return cards

    def _end_turn_early(self) -> None:
        seat = self.to_act
        if self.phase == RETURNING:
            if self.log is not None:
                self.log.append(events.Passed(seat))
            self.end_hand()
        elif self.phase != START:
            if self.log is not None:
                self.log.append(events.TurnEnded(seat))
            self.end_turn()
        elif self.pending_skips:
            self._accept_skips(seat)
            self.begin_turn((seat + self.direction) % self.seats)
        elif not self._pass_turn(seat):
            self.end_turn()

    def _continue_turn(self, card: Card, hand: CardSet, was_named: int) -> None:
        """Go on after a card that is an answer, is the last one of a hand, or may be followed in the same turn."""
        tables = self.tables
        played = self.played
        if self.phase == FIRE and tables.fire_adds_effects:
            self.fired += (len(played),)
        follows_suit = False
        if NAMED_SUIT[was_named] >= 0:
            follows_suit = SUIT[card] == NAMED_SUIT[was_named]
        elif len(self.discard) > 1:
            follows_suit = SUIT[card] == SUIT[self.discard[-2]]
        if played and tables.flags[played[-1]] & (GOES_ON | MUST_COVER):
            self.combination_start = len(played)
        if len(played) == self.combination_start:
            self.followed_suit = follows_suit
        played.append(card)
        flags = tables.flags[card]
        if self.penalty and not (self.pending_skips and tables.fire_adds_effects):
            apply_answer(self, card)
            if self.phase == TAKING:
                self.legal_cards, self.other_moves = 0, JUST_TAKE
                return
        elif self.pending_skips:
            if tables.passes_skips >> card & 1 and not self.replying:
                self.pending_skips = 0
            self.pending_skips += tables.amount[card]
            self.effects_begin = len(played)
            self.replying = True
            if self.log is not None:
                self.log.append(events.SkipsSet(self.to_act, self.pending_skips))
        if not hand and not (flags & MUST_COVER and not self.replying and can_draw(self)):
            play_last_card(self, card)
            return
        if not self.penalty and not self.pending_skips and not self.ascending:
            if flags & MUST_COVER:
                self.phase = COVER
                offer_cover(self, hand)
                return
            if flags & AGAIN:
                self.end_turn(has_another_turn=True)
                return
            if flags & (DUMP | DUMP_RISING) and (follows_suit or not flags & DUMP_FOLLOWING):
                self.dumping = tables.suits[SUIT[card]]
                self.ascending = bool(flags & DUMP_RISING)
                self.effects_end = len(played) if self.ascending else 0
            if flags & CHAIN:
                self.chaining = True
        if self.dumping and not self.dumping >> card & 1:
            self.dumping = 0
        self.legal_cards = cards_following(self, card, hand)
        if self.legal_cards:
            self.phase = PLAYED
            self.other_moves = JUST_END
        else:
            self.end_turn()

    # --- turns -------------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        """Give the turn to `seat`, or to the next seat in play that has a choice."""
        self.has_declared = False
        if self.draws:
            self.draws = 0
        self.drawn = 0
        if self.played:
            self.clear_turn()
        tables = self.tables
        while True:
            if not self.absent[seat]:
                self.to_act = seat
                self.turns = turns = self.turns + 1
                if turns > tables.turn_limit:
                    block_hand(self)
                    return
                if seat == self.rank_demanded_by:
                    self.rank_demanded_by, self.named = -1, 0
                    self.follow = tables.playable_on[self.discard[-1]]
                if self.skips_left[seat]:
                    self.skips_left[seat] -= 1
                    if self.log is not None:
                        self.log.append(events.Skipped(seat))
                    if self.penalty and tables.fire_adds_effects:
                        self._draw_penalty(seat)
                elif offer_turn_start(self, seat, self.hands[seat]) or self._pass_or_skip(seat):
                    return
            seat = (seat + self.direction) % self.seats

    def resume_turn(self, seat: int) -> None:
        """Let `seat` go on from the start of its turn, or begin the next turn if it has no choice."""
        if not offer_turn_start(self, seat, self.hands[seat]) and not self._pass_or_skip(seat):
            self.begin_turn((seat + self.direction) % self.seats)

    def _pass_or_skip(self, seat: int) -> bool:
        """Accept a pending skip, or pass, for a seat without a choice. Return True if that ends the hand."""
        if self.pending_skips:
            self._accept_skips(seat)
            return False
        return self._pass_turn(seat)

    def end_turn(self, has_another_turn: bool = False) -> None:
        """Apply the effects of the turn's cards and begin the next turn. A seat with no cards left goes out."""
        seat = self.to_act
        if self.played:
            has_another_turn = apply_effects(self) or has_another_turn
        hand = self.hands[seat]
        if hand or go_out(self, seat):
            self._pass_turn_on(seat, hand, has_another_turn and hand > 0)

    def _pass_turn_on(self, seat: int, hand: CardSet, has_another_turn: bool) -> None:
        """Check declaration and bankruptcy at the end of a turn, and begin the next one."""
        tables = self.tables
        if tables.counts_hands and hand:
            count = hand.bit_count()
            if tables.bankrupt_at and count >= tables.bankrupt_at:
                go_bankrupt(self, seat)  # without cards it needs no declaration
                return
            if count > tables.declaration_limit and not tables.declares_with_several:
                self.declared_level[seat] = 0
                self.missed_declaration[seat] = False
            elif tables.declaration_limit:
                self._check_declaration(seat, count)
        self.begin_turn(seat if has_another_turn else (seat + self.direction) % self.seats)

    def clear_turn(self) -> None:
        """Reset the slots that describe the cards of a turn."""
        self.played = []
        self.combination_start = 0
        self.effects_begin = 0
        self.replying = False
        self.dumping = 0
        self.ascending = False
        self.chaining = False
        self.effects_end = 0
        self.followed_suit = False
        self.fired = ()

    def _pass_turn(self, seat: int) -> bool:
        """Count and log a pass of `seat`. Return True if so many seats have now passed in a row that the hand is
        blocked.
        """
        if self.log is not None:
            self.log.append(events.Passed(seat))
        self.passes += 1
        if self.passes >= self.in_play + self.tables.extra_passes:
            block_hand(self)
            return True
        return False

    def _accept_skips(self, seat: int) -> None:
        self.skips_left[seat] += self.pending_skips - 1
        self.pending_skips = 0
        if self.log is not None:
            self.log.append(events.Skipped(seat))
        if self.penalty and self.tables.fire_adds_effects:
            self._draw_penalty(seat)

    def _check_declaration(self, seat: int, count: int) -> None:
        """Record at the end of a turn whether a seat with `count` cards had to declare and didn't."""
        tables = self.tables
        level = tables.declaration_levels[count]
        missing = False
        if level:
            if self.has_declared:
                self.declared_level[seat] = level
            missing = self.declared_level[seat] != level
        elif tables.declares_with_several:
            missing = not self.has_declared
        else:
            self.declared_level[seat] = 0
        self.missed_declaration[seat] = missing
        if missing and tables.missed_declaration_rule == "catch":
            self.undeclared_seat = seat


def deal_shedding(tables: Tables, dealer: int, rng: Rng) -> SheddingState:
    """Shuffle the pack with `rng`, deal it, turn up a starter and return the new hand."""
    state = SheddingState(tables)
    pack = tables.pack[:]
    rng.shuffle(pack)
    hands = [
        card_set(pack[seat * tables.cards_per_seat : (seat + 1) * tables.cards_per_seat])
        for seat in range(tables.seats)
    ]
    stock = pack[tables.seats * tables.cards_per_seat :]
    discard: list[Card] = []
    turned: list[Card] = []
    if tables.starter != "none":
        while stock and tables.starter_barred >> stock[-1] & 1:
            turned.append(stock.pop())
        if not stock:
            stock, turned = turned, []
        discard.append(stock.pop())
        if turned:
            stock += turned
            rng.shuffle(stock)
    state.begin(dealer, hands, stock, discard, rng)
    return state


# --- what the seat to act may do, settled at every step of a turn ---------------------------------


def offer_turn_start(state: State, seat: int, hand: CardSet) -> bool:
    """Set the legal moves at the start of a turn. Return False if the seat has no choice."""
    state.phase = START
    if state.penalty or state.pending_skips:
        return _offer_answer(state, seat, hand)
    tables = state.tables
    can = hand & state.follow
    if tables.restricts_last_card and not hand & (hand - 1):
        can = playable_as_last(state, seat, can)
    state.legal_cards = can
    if state.stock or can_draw(state):
        state.other_moves = () if tables.must_play_if_able and can else JUST_DRAW
        return True
    state.other_moves = JUST_END if can and not tables.must_play_if_able else ()
    return bool(can)


def _offer_answer(state: State, seat: int, hand: CardSet) -> bool:
    """Set the legal moves of a turn that begins with a pending penalty or skip. Return False if the seat holds no
    answer to a skip.
    """
    if state.pending_skips:
        state.legal_cards = can = playable_as_last(state, seat, hand & state.skip_answering_cards())
        state.other_moves = () if can and state.tables.must_answer >> state.top & 1 else JUST_END
        return bool(can)
    state.legal_cards = playable_as_last(state, seat, hand & state.tables.answering_cards[state.leading_group])
    state.other_moves = JUST_TAKE
    return True


def offer_drawn_card(state: State, seat: int) -> bool:
    """Set the legal moves after drawing. Return False if the seat may neither play nor draw again."""
    state.phase = DRAWN
    tables = state.tables
    can = (state.drawn if tables.draw_may_play else state.hands[seat]) & state.follow
    if can and tables.restricts_last_card:
        can = playable_as_last(state, seat, can)
    state.legal_cards = can
    if tables.draws_repeatedly and (tables.can_draw_again or not can):
        cap = tables.max_draws
        if (not cap or state.draws < cap) and (state.stock or can_draw(state)):
            state.other_moves = JUST_DRAW
            return True
    state.other_moves = () if tables.must_play_if_able else JUST_END
    return bool(can)


def offer_cover(state: State, hand: CardSet) -> None:
    """Set the legal moves after a must-cover card: a card of its suit, or drawing if there is none."""
    state.legal_cards = hand & state.tables.suits[SUIT[state.top]]
    state.other_moves = () if state.legal_cards else JUST_DRAW


def playable_penalty_cards(state: State, cards: CardSet) -> CardSet:
    """Return those of `cards`, drawn as the penalty for a barred last card, that may be played at once."""
    cards &= state.tables.power_cards
    if state.penalty:
        return cards & state.tables.answering_cards[state.leading_group]
    return cards & (state.skip_answering_cards() if state.pending_skips else state.follow)


def playable_as_last(state: State, seat: int, can: CardSet) -> CardSet:
    """Return `can` without the cards that may not be the last one, if the seat has one left; else all of it."""
    hand = state.hands[seat]
    tables = state.tables
    if not can or not tables.restricts_last_card or hand & (hand - 1):
        return can
    if tables.last_card_needs_declaration and state.missed_declaration[seat] and not state.played:
        return 0
    can &= ~tables.forbidden_last_cards
    if tables.wild_unless_last:
        can &= ~tables.wild_unless_last | matching_cards(state)
    return can


def matching_cards(state: State) -> CardSet:
    """Return the cards that follow the top card by suit or rank alone, without wild cards."""
    tables = state.tables
    if state.named:
        rank = 0 if tables.suit_only >> state.top & 1 else tables.ranks[RANK[state.top]]
        return tables.nominated_cards[state.named] | rank
    return tables.matching[state.top]


def starter_follow(state: State) -> CardSet:
    """Return the cards that may be played on the starter. A wild or cover-any starter allows any card, though it has no
    effect.
    """
    tables = state.tables
    if not state.discard:
        return tables.pack_mask
    top = state.discard[-1]
    if tables.starter == "suit-only":
        return tables.suits[SUIT[top]] | tables.wild_cards if SUIT[top] >= 0 else tables.pack_mask
    if tables.wild_cards >> top & 1 or tables.flags[top] & COVER_ANY:
        return tables.pack_mask & ~tables.barred_on[top]
    return tables.playable_on[top]


# --- turns of several cards: what may follow in the same turn (key `turn.multi` of a ruleset) ------


def cards_following(state: State, card: Card, hand: CardSet) -> CardSet:
    """Return the cards of `hand` that may follow `card` in the same turn."""
    tables = state.tables
    named, played, begin = state.named, state.played, state.combination_start
    named_suit = NAMED_SUIT[named]
    if len(played) > begin + 1 or named_suit >= 0:
        rest = combination_follow(tables, played[begin:], named, state.followed_suit)
    else:
        rest = tables.follow_in_suit[card] if state.followed_suit else tables.follow_off_suit[card]
    if state.penalty:
        rest &= tables.answering_cards[state.leading_group]
    elif state.pending_skips:
        rest &= state.skip_answering_cards()
    elif named_suit >= 0 and tables.flags[card] & GOES_ON:
        # The nominated suit must follow; a set may go on with the card's rank, and a chain with a wild card.
        wild = tables.wild_cards if tables.allows_chains or tables.allows_suit_chains else 0
        alike = tables.ranks[RANK[card]] if tables.allows_sets and RANK[card] >= 0 else 0
        rest = tables.suits[named_suit] | wild | alike
    else:
        if state.dumping:
            rest |= state.dumping & _higher_ranks(state, card) if state.ascending else state.dumping
        if state.chaining:
            rest |= chain_follow(tables, card, named)
    can = hand & rest
    if can and not hand & (hand - 1):
        if tables.bars_finish_on_several or (tables.bars_finish_on_pair and RANK[card] == RANK[hand.bit_length() - 1]):
            return 0
        return playable_as_last(state, state.to_act, can)
    return can


def _higher_ranks(state: State, card: Card) -> CardSet:
    """Return all cards with a higher rank than `card`, Ace low."""
    mask = 0
    for rank in range(RANK[card] + 1, 13):
        mask |= state.tables.ranks[rank]
    return mask


# --- when cards act on others: answers when they are played, everything else when the turn ends -----


def apply_answer(state: State, card: Card) -> None:
    """Apply an answer to a penalty: it adds to it, cancels it, reduces it or sends it back, and is logged."""
    before = state.penalty
    state.replying = True
    state.effects_begin = len(state.played)
    # With a skip and a penalty pending at once, a card that answers the skip may have no function for the penalty.
    reaction = state.tables.answer_functions[state.leading_group].get(card)
    has_told = reaction is not None and reaction(state)
    state.penalty = sum(state.pending_by_group)
    if state.log is None:
        return
    if state.penalty:
        state.log.append(events.PenaltySet(state.to_act, state.penalty))
    elif not has_told:
        state.log.append(events.PenaltyCancelled(state.to_act, before))


def apply_effects(state: State) -> bool:
    """Apply the effects of this turn's cards on other players. Return True if the same player has another turn."""
    # Cards dumped in rising order have no effect: those before and the card that allowed the dump have.
    played = state.played[: state.effects_end] if state.effects_end else state.played
    if state.fired:
        again, ends = False, (*state.fired, len(played))
        for first, end in itertools.pairwise((0, *ends)):
            again = _apply_effects_from(state, played[:end], max(first, state.effects_begin)) or again
        return again
    return _apply_effects_from(state, played, state.effects_begin)


def _apply_effects_from(state: State, played: list[Card], begin: int) -> bool:
    """Apply the effects of the turn's cards from index `begin` on. Return True if the same player has another turn."""
    tables = state.tables
    last = len(played) - 1
    if last < begin:
        return False
    kinds = tables.effect
    if tables.acting_cards == "every":
        again = False
        for card in played[begin:]:
            again = tables.effect_functions[kinds[card]](state, [card]) or again
        return again
    kind = kinds[played[last]]
    if kind == NO_EFFECT:
        return False
    first = last
    if tables.acting_cards == "trailing":
        while first > begin and _are_in_one_block(state, played[first - 1], played[last]):
            first -= 1
    return tables.effect_functions[kind](state, played[first:])


def _are_in_one_block(state: State, card: Card, other: Card) -> bool:
    """Return whether two cards act as one block: they have the same effect, or make penalties that may be combined."""
    tables = state.tables
    if tables.effect[card] == tables.effect[other]:
        return True
    return bool(tables.stackable_pickups >> card & tables.stackable_pickups >> other & 1)


# --- how seats leave a hand, and how it ends ----------------------------------------------------


def play_last_card(state: SheddingState, card: Card) -> None:
    """End the turn of a seat whose hand is now empty, after the penalty for a barred last card or a missed
    declaration.
    """
    tables = state.tables
    seat = state.to_act
    if tables.costly_last_cards >> card & 1:
        cards = penalise(state, seat, tables.finish_penalty, "finish")
        if tables.plays_fire_cards and cards:
            fire = playable_penalty_cards(state, card_set(cards))
            if fire:
                # Each counts as a turn, so that the hand ends even if the stock has only such cards.
                state.turns += 1
                if state.turns > tables.turn_limit:
                    block_hand(state)
                    return
                state.phase, state.legal_cards, state.other_moves = FIRE, fire, JUST_END
                return
    elif state.missed_declaration[seat] and tables.declare_at_finish:
        penalise(state, seat, tables.declare_penalty, "declare")
    state.end_turn()


def go_out(state: SheddingState, seat: int) -> bool:
    """Take a seat out of the hand as finished. Return True if play goes on; False if the hand is over, or waits for a
    player to be brought back.
    """
    state.remove_seat(seat, state.out)
    if state.log is not None:
        state.log.append(events.WentOut(seat, len(state.out)))
    tables = state.tables
    if tables.plays_to_one_left and state.in_play > 1:
        return True
    if tables.can_come_back and tables.plays_to_one_left and not state.revived:
        # The seat that went out last comes back, or may be brought back by the last player (`resurrection`).
        left = state.absent.index(False)
        wild = tables.wild_cards if tables.come_back_with_wilds else 0
        if can_draw(state) and is_one_chain(state.hands[left], matching_cards(state), wild):
            state.revived = True
            state.clear_turn()
            state.phase, state.legal_cards = RETURNING, 0
            by_choice = tables.comes_back_by_choice
            state.to_act, state.other_moves = (left, BACK_OR_NOT) if by_choice else (seat, JUST_BACK)
            return False
    state.end_hand()
    return False


def bring_seat_back(state: SheddingState) -> None:
    """Bring the seat that went out last back into the hand with new cards, and give the turn to the other seat in
    play.
    """
    seat = state.out.pop()
    state.absent[seat] = False
    state.in_play += 1
    cards = draw_cards(state, seat, state.tables.come_back_cards)
    if state.log is not None:
        state.log.append(events.CameBack(seat, tuple(cards)))
    state.declared_level[seat] = state.tables.declaration_levels[len(cards)]
    state.missed_declaration[seat] = False
    last = next(each for each in range(state.seats) if not state.absent[each] and each != seat)
    state.begin_turn(last)


def go_bankrupt(state: SheddingState, seat: int) -> None:
    """Take a seat with too many cards out of the hand and put its cards under the discard pile. The last seat left
    wins.
    """
    # Sorted by face, since a record doesn't say which copy of a card a seat held.
    state.discard[:0] = sorted(cards_in(state.hands[seat]), key=FACE.__getitem__)
    state.hands[seat] = 0
    state.remove_seat(seat, state.bankrupt)
    if state.log is not None:
        state.log.append(events.WentBankrupt(seat))
    if state.in_play == 1:
        state.remove_seat(state.absent.index(False), state.out)
        state.end_hand()
        return
    state.begin_turn(state.next_seat(seat))


def block_hand(state: SheddingState) -> None:
    """End the hand because no player can play on."""
    state.blocked = True
    if state.log is not None:
        state.log.append(events.Blocked())
    state.end_hand()


def can_play_all_at_once(state: State, seat: int, hand: CardSet) -> bool:
    """Return whether a seat that held these cards could play all of them in one turn, if the first of them followed.

    The search stops after `_MAX_PLAYS_TRIED` cards and then returns True: a needless declaration costs nothing.
    """
    begun = state.copy()
    assert isinstance(begun, SheddingState)  # sequence games have no declarations
    begun.hands[seat] = hand
    begun.clear_turn()
    begun.penalty = begun.pending_skips = begun.named = begun.drawn = begun.draws = 0
    begun.pending_by_group = [0] * len(begun.pending_by_group)
    begun.rank_demanded_by = -1
    begun.missed_declaration = [False] * begun.seats
    begun.phase, begun.to_act, begun.follow = START, seat, state.tables.pack_mask
    begun.legal_cards = hand
    left = _MAX_PLAYS_TRIED
    waiting: list[State] = [begun]
    many = len(state.discard) + hand.bit_count()
    while waiting:
        trial = waiting.pop()
        for move in trial.legal_moves():
            if move >= DRAW:
                continue
            left -= 1
            if not left:
                return True
            after = trial.copy()
            after.apply(move)
            if len(after.discard) == many or after.over:
                return True
            if after.to_act == seat and after.played:
                waiting.append(after)
    return False
