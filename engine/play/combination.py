"""Turns of several cards: which cards may follow those played in the same turn (key `turn.multi` of a ruleset)."""

from __future__ import annotations

import itertools

from engine.cards import RANK, SUIT, Card, CardSet
from engine.moves import NAMED_SUIT
from engine.play.tables import COVER_ANY, Tables


def combination_follow(tables: Tables, shape: list[Card], named: int, followed_suit: bool) -> CardSet:
    """Return the cards that may follow `shape`, the cards of a combination so far.

    A card may follow if any kind of combination that the ruleset allows fits `shape` and goes on with it. `named` is
    the number of what was nominated (an index of `moves.NAMED`, 0 for nothing); `followed_suit` says whether the first
    card of the combination followed suit.
    """
    card = shape[-1]
    rest = 0
    if tables.stackable_pickups >> card & 1:
        rest = tables.stackable_pickups & tables.matching[card]
    if tables.needs_partner:
        rest |= _riding_follow(tables, shape)
    if not tables.allows_several:
        return rest
    suit, rank = SUIT[card], RANK[card]
    alone = len(shape) == 1
    if tables.allows_sets and (alone or all(RANK[each] == rank for each in shape)):
        rest |= tables.ranks[rank] if rank >= 0 else tables.jokers
    if tables.allows_whole_suit and suit >= 0 and (alone or all(SUIT[each] == suit for each in shape)):
        rest |= tables.suits[suit]
    runs = suit >= 0 and not (alone and tables.run_on_suit and not followed_suit)
    if tables.allows_runs and runs:
        rest |= _run_follow(tables, shape)
    if tables.allows_mixes and suit >= 0 and not runs:
        rest |= tables.ranks[rank]
    elif tables.allows_mixes and suit >= 0:
        rest |= tables.ranks[rank] | _run_follow(
            tables, shape[-2:] if not alone and SUIT[shape[-2]] == suit else shape[-1:]
        )
    if tables.allows_chains:
        rest |= chain_follow(tables, card, named)
    if tables.allows_suit_chains:
        if NAMED_SUIT[named] >= 0:
            rest |= tables.suits[NAMED_SUIT[named]] | tables.wild_cards
        elif tables.flags[card] & COVER_ANY or suit < 0:
            rest = tables.pack_mask
        else:
            rest |= tables.suits[suit] | tables.wild_cards
    return rest


def _riding_follow(tables: Tables, shape: list[Card]) -> CardSet:
    """Return the cards that `rides-on` allows to be played together with `shape`: one card that is ridden on and any
    number that ride on it, in either order. None (0) if `shape` has any other card.
    """
    if not all((tables.needs_partner | tables.partners) >> card & 1 for card in shape):
        return 0
    is_there = any(tables.partners >> card & 1 for card in shape)
    return (tables.needs_partner if is_there else tables.partners) & tables.matching[shape[-1]]


def chain_follow(tables: Tables, card: Card, named: int) -> CardSet:
    """Return the cards that follow `card` in a chain: by suit or rank, wild cards, any card on a cover-any card, or the
    nominated suit.
    """
    if NAMED_SUIT[named] >= 0:
        return tables.suits[NAMED_SUIT[named]] | tables.wild_cards
    return tables.playable_on[card]


def _run_follow(tables: Tables, shape: list[Card]) -> CardSet:
    """Return the cards that continue a run of neighbouring ranks in one suit, in the direction it has so far. None (0)
    if `shape` is not a run.
    """
    last = shape[-1]
    if len(shape) == 1:
        return tables.next_higher[last] | (tables.next_lower[last] if tables.allows_falling_runs else 0)
    step = tables.run_position[shape[1]] - tables.run_position[shape[0]]
    if step not in (1, -1) or (step < 0 and not tables.allows_falling_runs):
        return 0
    for left, right in itertools.pairwise(shape):
        if SUIT[left] != SUIT[right] or tables.run_position[right] - tables.run_position[left] != step:
            return 0
    return tables.next_higher[last] if step > 0 else tables.next_lower[last]
