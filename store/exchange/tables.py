"""Read tables that people keep in spreadsheets, saved as text. Four layouts are known:

- `players`: a row for each player of a match, with a column of names.
- `numbered`: a row for each match, with columns such as `player 1` and `score 1`.
- `names`: a row for each match, or for each of its rounds, with a column for each person.
- `rounds`: one match, or several with empty rows between, with a column for each person and no date in the rows.

Columns are known by their headings in the languages of `headings.py`; cells of other columns are stored as they are.
"""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from io import StringIO
from typing import Any, Final

from store.errors import ScoreFileError
from store.exchange.cells import find_date_order, number_text, parse_date, parse_number, uses_decimal_comma
from store.exchange.headings import TOTAL_WORDS, YES_WORDS, role_of_heading
from store.exchange.plays import DateOrder, LeftOut, Play, PlayerScore, PlayRound, ScoreFile

MAX_ROWS: Final = 500_000
MAX_COLUMNS: Final = 400
_SAMPLE_ROWS: Final = 60  # rows that are read to find the delimiter
_NUMBERED_HEADING: Final = re.compile(r"(.*?)[\s_#.\-]*(\d{1,2})")
Row = list[str]


@dataclass(frozen=True)
class Cells:
    """A table of trimmed cells, and the character that separates them in the file."""

    rows: list[Row]
    delimiter: str


def split_cells(text: str) -> Cells:
    """Return the cells of a table. Raises ScoreFileError if it is too large or damaged."""
    named = re.match(r"sep=(.)\r?\n", text, re.IGNORECASE)
    body = text[named.end() :] if named else text
    delimiter = named[1] if named else _find_delimiter(body)
    rows: list[Row] = []
    try:
        for row in csv.reader(StringIO(body, newline=""), delimiter=delimiter):
            if len(rows) >= MAX_ROWS or len(row) > MAX_COLUMNS:
                raise ScoreFileError("large", f"row {len(rows) + 1}", f"at most {MAX_ROWS} × {MAX_COLUMNS} cells")
            rows.append([cell.strip() for cell in row])
    except (csv.Error, TypeError, ValueError) as error:
        raise ScoreFileError("broken", f"row {len(rows) + 1}", str(error)[:80]) from None
    return Cells(rows, delimiter)


def _find_delimiter(text: str) -> str:
    """Return the character that splits the first rows into the same number of cells most often."""
    sample = "\n".join(text.splitlines()[:_SAMPLE_ROWS])
    best, found = (0, 0), ","
    for delimiter in ("\t", ";", "|", ","):
        try:
            widths = Counter(len(row) for row in csv.reader(StringIO(sample, newline=""), delimiter=delimiter) if row)
        except csv.Error:
            continue
        width, many = max(((w, n) for w, n in widths.items() if w > 1), key=lambda each: each[1], default=(1, 0))
        if (many, width) > best and many * 2 > best[0]:
            best, found = (many, width), delimiter
    return found


def read_table(table: Cells, date_order: DateOrder | None = None) -> ScoreFile:
    """Return the matches of a table in one of the layouts. Raises ScoreFileError if it has none of them."""
    reading = _TableReader(table, date_order)
    about, header, rows = reading.split_header()
    roles = [role_of_heading(cell) for cell in header]
    numbered = _find_numbered_columns(header)
    if "player" in roles and {"score", "winner", "rank", "rank-or-place"} & set(roles) and not numbered:
        layout, plays = "players", reading.read_by_player(header, roles, rows)
    elif numbered:
        layout, plays = "numbered", reading.read_numbered(header, roles, numbered, rows)
    elif {"date", "game", "match"} & set(roles):
        layout, plays = "names", reading.read_by_name(header, roles, rows)
    else:
        layout, plays = "rounds", reading.read_rounds(about, header, rows)
    found = [reading.complete_play(play, about) for play in plays]
    if not found and not reading.left_out:
        raise ScoreFileError("unknown", "table", "no columns of players and scores are found in it")
    return ScoreFile(
        "table",
        tuple(found),
        layout,
        left_out=tuple(reading.left_out),
        unread=reading.unread,
        date_order=reading.order,
        ambiguous=reading.ambiguous and date_order is None,
    )


def _find_numbered_columns(header: Sequence[str]) -> dict[int, dict[str, int]]:
    """Return the column of each role, by number of the player."""
    found: dict[int, dict[str, int]] = {}
    for column, cell in enumerate(header):
        match = _NUMBERED_HEADING.fullmatch(cell)
        role = role_of_heading(match[1]) if match else ""
        if match and role in ("player", "score", "winner", "rank"):
            found.setdefault(int(match[2]), {})[role] = column
    return {number: columns for number, columns in sorted(found.items()) if "player" in columns}


@dataclass
class _Match:
    """A match while its rows are read: by name, its players and their scores in each round."""

    about: dict[str, str]
    key: str = ""
    note: str = ""
    more: dict[str, Any] = field(default_factory=dict)
    players: dict[str, PlayerScore] = field(default_factory=dict)
    rounds: list[dict[str, str]] = field(default_factory=list)


class _TableReader:
    """Reads one table: its cells, how its numbers and dates are written, and what was left out so far."""

    def __init__(self, table: Cells, date_order: DateOrder | None) -> None:
        self._table = table
        self._comma = uses_decimal_comma((cell for row in table.rows for cell in row if "," in cell), table.delimiter)
        self.order: DateOrder = date_order or "ymd"
        self._given = date_order
        self.ambiguous = False
        self.left_out: list[LeftOut] = []
        self.unread: Counter[str] = Counter()

    def split_header(self) -> tuple[dict[str, str], Row, list[tuple[int, Row]]]:
        """Return the facts above the table, its header, and its rows with their numbers. Raises ScoreFileError if there
        is no header.
        """
        rows = [(number, row) for number, row in enumerate(self._table.rows, start=1)]
        about, at = self._read_about(rows)
        if at >= len(rows):
            raise ScoreFileError("unknown", "table", "no columns of players and scores are found in it")
        return about, rows[at][1], rows[at + 1 :]

    def _read_about(self, rows: Sequence[tuple[int, Row]]) -> tuple[dict[str, str], int]:
        """Return the facts above a table by role, such as its title or date, and the index of its header."""
        about: dict[str, str] = {}
        for at, (_, row) in enumerate(rows):
            said = [cell for cell in row if cell]
            if len(said) > 2 or (len(said) == 2 and not self._is_pair(said)):
                return about, at
            if len(said) == 2:
                role = role_of_heading(said[0])
                about["place" if role == "rank-or-place" else role] = said[1]
            elif said and any(self._is_date(said[0], order) for order in ("ymd", "dmy", "mdy")):
                about.setdefault("date", said[0])
            elif said:
                about.setdefault("game", said[0])
        return about, len(rows)

    @staticmethod
    def _is_pair(said: Sequence[str]) -> bool:
        first, second = role_of_heading(said[0]), role_of_heading(said[1])
        return first in ("date", "game", "place", "note", "rank-or-place") and not second

    @staticmethod
    def _is_date(text: str, order: Any) -> bool:
        return bool(parse_date(text, order))

    def _set_date_order(self, dates: Iterable[str]) -> None:
        if self._given is None:
            self.order, self.ambiguous = find_date_order(dates)

    def _parse_score(self, cell: str) -> str | None:
        return parse_number(cell, self._comma)

    def complete_play(self, play: Play, about: Mapping[str, str]) -> Play:
        """Return the play with gaps filled from the lines above the table."""
        return Play(
            **{
                **vars(play),
                "game": play.game or about.get("game", ""),
                "date": play.date or parse_date(about.get("date", ""), self.order),
                "place": play.place or about.get("place", ""),
                "note": play.note or about.get("note", ""),
            }
        )

    def read_by_player(self, header: Row, roles: Sequence[str], rows: Sequence[tuple[int, Row]]) -> list[Play]:
        """Return the plays of a table with a row for each player of a match, or for each player of a round."""
        at = _columns_by_role(roles)
        rank = at.get("rank", at.get("rank-or-place", -1))
        self._set_date_order(row[at["date"]] for _, row in rows if "date" in at and len(row) > at["date"])
        matches: list[_Match] = []
        by_key: dict[str, _Match] = {}
        before: dict[str, str] = {}
        for number, row in rows:
            get = _make_cell_getter(row, at)
            name = get("player")
            if not any(row) or (not name and role_of_heading(row[0]) in TOTAL_WORDS):
                continue
            if not name:
                self.left_out.append(LeftOut(f"row {number}", "unreadable"))
                continue
            about = _carry_over(get, before)
            key, nth = get("match"), get("round")
            match = by_key.get(key) if key else matches[-1] if matches and not matches[-1].key else None
            if match is not None and not key and (match.about != about or (name in match.players and not nth)):
                match = None
            if match is None or (
                nth and not key and any(each.get("") == nth and name in each for each in match.rounds)
            ):
                match = _Match(about, key)
                matches.append(match)
                if key:
                    by_key[key] = match
            before = about
            self._add_player(match, name, nth, row, header, roles, get, rank)
        return [self._make_play(match) for match in matches]

    def _add_player(
        self,
        match: _Match,
        name: str,
        nth: str,
        row: Row,
        header: Row,
        roles: Sequence[str],
        get: Callable[[str], str],
        rank: int,
    ) -> None:
        score, more = self._parse_score(get("score")), self._collect_unread(row, header, roles)
        if score is None and get("score"):
            more["score"] = get("score")
            self.unread["score"] += 1
        place = self._parse_score(row[rank]) if 0 <= rank < len(row) else None
        won = get("winner").casefold() in YES_WORDS or get("winner") == name
        known = match.players.get(name)
        total = Decimal(known.score or 0) if known else Decimal(0)
        match.players[name] = PlayerScore(
            name,
            number_text(total + Decimal(score)) if score is not None else known.score if known else "",
            won or bool(known and known.winner),
            int(place) if place and place.isdecimal() and 0 < int(place) < 100 else known.rank if known else 0,
            {**(known.more if known else {}), **more},
        )
        match.note = match.note or get("note")
        if nth:
            current = next((each for each in match.rounds if each[""] == nth), None)
            if current is None:
                current = {"": nth}
                match.rounds.append(current)
            current[name] = score or ""

    def read_numbered(
        self,
        header: Row,
        roles: Sequence[str],
        numbers: Mapping[int, Mapping[str, int]],
        rows: Sequence[tuple[int, Row]],
    ) -> list[Play]:
        """Return the plays of a table with a row for each match, and numbered columns for its players."""
        at = _columns_by_role(roles)
        used = {column for columns in numbers.values() for column in columns.values()}
        known = [role or ("used" if column in used else "") for column, role in enumerate(roles)]
        self._set_date_order(row[at["date"]] for _, row in rows if "date" in at and len(row) > at["date"])
        plays = []
        for number, row in rows:
            if not any(row):
                continue
            get = _make_cell_getter(row, at)
            match = _Match({role: get(role) for role in ("date", "game", "place")}, get("match"), get("note"))
            match.more = self._collect_unread(row, header, known)
            for columns in numbers.values():
                cells = {role: row[column] if column < len(row) else "" for role, column in columns.items()}
                if name := cells["player"]:
                    score, rank = self._parse_score(cells.get("score", "")), self._parse_score(cells.get("rank", ""))
                    won = cells.get("winner", "").casefold() in YES_WORDS or get("winner") == name
                    place = int(rank) if rank and rank.isdecimal() and 0 < int(rank) < 100 else 0
                    match.players[_make_unused_name(name, match.players)] = PlayerScore(name, score or "", won, place)
            if match.players:
                plays.append(self._make_play(match))
            else:
                self.left_out.append(LeftOut(f"row {number}", "no-players"))
        return plays

    def read_by_name(self, header: Row, roles: Sequence[str], rows: Sequence[tuple[int, Row]]) -> list[Play]:
        """Return the plays of a table with a row for each match or round, and a column for each person."""
        at = _columns_by_role(roles)
        self._set_date_order(row[at["date"]] for _, row in rows if "date" in at and len(row) > at["date"])
        people = [
            column for column, role in enumerate(roles) if not role and header[column] and self._is_person(rows, column)
        ]
        if not people:
            return []
        known = [role or ("used" if column in people else "") for column, role in enumerate(roles)]
        matches: list[_Match] = []
        before: dict[str, str] = {}
        for number, row in rows:
            if not any(row) or role_of_heading(row[0]) in TOTAL_WORDS:
                continue
            get = _make_cell_getter(row, at)
            about = _carry_over(get, before)
            nth, key = get("round"), get("match")
            scores = {header[c]: row[c] for c in people if c < len(row) and row[c]}
            if not scores:
                self.left_out.append(LeftOut(f"row {number}", "no-players"))
                continue
            match = matches[-1] if matches else None
            goes_on = match is not None and bool(nth) and match.about == about and match.key == key
            if match is None or not goes_on or any(each[""] == nth for each in match.rounds):
                match = _Match(about, key, more=self._collect_unread(row, header, known))
                matches.append(match)
            before = about
            match.note = match.note or get("note")
            current = {"": nth}
            for name, cell in scores.items():
                self._add_score(match, name, cell, get("winner"))
                current[name] = self._parse_score(cell) or ""
            if nth:
                match.rounds.append(current)
        return [self._make_play(match) for match in matches]

    def _add_score(self, match: _Match, name: str, cell: str, winner: str) -> None:
        """Add the cell of a person: a number, or a mark of the winner."""
        score, known = self._parse_score(cell), match.players.get(name)
        won = winner == name or (score is None and cell.casefold() in YES_WORDS) or bool(known and known.winner)
        more: dict[str, Any] = dict(known.more) if known else {}
        if score is None and cell.casefold() not in YES_WORDS:
            more["score"] = cell
            self.unread["score"] += 1
        total = Decimal(known.score or 0) if known else Decimal(0)
        written = number_text(total + Decimal(score)) if score is not None else known.score if known else ""
        match.players[name] = PlayerScore(name, written, won, more=more)

    def _is_person(self, rows: Sequence[tuple[int, Row]], column: int) -> bool:
        """Return whether most cells of a column are scores."""
        cells = [row[column] for _, row in rows if column < len(row) and row[column]]
        return sum(self._parse_score(cell) is not None or cell.casefold() in YES_WORDS for cell in cells) * 2 > len(
            cells
        )

    def read_rounds(self, about: dict[str, str], header: Row, rows: Sequence[tuple[int, Row]]) -> list[Play]:
        """Return the plays of a table with a row for each round; empty rows separate matches."""
        blocks: list[tuple[dict[str, str], Row, list[tuple[int, Row]]]] = [(about, header, [])]
        at = 0
        while at < len(rows):
            if any(rows[at][1]):
                blocks[-1][2].append(rows[at])
                at += 1
                continue
            later, start = self._read_about(rows[at:])
            if at + start < len(rows):
                blocks.append((later, rows[at + start][1], []))
            at += start + 1
        self._set_date_order(each.get("date", "") for each, _, _ in blocks)
        plays = []
        for above, names, lines in blocks:
            if play := self._read_block(names, lines):
                plays.append(self.complete_play(play, above))
        return plays

    def _read_block(self, header: Row, rows: Sequence[tuple[int, Row]]) -> Play | None:
        """Return the play of rows that are rounds; None if they aren't."""
        first = role_of_heading(header[0]) if header else ""
        counted = [row[0] for _, row in rows if row and row[0] and role_of_heading(row[0]) not in TOTAL_WORDS]
        indexed = not header[:1] or not header[0] or first in ("round", "rank", "note", "match")
        if any(self._parse_score(cell) is None for cell in counted):
            indexed = True
        people = [column for column in range(int(indexed), len(header)) if header[column]]
        if not people or not rows or any(self._parse_score(header[c]) is not None for c in people):
            return None
        if not all(self._is_person(rows, column) for column in people):
            return None
        match = _Match({})
        for number, row in rows:
            cells = {header[c]: row[c] for c in people if c < len(row) and row[c]}
            label = row[0] if indexed and row else ""
            if role_of_heading(label) in TOTAL_WORDS or (not label and indexed and self._are_totals(match, cells)):
                continue
            if not cells:
                self.left_out.append(LeftOut(f"row {number}", "unreadable"))
                continue
            current = {"": label if self._parse_score(label) is None else ""}
            for column in people:
                name = header[column]
                self._add_score(match, name, cells.get(name, "0"), "")
                current[name] = self._parse_score(cells.get(name, "")) or ""
            match.rounds.append(current)
        return self._make_play(match) if match.rounds else None

    def _are_totals(self, match: _Match, cells: Mapping[str, str]) -> bool:
        """Return whether cells are the sums of the rounds so far."""
        return len(match.rounds) > 1 and all(
            self._parse_score(cell) == match.players[name].score
            for name, cell in cells.items()
            if name in match.players
        )

    def _collect_unread(self, row: Row, header: Row, roles: Sequence[str]) -> dict[str, Any]:
        """Return the cells of columns that aren't understood, by heading, and count them as unread."""
        more = {
            (header[column] if column < len(header) and header[column] else f"column {column + 1}")[:60]: cell
            for column, cell in enumerate(row)
            if cell and (column >= len(roles) or not roles[column])
        }
        self.unread.update(more.keys())
        return more

    def _make_play(self, match: _Match) -> Play:
        names, about = list(match.players), match.about
        rounds = tuple(
            PlayRound(
                tuple(each.get(name, "") for name in names),
                note=each[""] if self._parse_score(each[""]) is None else "",
            )
            for each in match.rounds
        )
        date = parse_date(about.get("date", ""), self.order)
        more = dict(match.more)
        if about.get("date") and not date:
            more["date"] = about["date"]
            self.unread["date"] += 1
        return Play(
            game=about.get("game", ""),
            scores=tuple(match.players.values()),
            key=match.key,
            date=date,
            place=about.get("place", ""),
            note=match.note,
            rounds=rounds if len(rounds) > 1 else (),
            more=more,
        )


def _columns_by_role(roles: Sequence[str]) -> dict[str, int]:
    """Return the first column of each role."""
    found: dict[str, int] = {}
    for column, role in enumerate(roles):
        if role:
            found.setdefault(role, column)
    return found


def _make_cell_getter(row: Row, at: Mapping[str, int]) -> Callable[[str], str]:
    """Return a function that returns the cell of a role, "" if there is none."""

    def get(role: str) -> str:
        column = at.get(role, len(row))
        return row[column] if column < len(row) else ""

    return get


def _carry_over(get: Callable[[str], str], before: Mapping[str, str]) -> dict[str, str]:
    """Return the date, game and place of a row. Without a date it takes the date of the row before; without a game as
    well, it takes all three.
    """
    about = {role: get(role) for role in ("date", "game", "place")}
    if not about["date"]:
        about["date"] = before.get("date", "")
        if not about["game"]:
            about = {role: said or before.get(role, "") for role, said in about.items()}
    return about


def _make_unused_name(name: str, known: Iterable[str]) -> str:
    """Return the name, with a number added if it's in use."""
    taken, number, label = set(known), 1, name
    while label in taken:
        number += 1
        label = f"{name} ({number})"
    return label
