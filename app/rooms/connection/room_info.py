"""The part of a room that all its members are sent, checked against bounds before it's used."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.player_names import shown_name
from engine.rules.reader import MAX_RULES_LENGTH
from store.events import bounds
from store.events.bounds import UnfitEvent
from store.rooms.entry import MAX_FACE_LENGTH, MAX_SEATS

_SEAT_CHECK: Final = bounds.object_check(
    {"name": bounds.text_check(80), "person": bounds.text_check(32), "bot": bounds.text_check(40)}
)
_WATCHER_CHECK: Final = bounds.object_check({"name": bounds.text_check(80), "id": bounds.text_check(64, minimum=1)})
_PLAYERS_CHECK: Final = bounds.list_check(bounds.integer_check(0, MAX_SEATS - 1), MAX_SEATS)


def _check_points(value: Any, where: str) -> None:
    bounds.integer_check(-(1 << 53), 1 << 53)(value, where)


_FIELD_CHECKS: Final[Mapping[str, bounds.Check]] = {
    "match": bounds.key,
    "hands": bounds.integer_check(0, 1000),
    "calls": bounds.one_of_check(("all", "self", "off")),
    "away": bounds.integer_check(0, 86_400),
    "clock": bounds.integer_check(0, 86_400),
    "rules": bounds.text_check(MAX_RULES_LENGTH, minimum=1),
    "seats": bounds.list_check(_SEAT_CHECK, MAX_SEATS),
    "host": bounds.integer_check(-1, MAX_SEATS - 1),
    "watching": bounds.integer_check(0, 1000),
    "watchers": bounds.list_check(_WATCHER_CHECK, 1000),
    "paused": bounds.one_of_check(("", "host", "empty")),
    "closed": bounds.one_of_check(("", "closed", "broken")),
    "next": bounds.text_check(64),
    "hand": bounds.integer_check(0, 1 << 31),
    "seated": _PLAYERS_CHECK,
    "totals": bounds.list_check(_check_points, MAX_SEATS),
    "over": bounds.check_bool,
    "turn_at": bounds.time,
    "faces": bounds.list_check(bounds.text_check(MAX_FACE_LENGTH), MAX_SEATS),
    "late": bounds.list_check(bounds.text_check(64, minimum=1), 1000),
}


@dataclass(frozen=True)
class RoomSeat:
    """A seat of the match.

    `name` is "" for a free seat. `person` is whether a person has the seat; `bot_level` is the level of the bot that
    plays at it now ("" for none), which may be in place of that person. `face` is the id of the person's face ("" for
    their initial).
    """

    name: str
    person: bool
    bot_level: str
    face: str = ""

    @property
    def is_taken(self) -> bool:
        """Whether a person or a bot has the seat."""
        return self.person or bool(self.bot_level)


@dataclass(frozen=True)
class RoomWatcher:
    """A watcher: the name, and the id by which the host can remove them."""

    name: str
    id: str


@dataclass(frozen=True)
class RoomInfo:
    """The state of a room, as its host sends it to every member.

    `seats` are those of the match: their indices are the numbers of the players. `player_at_seat` has the player in
    each seat of the hand. `host` is the player who is host and can make another one host, -1 if that isn't possible.
    `watchers` is empty if the host sends only their number, `watcher_count`. `turn_seconds` is the time limit for a
    turn in seconds, 0 for none; `turn_at` is when the turn began (Unix ms on the host's clock). `away_seconds` is after
    how many seconds a bot plays for a person who isn't connected. `waiting_watchers` has the ids of the watchers who
    get the next free seats.
    """

    match: str
    hand_limit: int
    call_rule: str
    away_seconds: int
    turn_seconds: int
    rules: str
    seats: tuple[RoomSeat, ...]
    host: int
    watcher_count: int
    watchers: tuple[RoomWatcher, ...]
    pause_reason: str
    close_reason: str
    next_room: str
    hand_number: int
    player_at_seat: tuple[int, ...]
    totals: tuple[int, ...]
    is_over: bool
    turn_at: int
    waiting_watchers: tuple[str, ...] = ()

    @property
    def has_begun(self) -> bool:
        """Whether the first hand has been dealt."""
        return self.hand_number > 0

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken by a person or a bot."""
        return all(seat.is_taken for seat in self.seats)


def read_room_info(table: Mapping[str, Any]) -> RoomInfo:
    """Return the room that the table of a host describes. Raises `UnfitEvent`, which names the first wrong field."""
    # Earlier versions of the server don't send these, later ones only if they aren't empty.
    table = {"host": -1, "watchers": [], "faces": [], "late": [], **table}
    for name, check in _FIELD_CHECKS.items():
        check(table.get(name), name)
    players = len(table["seats"])
    seated = table["seated"]
    if table["host"] >= players:
        raise UnfitEvent("host", "a player of the match is wanted")
    if players < 2 or len(table["totals"]) != players or len(set(seated)) != len(seated):
        raise UnfitEvent("seats", "as many totals as seats are wanted, and nobody twice")
    if any(player >= players for player in seated) or (table["hand"] > 0) != bool(seated):
        raise UnfitEvent("seated", "players of the match are wanted, once a hand is dealt")
    faces = [*table["faces"], *[""] * players]
    seats = tuple(
        RoomSeat(shown_name(each["name"]), bool(each["person"]), each["bot"], face)
        for each, face in zip(table["seats"], faces, strict=False)
    )
    watchers = tuple(RoomWatcher(shown_name(each["name"]), each["id"]) for each in table["watchers"])
    return RoomInfo(
        match=table["match"],
        hand_limit=table["hands"],
        call_rule=table["calls"],
        away_seconds=table["away"],
        turn_seconds=table["clock"],
        rules=table["rules"],
        seats=seats,
        host=table["host"],
        watcher_count=table["watching"],
        watchers=watchers,
        pause_reason=table["paused"],
        close_reason=table["closed"],
        next_room=table["next"],
        hand_number=table["hand"],
        player_at_seat=tuple(seated),
        totals=tuple(table["totals"]),
        is_over=table["over"],
        turn_at=table["turn_at"],
        waiting_watchers=tuple(table["late"]),
    )
