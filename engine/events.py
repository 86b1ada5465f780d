"""What happened, for eyes, ears and screen readers: a closed union of frozen types, one for each kind of event.

Who handles events does it with `match` and `assert_never`, so that a kind more is a type error everywhere it is not yet
handled. A hand is never restored from events. Seats are 0-based; a card that is not seen is -1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, assert_never, get_args

from engine.cards import CARD_TEXT, Card, parse_card
from engine.moves import Named, parse_named

#: What a penalty was for: the last card, a missed declaration, an illegal card, or a card that hits who sat before.
Why: TypeAlias = Literal["finish", "declare", "blunder", "previous"]


@dataclass(frozen=True)
class Played:
    """A seat laid a card and nominated something, or `Named.NOTHING`."""

    seat: int
    card: Card
    named: Named = Named.NOTHING


@dataclass(frozen=True)
class Drew:
    """A seat drew cards of its own will; none when both piles had run out."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Took:
    """A seat took the cards that were owed; fewer than `owed` when both piles ran out."""

    seat: int
    cards: tuple[Card, ...]
    owed: int


@dataclass(frozen=True)
class Penalised:
    """A seat drew cards as a penalty."""

    seat: int
    cards: tuple[Card, ...]
    why: Why


@dataclass(frozen=True)
class Declared:
    """A seat said the word of the game; an empty one where none was due."""

    seat: int
    word: str


@dataclass(frozen=True)
class Caught:
    """A seat called the missed declaration of `offender`."""

    seat: int
    offender: int


@dataclass(frozen=True)
class Skipped:
    """A seat misses a turn."""

    seat: int


@dataclass(frozen=True)
class Passed:
    """A seat could do nothing, or chose not to."""

    seat: int


@dataclass(frozen=True)
class TurnEnded:
    """A seat ended a turn that could have gone on."""

    seat: int


@dataclass(frozen=True)
class Reversed:
    """A seat turned the direction of play, which is now 1 (to the left) or -1."""

    seat: int
    direction: int


@dataclass(frozen=True)
class Owes:
    """A seat's card makes the next player owe so many cards in all."""

    seat: int
    count: int


@dataclass(frozen=True)
class Cancelled:
    """A seat's answer made what was owed go away: so many cards."""

    seat: int
    count: int


@dataclass(frozen=True)
class Skips:
    """A seat's card makes others miss so many turns."""

    seat: int
    turns: int


@dataclass(frozen=True)
class Refilled:
    """The discard pile less its top card became a stock of so many cards."""

    count: int


@dataclass(frozen=True)
class WentBankrupt:
    """A seat held too many cards and is out of the hand."""

    seat: int


@dataclass(frozen=True)
class WentOut:
    """A seat has no card left; its place, from 1."""

    seat: int
    place: int


@dataclass(frozen=True)
class CameBack:
    """A seat that had gone out is in again with these cards."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class PassedHands:
    """A seat's card made everybody pass their hand on."""

    seat: int


@dataclass(frozen=True)
class Attempted:
    """A seat tried an illegal card and took it back."""

    seat: int
    card: Card


@dataclass(frozen=True)
class Blocked:
    """Nobody could go on."""


@dataclass(frozen=True)
class KnockedOut:
    """A seat could not follow and is knocked out, holding so many cards."""

    seat: int
    held: int


@dataclass(frozen=True)
class GotPoints:
    """A seat scored so many points."""

    seat: int
    points: int


@dataclass(frozen=True)
class HandEnded:
    """The hand is over."""


Event: TypeAlias = (
    Played
    | Drew
    | Took
    | Penalised
    | Declared
    | Caught
    | Skipped
    | Passed
    | TurnEnded
    | Reversed
    | Owes
    | Cancelled
    | Skips
    | Refilled
    | WentBankrupt
    | WentOut
    | CameBack
    | PassedHands
    | Attempted
    | Blocked
    | KnockedOut
    | GotPoints
    | HandEnded
)

#: The word with which the text of each kind begins.
WORDS: Final[dict[type[Event], str]] = {
    Played: "play",
    Drew: "draw",
    Took: "take",
    Penalised: "penalty",
    Declared: "say",
    Caught: "catch",
    Skipped: "skipped",
    Passed: "pass",
    TurnEnded: "end",
    Reversed: "reverse",
    Owes: "owe",
    Cancelled: "cancel",
    Skips: "skip",
    Refilled: "refill",
    WentBankrupt: "bankrupt",
    WentOut: "out",
    CameBack: "back",
    PassedHands: "hands",
    Attempted: "attempt",
    Blocked: "blocked",
    KnockedOut: "knock",
    GotPoints: "score",
    HandEnded: "over",
}


def seat_of(event: Event) -> int:
    """Whose event it is, -1 for one of the whole table."""
    return -1 if isinstance(event, Refilled | Blocked | HandEnded) else event.seat


def drawn_in(event: Event) -> tuple[Card, ...]:
    """The cards that a seat got from the stock by it, in order; what only that seat sees."""
    return event.cards if isinstance(event, Drew | Took | Penalised | CameBack) else ()


def redact(event: Event, seat: int) -> Event:
    """The event as `seat` may know it (-1 for everybody): cards that others draw are unseen (-1)."""
    if isinstance(event, Drew | Took | Penalised | CameBack) and event.seat != seat:
        return replace(event, cards=(-1,) * len(event.cards))
    return event


def reveals(event: Event, seat: int) -> bool:
    """Whether it shows `seat`, who acted, something that was hidden from it: then the action cannot be taken back."""
    match event:
        case Passed():
            return event.seat != seat
        case (
            Played() | Declared() | Owes() | Cancelled() | Reversed() | Skips() | Skipped() | TurnEnded() | WentOut()
            | HandEnded()
        ):  # fmt: skip
            return False
        case (
            Drew() | Took() | Penalised() | Caught() | Refilled() | WentBankrupt() | CameBack() | PassedHands()
            | Attempted() | Blocked() | KnockedOut() | GotPoints()
        ):  # fmt: skip
            return True
    assert_never(event)


def event_text(event: Event) -> str:
    """`play 2 AH 0 S`: kind, seat from 1 (0 for the table), cards (`??` if unseen), a number, a word."""
    cards: tuple[Card, ...] = drawn_in(event)
    number, word = 0, ""
    match event:
        case Played():
            cards, word = (event.card,), event.named.text
        case Attempted():
            cards = (event.card,)
        case Took():
            number = event.owed
        case Penalised():
            word = event.why
        case Declared():
            word = event.word
        case Caught():
            number = event.offender
        case Reversed():
            number = event.direction
        case Owes() | Cancelled() | Refilled():
            number = event.count
        case Skips():
            number = event.turns
        case WentOut():
            number = event.place
        case CameBack():
            number = len(event.cards)
        case KnockedOut():
            number = event.held
        case GotPoints():
            number = event.points
        case Drew() | Skipped() | Passed() | TurnEnded() | WentBankrupt() | PassedHands() | Blocked() | HandEnded():
            pass
        case _:
            assert_never(event)
    listed = ",".join(CARD_TEXT[card] if card >= 0 else "??" for card in cards) or "-"
    return f"{WORDS[type(event)]} {seat_of(event) + 1} {listed} {number} {word}".rstrip()


_MAKE: Final[dict[str, Callable[[int, tuple[Card, ...], int, str], Event]]] = {
    "play": lambda seat, cards, n, word: Played(seat, cards[0], parse_named(word)),
    "draw": lambda seat, cards, n, word: Drew(seat, cards),
    "take": lambda seat, cards, n, word: Took(seat, cards, n),
    "penalty": lambda seat, cards, n, word: Penalised(seat, cards, _why(word)),
    "say": lambda seat, cards, n, word: Declared(seat, word),
    "catch": lambda seat, cards, n, word: Caught(seat, n),
    "skipped": lambda seat, cards, n, word: Skipped(seat),
    "pass": lambda seat, cards, n, word: Passed(seat),
    "end": lambda seat, cards, n, word: TurnEnded(seat),
    "reverse": lambda seat, cards, n, word: Reversed(seat, n),
    "owe": lambda seat, cards, n, word: Owes(seat, n),
    "cancel": lambda seat, cards, n, word: Cancelled(seat, n),
    "skip": lambda seat, cards, n, word: Skips(seat, n),
    "refill": lambda seat, cards, n, word: Refilled(n),
    "bankrupt": lambda seat, cards, n, word: WentBankrupt(seat),
    "out": lambda seat, cards, n, word: WentOut(seat, n),
    "back": lambda seat, cards, n, word: CameBack(seat, cards),
    "hands": lambda seat, cards, n, word: PassedHands(seat),
    "attempt": lambda seat, cards, n, word: Attempted(seat, cards[0]),
    "blocked": lambda seat, cards, n, word: Blocked(),
    "knock": lambda seat, cards, n, word: KnockedOut(seat, n),
    "score": lambda seat, cards, n, word: GotPoints(seat, n),
    "over": lambda seat, cards, n, word: HandEnded(),
}


def parse_event(text: str) -> Event:
    """The event of a text (first copies of its cards). Raises ValueError naming what is wrong."""
    parts = text.split(" ", 4)
    make = _MAKE.get(parts[0])
    if len(parts) < 4 or make is None:
        raise ValueError(f"'{text}' is no event: kind, seat, cards, number and word are wanted")
    cards = () if parts[2] == "-" else tuple(-1 if card == "??" else parse_card(card) for card in parts[2].split(","))
    if not cards and parts[0] in ("play", "attempt"):
        raise ValueError(f"'{text}' is no event: a card is wanted")
    return make(int(parts[1]) - 1, cards, int(parts[3]), parts[4] if len(parts) > 4 else "")


def _why(word: str) -> Why:
    for why in _WHYS:
        if why == word:
            return why
    raise ValueError(f"'{word}' is no reason for a penalty; there are {', '.join(_WHYS)}")


_WHYS: Final[Sequence[Why]] = get_args(Why)
