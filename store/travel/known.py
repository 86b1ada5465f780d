"""What is known apart from any match: rulesets, people and what is done to them, games of one's own."""

from __future__ import annotations

import hashlib

from sqlmodel import Session

from store.tables import GameRow, PersonMarkRow, PlayerRow, RulesetRow
from store.travel.event import Body, Event, Taken, UnfitEvent, is_key
from store.travel.here import Here, add, one


def read_ruleset(session: Session, key: bytes) -> Body | None:
    found = one(session, "SELECT text FROM rulesets WHERE substr(sha256, 1, 16) = ?", key)
    return {"text": found[0]} if found else None


def take_ruleset(here: Here, event: Event) -> Taken:
    sha256 = hashlib.sha256(event.body["text"].encode()).digest()
    if sha256[:16] != event.id:
        raise UnfitEvent("ruleset: the text is not the one that was meant")
    if one(here.session, "SELECT 1 FROM rulesets WHERE sha256 = ?", sha256):
        return "known"
    add(here.session, RulesetRow, {"sha256": sha256, "text": event.body["text"]})
    return "new"


def read_person(session: Session, key: bytes) -> Body | None:
    found = one(session, "SELECT name, created FROM players WHERE uuid = ? AND level = ''", key)
    return dict(zip(("name", "created"), found, strict=True)) if found else None


def take_person(here: Here, event: Event) -> Taken:
    """A person of the same name as one here is the same person: all devices merge them in the same way."""
    session, name, created = here.session, event.body["name"], event.body["created"]
    if one(session, "SELECT 1 FROM players WHERE uuid = ?", event.id):
        return "known"
    twin = one(session, "SELECT id, uuid, created FROM players WHERE name = ? AND level = ''", name)
    label, number = name, 1
    while one(session, "SELECT 1 FROM players WHERE name = ? AND level = ''", label):
        number += 1
        label = f"{name} ({number})"
    player = add(session, PlayerRow, {"uuid": event.id, "name": label, "level": "", "created": created})
    if twin:
        _mark(session, player, event.id, "renamed", 0, name)  # before whatever name was given later
        ours, theirs = (twin[0], twin[1]), (player, event.id)
        (_, first), (later, second) = sorted((ours, theirs), key=lambda pair: pair[1])
        with here.regrouping():
            _mark(session, later, second, "merged", max(created, twin[2]), first.hex())
    return "new"


def _mark(session: Session, player: int, uuid: bytes, word: str, at: int, detail: str) -> None:
    """A mark that every device makes for itself, and that is the same on each, down to its id."""
    key = hashlib.sha256(b"%b %b %b" % (uuid, word.encode(), detail.encode())).digest()[:16]
    if not one(session, "SELECT 1 FROM person_marks WHERE uuid = ?", key):
        values = {"uuid": key, "player_id": player, "mark": word, "at": at, "detail": detail}
        add(session, PersonMarkRow, values)


def read_people(session: Session, key: bytes) -> Body | None:
    found = one(
        session,
        "SELECT lower(hex(p.uuid)), k.mark, k.at, k.detail FROM person_marks k JOIN players p ON p.id = k.player_id"
        " WHERE k.uuid = ?",
        key,
    )
    return dict(zip(("player", "mark", "at", "detail"), found, strict=True)) if found else None


def take_people(here: Here, event: Event) -> Taken:
    session, body = here.session, event.body
    if body["mark"] == "recoloured" and not (body["detail"].isdecimal() and len(body["detail"]) < 6):
        raise UnfitEvent("people: detail is not allowed")
    player = here.player(body["player"], "", 0)
    if player is None or (body["mark"] == "merged" and not _is_known(session, body["detail"])):
        return "waits"
    if one(session, "SELECT 1 FROM person_marks WHERE uuid = ?", event.id):
        return "known"
    kept = {name: value for name, value in body.items() if name != "player"}
    with here.regrouping():
        add(session, PersonMarkRow, {"uuid": event.id, "player_id": player, **kept})
    return "new"


def _is_known(session: Session, key: str) -> bool:
    return is_key(key) and one(session, "SELECT 1 FROM players WHERE uuid = ?", bytes.fromhex(key)) is not None


def read_game(session: Session, key: bytes) -> Body | None:
    found = one(
        session,
        "SELECT lower(hex((SELECT uuid FROM games f WHERE f.game = g.game ORDER BY f.id LIMIT 1))), name, text, at"
        " FROM games g WHERE uuid = ?",
        key,
    )
    return dict(zip(("game", "name", "text", "at"), found, strict=True)) if found else None


def take_game(here: Here, event: Event) -> Taken:
    session, body = here.session, event.body
    if one(session, "SELECT 1 FROM games WHERE uuid = ?", event.id):
        return "known"
    first = bytes.fromhex(body["game"])
    if first == event.id:
        number = one(session, "SELECT coalesce(max(game), 0) + 1 FROM games")[0]
    elif found := one(session, "SELECT game FROM games WHERE uuid = ?", first):
        number = found[0]
    else:
        return "waits"
    kept = {name: body[name] for name in ("name", "text", "at")}
    add(session, GameRow, {"uuid": event.id, "game": number, **kept})
    return "new"
