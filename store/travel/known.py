"""What is known apart from any match: rulesets, people and what is done to them, games of one's own."""

from __future__ import annotations

import hashlib

from sqlmodel import Session

from store.bulk import add, fact, one
from store.facts import GameRow, PersonMarkRow, PlayerRow, RulesetRow
from store.persisted.people import free_label
from store.travel.event import Body, Event, Taken, UnfitEvent, is_key
from store.travel.here import Here

_DEED = ("mark", "at", "detail")
_GAME = ("name", "text", "at")


def read_ruleset(session: Session, key: bytes) -> Body | None:
    found = fact(session, RulesetRow, key, by="substr(sha256, 1, 16)")
    return {"text": found["text"]} if found else None


def take_ruleset(here: Here, event: Event) -> Taken:
    sha256 = hashlib.sha256(event.body["text"].encode()).digest()
    if sha256[:16] != event.id:
        raise UnfitEvent("ruleset: the text is not the one that was meant")
    if one(here.session, "SELECT 1 FROM rulesets WHERE sha256 = ?", sha256):
        return "known"
    add(here.session, RulesetRow, sha256=sha256, text=event.body["text"])
    return "new"


def read_person(session: Session, key: bytes) -> Body | None:
    found = fact(session, PlayerRow, key, by="uuid")
    return {"name": found["name"], "created": found["created"]} if found else None


def take_person(here: Here, event: Event) -> Taken:
    """A person of the same name as one here is the same person: all devices merge them in the same way."""
    session, name, created = here.session, event.body["name"], event.body["created"]
    if one(session, "SELECT 1 FROM players WHERE uuid = ?", event.id):
        return "known"
    twin = one(session, "SELECT id, uuid, created FROM players WHERE name = ? AND level = ''", name)
    label = free_label(session, name)
    player = add(session, PlayerRow, uuid=event.id, name=label, level="", created=created)
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
        add(session, PersonMarkRow, uuid=key, player_id=player, mark=word, at=at, detail=detail)


def read_people(session: Session, key: bytes) -> Body | None:
    found = fact(session, PersonMarkRow, key, by="uuid")
    player = found and fact(session, PlayerRow, found["player_id"])
    return {"player": player["uuid"].hex(), **{name: found[name] for name in _DEED}} if found and player else None


def take_people(here: Here, event: Event) -> Taken:
    session, body = here.session, event.body
    if body["mark"] == "recoloured" and not (body["detail"].isdecimal() and len(body["detail"]) < 6):
        raise UnfitEvent("people: detail is not allowed")
    player = here.player(body["player"], "", 0)
    if player is None or (body["mark"] == "merged" and not _is_known(session, body["detail"])):
        return "waits"
    if one(session, "SELECT 1 FROM person_marks WHERE uuid = ?", event.id):
        return "known"
    with here.regrouping():
        add(session, PersonMarkRow, uuid=event.id, player_id=player, **{name: body[name] for name in _DEED})
    return "new"


def _is_known(session: Session, key: str) -> bool:
    return is_key(key) and one(session, "SELECT 1 FROM players WHERE uuid = ?", bytes.fromhex(key)) is not None


def read_game(session: Session, key: bytes) -> Body | None:
    found = fact(session, GameRow, key, by="uuid")
    if found is None:
        return None
    # A game is named by its first row that travels.
    query = "SELECT g.uuid FROM games g JOIN events e ON e.uuid = g.uuid WHERE g.game = ? AND e.note = ''"
    first = one(session, f"{query} ORDER BY g.id LIMIT 1", found["game"])
    return {"game": (first[0] if first else key).hex(), **{name: found[name] for name in _GAME}}


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
    add(session, GameRow, uuid=event.id, game=number, **{name: body[name] for name in _GAME})
    return "new"
