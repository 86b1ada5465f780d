"""What everybody in a room may know of it, read from what its host says: bounded and clean, or refused."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from engine.names import shown_name
from engine.rules.reader import LONGEST
from store.events import bounds
from store.events.bounds import UnfitEvent
from store.rooms.entry import MOST_SEATS

_SEAT: Final = bounds.fields({"name": bounds.text(80), "person": bounds.text(32), "bot": bounds.text(40)})
_WATCHER: Final = bounds.fields({"name": bounds.text(80), "id": bounds.text(64, least=1)})
_PLAYERS: Final = bounds.listed(bounds.whole(0, MOST_SEATS - 1), MOST_SEATS)


def _truth(value: Any, where: str) -> None:
    if type(value) is not bool:
        raise UnfitEvent(where, "true or false is wanted")


def _points(value: Any, where: str) -> None:
    bounds.whole(-(1 << 53), 1 << 53)(value, where)


_ROOM: Final[Mapping[str, bounds.Check]] = {
    "match": bounds.key,
    "hands": bounds.whole(0, 1000),
    "calls": bounds.one_of(("all", "self", "off")),
    "away": bounds.whole(0, 86_400),
    "clock": bounds.whole(0, 86_400),
    "rules": bounds.text(LONGEST, least=1),
    "seats": bounds.listed(_SEAT, MOST_SEATS),
    "host": bounds.whole(-1, MOST_SEATS - 1),
    "watching": bounds.whole(0, 1000),
    "watchers": bounds.listed(_WATCHER, 1000),
    "paused": bounds.one_of(("", "host", "empty")),
    "closed": bounds.one_of(("", "closed", "broken")),
    "next": bounds.text(64),
    "hand": bounds.whole(0, 1 << 31),
    "seated": _PLAYERS,
    "totals": bounds.listed(_points, MOST_SEATS),
    "over": _truth,
    "turn_at": bounds.time,
}


@dataclass(frozen=True)
class RoomSeat:
    """A seat of the room: who sits there ("" for nobody), whether that is a person, and the bot that plays it now."""

    name: str
    person: bool
    bot: str

    @property
    def taken(self) -> bool:
        """Whether anybody plays there."""
        return self.person or bool(self.bot)


@dataclass(frozen=True)
class RoomWatcher:
    """A watcher: the name, and the id by which the host removes them."""

    name: str
    id: str


@dataclass(frozen=True)
class RoomInfo:
    """What a room is: all that its host tells everybody. `host` is the player who is it and may hand that on (-1 where
    nobody may), `watchers` those who watch (none where the host does not tell them), `seated` the players at the seats
    of the hand, `clock` seconds for a turn (0: any), `turn_at` when it began (Unix ms of the host).
    """

    match: str
    hands: int
    calls: str
    away: int
    clock: int
    rules: str
    chairs: tuple[RoomSeat, ...]
    host: int
    watching: int
    watchers: tuple[RoomWatcher, ...]
    paused: str
    closed: str
    next: str
    hand: int
    seated: tuple[int, ...]
    totals: tuple[int, ...]
    over: bool
    turn_at: int

    @property
    def begun(self) -> bool:
        """Whether a hand was ever dealt."""
        return self.hand > 0

    @property
    def full(self) -> bool:
        """Whether somebody plays every seat."""
        return all(chair.taken for chair in self.chairs)


def read_room_info(said: Mapping[str, Any]) -> RoomInfo:
    """What a host says of its room. UnfitEvent naming what is wrong with it."""
    said = {"host": -1, "watchers": [], **said}  # servers of versions before do not tell them
    for name, check in _ROOM.items():
        check(said.get(name), name)
    players = len(said["seats"])
    seated = said["seated"]
    if said["host"] >= players:
        raise UnfitEvent("host", "a player of the match is wanted")
    if players < 2 or len(said["totals"]) != players or len(set(seated)) != len(seated):
        raise UnfitEvent("seats", "as many totals as seats are wanted, and nobody twice")
    if any(player >= players for player in seated) or (said["hand"] > 0) != bool(seated):
        raise UnfitEvent("seated", "players of the match are wanted, once a hand is dealt")
    chairs = tuple(RoomSeat(shown_name(each["name"]), bool(each["person"]), each["bot"]) for each in said["seats"])
    watchers = tuple(RoomWatcher(shown_name(each["name"]), each["id"]) for each in said["watchers"])
    return RoomInfo(
        match=said["match"],
        hands=said["hands"],
        calls=said["calls"],
        away=said["away"],
        clock=said["clock"],
        rules=said["rules"],
        chairs=chairs,
        host=said["host"],
        watching=said["watching"],
        watchers=watchers,
        paused=said["paused"],
        closed=said["closed"],
        next=said["next"],
        hand=said["hand"],
        seated=tuple(seated),
        totals=tuple(said["totals"]),
        over=said["over"],
        turn_at=said["turn_at"],
    )
