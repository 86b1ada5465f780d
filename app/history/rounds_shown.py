"""The rounds of a match as a grid and as lines of a chart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from app.scoresheet.grid import ScoreGrid, ScoreGridRow
from app.scoresheet.summary.content import round_cell
from app.ui.window.app_state import App
from engine.scoresheet.terms import Points
from store.records import Grid as Kept
from store.records import StoredMatch


def use_grid(app: App, match: StoredMatch | None, name_of: Callable[[str], str], counted: int = 0) -> Kept | None:
    """Hook: return a match round by round, read anew when the match or `counted` has changed. None without a match, or
    if it can't be read. `name_of` gives what somebody with a stored name is called.
    """

    def read_grid() -> Kept | None:
        found = app.data.store.matches.read_grid(match.id) if app.data is not None and match is not None else None
        return replace(found, names=tuple(map(name_of, found.names))) if found is not None else None

    grid: Kept | None = ft.use_memo(read_grid, [match, counted])
    return grid


def rank_of_player(kept: Kept, player: int) -> int:
    """Return a player's rank from 1; 0 if there's none, as in an unfinished match."""
    return kept.places[player] if kept.places else 0


def players_by_rank(kept: Kept) -> list[int]:
    """Return the indexes of the players by rank, those without one last."""
    return sorted(range(len(kept.names)), key=lambda n: (rank_of_player(kept, n) or len(kept.names), n))


def rounds_grid(kept: Kept, known: dict[str, int], last: int = 0, bots: frozenset[int] = frozenset()) -> ScoreGrid:
    """Return the rounds as a grid; with `last`, only that many at the end. `bots` are the indexes of bots."""
    rows = kept.rounds[-last:] if last else kept.rounds
    lines = (
        ScoreGridRow(
            row.number,
            tuple(round_cell(score, n in row.winners) for n, score in enumerate(row.scores)),
            row.dealer,
            row.odd,
            row.struck,
            row.note,
            row.costs,
        )
        for row in rows
    )
    return ScoreGrid(kept.names, known, tuple(lines), kept.totals, bots)


def chart_lines(kept: Kept) -> tuple[tuple[Points, ...], ...]:
    """Return the totals of each player: 0, then the total after each round."""
    return tuple((0, *(row.totals[n] for row in kept.rounds if n < len(row.totals))) for n in range(len(kept.names)))
