"""Bring the plays of a score file into the history: each as the events of a score sheet, merged like those of a backup.

All ids are derived from the file's content, so a play has the same ids however often and on whichever device it is
brought in.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from hashlib import sha256
from typing import Final
from uuid import UUID

from sqlmodel import select

from engine.player_names import MAX_NOTE_LENGTH, are_confusable, clean_name
from engine.scoresheet.taps import event_text, nearest_plain_event
from engine.scoresheet.terms import counting_text, terms_text
from store.events.event import Event
from store.exchange.plays import LeftOut, Play, ScoreFile, play_text
from store.exchange.sheets import PlannedSheet, plan_sheet, reason_left_out
from store.facts import MatchRow, PlayerRow
from store.history.people import People
from store.other_games import listed_game_id
from store.tables.query import Query, Session, equals_parameter

_MATCH_ID = Query(select(MatchRow.id).where(equals_parameter(MatchRow.uuid)))
_PERSON_ID = Query(select(PlayerRow.id).where(equals_parameter(PlayerRow.uuid)))
_DIGEST_OF_NO_RULES: Final = sha256(b"").digest()
_MS: Final = 1000


@dataclass(frozen=True)
class PersonInFile:
    """A person named in a file, the number of its matches they played, and the person here (None for a new one)."""

    name: str
    matches: int
    person: int | None

    @property
    def key(self) -> bytes:
        """The id of the person's event."""
        return _make_id("person", self.name)


@dataclass(frozen=True)
class GameInFile:
    """A game that a file names, in how many matches, and the id under which it is listed here."""

    name: str
    matches: int
    game: str


@dataclass(frozen=True)
class PlannedMatch:
    """A play that can be brought in: the id of its match, and its sheet."""

    play: Play
    uuid: bytes
    sheet: PlannedSheet


@dataclass(frozen=True)
class ScoreFilePreview:
    """The content of a file, and which of its matches are already here.

    `known` are matches that are here, `removed` those of them that were removed from the lists. If all were removed, as
    by undoing, bringing the file in restores them.
    """

    file: ScoreFile
    new: tuple[PlannedMatch, ...]
    known: tuple[int, ...]
    removed: tuple[int, ...]
    people: tuple[PersonInFile, ...]
    left_out: tuple[LeftOut, ...]

    @property
    def restores_matches(self) -> bool:
        """Whether bringing the file in restores removed matches."""
        return bool(self.removed) and len(self.removed) == len(self.known)

    @cached_property
    def games(self) -> tuple[GameInFile, ...]:
        """The games, most frequent first."""
        counted = Counter(clean_name(play.game) for play in self.file.plays)
        return tuple(GameInFile(name, many, listed_game_id(name)) for name, many in counted.most_common())

    @cached_property
    def rounds(self) -> int:
        """The number of rounds of all new matches."""
        return sum(max(1, len(each.play.rounds)) for each in self.new)

    @cached_property
    def rounded(self) -> int:
        """The number of new matches whose sheets don't show the exact points."""
        return sum(each.sheet.rounded for each in self.new)

    @cached_property
    def dates(self) -> tuple[str, str]:
        """The first and the last date, "" if there are none."""
        dates = [play.date for play in self.file.plays if play.date]
        return min(dates, default=""), max(dates, default="")


def plan_matches(file: ScoreFile) -> Iterator[PlannedMatch | LeftOut]:
    """Yield for each play the match that it becomes, or why it is left out."""
    seen: Counter[str] = Counter()
    for number, play in enumerate(file.plays, start=1):
        if reason := reason_left_out(play):
            yield LeftOut(f"play {number}"[:60], reason)
            continue
        identity = _identify_play(file.format, play)
        seen[identity] += 1
        yield PlannedMatch(play, _make_id("match", identity, seen[identity]), plan_sheet(play))


def find_match(session: Session, planned: PlannedMatch) -> int | None:
    """Return the stored match of a play, also if this app exported it; None if there is none."""
    found = _MATCH_ID.first_answer(session, uuid=planned.uuid)
    if found is None and (key := _parse_uuid(planned.play.key)):
        found = _MATCH_ID.first_answer(session, uuid=key)
    return found


def find_people(session: Session, planned: Iterable[PlannedMatch]) -> tuple[PersonInFile, ...]:
    """Return the people of matches, most frequent first, each with the person here who may be the same."""
    counted = Counter(name for each in planned for name in each.sheet.names)
    people = People(session)
    here = {
        people.person_of(player): name
        for player, name in people.names.items()
        if not people.levels[player] and people.person_of(player) == player
    }
    found = []
    for name, many in counted.most_common():
        known = _PERSON_ID.first_answer(session, uuid=_make_id("person", name))
        person = people.person_of(known) if known is not None else people.find_by_name(name)
        if person is None:
            alike = [each for each, other in here.items() if are_confusable(name, other)]
            person = alike[0] if len(alike) == 1 else None
        found.append(PersonInFile(name, many, person))
    return tuple(found)


@dataclass
class FileEntries:
    """The events of a file's new matches, in the form that `import_entries` reads."""

    preview: ScoreFilePreview
    now: int
    lines: int = field(init=False)
    reasons: list[str] = field(default_factory=list)
    unreadable_count: int = 0

    def __post_init__(self) -> None:
        self.lines = max(1, len(self.preview.new) + 1)

    def iter_items(self) -> Iterator[tuple[int, str, Event]]:
        """Yield the events, each with the number of its match."""
        yield 1, "ruleset", Event(_DIGEST_OF_NO_RULES[:16], 0, "ruleset", {"text": ""})
        for name in dict.fromkeys(name for each in self.preview.new for name in each.sheet.names):
            yield 1, "person", Event(_make_id("person", name), 0, "person", {"name": name, "created": 0})
        for number, planned in enumerate(self.preview.new, start=2):
            for event in _iter_match_events(planned, self.preview.file, self.now):
                yield number, event.kind, event


def _iter_match_events(planned: PlannedMatch, file: ScoreFile, now: int) -> Iterator[Event]:
    """Yield the events of one match. A play without a date gets the date `now` (Unix ms)."""
    play, sheet, match = planned.play, planned.sheet, planned.uuid.hex()
    at = _parse_local_date(play.date)
    begun = now if at is None else at
    clock = begun << 16
    yield Event(
        planned.uuid,
        clock,
        "match",
        {
            "created": begun,
            "ruleset": listed_game_id(play.game),
            "rules": _DIGEST_OF_NO_RULES.hex(),
            "options": "[]",
            "numbers": "{}",
            "seed": "0",
            "target": None,
            "hand_limit": None,
            "sheet": {"names": json.dumps(sheet.names), "dealer": 0, "terms": terms_text(sheet.terms)},
            "seats": [[name, "", _make_id("person", name).hex(), begun] for name in sheet.names],
        },
    )
    if counting := counting_text(sheet.terms.counting):
        yield Event(_make_id("counting", match), clock, "counting", {"match": match, "text": counting})
    for number, tap in enumerate(sheet.taps, start=1):
        plain, uuid = nearest_plain_event(sheet.terms, tap), _make_id("tap", match, number)
        yield Event(uuid, clock + number, "tap", {"match": match, "at": begun + number, "text": event_text(plain)})
        if plain != tap:
            exact = {"match": match, "tap": uuid.hex(), "text": event_text(tap)}
            yield Event(_make_id("exact", match, number), clock + number, "exact", exact)
    if note := clean_name(play.note, MAX_NOTE_LENGTH):
        body = {"match": match, "mark": "noted", "at": begun, "detail": json.dumps({"text": note})}
        yield Event(_make_id("note", match), clock, "mark", body)
    body = {"match": match, "format": file.format, "file": file.digest, "play": play_text(play)}
    yield Event(_make_id("origin", match, body["format"], body["file"], body["play"]), clock, "origin", body)


def _parse_local_date(date: str) -> int | None:
    """Return the Unix ms of a local date, at noon if it has no time; None if there is none."""
    if not date:
        return None
    moment = datetime.fromisoformat(date if "T" in date else f"{date}T12:00")
    try:
        return max(0, int(moment.timestamp() * _MS))
    except (OSError, OverflowError):
        return None


def _identify_play(format: str, play: Play) -> str:
    """Return a text that is the same only for the same play: made of its id if that is unique, else of its content."""
    if uuid := _parse_uuid(play.key):
        return f"uuid {uuid.hex()}"
    if play.key and format != "table":
        return f"{format} {play.key}"
    scores = tuple(replace(each, more={}) for each in play.scores)
    return f"{format} {play_text(replace(play, scores=scores, more={}, note='', place=''))}"


def _parse_uuid(key: str) -> bytes | None:
    """Return the bytes of a UUID; None if the key isn't one."""
    try:
        return UUID(key).bytes if len(key) in (32, 36) else None
    except ValueError:
        return None


def _make_id(*parts: object) -> bytes:
    """Return an id of 16 bytes, always the same for the same parts."""
    return sha256("\0".join(["score file", *map(str, parts)]).encode("utf-8", "surrogatepass")).digest()[:16]


def identify_people(people: Sequence[PersonInFile], chosen: Mapping[str, int | None]) -> dict[bytes, int | None]:
    """Return the person here for each person of a file, by the id of their event: the chosen one, else the one that was
    found, None for a new person.
    """
    return {each.key: chosen.get(each.name, each.person) for each in people}
