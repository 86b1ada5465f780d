"""What is done to a person."""

from sqlalchemy import Index
from sqlmodel import Field

from store.tables.base import Fact, Key, String, Uuid, strict


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
