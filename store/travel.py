"""Facts on their way to another device: a row as an event without local numbers, and an event as a row.

An event names matches and people by uuid, rulesets by their SHA-256, bots by their level. Taking one in twice changes
nothing. Where two devices wrote the same thing, the order of (clock, id) decides, so all devices see the same.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlmodel import Session

from engine.sheet import SheetError, parse_event
from store.ids import RandomBytes, uuid7
from store.people import People
from store.rows import columns
from store.standings import refresh_all
from store.tables import (
    Fact,
    GameRow,
    HandRow,
    MarkRow,
    MatchRow,
    PersonMarkRow,
    PlayerRow,
    RulesetRow,
    SeatRow,
    SheetRow,
    TapRow,
    digest_of,
)

Taken = Literal["new", "known", "waits", "beaten"]
Body = dict[str, Any]
LATEST = 1 << 46  # ms; what is later is no time
LONGEST = 60_000
SEATS = 16
PEOPLE = ("renamed", "recoloured", "archived", "recalled", "merged", "separated")


@dataclass(frozen=True, slots=True)
class Event:
    """A fact that travels. `clock` is a hybrid logical clock: Unix ms times 65,536, never behind one seen before."""

    id: bytes
    clock: int
    kind: str
    body: Body


class UnfitEvent(Exception):
    """The body is not what its kind asks for; the text says which field."""


def body_of(session: Session, kind: str, key: bytes) -> Body | None:
    """What travels of the row with this event id; None where it is damaged or gone."""
    reader = _READERS.get(kind)
    return reader(session, key) if reader else None


@dataclass
class Taking:
    """Takes events in, inside the caller's transaction; `finish` brings what is derived up to date."""

    session: Session
    random_bytes: RandomBytes
    _matches: dict[bytes, int] = field(default_factory=dict)
    _touched: set[int] = field(default_factory=set)

    def take(self, event: Event) -> Taken:
        """Adds the fact. `waits`: for a match, a ruleset, or a kind that is not known here yet. `beaten`: another
        device wrote the same thing earlier, and that stands. UnfitEvent if the body is wrong."""
        taker = _TAKERS.get(event.kind)
        return taker(self, event) if taker else "waits"

    def finish(self) -> None:
        """After the last event of a transaction."""
        refresh_all(self.session, sorted(self._touched))
        self._touched.clear()

    def match_id(self, key: str) -> int | None:
        """The number of a match here."""
        uuid = bytes.fromhex(key)
        if uuid not in self._matches:
            found = one(self.session, "SELECT id FROM matches WHERE uuid = ?", uuid)
            if found is None:
                return None
            self._matches[uuid] = found[0]
        return self._matches[uuid]

    def touch(self, match_id: int) -> None:
        """The match's standing is to be brought up to date."""
        self._touched.add(match_id)

    @contextmanager
    def regrouping(self) -> Iterator[None]:
        """Around a change of who is who: as `touch`, for every match of those who are somebody else after it."""
        before = _groups(self.session)
        yield
        for player, person in _groups(self.session).items():
            if before.get(player) != person:
                seats = run(self.session, "SELECT DISTINCT match_id FROM seats WHERE player_id = ?", player)
                self._touched |= {row[0] for row in seats}

    def player(self, key: str, level: str, at: int) -> int | None:
        """The number of a person, None where nothing is known yet; bots of a level are added if need be."""
        if not level:
            found = one(self.session, "SELECT id FROM players WHERE uuid = ?", bytes.fromhex(key))
            return int(found[0]) if found else None
        found = one(self.session, "SELECT id FROM players WHERE name = '' AND level = ?", level)
        if found:
            return int(found[0])
        values = {"uuid": uuid7(at, self.random_bytes), "name": "", "level": level, "created": at}
        return add(self.session, PlayerRow, values)


def run(session: Session, query: str, *values: object) -> Any:
    """The answer of SQLite to a query in plain SQL, which takes a tenth of the time where thousands come at once."""
    return session.connection().exec_driver_sql(query, values)


def one(session: Session, query: str, *values: object) -> Any:
    """The first row of a query, or None."""
    return run(session, query, *values).first()


def add(session: Session, table: type[Fact], values: dict[str, Any]) -> int:
    """Adds a sealed row under the next number, which comes back."""
    name = str(table.__tablename__)
    names = columns(table)
    if names[0] == "id":
        values = {"id": one(session, f"SELECT coalesce(max(id), 0) + 1 FROM {name}")[0], **values}
    row = [values[column] for column in names]
    marks = ", ".join("?" * (len(names) + 1))
    run(session, f"INSERT INTO {name} ({', '.join(names)}, digest) VALUES ({marks})", *row, digest_of(name, row))
    return int(values[names[0]])


# What a body may hold


def _text(most: int = LONGEST, least: int = 0) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and least <= len(value) <= most and "\0" not in value and _plain(value)


def _whole(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _maybe(check: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or check(value)


def _key(value: Any) -> bool:
    return isinstance(value, str) and len(value) == 32 and set(value) <= set("0123456789abcdef")


def _plain(text: str) -> bool:
    """Whether it can be written as UTF-8: half a surrogate cannot."""
    return not any("\ud800" <= character <= "\udfff" for character in text) if not text.isascii() else True


def _seed(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value) <= 100 and value.removeprefix("-").isdecimal() and value.isascii()


def _json(shape: Callable[[Any], bool]) -> Callable[[Any], bool]:
    def fits(value: Any) -> bool:
        try:
            return isinstance(value, str) and len(value) <= LONGEST and shape(json.loads(value))
        except (ValueError, RecursionError):
            return False

    return fits


def _result(value: Any) -> bool:
    lists = ("scores", "totals", "order")
    return (
        isinstance(value, dict)
        and set(value) == {*lists, "ending", "next_dealer"}
        and all(isinstance(value[name], list) and all(map(_number, value[name])) for name in lists)
        and _text(100)(value["ending"])
        and _whole(-1, SEATS)(value["next_dealer"])
    )


def _number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1 << 53


def _placings(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and set(value) == {"placings"}
        and isinstance(value["placings"], list)
        and len(value["placings"]) <= SEATS
        and all(map(_whole(0, SEATS), value["placings"]))
    )


def _noted(value: Any) -> bool:
    return isinstance(value, dict) and set(value) == {"text"} and _text()(value["text"])


# What goes with each turn in the life of a match
_DETAILS: dict[str, Callable[[Any], bool]] = {
    **dict.fromkeys(("finished", "resigned", "abandoned"), _json(_placings)),
    **dict.fromkeys(("voided", "restored"), _json(lambda value: value == {})),
    "noted": _json(_noted),
}


def _seat(value: Any) -> bool:
    match value:
        case [name, level, player, since]:
            return _text(80)(name) and _text(80)(level) and (player == "" if level else _key(player)) and _TIME(since)
    return False


def _sheet(value: Any) -> bool:
    match value:
        case {"names": names, "dealer": dealer, "terms": terms, **more}:
            is_names = _json(lambda each: isinstance(each, list) and len(each) <= 64 and all(map(_text(80), each)))
            return not more and is_names(names) and _whole(-1, 64)(dealer) and _json(_is_dict)(terms)
    return value is None


def _is_dict(value: Any) -> bool:
    return isinstance(value, dict)


def _tap(value: Any) -> bool:
    try:
        return _text()(value) and bool(parse_event(value))
    except SheetError:
        return False


_TIME = _whole(0, LATEST)
_BODIES: dict[str, dict[str, Callable[[Any], bool]]] = {
    "ruleset": {"text": _text()},
    "match": {
        "created": _TIME,
        "ruleset": _text(100),
        "rules": lambda value: isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef"),
        "options": _json(lambda value: isinstance(value, list) and all(map(_text(100), value))),
        "numbers": _json(lambda value: isinstance(value, dict) and all(map(_number, value.values()))),
        "seed": _seed,
        "target": _maybe(_whole(-(1 << 40), 1 << 40)),
        "hand_limit": _maybe(_whole(0, 1 << 40)),
        "sheet": _sheet,
        "seats": lambda value: isinstance(value, list) and len(value) <= 64 and all(map(_seat, value)),
    },
    "person": {"name": _text(80, least=1), "created": _TIME},
    "people": {
        "player": _key,
        "mark": lambda value: value in PEOPLE,
        "at": _TIME,
        "detail": _text(100),
    },
    "seat": {"match": _key, "number": _whole(0, 64), "seat": _seat},
    "tap": {"match": _key, "at": _TIME, "text": _tap},
    "mark": {
        "match": _key,
        "mark": lambda value: value in _DETAILS,
        "at": _TIME,
        "detail": lambda value: isinstance(value, str),
    },
    "hand": {
        "match": _key,
        "number": _whole(1, 1 << 30),
        "dealer": _whole(0, SEATS),
        "seed": _seed,
        "begun": _TIME,
        "ended": _TIME,
        "notation": _text(least=1),
        "result": _json(_result),
    },
    "game": {"game": _key, "name": _text(80), "text": _text(), "at": _TIME},
}


def check(event: Event) -> None:
    """UnfitEvent unless the body has exactly the fields of its kind, each in its bounds."""
    fields = _BODIES[event.kind]
    if set(event.body) != set(fields):
        raise UnfitEvent(f"{event.kind}: other fields than {', '.join(fields)}")
    for name, fits in fields.items():
        if not fits(event.body[name]):
            raise UnfitEvent(f"{event.kind}: {name} is not allowed")


# One kind after another: how it is read, and how it is taken in


def _read_ruleset(session: Session, key: bytes) -> Body | None:
    found = one(session, "SELECT text FROM rulesets WHERE substr(sha256, 1, 16) = ?", key)
    return {"text": found[0]} if found else None


def _take_ruleset(taking: Taking, event: Event) -> Taken:
    check(event)
    sha256 = hashlib.sha256(event.body["text"].encode()).digest()
    if sha256[:16] != event.id:
        raise UnfitEvent("ruleset: the text is not the one that was meant")
    if one(taking.session, "SELECT 1 FROM rulesets WHERE sha256 = ?", sha256):
        return "known"
    add(taking.session, RulesetRow, {"sha256": sha256, "text": event.body["text"]})
    return "new"


def _read_person(session: Session, key: bytes) -> Body | None:
    found = one(session, "SELECT name, created FROM players WHERE uuid = ? AND level = ''", key)
    return dict(zip(("name", "created"), found, strict=True)) if found else None


def _take_person(taking: Taking, event: Event) -> Taken:
    """A person of the same name as one here is the same person: all devices merge them in the same way."""
    check(event)
    session, name, created = taking.session, event.body["name"], event.body["created"]
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
        with taking.regrouping():
            _mark(session, later, second, "merged", max(created, twin[2]), first.hex())
    return "new"


def _mark(session: Session, player: int, uuid: bytes, word: str, at: int, detail: str) -> None:
    """A mark that every device makes for itself, and that is the same on each, down to its id."""
    key = hashlib.sha256(b"%b %b %b" % (uuid, word.encode(), detail.encode())).digest()[:16]
    if not one(session, "SELECT 1 FROM person_marks WHERE uuid = ?", key):
        values = {"uuid": key, "player_id": player, "mark": word, "at": at, "detail": detail}
        add(session, PersonMarkRow, values)


def _read_people(session: Session, key: bytes) -> Body | None:
    found = one(
        session,
        "SELECT lower(hex(p.uuid)), k.mark, k.at, k.detail FROM person_marks k JOIN players p ON p.id = k.player_id"
        " WHERE k.uuid = ?",
        key,
    )
    return dict(zip(("player", "mark", "at", "detail"), found, strict=True)) if found else None


def _take_people(taking: Taking, event: Event) -> Taken:
    check(event)
    session, body = taking.session, event.body
    if body["mark"] == "recoloured" and not (body["detail"].isdecimal() and len(body["detail"]) < 6):
        raise UnfitEvent("people: detail is not allowed")
    player = taking.player(body["player"], "", 0)
    if player is None or (body["mark"] == "merged" and not _is_known(session, body["detail"])):
        return "waits"
    if one(session, "SELECT 1 FROM person_marks WHERE uuid = ?", event.id):
        return "known"
    kept = {name: value for name, value in body.items() if name != "player"}
    with taking.regrouping():
        add(session, PersonMarkRow, {"uuid": event.id, "player_id": player, **kept})
    return "new"


def _groups(session: Session) -> dict[int, int]:
    people = People(session)
    return {player: people.of(player) for player in people.names}


def _is_known(session: Session, key: str) -> bool:
    return _key(key) and one(session, "SELECT 1 FROM players WHERE uuid = ?", bytes.fromhex(key)) is not None


_MATCH = ("created", "ruleset", "rules", "options", "numbers", "seed", "target", "hand_limit")
_SEAT = "SELECT s.name, p.level, CASE WHEN p.level = '' THEN lower(hex(p.uuid)) ELSE '' END, s.since"


def _read_match(session: Session, key: bytes) -> Body | None:
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


def _take_match(taking: Taking, event: Event) -> Taken:
    check(event)
    body = event.body
    if taking.match_id(event.id.hex()) is not None:
        return "known"
    rules = one(taking.session, "SELECT id FROM rulesets WHERE sha256 = ?", bytes.fromhex(body["rules"]))
    players = [taking.player(player, level, since) for _, level, player, since in body["seats"]]
    if rules is None or None in players:
        return "waits"
    kept = {name: body[name] for name in _MATCH if name != "rules"}
    match_id = add(taking.session, MatchRow, {"uuid": event.id, "ruleset_id": rules[0], **kept})
    for number, (seat, player) in enumerate(zip(body["seats"], players, strict=True)):
        values = {"match_id": match_id, "seat": number, "player_id": player, "name": seat[0], "since": seat[3]}
        add(taking.session, SeatRow, values)
    if body["sheet"]:
        add(taking.session, SheetRow, {"match_id": match_id, **body["sheet"]})
    taking.touch(match_id)
    return "new"


def _read_seat(session: Session, key: bytes) -> Body | None:
    found = one(
        session,
        f"{_SEAT}, lower(hex(m.uuid)), s.seat FROM seat_events e JOIN seats s ON s.id = e.seat_id"
        " JOIN matches m ON m.id = s.match_id JOIN players p ON p.id = s.player_id WHERE e.uuid = ?",
        key,
    )
    return {"match": found[4], "number": found[5], "seat": list(found[:4])} if found else None


def _take_seat(taking: Taking, event: Event) -> Taken:
    check(event)
    body = event.body
    name, level, key, since = body["seat"]
    match_id, player = taking.match_id(body["match"]), taking.player(key, level, since)
    if match_id is None or player is None:
        return "waits"
    if one(taking.session, "SELECT 1 FROM seat_events WHERE uuid = ?", event.id):
        return "known"
    run(taking.session, "INSERT INTO seat_events SELECT coalesce(max(id), 0) + 1, ? FROM seats", event.id)
    values = {"match_id": match_id, "seat": body["number"], "player_id": player, "name": name, "since": since}
    add(taking.session, SeatRow, values)
    taking.touch(match_id)
    return "new"


def _read_tap(session: Session, key: bytes) -> Body | None:
    found = one(
        session,
        "SELECT lower(hex(m.uuid)), t.at, t.text FROM taps t JOIN matches m ON m.id = t.match_id WHERE t.uuid = ?",
        key,
    )
    return dict(zip(("match", "at", "text"), found, strict=True)) if found else None


def _take_tap(taking: Taking, event: Event) -> Taken:
    check(event)
    match_id = taking.match_id(event.body["match"])
    if match_id is None or not one(taking.session, "SELECT 1 FROM sheets WHERE match_id = ?", match_id):
        return "waits"
    if one(taking.session, "SELECT 1 FROM taps WHERE uuid = ?", event.id):
        return "known"
    values = {"uuid": event.id, "match_id": match_id, "at": event.body["at"], "text": event.body["text"]}
    add(taking.session, TapRow, values)
    taking.touch(match_id)
    return "new"


def _read_mark(session: Session, key: bytes) -> Body | None:
    found = one(
        session,
        "SELECT lower(hex(m.uuid)), k.mark, k.at, k.detail FROM marks k JOIN matches m ON m.id = k.match_id"
        " WHERE k.uuid = ?",
        key,
    )
    return dict(zip(("match", "mark", "at", "detail"), found, strict=True)) if found else None


def _take_mark(taking: Taking, event: Event) -> Taken:
    check(event)
    if not _DETAILS[event.body["mark"]](event.body["detail"]):
        raise UnfitEvent("mark: detail is not allowed")
    match_id = taking.match_id(event.body["match"])
    if match_id is None:
        return "waits"
    if one(taking.session, "SELECT 1 FROM marks WHERE uuid = ?", event.id):
        return "known"
    kept = {name: value for name, value in event.body.items() if name != "match"}
    add(taking.session, MarkRow, {"uuid": event.id, "match_id": match_id, **kept})
    taking.touch(match_id)
    return "new"


_HAND = ("number", "dealer", "seed", "begun", "ended", "notation", "result")


def _read_hand(session: Session, key: bytes) -> Body | None:
    found = one(
        session,
        f"SELECT lower(hex(m.uuid)), {', '.join(f'h.{name}' for name in _HAND)} FROM hands h"
        " JOIN matches m ON m.id = h.match_id WHERE h.uuid = ?",
        key,
    )
    return dict(zip(("match", *_HAND), found, strict=True)) if found else None


def _take_hand(taking: Taking, event: Event) -> Taken:
    check(event)
    session, body = taking.session, event.body
    match_id = taking.match_id(body["match"])
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
            kept = json.dumps(_read_hand(session, there[1]))
            run(session, "INSERT OR REPLACE INTO sync VALUES (?, ?)", f"event {there[1].hex()}", kept)
        run(session, "DELETE FROM hands WHERE id = ?", there[0])
        run(session, "UPDATE events SET note = 'beaten' WHERE uuid = ?", there[1])
    add(session, HandRow, {"uuid": event.id, "match_id": match_id, **{name: body[name] for name in _HAND}})
    taking.touch(match_id)
    return "new"


def _read_game(session: Session, key: bytes) -> Body | None:
    found = one(
        session,
        "SELECT lower(hex((SELECT uuid FROM games f WHERE f.game = g.game ORDER BY f.id LIMIT 1))), name, text, at"
        " FROM games g WHERE uuid = ?",
        key,
    )
    return dict(zip(("game", "name", "text", "at"), found, strict=True)) if found else None


def _take_game(taking: Taking, event: Event) -> Taken:
    check(event)
    session, body = taking.session, event.body
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


_READERS: dict[str, Callable[[Session, bytes], Body | None]] = {
    "ruleset": _read_ruleset,
    "person": _read_person,
    "people": _read_people,
    "tap": _read_tap,
    "match": _read_match,
    "seat": _read_seat,
    "mark": _read_mark,
    "hand": _read_hand,
    "game": _read_game,
}
_TAKERS: dict[str, Callable[[Taking, Event], Taken]] = {
    "ruleset": _take_ruleset,
    "person": _take_person,
    "people": _take_people,
    "tap": _take_tap,
    "match": _take_match,
    "seat": _take_seat,
    "mark": _take_mark,
    "hand": _take_hand,
    "game": _take_game,
}
