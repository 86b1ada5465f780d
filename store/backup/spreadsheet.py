"""Every round of every match as a line of a table, for a spreadsheet."""

import csv
from collections.abc import Iterator
from datetime import UTC, datetime
from io import StringIO
from typing import Any

from sqlalchemy import func
from sqlmodel import col, select

from store.database import Database
from store.facts import SeatRow
from store.history.matches import load
from store.parts.matches import read_grid
from store.tables.derived import StandingRow
from store.tables.query import Query

RUNNING = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet takes for the beginning of a formula
_MATCHES = Query(select(StandingRow.match_id).where(col(StandingRow.voided) == 0).order_by(col(StandingRow.match_id)))
_SEATS = Query(select(func.coalesce(func.max(col(SeatRow.seat)), -1) + 1))


def to_csv(database: Database) -> Iterator[str]:
    """A header, then one line a round of every match that was not voided, players side by side."""
    with database.reading() as session:
        ids = _MATCHES.all(session)
        many = _SEATS.first(session) or 0
    columns = ["match", "begun", "game", "title", "kind", "state", "round", "dealer", "struck", "note"]
    for number in range(1, many + 1):
        columns += [f"player {number}", f"points {number}", f"of which penalties {number}", f"total {number}"]
    yield _cells(columns)
    for match_id in ids:
        with database.reading() as session:
            match = next(iter(load(session, [match_id])), None)
            grid = read_grid(session, match_id)
        if match is None or grid is None:
            continue
        begun = datetime.fromtimestamp(match.created / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        for row in grid.rounds:
            dealer = grid.names[row.dealer] if 0 <= row.dealer < len(grid.names) else ""
            cells: list[object] = [match_id, begun, match.ruleset, match.name, match.kind, match.state]
            cells += [row.number, dealer, "yes" if row.struck else "", row.note]
            costs = row.costs or (0,) * len(row.scores)
            for name, points, cost, total in zip(grid.names, row.scores, costs, row.totals, strict=False):
                cells += [name, "" if points is None else points, cost or "", total]
            yield _cells(cells)


def _cells(values: list[Any]) -> str:
    """One line without its end; a text that a spreadsheet would run is given an apostrophe, numbers stay numbers."""
    line = StringIO()
    csv.writer(line, lineterminator="").writerow(
        [f"'{value}" if isinstance(value, str) and value.startswith(RUNNING) else value for value in values]
    )
    return line.getvalue()
