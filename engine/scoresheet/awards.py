"""Awards at the end of a score sheet, worked out from its rounds.

Rounds that were struck out, or that don't count yet, are left out. Nobody is named for doing badly: the player in last
place can only get an award for something good that is true of anybody, or the kind one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Final

from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.standings import RoundLine
from engine.scoresheet.terms import MOST_DECIMALS, Points, exact_points

UNIT: Final = 10**MOST_DECIMALS  # differences are taken in whole numbers of the smallest part that points may have

MOST_AWARDS: Final = 3  # besides the kind one
MOST_HOLDERS: Final = 2  # what is true of more players than this is nothing to award
LEAST_CLIMB: Final = 2  # places
LEAST_ROUNDS: Final = 3  # in which a habit shows
CLOSE: Final = 4  # a finish is close if this many times its margin is at most what one round made between two players


@dataclass(frozen=True)
class Comeback:
    """Climbed from place `worst`, after some round, to `place`: further than anybody else."""

    players: tuple[int, ...]
    worst: int
    place: int


@dataclass(frozen=True)
class BestRound:
    """Scored the best `points` that anybody had in one round."""

    players: tuple[int, ...]
    points: Points


@dataclass(frozen=True)
class ClosestFinish:
    """Came second, only `margin` behind the `winner`."""

    players: tuple[int, ...]
    winner: int
    margin: Points


@dataclass(frozen=True)
class Steadiest:
    """Had points in every round, at most `spread` apart: less than anybody else who had."""

    players: tuple[int, ...]
    spread: Points


@dataclass(frozen=True)
class MostRoundsWon:
    """Won `won` of the `rounds`: more than anybody else."""

    players: tuple[int, ...]
    won: int
    rounds: int


@dataclass(frozen=True)
class FrontRunner:
    """Was alone in front after every one of the `rounds`."""

    players: tuple[int, ...]
    rounds: int


@dataclass(frozen=True)
class ShiningMoment:
    """The kind award: `won` rounds won, whatever the place in the end."""

    players: tuple[int, ...]
    won: int


@dataclass(frozen=True)
class NeverGaveUp:
    """The kind award of somebody without a round won: there for all `rounds`."""

    players: tuple[int, ...]
    rounds: int


Award = Comeback | BestRound | ClosestFinish | Steadiest | MostRoundsWon | FrontRunner | ShiningMoment | NeverGaveUp


def award_players(picture: SheetPicture) -> tuple[Award, ...]:
    """The awards of a match that is over, at most one a player: up to three, then the kind one if there is somebody to
    give it to. None of a match that goes on.
    """
    if not picture.over:
        return ()
    rounds = _Rounds(picture)
    given: list[Award] = []
    awarded: set[int] = set()
    for find in _FINDERS:
        found = find(rounds)
        if found is not None and awarded.isdisjoint(found.players) and len(given) < MOST_AWARDS:
            given.append(found)
            awarded.update(found.players)
    kind = _find_kind_award(rounds, awarded)
    return (*given, kind) if kind else tuple(given)


class _Rounds:
    """The rounds of a picture that count, and what the awards ask of them."""

    def __init__(self, picture: SheetPicture) -> None:
        self.lines = picture.lines
        self.terms = picture.terms
        self.has_teams = bool(picture.teams)
        self.counted = tuple(
            line for line in picture.rounds if not line.struck and (line.finished or picture.terms.ends_mid_round)
        )
        places = set(picture.places)
        self.last_place = max(places) if len(places) > 1 else 0  # 0: all are level
        won = Counter(chain.from_iterable(line.winners for line in self.counted))
        self.won = [won[player] for player in range(len(picture.lines))]

    def worth_of_total(self, total: Points) -> int:
        """Return a total in UNITs, greater for better ones."""
        return _in_units(total) if self.terms.high_wins else -_in_units(total)

    @cached_property
    def points(self) -> tuple[tuple[Points, ...], ...]:
        """The points of each player, in the rounds in which they had any."""
        by_player = zip(*(line.points for line in self.counted), strict=True)
        return tuple(tuple(each for each in points if each is not None) for points in by_player)

    @cached_property
    def ranks(self) -> tuple[dict[int, int], ...]:
        """For each round the places by the totals after it, of the players who sat in it."""
        return tuple(map(self._rank_players, self.counted))

    def _rank_players(self, line: RoundLine) -> dict[int, int]:
        totals = [line.totals[player] for player in line.seating]
        ordered = sorted(totals, reverse=self.terms.high_wins)
        return {player: ordered.index(total) + 1 for player, total in zip(line.seating, totals, strict=True)}

    def stayed(self, player: int) -> bool:
        """Whether a player was still in at the end."""
        return not self.lines[player].retired and not self.lines[player].out

    def sat_in_all(self, player: int) -> bool:
        """Whether a player sat in every round."""
        return all(player in line.seating for line in self.counted)


def _holders_of_most(values: Mapping[int, Points]) -> tuple[int, ...]:
    """The players with the greatest value; none if that is true of too many to be an award."""
    if not values:
        return ()
    most = max(values.values())
    holders = tuple(sorted(player for player, value in values.items() if value == most))
    return holders if len(holders) <= MOST_HOLDERS and len(holders) < len(values) else ()


def _find_comeback(rounds: _Rounds) -> Comeback | None:
    if rounds.has_teams:
        return None
    worst: dict[int, int] = {}
    for ranks in rounds.ranks[:-1]:
        for player, rank in ranks.items():
            if rank > worst.get(player, 0):
                worst[player] = rank
    climbs = [
        (worst[player] - place, -place, player)
        for player, place in ((line.player, line.place) for line in rounds.lines)
        if player in worst and rounds.stayed(player) and place != rounds.last_place
    ]
    if not climbs:
        return None
    climb, behind, _ = max(climbs)
    holders = tuple(player for *key, player in climbs if key == [climb, behind])
    if climb < LEAST_CLIMB or len(holders) > MOST_HOLDERS:
        return None
    return Comeback(holders, climb - behind, -behind)


def _find_best_round(rounds: _Rounds) -> BestRound | None:
    if rounds.terms.counts != "points" or len(rounds.counted) < 2:
        return None
    best = max if rounds.terms.wins == "high" else min  # of the points of a round, where they count down, too
    bests = {player: best(points) for player, points in enumerate(rounds.points) if points}
    holders = _holders_of_most({player: points if best is max else -points for player, points in bests.items()})
    return BestRound(holders, bests[holders[0]]) if holders else None


def _find_closest_finish(rounds: _Rounds) -> ClosestFinish | None:
    first, second = ([line.player for line in rounds.lines if line.place == place] for place in (1, 2))
    if rounds.has_teams or len(first) != 1 or not 1 <= len(second) <= MOST_HOLDERS:
        return None
    if not all(map(rounds.stayed, (*first, *second))):
        return None
    ahead = rounds.worth_of_total(rounds.lines[first[0]].total)
    margins = {ahead - rounds.worth_of_total(rounds.lines[player].total) for player in second}
    margin = min(margins)
    if len(margins) > 1 or margin <= 0:
        return None
    if rounds.terms.counts == "points":
        known = ([each for each in line.points if each is not None] for line in rounds.counted)
        swing = max((_in_units(max(points)) - _in_units(min(points)) for points in known if points), default=0)
        close = margin * CLOSE <= swing
    else:
        close = margin == UNIT and len(rounds.counted) >= LEAST_ROUNDS
    return ClosestFinish(tuple(second), first[0], _in_points(margin)) if close else None


def _find_steadiest(rounds: _Rounds) -> Steadiest | None:
    if rounds.terms.counts != "points" or len(rounds.counted) < LEAST_ROUNDS:
        return None
    spreads = {
        player: _in_units(max(points)) - _in_units(min(points))
        for player, points in enumerate(rounds.points)
        if len(points) == len(rounds.counted)
    }
    holders = _holders_of_most({player: -spread for player, spread in spreads.items()})
    if any(rounds.lines[player].place == rounds.last_place for player in holders) or not holders:
        return None
    return Steadiest(holders, _in_points(spreads[holders[0]]))


def _find_most_rounds_won(rounds: _Rounds) -> MostRoundsWon | None:
    if rounds.terms.counts == "hands" or len(rounds.counted) < LEAST_ROUNDS:
        return None
    holders = _holders_of_most(dict(enumerate(rounds.won)))
    if not holders or rounds.won[holders[0]] < 2:
        return None
    return MostRoundsWon(holders, rounds.won[holders[0]], len(rounds.counted))


def _find_front_runner(rounds: _Rounds) -> FrontRunner | None:
    if rounds.has_teams or len(rounds.counted) < LEAST_ROUNDS:
        return None
    first = [line.player for line in rounds.lines if line.place == 1]
    led = ([player for player, rank in ranks.items() if rank == 1] for ranks in rounds.ranks)
    if len(first) != 1 or any(leaders != first for leaders in led):
        return None
    return FrontRunner((first[0],), len(rounds.counted))


_FINDERS: Final[tuple[Callable[[_Rounds], Award | None], ...]] = (
    _find_comeback,
    _find_best_round,
    _find_closest_finish,
    _find_steadiest,
    _find_most_rounds_won,
    _find_front_runner,
)


def _find_kind_award(rounds: _Rounds, awarded: Iterable[int]) -> Award | None:
    """Return an award for players who have none yet: those who won a round, or else who stayed for every round. It goes
    to the lowest place with one or two such players; None if there's no such place.
    """
    if len(rounds.counted) < 2:
        return None
    free = [line for line in rounds.lines if line.player not in awarded and line.place > 1 and not line.retired]
    for place in sorted({line.place for line in free}, reverse=True):
        there = [line.player for line in free if line.place == place]
        won = max(rounds.won[player] for player in there)
        if won:
            shining = tuple(player for player in there if rounds.won[player] == won)
            if len(shining) <= MOST_HOLDERS:
                return ShiningMoment(shining, won)
            continue
        stayed = tuple(player for player in there if rounds.sat_in_all(player) and rounds.stayed(player))
        if 1 <= len(stayed) <= MOST_HOLDERS:
            return NeverGaveUp(stayed, len(rounds.counted))
    return None


def _in_units(points: Points) -> int:
    """Return points in UNITs."""
    return points * UNIT if isinstance(points, int) else round(points * UNIT)


def _in_points(units: int) -> Points:
    return exact_points(units / UNIT)
