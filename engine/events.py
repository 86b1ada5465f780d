"""What happened in a hand: a closed union of frozen classes, one for each kind of event.

Handle events with `match` and `assert_never`, so that a new kind is a type error wherever it isn't handled yet. A hand
is never restored from events. Seats are 0-based; an unseen card is -1.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, assert_never, get_args

from engine.cards import CARD_TEXT, Card, parse_card
from engine.event_kinds import FIELD_PARTS, KIND_WORDS, event_kind
from engine.moves import Named, parse_named

#: What a penalty was for: a barred last card, a missed declaration, a wrong card, or the card of the seat after it.
Why: TypeAlias = Literal["finish", "declare", "blunder", "previous"]


@event_kind("play")
class Played:
    """A seat played a card and nominated `named`, or `Named.NOTHING`."""

    seat: int
    card: Card
    named: Named


@event_kind("draw")
class Drew:
    """A seat drew cards by choice; none if both piles were empty."""

    seat: int
    cards: tuple[Card, ...]


@event_kind("take", number="penalty")
class TookPenalty:
    """A seat drew a pending penalty: `penalty` cards, fewer if both piles ran out."""

    seat: int
    cards: tuple[Card, ...]
    penalty: int


@event_kind("penalty")
class Penalised:
    """A seat drew cards for breaking a rule, or because of the card of the seat after it. `why` is the reason."""

    seat: int
    cards: tuple[Card, ...]
    why: Why


@event_kind("say", word="declaration")
class Declared:
    """A seat declared, with these words; empty if no declaration was needed."""

    seat: int
    declaration: str


@event_kind("catch", number="offender")
class Caught:
    """A seat called the missed declaration of `offender`."""

    seat: int
    offender: int


@event_kind("skipped")
class Skipped:
    """A seat missed a turn."""

    seat: int


@event_kind("pass")
class Passed:
    """A seat passed, by choice or because it couldn't play."""

    seat: int


@event_kind("end")
class TurnEnded:
    """A seat ended a turn in which it could have played on."""

    seat: int


@event_kind("reverse", number="direction")
class Reversed:
    """A seat reversed the direction of play, which is now 1 (to the left) or -1."""

    seat: int
    direction: int


@event_kind("owe", number="count")
class PenaltySet:
    """A card of this seat set the next player's penalty to `count` cards in all."""

    seat: int
    count: int


@event_kind("cancel", number="count")
class PenaltyCancelled:
    """An answer of this seat cancelled a penalty of `count` cards."""

    seat: int
    count: int


@event_kind("skip", number="turns")
class SkipsSet:
    """A card of this seat set the number of turns that others will miss."""

    seat: int
    turns: int


@event_kind("refill", number="count")
class Refilled:
    """The discard pile, except its top card, became a stock of `count` cards."""

    count: int


@event_kind("bankrupt")
class WentBankrupt:
    """A seat held too many cards and is out of the hand."""

    seat: int


@event_kind("out", number="place")
class WentOut:
    """A seat played its last card, as number `place` from 1."""

    seat: int
    place: int


@event_kind("back")
class CameBack:
    """A seat that had gone out is back in play, with these cards from the stock."""

    seat: int
    cards: tuple[Card, ...]


@event_kind("hands")
class PassedHands:
    """A card of this seat made all players pass their hand to the left."""

    seat: int


@event_kind("attempt")
class TriedWrongCard:
    """A seat tried an illegal card and took it back."""

    seat: int
    card: Card


@event_kind("back-to-hand")
class TookTurnBack:
    """A seat took back all cards of its turn."""

    seat: int
    cards: tuple[Card, ...]


@event_kind("blocked")
class Blocked:
    """The hand ended because nobody could play on."""


@event_kind("knock", number="card_count")
class KnockedOut:
    """A seat couldn't follow and is knocked out with `card_count` cards."""

    seat: int
    card_count: int


@event_kind("score", number="points")
class GotPoints:
    """A seat scored points."""

    seat: int
    points: int


@event_kind("over")
class HandEnded:
    """The hand is over."""


Event: TypeAlias = (
    Played
    | Drew
    | TookPenalty
    | Penalised
    | Declared
    | Caught
    | Skipped
    | Passed
    | TurnEnded
    | Reversed
    | PenaltySet
    | PenaltyCancelled
    | SkipsSet
    | Refilled
    | WentBankrupt
    | WentOut
    | CameBack
    | PassedHands
    | TriedWrongCard
    | TookTurnBack
    | Blocked
    | KnockedOut
    | GotPoints
    | HandEnded
)


def seat_of(event: Event) -> int:
    """Return the seat of an event, -1 if it concerns the whole table."""
    return -1 if isinstance(event, Refilled | Blocked | HandEnded) else event.seat


def drawn_in(event: Event) -> tuple[Card, ...]:
    """Return the cards that the event's seat got from the stock, in order. Only that seat sees them."""
    return event.cards if isinstance(event, Drew | TookPenalty | Penalised | CameBack) else ()


def redact(event: Event, seat: int) -> Event:
    """Return the event as `seat` may see it (-1 for a spectator): cards drawn by others become -1."""
    if isinstance(event, Drew | TookPenalty | Penalised | CameBack) and event.seat != seat:
        return type(event)(**{**vars(event), "cards": (-1,) * len(event.cards)})
    return event


def revealed_cards_to(event: Event, seat: int) -> bool:
    """Return whether the event showed something hidden to `seat`, which acted. If so, the action can't be undone."""
    match event:
        case Passed():
            return event.seat != seat
        case (
            Played() | Declared() | PenaltySet() | PenaltyCancelled() | Reversed() | SkipsSet() | Skipped()
            | TurnEnded() | WentOut()
            | HandEnded()
        ):  # fmt: skip
            return False
        case (
            Drew() | TookPenalty() | Penalised() | Caught() | Refilled() | WentBankrupt() | CameBack() | PassedHands()
            | TriedWrongCard() | TookTurnBack() | Blocked() | KnockedOut() | GotPoints()
        ):  # fmt: skip
            return True
    assert_never(event)


def event_text(event: Event) -> str:
    """Return the event as text, such as `play 2 AH 0 S`: kind, seat from 1 (0 for the table), cards (`??` if unseen), a
    number, a word.
    """
    cards: tuple[Card, ...] = ()
    seat, number, word = 0, len(event.cards) if isinstance(event, CameBack) else 0, ""
    kind = type(event)
    for part, value in zip(FIELD_PARTS[kind], vars(event).values(), strict=True):
        if part == "seat":
            seat = value + 1
        elif part == "card":
            cards = (value,)
        elif part == "named":
            word = value.text
        elif part in ("why", "word"):
            word = value
        elif part == "cards":
            cards = value
        elif part == "number":
            number = value
    listed = ",".join(CARD_TEXT[card] if card >= 0 else "??" for card in cards) or "-"
    return f"{KIND_WORDS[kind]} {seat} {listed} {number} {word}".rstrip()


def parse_event(text: str) -> Event:
    """Return the event of a text; cards are first copies. Raises ValueError naming what is wrong."""
    parts = text.split(" ", 4)
    kind = next((kind for kind, word in KIND_WORDS.items() if word == parts[0]), None)
    if len(parts) < 4 or kind is None:
        raise ValueError(f"'{text}' is no event: kind, seat, cards, number and word are wanted")
    cards = () if parts[2] == "-" else tuple(-1 if card == "??" else parse_card(card) for card in parts[2].split(","))
    wanted = FIELD_PARTS[kind]
    if not cards and "card" in wanted:
        raise ValueError(f"'{text}' is no event: a card is wanted")
    seat, number, word = int(parts[1]) - 1, int(parts[3]), parts[4] if len(parts) > 4 else ""
    made: Event = kind(*(_event_part_value(part, seat, cards, number, word) for part in wanted))
    return made


def _event_part_value(part: str, seat: int, cards: tuple[Card, ...], number: int, word: str) -> Any:
    """Return the value of one part of an event, chosen from the values in its text. Raises ValueError for a word that
    names no suit, rank or reason.
    """
    if part == "seat":
        return seat
    if part == "cards":
        return cards
    if part == "card":
        return cards[0]
    if part == "named":
        return parse_named(word)
    if part == "why" and word not in get_args(Why):
        raise ValueError(f"'{word}' is no reason for a penalty; there are {', '.join(get_args(Why))}")
    return word if part in ("why", "word") else number
