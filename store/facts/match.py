"""A match as it was agreed, and the sheet it is kept on if it is."""

from sqlmodel import Field

from store.tables.base import Fact, Key, MatchKey, String, Uuid, strict


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


class SheetRow(Fact, table=True):
    """A score sheet as it was begun; `names` is JSON, `terms` the text of `engine.sheet.Terms` less its ruleset."""

    __tablename__ = "sheets"
    __table_args__ = strict
    match_id: MatchKey
    names: String
    dealer: int
    terms: String
    digest: bytes = b""
