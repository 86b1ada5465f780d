"""The tables of the newest schema. `steps.py` makes them; a test compares the two.

Facts are rows that are only ever added, and each carries a SHA-256 over all its other columns, so
a bit that flips on the disk is noticed. `settings` and `leases` hold the present only and are
rewritten; `standings` is derived from the facts and can be rebuilt.
"""

import hashlib
import json
from typing import Annotated, Any, ClassVar, Self

from sqlalchemy import REAL, Index, MetaData, Text, UniqueConstraint
from sqlalchemy import text as sql
from sqlmodel import Field, SQLModel

metadata = MetaData()
strict: dict[str, Any] = {"sqlite_strict": True}
by_key: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}

# A strict table knows TEXT only, not the VARCHAR that SQLModel makes of a str.
String = Annotated[str, Field(sa_type=Text)]
StringKey = Annotated[str, Field(sa_type=Text, primary_key=True)]
Real = Annotated[float, Field(sa_type=REAL)]
MaybeReal = Annotated[float | None, Field(sa_type=REAL)]
Key = Annotated[int, Field(primary_key=True)]
MatchId = Annotated[int, Field(foreign_key="matches.id")]
MatchKey = Annotated[int, Field(primary_key=True, foreign_key="matches.id")]
Uuid = Annotated[bytes, Field(unique=True)]


def digest_of(table: str, values: list[Any]) -> bytes:
    """SHA-256 over a table's name and a row's other columns in their order."""
    plain = [value.hex() if isinstance(value, bytes) else value for value in values]
    return hashlib.sha256(json.dumps([table, *plain]).encode()).digest()


class Table(SQLModel):
    metadata: ClassVar[MetaData] = metadata


class Fact(Table):
    """A row with a digest over its other columns."""

    def computed(self) -> bytes:
        """The digest that belongs to the columns as they are now."""
        names = [name for name in type(self).model_fields if name != "digest"]
        return digest_of(str(self.__tablename__), [getattr(self, name) for name in names])

    def seal(self) -> Self:
        """Sets the digest; the last thing that is done to a row before it is added."""
        self.digest = self.computed()
        return self

    @property
    def intact(self) -> bool:
        return bool(self.digest == self.computed())


class MetaRow(Fact, table=True):
    """What is true of this file, such as the device's id."""

    __tablename__ = "meta"
    __table_args__ = by_key
    key: StringKey
    value: String
    digest: bytes = b""


class SettingRow(Fact, table=True):
    __tablename__ = "settings"
    __table_args__ = by_key
    key: StringKey
    value: String
    digest: bytes = b""


class PlayerRow(Fact, table=True):
    """A person by name (`level` empty), or all bots of one level (`name` empty)."""

    __tablename__ = "players"
    __table_args__ = (UniqueConstraint("name", "level"), strict)
    id: Key
    uuid: Uuid
    name: String
    level: String
    created: int
    digest: bytes = b""


class RulesetRow(Fact, table=True):
    """The full text of a ruleset as it was, kept once however many matches use it."""

    __tablename__ = "rulesets"
    __table_args__ = strict
    id: Key
    sha256: bytes = Field(unique=True)
    text: String
    digest: bytes = b""


class MatchRow(Fact, table=True):
    """What was agreed before the first deal. `options` and `numbers` are JSON, seeds decimal."""

    __tablename__ = "matches"
    __table_args__ = strict
    id: Key
    uuid: Uuid
    created: int
    ruleset: String
    ruleset_id: int = Field(foreign_key="rulesets.id")
    options: String
    numbers: String
    seed: String
    target: int | None = None
    hand_limit: int | None = None
    digest: bytes = b""


class SeatRow(Fact, table=True):
    """Who sits in a seat from `since` on; the newest row of a seat counts."""

    __tablename__ = "seats"
    __table_args__ = (
        Index("seats_by_match", "match_id", "seat"),
        Index("seats_by_player", "player_id"),
        strict,
    )
    id: Key
    match_id: MatchId
    seat: int
    player_id: int = Field(foreign_key="players.id")
    name: String
    since: int
    digest: bytes = b""


class MarkRow(Fact, table=True):
    """A turn in a match's life: finished, resigned, abandoned; voided, restored."""

    __tablename__ = "marks"
    __table_args__ = (Index("marks_by_match", "match_id"), strict)
    id: Key
    uuid: Uuid
    match_id: MatchId
    mark: String
    at: int
    detail: String
    digest: bytes = b""


class HandRow(Fact, table=True):
    """A finished hand; `result` is the JSON of `records.Result`."""

    __tablename__ = "hands"
    __table_args__ = (UniqueConstraint("match_id", "number"), strict)
    id: Key
    uuid: Uuid
    match_id: MatchId
    number: int
    dealer: int
    seed: String
    begun: int
    ended: int
    notation: String
    result: String
    digest: bytes = b""


class OpenHandRow(Fact, table=True):
    """The hand in play, at most one a match. Gone once its notation is in `hands`."""

    __tablename__ = "open_hands"
    __table_args__ = strict
    match_id: MatchKey
    uuid: Uuid
    number: int
    dealer: int
    seed: String
    header: String
    begun: int
    digest: bytes = b""


class ActionRow(Fact, table=True):
    """One action of the open hand, or an undo: no text, and the row after which the hand stands
    again as it was (0: the deal)."""

    __tablename__ = "actions"
    __table_args__ = by_key
    match_id: int = Field(primary_key=True, foreign_key="open_hands.match_id")
    number: Key
    seat: int
    text: String
    back_to: int | None = None
    at: int
    digest: bytes = b""


class GameRow(Fact, table=True):
    """A game of one's own as it was from `at` on; the newest row of a `game` counts, and one without a text is void."""

    __tablename__ = "games"
    __table_args__ = (Index("games_by_game", "game"), strict)
    id: Key
    uuid: Uuid
    game: int
    name: String
    text: String
    at: int
    digest: bytes = b""


class LeaseRow(Table, table=True):
    """Who may play on in a match. `beat` is in ms of the steady clock of boot `boot`."""

    __tablename__ = "leases"
    __table_args__ = strict
    match_id: MatchKey
    holder: String
    label: String
    boot: String
    pid: int
    started: String
    since: int
    renewed: int
    beat: int


class SheetRow(Fact, table=True):
    """A score sheet as it was begun; `names` is JSON, `terms` the text of `engine.sheet.Terms` less its ruleset."""

    __tablename__ = "sheets"
    __table_args__ = strict
    match_id: MatchKey
    names: String
    dealer: int
    terms: String
    digest: bytes = b""


class TapRow(Fact, table=True):
    """One tap on a score sheet. They are folded in the order of `at`, which grows from tap to tap, then uuid."""

    __tablename__ = "taps"
    __table_args__ = (Index("taps_by_match", "match_id", "at"), strict)
    id: Key
    uuid: Uuid
    match_id: int = Field(foreign_key="sheets.match_id")
    at: int
    text: String
    digest: bytes = b""


class PersonMarkRow(Fact, table=True):
    """What is done to a person: renamed, recoloured, archived, merged, separated, recalled."""

    __tablename__ = "person_marks"
    __table_args__ = (Index("person_marks_by_player", "player_id"), strict)
    id: Key
    uuid: Uuid
    player_id: int = Field(foreign_key="players.id")
    mark: String
    at: int
    detail: String
    digest: bytes = b""


class StandingRow(Fact, table=True):
    """A match as the lists need it: derived, as all tables from here on. `words` is what a search looks at."""

    __tablename__ = "standings"
    __table_args__ = (
        Index("standings_by_time", "voided", "touched"),
        Index("standings_by_state", "state", "voided"),
        Index("standings_by_game", "voided", "game", "touched"),
        Index("standings_by_kind", "voided", "kept", "touched"),
        strict,
    )
    match_id: MatchKey
    touched: int
    state: String
    voided: int
    hands: int
    kept: int
    game: String
    words: String
    ended: int | None = None
    digest: bytes = b""


class ResultRow(Fact, table=True):
    """What a match was for one seat; only `counted` ones are over and in the statistics. `low`: fewer points win."""

    __tablename__ = "results"
    __table_args__ = (
        Index("results_by_person", "person_id", "touched"),
        Index("results_by_end", "person_id", "counted", "ended"),
        Index("results_by_time", "counted", "ended", "match_id"),
        by_key,
    )
    match_id: int = Field(primary_key=True, foreign_key="matches.id")
    seat: Key
    person_id: int
    touched: int
    ended: int
    counted: int
    game: String
    kept: int
    low: int
    players: int
    place: int
    shared: int
    total: MaybeReal = None
    rounds: int
    rounds_won: int
    blocked: int
    scored: int
    round_sum: Real
    round_high: MaybeReal = None
    round_low: MaybeReal = None
    missed: int
    blunders: int
    held: String
    digest: bytes = b""


class TallyRow(Fact, table=True):
    """The sum of a person's results: of one game or of all (`*`), kept (1), played (0) or both (-1)."""

    __tablename__ = "tallies"
    __table_args__ = by_key
    person_id: Key
    game: StringKey
    kept: Key
    low: int
    matches: int
    wins: int
    shared: int
    streak: int
    longest: int
    longest_lost: int
    places: int
    totals: int
    total_sum: Real
    total_high: MaybeReal = None
    total_low: MaybeReal = None
    rounds: int
    rounds_won: int
    blocked: int
    scored: int
    round_sum: Real
    round_high: MaybeReal = None
    round_low: MaybeReal = None
    missed: int
    blunders: int
    last_ended: int
    last_match: int
    digest: bytes = b""


class MeetingRow(Fact, table=True):
    """How often one person met another, and was ahead or behind."""

    __tablename__ = "meetings"
    __table_args__ = by_key
    person_id: Key
    game: StringKey
    other_id: Key
    matches: int
    ahead: int
    behind: int
    digest: bytes = b""


class HeldRow(Fact, table=True):
    """How often a person was left with a card when a hand ended, and what that cost."""

    __tablename__ = "held"
    __table_args__ = by_key
    person_id: Key
    game: StringKey
    card: StringKey
    times: int
    points: Real
    digest: bytes = b""


class RatingRow(Fact, table=True):
    """A person's rating after a match."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ratings_by_time", "ended", "match_id"), by_key)
    person_id: Key
    ended: Key
    match_id: Key
    mu: Real
    sigma: Real
    digest: bytes = b""


class UnseenRow(Table, table=True):
    """A match with hands, from number `hand` on, whose cards that were left have not been counted yet."""

    __tablename__ = "unseen"
    __table_args__ = strict
    match_id: Key
    hand: int


class SegmentRow(Table, table=True):
    """Events packed for the way to other devices: `waiting`, `kept` on the server, or put `aside` for a `reason`."""

    __tablename__ = "segments"
    __table_args__ = (Index("segments_by_state", "state"), strict)
    id: Key
    name: Annotated[str, Field(sa_type=Text, unique=True)]
    sha256: bytes
    body: bytes
    state: String
    reason: String


class EventRow(Table, table=True):
    """That a fact travels: `clock` is hybrid (`store.travel.Event`), `note` is empty where the fact is a row here."""

    __tablename__ = "events"
    __table_args__ = (
        Index("events_by_clock", "clock"),
        Index("events_by_segment", "segment", "note", "clock"),
        Index("events_waiting", "segment", sqlite_where=sql("note = 'waits'")),
        by_key,
    )
    uuid: bytes = Field(primary_key=True)
    clock: int
    kind: String
    segment: int | None = Field(default=None, foreign_key="segments.id")
    note: String


class SeatEventRow(Table, table=True):
    """The id under which a change of a seat travels."""

    __tablename__ = "seat_events"
    __table_args__ = strict
    seat_id: Key
    uuid: Uuid


class SyncRow(Table, table=True):
    """What sync must remember: its place in the server's list, and bodies that are in no row and no segment."""

    __tablename__ = "sync"
    __table_args__ = by_key
    key: StringKey
    value: String
