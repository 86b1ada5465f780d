"""What happened, for eyes, ears and screen readers; a hand is never restored from events."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.cards import CARD_TEXT, Card, parse_card

KINDS: Final = frozenset(
    {
        "turn",  # the seat is to act
        "play",  # laid a card; word: what it nominated
        "draw",  # drew cards of its own will
        "take",  # took the cards that were owed
        "penalty",  # drew cards; word: finish, declare, blunder
        "say",  # said the word
        "catch",  # called a missed declaration; n: the seat that missed it
        "miss",  # misses a turn
        "pass",  # could do nothing, or chose not to
        "end",  # ended a turn that could have gone on
        "reverse",  # play now runs the other way; n: 1 or -1
        "owe",  # the next player owes n cards
        "cancel",  # what was owed is gone; n: how many cards
        "skip",  # n turns are to be missed
        "refill",  # the discard pile became the stock of n cards
        "bankrupt",  # held too many cards and is out of the hand
        "out",  # went out; n: place, from 1
        "back",  # came back with n cards
        "hands",  # everybody passed their hand on
        "attempt",  # an illegal card, taken back
        "blocked",  # nobody could go on
        "knock",  # could not follow: knocked out holding n cards
        "score",  # scored n points
        "over",  # the hand is over
    }
)


class Event(NamedTuple):
    """One thing that happened: kind, seat (0-based, -1 for the table), cards, a number, a word."""

    kind: str
    seat: int = -1
    cards: tuple[Card, ...] = ()
    n: int = 0
    word: str = ""


def event_text(event: Event) -> str:
    """`play 2 AH n=0 S`: kind, seat from 1 (0 for the table), cards (`??` if unseen), n, word."""
    cards = ",".join(CARD_TEXT[card] if card >= 0 else "??" for card in event.cards) or "-"
    return f"{event.kind} {event.seat + 1} {cards} {event.n} {event.word}".rstrip()


def parse_event(text: str) -> Event:
    """The event of a text (first copies of its cards). Raises ValueError naming what is wrong."""
    parts = text.split(" ", 4)
    if len(parts) < 4 or parts[0] not in KINDS:
        raise ValueError(f"'{text}' is no event: kind, seat, cards, number and word are wanted")
    cards = () if parts[2] == "-" else tuple(-1 if card == "??" else parse_card(card) for card in parts[2].split(","))
    word = parts[4] if len(parts) > 4 else ""
    return Event(parts[0], int(parts[1]) - 1, cards, int(parts[3]), word)
