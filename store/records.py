"""What the store hands out: frozen records, free of the database and cheap to import."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

MatchState = Literal["open", "finished", "resigned", "abandoned"]
EndState = Literal["finished", "resigned", "abandoned"]

RENEW_MS = 5_000  # how often a lease is to be renewed


RENEW_MS = 5_000  # how often the lease of a match in play is renewed


@dataclass(frozen=True, slots=True)
class Clock:
    """The two clocks of the caller, both in ms: since 1970, and one that never jumps."""

    wall: Callable[[], int]
    steady: Callable[[], int]


@dataclass(frozen=True, slots=True)
class Notice:
    """Something a person should be told after opening; `path` is the file it is about.

    `damaged` and `foreign`: the old file was moved to `path` and a fresh one begun.
    `newer`: written by a newer version of the app, opened for reading only.
    """

    kind: Literal["damaged", "foreign", "newer"]
    path: Path
    detail: str


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or a bot when `level` is not empty."""

    name: str
    level: str = ""


@dataclass(frozen=True, slots=True)
class Player:
    """A person known on this device; `last_played` in Unix ms."""

    id: int
    uuid: str
    name: str
    last_played: int


@dataclass(frozen=True, slots=True)
class NewMatch:
    """Everything that is agreed before the first deal. `rules` is the full ruleset as text."""

    ruleset: str
    rules: str
    seats: tuple[Seat, ...]
    seed: int
    options: tuple[str, ...] = ()
    numbers: Mapping[str, int] | None = None
    target: int | None = None
    hand_limit: int | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A match as it stands; times in Unix ms, `totals` and `next_dealer` after the last hand.

    `intact` is False when a row fails its digest: then the texts are empty and it cannot go on.
    """

    id: int
    uuid: str
    created: int
    touched: int
    state: MatchState
    ended: int | None
    voided: bool
    ruleset: str
    rules: str
    options: tuple[str, ...]
    numbers: Mapping[str, int]
    seats: tuple[Seat, ...]
    seed: int
    target: int | None
    hand_limit: int | None
    hands: int
    totals: tuple[int, ...]
    next_dealer: int | None
    placings: tuple[int, ...]
    intact: bool


@dataclass(frozen=True, slots=True)
class Page:
    """One page of matches, newest first; pass `older` back to get the next, None at the end."""

    matches: tuple[Match, ...]
    older: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended. `scores` (empty where the game has none) and `totals` by seat, `order` as in the notation
    but 0-based, `ending` a word of the app's own such as "won" or "blocked"."""

    scores: tuple[int, ...]
    totals: tuple[int, ...]
    order: tuple[int, ...]
    ending: str
    next_dealer: int


@dataclass(frozen=True, slots=True)
class Hand:
    """A finished hand. When not `intact` the notation is empty and the result has no scores."""

    id: int
    uuid: str
    match_id: int
    number: int
    dealer: int
    seed: int
    begun: int
    ended: int
    notation: str
    result: Result
    intact: bool


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game somebody made: the name, the whole text of its ruleset, when it was changed last (Unix ms)."""

    id: int
    name: str
    text: str
    changed: int


@dataclass(frozen=True, slots=True)
class Action:
    """One acknowledged action of the open hand; `number` is what `append_action` returned."""

    number: int
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class OpenHand:
    """The hand in play: its header, and the actions that stand after all undos.

    When not `intact`, `actions` is the part before the first damaged row.
    """

    match_id: int
    uuid: str
    number: int
    dealer: int
    seed: int
    header: str
    begun: int
    actions: tuple[Action, ...]
    intact: bool


@dataclass(frozen=True, slots=True)
class Lease:
    """The right to play on in one match, held by one window (`holder`)."""

    match_id: int
    holder: str


@dataclass(frozen=True, slots=True)
class Damage:
    """A row that is not what its digest says."""

    table: str
    key: str
