"""A match as it was begun: what was agreed, its first players, and its score sheet if it has one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Index, func
from sqlmodel import Field, col, select

from store.events import bounds
from store.events.bounds import UnfitEvent
from store.events.event import Body, Event
from store.events.kind import Kind, MergeContext, ReadContext, Verdict
from store.facts.person import player_id_of_key, player_row
from store.facts.ruleset import RulesetRow, ruleset_id_of_digest
from store.tables.base import Fact, Key, MatchId, MatchKey, String, Table, Uuid, strict
from store.tables.query import Query, Rows, equals_parameter


class MatchRow(Fact, table=True):
    """What was agreed before the first deal. `options` and `numbers` are JSON, seeds are decimal text."""

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
    """A score sheet as it was begun. `names` is JSON, `terms` the text of `engine.scoresheet.terms.Terms` without its
    ruleset.
    """

    __tablename__ = "sheets"
    __table_args__ = strict
    match_id: MatchKey
    names: String
    dealer: int
    terms: String
    digest: bytes = b""


class SeatRow(Fact, table=True):
    """The player in a seat from `since` on (Unix ms). The newest row of a seat counts."""

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


class SeatEventRow(Table, table=True):
    """The id of the event of a seat's change."""

    __tablename__ = "seat_events"
    __table_args__ = strict
    seat_id: Key
    uuid: Uuid


_MATCH_ID = Query(select(MatchRow.id).where(equals_parameter(MatchRow.uuid)))
_MATCH_ROW = Rows(MatchRow, equals_parameter(MatchRow.id))
_RULESET_ROW = Rows(RulesetRow, equals_parameter(RulesetRow.id))
_SHEET_ROW = Rows(SheetRow, equals_parameter(SheetRow.match_id))
_SEAT_NUMBERS = Query(select(SeatRow.seat).where(equals_parameter(SeatRow.match_id)))
_FIRST_SEATS = Rows(
    SeatRow,
    col(SeatRow.id).in_(
        select(func.min(SeatRow.id))
        .where(equals_parameter(SeatRow.match_id))
        .group_by(col(SeatRow.seat))
        .having(func.min(SeatRow.id).not_in(select(SeatEventRow.seat_id)))
    ),
    order=(col(SeatRow.seat),),
)


def match_id_of_key(context: MergeContext, key: str) -> int | None:
    """Return the local number of a match by its uuid in hex; None if it isn't here."""
    uuid = bytes.fromhex(key)
    if uuid not in context.matches:
        found = _MATCH_ID.first_answer(context.session, uuid=uuid)
        if found is None:
            return None
        context.matches[uuid] = found
    return context.matches[uuid]


def match_key_of_id(reading: ReadContext, number: int) -> str | None:
    """Return the uuid of a match in hex by its local number; None if its row is damaged."""

    def read_key() -> str | None:
        row = _MATCH_ROW.first_row(reading.session, id=number)
        return row.uuid.hex() if row else None

    key: str | None = reading.read_cached("match", number, read_key)
    return key


def body_in_match(reading: ReadContext, row: Any, *columns: str) -> Body | None:
    """Return the body for a row of a match: the match, and these columns unchanged; None if the match is damaged."""
    match = match_key_of_id(reading, row.match_id)
    return None if match is None else {"match": match, **_named_columns(row, columns)}


def merge_in_match(table: type[Fact], context: MergeContext, event: Event) -> Verdict:
    """Add the row of an event of a match whose columns have the names of the event's fields. Return "waits" if the
    match isn't here, "known" if the row is.
    """
    body = dict(event.body)
    match = match_id_of_key(context, body.pop("match"))
    if match is None:
        return "waits"
    if context.has_row(table, event.id):
        return "known"
    context.add_row(table, uuid=event.id, match_id=match, **body)
    context.mark_changed(match)
    return "new"


def _named_columns(row: Any, columns: Iterable[str]) -> Body:
    return {name: getattr(row, name) for name in columns}


def seat_holder_value(reading: ReadContext, seat: SeatRow) -> list[Any] | None:
    """Return the player in a seat as sync sends it, `[name, level, uuid in hex, since]`: a bot has a level, a person a
    uuid, the other is "". None if the player's row is damaged.
    """
    player = player_row(reading, seat.player_id)
    if player is None:
        return None
    return [seat.name, player.level, "" if player.level else player.uuid.hex(), seat.since]


def check_seat(value: Any, where: str) -> None:
    """Raise UnfitEvent unless the value is the player in a seat: a name, the level of a bot or the uuid of a person,
    and since when.
    """
    if not isinstance(value, list) or len(value) != 4:
        raise UnfitEvent(where, "name, level, player and since are wanted")
    name, level, player, since = value
    bounds.name(name, f"{where} name")
    bounds.name(level, f"{where} level")
    if level and player != "":
        raise UnfitEvent(f"{where} player", "a bot is no person")
    if not level:
        bounds.key(player, f"{where} player")
    bounds.time(since, f"{where} since")


def match_body_without_seats(reading: ReadContext, row: MatchRow) -> Body | None:
    """Return the body of a match without its seats; None if its rules or its sheet are damaged."""
    rules = reading.read_cached(
        "rules", row.ruleset_id, lambda: _RULESET_ROW.first_row(reading.session, id=row.ruleset_id)
    )
    sheets = list(_SHEET_ROW.iter_rows(reading.session, match_id=row.id))
    if rules is None or None in sheets:
        return None
    columns = ("created", "ruleset", "options", "numbers", "seed", "target", "hand_limit")
    sheet = next(({"names": each.names, "dealer": each.dealer, "terms": each.terms} for each in sheets if each), None)
    return {**_named_columns(row, columns), "rules": rules.sha256.hex(), "sheet": sheet, "seats": []}


def _read_match_body(reading: ReadContext, row: MatchRow) -> Body | None:
    body = match_body_without_seats(reading, row)
    seats = [
        seat and seat_holder_value(reading, seat) for seat in _FIRST_SEATS.iter_rows(reading.session, match_id=row.id)
    ]
    return None if body is None or None in seats else {**body, "seats": seats}


def _merge_match(context: MergeContext, event: Event) -> Verdict:
    body = dict(event.body)
    known = match_id_of_key(context, event.id.hex())
    if known is not None:
        return _add_later_seats(context, known, body["seats"]) if context.from_file else "known"
    rules, seats, sheet = ruleset_id_of_digest(context, body.pop("rules")), body.pop("seats"), body.pop("sheet")
    players = [player_id_of_key(context, player, level, since) for _, level, player, since in seats]
    if rules is None or None in players:
        return "waits"
    number = context.add_row(MatchRow, uuid=event.id, ruleset_id=rules, **body)
    for seat, ((name, _, _, since), player) in enumerate(zip(seats, players, strict=True)):
        context.add_row(SeatRow, match_id=number, seat=seat, player_id=player, name=name, since=since)
    if sheet:
        context.add_row(SheetRow, match_id=number, **sheet)
    context.mark_changed(number)
    return "new"


def _add_later_seats(context: MergeContext, match: int, seats: list[Any]) -> Verdict:
    """Add players of a file who joined the match after it was exported here. Until they are sent, they travel with the
    match.
    """
    known = set(_SEAT_NUMBERS.iter_answers(context.session, match_id=match))
    for number, (name, level, key, since) in enumerate(seats):
        if number not in known:
            player = player_id_of_key(context, key, level, since)
            if player is None:
                return "waits"
            context.add_row(SeatRow, match_id=match, seat=number, player_id=player, name=name, since=since)
            context.mark_changed(match)
    return "known"


KIND: Final = Kind(
    "match",
    MatchRow,
    {
        "created": bounds.time,
        "ruleset": bounds.text_check(100),
        "rules": bounds.hexadecimal_check(64),
        "options": bounds.json_check(bounds.list_check(bounds.text_check(100))),
        "numbers": bounds.json_check(bounds.values_check(bounds.check_points)),
        "seed": bounds.check_seed,
        "target": bounds.optional_check(bounds.integer_check(-(1 << 40), 1 << 40)),
        "hand_limit": bounds.optional_check(bounds.integer_check(0, 1 << 40)),
        "sheet": bounds.optional_check(
            bounds.object_check(
                {
                    "names": bounds.json_check(bounds.list_check(bounds.name, 64)),
                    "dealer": bounds.integer_check(-1, 64),
                    "terms": bounds.json_check(bounds.values_check(bounds.accept_anything)),
                }
            )
        ),
        "seats": bounds.list_check(check_seat, bounds.MAX_SEATS),
    },
    _read_match_body,
    _merge_match,
    kinds_named_in_text=("ruleset", "person"),
    ids_named_in_text=lambda body: (body["rules"][:32], *(player for _, _, player, _ in body["seats"] if player)),
)
