"""What stands in a room's log: a closed union of frozen acts, each with who did it and when. It never leaves the
referee: hidden cards follow from it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from engine.bounded_json import read_json
from engine.names import LONGEST_NAME
from engine.rules.reader import LONGEST as LONGEST_RULES
from engine.stored_keys import keys_of, record, stored
from store.events import bounds
from store.events.bounds import Check, UnfitEvent

VERSION: Final = 3  # of the fold; a room of 1 keeps its host, one of 2 whoever watches
MOST_ENTRIES: Final = 20_000  # in a room
LONGEST: Final = 2048  # characters of an entry, that which opens the room aside
MOST_SEATS: Final = 12
WATCHES: Final = -1  # the seat of who sits nowhere, as in views
HOST: Final = -1  # who did something as the host, sitting nowhere
REFEREE: Final = -2  # what the rules, a clock or a bot did

CHANCE_BYTES: Final = 32  # fresh random ones of each deal and action
SHORT_CHANCE: Final = 16  # digits of those that entries had before: 64 bits

Calls = Literal["all", "self", "off"]
"""Who calls a missed word: everybody who notices, the referee for all of them, or nobody."""
How = Literal["person", "bot", "clock"]


@record
class OpenRoom:
    """What is agreed before anybody sits down. `rules` is the full text of the ruleset with its options and numbers in
    use, `host` and `invitation` are SHA-256 of tokens, `match` a uuid, all in hex; `hands` ends the match after so many
    (0: by its target). `away` is how many seconds the table waits for somebody who is gone before a bot of the level
    `bot` plays on (0: for ever), `clock` how many a turn may take (0: any).
    """

    v: int = stored("v")
    rules: str = stored("rules")
    seats: int = stored("seats")
    host: str = stored("host")
    invitation: str = stored("invitation")
    match: str = stored("match")
    hands: int = stored("hands")
    calls: Calls = stored("calls")
    away: int = stored("away")
    clock: int = stored("clock")
    bot: str = stored("bot")


@record
class JoinRoom:
    """Somebody sits down, or watches (-1): their name, the id of the person, the SHA-256 of their token."""

    seat: int = stored("seat")
    name: str = stored("name")
    person: str = stored("person")
    token: str = stored("token")


@record
class SitDown:
    """A bot of a level plays a seat from now on, or ("") its person. `name` is that of a bot where nobody joined, and
    the new one of a person who takes another; "" changes none."""

    seat: int = stored("seat")
    bot: str = stored("bot")
    name: str = stored("name")


@record
class Kick:
    """Who sits there is put out: the token counts no more, and once a match is on a bot plays the seat."""

    seat: int = stored("seat")


@record
class DismissWatcher:
    """Removes the watcher whose token has this SHA-256."""

    token: str = stored("token")


@record
class HandOverHost:
    """Who sits there is the host from now on, and who was it no more."""

    seat: int = stored("seat")


@record
class Invite:
    """Another invitation, by its SHA-256; the old one counts no more."""

    invitation: str = stored("invitation")


@record
class CloseRoom:
    """The room is over."""


@record
class PauseRoom:
    """Nobody may play, and clocks stand."""


@record
class ResumeRoom:
    """Play goes on."""


@record
class DealHand:
    """Hand number `n` is dealt by a player, its uuid and its random bits in hex."""

    n: int = stored("n")
    hand: str = stored("hand")
    dealer: int = stored("dealer")
    c: str = stored("c")


@record
class MakeMove:
    """An action as hand notation writes it, with the cards it drew, of a seat of the room; its random bits in hex."""

    seat: int = stored("seat")
    how: How = stored("how")
    action: str = stored("action")
    c: str = stored("c")


@record
class SettleCalls:
    """Everybody who called the missed word in time, each with the id of the command, and whom the lot gave it to."""

    who: list[list[Any]] = stored("who")
    lot: int = stored("lot")
    c: str = stored("c")


@record
class NextRoom:
    """Play goes on in another room."""

    room: str = stored("room")


Act: TypeAlias = (
    OpenRoom
    | JoinRoom
    | SitDown
    | Kick
    | DismissWatcher
    | HandOverHost
    | Invite
    | CloseRoom
    | PauseRoom
    | ResumeRoom
    | DealHand
    | MakeMove
    | SettleCalls
    | NextRoom
)


@dataclass(frozen=True, slots=True)
class RoomEntry:
    """An act, the referee's time of it (Unix ms), who did it (a seat of the room, HOST or REFEREE) and the id of the
    command ("" where there was none)."""

    at: int
    by: int
    cid: str
    act: Act


def _caller(value: Any, where: str) -> None:
    if not isinstance(value, list) or len(value) != 2:
        raise UnfitEvent(where, "a seat and the id of a command are wanted")
    _SEAT(value[0], where)
    _cid(value[1], where)


def _chance(value: Any, where: str) -> None:
    (_SHORT if isinstance(value, str) and len(value) == SHORT_CHANCE else _LONG)(value, where)


def _cid(value: Any, where: str) -> None:
    if value != "":
        bounds.key(value, where)


_SEAT: Final = bounds.integer(0, MOST_SEATS - 1)
_NAME: Final = bounds.text(LONGEST_NAME)
_TOKEN: Final = bounds.hexadecimal(64)
_SHORT: Final = bounds.hexadecimal(SHORT_CHANCE)
_LONG: Final = bounds.hexadecimal(2 * CHANCE_BYTES)
_SECONDS: Final = bounds.integer(0, 86_400)
_LEVEL: Final = bounds.text(40)

#: Every kind by its word, with the bounds of its fields.
KINDS: Final[Mapping[str, tuple[type[Any], Mapping[str, Check]]]] = {
    "open": (
        OpenRoom,
        {
            "v": bounds.integer(1, 1 << 16),
            "rules": bounds.text(LONGEST_RULES),
            "seats": bounds.integer(2, MOST_SEATS),
            "host": _TOKEN,
            "invitation": _TOKEN,
            "match": bounds.key,
            "hands": bounds.integer(0, 1000),
            "calls": bounds.one_of(("all", "self", "off")),
            "away": _SECONDS,
            "clock": _SECONDS,
            "bot": _LEVEL,
        },
    ),
    "join": (
        JoinRoom,
        {"seat": bounds.integer(WATCHES, MOST_SEATS - 1), "name": _NAME, "person": bounds.key, "token": _TOKEN},
    ),
    "sit": (SitDown, {"seat": _SEAT, "bot": _LEVEL, "name": _NAME}),
    "kick": (Kick, {"seat": _SEAT}),
    "unwatch": (DismissWatcher, {"token": _TOKEN}),
    "host": (HandOverHost, {"seat": _SEAT}),
    "invite": (Invite, {"invitation": _TOKEN}),
    "close": (CloseRoom, {}),
    "pause": (PauseRoom, {}),
    "resume": (ResumeRoom, {}),
    "deal": (DealHand, {"n": bounds.integer(1, 1 << 31), "hand": bounds.key, "dealer": _SEAT, "c": _chance}),
    "move": (
        MakeMove,
        {
            "seat": _SEAT,
            "how": bounds.one_of(("person", "bot", "clock")),
            "action": bounds.text(LONGEST, least=1),
            "c": _chance,
        },
    ),
    "calls": (SettleCalls, {"who": bounds.list_of(_caller, MOST_SEATS), "lot": _SEAT, "c": _chance}),
    "next": (NextRoom, {"room": bounds.text(64, least=1)}),
}
WORD: Final = {kind: word for word, (kind, _) in KINDS.items()}
_HEAD: Final[Mapping[str, Check]] = {
    "k": bounds.one_of(KINDS),
    "at": bounds.time,
    "by": bounds.integer(REFEREE, MOST_SEATS - 1),
    "cid": _cid,
}


def entry_text(entry: RoomEntry) -> str:
    """The entry as it stands in the log."""
    head = {"k": WORD[type(entry.act)], "at": entry.at, "by": entry.by, "cid": entry.cid}
    body = {key: getattr(entry.act, each.name) for key, each in keys_of(type(entry.act)).items()}
    return json.dumps({**head, **body}, separators=(",", ":"))


def read_entry(text: str) -> RoomEntry:
    """The entry of a text; ValueError naming what is wrong with it."""
    table = read_json(text, 8 * LONGEST_RULES)
    if not isinstance(table, dict) or not isinstance(table.get("k"), str) or table["k"] not in KINDS:
        raise ValueError("it is no entry of a kind that is known")
    kind, body = KINDS[table["k"]]
    try:
        bounds.fields({**_HEAD, **body})(table, "")
    except UnfitEvent as error:
        raise ValueError(str(error)) from None
    act = {each.name: table[key] for key, each in keys_of(kind).items()}
    return RoomEntry(table["at"], table["by"], table["cid"], kind(**act))
