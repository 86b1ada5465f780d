"""The tables of the newest schema. `store.migrations` makes them; a test compares the two.

Facts are rows that are only ever added, and each carries a SHA-256 over all its other columns, so
a bit that flips on the disk is noticed. `settings` and `leases` hold the present only and are
rewritten; `standings` is derived from the facts and can be rebuilt.
"""

from store.tables.base import Fact, digest_of, metadata
from store.tables.derived import HeldRow, MeetingRow, RatingRow, ResultRow, StandingRow, TallyRow, UnseenRow
from store.tables.facts import (
    ActionRow,
    GameRow,
    HandRow,
    LeaseRow,
    MarkRow,
    MatchRow,
    MetaRow,
    OpenHandRow,
    PersonMarkRow,
    PlayerRow,
    RulesetRow,
    SeatRow,
    SettingRow,
    SheetRow,
    TapRow,
)
from store.tables.travelling import EventRow, SeatEventRow, SegmentRow, SyncRow

__all__ = [
    "ActionRow", "EventRow", "Fact", "GameRow", "HandRow", "HeldRow", "LeaseRow", "MarkRow", "MatchRow",
    "MeetingRow", "MetaRow", "OpenHandRow", "PersonMarkRow", "PlayerRow", "RatingRow", "ResultRow",
    "RulesetRow", "SeatEventRow", "SeatRow", "SegmentRow", "SettingRow", "SheetRow", "StandingRow", "SyncRow",
    "TallyRow", "TapRow", "UnseenRow", "digest_of", "metadata",
]  # fmt: skip
