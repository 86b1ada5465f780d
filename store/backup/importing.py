"""Import a backup file: add what isn't here yet, in one transaction, and change nothing that is here. An entry that
doesn't fit is set aside, and the others are added.

Facts are identified by the ids of their events. A new person with the name of a person here is taken for the same
person, by a mark like any other, so that they can be separated again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, zip_longest
from sqlite3 import IntegrityError
from types import MappingProxyType
from typing import Protocol

from sqlalchemy import delete, func, insert, null, update
from sqlmodel import col, select

from store.backup.incoming import MAX_REASONS, UnfitEntry, location_text
from store.backup.local import LocalEntry
from store.database import Transaction
from store.erasure.settings import erase_in_setting
from store.events.bounds import UnfitEvent
from store.events.event import Event
from store.events.kind import Verdict
from store.facts import HandRow, MarkRow, MatchRow, PlayerRow, TapRow
from store.facts.match import match_id_of_key
from store.history.people import People
from store.parts.people import merge_people
from store.parts.settings import DEVICE_ONLY_KEYS
from store.records import Preview
from store.replication.merging import Merger
from store.tables.local import ActionRow, OpenHandRow, SettingRow
from store.tables.log import EventRow
from store.tables.query import Change, Query, equals_parameter, insert_row, insert_rows, statement_parameter

MAX_SETTINGS = 100
ENTRIES_PER_SLICE = 10  # events or local lines added at a time
LINES, DERIVED = 0.6, 0.39  # shares of the work; 1 is reported when nothing but the commit is left
OPEN_HAND_FIELDS = ("number", "dealer", "seed", "header", "begun")
ACTION_FIELDS = ("number", "seat", "text", "back_to", "at")
COUNT_FIELDS = ("matches_new", "people_new", "people_known", "hands_new", "rounds_new", "games_new", "settings_new")
UNRESOLVED_REASON = "it names what does not stand before it, or stands there twice"

_IDS = [f"id{number}" for number in range(ENTRIES_PER_SLICE)]
_ID_PARAMETERS = [statement_parameter(name) for name in _IDS]
_KNOWN_EVENTS = Query(select(EventRow.uuid).where(col(EventRow.uuid).in_(_ID_PARAMETERS)))
_ADD_EVENT = Change(insert(EventRow).prefix_with("OR IGNORE"))
_REMOVE_EVENT = Change(delete(EventRow).where(equals_parameter(EventRow.uuid)))
_MARK_ERASED = Change(update(EventRow).where(equals_parameter(EventRow.uuid)).values(note="erased"))
_MARK_MERGED = Change(update(EventRow).where(equals_parameter(EventRow.uuid)).values(note=""))
# For the kinds that most of a file consists of: which facts are here, with the match of each and its number in it.
_COUNT_BY_KIND = {
    kind: Query(
        select(col(table.uuid), MatchRow.uuid, number)
        .join(MatchRow, col(table.match_id) == col(MatchRow.id))
        .where(col(table.uuid).in_(_ID_PARAMETERS))
    )
    for kind, table, number in (("hand", HandRow, HandRow.number), ("mark", MarkRow, null()), ("tap", TapRow, null()))
}
_FIND_PLAYER = Query(
    select(PlayerRow.id).where(
        equals_parameter(PlayerRow.uuid) | ((col(PlayerRow.name) == "") & equals_parameter(PlayerRow.level))
    )
)
_LAST_HAND = Query(select(func.coalesce(func.max(HandRow.number), 0)).where(equals_parameter(HandRow.match_id)))
_OPEN_HAND_NUMBER = Query(select(OpenHandRow.number).where(equals_parameter(OpenHandRow.match_id)))
_FIND_SETTING = Query(select(SettingRow.key).where(equals_parameter(SettingRow.key)))


IsSetting = Callable[[str, str], bool]
"""Whether there is a setting of that key that could have that text."""


def accept_any_setting(key: str, text: str) -> bool:
    """Return True: for callers that don't know the settings."""
    return True


class Entries(Protocol):
    """What is imported: entries, each with the number of its line and its location in it."""

    lines: int
    reasons: list[str]

    @property
    def unreadable_count(self) -> int:
        """The number of entries that can't be read."""

    def iter_items(self) -> Iterator[tuple[int, str, Event | LocalEntry]]:
        """Yield the readable entries."""


def import_entries(
    transaction: Transaction,
    incoming: Entries,
    is_setting: IsSetting,
    people: Mapping[bytes, int | None] = MappingProxyType({}),
) -> Iterator[Preview]:
    """Add every entry in the caller's transaction, slice by slice, and update derived data. Yields what was added so
    far, with the entries set aside. Raises ImportFailed if the file has changed since it was checked.

    `people` says who new people are, by the ids of their events: a person here, or None for a new person. All others
    are taken for the people of the same names here.
    """
    importing = _Importer(
        transaction, is_setting, set_aside=incoming.unreadable_count, reasons=list(incoming.reasons), same_people=people
    )
    items = incoming.iter_items()
    while some := list(islice(items, ENTRIES_PER_SLICE)):
        settled = importing.log_events([item for _, _, item in some if isinstance(item, Event)])
        for number, place, item in some:
            if isinstance(item, Event) and item.id in settled:
                continue
            try:
                with transaction.rollback_on_error():
                    importing.add_entry(item)
            except UnfitEvent as problem:
                importing.set_aside_entry(
                    item, UnfitEntry("unfit", location_text(number, place, problem.location), problem.what)
                )
            except IntegrityError:
                importing.set_aside_entry(item, UnfitEntry("unfit", location_text(number, place), UNRESOLVED_REASON))
        yield importing.make_preview(LINES * some[-1][0] / incoming.lines)
    for share in importing.finish_in_slices():
        yield importing.make_preview(LINES + DERIVED * share)
    yield importing.make_preview(1)


@dataclass
class _Importer:
    """The import of one file.

    - `counts`: the numbers of a `Preview` so far; `set_aside`, `reasons`: as in a `Preview`.
    - `known`: matches of the file that were here before; `grown`: those of them that gained events.
    - `fresh`: ids of this slice's events that weren't in the log yet.
    """

    transaction: Transaction
    is_setting: IsSetting
    set_aside: int
    reasons: list[str]
    same_people: Mapping[bytes, int | None]
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNT_FIELDS, 0))
    known: set[int] = field(default_factory=set)
    grown: set[int] = field(default_factory=set)
    fresh: set[bytes] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.session = self.transaction.session
        self.merging = Merger(self.session, self.transaction.random_bytes, from_file=True)

    def log_events(self, events: Sequence[Event]) -> set[bytes]:
        """Write events to the log with their own clocks before their facts, so that their order is that of the writing
        device. Return the ids of events that change nothing, as they and their facts are here.
        """
        ids = dict(zip_longest(_IDS, (event.id for event in events)))
        self.fresh = {event.id for event in events}.difference(_KNOWN_EVENTS.iter_answers(self.session, **ids))
        rows = [
            {"uuid": event.id, "clock": event.clock, "kind": event.kind, "segment": None, "note": ""}
            for event in events
            if event.id in self.fresh
        ]
        _ADD_EVENT.run_all(self.session, rows)
        settled = set()
        for kind, query in _COUNT_BY_KIND.items():
            told = {event.id: event.body for event in events if event.kind == kind and event.id not in self.fresh}
            if told:
                for uuid, match, number in query.iter_answers(self.session, **dict(zip_longest(_IDS, told))):
                    if told[uuid]["match"] == match.hex() and told[uuid].get("number") == number:
                        settled.add(uuid)
        return settled

    def add_entry(self, item: Event | LocalEntry) -> None:
        """Add one entry. Raises UnfitEvent or IntegrityError if it doesn't fit what is here."""
        if isinstance(item, Event):
            self._merge_event(item)
            match = item.id.hex() if item.kind == "match" else item.body.get("match")
        elif item.kind == "bot":
            self._import_bot(item)
            return
        elif item.kind == "setting":
            self._import_setting(item)
            return
        else:
            self._import_open_hand(item)
            match = item.body["match"]
        number = match_id_of_key(self.merging.here, match) if match else None
        if number in self.known and number in self.merging.here.touched:
            self.grown.add(number)

    def set_aside_entry(self, item: Event | LocalEntry, problem: UnfitEntry) -> None:
        """Set an entry aside whose rows were rolled back, and remove its event."""
        self.set_aside += 1
        if len(self.reasons) < MAX_REASONS:
            self.reasons.append(str(problem))
        if isinstance(item, Event) and item.id in self.fresh:
            self.fresh.remove(item.id)
            self.merging.here.matches.pop(item.id, None)
            _REMOVE_EVENT.execute_change(self.session, uuid=item.id)

    def make_preview(self, done: float) -> Preview:
        """Return what was added so far. `done` is the share of the work that is done, from 0 to 1."""
        return Preview(
            **self.counts,
            matches_known=len(self.known) - len(self.grown),
            matches_grown=len(self.grown),
            differing=len(self.merging.here.differing),
            done=done,
            set_aside=self.set_aside,
            reasons=tuple(self.reasons),
        )

    def finish_in_slices(self) -> Iterator[float]:
        """Update derived data. Yields the share that is done, from 0 to 1."""
        self._merge_people_by_name()
        yield from self.merging.finish_in_slices()

    def _merge_event(self, event: Event) -> None:
        """Merge an event that is in the log. Raises UnfitEvent if it names one that isn't here."""
        fresh = event.id in self.fresh
        verdict = self.merging.merge_event(event)
        if verdict == "waits":
            raise UnfitEvent("", UNRESOLVED_REASON)
        self.fresh.discard(event.id)  # a file may contain it twice
        if verdict != "new" and fresh:
            _REMOVE_EVENT.execute_change(self.session, uuid=event.id)
        elif verdict == "erased":
            _MARK_ERASED.execute_change(self.session, uuid=event.id)
        elif verdict == "new" and not fresh:
            _MARK_MERGED.execute_change(self.session, uuid=event.id)  # it was waiting, after it came by sync
        self._count_verdict(event, verdict)

    def _count_verdict(self, event: Event, verdict: Verdict) -> None:
        counts, new = self.counts, verdict == "new"
        match event.kind:
            case "match" if new:
                counts["matches_new"] += 1
            case "match":
                self.known.add(self.merging.here.matches[event.id])
            case "person" if new:
                counts["people_new"] += 1
            case "person":
                counts["people_known"] += 1
            case "hand":
                counts["hands_new"] += new
            case "tap":
                counts["rounds_new"] += new and event.body["text"].startswith('{"do":"keep"')
            case "game":
                counts["games_new"] += new and event.body["game"] == event.id.hex()

    def _merge_people_by_name(self) -> None:
        """Merge new people into those of the same name here, once their latest names are known."""
        strangers = self.merging.here.strangers
        people = People(self.session)
        for player in sorted(strangers):
            uuid = people.uuids[player]
            same = (
                self.same_people[uuid]
                if uuid in self.same_people
                else people.find_by_name(people.names[player], but=strangers)
            )
            if people.person_of(player) == player and same is not None:
                merge_people(self.transaction, player, same)
                self.counts["people_new"] -= 1
                self.counts["people_known"] += 1

    def _import_bot(self, bot: LocalEntry) -> None:
        uuid, level = bytes.fromhex(bot.body["uuid"]), bot.body["level"]
        if not _FIND_PLAYER.has_answer(self.session, uuid=uuid, level=level):
            self.merging.here.add_row(PlayerRow, uuid=uuid, name="", level=level, created=bot.body["created"])

    def _import_open_hand(self, hand: LocalEntry) -> None:
        """Add the hand in play if no hand is in play here, none after it is here, and the hands before it are the same.
        Raises UnfitEvent if its match isn't here.
        """
        here, body = self.merging.here, hand.body
        match = match_id_of_key(here, body["match"])
        if match is None:
            raise UnfitEvent("match", UNRESOLVED_REASON)
        last = _LAST_HAND.first_answer(self.session, match_id=match) or 0
        if (
            match in here.differing
            or body["number"] <= last
            or _OPEN_HAND_NUMBER.has_answer(self.session, match_id=match)
        ):
            return
        uuid = bytes.fromhex(body["uuid"])
        insert_row(
            self.session, OpenHandRow, match_id=match, uuid=uuid, **{name: body[name] for name in OPEN_HAND_FIELDS}
        )
        actions = [(match, *(action[name] for name in ACTION_FIELDS)) for action in body["actions"]]
        insert_rows(self.session, ActionRow, actions, replace=False)
        here.mark_changed(match)

    def _import_setting(self, setting: LocalEntry) -> None:
        key, value = setting.body["key"], setting.body["value"]
        if key in DEVICE_ONLY_KEYS or _FIND_SETTING.has_answer(
            self.session, key=key
        ):  # older versions exported settings that stay on their device
            return
        value = erase_in_setting(value, self.merging.here.erased_names, ())
        if self.counts["settings_new"] < MAX_SETTINGS and self.is_setting(key, value):
            insert_rows(self.session, SettingRow, [(key, value)], replace=False)
            self.counts["settings_new"] += 1
