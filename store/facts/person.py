"""Somebody who plays."""

from sqlalchemy import UniqueConstraint

from store.tables.base import Fact, Key, String, Uuid, strict


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
