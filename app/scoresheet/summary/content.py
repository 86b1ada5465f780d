"""What the summary of a finished match says, for the screen, the history, the picture, the text and the page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from app.ui.numbers import points_text
from app.ui.player_faces import colour_numbers, initials_of
from app.ui.words import join_details, tr
from engine.scoresheet.awards import (
    Award,
    BestRound,
    ClosestFinish,
    Comeback,
    FrontRunner,
    MostRoundsWon,
    NeverGaveUp,
    ShiningMoment,
    Steadiest,
)
from engine.scoresheet.terms import Points
from store.records import Grid

STEPS: Final = 3  # of the podium


@dataclass(frozen=True)
class PodiumStep:
    """A step of the podium: the place, its players, and their total."""

    place: int
    players: tuple[int, ...]
    total: str


@dataclass(frozen=True)
class AwardText:
    """An award as it is shown: its name, and whom it is for and why."""

    title: str
    reason: str


@dataclass(frozen=True)
class SummaryRow:
    """A player's row: place (0: none), the points of each round as text, and the total."""

    player: int
    place: int
    cells: tuple[str, ...]
    total: str


@dataclass(frozen=True)
class MatchSummary:
    """The summary of a match. `steps` are those of the podium, best first; `rows` go by place, and `rounds` are the
    numbers over their cells. Players are indexes into `names`, `colours` and `initials`.
    """

    title: str
    about: str
    names: tuple[str, ...]
    colours: tuple[int, ...]
    initials: tuple[str, ...]
    steps: tuple[PodiumStep, ...]
    awards: tuple[AwardText, ...]
    rounds: tuple[int, ...]
    rows: tuple[SummaryRow, ...]


def summarise_match(grid: Grid, game: str, occasion: str, known: Mapping[str, int]) -> MatchSummary:
    """The summary of a finished match of a game. `occasion` is its date and place as text, `known` has people's own
    colours by name.
    """
    ranked = bool(grid.rounds) and len(grid.places) == len(grid.names)
    places = grid.places if ranked else (0,) * len(grid.names)
    by_place: dict[int, list[int]] = {}
    for player, place in enumerate(places):
        by_place.setdefault(place, []).append(player)
    winners = tuple(grid.names[player] for player in by_place.get(1, ()))
    steps = tuple(
        PodiumStep(place, tuple(by_place[place]), _shared_total(grid, by_place[place]))
        for place in sorted(by_place)
        if 1 <= place <= STEPS
    )
    counted = [row for row in grid.rounds if not row.struck]
    rows = tuple(
        SummaryRow(
            player,
            places[player],
            tuple(round_cell(row.scores[player], player in row.winners) for row in counted),
            points_text(grid.totals[player]),
        )
        for player in sorted(range(len(grid.names)), key=lambda player: (places[player], player))
    )
    said = [game, tr("keep.to_rounds", count=len(counted)) if counted else "", occasion]
    return MatchSummary(
        title=tr("keep.won_match", names=winners) if winners else tr("keep.over"),
        about=join_details(said),
        names=grid.names,
        colours=colour_numbers(grid.names, known),
        initials=initials_of(grid.names),
        steps=steps,
        awards=tuple(award_text(award, grid.names) for award in grid.awards),
        rounds=tuple(row.number for row in counted),
        rows=rows,
    )


def round_cell(score: Points | None, won: bool) -> str:
    """Return the text of a cell for one player's round: the points, or without points a star for the winner and a dot
    for the others.
    """
    if score is None:
        return "★" if won else "·"
    return points_text(score)


def award_text(award: Award, names: tuple[str, ...]) -> AwardText:
    """An award in words."""
    who = tuple(names[player] for player in award.players)
    match award:
        case Comeback(_, worst, place):
            return AwardText(tr("award.comeback"), tr("award.comeback_why", names=who, worst=worst, place=place))
        case BestRound(_, points):
            return AwardText(tr("award.best"), tr("award.best_why", names=who, points=points_text(points)))
        case ClosestFinish(_, winner, margin):
            reason = tr("award.close_why", names=who, winner=names[winner], margin=points_text(margin))
            return AwardText(tr("award.close"), reason)
        case Steadiest(_, spread):
            reason = tr("award.steady_why", names=who, spread=points_text(spread)) if spread else ""
            return AwardText(tr("award.steady"), reason or tr("award.steady_same", names=who))
        case MostRoundsWon(_, won, rounds):
            return AwardText(tr("award.most"), tr("award.most_why", names=who, won=won, rounds=rounds))
        case FrontRunner():
            return AwardText(tr("award.front"), tr("award.front_why", names=who))
        case ShiningMoment(_, won):
            return AwardText(tr("award.shining"), tr("award.shining_why", names=who, count=won))
        case NeverGaveUp(_, rounds):
            return AwardText(tr("award.stayed"), tr("award.stayed_why", names=who, count=rounds))


def _shared_total(grid: Grid, players: list[int]) -> str:
    """The total of the players of a step, or "" if they don't have the same, as in a team."""
    totals = {grid.totals[player] for player in players}
    return points_text(totals.pop()) if len(totals) == 1 else ""
