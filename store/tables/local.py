"""Data of this device alone: settings, people's pictures, the hands in play, leases."""

from sqlmodel import Field

from store.tables.base import Fact, Key, MatchKey, String, StringKey, Table, Uuid, by_key, strict


class MetaRow(Fact, table=True):
    """A fact about this file, such as the device's id."""

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


class PictureRow(Fact, table=True):
    """The picture of a person, a square PNG. It is their face if it is newer than the newest of `faces`."""

    __tablename__ = "pictures"
    __table_args__ = strict
    player_id: int = Field(primary_key=True, foreign_key="players.id")
    at: int
    png: bytes
    digest: bytes = b""


class OpenHandRow(Fact, table=True):
    """The hand in play, at most one a match. Removed once its notation is in `hands`."""

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
    """One action of the open hand, or an undo: no text, and the number of the last action that stands (0: none)."""

    __tablename__ = "actions"
    __table_args__ = by_key
    match_id: int = Field(primary_key=True, foreign_key="open_hands.match_id")
    number: Key
    seat: int
    text: String
    back_to: int | None = None
    at: int
    digest: bytes = b""


class LeaseRow(Table, table=True):
    """The lease of a match: which window may play on in it. `beat` is in ms of the steady clock of boot `boot`."""

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
