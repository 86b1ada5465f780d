"""The tables of the newest schema that hold no facts of history: those are in `store.facts`, one file a kind.
`store.migrations` makes all of them; a test compares the two.

Facts are rows that are only ever added, and each carries a SHA-256 over all its other columns, so
a bit that flips on the disk is noticed. `settings` and `leases` hold the present only and are
rewritten; what is in `derived` is made from the facts and can be rebuilt.
"""

from store.tables.base import Fact, metadata
from store.tables.derived import (
    HandResultRow,
    HeldRow,
    MeetingRow,
    RatingRow,
    ResultRow,
    StandingRow,
    TallyRow,
    UnresolvedRow,
    UnseenRow,
)
from store.tables.local import ActionRow, LeaseRow, MetaRow, OpenHandRow, SettingRow
from store.tables.log import EventRow, SegmentRow, SyncRow

__all__ = [
    "ActionRow", "EventRow", "Fact", "HandResultRow", "HeldRow", "LeaseRow", "MeetingRow", "MetaRow", "OpenHandRow",
    "RatingRow", "ResultRow", "SegmentRow", "SettingRow", "StandingRow", "SyncRow", "TallyRow", "UnresolvedRow",
    "UnseenRow", "metadata",
]  # fmt: skip
