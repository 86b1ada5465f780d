"""All that is kept, as one file that a person can take along: see `incoming` for what is in it."""

import csv
import json
import os
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from io import StringIO
from pathlib import Path
from typing import IO, Any

from sqlmodel import Session

from store.backup.incoming import FORMAT, MANIFEST, VERSION
from store.backup.lines import HISTORY
from store.bulk import GAMES_IN_ORDER, MARKS_IN_ORDER, SEATS_IN_ORDER, Values, columns, one, read, rows, run
from store.database import Database
from store.facts import (
    GameRow,
    HandRow,
    MarkRow,
    MatchRow,
    PersonMarkRow,
    PlayerRow,
    RulesetRow,
    SeatRow,
    SheetRow,
    TapRow,
)
from store.history import pages
from store.history.grids import read_grid
from store.persisted.settings import STAYS, meta
from store.tables import ActionRow, Fact, OpenHandRow, SettingRow

SLICE = 5  # matches that are read at a time
RUNNING = ("=", "+", "-", "@", "\t", "\r")  # what a spreadsheet takes for the beginning of a formula


def to_file(database: Database, path: Path, now: int) -> Iterator[int]:
    """Writes everything to a file slice by slice, yielding the lines written; it is there whole or not at all."""
    beside = path.with_name(f".{path.name}.part")
    try:
        with beside.open("wb") as file:
            yield from to_zip(database, file, now)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def to_zip(database: Database, file: IO[bytes], now: int) -> Iterator[int]:
    """As `to_file`, into any file that can be written to."""
    lines, digest = 0, sha256()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        with archive.open(HISTORY, "w") as member:
            for some in _slices(database):
                for line in some:
                    raw = (json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n").encode()
                    digest.update(raw)
                    member.write(raw)
                    lines += 1
                yield lines
        with database.reading() as session:
            device = meta(session, "device")
        manifest = {"format": FORMAT, "version": VERSION, "exported": now, "device": device}
        archive.writestr(MANIFEST, json.dumps({**manifest, "lines": lines, "sha256": digest.hexdigest()}))


def _slices(database: Database) -> Iterator[list[dict[str, Any]]]:
    with database.reading() as session:
        rulesets = {row[0]: row[1].hex() for row in read(session, RulesetRow, "")}
        players = {row[0]: row[1].hex() for row in read(session, PlayerRow, "")}
        first = [
            *({"kind": "ruleset", "sha256": row[1].hex(), "text": row[2]} for row in read(session, RulesetRow, "")),
            *(_object("player", PlayerRow, row) for row in read(session, PlayerRow, "ORDER BY id")),
            *(
                {**_object("person", PersonMarkRow, row, "player_id"), "player": players[row[2]]}
                for row in read(session, PersonMarkRow, "ORDER BY at, uuid")
                if row[2] in players
            ),
        ]
        ids = [match_id for (match_id,) in run(session, "SELECT id FROM matches ORDER BY id")]
    yield first
    for at in range(0, len(ids), SLICE):
        with database.reading() as session:
            found = [_match(session, match_id, rulesets, players) for match_id in ids[at : at + SLICE]]
        yield [line for line in found if line is not None]  # others may read and write meanwhile
    with database.reading() as session:
        begun: dict[int, str] = {}  # a game is named by its first row that is whole
        last = [
            *(
                {**_object("game", GameRow, row), "game": begun.setdefault(row[2], row[1].hex())}
                for row in read(session, GameRow, f"ORDER BY {GAMES_IN_ORDER}")
            ),
            *(
                _object("setting", SettingRow, row)
                for row in read(session, SettingRow, "ORDER BY key")
                if row[0] not in STAYS
            ),
        ]
    yield last


def _match(session: Session, match_id: int, rulesets: dict[int, str], players: dict[int, str]) -> dict[str, Any] | None:
    """One match with all that belongs to it; None where its own row cannot be read, or that of its sheet."""
    own = (match_id,)
    row = next(read(session, MatchRow, "WHERE id = ?", own), None)
    if row is None or row[4] not in rulesets:
        return None
    sheet = next(rows(session, SheetRow, "WHERE match_id = ?", own), ())
    if sheet is None:
        return None
    opened = next(read(session, OpenHandRow, "WHERE match_id = ?", own), None)
    actions = read(session, ActionRow, "WHERE match_id = ? ORDER BY number", own)
    return {
        **_object("match", MatchRow, row, "ruleset_id"),
        "rules": rulesets[row[4]],
        "seats": [
            {"seat": seat[2], "player": players[seat[3]], "name": seat[4], "since": seat[5]}
            for seat in read(session, SeatRow, f"WHERE match_id = ? ORDER BY {SEATS_IN_ORDER}", own)
            if seat[3] in players
        ],
        "marks": [
            _part(MarkRow, mark)
            for mark in read(session, MarkRow, f"WHERE match_id = ? ORDER BY {MARKS_IN_ORDER}", own)
        ],
        "hands": [_part(HandRow, hand) for hand in read(session, HandRow, "WHERE match_id = ? ORDER BY number", own)],
        "open": {**_part(OpenHandRow, opened), "actions": [_part(ActionRow, action) for action in actions]}
        if opened
        else None,
        "sheet": {"names": json.loads(sheet[1]), "dealer": sheet[2], "terms": sheet[3]} if sheet else None,
        "taps": [_part(TapRow, tap) for tap in read(session, TapRow, "WHERE match_id = ? ORDER BY at, uuid", own)],
    }


def _part(table: type[Fact], row: Values) -> dict[str, Any]:
    """A row as an object, less the numbers that mean nothing elsewhere."""
    plain = zip(columns(table), row, strict=True)
    return {
        name: value.hex() if isinstance(value, bytes) else value
        for name, value in plain
        if name not in ("id", "match_id")
    }


def _object(kind: str, table: type[Fact], row: Values, less: str = "") -> dict[str, Any]:
    return {"kind": kind, **{name: value for name, value in _part(table, row).items() if name != less}}


def to_csv(database: Database) -> Iterator[str]:
    """A header, then one line a round of every match that was not voided, players side by side."""
    with database.reading() as session:
        ids = [row[0] for row in run(session, "SELECT match_id FROM standings WHERE voided = 0 ORDER BY match_id")]
        many = one(session, "SELECT coalesce(max(seat), -1) + 1 FROM seats")[0]
    columns = ["match", "begun", "game", "title", "kind", "state", "round", "dealer", "struck", "note"]
    for number in range(1, many + 1):
        columns += [f"player {number}", f"points {number}", f"of which penalties {number}", f"total {number}"]
    yield _cells(columns)
    for match_id in ids:
        with database.reading() as session:
            match = next(iter(pages.load(session, [match_id])), None)
            grid = read_grid(session, match_id)
        if match is None or grid is None:
            continue
        begun = datetime.fromtimestamp(match.created / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        for row in grid.rounds:
            dealer = grid.names[row.dealer] if 0 <= row.dealer < len(grid.names) else ""
            cells: list[object] = [
                match_id,
                begun,
                match.ruleset,
                match.name,
                match.kind,
                match.state,
                row.number,
                dealer,
            ]
            cells += ["yes" if row.struck else "", row.note]
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
