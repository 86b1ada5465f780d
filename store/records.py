"""What the store returns: frozen records, independent of the database and cheap to import."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from engine.scoresheet.awards import Award

MatchState = Literal["open", "finished", "resigned", "abandoned"]
MatchKind = Literal["played", "kept"]
Points = int | float
EndState = Literal["finished", "resigned", "abandoned"]

LEASE_RENEWAL_MS = 5_000  # how often the lease of a match in play is renewed


@dataclass(frozen=True, slots=True)
class Clock:
    """The caller's clocks, in ms: Unix time, a steady clock, and when this machine was started (Unix ms; None if
    unknown).
    """

    wall: Callable[[], int]
    steady: Callable[[], int]
    booted: Callable[[], int | None] = lambda: None


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice to show after the store was opened. `path` is the file it is about.

    - `damaged`, `foreign`: the old file was moved to `path` and a new one begun.
    - `newer`: written by a newer version of the app, opened for reading only.
    - `log`: rows written from `since` on (Unix ms, 0: all) may be missing; `path` is a copy of the file with its
      damaged log. Shown until it was dismissed.
    - `empty`: the file was there but empty, and was begun again.
    - `mended`: its version number was damaged and is known from its tables; nothing is missing.
    """

    kind: Literal["damaged", "foreign", "newer", "log", "empty", "mended"]
    path: Path
    detail: str
    since: int = 0


@dataclass(frozen=True, slots=True)
class Seat:
    """The player in a seat: a person, or a bot if `level` isn't empty. `deleted`: a person who was deleted for good,
    with a `name` that says so.
    """

    name: str
    level: str = ""
    deleted: bool = field(default=False, repr=False)


@dataclass(frozen=True, slots=True)
class Person:
    """A person known on this device. `colour` is -1 and `face` "" until chosen; `last_played` is Unix ms; `matches`
    counts those that are over; `merged` are the ids and names that were merged into this person.
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


#: The most bytes of a picture that a person uses as their face.
MAX_FACE_PICTURE_BYTES: Final = 16 * 1024


@dataclass(frozen=True, slots=True)
class OwnPicture:
    """The picture of a person on this device, a PNG. `is_face`: whether it is their face."""

    png: bytes
    is_face: bool


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What is agreed before the first deal. `rules` is the full ruleset as text."""

    ruleset: str
    rules: str
    seats: tuple[Seat, ...]
    seed: int
    options: tuple[str, ...] = ()
    numbers: Mapping[str, int] | None = None
    target: int | None = None
    hand_limit: int | None = None


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """The state of a match. Times are Unix ms; `totals` and `next_dealer` are those after the last hand that can be
    read.

    `kind` says whether it was played here or scored on a sheet, whose title is `name`; `note` is what a person wrote to
    it. `dated` and `place` say when (Unix ms) and where it was played, if somebody wrote it afterwards.
    `intact` is False if a row fails its digest, or its sheet can't be read. The match then can't go on and its
    texts are empty, unless only its last hand is damaged.
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
    dated: int | None = None
    place: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """One page of matches, newest first. Pass `older` back to get the next one; None at the end."""

    matches: tuple[StoredMatch, ...]
    older: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class Result:
    """How a hand ended. `scores` (empty if the game has none) and `totals` by seat, `order` as in notation but 0-based,
    `ending` a word of the app such as "won" or "blocked".
    """

    scores: tuple[int, ...]
    totals: tuple[int, ...]
    order: tuple[int, ...]
    ending: str
    next_dealer: int


def result_table(result: Result) -> dict[str, Any]:
    """Return the JSON table in which a result is stored and sent."""
    return {
        "scores": result.scores,
        "totals": result.totals,
        "order": result.order,
        "ending": result.ending,
        "next_dealer": result.next_dealer,
    }


def read_result(table: Mapping[str, Any]) -> Result:
    """Return the result in a stored table that has been checked."""
    scores, totals, order = (tuple(table[key]) for key in ("scores", "totals", "order"))
    return Result(scores, totals, order, table["ending"], table["next_dealer"])


@dataclass(frozen=True, slots=True)
class Hand:
    """A finished hand. If it isn't `intact`, the notation is empty and the result has no scores."""

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
    """A game that a person made: its name, its ruleset as text, and when it was last changed (Unix ms)."""

    id: int
    name: str
    text: str
    changed: int


@dataclass(frozen=True, slots=True)
class Action:
    """One stored action of the open hand. `number` is what `store.hands.append_action` returned."""

    number: int
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class OpenHand:
    """The hand in play: its header, and the actions that stand after all undos. If it isn't `intact`, `actions` ends
    before the first damaged row.
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
    """The right of one window (`holder`) to play on in a match."""

    match_id: int
    holder: str


@dataclass(frozen=True, slots=True)
class Damage:
    """A row that doesn't match its digest."""

    table: str
    key: str


@dataclass(frozen=True, slots=True)
class GridRow:
    """One round of a match: each player's points (None: none) and the totals after it.

    - `odd`: something was strange when it was entered; `struck`: it doesn't count.
    - `costs`: the penalties in the points, empty if there are none.
    - not `counted`: its winner isn't known yet, as the hand is still to be replayed.
    """

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
    """A match round by round. The totals of the rows are its chart. `awards` are those of a sheet that is over."""

    names: tuple[str, ...]
    rounds: tuple[GridRow, ...]
    totals: tuple[Points, ...]
    places: tuple[int, ...]
    awards: "tuple[Award, ...]" = ()


@dataclass(frozen=True, slots=True)
class Statistics:
    """A person's finished matches in numbers; None for what is unknown.

    - `low`, `high`: bounds of the share of wins (Wilson, 95 %).
    - `streak`: the number of wins in a row up to now, negative for losses.
    - `best`, `worst`: points of a match, of one game only, since games count differently.
    - `figures`: those of `FIGURES` by key.
    - `uncounted_hands`: hands whose winner isn't known yet; they aren't in `rounds_won`.
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
    """How often a person finished and won matches of a game ("" for sheets without a ruleset)."""

    game: str
    matches: int
    wins: int


@dataclass(frozen=True, slots=True)
class GameCount:
    """How many matches of a game are in the history, and how many of them were scored on a sheet."""

    game: str
    matches: int
    kept: int


@dataclass(frozen=True, slots=True)
class Meeting:
    """One person against another (or a bot with a `level`): matches in which both played, and how often the one was
    ahead.
    """

    other: int
    name: str
    level: str
    matches: int
    ahead: int
    behind: int

    @property
    def tied_count(self) -> int:
        """The number of matches in which both had the same place."""
        return self.matches - self.ahead - self.behind


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A rating after a match. `rating` is the conservative estimate: mu minus three sigma."""

    at: int
    match_id: int
    rating: float
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class HeldCard:
    """A card left in hands when they ended: how often, and its points in all."""

    card: str
    times: int
    points: Points


@dataclass(frozen=True, slots=True)
class BotCount:
    """The results of the bots of one level. Bounds are as in `Statistics`."""

    level: str
    matches: int
    wins: int
    win_rate: float | None
    low: float | None
    high: float | None


#: The years that a match can belong to.
YEARS: Final = range(1970, 9999)


@dataclass(frozen=True, slots=True)
class YearTally:
    """One person's matches of a year. Bounds are as in `Statistics`; `longest` is the most wins in a row in that
    year.
    """

    person: int
    matches: int
    wins: int
    win_rate: float
    low: float
    high: float
    longest: int


@dataclass(frozen=True, slots=True)
class Evening:
    """The matches of one day. `last_hour` (0 to 23) is that in which the last one ended; `place` is "" unless somebody
    wrote one; `wins` are those of each person.
    """

    day: date
    last_hour: int
    place: str
    matches: int
    wins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rivalry:
    """One person's matches against another in a year."""

    person: int
    meeting: Meeting


@dataclass(frozen=True, slots=True)
class YearGame:
    """How many matches of a game were played in a year, how many of them were scored on a sheet, and each person's
    wins.
    """

    game: str
    matches: int
    kept: int
    wins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class YearFigures:
    """A year in numbers, of card games or of other games. `wins` of its parts are in the order of `people`.

    - `evening`: the best one; None if there is none.
    - `rivals`: of a person, those met most often; of a group, its pairs.
    - `games`: most often played first.
    """

    matches: int
    people: tuple[YearTally, ...]
    evening: Evening | None
    rivals: tuple[Rivalry, ...]
    games: tuple[YearGame, ...]


@dataclass(frozen=True, slots=True)
class YearReview:
    """The year of a person, or of a group: of the matches in which exactly these people played. `cards` are the games
    that statistics count, `others` those that aren't of this app; each is None without matches.
    """

    year: int
    people: tuple[int, ...]
    cards: YearFigures | None
    others: YearFigures | None


@dataclass(frozen=True, slots=True)
class YearPlayers:
    """The people and groups of at least two who played in a year, each with a number of matches, most first.

    `undated` is the number of imported matches that have no date and so belong to no year.
    """

    people: tuple[tuple[int, int], ...]
    groups: tuple[tuple[tuple[int, ...], int], ...]
    undated: int


@dataclass(frozen=True, slots=True)
class Preview:
    """What a file adds, as far as it was read; `done` is the share, 1 when only the commit is left.

    `grown` matches are known and gain hands; `differing` ones are known and went on differently, so they stay as they
    are. `set_aside` counts entries that can't be read or don't fit; `reasons` says why, for the first few.
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
