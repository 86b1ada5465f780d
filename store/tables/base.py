"""What all tables share: column types for strict tables."""

from typing import Annotated, Any, ClassVar

from sqlalchemy import REAL, MetaData, Text
from sqlmodel import Field, SQLModel

metadata = MetaData()
strict: dict[str, Any] = {"sqlite_strict": True}
by_key: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}

# Strict tables have TEXT, but not VARCHAR, which SQLModel would use for a str.
String = Annotated[str, Field(sa_type=Text)]
StringKey = Annotated[str, Field(sa_type=Text, primary_key=True)]
Real = Annotated[float, Field(sa_type=REAL)]
MaybeReal = Annotated[float | None, Field(sa_type=REAL)]
Key = Annotated[int, Field(primary_key=True)]
MatchId = Annotated[int, Field(foreign_key="matches.id")]
MatchKey = Annotated[int, Field(primary_key=True, foreign_key="matches.id")]
Uuid = Annotated[bytes, Field(unique=True)]


class Table(SQLModel):
    metadata: ClassVar[MetaData] = metadata


class Fact(Table):
    """A row with a digest over its table's name and its other columns."""
