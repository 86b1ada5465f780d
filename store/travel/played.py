"""A match and what happens in it: seats, taps, marks, hands."""

from __future__ import annotations

import json

from sqlmodel import Session

from store.tables import HandRow, MarkRow, MatchRow, SeatRow, SheetRow, TapRow
from store.travel.event import DETAILS, Body, Event, Taken, UnfitEvent
from store.travel.here import Here, add, one, run

_MATCH = ("created", "ruleset", "rules", "options", "numbers", "seed", "target", "hand_limit")
_SEAT = "SELECT s.name, p.level, CASE WHEN p.level = '' THEN lower(hex(p.uuid)) ELSE '' END, s.since"


def read_match(session: Session, key: bytes) -> Body | None:
    found = one(
        session,
        "SELECT m.id, m.created, m.ruleset, r.sha256, m.options, m.numbers, m.seed, m.target, m.hand_limit"
        " FROM matches m JOIN rulesets r ON r.id = m.ruleset_id WHERE m.uuid = ?",
        key,
    )
    if found is None:
        return None
    seats = run(
        session,
        f"{_SEAT} FROM seats s JOIN players p ON p.id = s.player_id WHERE s.id IN"
        " (SELECT min(id) FROM seats WHERE match_id = ? GROUP BY seat"
        " HAVING min(id) NOT IN (SELECT seat_id FROM seat_events)) ORDER BY s.seat",
        found[0],
    )
    sheet = one(session, "SELECT names, dealer, terms FROM sheets WHERE match_id = ?", found[0])
    body = dict(zip(_MATCH, found[1:], strict=True))
    return {
        **body,
        "rules": body["rules"].hex(),
        "sheet": dict(zip(("names", "dealer", "terms"), sheet, strict=True)) if sheet else None,
        "seats": [list(seat) for seat in seats],
    }


def take_match(here: Here, event: Event) -> Taken:
    body = event.body
    if here.match_id(event.id.hex()) is not None:
        return "known"
    rules = one(here.session, "SELECT id FROM rulesets WHERE sha256 = ?", bytes.fromhex(body["rules"]))
    players = [here.player(player, level, since) for _, level, player, since in body["seats"]]
    if rules is None or None in players:
        return "waits"
    kept = {name: body[name] for name in _MATCH if name != "rules"}
    match_id = add(here.session, MatchRow, {"uuid": event.id, "ruleset_id": rules[0], **kept})
    for number, (seat, player) in enumerate(zip(body["seats"], players, strict=True)):
        values = {"match_id": match_id, "seat": number, "player_id": player, "name": seat[0], "since": seat[3]}
        add(here.session, SeatRow, values)
    if body["sheet"]:
        add(here.session, SheetRow, {"match_id": match_id, **body["sheet"]})
    here.touch(match_id)
    return "new"


def read_seat(session: Session, key: bytes) -> Body | None:
    found = one(
        session,
        f"{_SEAT}, lower(hex(m.uuid)), s.seat FROM seat_events e JOIN seats s ON s.id = e.seat_id"
        " JOIN matches m ON m.id = s.match_id JOIN players p ON p.id = s.player_id WHERE e.uuid = ?",
        key,
    )
    return {"match": found[4], "number": found[5], "seat": list(found[:4])} if found else None


def take_seat(here: Here, event: Event) -> Taken:
    body = event.body
    name, level, key, since = body["seat"]
    match_id, player = here.match_id(body["match"]), here.player(key, level, since)
    if match_id is None or player is None:
        return "waits"
    if one(here.session, "SELECT 1 FROM seat_events WHERE uuid = ?", event.id):
        return "known"
    run(here.session, "INSERT INTO seat_events SELECT coalesce(max(id), 0) + 1, ? FROM seats", event.id)
    values = {"match_id": match_id, "seat": body["number"], "player_id": player, "name": name, "since": since}
    add(here.session, SeatRow, values)
    here.touch(match_id)
    return "new"


def read_tap(session: Session, key: bytes) -> Body | None:
    found = one(
        session,
        "SELECT lower(hex(m.uuid)), t.at, t.text FROM taps t JOIN matches m ON m.id = t.match_id WHERE t.uuid = ?",
        key,
    )
    return dict(zip(("match", "at", "text"), found, strict=True)) if found else None


def take_tap(here: Here, event: Event) -> Taken:
    match_id = here.match_id(event.body["match"])
    if match_id is None or not one(here.session, "SELECT 1 FROM sheets WHERE match_id = ?", match_id):
        return "waits"
    if one(here.session, "SELECT 1 FROM taps WHERE uuid = ?", event.id):
        return "known"
    values = {"uuid": event.id, "match_id": match_id, "at": event.body["at"], "text": event.body["text"]}
    add(here.session, TapRow, values)
    here.touch(match_id)
    return "new"


def read_mark(session: Session, key: bytes) -> Body | None:
    found = one(
        session,
        "SELECT lower(hex(m.uuid)), k.mark, k.at, k.detail FROM marks k JOIN matches m ON m.id = k.match_id"
        " WHERE k.uuid = ?",
        key,
    )
    return dict(zip(("match", "mark", "at", "detail"), found, strict=True)) if found else None


def take_mark(here: Here, event: Event) -> Taken:
    if not DETAILS[event.body["mark"]](event.body["detail"]):
        raise UnfitEvent("mark: detail is not allowed")
    match_id = here.match_id(event.body["match"])
    if match_id is None:
        return "waits"
    if one(here.session, "SELECT 1 FROM marks WHERE uuid = ?", event.id):
        return "known"
    kept = {name: value for name, value in event.body.items() if name != "match"}
    add(here.session, MarkRow, {"uuid": event.id, "match_id": match_id, **kept})
    here.touch(match_id)
    return "new"


_HAND = ("number", "dealer", "seed", "begun", "ended", "notation", "result")


def read_hand(session: Session, key: bytes) -> Body | None:
    found = one(
        session,
        f"SELECT lower(hex(m.uuid)), {', '.join(f'h.{name}' for name in _HAND)} FROM hands h"
        " JOIN matches m ON m.id = h.match_id WHERE h.uuid = ?",
        key,
    )
    return dict(zip(("match", *_HAND), found, strict=True)) if found else None


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
    if one(session, "SELECT 1 FROM open_hands WHERE match_id = ? AND number = ?", match_id, body["number"]):
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
    add(session, HandRow, {"uuid": event.id, "match_id": match_id, **{name: body[name] for name in _HAND}})
    here.touch(match_id)
    return "new"
