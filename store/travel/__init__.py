"""Facts on their way to another device: a row as an event without local numbers, and an event as a row.

An event names matches and people by uuid, rulesets by their SHA-256, bots by their level. Taking one in twice changes
nothing. Where two devices wrote the same thing, the order of (clock, id) decides, so all devices see the same.
"""

from store.travel.event import Event, UnfitEvent
from store.travel.taking import Taking, body_of

__all__ = ["Event", "Taking", "UnfitEvent", "body_of"]
