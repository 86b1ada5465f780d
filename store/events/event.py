"""An event: a fact on its way to another device or into a file, without numbers that are valid on this device only.

It names matches and people by uuid, rulesets by SHA-256, and bots by level.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from store.events.bounds import UnfitEvent

Body = dict[str, Any]
MAX_CLOCK = 1 << 62
_compact_json = json.JSONEncoder(separators=(",", ":")).encode
_ID = re.compile(r"[0-9a-f]{32}")
_KIND = re.compile(r"[a-z]{1,20}")


@dataclass(frozen=True, slots=True)
class Event:
    """A fact that travels. `clock` is a hybrid logical clock: Unix ms times 65,536, never behind one seen before."""

    id: bytes
    clock: int
    kind: str
    body: Body


def event_json(event: Event) -> str:
    """Return the JSON of an event in a segment or a file. It is ASCII, which no server can misread."""
    return _compact_json([event.id.hex(), event.clock, event.kind, event.body])


def parse_event(value: Any) -> Event:
    """Return the event in a parsed JSON value. Its body isn't checked. Raises UnfitEvent if it isn't
    `[id, clock, kind, body]`.
    """
    if isinstance(value, list) and len(value) == 4:
        key, clock, kind, body = value  # a `match` statement takes twenty times as long
        words = isinstance(key, str) and _ID.fullmatch(key) and isinstance(kind, str) and _KIND.fullmatch(kind)
        if words and type(clock) is int and 0 <= clock < MAX_CLOCK and isinstance(body, dict):
            return Event(bytes.fromhex(key), clock, kind, body)
    raise UnfitEvent("event", "it is not [id, clock, kind, body]")
