"""What happened, for eyes, ears and screen readers: a closed union of frozen types, one for each kind of event.

Who handles events does it with `match` and `assert_never`, so that a kind more is a type error everywhere it is not yet
handled. A hand is never restored from events. Seats are 0-based; a card that is not seen is -1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias, TypeVar, assert_never, dataclass_transform, get_args

from engine.cards import CARD_TEXT, Card, parse_card
from engine.moves import Named, parse_named

#: What a penalty was for: the last card, a missed declaration, an illegal card, or a card that hits who sat before.
Why: TypeAlias = Literal["finish", "declare", "blunder", "previous"]

#: The word with which the text of each kind begins.
WORDS: Final[dict[type[Event], str]] = {}

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def _event(word: str) -> Callable[[type[T]], type[T]]:
    """Declares a kind of event by its word and its fields: frozen, equal to another of its kind with the same values.

    What `dataclass(frozen=True)` does, without its six functions compiled for each class: that took 15 ms of the time
    in which the app starts, and this takes 2.
    """

    def declare(kind: type[T]) -> type[T]:
        names = tuple(kind.__annotations__)
        made: dict[str, Any] = {}
        values = ", ".join(f"{name}={name}" for name in names)
        exec(f"def __init__(self, {', '.join(names)}): self.__dict__.update({values})", made)
        for name, value in {**_SHARED, "__init__": made["__init__"], "__match_args__": names}.items():
            setattr(kind, name, value)
        WORDS[kind] = word  # type: ignore[index]  # the union is closed below
        return kind

    return declare


def _equal(one: object, other: object) -> bool:
    return type(one) is type(other) and vars(one) == vars(other)


def _hash(one: object) -> int:
    return hash(tuple(vars(one).values()))


def _repr(one: object) -> str:
    return f"{type(one).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(one).items())})"


def _refuse(one: object, name: str, *value: object) -> None:
    raise AttributeError(f"{type(one).__name__}.{name} cannot be changed")


_SHARED: Final[dict[str, Any]] = {
    "__eq__": _equal,
    "__hash__": _hash,
    "__repr__": _repr,
    "__setattr__": _refuse,
    "__delattr__": _refuse,
}


@_event("play")
class Played:
    """A seat laid a card and nominated something, or `Named.NOTHING`."""

    seat: int
    card: Card
    named: Named


@_event("draw")
class Drew:
    """A seat drew cards of its own will; none when both piles had run out."""

    seat: int
    cards: tuple[Card, ...]


@_event("take")
class Took:
    """A seat took the cards that were owed; fewer than `owed` when both piles ran out."""

    seat: int
    cards: tuple[Card, ...]
    owed: int


@_event("penalty")
class Penalised:
    """A seat drew cards as a penalty."""

    seat: int
    cards: tuple[Card, ...]
    why: Why


@_event("say")
class Declared:
    """A seat said the word of the game; an empty one where none was due."""

    seat: int
    word: str


@_event("catch")
class Caught:
    """A seat called the missed declaration of `offender`."""

    seat: int
    offender: int


@_event("skipped")
class Skipped:
    """A seat misses a turn."""

    seat: int


@_event("pass")
class Passed:
    """A seat could do nothing, or chose not to."""

    seat: int


@_event("end")
class TurnEnded:
    """A seat ended a turn that could have gone on."""

    seat: int


@_event("reverse")
class Reversed:
    """A seat turned the direction of play, which is now 1 (to the left) or -1."""

    seat: int
    direction: int


@_event("owe")
class Owes:
    """A seat's card makes the next player owe so many cards in all."""

    seat: int
    count: int


@_event("cancel")
class Cancelled:
    """A seat's answer made what was owed go away: so many cards."""

    seat: int
    count: int


@_event("skip")
class Skips:
    """A seat's card makes others miss so many turns."""

    seat: int
    turns: int


@_event("refill")
class Refilled:
    """The discard pile less its top card became a stock of so many cards."""

    count: int


@_event("bankrupt")
class WentBankrupt:
    """A seat held too many cards and is out of the hand."""

    seat: int


@_event("out")
class WentOut:
    """A seat has no card left; its place, from 1."""

    seat: int
    place: int


@_event("back")
class CameBack:
    """A seat that had gone out is in again with these cards."""

    seat: int
    cards: tuple[Card, ...]


@_event("hands")
class PassedHands:
    """A seat's card made everybody pass their hand on."""

    seat: int


@_event("attempt")
class Attempted:
    """A seat tried an illegal card and took it back."""

    seat: int
    card: Card


@_event("blocked")
class Blocked:
    """Nobody could go on."""


@_event("knock")
class KnockedOut:
    """A seat could not follow and is knocked out, holding so many cards."""

    seat: int
    held: int


@_event("score")
class GotPoints:
    """A seat scored so many points."""

    seat: int
    points: int


@_event("over")
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


def seat_of(event: Event) -> int:
    """Whose event it is, -1 for one of the whole table."""
    return -1 if isinstance(event, Refilled | Blocked | HandEnded) else event.seat


def drawn_in(event: Event) -> tuple[Card, ...]:
    """The cards that a seat got from the stock by it, in order; what only that seat sees."""
    return event.cards if isinstance(event, Drew | Took | Penalised | CameBack) else ()


def redact(event: Event, seat: int) -> Event:
    """The event as `seat` may know it (-1 for everybody): cards that others draw are unseen (-1)."""
    if isinstance(event, Drew | Took | Penalised | CameBack) and event.seat != seat:
        return type(event)(**{**vars(event), "cards": (-1,) * len(event.cards)})
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
    cards, word = drawn_in(event), ""
    number = len(cards) if isinstance(event, CameBack) else 0
    for field, value in vars(event).items():
        if field == "card":
            cards = (value,)
        elif field == "named":
            word = value.text
        elif field in ("why", "word"):
            word = value
        elif field not in ("seat", "cards"):
            number = value
    listed = ",".join(CARD_TEXT[card] if card >= 0 else "??" for card in cards) or "-"
    return f"{WORDS[type(event)]} {seat_of(event) + 1} {listed} {number} {word}".rstrip()


def parse_event(text: str) -> Event:
    """The event of a text (first copies of its cards). Raises ValueError naming what is wrong."""
    parts = text.split(" ", 4)
    kind = next((kind for kind, word in WORDS.items() if word == parts[0]), None)
    if len(parts) < 4 or kind is None:
        raise ValueError(f"'{text}' is no event: kind, seat, cards, number and word are wanted")
    cards = () if parts[2] == "-" else tuple(-1 if card == "??" else parse_card(card) for card in parts[2].split(","))
    fields = kind.__annotations__
    if not cards and "card" in fields:
        raise ValueError(f"'{text}' is no event: a card is wanted")
    seat, number, word = int(parts[1]) - 1, int(parts[3]), parts[4] if len(parts) > 4 else ""
    return kind(*(_value(field, seat, cards, number, word) for field in fields))


def _value(field: str, seat: int, cards: tuple[Card, ...], number: int, word: str) -> Any:
    """What stands in a field of an event whose text has these parts."""
    if field == "seat":
        return seat
    if field == "cards":
        return cards
    if field == "card":
        return cards[0]
    if field == "named":
        return parse_named(word)
    if field == "why" and word not in get_args(Why):
        raise ValueError(f"'{word}' is no reason for a penalty; there are {', '.join(get_args(Why))}")
    return word if field in ("why", "word") else number
