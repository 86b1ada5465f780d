"""How the rounds of a match are shown to others: as a grid, as lines of a chart, and by whom it begins."""

from __future__ import annotations

from app.scoresheet.grid import ScoreGrid, ScoreGridRow
from app.ui.numbers import points_text
from engine.scoresheet.terms import Points
from store import Grid as Kept


def place_of(kept: Kept, player: int) -> int:
    """A player's place, from 1; 0 where there is none, as in a match that is open."""
    return kept.places[player] if kept.places else 0


def places_first(kept: Kept) -> list[int]:
    """The players by their places; who has none comes last."""
    return sorted(range(len(kept.names)), key=lambda n: (place_of(kept, n) or len(kept.names), n))


def grid_of(kept: Kept, known: dict[str, int], last: int = 0, bots: frozenset[int] = frozenset()) -> ScoreGrid:
    """The rounds of a match as a grid, all of them or only the last few; `bots` are the places of bots."""
    rows = kept.rounds[-last:] if last else kept.rounds
    lines = (
        ScoreGridRow(
            row.number,
            tuple(cell(score, n in row.winners) for n, score in enumerate(row.scores)),
            row.dealer,
            row.odd,
            row.struck,
            row.note,
            row.costs,
        )
        for row in rows
    )
    return ScoreGrid(kept.names, known, tuple(lines), kept.totals, bots)


def cell(score: Points | None, won: bool) -> str:
    """One player's round in a cell."""
    if score is None:
        return "★" if won else "·"
    return points_text(score)


def chart_lines(kept: Kept) -> tuple[tuple[Points, ...], ...]:
    """The totals of each player, from the start on, after every round."""
    return tuple((0, *(row.totals[n] for row in kept.rounds if n < len(row.totals))) for n in range(len(kept.names)))
