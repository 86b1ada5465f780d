"""Sync of one store with one account: push local segments, pull those of other devices, and compare from time to time
whether both sides agree.

A segment counts as sent only once the server has confirmed it; whatever else happens, the next sync repeats it.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx

from store.events.event import Event
from store.sync.account import Account
from store.sync.errors import SegmentError, SyncError
from store.sync.log import SyncLog
from store.sync.merge_slices import merge_in_slices, merge_parked_events
from store.sync.peer.log import PeerLog
from store.sync.segment import MAX_EVENTS, SEGMENT_NAME, Segment, make_record, open_record, unpack_events
from store.sync.wire import LARGE_ANSWER_BYTES, MAX_BATCH_SEGMENTS, RECORDS_PATH, SMALL_ANSWER_BYTES, Answer, WireClient

RECORDS_PER_PAGE = 25  # records in an answer
NAMES_PER_PAGE = 1000  # names in an answer
OVERLAP_MS = 120_000  # so much later a record may appear: PostgreSQL sets its timestamp before the commit
SYNCS_BETWEEN_AUDITS = 5
MAX_ROUNDS = 5  # of an exchange with a peer: merging can write events, such as that two people of a name differ
MAX_UNUSABLE_RECORDS = 200  # the most unusable records in one sync; with more, the server must be wrong
MAX_RECORDS = 100_000  # the most records of an account: ten million events
MAX_ADDED_WHILE_READING = 1000  # the most records that other devices may add while a list is read
MAX_TOKEN_LENGTH = 4096
_SHA = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a sync is: events sent and events yet to send, segments received and segments to receive in all (0 if
    unknown).
    """

    sent: int
    to_send: int
    brought: int
    to_bring: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a sync: events sent, received events that were new here, segments put aside on either side,
    requests, and the delay that the server asked for, in seconds.
    """

    sent: int
    new: int
    aside: int
    requests: int
    wait: float


class Sync:
    """Syncs when `run_once` is called, one sync at a time."""

    def __init__(
        self,
        log: SyncLog | PeerLog,
        client: httpx.AsyncClient,
        account: Account,
        told: Callable[[Progress], None] = lambda progress: None,
    ) -> None:
        self._log = log
        self._account = account
        self._told = told
        self._wire = WireClient(client, account.server, account)
        self._busy = asyncio.Lock()
        self._go_on: Callable[[], None] = lambda: None
        self._sent = self._new = self._aside = self._brought = self._to_bring = self._bad = 0
        self._moved = False

    async def run_once(self) -> Outcome:
        """Run one whole sync. Raises SyncError if it ended early; what was done by then stays, and the next sync goes
        on.
        """
        async with self._busy:
            with self._log.sync_lock.hold_lock() as self._go_on:
                return await self._run_locked()

    async def exchange_once(self) -> Outcome:
        """Exchange with a peer what either side lacks. Afterwards both have the same segments, on disk. Raises
        SyncError as `run_once` does.
        """
        async with self._busy:
            with self._log.sync_lock.hold_lock() as self._go_on:
                self._reset_counts()
                await self._merge_parked()
                for _ in range(MAX_ROUNDS):
                    before = self._brought, self._sent
                    await self._compare_names(False)  # receives first: an event that both imported is sent by one only
                    await self._push_events()
                    if (self._brought, self._sent) == before:
                        break
                self._log.mark_exchanged()
                return self._outcome()

    def _reset_counts(self) -> None:
        self._sent = self._new = self._aside = self._brought = self._to_bring = self._bad = 0
        self._moved = False
        self._wire.requests, self._wire.wait = 0, 0.0

    def _outcome(self) -> Outcome:
        return Outcome(self._sent, self._new, self._aside, self._wire.requests, self._wire.wait)

    async def _run_locked(self) -> Outcome:
        self._reset_counts()
        await self._merge_parked()
        await self._push_events()
        backwards = await self._pull_segments()
        count = int(self._log.read_note("syncs") or 0) + 1
        if backwards or count >= SYNCS_BETWEEN_AUDITS:
            await self._compare_names(backwards)
            await self._push_events()
            count = 0
        self._log.write_note("syncs", str(count))
        return self._outcome()

    # Sending

    async def _push_events(self) -> None:
        while True:
            ready = self._log.waiting_segments(MAX_BATCH_SEGMENTS)
            while len(ready) < MAX_BATCH_SEGMENTS and self._log.pack_segment():
                ready = self._log.waiting_segments(MAX_BATCH_SEGMENTS)
                await asyncio.sleep(0)
            if not ready:
                return
            self._go_on()
            answers = await self._send_segments(ready)
            await self._record_answers(ready, answers)

    async def _send_segments(self, ready: Sequence[tuple[Segment, int]]) -> list[tuple[int, Any]]:
        """Send segments in one batch, and return the server's (status, body) for each. Raises SyncError if one answer
        means that the batch was rolled back.
        """
        requests = [
            {
                "method": "PUT",
                "path": f"/v1{RECORDS_PATH}/{segment.name}",
                "headers": {"If-None-Match": "*"},
                "body": {"data": make_record(self._account, segment, count)},
            }
            for segment, count in ready
        ]
        answer = await self._wire.send_request(
            "POST", "/batch", content={"requests": requests}, most=LARGE_ANSWER_BYTES
        )
        answers = _batch_responses(answer, len(ready))
        # One conflict rolls the whole batch back, even requests that were answered with success.
        if any(status == 507 for status, _ in answers):
            raise SyncError("full", "it keeps no more for this account")
        if any(status in (409, 429) or status >= 500 for status, _ in answers):
            raise SyncError("again", "the server could not keep all of a batch")
        if any(status == 401 for status, _ in answers):
            raise SyncError("refused", "the server does not know this account, or its password is another")
        return answers

    async def _record_answers(self, ready: Sequence[tuple[Segment, int]], answers: Sequence[tuple[int, Any]]) -> None:
        arrived, cloned = [], False
        for (segment, count), (status, body) in zip(ready, answers, strict=True):
            if status == 201 or (status == 412 and _existing_digest(body) == segment.digest):
                arrived.append(segment.name)
                self._sent += count
            elif status == 412:
                cloned = True
            elif 400 <= status < 500:
                self._log.mark_refused(segment.name, f"the server refuses it ({status})")
                self._aside += 1
            else:
                raise SyncError("again", f"the server answers {status} to one of a batch")
        self._log.mark_arrived(arrived)
        self._report_progress()
        await asyncio.sleep(0)
        if cloned:
            if self._moved:
                raise SyncError("server", "every name is taken there already")
            self._moved = True
            self._log.renew_device_id()

    # Receiving

    async def _pull_segments(self) -> bool:
        """Receive new segments. Return True if the server's newest timestamp has gone back, as after a restore."""
        cursor, settled = int(self._log.read_note("cursor") or 0), self._log.read_note("settled")
        query = {"_sort": "last_modified", "_limit": str(RECORDS_PER_PAGE)}
        if cursor:
            query["_since"] = f'"{max(0, cursor - OVERLAP_MS)}"'
        headers = {"If-None-Match": f'"{settled}"'} if settled and settled == str(cursor) else {}
        newest, moment = 0, 0
        async for answer, records in self._iter_pages(query, headers):
            if not newest:
                newest, moment = answer.newest_timestamp or 0, answer.server_time or 0
                if newest < cursor:
                    return True
            await self._store_records(records)
            last = max((_record_time(record) for record in records), default=0)
            if last > cursor and last <= newest:
                cursor = last
                self._log.write_note("cursor", str(cursor))
        await self._merge_parked()
        if newest:
            self._log.write_note("cursor", str(newest))
            # An unchanged timestamp means "nothing new" only if it's too old for records to appear before it.
            self._log.write_note("settled", str(newest) if moment > newest + OVERLAP_MS else "")
        return False

    async def _store_records(self, records: Sequence[dict[str, Any]]) -> None:
        """Store and merge the records that aren't known here. Unusable ones are put aside."""
        ours = [(name, record) for record in records if (name := _record_name(record))]
        self._log.record_unknown_names(len(records) - len(ours))
        names = [name for name, _ in ours]
        known, aside = self._log.known_digests(names), self._log.known_digests(names, aside=True)
        waiting: list[Event] = []
        for name, record in ours:
            if (
                record.get("deleted") is True
                or known.get(name) == _digest_in_record(record)
                or aside.get(name) == _content_digest(record)
            ):
                continue
            try:
                segment = open_record(self._account, name, record)
                events = unpack_events(segment)
            except SegmentError as error:
                self._put_record_aside(name, _content_digest(record), str(error))
                continue
            await asyncio.sleep(0)
            waiting += self._log.store_segment(segment, events)
            self._brought += 1
            self._report_progress()
        await self._merge_pending(waiting)

    async def _merge_pending(self, events: Iterable[Event]) -> int:
        """Merge events as `merge_in_slices` does. Return how many were new."""
        new = await merge_in_slices(self._log, events, self._go_on)
        self._new += new
        return new

    async def _merge_parked(self) -> None:
        """Merge events that waited for others, until none of them fits any more."""
        self._new += await merge_parked_events(self._log, self._go_on)

    def _put_record_aside(self, name: str, digest: str, reason: str) -> None:
        self._bad += 1
        self._aside += 1
        if self._bad > MAX_UNUSABLE_RECORDS or not self._log.put_aside(name, digest, reason):
            raise SyncError("server", "too much that none of the account's devices can have written")

    async def _compare_names(self, backwards: bool) -> None:
        """Compare the names of all segments: fetch those that are missing here, and mark those that are missing there
        to be sent. If `backwards`, also reset the position in the server's list.
        """
        there: dict[str, str] = {}
        strange, newest = 0, None
        query = {"_sort": "last_modified", "_limit": str(NAMES_PER_PAGE), "_fields": "sha"}
        async for answer, records in self._iter_pages(query, {}):
            newest = newest if newest is not None else answer.newest_timestamp
            ours = {
                name: _digest_in_record(record)
                for record in records
                if (name := _record_name(record)) and "deleted" not in record
            }
            strange += len(records) - len(ours)
            there |= ours
        self._log.record_unknown_names(strange, whole=True)
        self._log.forget_aside(there)
        here = self._log.known_segments()
        missing = [name for name, sha in there.items() if here.get(name) != sha]
        self._to_bring = self._brought + len(missing)
        for at in range(0, len(missing), MAX_BATCH_SEGMENTS):
            await self._store_records(await self._fetch_records(missing[at : at + MAX_BATCH_SEGMENTS]))
        await self._merge_parked()
        self._log.mark_arrived([name for name, sha in there.items() if here.get(name) == sha])
        self._log.mark_missing([name for name in self._log.arrived_segments() if name not in there])
        if backwards:
            self._log.write_note("cursor", str(newest or 0))
            self._log.write_note("settled", "")

    async def _fetch_records(self, names: Sequence[str]) -> list[dict[str, Any]]:
        """Return records by name. One that no longer exists is left out."""
        self._go_on()
        requests = [{"method": "GET", "path": f"/v1{RECORDS_PATH}/{name}"} for name in names]
        answer = await self._wire.send_request(
            "POST", "/batch", content={"requests": requests}, most=LARGE_ANSWER_BYTES
        )
        answers = _batch_responses(answer, len(requests))
        if any(status not in (200, 404) for status, _ in answers):
            raise SyncError("again", "the server could not give all of a batch")
        found = [body.get("data") for status, body in answers if status == 200 and isinstance(body, dict)]
        return [record for record in found if isinstance(record, dict)]

    async def count_account_events(self) -> tuple[int, int]:
        """Return (segments, events): how many the account has on the server, before anything is received."""
        segments = events = 0
        query = {"_sort": "last_modified", "_limit": str(NAMES_PER_PAGE), "_fields": "count"}
        async for _, records in self._iter_pages(query, {}):
            counts = [record.get("count") for record in records]
            segments += len(records)
            events += sum(count for count in counts if isinstance(count, int) and 0 < count <= MAX_EVENTS)
        return segments, events

    # Pages

    async def _iter_pages(
        self, query: dict[str, str], headers: dict[str, str]
    ) -> AsyncIterator[tuple[Answer, list[dict[str, Any]]]]:
        """Yield page after page, as long as each contains something new. Raises SyncError if the server lists more than
        it announced, or repeats itself.
        """
        before: set[str] | None = None
        token, listed, allowed = "", 0, 0
        while True:
            asked = {**query, "_token": token} if token else query
            self._go_on()
            most = SMALL_ANSWER_BYTES if "_fields" in query else LARGE_ANSWER_BYTES
            answer = await self._wire.send_request("GET", RECORDS_PATH, query=asked, headers=headers, most=most)
            if answer.status == 304:
                return
            if answer.status != 200 or not isinstance(answer.content, dict):
                raise SyncError("server", f"the server answers {answer.status} where its records should be")
            records = answer.content.get("data")
            if not isinstance(records, list) or not all(isinstance(record, dict) for record in records):
                raise SyncError("server", "the answer is not what a Kinto server sends")
            # Only the token of the next URL is used, so that the server can't lead us elsewhere.
            token = _address_token(answer.headers.get("Next-Page", ""))
            if token and not allowed:
                self._to_bring = await self._expected_count(query)
                # Beyond the count, the list can only have deleted records, whose names are known here.
                allowed = self._to_bring + len(self._log.known_segments()) + MAX_ADDED_WHILE_READING
            yield answer, records
            if not token:
                return
            names = {str(record.get("id")) for record in records}
            listed += len(records)
            if not names or names == before or len(records) > int(query["_limit"]):
                raise SyncError("server", "its pages have no end")
            if listed > allowed:
                raise SyncError("server", f"it said that it has {self._to_bring} records, and lists {listed} and more")
            before = names

    async def _expected_count(self, query: dict[str, str]) -> int:
        """Return how many records a list will have, as the server says, 0 if it doesn't. Raises SyncError if that is
        too many.
        """
        since = {"_since": query["_since"]} if "_since" in query else {}
        total = (await self._wire.send_request("HEAD", RECORDS_PATH, query=since)).record_count
        if total > MAX_RECORDS:
            raise SyncError("server", f"it says that it has {total} records; {MAX_RECORDS} are allowed")
        return total

    def _report_progress(self) -> None:
        self._told(Progress(self._sent, self._log.count_unsent(), self._brought, self._to_bring))


def _batch_responses(answer: Answer, expected: int) -> list[tuple[int, Any]]:
    """Return status and body of each answer in a batch, in order. Raises SyncError unless there are as many as
    requests.
    """
    content = answer.content
    inside = content.get("responses") if answer.status == 200 and isinstance(content, dict) else None
    if not isinstance(inside, list) or len(inside) != expected:
        if answer.status == 403:
            raise SyncError("refused", "the account may not write there")
        raise SyncError("again", f"a batch was answered by {answer.status} and not by {expected} answers")
    found = []
    for one in inside:
        if not isinstance(one, dict) or not isinstance(one.get("status"), int):
            raise SyncError("again", "an answer of a batch without a status")
        found.append((one["status"], one.get("body")))
    return found


def _existing_digest(body: Any) -> str:
    """Return the digest of the record that the server already has, from its answer 412; "" if it names none."""
    match body:
        case {"details": {"existing": {"sha": str(sha)}}}:
            return sha
    return ""


def _record_name(record: dict[str, Any]) -> str:
    """Return the name of a record, "" if no device of ours gives such a name."""
    name = record.get("id")
    return name if isinstance(name, str) and SEGMENT_NAME.fullmatch(name) else ""


def _digest_in_record(record: dict[str, Any]) -> str:
    """Return the digest that a record names, "" if it names none."""
    named = record.get("sha")
    return named if isinstance(named, str) and _SHA.fullmatch(named) else ""


def _content_digest(record: dict[str, Any]) -> str:
    """Return a digest over everything in a record but its timestamp, so that two records with different contents
    differ.
    """
    said = {name: value for name, value in record.items() if name != "last_modified"}
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()


def _record_time(record: dict[str, Any]) -> int:
    stamp = record.get("last_modified")
    return stamp if isinstance(stamp, int) and 0 < stamp < 1 << 50 else 0


def _address_token(address: str) -> str:
    try:
        token = parse_qs(urlsplit(address).query).get("_token", [""])[0]
    except ValueError:
        return ""
    return token if len(token) <= MAX_TOKEN_LENGTH else ""
