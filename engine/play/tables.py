"""A ruleset compiled for a number of seats into masks and look-ups, so that playing asks no rule twice.

Every list is indexed by card (0 to 239, see `cards`); every mask holds the cards of the pack in play and no others,
for narrow ints are fast ones.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.cards import (
    BIT,
    CARDS,
    JOKER_MASK,
    RANK,
    RANK_MASK,
    RANKS,
    RED_JOKER,
    SLOTS,
    SUIT,
    SUIT_MASK,
    Card,
    Hand,
    cards_in,
    full_pack,
    mask_of,
)
from engine.moves import DRAW, Move, named_of, play
from engine.play.scoring import worths
from engine.rules.reader import Rules
from engine.rules.vocabulary import Effect, Reply, RulesError, selector_mask, specificity

ALL: Final[Hand] = (1 << CARDS) - 1

# What a card does to others once the turn ends; a group of pick-ups is PICKUP + its number.
NO_EFFECT: Final = 0
SKIP: Final = 1
REVERSE: Final = 2
PASS_HANDS: Final = 3
PICKUP_PREVIOUS: Final = 4
PICKUP: Final = 5

# What a card does at once, as flags.
NOMINATES: Final = 1
GOES_ON: Final = 2
MUST_COVER: Final = 4
DUMP: Final = 8
DUMP_RISING: Final = 16
CHAIN: Final = 32
AGAIN: Final = 64
COVER_ANY: Final = 128
DUMP_FOLLOWING: Final = 256
AT_ONCE: Final = MUST_COVER | DUMP | DUMP_RISING | CHAIN | AGAIN | GOES_ON

# What a reply does.
ADD: Final = 1
CANCEL: Final = 2
REDUCE: Final = 3
PASS_ON: Final = 4
RETURN: Final = 5

_DOES: Final = {"add": ADD, "cancel": CANCEL, "reduce": REDUCE, "pass": PASS_ON, "return": RETURN}


class Laying:
    """All that a move which lays a card looks up."""

    __slots__ = ("bit", "card", "follow", "kind", "more", "named")

    def __init__(self, card: Card, named: int, follow: Hand, kind: int, more: Hand) -> None:
        self.card = card
        self.bit: Hand = BIT[card]
        self.named = named
        self.follow = follow  # what may be laid on it
        self.kind = kind  # what it does to others
        self.more = more  # who holds none of these has nothing more to choose in an ordinary turn


class Tables:
    """Everything a state of the shedding family looks up; shared by all hands of a table."""

    def __init__(self, rules: Rules, seats: int) -> None:
        rules.check_seats(seats)
        words = rules.words
        numbers = rules.numbers(seats)
        self.rules = rules
        self.seats = seats
        self.numbers = numbers
        jokers = numbers["jokers"]
        if words.sequence.even_hands:
            short = -(52 * numbers["packs"] + jokers) % seats
            jokers += short if short <= 2 else 0
        try:
            coloured = any(effect.colour for effect in words.cards.values())
            self.pack: list[int] = full_pack(numbers["packs"], jokers, coloured, words.start.ranks)
        except ValueError as error:
            raise RulesError(rules.id, str(error)) from None
        self.pack_mask: Hand = mask_of(self.pack)
        self.copies = numbers["packs"] > 1 or (jokers > 1 and not coloured)
        self._effects(words.cards)
        if rules.family == "shedding" and numbers["deal"] * seats >= len(self.pack):
            raise RulesError(
                rules.id,
                f"{seats} hands of {numbers['deal']} cards and a starter are more than the "
                f"{len(self.pack)} cards there are",
            )
        self._matching()
        self._pickups(words.replies, numbers)
        self._shapes()
        self.power: Hand = mask_of(c for c in self.pack if self.effect[c] is not None) | self._reply_masks()
        self._rules(numbers)

    def _effects(self, entries: dict[str, Effect]) -> None:
        """The effect of each card: the narrowest entry that names it."""
        self.effect: list[Effect | None] = [None] * CARDS
        for selector in sorted(entries, key=specificity):
            effect = entries[selector]
            blank = effect == Effect()
            for card in cards_in(self.select((selector,))):
                self.effect[card] = None if blank else effect

    def select(self, selectors: tuple[str, ...]) -> Hand:
        """The cards that a list of selectors names; `power` is every card with an effect."""
        mask = 0
        for selector in selectors:
            if selector == "power":
                mask |= self.power
                continue
            found = selector_mask(selector)
            if found is None:
                raise RulesError(self.rules.id, f"'{selector}' names no card")
            mask |= found & self.pack_mask
        return mask

    def _matching(self) -> None:
        """What may go on what: by suit or rank, wild cards, covers, and nominations."""
        effect = self.effect
        pack = self.pack_mask
        wild = 0
        self.wild_unless_last: Hand = 0
        for card in self.pack:
            each = effect[card]
            if each is not None and each.wild:
                wild |= 1 << card
                if each.wild == "unless-last":
                    self.wild_unless_last |= 1 << card
        self.wild: Hand = wild
        self.alike: list[Hand] = [0] * CARDS
        self.on: list[Hand] = [0] * CARDS
        self.flags: list[int] = [0] * CARDS
        barred = [
            (self.select((selector,)), ~self.select(each.not_on))
            for selector, each in self.rules.words.cards.items()
            if each.not_on
        ]
        also = [(self.select((card,)), self.select(targets)) for card, targets in self.rules.words.also.items()]
        self.barred_on: list[Hand] = [0] * CARDS
        for card in self.pack:
            suit, rank = SUIT[card], RANK[card]
            alike = (SUIT_MASK[suit] | RANK_MASK[rank] if suit >= 0 else JOKER_MASK) & pack
            if suit < 0 and card % SLOTS >= RED_JOKER:
                red = card % SLOTS == RED_JOKER
                alike |= (SUIT_MASK[1] | SUIT_MASK[2] if red else SUIT_MASK[0] | SUIT_MASK[3]) & pack
            each = effect[card]
            on = alike | wild
            for slot in (RED_JOKER, RED_JOKER + 1):
                joker = effect[slot]
                if joker is not None and joker.colour and suit >= 0 and (suit in (1, 2)) == (slot == RED_JOKER):
                    on |= self.select(("JKr",) if slot == RED_JOKER else ("JKb",))
            for mask, allowed in barred:
                if not allowed >> card & 1:
                    self.barred_on[card] |= mask
            for mask, targets in also:
                if targets >> card & 1:
                    on |= mask
            flags = 0
            if each is not None:
                if each.cover_any:
                    on = pack
                flags = (
                    (NOMINATES if each.nominate else 0)
                    | (GOES_ON if each.goes_on else 0)
                    | (MUST_COVER if each.must_cover else 0)
                    | (DUMP if each.dump_suit == "any" else 0)
                    | (DUMP_RISING if each.dump_suit == "rising" else 0)
                    | (DUMP_FOLLOWING if each.dump_if == "follows-suit" else 0)
                    | (CHAIN if each.chain else 0)
                    | (AGAIN if each.play_again else 0)
                    | (COVER_ANY if each.cover_any else 0)
                )
            self.alike[card] = alike
            self.on[card] = on & ~self.barred_on[card]
            self.flags[card] = flags
        self.moves: list[tuple[Move, ...]] = [self._plays(card) for card in range(CARDS)]
        self.falling_moves: list[tuple[Move, ...]] = [moves[::-1] for moves in self.moves]
        self.plain_moves: list[tuple[Move, ...]] = [(play(card),) for card in range(CARDS)]
        self.suits: list[Hand] = [mask & pack for mask in SUIT_MASK]
        self.ranks: list[Hand] = [mask & pack for mask in RANK_MASK]
        self.jokers: Hand = JOKER_MASK & pack
        # The cards of a suit or rank by the number that names it: 1 + suit, 5 + rank.
        self.named_mask: list[Hand] = [0, *self.suits, *self.ranks]

    def _plays(self, card: int) -> tuple[Move, ...]:
        each = self.effect[card]
        if each is None or not each.nominate:
            return (play(card),)
        if each.nominate == "suit":
            return tuple(play(card, 1 + suit) for suit in range(4))
        ranks = each.named_ranks or RANKS
        return tuple(play(card, 5 + RANKS.index(rank)) for rank in ranks)

    def _pickups(self, replies: dict[str, dict[str, Reply]], numbers: dict[str, int]) -> None:
        """Pick-ups by group, in the order in which the ruleset names them: later ones lead."""
        order: list[str] = []
        for entry in self.rules.words.cards.values():
            if entry.pickup and entry.group not in order and entry.from_ == "next":
                order.append(entry.group)
        ranked = [group for group in replies if group in order]
        self.groups: list[str] = [*ranked, *(group for group in order if group not in ranked)]
        self.kind: list[int] = [NO_EFFECT] * CARDS
        self.amount: list[int] = [0] * CARDS
        self.answerable: Hand = 0
        self.rides: Hand = 0
        self.ridden: Hand = 0
        for card in self.pack:
            each = self.effect[card]
            if each is None:
                continue
            if each.pickup:
                amount = numbers["deal"] if isinstance(each.pickup, str) else each.pickup
                self.amount[card] = amount
                self.kind[card] = (
                    PICKUP_PREVIOUS if each.from_ == "previous" else PICKUP + self.groups.index(each.group)
                )
                if each.rides_on:
                    self.rides |= 1 << card
                    self.ridden |= self.select((each.rides_on,))
            elif each.skip:
                self.kind[card], self.amount[card] = SKIP, each.skip
                if each.answerable:
                    self.answerable |= 1 << card
            elif each.reverse:
                self.kind[card], self.amount[card] = REVERSE, 1
            elif each.pass_hands:
                self.kind[card], self.amount[card] = PASS_HANDS, 1
        self.reply_mask: list[Hand] = [0] * len(self.groups)
        self.reply_does: list[list[int]] = [[0] * CARDS for _ in self.groups]
        self.reply_amount: list[list[int]] = [[0] * CARDS for _ in self.groups]
        self.reply_as: list[list[int]] = [[0] * CARDS for _ in self.groups]
        self.reply_rest: list[list[str]] = [["next"] * CARDS for _ in self.groups]
        # A reply `as` another group takes the whole sum along, so that the next answer changes.
        self.takes_sum_along: list[list[bool]] = [[False] * CARDS for _ in self.groups]
        for number, group in enumerate(self.groups):
            entries = replies.get(group, {})
            for selector in sorted(entries, key=specificity):
                reply = entries[selector]
                mask = self.select((selector,))
                self.reply_mask[number] |= mask
                for card in cards_in(mask):
                    own = self.kind[card] - PICKUP if self.kind[card] >= PICKUP else number
                    self.reply_does[number][card] = _DOES[reply.does]
                    amount = numbers["deal"] if isinstance(reply.amount, str) else reply.amount
                    self.reply_amount[number][card] = amount or self.amount[card]
                    self.reply_as[number][card] = self.groups.index(reply.as_) if reply.as_ else own
                    self.reply_rest[number][card] = reply.rest
                    self.takes_sum_along[number][card] = bool(reply.as_)

    def _reply_masks(self) -> Hand:
        mask = 0
        for each in self.reply_mask:
            mask |= each
        return mask

    def _shapes(self) -> None:
        """Which shapes a turn of several cards may have."""
        turn = self.rules.words.turn
        multi = turn.multi
        self.set = multi.set
        self.suit_all = multi.suit_all
        self.run = multi.run
        self.mix = multi.mix
        self.chain = multi.chain
        self.suit_chain = multi.suit_chain
        self.several = any((multi.set, multi.suit_all, multi.run, multi.mix, multi.chain, multi.suit_chain))
        self.run_down = turn.run == "both"
        self.run_on_suit = turn.run_on == "suit"
        # Ranks in the order of runs: Ace above the King, or below the two.
        order = list(range(13)) if turn.ace == "low" else [*range(1, 13), 0]
        self.above: list[Hand] = [0] * CARDS
        self.below: list[Hand] = [0] * CARDS
        self.height: list[int] = [-1] * CARDS
        for card in self.pack:
            if SUIT[card] < 0:
                continue
            place = order.index(RANK[card])
            self.height[card] = place
            suit = SUIT_MASK[SUIT[card]] & self.pack_mask
            self.above[card] = suit & RANK_MASK[order[place + 1]] if place < 12 else 0
            self.below[card] = suit & RANK_MASK[order[place - 1]] if place > 0 else 0
        # Pick-ups that may be laid together in one turn, and then act as one block.
        self.together: Hand = 0
        if turn.together:
            self.together = mask_of(
                c for c in self.pack if (each := self.effect[c]) is not None and each.group in turn.together
            )
        self.more: list[Hand] = [self._more(card) for card in range(CARDS)]
        self.lays = self._layings(self.moves)
        self.plain_lays = self._layings(self.plain_moves)

    def _more(self, card: Card) -> Hand:
        """Without any of these in hand a card laid in an ordinary turn leaves the same player nothing to choose.

        More than may really follow, for that depends on what was laid before and named.
        """
        if self.flags[card] & AT_ONCE or self.chain or self.suit_chain:
            return self.pack_mask
        if not self.several:
            return 0
        mask = self.together & self.alike[card] if self.together >> card & 1 else 0
        suit, rank = SUIT[card], RANK[card]
        if self.set or self.mix:
            mask |= self.ranks[rank] if rank >= 0 else self.jokers
        if self.suit_all and suit >= 0:
            mask |= self.suits[suit]
        if self.run or self.mix:
            mask |= self.above[card] | self.below[card]
        return mask

    def _layings(self, moves: list[tuple[Move, ...]]) -> list[Laying | None]:
        """What each move that lays a card looks up, by move."""
        found: list[Laying | None] = [None] * DRAW
        for card in self.pack:
            for move in moves[card]:
                named = named_of(move)
                follow = self.on[card]
                if named:
                    # The rank of the nominating card too.
                    rank = self.ranks[RANK[card]] if RANK[card] >= 0 else 0
                    follow = (self.named_mask[named] | self.wild | rank) & ~self.barred_on[card]
                found[move] = Laying(card, named, follow, self.kind[card], self.more[card])
        return found

    def _rules(self, numbers: dict[str, int]) -> None:
        """The numbers and words that playing asks for, as plain attributes."""
        words = self.rules.words
        self.deal = numbers["deal"]
        self.draw_count = numbers["draw.count"]
        self.draw_cap = numbers["draw.cap"]
        self.draw_may_play = words.draw.then == "may-play"
        self.must_play = words.draw.able == "must-play"
        self.draw_goes_on = words.draw.able == "goes-on"
        self.draws_on = self.draw_goes_on or words.draw.then == "until-playable"
        self.draw_ends = words.draw.then == "end" and not self.draw_goes_on
        self.refill = words.draw.refill
        self.take_goes_on = words.draw.take == "goes-on"
        self.acts = words.turn.acts
        self.no_double = words.turn.last == "no-double"
        self.no_several = words.turn.last == "no-several"
        self.reverse_two = words.turn.reverse_two
        self.penalise = words.turn.penalise
        self.blunder_penalty = numbers["blunder.penalty"]
        how = words.declare.how
        self.declare_how = how
        at = numbers["declare.at"]
        self.levels: list[int] = [] if how == "none" else [at]
        if self.levels and words.declare.below:
            self.levels = list(range(1, at + 1))
        self.declare_at = at if self.levels else 0
        self.declare_several = words.declare.several
        self.declare_penalty = numbers["declare.penalty"]
        self.finish_how = words.finish.how
        self.finish_barred: Hand = 0 if words.finish.how == "free" else self.select(words.finish.barred)
        self.finish_penalty = numbers["finish.penalty"]
        # What may not even be laid as the last card, and what may be but costs cards.
        self.never_last: Hand = self.finish_barred if words.finish.how == "refuse" else 0
        self.last_costs: Hand = self.finish_barred if words.finish.how == "draw" else 0
        self.fire = words.finish.fire
        self.one_left = words.end.until == "one-left"
        self.back = words.end.back
        self.back_cards = numbers["resurrection.cards"]
        self.turn_limit = numbers["turn.limit"]
        self.starter = words.start.starter
        self.starter_barred: Hand = self.select(words.start.barred)
        self.first_step = 1 if words.start.first == "left" else -1
        self.direction = words.start.direction
        self.bankrupt_at = numbers.get("bankrupt.at", 0)
        self.word_at_finish = how == "finish"
        self.word_guards_last = how == "refuse"
        # Whether a last card is looked at before it is laid, and hands are counted when a turn ends.
        self.guards_last = bool(self.never_last or self.wild_unless_last or self.word_guards_last)
        self.counts = bool(self.levels or self.bankrupt_at)
        self.worths = worths(self.rules)
        self.doubling: Hand = self.select(words.scoring.doubles_on)

    def level(self, count: int) -> int:
        """The declaring number that holds for a hand of `count` cards, 0 for none."""
        if count > self.declare_at or count < 1:
            return 0
        return count if len(self.levels) > 1 else self.declare_at

    def word(self, level: int) -> str:
        """What is said at a declaring number."""
        declare = self.rules.words.declare
        return declare.below if declare.below and level < self.declare_at else declare.word


@lru_cache(maxsize=256)
def compile_rules(rules: Rules, seats: int) -> Tables:
    """The tables of a ruleset for so many seats. Raises RulesError when they cannot be dealt."""
    return Tables(rules, seats)
