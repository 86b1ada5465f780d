"""Segments: up to a hundred events whose bytes never change, and the server record that carries them."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.bounded_json import read_json
from store.events.bounds import UnfitEvent
from store.events.event import Event, parse_event
from store.sync.account import Account
from store.sync.errors import SegmentError

MAX_EVENTS = 100
MAX_BYTES = 64 * 1024  # of several events, before compression
MAX_SINGLE_EVENT_BYTES = (
    512 * 1024
)  # of one event in a segment of its own: the longest hand fits, and the server accepts it
MAX_VALUES = 30_000  # the most JSON values: enough for a segment of small events, or an answer of a thousand records
FORMAT = 1
SEGMENT_NAME = re.compile(r"([0-9a-f]{32})-([1-9][0-9]{0,8})")
_HEX = re.compile(r"[0-9a-f]{64}")
_FIELDS = {"v", "sha", "seal", "count", "data"}


@dataclass(frozen=True, slots=True)
class Segment:
    """A segment's name (`<device>-<number>`) and its bytes, which never change."""

    name: str
    body: bytes

    @property
    def digest(self) -> str:
        """SHA-256 of the bytes, in hex."""
        return hashlib.sha256(self.body).hexdigest()


def pack_events(device: str, number: int, events: Sequence[str]) -> Segment:
    """Return a segment of these events (`event_json`). Raises ValueError if they are too many or too long."""
    text = f'{{"v":{FORMAT},"device":"{device}","number":{number},"events":[{",".join(events)}]}}'
    if not 0 < len(events) <= MAX_EVENTS or len(text) > (MAX_BYTES if len(events) > 1 else MAX_SINGLE_EVENT_BYTES):
        raise ValueError(f"{len(events)} events, {len(text)} bytes")
    return Segment(f"{device}-{number}", zlib.compress(text.encode("ascii"), 6))


def unpack_events(segment: Segment) -> tuple[Event, ...]:
    """Return the events in a segment, each checked for its form. Raises SegmentError."""
    text = _decompress(segment.body)
    whole = parse_json(text, MAX_SINGLE_EVENT_BYTES)
    match = SEGMENT_NAME.fullmatch(segment.name)
    if not isinstance(whole, dict) or set(whole) != {"v", "device", "number", "events"}:
        raise SegmentError("not the fields of a segment")
    if whole["v"] != FORMAT:
        raise SegmentError("written by another version")
    if match is None or whole["device"] != match[1] or whole["number"] != int(match[2]):
        raise SegmentError("another segment's content")
    events = whole["events"]
    if not isinstance(events, list) or not 0 < len(events) <= MAX_EVENTS:
        raise SegmentError("not a list of 1 to 100 events")
    try:
        return tuple(parse_event(event) for event in events)
    except UnfitEvent as error:
        raise SegmentError(str(error)) from None


def unpack_readable_events(name: str, body: bytes) -> tuple[Event, ...]:
    """Return the events in the bytes of a segment; none if they can't be read."""
    try:
        return unpack_events(Segment(name, body))
    except SegmentError:
        return ()


def make_record(account: Account, segment: Segment, count: int) -> dict[str, Any]:
    """Return the record to send to the server. It has no time, since a server obeys a time that a client sends."""
    return {
        "v": FORMAT,
        "sha": segment.digest,
        "seal": account.sign_segment(segment.name, segment.body),
        "count": count,
        "data": base64.b64encode(segment.body).decode("ascii"),
    }


def open_record(account: Account, name: str, record: dict[str, Any]) -> Segment:
    """Return the segment in a record from the server. Raises SegmentError unless everything is as our devices write
    it.
    """
    if set(record) - {"id", "last_modified", "schema"} != _FIELDS:
        raise SegmentError("not the fields of a record")
    if not SEGMENT_NAME.fullmatch(name):
        raise SegmentError("not the name of a segment")
    sha, seal, data = record["sha"], record["seal"], record["data"]
    if record["v"] != FORMAT or not all(isinstance(text, str) for text in (sha, seal, data)):
        raise SegmentError("not the fields of a record")
    if len(data) > MAX_SINGLE_EVENT_BYTES * 2:
        raise SegmentError("too long")
    try:
        body = base64.b64decode(data, validate=True)
    except (binascii.Error, ValueError) as error:
        raise SegmentError("not base64") from error
    segment = Segment(name, body)
    if not _HEX.fullmatch(sha) or segment.digest != sha:
        raise SegmentError("its sum is wrong")
    if not _HEX.fullmatch(seal) or not hmac.compare_digest(seal, account.sign_segment(name, body)):
        raise SegmentError("not sealed by a device of this account")
    return segment


def parse_json(text: bytes, longest: int) -> Any:
    """Return the value of bounded, strict JSON. Raises SegmentError for anything else, however deep or long."""
    try:
        return read_json(text, longest, max_bytes=MAX_VALUES)
    except ValueError as error:
        raise SegmentError("not JSON") from error


def _decompress(body: bytes) -> bytes:
    unpacking = zlib.decompressobj()
    try:
        text = unpacking.decompress(body, MAX_SINGLE_EVENT_BYTES + 1)
    except zlib.error as error:
        raise SegmentError("not packed") from error
    if len(text) > MAX_SINGLE_EVENT_BYTES:
        raise SegmentError("too long")
    if not unpacking.eof or unpacking.unused_data:
        raise SegmentError("cut, or with something behind it")
    return text
