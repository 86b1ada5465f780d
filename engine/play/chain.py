"""Decide whether a whole hand can be played as one chain, in which each card shares its suit or rank with the one
before.
"""

from __future__ import annotations

from engine.cards import RANK, RANK_MASK, SUIT, SUIT_MASK, CardSet, cards_in


def is_one_chain(hand: CardSet, follow: CardSet, wild: CardSet = 0) -> bool:
    """Return whether the cards of `hand` can be ordered into a chain that begins with a card of `follow`. `wild` cards
    match any card. True for an empty hand.

    A depth-first search, which tries cards with the fewest continuations first and remembers dead ends.
    """
    if not hand:
        return True
    links = {card: hand if wild >> card & 1 else _neighbours_in_chain(card) | wild for card in cards_in(hand)}
    dead: set[tuple[CardSet, int]] = set()

    def can_order(rest: CardSet, allowed: CardSet, last: int) -> bool:
        if not rest:
            return True
        if (rest, last) in dead:
            return False
        choices = cards_in(rest & allowed)
        choices.sort(key=lambda card: (links[card] & rest).bit_count())
        for card in choices:
            if can_order(rest & ~(1 << card), links[card], card):
                return True
        dead.add((rest, last))
        return False

    return _is_connected(hand, links) and can_order(hand, follow | wild, -1)


def _neighbours_in_chain(card: int) -> CardSet:
    return SUIT_MASK[SUIT[card]] | RANK_MASK[RANK[card]] if SUIT[card] >= 0 else 0


def _is_connected(hand: CardSet, links: dict[int, CardSet]) -> bool:
    seen = hand & -hand
    reach = seen
    while reach:
        card = reach.bit_length() - 1
        reach ^= 1 << card
        fresh = hand & links[card] & ~seen
        seen |= fresh
        reach |= fresh
    return seen == hand
