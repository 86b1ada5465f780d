"""Numbers that are counted from a person's rounds: a statistic is one entry of `FIGURES`.

A figure is a fold: it begins at `start`, takes a `step` for each round, and `show` gives its number. Each match stores
the rounds of its players in `results.figures`; each person's tallies store the values of the folds by key in
`tallies.figures`. So a new figure needs no column, and the history is folded again, in slices, once a file is opened.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

Value = TypeVar("Value")  # an int, or a tuple of ints


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """What is stored of one round for one player, and so all that a figure can count by.

    `is_seated` is false for a player who sat out, and on a score sheet for a round that was struck or isn't finished:
    only its penalties, `missed` declarations and `blunders` (wrong cards), count. `is_known` is false until a hand has
    been replayed; until then it has no winner.
    """

    is_seated: bool = True
    is_won: bool = False
    is_blocked: bool = False
    is_known: bool = True
    missed: int = 0
    blunders: int = 0


@dataclass(frozen=True, slots=True)
class Figure(Generic[Value]):
    """A fold over a person's rounds, from the first to the latest, across matches.

    A person's page shows it with the messages `person-<key>` and `person-<key>_about`, the second of which is given all
    figures by their keys. A figure that is `part_of` another is shown only in the messages of that one.
    """

    key: str
    step: Callable[[Value, PlayedRound], Value]
    start: Value
    show: Callable[[Value], int]
    part_of: str = ""


def counting_figure(key: str, many: Callable[[PlayedRound], int], part_of: str = "") -> Figure[int]:
    """Return a figure that adds up what `many` gives for each round."""
    return Figure(key, lambda value, played: value + many(played), 0, int, part_of)


FIGURES: Final[tuple[Figure[Any], ...]] = (
    counting_figure("rounds", lambda played: played.is_seated),
    counting_figure("rounds_won", lambda played: played.is_won, part_of="rounds"),
    counting_figure("blocked", lambda played: played.is_blocked, part_of="rounds"),
    counting_figure("penalties", lambda played: played.missed + played.blunders),
    counting_figure("missed", lambda played: played.missed, part_of="penalties"),
    counting_figure("blunders", lambda played: played.blunders, part_of="penalties"),
)
#: The rounds whose winner isn't known yet.
UNCOUNTED: Final = counting_figure("uncounted", lambda played: not played.is_known)
#: In the values of a tally that is being folded again: the end, id and seat of the last match folded so far,
STALE_KEY: Final = "stale"
#: and the values so far.
RECOUNT_KEY: Final = "again"
#: The version of `rounds_text`. If it changes, all matches are counted again from their facts.
LAYOUT: Final = "2"
#: Stored in a file: the layout and the figures with which its matches were counted.
FIGURES_VERSION: Final = ",".join((LAYOUT, *(figure.key for figure in FIGURES)))

Values = MutableMapping[str, Any]
_START_VALUES: Final = {figure.key: figure.start for figure in (*FIGURES, UNCOUNTED)}


def fold_rounds(values: Values, rounds: Iterable[PlayedRound]) -> None:
    """Take the steps of all figures for rounds that follow those in the values. Changes `values`."""
    rounds = tuple(rounds)
    for figure in (*FIGURES, UNCOUNTED):
        value = values.get(figure.key, figure.start)
        for played in rounds:
            value = figure.step(value, played)
        values[figure.key] = value


def figure_number(values: Mapping[str, Any], figure: Figure[Any]) -> int:
    """Return the number of a figure, as it is shown."""
    return int(figure.show(values.get(figure.key, figure.start)))


def values_text(values: Mapping[str, Any]) -> str:
    """Return values by key as they are stored, without those that are still at their start."""
    return json.dumps({key: value for key, value in sorted(values.items()) if value != _START_VALUES.get(key)})


def parse_values(text: str) -> Values:
    """Return the values by key that `values_text` wrote."""
    values: Values = _lists_to_tuples(json.loads(text))
    return values


def _lists_to_tuples(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _lists_to_tuples(each) for key, each in value.items()}
    return tuple(value) if isinstance(value, list) else value


def marked_for_refolding(values: Values) -> Values:
    """Mark values to be folded again from the first match on, and return them."""
    values[STALE_KEY], values[RECOUNT_KEY] = (-1, -1, -1), {}
    return values


def rounds_text(rounds: Iterable[PlayedRound]) -> str:
    """Return rounds as they are stored: a list of numbers, whose bits are seated, won, blocked and unknown; with
    penalties a list of that number, the missed declarations and the wrong cards.
    """
    return json.dumps([_encode_round(each) for each in rounds], separators=(",", ":"))


def _encode_round(played: PlayedRound) -> int | list[int]:
    flags = (played.is_seated, played.is_won, played.is_blocked, not played.is_known)
    bits = sum(flag << n for n, flag in enumerate(flags))
    return [bits, played.missed, played.blunders] if played.missed or played.blunders else bits


@lru_cache(maxsize=1024)
def parse_rounds(text: str) -> tuple[PlayedRound, ...]:
    """Return the rounds that `rounds_text` wrote. Empty for a match that an earlier version counted, which is counted
    again.
    """
    stored = json.loads(text)
    return tuple(
        _decode_round(*(each if isinstance(each, list) else (each,))) for each in stored if stored.__class__ is list
    )


@lru_cache(maxsize=64)
def _decode_round(bits: int, missed: int = 0, blunders: int = 0) -> PlayedRound:
    seated, won, blocked, unknown = (bool(bits >> n & 1) for n in range(4))
    return PlayedRound(seated, won, blocked, not unknown, missed, blunders)
