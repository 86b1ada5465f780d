"""What happened, as rows that are only ever added; `settings` and `leases` hold the present only."""

from sqlalchemy import Index, UniqueConstraint
from sqlmodel import Field

from store.tables.base import Fact, Key, MatchId, MatchKey, String, StringKey, Table, Uuid, by_key, strict


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
