"""Every round of every match as a line of CSV."""

import csv
import re
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from io import StringIO

from sqlalchemy import func
from sqlmodel import col, select

from store.database import Database
from store.facts import SeatRow
from store.history.matches import load_matches
from store.other_games import other_game_name
from store.parts.matches import read_grid
from store.tables.derived import StandingRow
from store.tables.query import Query

# Characters with which a formula may begin in some spreadsheet: the signs, and their wide, small, high and low forms;
# characters that may end a cell even within quotes; and characters that are skipped at the beginning of a cell.
FORMULA_SIGNS = "=+-@\u2212\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u207c\u207a\u207b\u208c\u208a\u208b\ufb29"
CELL_ENDS = ",;|\t\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
# Spaces, control and format characters and others that are drawn blank. A test compares them with Unicode's.
INVISIBLE_CHARACTERS = (
    "\x00-\x20\x7f-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890-\u0891\u08e2\u115f-\u1160\u1680\u17b4-\u17b5"
    "\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
    "\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff"
)
_FORMULA_START = re.compile(
    rf'(^|[{re.escape(CELL_ENDS)}])([\s"{INVISIBLE_CHARACTERS}]*)(?=[{re.escape(FORMULA_SIGNS)}])'
)
_MATCHES = Query(select(StandingRow.match_id).where(col(StandingRow.voided) == 0).order_by(col(StandingRow.match_id)))
_SEATS = Query(select(func.coalesce(func.max(col(SeatRow.seat)), -1) + 1))


def csv_lines(database: Database) -> Iterator[str]:
    """Yield a header, then a line for each round of every match that isn't voided, players side by side. Lines of a
    match that is over also say everybody's place in it.
    """
    with database.reading() as session:
        ids = _MATCHES.all_answers(session)
        many = _SEATS.first_answer(session) or 0
    columns = ["match", "begun", "game", "title", "kind", "state", "round", "dealer", "struck", "note", "id"]
    for number in range(1, many + 1):
        columns += [f"player {number}", f"points {number}", f"of which penalties {number}", f"total {number}"]
    columns += [f"place {number}" for number in range(1, many + 1)]
    yield csv_line(columns)
    for match_id in ids:
        with database.reading() as session:
            match = next(iter(load_matches(session, [match_id])), None)
            grid = read_grid(session, match_id)
        if match is None or grid is None:
            continue
        begun = datetime.fromtimestamp((match.dated or match.created) / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        for row in grid.rounds:
            dealer = grid.names[row.dealer] if 0 <= row.dealer < len(grid.names) else ""
            row_cells: list[object] = [
                match_id,
                begun,
                other_game_name(match.ruleset),
                match.name,
                match.kind,
                match.state,
            ]
            row_cells += [row.number, dealer, "yes" if row.struck else "", row.note, match.uuid.replace("-", "")]
            costs = row.costs or (0,) * len(row.scores)
            for name, points, cost, total in zip(grid.names, row.scores, costs, row.totals, strict=False):
                row_cells += [name, "" if points is None else points, cost or "", total]
            row_cells += [""] * (len(columns) - many - len(row_cells))
            row_cells += [place or "" for place in grid.places] if match.state != "open" else []
            yield csv_line(row_cells + [""] * (len(columns) - len(row_cells)))


def csv_line(values: Sequence[object]) -> str:
    """Return one line without its end. Texts are quoted, and text that a spreadsheet would run as a formula gets an
    apostrophe wherever it might begin a cell. Numbers stay numbers.
    """
    line = StringIO()
    csv.writer(line, lineterminator="", quoting=csv.QUOTE_NONNUMERIC).writerow(
        [_FORMULA_START.sub(r"\1\2'", value) if isinstance(value, str) else value for value in values]
    )
    return line.getvalue()
