"""The full text of the rules of a match."""

from __future__ import annotations

import hashlib
from typing import Final

from sqlalchemy import func
from sqlmodel import Field, select

from store.events.bounds import UnfitEvent, text_check
from store.events.event import Body, Event
from store.events.kind import Kind, MergeContext, ReadContext, Verdict
from store.tables.base import Fact, Key, String, strict
from store.tables.query import Query, equals_parameter, statement_parameter


class RulesetRow(Fact, table=True):
    """The full text of a ruleset, stored once however many matches use it."""

    __tablename__ = "rulesets"
    __table_args__ = strict
    id: Key
    sha256: bytes = Field(unique=True)
    text: String
    digest: bytes = b""


_RULESET_ID = Query(select(RulesetRow.id).where(equals_parameter(RulesetRow.sha256)))


def ruleset_id_of_digest(context: MergeContext, sha256: str) -> int | None:
    """Return the local number of a ruleset by its SHA-256 in hex; None if it isn't here."""
    return _RULESET_ID.first_answer(context.session, sha256=bytes.fromhex(sha256))


def _read_ruleset_body(reading: ReadContext, row: RulesetRow) -> Body:
    return {"text": row.text}


def _merge_ruleset(context: MergeContext, event: Event) -> Verdict:
    sha256 = hashlib.sha256(event.body["text"].encode()).digest()
    if sha256[:16] != event.id:
        raise UnfitEvent("text", "it is not the one that was meant")
    if _RULESET_ID.has_answer(context.session, sha256=sha256):
        return "known"
    context.add_row(RulesetRow, sha256=sha256, text=event.body["text"])
    return "new"


# The id of its event is the first half of its SHA-256.
_RULESET_KEY = func.substr(RulesetRow.sha256, 1, 16)
KIND: Final = Kind(
    "ruleset",
    RulesetRow,
    {"text": text_check(1 << 20)},
    _read_ruleset_body,
    _merge_ruleset,
    key=_RULESET_KEY,
    row_condition=statement_parameter("key") == _RULESET_KEY,
)
