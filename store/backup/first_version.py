"""Read backup files of version 1: one object a line, with everything of a match in one object. Each line is converted
to events and local entries.

Such a file has no times of events and no ids of seats taken later. The times are derived from when things happened,
never decreasing within a list; the ids from what the seat says.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from typing import Any

from store.backup.local import LocalEntry
from store.events import bounds
from store.events.bounds import MAX_TIME, Check, UnfitEvent
from store.events.event import Event

Line = dict[str, Any]
Item = Event | LocalEntry
_MATCH_FIELDS = ("created", "ruleset", "rules", "options", "numbers", "seed", "target", "hand_limit")
_HAND_FIELDS = ("number", "dealer", "seed", "begun", "ended", "notation", "result")
_OPEN_HAND_FIELDS = ("uuid", "number", "dealer", "seed", "header", "begun", "actions")


def _object_check(*names: str) -> Check:
    return bounds.object_check(dict.fromkeys(names, bounds.accept_anything))


_SEAT_CHECK = _object_check("seat", "player", "name", "since")
_OTHER_MATCH_FIELDS = ("uuid", "seats", "marks", "hands", "taps", "open", "sheet")
_FIELD_CHECKS: dict[str, Check] = {
    "ruleset": _object_check("sha256", "text"),
    "player": _object_check("uuid", "name", "level", "created"),
    "person": _object_check("uuid", "player", "mark", "at", "detail"),
    "match": _object_check(*_MATCH_FIELDS, *_OTHER_MATCH_FIELDS),
    "game": _object_check("uuid", "game", "name", "text", "at"),
    "setting": _object_check("key", "value"),
}
_PART_CHECKS: dict[str, Check] = {
    "seats": _SEAT_CHECK,
    "marks": _object_check("uuid", "mark", "at", "detail"),
    "hands": _object_check("uuid", *_HAND_FIELDS),
    "taps": _object_check("uuid", "at", "text"),
}


class Version1Reader:
    """Converts the lines of one file, in order."""

    def __init__(self) -> None:
        self._levels: dict[str, str] = {}
        self._clock = 0
        self._read: dict[str, Callable[[Line], Iterator[tuple[str, Item]]]] = {
            "ruleset": self._convert_ruleset,
            "player": self._convert_player,
            "person": self._convert_person,
            "match": self._convert_match,
            "game": self._convert_game,
            "setting": self._convert_setting,
        }

    def iter_items(self, line: Line) -> Iterator[tuple[str, Item]]:
        """Yield the entries of a line, each with its location in the line. Their bodies aren't checked. Raises
        UnfitEvent if the line doesn't have the form of its kind.
        """
        kind = line.get("kind")
        if not isinstance(kind, str) or kind not in _FIELD_CHECKS:
            raise UnfitEvent("kind", f"{str(kind)[:20]!r} is no kind; there are {', '.join(_FIELD_CHECKS)}")
        content = {name: value for name, value in line.items() if name != "kind"}
        _FIELD_CHECKS[kind](content, kind)
        return self._read[kind](content)

    def _make_event(self, place: str, key: Any, kind: str, at: Any, body: dict[str, Any]) -> tuple[str, Event]:
        """Return an event with its location. Its clock is later than that of the event before it in the same list."""
        bounds.key(key, f"{place} uuid" if place else "uuid")
        time = at if type(at) is int and 0 <= at < MAX_TIME else 0
        self._clock = max(time << 16, self._clock + 1)
        return place, Event(bytes.fromhex(key), self._clock, kind, body)

    def _begin_list_times(self) -> None:
        """Start a new list, whose times don't depend on those of the list before."""
        self._clock = 0

    def _convert_ruleset(self, line: Line) -> Iterator[tuple[str, Item]]:
        bounds.hexadecimal_check(64)(line["sha256"], "sha256")
        self._begin_list_times()
        yield self._make_event("", line["sha256"][:32], "ruleset", 0, {"text": line["text"]})

    def _convert_player(self, line: Line) -> Iterator[tuple[str, Item]]:
        bounds.key(line["uuid"], "uuid")
        bounds.name(line["level"], "level")
        self._levels[line["uuid"]] = line["level"]
        self._begin_list_times()
        if line["level"]:
            yield "", LocalEntry("bot", {name: line[name] for name in ("uuid", "level", "created")})
        else:
            body = {name: line[name] for name in ("name", "created")}
            yield self._make_event("", line["uuid"], "person", line["created"], body)

    def _convert_person(self, line: Line) -> Iterator[tuple[str, Item]]:
        if line["mark"] == "merged" and str(line["detail"]) not in self._levels:
            return  # merged with a person whose row was damaged
        body = {name: line[name] for name in ("player", "mark", "at", "detail")}
        yield self._make_event("", line["uuid"], "people", line["at"], body)

    def _convert_match(self, line: Line) -> Iterator[tuple[str, Item]]:
        for name in _PART_CHECKS:
            bounds.list_check(bounds.accept_anything)(line[name], name)
        match = line["uuid"]
        first, later = self._split_seats(line)
        body = {**{name: line[name] for name in _MATCH_FIELDS}, "sheet": _convert_sheet(line["sheet"]), "seats": first}
        self._begin_list_times()
        yield self._make_event("", match, "match", line["created"], body)
        for place, seat, who in later:
            body = {"match": match, "number": seat, "seat": who}
            said = json.dumps([match, seat, who]).encode()
            yield self._make_event(place, sha256(said).hexdigest()[:32], "seat", who[3], body)
        self._begin_list_times()
        for place, mark in _iter_objects(line, "marks"):
            body = {"match": match, **{name: mark[name] for name in ("mark", "at", "detail")}}
            yield self._make_event(place, mark["uuid"], "mark", mark["at"], body)
        self._begin_list_times()
        for place, tap in _iter_objects(line, "taps"):
            yield self._make_event(
                place, tap["uuid"], "tap", tap["at"], {"match": match, "at": tap["at"], "text": tap["text"]}
            )
        self._begin_list_times()
        number = 0
        for place, hand in _iter_objects(line, "hands"):
            if type(hand["number"]) is int and hand["number"] <= number:
                raise UnfitEvent(place, "the numbers of hands do not grow")
            number = hand["number"]
            body = {"match": match, **{name: hand[name] for name in _HAND_FIELDS}}
            yield self._make_event(place, hand["uuid"], "hand", hand["ended"], body)
        if line["open"] is not None:
            _object_check(*_OPEN_HAND_FIELDS)(line["open"], "open")
            yield "open", LocalEntry("open", {"match": match, **line["open"]})

    def _split_seats(self, line: Line) -> tuple[list[Any], list[tuple[str, int, list[Any]]]]:
        """Return the first holders of the seats, as the event of the match has them, and the later ones. If the first
        holder of any seat is missing, all are later ones.
        """
        seats = []
        for place, seat in _iter_objects(line, "seats"):
            bounds.seat(seat["seat"], f"{place} seat")
            bounds.key(seat["player"], f"{place} player")
            if seat["player"] not in self._levels:
                raise UnfitEvent(f"{place} player", "it names what does not stand before it")
            level = self._levels[seat["player"]]
            seats.append((place, seat["seat"], [seat["name"], level, "" if level else seat["player"], seat["since"]]))
        firsts = {number: who for _, number, who in reversed(seats)}
        if sorted(firsts) != list(range(len(firsts))):
            return [], seats
        later = [(place, number, who) for place, number, who in seats if firsts[number] is not who]
        return [who for _, who in sorted(firsts.items())], later

    def _convert_game(self, line: Line) -> Iterator[tuple[str, Item]]:
        body = {name: line[name] for name in ("game", "name", "text", "at")}
        yield self._make_event("", line["uuid"], "game", line["at"], body)

    def _convert_setting(self, line: Line) -> Iterator[tuple[str, Item]]:
        yield "", LocalEntry("setting", line)


def _iter_objects(line: Line, part: str) -> Iterable[tuple[str, Line]]:
    """Yield the objects in a list of a match, each with its location."""
    for at, item in enumerate(line[part]):
        place = f"{part}[{at}]"
        _PART_CHECKS[part](item, place)
        yield place, item


def _convert_sheet(sheet: Any) -> Any:
    """Return the sheet of a match with its names as JSON; in version 1 they were a list."""
    if not isinstance(sheet, dict) or not isinstance(sheet.get("names"), list):
        return sheet
    return {**sheet, "names": json.dumps(sheet["names"])}
