"""What the store hands out: frozen records, free of the database and cheap to import."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

MatchState = Literal["open", "finished", "resigned", "abandoned"]
MatchKind = Literal["played", "kept"]
Points = int | float
EndState = Literal["finished", "resigned", "abandoned"]

RENEW_MS = 5_000  # how often the lease of a match in play is renewed


@dataclass(frozen=True, slots=True)
class Clock:
    """The clocks of the caller, in ms: since 1970, one that never jumps, and when this machine was started (since 1970;
    None where that cannot be told)."""

    wall: Callable[[], int]
    steady: Callable[[], int]
    booted: Callable[[], int | None] = lambda: None


@dataclass(frozen=True, slots=True)
class Notice:
    """Something a person should be told after opening; `path` is the file it is about.

    `damaged` and `foreign`: the old file was moved to `path` and a fresh one begun.
    `newer`: written by a newer version of the app, opened for reading only.
    `log`: what was written last is not whole and may be missing from `since` (Unix ms, 0: all) on; `path` is a copy of
    the file with its damaged log. Told until somebody has read it.
    `empty`: the file was there with nothing in it, and was begun anew. `mended`: its number of the version was damaged
    and is known from its tables; nothing is missing.
    """

    kind: Literal["damaged", "foreign", "newer", "log", "empty", "mended"]
    path: Path
    detail: str
    since: int = 0


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or a bot when `level` is not empty."""

    name: str
    level: str = ""


@dataclass(frozen=True, slots=True)
class Person:
    """A person known on this device. `colour` is -1 and `face` "" until one was chosen, `last_played` in Unix ms,
    `matches` those that are over; `merged` are the ids and names of those who turned out to be this person.
    """

    id: int
    uuid: str
    name: str
    colour: int
    face: str
    archived: bool
    last_played: int
    matches: int
    merged: tuple[tuple[int, str], ...]


#: Bytes of a picture that a person takes as their face.
LARGEST_PICTURE: Final = 16 * 1024


@dataclass(frozen=True, slots=True)
class OwnPicture:
    """The picture that a person has on this device, a PNG; `worn` where it is their face."""

    png: bytes
    worn: bool


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
class KeptMatch:
    """A match as it stands; times in Unix ms, `totals` and `next_dealer` after the last hand that can be read.

    `kind` tells whether it was played here or kept on a sheet, whose title is `name`; `note` is what somebody wrote to
    it. `intact` is False when a row fails its digest, or its sheet cannot be opened. It then cannot go on and the texts
    are empty, unless the row is that of its last hand.
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
    totals: tuple[Points, ...]
    next_dealer: int | None
    placings: tuple[int, ...]
    intact: bool
    kind: MatchKind = "played"
    name: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """One page of matches, newest first; pass `older` back to get the next, None at the end."""

    matches: tuple[KeptMatch, ...]
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


def result_table(result: Result) -> dict[str, Any]:
    """The JSON table a result is stored and sent as; `read_result` reads it."""
    return {
        "scores": result.scores,
        "totals": result.totals,
        "order": result.order,
        "ending": result.ending,
        "next_dealer": result.next_dealer,
    }


def read_result(table: Mapping[str, Any]) -> Result:
    """The result in a stored table that has already been checked."""
    scores, totals, order = (tuple(table[key]) for key in ("scores", "totals", "order"))
    return Result(scores, totals, order, table["ending"], table["next_dealer"])


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
    """One acknowledged action of the open hand; `number` is what `store.hands.append` returned."""

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


@dataclass(frozen=True, slots=True)
class GridRow:
    """One round of a match: each player's points (None: none) and totals after it. `odd`: something was strange
    when it was kept; `struck`: it does not count; `costs`: what penalties put into the points, empty where none did;
    not `counted`: who won it is not known yet, as the hand is still to be played again."""

    number: int
    dealer: int
    scores: tuple[Points | None, ...]
    totals: tuple[Points, ...]
    winners: tuple[int, ...]
    odd: bool = False
    struck: bool = False
    note: str = ""
    costs: tuple[Points, ...] = ()
    counted: bool = True


@dataclass(frozen=True, slots=True)
class Grid:
    """A match round by round, played or kept; the totals of the rows are its chart."""

    names: tuple[str, ...]
    rounds: tuple[GridRow, ...]
    totals: tuple[Points, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Statistics:
    """A person's finished matches in numbers; what nothing is known of is None.

    `low` and `high` bound the share of wins (Wilson, 95 %). `streak` counts wins up to now, or losses as a negative
    number. `best` and `worst` are points of a match, of one game only: elsewhere more and fewer have no common sense.
    `figures` are those of `FIGURES` by their keys. `uncounted_hands` are those of which it is not known yet who won
    them: they are not in `rounds_won`.
    """

    matches: int
    wins: int
    shared: int
    win_rate: float | None
    low: float | None
    high: float | None
    streak: int
    longest: int
    longest_lost: int
    place_mean: float | None
    mean: float | None
    best: Points | None
    worst: Points | None
    mean_round: float | None
    best_round: Points | None
    worst_round: Points | None
    rating: float | None
    mu: float | None
    sigma: float | None
    by_game: tuple["GameTally", ...]
    figures: Mapping[str, int]
    uncounted_hands: int = 0


@dataclass(frozen=True, slots=True)
class GameTally:
    """How often a person played a game to its end, and won. A free sheet has no game ("")."""

    game: str
    matches: int
    wins: int


@dataclass(frozen=True, slots=True)
class GameCount:
    """How often a game is in the history, and how many of these matches were kept on a sheet."""

    game: str
    matches: int
    kept: int


@dataclass(frozen=True, slots=True)
class Meeting:
    """How one person fared against another (a bot has a `level`): matches in which both sat, and who was ahead."""

    other: int
    name: str
    level: str
    matches: int
    ahead: int
    behind: int

    @property
    def level_with(self) -> int:
        """Matches in which both had the same place."""
        return self.matches - self.ahead - self.behind


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a match; `rating` is what can be vouched for: mu less three sigma."""

    at: int
    match_id: int
    rating: float
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card that was left when hands ended: how often, and what it cost in all."""

    card: str
    times: int
    points: Points


@dataclass(frozen=True, slots=True)
class BotCount:
    """How the bots of one level fare; bounds as in `Statistics`."""

    level: str
    matches: int
    wins: int
    win_rate: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class Preview:
    """What a file brings that isn't here yet, as far as it was looked at: a share of `done`, 1 when nothing is left but
    to keep it.

    `grown` matches are known and go on, `differing` ones are known and went another way: they stay as they are here.
    `set_aside` entries can't be read or don't fit what stands before them; `reasons` says why, of the first few.
    """

    matches_new: int
    matches_known: int
    matches_grown: int
    differing: int
    people_new: int
    people_known: int
    hands_new: int
    rounds_new: int
    games_new: int
    settings_new: int
    done: float
    set_aside: int = 0
    reasons: tuple[str, ...] = ()
