"""An event: a fact on its way to another device or into a file, without the numbers that mean something here alone.

It names matches and people by uuid, rulesets by their SHA-256, bots by their level.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

from store.events.bounds import UnfitEvent

Body = dict[str, Any]
HIGHEST_CLOCK = 1 << 62
_dense = json.JSONEncoder(separators=(",", ":")).encode
_ID = re.compile(r"[0-9a-f]{32}")
_KIND = re.compile(r"[a-z]{1,20}")


@dataclass(frozen=True, slots=True)
class Event:
    """A fact that travels. `clock` is a hybrid logical clock: Unix ms times 65,536, never behind one seen before."""

    id: bytes
    clock: int
    kind: str
    body: Body


def text_of(event: Event) -> str:
    """One event as it stands in a segment and in a file; ASCII, so that no server stumbles over a character."""
    return _dense([event.id.hex(), event.clock, event.kind, event.body])


def event_of(value: Any) -> Event:
    """The event in what was parsed of its text; its body is not looked at. UnfitEvent if it is none."""
    if isinstance(value, list) and len(value) == 4:
        key, clock, kind, body = value  # a `match` of them takes twenty times as long
        words = isinstance(key, str) and _ID.fullmatch(key) and isinstance(kind, str) and _KIND.fullmatch(kind)
        if words and type(clock) is int and 0 <= clock < HIGHEST_CLOCK and isinstance(body, dict):
            return Event(bytes.fromhex(key), clock, kind, body)
    raise UnfitEvent("event", "it is not [id, clock, kind, body]")
