"""The full text of the rules that a match is played by."""

from sqlmodel import Field

from store.tables.base import Fact, Key, String, strict


class RulesetRow(Fact, table=True):
    """The full text of a ruleset as it was, kept once however many matches use it."""

    __tablename__ = "rulesets"
    __table_args__ = strict
    id: Key
    sha256: bytes = Field(unique=True)
    text: String
    digest: bytes = b""
