"""Convert matches to plays, for the formats of other programs. A match from a score file becomes the same play
again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from decimal import Decimal

from sqlmodel import col

from store.exchange.cells import number_text
from store.exchange.plays import Play, PlayerScore, PlayRound, do_fewer_points_win, parse_play
from store.exchange.sheets import restore_play, sheet_to_play
from store.facts import OriginRow
from store.parts.matches import read_grid
from store.projections.refreshing import read_sheet
from store.records import Points, StoredMatch
from store.tables.query import Rows, Session, equals_parameter

_ORIGINS = Rows(OriginRow, equals_parameter(OriginRow.match_id), order=(col(OriginRow.uuid),))


def match_to_play(session: Session, match: StoredMatch, game: str) -> Play | None:
    """Return the play of a match that is over, with `game` as the name of its game; None if it can't be read."""
    names = [seat.name for seat in match.seats]
    if not match.intact or not names:
        return None
    origin = next(_ORIGINS.iter_intact(session, match_id=match.id), None)
    came_as = parse_play(origin.play) if origin else None
    sheet = read_sheet(session, match.id) if match.kind == "kept" else None
    if sheet is not None:
        if came_as and (same := restore_play(came_as, sheet.current_picture, names)):
            return replace(same, key=_find_key(match, origin))
        found: Play | None = sheet_to_play(sheet.current_picture, names)
    else:
        found = _hands_to_play(session, match, names)
    if found is None:
        return None
    more = came_as.more if came_as else {}
    date = came_as.date if came_as and match.dated is None else ""
    begun = datetime.fromtimestamp((match.dated or match.created) / 1000)
    return replace(
        found,
        key=_find_key(match, origin),
        game=game,
        date=date or begun.isoformat(timespec="minutes"),
        place=match.place or (came_as.place if came_as else ""),
        note=match.note,
        more=more,
    )


def _find_key(match: StoredMatch, origin: OriginRow | None) -> str:
    """Return the key of the play: its id in BG Stats if it came from there, else the id of the match."""
    came_as = parse_play(origin.play) if origin and origin.format == "bg-stats" else None
    return came_as.key if came_as and came_as.key else match.uuid


def _hands_to_play(session: Session, match: StoredMatch, names: Sequence[str]) -> Play | None:
    """Return the play of a match that was played with cards here."""
    grid = read_grid(session, match.id)
    if grid is None:
        return None
    places = match.placings if len(match.placings) == len(names) else (0,) * len(names)
    totals = grid.totals if len(grid.totals) == len(names) else (None,) * len(names)
    scores = tuple(
        PlayerScore(name, _points_text(total), place == 1, place)
        for name, total, place in zip(names, totals, places, strict=True)
    )
    return Play(
        game="",
        scores=scores,
        low=do_fewer_points_win(scores),
        rounds=tuple(
            PlayRound(tuple(map(_points_text, row.scores)), struck=row.struck, note=row.note, dealer=row.dealer)
            for row in grid.rounds
            if len(row.scores) == len(names)
        ),
    )


def _points_text(points: Points | None) -> str:
    return "" if points is None else number_text(Decimal(str(points)))
