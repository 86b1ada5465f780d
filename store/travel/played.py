"""A match and what happens in it: seats, taps, marks, hands."""

from __future__ import annotations

import json
from typing import Any

from sqlmodel import Session

from store.bulk import add, fact, one, run
from store.facts import HandRow, MarkRow, MatchRow, PlayerRow, RulesetRow, SeatRow, SheetRow, TapRow
from store.tables import Fact
from store.travel.event import DETAILS, Body, Event, Taken, UnfitEvent
from store.travel.here import Here

_MATCH = ("created", "ruleset", "options", "numbers", "seed", "target", "hand_limit")
_SHEET = ("names", "dealer", "terms")
_TAP = ("at", "text")
_MARK = ("mark", "at", "detail")
_HAND = ("number", "dealer", "seed", "begun", "ended", "notation", "result")
_IN_PLAY = (
    "SELECT 1 FROM open_hands o JOIN standings s ON s.match_id = o.match_id"
    " WHERE o.match_id = ? AND o.number = ? AND s.state = 'open'"
)


def read_match(session: Session, key: bytes) -> Body | None:
    found = fact(session, MatchRow, key, by="uuid")
    rules = found and fact(session, RulesetRow, found["ruleset_id"])
    if not found or not rules:
        return None
    first = run(
        session,
        "SELECT min(id) FROM seats WHERE match_id = ? GROUP BY seat"
        " HAVING min(id) NOT IN (SELECT seat_id FROM seat_events) ORDER BY seat",
        found["id"],
    )
    seats = [_seat(session, fact(session, SeatRow, seat)) for (seat,) in first.fetchall()]
    sheet = fact(session, SheetRow, found["id"], by="match_id")
    kept = one(session, "SELECT 1 FROM sheets WHERE match_id = ?", found["id"])
    if None in seats or (kept and not sheet):
        return None
    return {
        **_only(_MATCH, found),
        "rules": rules["sha256"].hex(),
        "sheet": _only(_SHEET, sheet) if sheet else None,
        "seats": seats,
    }


def take_match(here: Here, event: Event) -> Taken:
    body = event.body
    if here.match_id(event.id.hex()) is not None:
        return "known"
    rules = one(here.session, "SELECT id FROM rulesets WHERE sha256 = ?", bytes.fromhex(body["rules"]))
    players = [here.player(player, level, since) for _, level, player, since in body["seats"]]
    if rules is None or None in players:
        return "waits"
    match_id = add(here.session, MatchRow, uuid=event.id, ruleset_id=rules[0], **_only(_MATCH, body))
    for number, ((name, _, _, since), player) in enumerate(zip(body["seats"], players, strict=True)):
        add(here.session, SeatRow, match_id=match_id, seat=number, player_id=player, name=name, since=since)
    if body["sheet"]:
        add(here.session, SheetRow, match_id=match_id, **body["sheet"])
    here.touch(match_id)
    return "new"


def read_seat(session: Session, key: bytes) -> Body | None:
    found = one(session, "SELECT seat_id FROM seat_events WHERE uuid = ?", key)
    row = found and fact(session, SeatRow, found[0])
    seat = _seat(session, row or None)
    match = row and fact(session, MatchRow, row["match_id"])
    return {"match": match["uuid"].hex(), "number": row["seat"], "seat": seat} if row and seat and match else None


def take_seat(here: Here, event: Event) -> Taken:
    body = event.body
    name, level, key, since = body["seat"]
    match_id, player = here.match_id(body["match"]), here.player(key, level, since)
    if match_id is None or player is None:
        return "waits"
    if one(here.session, "SELECT 1 FROM seat_events WHERE uuid = ?", event.id):
        return "known"
    run(here.session, "INSERT INTO seat_events SELECT coalesce(max(id), 0) + 1, ? FROM seats", event.id)
    add(here.session, SeatRow, match_id=match_id, seat=body["number"], player_id=player, name=name, since=since)
    here.touch(match_id)
    return "new"


def read_tap(session: Session, key: bytes) -> Body | None:
    return _read(session, TapRow, key, _TAP)


def take_tap(here: Here, event: Event) -> Taken:
    match_id = here.match_id(event.body["match"])
    if match_id is None or not one(here.session, "SELECT 1 FROM sheets WHERE match_id = ?", match_id):
        return "waits"
    if one(here.session, "SELECT 1 FROM taps WHERE uuid = ?", event.id):
        return "known"
    add(here.session, TapRow, uuid=event.id, match_id=match_id, **_only(_TAP, event.body))
    here.touch(match_id)
    return "new"


def read_mark(session: Session, key: bytes) -> Body | None:
    return _read(session, MarkRow, key, _MARK)


def take_mark(here: Here, event: Event) -> Taken:
    if not DETAILS[event.body["mark"]](event.body["detail"]):
        raise UnfitEvent("mark: detail is not allowed")
    match_id = here.match_id(event.body["match"])
    if match_id is None:
        return "waits"
    if one(here.session, "SELECT 1 FROM marks WHERE uuid = ?", event.id):
        return "known"
    add(here.session, MarkRow, uuid=event.id, match_id=match_id, **_only(_MARK, event.body))
    here.touch(match_id)
    return "new"


def read_hand(session: Session, key: bytes) -> Body | None:
    return _read(session, HandRow, key, _HAND)


def take_hand(here: Here, event: Event) -> Taken:
    session, body = here.session, event.body
    match_id = here.match_id(body["match"])
    if match_id is None:
        return "waits"
    there = one(
        session,
        "SELECT h.id, h.uuid, e.clock FROM hands h LEFT JOIN events e ON e.uuid = h.uuid"
        " WHERE h.match_id = ? AND h.number = ?",
        match_id,
        body["number"],
    )
    if there and there[1] == event.id:
        return "known"
    if one(session, _IN_PLAY, match_id, body["number"]):
        return "waits"  # it is being played here at this moment
    if there and (there[2] or 0, there[1]) < (event.clock, event.id):
        return "beaten"
    if there:
        if one(session, "SELECT 1 FROM events WHERE uuid = ? AND segment IS NULL", there[1]):
            # It is in no segment yet, and must still travel: what was played is never lost.
            kept = json.dumps(read_hand(session, there[1]))
            run(session, "INSERT OR REPLACE INTO sync VALUES (?, ?)", f"event {there[1].hex()}", kept)
        run(session, "DELETE FROM hands WHERE id = ?", there[0])
        run(session, "UPDATE events SET note = 'beaten' WHERE uuid = ?", there[1])
    add(session, HandRow, uuid=event.id, match_id=match_id, **_only(_HAND, body))
    here.touch(match_id, hands=True)
    return "new"


def _read(session: Session, table: type[Fact], key: bytes, names: tuple[str, ...]) -> Body | None:
    """Something that happened in a match, and in which; None where either is damaged or gone."""
    found = fact(session, table, key, by="uuid")
    match = found and fact(session, MatchRow, found["match_id"])
    return {"match": match["uuid"].hex(), **_only(names, found)} if found and match else None


def _seat(session: Session, seat: dict[str, Any] | None) -> list[Any] | None:
    """Who sits there, as it travels: bots by their level, people by their uuid."""
    player = seat and fact(session, PlayerRow, seat["player_id"])
    if not seat or not player:
        return None
    return [seat["name"], player["level"], "" if player["level"] else player["uuid"].hex(), seat["since"]]


def _only(names: tuple[str, ...], values: dict[str, Any]) -> dict[str, Any]:
    return {name: values[name] for name in names}
