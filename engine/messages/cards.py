"""Messages for cards, ranks, suits and selectors. Their grammatical forms are up to each language."""

from __future__ import annotations

from typing import Final

from engine.messages.message import Message

_SPECIAL_SELECTORS: Final = frozenset({"BJ", "RJ", "JK", "JKr", "JKb", "effect", "power"})


def rank_message(rank: str) -> Message:
    """Return the message for a rank by its letter: `A` is the Ace, `T` the ten."""
    return Message(f"rank-{rank}")


def suit_message(suit: str) -> Message:
    """Return the message for a suit by its letter: S, H, D or C."""
    return Message(f"suit-{suit}")


def card_message(text: str) -> Message:
    """Return the message for a card by its text: `AH` is the Ace of hearts, `JKr` the red joker."""
    if text in _SPECIAL_SELECTORS:
        return Message(f"card-{text}")
    return Message("card", {"rank": rank_message(text[0]), "suit": suit_message(text[1])})


def selector_message(selector: str) -> Message:
    """Return the message for what a selector names: `A` an Ace, `BJ` a black Jack, `AH` the Ace of hearts, `*H` any
    heart.
    """
    if len(selector) == 1:
        return rank_message(selector)
    if selector[0] == "*":
        return Message("card-of-suit", {"suit": suit_message(selector[1])})
    return card_message(selector)
