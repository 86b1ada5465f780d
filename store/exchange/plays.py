"""A score file as it was read: its plays, whatever format it had, and which parts of it were left out."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from decimal import Decimal
from typing import Any, Final, Literal

from engine.bounded_json import read_json

MAX_PLAYS: Final = 50_000
MAX_PLAY_TEXT_LENGTH: Final = 60_000  # the most characters of a play as text
Format = Literal["bg-stats", "bgg", "table", "pocket-switch", "match-page"]
LeftOutReason = Literal["no-players", "too-many-players", "too-many-rounds", "unreadable"]
DateOrder = Literal["ymd", "dmy", "mdy"]


@dataclass(frozen=True)
class PlayerScore:
    """The result of one player in a play. `score` is a decimal number as text, "" if there is none; `rank` counts from
    1, 0 if unknown. `more` are fields that aren't understood.
    """

    name: str
    score: str = ""
    winner: bool = False
    rank: int = 0
    more: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class PlayRound:
    """One round of a play: a score for each player as in `PlayerScore`, and the index of the dealer, -1 if unknown."""

    scores: tuple[str, ...]
    struck: bool = False
    note: str = ""
    dealer: int = -1


@dataclass(frozen=True)
class Play:
    """One match of a file.

    - `key`: its id in the program that wrote the file, "" without one.
    - `date`: local time as `2024-11-03` or `2024-11-03T19:30`, "" if unknown.
    - `low`: fewer points win. `cooperative`: all players win or lose together. Not `ended`: it isn't over yet.
    - `rounds`: empty if the file has only totals.
    - `more`: fields that aren't understood.
    """

    game: str
    scores: tuple[PlayerScore, ...]
    key: str = ""
    date: str = ""
    place: str = ""
    note: str = ""
    low: bool = False
    cooperative: bool = False
    ended: bool = True
    rounds: tuple[PlayRound, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class LeftOut:
    """A part of a file that can't be brought in, with its location in the file."""

    where: str
    reason: LeftOutReason


@dataclass(frozen=True)
class ScoreFile:
    """A file as it was read.

    - `layout`: which of its format's layouts it has, such as `players`.
    - `unread`: how often each field occurs that is stored with its match but not understood.
    - `date_order`: how dates of a table were read; `ambiguous` if another order was possible, too.
    - `digest`: the first half of the file's SHA-256 in hex.
    """

    format: Format
    plays: tuple[Play, ...]
    layout: str = ""
    encoding: str = "utf-8"
    left_out: tuple[LeftOut, ...] = ()
    unread: Mapping[str, int] = field(default_factory=Counter)
    date_order: DateOrder = "ymd"
    ambiguous: bool = False
    digest: str = ""


_NUMBER: Final = re.compile(r"(-?\d{1,40}(\.\d{1,40})?)?", re.ASCII)
_PLAY_DEFAULTS: Final = asdict(Play("", ()))
_SCORE_DEFAULTS: Final = asdict(PlayerScore(""))
_ROUND_DEFAULTS: Final = asdict(PlayRound(()))


def do_fewer_points_win(scores: Sequence[PlayerScore]) -> bool:
    """Return whether the best player that has a rank has fewer points than the last one."""
    ranked = sorted((each.rank, Decimal(each.score)) for each in scores if each.rank and each.score)
    return len(ranked) > 1 and ranked[0][1] < ranked[-1][1]


def play_text(play: Play) -> str:
    """Return a play as one line of JSON without defaults. If it would be too long, `more` is left out and the note
    cut.
    """
    text = _compact_json(_play_to_table(play))
    if len(text) <= MAX_PLAY_TEXT_LENGTH:
        return text
    short = Play(**{**vars(play), "scores": tuple(PlayerScore(**{**vars(each), "more": {}}) for each in play.scores)})
    return _compact_json(_play_to_table(Play(**{**vars(short), "more": {}, "note": play.note[:1000]})))


def parse_play(text: str) -> Play | None:
    """Return the play that `play_text` wrote; None if the text is no play."""
    try:
        table = read_json(text, len(text))
        scores = tuple(PlayerScore(**_check_types(each, _SCORE_DEFAULTS)) for each in table.pop("scores"))
        rounds = tuple(
            PlayRound(**{**_check_types(each, _ROUND_DEFAULTS), "scores": tuple(map(str, each["scores"]))})
            for each in table.pop("rounds", ())
        )
        if not all(len(each.scores) == len(scores) and all(map(_NUMBER.fullmatch, each.scores)) for each in rounds):
            return None
        return Play(**{**_check_types(table, _PLAY_DEFAULTS), "scores": scores, "rounds": rounds})
    except (AttributeError, KeyError, TypeError, ValueError):
        return None


def _play_to_table(play: Play) -> dict[str, Any]:
    table = _without_defaults(play, _PLAY_DEFAULTS)
    table["scores"] = [_without_defaults(each, _SCORE_DEFAULTS) for each in play.scores]
    if play.rounds:
        table["rounds"] = [{**_without_defaults(each, _ROUND_DEFAULTS), "scores": each.scores} for each in play.rounds]
    return table


def _without_defaults(value: Any, defaults: Mapping[str, Any]) -> dict[str, Any]:
    return {key: each for key, each in vars(value).items() if each != defaults[key]}


def _check_types(table: Any, defaults: Mapping[str, Any]) -> dict[str, Any]:
    """Return the table if its values have the types of these fields. Raises TypeError or ValueError."""
    for key, value in table.items():
        wanted = dict if key == "more" else list if key == "scores" else type(defaults[key])
        if type(value) is not wanted:
            raise TypeError(key)
        if key == "score" and isinstance(value, str) and not _NUMBER.fullmatch(value):
            raise ValueError(value)
    return {"game": "", "scores": (), **table} if defaults is _PLAY_DEFAULTS else dict(table)


def _compact_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=dict)
