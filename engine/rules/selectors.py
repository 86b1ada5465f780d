"""Selectors, by which a ruleset names cards: `A` a rank, `AH` a card, `*H` a suit, `BJ` the black Jacks, `JK` every
joker.
"""

from __future__ import annotations

from engine.cards import FACE_MASK, JOKER, RANK_MASK, RANKS, RED_JOKER, SUIT_MASK, SUITS, CardSet

# Allowed only in lists of cards declared with `power`: every card with an effect; these and every card that is an
# answer.
EFFECT = "effect"
POWER = "power"
WIDEST_SELECTORS = (EFFECT, POWER)
JOKERS = ("JK", "JKr", "JKb")  # every joker, the red ones, the black ones


def selector_mask(selector: str) -> CardSet | None:
    """Return the cards that a selector names (all copies), or None if it names none.

    `A` is a rank, `AH` a card, `BJ` and `RJ` the black and the red Jacks, `*H` a suit, `JK` every joker, `JKr` and
    `JKb` those with a colour.
    """
    jacks = RANK_MASK[RANKS.index("J")]
    if selector == "BJ":
        return jacks & (SUIT_MASK[0] | SUIT_MASK[3])
    if selector == "RJ":
        return jacks & (SUIT_MASK[1] | SUIT_MASK[2])
    if selector == "JK":
        return FACE_MASK[JOKER] | FACE_MASK[RED_JOKER] | FACE_MASK[RED_JOKER + 1]
    if selector in ("JKr", "JKb"):
        return FACE_MASK[RED_JOKER + (selector == "JKb")]
    if len(selector) == 1 and selector in RANKS:
        return RANK_MASK[RANKS.index(selector)]
    if len(selector) == 2 and selector[1] in SUITS:
        if selector[0] == "*":
            return SUIT_MASK[SUITS.index(selector[1])]
        if selector[0] in RANKS:
            return RANK_MASK[RANKS.index(selector[0])] & SUIT_MASK[SUITS.index(selector[1])]
    return None


def specificity(selector: str) -> int:
    """Return how narrowly a selector names its cards: the fewer cards, the higher. A narrower entry wins over a wider
    one.
    """
    mask = selector_mask(selector)
    return -1 if mask is None else -mask.bit_count()
