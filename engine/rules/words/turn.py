"""`[turn]`: how many cards a turn may hold, and which of them act."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.cards import RANK, RANK_MASK, SUIT, SUIT_MASK, Card, CardSet, card_set
from engine.messages import Message, selector_message
from engine.moves import DRAW, Move, named_of
from engine.play.combination import combination_follow
from engine.play.tables import AT_ONCE, PlayEntry, Tables
from engine.rules.fields import rule_field
from engine.rules.word import SEQUENCE, Context, RuleSentence, TablesBuilder, TableWord, cards_message
from engine.rules.words.effects.chain import CHAINED
from engine.rules.words.effects.dump_suit import DUMPED
from engine.rules.words.effects.must_cover import COVERED
from engine.rules.words.effects.nominate import ENDLESS
from engine.rules.words.effects.pickup import GROUP, RIDES_ON
from engine.rules.words.effects.reverse import REVERSE
from engine.rules.words.effects.wild import WILD
from engine.rules.words.end import End
from engine.stored_keys import keys_of


@dataclass(frozen=True, kw_only=True)
class Combinations:
    """The combinations that a turn of several cards may form. Each is a key of its own, so that options add up."""

    set: bool = rule_field("set", False, "Several cards of one rank")
    suit_all: bool = rule_field("suit-all", False, "Several cards of one suit in any order")
    run: bool = rule_field("run", False, "Consecutive ranks of one suit")
    mix: bool = rule_field("mix", False, "Sets and runs chained together")
    chain: bool = rule_field("chain", False, "A chain in which each card follows the suit or rank of the one before")
    suit_chain: bool = rule_field("suit-chain", False, "A chain in which each card follows the suit of the one before")


@dataclass(frozen=True, kw_only=True)
class Turn:
    """How many cards a turn may hold, and which of them act."""

    combinations: Combinations = rule_field("multi", Combinations(), "The shapes that a turn of several cards may have")
    run_direction: Literal["both", "up"] = rule_field(
        "run", "both", "Whether runs may go down as well as up", has_meaning=lambda c: allows_runs(c)
    )
    ace_rank: Literal["high", "low"] = rule_field(
        "ace", "high", "Whether the Ace ranks above the King or below the two in runs",
        has_meaning=lambda c: allows_runs(c) or c.family == SEQUENCE,
    )  # fmt: skip
    run_start: Literal["match", "suit"] = rule_field(
        "run-on", "match", "Whether a run may begin with any legal card, or must be in the top card's suit",
        has_meaning=lambda c: allows_runs(c),
    )  # fmt: skip
    acting_cards: Literal["trailing", "every", "last"] = rule_field(
        "acts", "trailing",
        "Which of several cards act: the last ones in a row with the same effect, every card, or only the last "
        "one", has_meaning=lambda c: allows_several_cards(c.table_of(Turn), c),
    )  # fmt: skip
    last_turn_limit: Literal["any", "no-double", "no-several"] = rule_field(
        "last", "any", "Whether you may go out with any cards, not with two of a rank, or not with several cards",
        has_meaning=lambda c: allows_several_cards(c.table_of(Turn), c),
    )  # fmt: skip
    reverse_between_two: Literal["skip", "nothing", "again"] = rule_field(
        "reverse-two", "skip",
        "What a reversing card does with two players: it skips the other, does nothing, or gives another turn",
        has_meaning=lambda c: c.any_card_sets(REVERSE) and _can_two_be_left(c),
    )  # fmt: skip
    reverses_add_up: bool = rule_field(
        "reverse-adds", False,
        "Whether several reversing cards in one turn each skip the other of two players, instead of cancelling "
        "each other", needs=("reverse-two", "skip"),
        has_meaning=lambda c: c.any_card_sets(REVERSE) and _can_two_be_left(c) and _allows_blocks(c),
    )  # fmt: skip
    stackable_groups: tuple[str, ...] = rule_field(
        "together", (), "Groups of pick-up cards that may be played together in one turn and act as one", kind="groups"
    )
    penalises_wrong_cards: bool = rule_field(
        "penalise", False, "Whether a wrong card is taken back and costs cards, instead of being refused"
    )
    takes_turn_back: Literal["card", "turn"] = rule_field(
        "takes-back", "card",
        "What is taken back after a wrong card: only that card, or all cards of the turn, which then ends",
        needs=("penalise", True), has_meaning=lambda c: allows_several_cards(c.table_of(Turn), c),
    )  # fmt: skip


def compile_turn(turn: Turn, builder: TablesBuilder) -> None:
    """Fill in the allowed combinations, and what every move looks up."""
    tables, multi = builder.tables, turn.combinations
    tables.allows_sets = multi.set
    tables.allows_whole_suit = multi.suit_all
    tables.allows_runs = multi.run
    tables.allows_mixes = multi.mix
    tables.allows_chains = multi.chain
    tables.allows_suit_chains = multi.suit_chain
    tables.allows_several = any((multi.set, multi.suit_all, multi.run, multi.mix, multi.chain, multi.suit_chain))
    tables.allows_falling_runs = turn.run_direction == "both"
    tables.run_on_suit = turn.run_start == "suit"
    tables.acting_cards = turn.acting_cards
    tables.bars_finish_on_pair = turn.last_turn_limit == "no-double"
    tables.bars_finish_on_several = turn.last_turn_limit == "no-several"
    tables.reverse_between_two = turn.reverse_between_two
    tables.reverses_add_up = turn.reverses_add_up
    tables.penalises_wrong_cards = turn.penalises_wrong_cards and tables.family != SEQUENCE
    tables.takes_turn_back = tables.penalises_wrong_cards and turn.takes_turn_back == "turn"
    tables.wrong_card_penalty = builder.numbers["blunder.penalty"]
    tables.stackable_pickups = card_set(
        card for card in tables.pack if builder.effect[card] and builder.effect[card][GROUP] in turn.stackable_groups
    )
    # Ranks in the order of runs: Ace above the King, or below the two.
    order = list(range(13)) if turn.ace_rank == "low" else [*range(1, 13), 0]
    for card in tables.pack:
        if SUIT[card] < 0:
            continue
        place = order.index(RANK[card])
        tables.run_position[card] = place
        suit = SUIT_MASK[SUIT[card]] & tables.pack_mask
        tables.next_higher[card] = suit & RANK_MASK[order[place + 1]] if place < 12 else 0
        tables.next_lower[card] = suit & RANK_MASK[order[place - 1]] if place > 0 else 0
    for card in tables.pack:
        tables.continuations[card] = _cards_to_continue(tables, card)
        tables.follow_in_suit[card] = combination_follow(tables, [card], 0, True)
        tables.follow_off_suit[card] = combination_follow(tables, [card], 0, False)
    tables.play_entries = _play_entries(tables, tables.moves_of_card)
    tables.plain_play_entries = _play_entries(tables, tables.plain_moves)


def _cards_to_continue(tables: Tables, card: Card) -> CardSet:
    """Return the cards without which, after `card` in an ordinary turn, the same player has no choice left.

    More cards than may really follow, since that depends on what was played before and nominated.
    """
    if tables.flags[card] & AT_ONCE or tables.allows_chains or tables.allows_suit_chains:
        return tables.pack_mask
    mask = tables.stackable_pickups & tables.matching[card] if tables.stackable_pickups >> card & 1 else 0
    if (tables.needs_partner | tables.partners) >> card & 1:
        mask |= (tables.needs_partner | tables.partners) & tables.matching[card]
    if not tables.allows_several:
        return mask
    suit, rank = SUIT[card], RANK[card]
    if tables.allows_sets or tables.allows_mixes:
        mask |= tables.ranks[rank] if rank >= 0 else tables.jokers
    if tables.allows_whole_suit and suit >= 0:
        mask |= tables.suits[suit]
    if tables.allows_runs or tables.allows_mixes:
        mask |= tables.next_higher[card] | tables.next_lower[card]
    return mask


def _play_entries(tables: Tables, moves: list[tuple[Move, ...]]) -> list[PlayEntry | None]:
    """Return by move (`moves` of each card) what playing it looks up; None for ints that are no such move."""
    found: list[PlayEntry | None] = [None] * DRAW
    for card in tables.pack:
        for move in moves[card]:
            named = int(named_of(move))
            follow = tables.playable_on[card]
            if named:
                # The rank of the nominating card may follow, too.
                rank = tables.ranks[RANK[card]] if RANK[card] >= 0 and not tables.suit_only >> card & 1 else 0
                follow = (tables.nominated_cards[named] | tables.wild_cards | rank) & ~tables.barred_on[card]
            found[move] = PlayEntry(card, named, follow, tables.effect[card], tables.continuations[card])
    return found


def describe_turn(turn: Turn, context: Context) -> Iterator[RuleSentence]:
    """Yield sentences on what a turn may hold."""
    multi = turn.combinations
    combinations = tuple(
        Message(f"several-{key}") for key, each in keys_of(Combinations).items() if getattr(multi, each.name)
    )
    if combinations:
        yield RuleSentence("turn.multi", "several", Message("rule-several", {"combinations": combinations}))
        if multi.chain or multi.suit_chain:
            yield RuleSentence("turn.multi", "several", Message("rule-chain", {"wild": context.any_card_sets(WILD)}))
        if (multi.run or multi.mix) and turn.run_start == "suit":
            yield RuleSentence("turn.run-on", "several", Message("rule-run-on-suit"))
        if multi.run or multi.mix:
            ranks = ("turn.run", "turn.ace", "turn.multi.run", "turn.multi.mix")
            yield RuleSentence(
                "turn.run", "several", Message("rule-run", {"run": turn.run_direction, "ace": turn.ace_rank}), ranks
            )
    else:
        yield RuleSentence(
            "turn.multi", "several", Message("rule-one-card", {"other": allows_several_cards(turn, context)})
        )
    together = tuple(each for each, effect in context.effects.items() if effect[GROUP] in turn.stackable_groups)
    if together := tuple(filter(context.has_card, together)):
        cards = tuple(map(selector_message, together))
        yield RuleSentence("turn.together", "several", Message("rule-together", {"cards": cards}))
    if allows_several_cards(turn, context):
        yield RuleSentence("turn.acts", "several", Message("rule-acts", {"acts": turn.acting_cards}))
        if turn.last_turn_limit != "any":
            yield RuleSentence("turn.last", "several", Message("rule-turn-last", {"last": turn.last_turn_limit}))
    if context.any_card_sets(REVERSE) and _can_two_be_left(context):
        yield RuleSentence("turn.reverse-two", "cards", Message("rule-reverse-two", {"does": turn.reverse_between_two}))
        if turn.reverse_between_two != "nothing" and _allows_blocks(context):
            each = turn.reverses_add_up and turn.reverse_between_two == "skip"
            pair = Message("rule-reverse-pair", {"each": each})
            yield RuleSentence("turn.reverse-two", "cards", pair, ("turn.reverse-adds",))
    if turn.penalises_wrong_cards:
        takes = turn.takes_turn_back if allows_several_cards(turn, context) else "card"
        cost = cards_message(context.numbers["blunder.penalty"])
        says = ("turn.penalise", "turn.takes-back", "blunder.penalty")
        yield RuleSentence("turn.penalise", "playing", Message("rule-penalise", {"cost": cost, "takes": takes}), says)


def allows_several_cards(turn: Turn, context: Context) -> bool:
    """Return whether a turn can ever have more than one card."""
    shapes = any(getattr(turn.combinations, each.name) for each in keys_of(Combinations).values())
    words = (DUMPED, CHAINED, COVERED, ENDLESS, RIDES_ON)
    return shapes or bool(turn.stackable_groups) or any(context.any_card_sets(each) for each in words)


def allows_runs(context: Context) -> bool:
    """Return whether a turn may be a run."""
    multi = context.table_of(Turn).combinations
    return multi.run or multi.mix


def _allows_blocks(context: Context) -> bool:
    """Return whether several cards of one effect can act together as one block."""
    turn = context.table_of(Turn)
    return turn.acting_cards == "trailing" and allows_several_cards(turn, context)


def _can_two_be_left(context: Context) -> bool:
    """Return whether a hand can ever have just two players in play."""
    if context.seats in (0, 2):
        return context.min_seats == 2 or bool(context.seats)
    return context.table_of(End).ends_when == "one-left" or "bankrupt.at" in context.numbers


WORD = TableWord(key="turn", cls=Turn, order=50, one_key_an_entry=True, compile=compile_turn, describe=describe_turn)
