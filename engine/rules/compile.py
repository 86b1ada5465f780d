"""A ruleset made into `Tables` for a number of seats: every word is looked at once, so that playing asks none."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from engine.cards import (
    CARDS,
    JOKER_MASK,
    PLAIN_CARDS,
    RANK,
    RANK_MASK,
    RANKS,
    RED_JOKER,
    SLOTS,
    SUIT,
    SUIT_MASK,
    Card,
    CardSet,
    cards_in,
    full_pack,
    mask_of,
)
from engine.moves import DRAW, Move, named_of, play
from engine.play.tables import (
    ADD,
    AGAIN,
    AT_ONCE,
    CANCEL,
    CHAIN,
    COVER_ANY,
    DUMP,
    DUMP_FOLLOWING,
    DUMP_RISING,
    GOES_ON,
    MUST_COVER,
    NOMINATES,
    PASS_HANDS,
    PASS_ON,
    PICKUP,
    PICKUP_PREVIOUS,
    REDUCE,
    RETURN,
    REVERSE,
    SEQUENCE,
    SKIP,
    Laying,
    Tables,
)
from engine.rules.points import card_values, worths
from engine.rules.reader import Rules
from engine.rules.vocabulary import Effect, RulesError, selector_mask, specificity

_DOES: Final = {"add": ADD, "cancel": CANCEL, "reduce": REDUCE, "pass": PASS_ON, "return": RETURN}


@lru_cache(maxsize=256)
def compile_rules(rules: Rules, seats: int) -> Tables:
    """The tables of a ruleset for so many seats. Raises RulesError when they cannot be dealt."""
    return _Compiler(rules, seats).tables


class _Compiler:
    """The tables in the making, with the words and numbers they are made of."""

    def __init__(self, rules: Rules, seats: int) -> None:
        rules.check_seats(seats)
        self.rules = rules
        self.words = rules.words
        self.numbers = numbers = rules.numbers(seats)
        coloured = any(effect.colour for effect in self.words.cards.values())
        self.tables = tables = Tables(seats, self._pack(seats, coloured))
        tables.family = rules.family
        tables.copies = numbers["packs"] > 1 or (numbers["jokers"] > 1 and not coloured)
        self.effect = self._effects()
        if rules.family != SEQUENCE and numbers["deal"] * seats >= len(tables.pack):
            raise RulesError(
                rules.id,
                f"{seats} hands of {numbers['deal']} cards and a starter are more than the "
                f"{len(tables.pack)} cards there are",
            )
        self._matching()
        self._pickups()
        self._combinations()
        tables.power = mask_of(c for c in tables.pack if self.effect[c] is not None)
        for mask in tables.reply_mask:
            tables.power |= mask
        self._playing()
        self._sequence()

    def _pack(self, seats: int, coloured: bool) -> list[Card]:
        numbers, words = self.numbers, self.words
        jokers = numbers["jokers"]
        if words.sequence.even_hands:
            short = -(PLAIN_CARDS * numbers["packs"] + jokers) % seats
            jokers += short if short <= 2 else 0
        try:
            return full_pack(numbers["packs"], jokers, coloured, words.start.ranks)
        except ValueError as error:
            raise RulesError(self.rules.id, str(error)) from None

    def _effects(self) -> list[Effect | None]:
        """The effect of each card: the narrowest entry that names it; None for a card without."""
        found: list[Effect | None] = [None] * CARDS
        entries = self.words.cards
        for selector in sorted(entries, key=specificity):
            effect = entries[selector]
            for card in cards_in(self._select((selector,))):
                found[card] = None if effect == Effect() else effect
        return found

    def _select(self, selectors: Iterable[str]) -> CardSet:
        """The cards that a list of selectors names; `power` is every card with an effect."""
        mask = 0
        for selector in selectors:
            if selector == "power":
                mask |= self.tables.power
                continue
            found = selector_mask(selector)
            if found is None:
                raise RulesError(self.rules.id, f"'{selector}' names no card")
            mask |= found & self.tables.pack_mask
        return mask

    def _matching(self) -> None:
        """What may go on what: by suit or rank, wild cards, covers, and nominations."""
        tables, effect, words = self.tables, self.effect, self.words
        pack = tables.pack_mask
        for card in tables.pack:
            each = effect[card]
            if each is not None and each.wild:
                tables.wild |= 1 << card
                if each.wild == "unless-last":
                    tables.wild_unless_last |= 1 << card
        barred = [
            (self._select((selector,)), ~self._select(each.not_on))
            for selector, each in words.cards.items()
            if each.not_on
        ]
        also = [(self._select((card,)), self._select(targets)) for card, targets in words.also.items()]
        for card in tables.pack:
            suit, rank = SUIT[card], RANK[card]
            alike = (SUIT_MASK[suit] | RANK_MASK[rank] if suit >= 0 else JOKER_MASK) & pack
            if suit < 0 and card % SLOTS >= RED_JOKER:
                red = card % SLOTS == RED_JOKER
                alike |= (SUIT_MASK[1] | SUIT_MASK[2] if red else SUIT_MASK[0] | SUIT_MASK[3]) & pack
            each = effect[card]
            on = alike | tables.wild
            for slot in (RED_JOKER, RED_JOKER + 1):
                joker = effect[slot]
                if joker is not None and joker.colour and suit >= 0 and (suit in (1, 2)) == (slot == RED_JOKER):
                    on |= self._select(("JKr",) if slot == RED_JOKER else ("JKb",))
            for mask, allowed in barred:
                if not allowed >> card & 1:
                    tables.barred_on[card] |= mask
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
            tables.alike[card] = alike
            tables.on[card] = on & ~tables.barred_on[card]
            tables.flags[card] = flags
            tables.rule_keys[card] = self._keys(card)
        tables.moves = [self._plays(card) for card in range(CARDS)]
        tables.falling_moves = [moves[::-1] for moves in tables.moves]
        tables.plain_moves = [(play(card),) for card in range(CARDS)]
        tables.suits = [mask & pack for mask in SUIT_MASK]
        tables.ranks = [mask & pack for mask in RANK_MASK]
        tables.jokers = JOKER_MASK & pack
        tables.named_mask = [0, *tables.suits, *tables.ranks]

    def _keys(self, card: Card) -> tuple[str, ...]:
        """The keys of what a card does: its narrowest entry, and where it may also go."""
        words = self.words
        if self.rules.family == SEQUENCE:
            rank = RANKS[RANK[card]] if RANK[card] >= 0 else ""
            return (f"sequence.{rank}",) if rank and rank in (words.sequence.high, words.sequence.low) else ()
        naming = [each for each in words.cards if (selector_mask(each) or 0) >> card & 1]
        own = [f"cards.{max(naming, key=specificity)}"] if naming else []
        return (*own, *(f"also.{each}" for each in words.also if (selector_mask(each) or 0) >> card & 1))

    def _plays(self, card: Card) -> tuple[Move, ...]:
        each = self.effect[card]
        if each is None or not each.nominate:
            return (play(card),)
        if each.nominate == "suit":
            return tuple(play(card, 1 + suit) for suit in range(4))
        ranks = each.named_ranks or RANKS
        return tuple(play(card, 5 + RANKS.index(rank)) for rank in ranks)

    def _pickups(self) -> None:
        """Pick-ups by group, in the order in which the ruleset names them: later ones lead."""
        tables, replies, numbers = self.tables, self.words.replies, self.numbers
        order: list[str] = []
        for entry in self.words.cards.values():
            if entry.pickup and entry.group not in order and entry.from_ == "next":
                order.append(entry.group)
        ranked = [group for group in replies if group in order]
        tables.groups = groups = [*ranked, *(group for group in order if group not in ranked)]
        for card in tables.pack:
            each = self.effect[card]
            if each is None:
                continue
            if each.pickup:
                amount = numbers["deal"] if isinstance(each.pickup, str) else each.pickup
                tables.amount[card] = amount
                tables.kind[card] = PICKUP_PREVIOUS if each.from_ == "previous" else PICKUP + groups.index(each.group)
                if each.rides_on:
                    tables.rides |= 1 << card
                    tables.ridden |= self._select((each.rides_on,))
            elif each.skip:
                tables.kind[card], tables.amount[card] = SKIP, each.skip
                if each.answerable:
                    tables.answerable |= 1 << card
            elif each.reverse:
                tables.kind[card], tables.amount[card] = REVERSE, 1
            elif each.pass_hands:
                tables.kind[card], tables.amount[card] = PASS_HANDS, 1
            if each.skip:
                tables.skips |= 1 << card
        tables.answer_names = [tuple(replies.get(group, ())) for group in groups]
        tables.reply_mask = [0] * len(groups)
        tables.reply_does = [[0] * CARDS for _ in groups]
        tables.reply_amount = [[0] * CARDS for _ in groups]
        tables.reply_as = [[0] * CARDS for _ in groups]
        tables.reply_rest = [["next"] * CARDS for _ in groups]
        tables.takes_sum_along = [[False] * CARDS for _ in groups]
        for number, group in enumerate(groups):
            entries = replies.get(group, {})
            for selector in sorted(entries, key=specificity):
                reply = entries[selector]
                mask = self._select((selector,))
                tables.reply_mask[number] |= mask
                for card in cards_in(mask):
                    own = tables.kind[card] - PICKUP if tables.kind[card] >= PICKUP else number
                    tables.reply_does[number][card] = _DOES[reply.does]
                    amount = numbers["deal"] if isinstance(reply.amount, str) else reply.amount
                    tables.reply_amount[number][card] = amount or tables.amount[card]
                    tables.reply_as[number][card] = groups.index(reply.as_) if reply.as_ else own
                    tables.reply_rest[number][card] = reply.rest
                    tables.takes_sum_along[number][card] = bool(reply.as_)

    def _combinations(self) -> None:
        """Which turns of several cards there may be."""
        tables, turn = self.tables, self.words.turn
        multi = turn.multi
        tables.set = multi.set
        tables.suit_all = multi.suit_all
        tables.run = multi.run
        tables.mix = multi.mix
        tables.chain = multi.chain
        tables.suit_chain = multi.suit_chain
        tables.several = any((multi.set, multi.suit_all, multi.run, multi.mix, multi.chain, multi.suit_chain))
        tables.run_down = turn.run == "both"
        tables.run_on_suit = turn.run_on == "suit"
        # Ranks in the order of runs: Ace above the King, or below the two.
        order = list(range(13)) if turn.ace == "low" else [*range(1, 13), 0]
        for card in tables.pack:
            if SUIT[card] < 0:
                continue
            place = order.index(RANK[card])
            tables.height[card] = place
            suit = SUIT_MASK[SUIT[card]] & tables.pack_mask
            tables.above[card] = suit & RANK_MASK[order[place + 1]] if place < 12 else 0
            tables.below[card] = suit & RANK_MASK[order[place - 1]] if place > 0 else 0
        if turn.together:
            tables.together = mask_of(
                c for c in tables.pack if (each := self.effect[c]) is not None and each.group in turn.together
            )
        tables.more = [self._more(card) for card in range(CARDS)]
        tables.lays = self._layings(tables.moves)
        tables.plain_lays = self._layings(tables.plain_moves)

    def _more(self, card: Card) -> CardSet:
        """Without any of these in hand a card laid in an ordinary turn leaves the same player nothing to choose.

        More than may really follow, for that depends on what was laid before and named.
        """
        tables = self.tables
        if tables.flags[card] & AT_ONCE or tables.chain or tables.suit_chain:
            return tables.pack_mask
        if not tables.several:
            return 0
        mask = tables.together & tables.alike[card] if tables.together >> card & 1 else 0
        suit, rank = SUIT[card], RANK[card]
        if tables.set or tables.mix:
            mask |= tables.ranks[rank] if rank >= 0 else tables.jokers
        if tables.suit_all and suit >= 0:
            mask |= tables.suits[suit]
        if tables.run or tables.mix:
            mask |= tables.above[card] | tables.below[card]
        return mask

    def _layings(self, moves: list[tuple[Move, ...]]) -> list[Laying | None]:
        """What each move that lays a card looks up, by move."""
        tables = self.tables
        found: list[Laying | None] = [None] * DRAW
        for card in tables.pack:
            for move in moves[card]:
                named = int(named_of(move))
                follow = tables.on[card]
                if named:
                    # The rank of the nominating card too.
                    rank = tables.ranks[RANK[card]] if RANK[card] >= 0 else 0
                    follow = (tables.named_mask[named] | tables.wild | rank) & ~tables.barred_on[card]
                found[move] = Laying(card, named, follow, tables.kind[card], tables.more[card])
        return found

    def _playing(self) -> None:
        """The numbers and words that playing asks for."""
        tables, words, numbers = self.tables, self.words, self.numbers
        tables.deal = numbers["deal"]
        tables.target = numbers["target"]
        tables.draw_count = numbers["draw.count"]
        tables.draw_cap = numbers["draw.cap"]
        tables.draw_may_play = words.draw.then == "may-play"
        tables.must_play = words.draw.able == "must-play"
        tables.draw_goes_on = words.draw.able == "goes-on"
        tables.draws_on = tables.draw_goes_on or words.draw.then == "until-playable"
        tables.draw_ends = words.draw.then == "end" and not tables.draw_goes_on
        tables.refill = words.draw.refill
        tables.take_goes_on = words.draw.take == "goes-on"
        tables.acts = words.turn.acts
        tables.no_double = words.turn.last == "no-double"
        tables.no_several = words.turn.last == "no-several"
        tables.reverse_two = words.turn.reverse_two
        tables.penalise = words.turn.penalise
        tables.blunder_penalty = numbers["blunder.penalty"]
        self._declaring()
        self._finishing()
        tables.turn_limit = numbers["turn.limit"]
        tables.starter = words.start.starter
        tables.starter_barred = self._select(words.start.barred)
        tables.first_step = 1 if words.start.first == "left" else -1
        tables.direction = words.start.direction
        # Whether a last card is looked at before it is laid, and hands are counted when a turn ends.
        tables.guards_last = bool(tables.never_last or tables.wild_unless_last or tables.word_guards_last)
        tables.counts = bool(tables.levels or tables.bankrupt_at)
        scoring = words.scoring
        tables.score_by = scoring.by
        tables.counted_in = scoring.match
        tables.high_wins = scoring.wins == "high"
        tables.card_values = card_values(self.rules)
        tables.worths = worths(self.rules)
        tables.doubling = self._select(scoring.doubles_on)

    def _declaring(self) -> None:
        tables, declare, numbers = self.tables, self.words.declare, self.numbers
        how = declare.how
        tables.declare_how = how
        tables.declare_word = declare.word
        tables.declare_below = declare.below
        at = numbers["declare.at"]
        if how != "none":
            tables.levels = list(range(1, at + 1)) if declare.below else [at]
            tables.declare_at = at
        tables.declare_several = declare.several
        tables.declare_penalty = numbers["declare.penalty"]
        tables.word_at_finish = how == "finish"
        tables.word_guards_last = how == "refuse"

    def _finishing(self) -> None:
        tables, words, numbers = self.tables, self.words, self.numbers
        finish = words.finish
        tables.finish_how = finish.how
        tables.finish_barred = 0 if finish.how == "free" else self._select(finish.barred)
        tables.finish_penalty = numbers["finish.penalty"]
        tables.never_last = tables.finish_barred if finish.how == "refuse" else 0
        tables.last_costs = tables.finish_barred if finish.how == "draw" else 0
        tables.fire = finish.fire
        tables.one_left = words.end.until == "one-left"
        tables.back = words.end.back
        tables.back_cards = numbers["resurrection.cards"]
        tables.bankrupt_at = numbers.get("bankrupt.at", 0)

    def _sequence(self) -> None:
        """What cards score as they are laid."""
        tables, sequence = self.tables, self.words.sequence
        tables.over = sequence.over
        tables.under = sequence.under
        for rank, points in ((sequence.low, sequence.low_points), (sequence.high, sequence.high_points)):
            if rank:
                tables.rank_points[RANKS.index(rank)] = points
        tables.knock_out = sequence.knock_out
