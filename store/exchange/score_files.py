"""Score files of other programs: previews, imports, their undoing, and exports."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from types import MappingProxyType
from typing import Any, Final

from sqlalchemy import func
from sqlmodel import col, select

from store.backup.importing import accept_any_setting, import_entries
from store.database import Database, Transaction
from store.errors import ScoreFileError
from store.exchange.export_plays import match_to_play
from store.exchange.import_plays import (
    FileEntries,
    PersonInFile,
    PlannedMatch,
    ScoreFilePreview,
    find_match,
    find_people,
    identify_people,
    plan_matches,
)
from store.exchange.plays import LeftOut, Play, ScoreFile
from store.facts import MarkRow, OriginRow, PersonMarkRow, PlayerRow, SeatRow
from store.history.matches import load_matches
from store.history.people import People, matches_of_changed_people, people_by_player
from store.parts.people import merge_people
from store.projections.refreshing import refresh_in_slices, refresh_matches
from store.records import Preview, StoredMatch
from store.tables.derived import StandingRow
from store.tables.query import Query, equals_parameter

PREVIEWED_PER_SLICE: Final = 5  # matches previewed at a time
EXPORTED_PER_SLICE: Final = 3  # matches exported at a time
NOBODY_CHOSEN: Final[Mapping[str, int | None]] = MappingProxyType({})

_VOIDED = Query(select(StandingRow.voided).where(equals_parameter(StandingRow.match_id)))
_MATCHES_OF_FILE = Query(
    select(OriginRow.match_id)
    .join(StandingRow, col(StandingRow.match_id) == col(OriginRow.match_id))
    .where(equals_parameter(OriginRow.file), equals_parameter(StandingRow.voided))
    .distinct()
    .order_by(col(OriginRow.match_id))
)
_SELECT_BY_FILE: Any = (
    select(OriginRow.file, OriginRow.format, func.count(), func.min(StandingRow.touched))
    .add_columns(func.max(StandingRow.touched))
    .join(StandingRow, col(StandingRow.match_id) == col(OriginRow.match_id))
    .where(col(StandingRow.voided) == 0)
    .group_by(col(OriginRow.file), col(OriginRow.format))
    .order_by(func.max(OriginRow.id).desc())
)
_FILES: Query[tuple[str, str, int, int, int]] = Query(_SELECT_BY_FILE)
_ENDED_MATCHES = Query(
    select(StandingRow.match_id)
    .where(col(StandingRow.voided) == 0, col(StandingRow.state) != "open")
    .order_by(col(StandingRow.match_id))
)
_SEATED_PLAYERS = Query(select(SeatRow.player_id).where(equals_parameter(SeatRow.match_id)).distinct())
_PLAYS_ELSEWHERE = Query(
    select(SeatRow.match_id)
    .join(StandingRow, col(StandingRow.match_id) == col(SeatRow.match_id))
    .where(equals_parameter(SeatRow.player_id), col(StandingRow.voided) == 0)
    .limit(1)
)
_PERSON_ID = Query(select(PlayerRow.id).where(equals_parameter(PlayerRow.uuid)))
_NEWEST_MARK = Query(select(func.coalesce(func.max(col(PersonMarkRow.at)), 0)))


@dataclass(frozen=True, slots=True)
class PreviewStep:
    """How much of a file was compared, from 0 to 1, and in the last step the preview."""

    done: float
    preview: ScoreFilePreview | None = None


@dataclass(frozen=True, slots=True)
class BroughtFile:
    """A file that was brought in, by its digest: how many of its matches are in the lists, and when the first and the
    last of them were played (Unix ms).
    """

    digest: str
    format: str
    matches: int
    first: int
    last: int


class StoredScoreFiles:
    """Brings score files of other programs in, whole or not at all, and exports matches to their formats."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def preview(self, file: ScoreFile) -> Iterator[PreviewStep]:
        """Compare a file with the store, in slices. Yields a step after each; the last one has the preview."""
        new: list[PlannedMatch] = []
        planned: list[PlannedMatch] = []
        left_out = list(file.left_out)
        known: dict[int, bool] = {}
        plans = plan_matches(file)
        while some := list(islice(plans, PREVIEWED_PER_SLICE)):
            with self._database.reading() as session:
                for each in some:
                    if isinstance(each, LeftOut):
                        left_out.append(each)
                        continue
                    planned.append(each)
                    if (match := find_match(session, each)) is None:
                        new.append(each)
                    else:
                        known[match] = bool(_VOIDED.first_answer(session, match_id=match))
            yield PreviewStep((len(planned) + len(left_out)) / (len(file.plays) + len(file.left_out) + 1))
        with self._database.reading() as session:
            people = find_people(session, planned)
        removed = tuple(match for match, voided in known.items() if voided)
        yield PreviewStep(1, ScoreFilePreview(file, tuple(new), tuple(known), removed, people, tuple(left_out)))

    def bring_in(
        self, preview: ScoreFilePreview, chosen: Mapping[str, int | None] = NOBODY_CHOSEN
    ) -> Generator[Preview, None, None]:
        """Add the matches of a file, a slice for each step. Yields what was added so far.

        `chosen` says by name who the people of the file are: a person here, or None for a new person. It is committed
        when the iterator ends, and otherwise rolled back. Raises ScoreFileError if anything doesn't fit.
        """
        yield from self._database.write_in_slices(lambda transaction: _bring_in(transaction, preview, chosen))
        self._database.checkpoint()

    def find_people(self, preview: ScoreFilePreview) -> tuple[PersonInFile, ...]:
        """Return the people of a file, with the people here who may be the same now."""
        with self._database.reading() as session:
            return find_people(session, preview.new)

    def undo(self, digest: str) -> Generator[float, None, None]:
        """Remove the matches of a file from all lists, and people who have no others. Yields the share that is done,
        from 0 to 1. Bringing the file in again restores them.
        """
        yield from self._database.write_in_slices(lambda transaction: _undo(transaction, digest))

    def brought_files(self) -> tuple[BroughtFile, ...]:
        """Return the files that were brought in and not undone, the last one first."""
        with self._database.reading() as session:
            return tuple(BroughtFile(*row) for row in _FILES.iter_answers(session))

    def iter_plays(self, game_name: Callable[[StoredMatch], str]) -> Iterator[Play]:
        """Yield all matches that are over, as plays, with the names of their games."""
        with self._database.reading() as session:
            ids = _ENDED_MATCHES.all_answers(session)
        for at in range(0, len(ids), EXPORTED_PER_SLICE):
            with self._database.reading() as session:
                matches = load_matches(session, ids[at : at + EXPORTED_PER_SLICE])
                found = [match_to_play(session, match, game_name(match)) for match in matches]
            yield from (play for play in found if play is not None)


def _bring_in(
    transaction: Transaction, preview: ScoreFilePreview, chosen: Mapping[str, int | None]
) -> Iterator[Preview]:
    session, same = transaction.session, identify_people(preview.people, chosen)
    if preview.restores_matches:
        _mark_matches(transaction, preview.removed, "restored")
        yield from _nothing_added(refresh_in_slices(session, preview.removed))
    # People who are here from another file. New ones are matched by the import itself.
    known = {key: player for key in same if (player := _PERSON_ID.first_answer(session, uuid=key)) is not None}
    added: Preview | None = None
    for added in import_entries(transaction, FileEntries(preview, transaction.now), accept_any_setting, same):
        if added.set_aside:
            raise ScoreFileError("broken", "file", "; ".join(added.reasons))
        if added.done < 1:
            yield added
    _change_people(transaction, {player: same[key] for key, player in known.items()})
    if added is not None:
        yield added


def _nothing_added(shares: Iterator[float]) -> Iterator[Preview]:
    return (Preview(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, done=0) for _ in shares)


def _change_people(transaction: Transaction, same: Mapping[int, int | None]) -> None:
    """Make players the same people as chosen, and put archived people back on the lists."""
    session, before = transaction.session, people_by_player(transaction.session)
    for player, wanted in same.items():
        people = People(session)
        if player in people.erased:
            continue
        person = people.person_of(player)
        if wanted != person and not (wanted is None and person == player):
            if person != player:
                _mark_person(transaction, player, "separated")
            if wanted is not None and wanted != player:
                merge_people(transaction, player, wanted)
        if people.person_of(player) in people.archived:
            _mark_person(transaction, people.person_of(player), "recalled")
    refresh_matches(session, sorted(matches_of_changed_people(session, before)))


def _undo(transaction: Transaction, digest: str) -> Iterator[float]:
    session = transaction.session
    matches = _MATCHES_OF_FILE.all_answers(session, file=digest, voided=0)
    _mark_matches(transaction, matches, "voided")
    yield from refresh_in_slices(session, matches)
    people = People(session)
    seated = Counter(player for match in matches for player in _SEATED_PLAYERS.iter_answers(session, match_id=match))
    for person in {people.person_of(player) for player in seated}:
        theirs = [player for player in people.names if people.person_of(player) == person]
        if not people.levels[person] and not any(
            _PLAYS_ELSEWHERE.has_answer(session, player_id=each) for each in theirs
        ):
            _mark_person(transaction, person, "archived")
    yield 1


def _mark_matches(transaction: Transaction, matches: Iterable[int], word: str) -> None:
    for match in matches:
        transaction.add(MarkRow, match_id=match, mark=word, at=transaction.now, detail=json.dumps({}))


def _mark_person(transaction: Transaction, player: int, word: str) -> None:
    at = max(transaction.now, (_NEWEST_MARK.first_answer(transaction.session) or 0) + 1)
    transaction.add(PersonMarkRow, player_id=player, mark=word, at=at, detail="")
