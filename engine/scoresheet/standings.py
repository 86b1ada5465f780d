"""What a ledger adds up to: points of each round, totals, leaders, dealer, eliminations, and whether the match is over.

A pure function of the ledger.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from engine.scoresheet.ledger import Ledger, MarkLine, Round
from engine.scoresheet.rounds import Oddity, RoundScore, score_round
from engine.scoresheet.taps import Entry
from engine.scoresheet.terms import MOST_ROUNDS, Points, Terms, exact_points

Ended = Literal["", "target", "rounds", "time", "lives", "hand"]


@dataclass(frozen=True)
class RoundLine:
    """A round with its score. Tuples are indexed by player; `totals` are those after the round. `points` include
    bonuses, and penalties, which `costs` has by themselves; None for players without points. `starter` starts the round
    (-1: not known), `bonuses` has how many of each bonus a player got.
    """

    number: int
    finished: bool
    struck: bool
    doubled: bool
    dealer: int
    direction: int
    seating: tuple[int, ...]
    entries: tuple[Entry | None, ...]
    marks: tuple[MarkLine, ...]
    points: tuple[Points | None, ...]
    costs: tuple[Points, ...]
    totals: tuple[Points, ...]
    winners: tuple[int, ...]
    losers: tuple[int, ...]
    missed: tuple[int, ...]
    blunders: tuple[int, ...]
    note: str
    odd: tuple[Oddity, ...]
    starter: int = -1
    bonuses: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True)
class PlayerLine:
    """The standing of one player. `this_round` are the points of the round in play, None before an entry."""

    player: int
    name: str
    total: Points
    place: int
    this_round: Points | None
    lives: int
    out: bool
    retired: bool
    team: int
    start: Points
    missed: int
    blunders: int
    won: int
    leads: bool
    deals: bool
    starts: bool = False


@dataclass(frozen=True)
class TeamLine:
    """A team by number, its players, their sum, and its place."""

    team: int
    players: tuple[int, ...]
    total: Points
    place: int


@dataclass(frozen=True)
class SheetStandings:
    """Everything that a ledger adds up to. `tied` are groups of players who share a place, best first; members of one
    team count as one.
    """

    lines: tuple[PlayerLine, ...]
    rounds: tuple[RoundLine, ...]
    dealer: int
    direction: int
    seating: tuple[int, ...]
    over: bool
    ended: Ended
    leaders: tuple[int, ...]
    level: bool
    places: tuple[int, ...]
    tied: tuple[tuple[int, ...], ...]
    teams: tuple[TeamLine, ...]


@dataclass(frozen=True)
class FinishedRounds:
    """What the first rounds of a ledger add up to, all finished: a state of `_Computation`. `scored` is the score of
    the last of them.
    """

    start: tuple[Points, ...]
    first_dealer: int
    rounds: tuple[Round, ...]
    lines: tuple[RoundLine, ...]
    dealer: int
    scored: RoundScore
    points: tuple[Points, ...]
    lives: tuple[int, ...]
    won: tuple[int, ...]
    missed: tuple[int, ...]
    blunders: tuple[int, ...]
    eliminated_in: Mapping[int, int]
    played: int

    def begins(self, ledger: Ledger) -> bool:
        """Whether these are the first rounds of a ledger, unchanged."""
        return (
            len(self.rounds) < len(ledger.rounds)
            and self.first_dealer == ledger.dealer
            and self.start == ledger.start
            and all(map(operator.is_, self.rounds, ledger.rounds))
        )


class ScoreCache:
    """Caches the scores of rounds and the sum of the finished ones, so that unchanged rounds aren't counted again: a
    sheet is read in time proportional to its rounds.
    """

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self.finished: FinishedRounds | None = None
        self._known: dict[int, tuple[Round, tuple[int, ...], RoundScore]] = {}
        self._lines: dict[int, tuple[Round, RoundScore, tuple[object, ...], RoundLine]] = {}

    def score_of(self, entered: Round, seating: tuple[int, ...]) -> RoundScore:
        """The score of a round for those who sat in it."""
        known = self._known.get(id(entered))
        if known and known[0] is entered and known[1] == seating:
            return known[2]
        if len(self._known) > 2 * MOST_ROUNDS:
            self._known.clear()
        scored = score_round(self._terms, entered, seating)
        self._known[id(entered)] = entered, seating, scored
        return scored

    def round_line(
        self, number: int, entered: Round, scored: RoundScore, given: tuple[object, ...], make: Callable[[], RoundLine]
    ) -> RoundLine:
        """The line of a round, made anew only if its parts have changed. Every tap walks over all rounds, and making
        lines took most of that time: with the cache a sheet of 500 rounds is read in 0.37 of the time.
        """
        known = self._lines.get(number)
        if known is None or known[0] is not entered or known[1] is not scored or known[2] != given:
            known = self._lines[number] = entered, scored, given, make()
        return known[3]


def compute_standings(ledger: Ledger, scores: ScoreCache | None = None) -> SheetStandings:
    """Counts a ledger from its first round to the one in play."""
    return _Computation(ledger, scores or ScoreCache(ledger.terms)).compute_standings()


class _Computation:
    """One walk over the rounds of a ledger."""

    def __init__(self, ledger: Ledger, scores: ScoreCache) -> None:
        self.ledger = ledger
        self.scores = scores
        self.terms = terms = ledger.terms
        many = len(ledger.names)
        self.points: list[Points] = list(ledger.start)
        self.lives = [terms.lives] * many
        self.won = [0] * many
        self.missed = [0] * many
        self.blunders = [0] * many
        self.eliminated_in: dict[int, int] = {}
        self.played = 0
        self.lines: list[RoundLine] = []
        self.dealer = ledger.dealer
        self.scored = RoundScore({}, {}, (), (), ())  # of the last round that was counted

    def compute_standings(self) -> SheetStandings:
        ledger, many = self.ledger, len(self.ledger.names)
        if self.scores.finished is not None and self.scores.finished.begins(ledger):
            self._resume(self.scores.finished)
        lines, dealer, scored = self.lines, self.dealer, self.scored
        seating: tuple[int, ...] = ()
        starter = -1
        counted = len(lines)
        for number, entered in enumerate(ledger.rounds[counted:], start=counted + 1):
            if number == len(ledger.rounds):
                self.scores.finished = self._finished_rounds(dealer, scored)
            for player, by in entered.lives.items():
                self.lives[player] += by
            self._eliminate_players(number)
            away = entered.away | entered.out | self.eliminated_in.keys()
            seating = tuple(player for player in entered.order if player not in away)
            dealer = self._dealer_of_round(entered, dealer if number > 1 else -1, seating, scored)
            starter = self._starter_of_round(entered, dealer, seating, scored)
            scored = self._count_down_to_exactly_zero(self.scores.score_of(entered, seating))
            kept = number < len(ledger.rounds)
            if not entered.struck and (kept or self.terms.ends_mid_round):
                self._count_round(scored, number, seating, kept)
            for (player, kind), count in entered.penalties.items():
                (self.missed if kind == "missed" else self.blunders)[player] += count
            totals = self.current_totals()
            make = partial(self._make_round_line, number, kept, entered, dealer, starter, seating, scored, totals)
            given = (kept, dealer, starter, seating, totals)
            lines.append(self.scores.round_line(number, entered, scored, given, make))
        return self._make_standings(lines, seating, dealer, starter, scored, many)

    def _finished_rounds(self, dealer: int, scored: RoundScore) -> FinishedRounds:
        """The state before the round in play, from the dealer and score of the last round."""
        return FinishedRounds(
            start=self.ledger.start,
            first_dealer=self.ledger.dealer,
            rounds=self.ledger.rounds[:-1],
            lines=tuple(self.lines),
            dealer=dealer,
            scored=scored,
            points=tuple(self.points),
            lives=tuple(self.lives),
            won=tuple(self.won),
            missed=tuple(self.missed),
            blunders=tuple(self.blunders),
            eliminated_in=dict(self.eliminated_in),
            played=self.played,
        )

    def _resume(self, finished: FinishedRounds) -> None:
        """Goes on after rounds that were counted before."""
        self.lines, self.dealer, self.scored = list(finished.lines), finished.dealer, finished.scored
        self.points, self.lives, self.won = list(finished.points), list(finished.lives), list(finished.won)
        self.missed, self.blunders = list(finished.missed), list(finished.blunders)
        self.eliminated_in, self.played = dict(finished.eliminated_in), finished.played

    def _count_down_to_exactly_zero(self, scored: RoundScore) -> RoundScore:
        """The score of a round, where points that go below 0 count nothing if the terms ask for exactly 0."""
        if self.terms.counting.down != "exact":
            return scored
        target = self.terms.target
        over = tuple(player for player, points in scored.points.items() if self.points[player] + points > target)
        if not over:
            return scored
        points = {**scored.points, **dict.fromkeys(over, 0)}
        odd = (*scored.odd, *(Oddity("bust", player) for player in over))
        return replace(scored, points=points, winners=(), odd=odd)

    def _starter_of_round(self, entered: Round, dealer: int, seating: tuple[int, ...], before: RoundScore) -> int:
        """Return the player who starts a round, -1 if that isn't known. `before` is the score of the round before."""
        starts = self.terms.counting.starts
        found = before.winners if starts == "winner" else before.losers if starts == "loser" else ()
        if len(found) == 1 and found[0] in seating:
            return found[0]
        if starts == "dealer":
            return dealer if dealer in seating else -1
        if dealer not in entered.order:
            return -1
        step = -self.terms.direction if entered.turned else self.terms.direction
        at = entered.order.index(dealer)
        after = (
            entered.order[(at + step * offset) % len(entered.order)] for offset in range(1, len(entered.order) + 1)
        )
        return next((player for player in after if player in seating), -1)

    def _dealer_of_round(self, entered: Round, before: int, seating: tuple[int, ...], scored: RoundScore) -> int:
        """The dealer of a round: the one chosen by hand, else whom the last round's score `scored` makes deal, else the
        next after the last dealer, `before` (-1: none yet).
        """
        if entered.deals >= 0:
            return entered.deals
        by = self.terms.counting.dealt_by
        found = scored.winners if by == "winner" else scored.losers if by == "loser" else ()
        if len(found) == 1 and found[0] in seating:
            return found[0]
        order = entered.order
        if before < 0:
            before, step, first = self.ledger.dealer, 1, 0
        else:
            step = -1 if self.terms.deal == "right" else 1
            first = 0 if self.terms.deal == "stays" else 1
        at = order.index(before)
        for offset in range(first, len(order) + first):
            player = order[(at + step * offset) % len(order)]
            if player in seating:
                return player
        return before

    def _count_round(self, scored: RoundScore, number: int, seating: tuple[int, ...], kept: bool) -> None:
        for player, points in scored.points.items():
            self.points[player] = exact_points(self.points[player] + points)
        if not kept:
            return
        self.played += 1
        for player in scored.winners:
            self.won[player] += 1
        if self.terms.counts == "lives":
            for player in scored.losers:
                self.lives[player] -= 1
        if self.terms.loser_out and len(seating) > 2 and len(scored.losers) == 1:
            self.eliminated_in.setdefault(scored.losers[0], number)
        self._eliminate_players(number)

    def _eliminate_players(self, number: int) -> None:
        """Eliminates players without lives or at the limit, and brings back players who were given a life."""
        if self.terms.counts == "lives":
            for player, lives in enumerate(self.lives):
                if lives <= 0:
                    self.eliminated_in.setdefault(player, number)
                else:
                    self.eliminated_in.pop(player, None)
        if self.terms.out_at:
            for player, points in enumerate(self.points):
                if points >= self.terms.out_at:
                    self.eliminated_in.setdefault(player, number)

    def current_totals(self) -> tuple[Points, ...]:
        """By player, the total of what counts: hands won, lives or points."""
        if self.terms.counts == "hands":
            return tuple(exact_points(won + start) for won, start in zip(self.won, self.ledger.start, strict=True))
        if self.terms.counts == "lives":
            return tuple(self.lives)
        if self.terms.counting.down:
            return tuple(exact_points(self.terms.target - points) for points in self.points)
        return tuple(self.points)

    def _make_round_line(
        self,
        number: int,
        kept: bool,
        entered: Round,
        dealer: int,
        starter: int,
        seating: tuple[int, ...],
        scored: RoundScore,
        totals: tuple[Points, ...],
    ) -> RoundLine:
        many = range(len(self.ledger.names))
        bonuses = range(len(self.terms.counting.bonuses))
        return RoundLine(
            number=number,
            finished=kept,
            struck=entered.struck,
            doubled=entered.doubled,
            dealer=dealer,
            direction=-self.terms.direction if entered.turned else self.terms.direction,
            seating=seating,
            entries=tuple(entered.entries.get(player) for player in many),
            marks=entered.marks,
            points=tuple(scored.points.get(player) for player in many),
            costs=tuple(scored.costs.get(player, 0) for player in many),
            totals=totals,
            winners=scored.winners,
            losers=scored.losers,
            missed=tuple(entered.penalties.get((player, "missed"), 0) for player in many),
            blunders=tuple(entered.penalties.get((player, "blunder"), 0) for player in many),
            note=entered.note,
            odd=self._relevant_oddities(scored, totals),
            starter=starter,
            bonuses=tuple(tuple(entered.bonuses.get((player, n), 0) for n in bonuses) for player in many)
            if bonuses
            else (),
        )

    def _relevant_oddities(self, scored: RoundScore, totals: tuple[Points, ...]) -> tuple[Oddity, ...]:
        """What is strange about a round: no missing entries once somebody has counted down to 0."""
        if not self.terms.counting.down or min(totals, default=1) > 0:
            return scored.odd
        return tuple(odd for odd in scored.odd if odd.kind != "missing")

    def _make_standings(
        self,
        lines: list[RoundLine],
        seating: tuple[int, ...],
        dealer: int,
        starter: int,
        scored: RoundScore,
        many: int,
    ) -> SheetStandings:
        ledger, totals = self.ledger, self.current_totals()
        present = ledger.rounds[-1]
        for player in present.out:
            self.eliminated_in.setdefault(player, len(ledger.rounds))
        teams = _rank_teams(ledger.teams, totals, self.terms.high_wins)
        order = self._rank_players(totals, {team.team: team.total for team in teams}, present.away - present.ranked)
        places = _places_in_order(order)
        started = self.played > 0 or any(entered.marks for entered in ledger.rounds)
        leaders = tuple(sorted(player for player in range(many) if places[player] == 1)) if started else ()
        ended, level = self._why_ended(totals, teams, seating, leaders)
        return SheetStandings(
            lines=tuple(
                PlayerLine(
                    player=player,
                    name=ledger.names[player],
                    total=totals[player],
                    place=places[player],
                    this_round=scored.points.get(player) if player in seating else None,
                    lives=self.lives[player],
                    out=player in self.eliminated_in,
                    retired=player in present.away,
                    team=ledger.teams[player],
                    start=ledger.start[player],
                    missed=self.missed[player],
                    blunders=self.blunders[player],
                    won=self.won[player],
                    leads=player in leaders,
                    deals=player == dealer,
                    starts=player == starter,
                )
                for player in range(many)
            ),
            rounds=tuple(lines),
            dealer=dealer,
            direction=lines[-1].direction,
            seating=seating,
            over=bool(ended),
            ended=ended,
            leaders=leaders,
            level=level,
            places=places,
            tied=_find_ties(places, ledger.teams) if started else (),
            teams=teams,
        )

    def _rank_players(
        self, totals: Sequence[Points], team_totals: dict[int, Points], away: frozenset[int]
    ) -> list[tuple[tuple[float, ...], int]]:
        """All players with their sort keys, best first: those still in, those eliminated later, those who left."""
        sign = -1 if self.terms.high_wins else 1
        teams = self.ledger.teams
        decided: dict[int, int] = {}  # by player, or by team as -1 - team, which goes by whoever of it is named first
        for place, player in enumerate(self.ledger.decided):
            decided.setdefault(-1 - teams[player] if teams[player] else player, place)
        keys = []
        for player, total in enumerate(totals):
            team = teams[player]
            out = 0 if team else self.eliminated_in.get(player, 0)
            keys.append(
                (
                    (
                        0 if team else int(player in away),
                        -out if out else -MOST_ROUNDS - 1,
                        0 if out and self.terms.counts == "lives" else sign * team_totals.get(team, total),
                        decided.get(-1 - team if team else player, len(totals)),
                    ),
                    player,
                )
            )
        return sorted(keys)

    def _why_ended(
        self, totals: Sequence[Points], teams: Sequence[TeamLine], seating: tuple[int, ...], leaders: tuple[int, ...]
    ) -> tuple[Ended, bool]:
        """What ended the match ("" if nothing did), and whether it only goes on because the leaders are level."""
        terms, ledger = self.terms, self.ledger
        if ledger.ended:
            return "hand", False
        kept = len(ledger.rounds) - 1
        eliminates = terms.counts == "lives" or terms.out_at or terms.loser_out or ledger.rounds[-1].out
        if eliminates and kept and len(seating) < 2 <= len(ledger.names):
            return "lives", False
        alone = {team.team for team in teams}
        standing = [team.total for team in teams]
        standing += [total for player, total in enumerate(totals) if ledger.teams[player] not in alone]
        ended: Ended = ""
        if leaders and self._is_target_reached(standing):
            ended = "target"
        elif terms.rounds and self.played >= terms.rounds:
            ended = "rounds"
        elif ledger.time_up and kept >= ledger.time_up:
            ended = "time"
        sides = {ledger.teams[player] or -1 - player for player in leaders}
        if ended and terms.ties == "play-on" and len(sides) > 1:
            return "", True
        return ended, False

    def _is_target_reached(self, standing: Sequence[Points]) -> bool:
        """Whether one of the totals of players and teams is at the target, or at 0 where points count down."""
        if self.terms.counting.down:
            return min(standing) <= 0
        return bool(self.terms.target) and self.terms.counts != "lives" and max(standing) >= self.terms.target


def _rank_teams(teams: Sequence[int], totals: Sequence[Points], high: bool) -> tuple[TeamLine, ...]:
    found: dict[int, list[int]] = {}
    for player, team in enumerate(teams):
        if team:
            found.setdefault(team, []).append(player)
    sums = {team: exact_points(sum(totals[player] for player in players)) for team, players in found.items()}
    better = {team: sum((other > mine) if high else (other < mine) for other in sums.values())
              for team, mine in sums.items()}  # fmt: skip
    return tuple(TeamLine(team, tuple(found[team]), sums[team], 1 + better[team]) for team in sorted(found))


def _places_in_order(order: list[tuple[tuple[float, ...], int]]) -> tuple[int, ...]:
    """Each player's place; level players share one."""
    places = [0] * len(order)
    place, before = 0, None
    for number, (key, player) in enumerate(order, start=1):
        if key != before:
            place, before = number, key
        places[player] = place
    return tuple(places)


def _find_ties(places: Sequence[int], teams: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Groups of players who share a place with a player who isn't a teammate."""
    found: dict[int, list[int]] = {}
    for player, place in enumerate(places):
        found.setdefault(place, []).append(player)
    sides = {place: {teams[player] or -1 - player for player in players} for place, players in found.items()}
    return tuple(tuple(found[place]) for place in sorted(found) if len(sides[place]) > 1)
