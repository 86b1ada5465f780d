"""Read the table of rounds that this app exports as CSV: a line for each round, players side by side."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from typing import Final

from store.backup.spreadsheet import CELL_ENDS, FORMULA_SIGNS, INVISIBLE_CHARACTERS
from store.errors import ScoreFileError
from store.exchange.cells import number_text, parse_date, parse_number
from store.exchange.plays import LeftOut, Play, PlayerScore, PlayRound, ScoreFile, do_fewer_points_win
from store.exchange.tables import Cells

_COLUMNS: Final = ("match", "begun", "game", "title", "kind", "state", "round")
_APOSTROPHE: Final = re.compile(
    rf'(^|[{re.escape(CELL_ENDS)}])([\s"{INVISIBLE_CHARACTERS}]*)\'(?=[{re.escape(FORMULA_SIGNS)}])'
)
Line = Mapping[str, str]


def is_export(table: Cells) -> bool:
    """Return whether a table is one of this app's."""
    return bool(table.rows) and set(_COLUMNS) <= set(table.rows[0]) and "player 1" in table.rows[0]


def read_export(table: Cells) -> ScoreFile:
    """Return the matches of a table. Raises ScoreFileError if two columns have one heading."""
    header = table.rows[0]
    if len(set(header)) != len(header):
        raise ScoreFileError("broken", "line 1", "a column stands there twice")
    left_out: list[LeftOut] = []
    matches: dict[str, list[Line]] = {}
    for number, row in enumerate(table.rows[1:], start=2):
        if not any(row):
            continue
        if len(row) > len(header):
            left_out.append(LeftOut(f"line {number}", "unreadable"))
            continue
        cells = {name: _APOSTROPHE.sub(r"\1\2", cell) for name, cell in zip(header, row, strict=False)}
        matches.setdefault(cells.get("match", ""), []).append(cells)
    plays = []
    for match, lines in matches.items():
        play = _make_play(lines)
        if play is None:
            left_out.append(LeftOut(f"match {match}"[:60], "no-players"))
        else:
            plays.append(play)
    return ScoreFile("pocket-switch", tuple(plays), "rounds", left_out=tuple(left_out))


def _make_play(lines: Sequence[Line]) -> Play | None:
    last = lines[-1]
    numbers = [number for number in range(1, 101) if last.get(f"player {number}", "").strip()]
    names = [last[f"player {number}"].strip() for number in numbers]
    if not names:
        return None
    totals = [_read_points(last, "total", number) for number in numbers]
    before = [Decimal(0)] * len(numbers)
    rounds, adds_up = [], True
    for line in lines:
        points = [_read_points(line, "points", number) for number in numbers]
        after = [Decimal(_read_points(line, "total", number) or 0) for number in numbers]
        grown = [b - a for a, b in zip(before, after, strict=True)]
        adds_up &= bool(line.get("struck")) or grown == [Decimal(each or 0) for each in points]
        before = after
        rounds.append((line, points, grown))
    ranks = [_read_rank(last, number) for number in numbers]
    scores = tuple(
        PlayerScore(name, total, rank == 1, rank) for name, total, rank in zip(names, totals, ranks, strict=True)
    )
    return Play(
        game=last.get("title", "").strip() or last.get("game", "").strip(),
        scores=scores,
        low=do_fewer_points_win(scores),
        key=last.get("id", ""),
        date=_read_date(last),
        ended=last.get("state") != "open",
        rounds=tuple(
            PlayRound(
                # In a match for wins or lives, the scores of a round are the changes of the totals.
                tuple(points if adds_up or line.get("struck") else map(number_text, grown)),
                struck=bool(line.get("struck")),
                note=line.get("note", "").strip(),
                dealer=names.index(line["dealer"]) if line.get("dealer") in names else -1,
            )
            for line, points, grown in rounds
        ),
        more={"game": last.get("game", "")} if last.get("game") else {},
    )


def _read_date(line: Line) -> str:
    """Return when a match was played, as in `Play.date`. The table has it in UTC."""
    date = parse_date(line.get("begun", ""))
    # A match without an id is known by its date, which mustn't depend on where the file is read.
    if "T" not in date or not line.get("id"):
        return date
    try:
        local = datetime.fromisoformat(date).replace(tzinfo=UTC).astimezone()
    except (OSError, OverflowError, ValueError):  # beyond what this system can convert
        return date
    return local.replace(tzinfo=None).isoformat(timespec="minutes")


def _read_rank(line: Line, number: int) -> int:
    """Return a player's place in the match; 0 if it isn't known, as in tables of versions that didn't write it."""
    text = line.get(f"place {number}", "").strip()
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 0


def _read_points(line: Line, column: str, number: int) -> str:
    return parse_number(line.get(f"{column} {number}", "")) or ""
