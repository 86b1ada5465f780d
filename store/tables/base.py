"""What all tables share: types that a strict table knows, and the digest of a row."""

import hashlib
import json
from typing import Annotated, Any, ClassVar, Self

from sqlalchemy import REAL, MetaData, Text
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
