"""The entries of a room's log: a closed union of frozen acts, each with its time and author.

They never leave the referee, since hidden cards follow from them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import MISSING, dataclass
from typing import Any, Final, Literal, TypeAlias

from engine.bounded_json import read_json
from engine.names import LONGEST_NAME
from engine.rules.reader import LONGEST as LONGEST_RULES
from engine.stored_keys import keys_of, stored, stored_record
from store.events import bounds
from store.events.bounds import Check, UnfitEvent

VERSION: Final = 4  # of the fold; a room of 1 keeps its host, one of 2 its watchers, one of 3 its terms and its seats
MOST_ENTRIES: Final = 20_000  # in a room
LONGEST: Final = 2048  # characters of an entry, except those with a ruleset
MOST_TERMS: Final = 100  # changes of the terms of a room
MOST_SEATS: Final = 12
LONGEST_FACE: Final = 40  # characters
WATCHES: Final = -1  # the seat of a watcher, as in views
HOST: Final = -1  # the author of what a host without a seat did
REFEREE: Final = -2  # the author of what the rules, a clock or a bot did

CHANCE_BYTES: Final = 32  # fresh random bytes of each deal and action
SHORT_CHANCE: Final = 16  # hex digits of the random bits in earlier entries: 64 bits

Calls = Literal["all", "self", "off"]
"""Who calls a missed declaration: everybody who notices, the referee for all of them, or nobody."""
How = Literal["person", "bot", "clock"]


@stored_record
class OpenRoom:
    """Opens a room on its terms.

    `rules` is the full text of the ruleset with its options and numbers in use. `host` and `invitation` are the SHA-256
    of tokens, `match` is a uuid, all in hex. The match ends after `hands` hands, or by its target if that's 0. `away`
    are the seconds until a bot of the level `bot` plays for a player who is away (0: never), `clock` the seconds for a
    turn (0: no limit).
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


@stored_record
class JoinRoom:
    """A person takes a seat, or watches (-1): their name, their id, the SHA-256 of their token, and the id of the face
    that they chose ("" for their initial).
    """

    seat: int = stored("seat")
    name: str = stored("name")
    person: str = stored("person")
    token: str = stored("token")
    face: str = stored("face", default="")


@stored_record
class ChangeTerms:
    """Replaces these terms of the room, as in OpenRoom, before the first deal."""

    rules: str = stored("rules")
    seats: int = stored("seats")
    hands: int = stored("hands")
    calls: Calls = stored("calls")
    clock: int = stored("clock")


@stored_record
class WantSeat:
    """The watcher whose token has this SHA-256 wants the next seat that is free, or no longer wants one."""

    token: str = stored("token")
    wants: bool = stored("wants")


@stored_record
class TakeSeat:
    """The watcher whose token has this SHA-256 takes a seat that no person has, under this name."""

    seat: int = stored("seat")
    token: str = stored("token")
    name: str = stored("name")


@stored_record
class LeaveSeat:
    """The person at a seat gives it up for good: their token is no longer valid, and in a match a bot plays on."""

    seat: int = stored("seat")


@stored_record
class SitDown:
    """A bot of a level plays a seat from now on, or its person (""). `name` is the name of a bot at a seat without a
    person, or the new name of the person; "" changes none. `face` is the person's new face; "" changes none.
    """

    seat: int = stored("seat")
    bot: str = stored("bot")
    name: str = stored("name")
    face: str = stored("face", default="")


@stored_record
class Kick:
    """Removes the person at a seat: their token is no longer valid, and in a match a bot plays on."""

    seat: int = stored("seat")


@stored_record
class DismissWatcher:
    """Removes the watcher whose token has this SHA-256."""

    token: str = stored("token")


@stored_record
class HandOverHost:
    """Makes the person at a seat host, instead of the one before."""

    seat: int = stored("seat")


@stored_record
class Invite:
    """Replaces the invitation, given by its SHA-256."""

    invitation: str = stored("invitation")


@stored_record
class CloseRoom:
    """Closes the room."""


@stored_record
class PauseRoom:
    """Pauses play and clocks."""


@stored_record
class ResumeRoom:
    """Ends a pause."""


@stored_record
class DealHand:
    """Deals hand number `n`: its uuid, its dealer (a player), and its random bits in hex."""

    n: int = stored("n")
    hand: str = stored("hand")
    dealer: int = stored("dealer")
    c: str = stored("c")


@stored_record
class MakeMove:
    """An action of a seat of the room as hand notation writes it, with the cards it drew; its random bits in hex."""

    seat: int = stored("seat")
    how: How = stored("how")
    action: str = stored("action")
    c: str = stored("c")


@stored_record
class SettleCalls:
    """Everybody who called a missed declaration in time, each with the id of the command, and who won the lot."""

    who: list[list[Any]] = stored("who")
    lot: int = stored("lot")
    c: str = stored("c")


@stored_record
class NextRoom:
    """Continues in another room."""

    room: str = stored("room")


Act: TypeAlias = (
    OpenRoom
    | ChangeTerms
    | JoinRoom
    | WantSeat
    | TakeSeat
    | LeaveSeat
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
    """An act, its time by the referee's clock (Unix ms), its author (a seat of the room, HOST or REFEREE), and the id
    of the command ("" for none).
    """

    at: int
    by: int
    cid: str
    act: Act


def _check_caller(value: Any, where: str) -> None:
    if not isinstance(value, list) or len(value) != 2:
        raise UnfitEvent(where, "a seat and the id of a command are wanted")
    _SEAT(value[0], where)
    _check_command_id(value[1], where)


def _check_chance(value: Any, where: str) -> None:
    (_SHORT if isinstance(value, str) and len(value) == SHORT_CHANCE else _LONG)(value, where)


def _check_command_id(value: Any, where: str) -> None:
    if value != "":
        bounds.key(value, where)


_SEAT: Final = bounds.integer_check(0, MOST_SEATS - 1)
_NAME: Final = bounds.text_check(LONGEST_NAME)
_TOKEN: Final = bounds.hexadecimal_check(64)
_SHORT: Final = bounds.hexadecimal_check(SHORT_CHANCE)
_LONG: Final = bounds.hexadecimal_check(2 * CHANCE_BYTES)
_SECONDS: Final = bounds.integer_check(0, 86_400)
_LEVEL: Final = bounds.text_check(40)
_FACE: Final = bounds.text_check(LONGEST_FACE)
_TERMS: Final[Mapping[str, Check]] = {
    "rules": bounds.text_check(LONGEST_RULES),
    "seats": bounds.integer_check(2, MOST_SEATS),
    "hands": bounds.integer_check(0, 1000),
    "calls": bounds.one_of_check(("all", "self", "off")),
    "clock": _SECONDS,
}

#: The acts by their kind in the log, with the bounds of their fields.
KINDS: Final[Mapping[str, tuple[type[Any], Mapping[str, Check]]]] = {
    "open": (
        OpenRoom,
        {
            "v": bounds.integer_check(1, 1 << 16),
            "rules": _TERMS["rules"],
            "seats": _TERMS["seats"],
            "host": _TOKEN,
            "invitation": _TOKEN,
            "match": bounds.key,
            "hands": _TERMS["hands"],
            "calls": _TERMS["calls"],
            "away": _SECONDS,
            "clock": _TERMS["clock"],
            "bot": _LEVEL,
        },
    ),
    "terms": (ChangeTerms, _TERMS),
    "join": (
        JoinRoom,
        {
            "seat": bounds.integer_check(WATCHES, MOST_SEATS - 1),
            "name": _NAME,
            "person": bounds.key,
            "token": _TOKEN,
            "face": _FACE,
        },
    ),
    "want": (WantSeat, {"token": _TOKEN, "wants": bounds.check_bool}),
    "take": (TakeSeat, {"seat": _SEAT, "token": _TOKEN, "name": _NAME}),
    "leave": (LeaveSeat, {"seat": _SEAT}),
    "sit": (SitDown, {"seat": _SEAT, "bot": _LEVEL, "name": _NAME, "face": _FACE}),
    "kick": (Kick, {"seat": _SEAT}),
    "unwatch": (DismissWatcher, {"token": _TOKEN}),
    "host": (HandOverHost, {"seat": _SEAT}),
    "invite": (Invite, {"invitation": _TOKEN}),
    "close": (CloseRoom, {}),
    "pause": (PauseRoom, {}),
    "resume": (ResumeRoom, {}),
    "deal": (
        DealHand,
        {"n": bounds.integer_check(1, 1 << 31), "hand": bounds.key, "dealer": _SEAT, "c": _check_chance},
    ),
    "move": (
        MakeMove,
        {
            "seat": _SEAT,
            "how": bounds.one_of_check(("person", "bot", "clock")),
            "action": bounds.text_check(LONGEST, least=1),
            "c": _check_chance,
        },
    ),
    "calls": (SettleCalls, {"who": bounds.list_check(_check_caller, MOST_SEATS), "lot": _SEAT, "c": _check_chance}),
    "next": (NextRoom, {"room": bounds.text_check(64, least=1)}),
}
WORD: Final = {kind: word for word, (kind, _) in KINDS.items()}
#: What is written only if it's something else, since rooms of earlier versions don't have it.
_DEFAULTS: Final[Mapping[type[Any], Mapping[str, Any]]] = {
    kind: {key: each.default for key, each in keys_of(kind).items() if each.default is not MISSING} for kind in WORD
}
_HEAD: Final[Mapping[str, Check]] = {
    "k": bounds.one_of_check(KINDS),
    "at": bounds.time,
    "by": bounds.integer_check(REFEREE, MOST_SEATS - 1),
    "cid": _check_command_id,
}


def entry_text(entry: RoomEntry) -> str:
    """The text of an entry in the log."""
    head = {"k": WORD[type(entry.act)], "at": entry.at, "by": entry.by, "cid": entry.cid}
    kind = type(entry.act)
    body = {key: getattr(entry.act, each.name) for key, each in keys_of(kind).items()}
    defaults = _DEFAULTS[kind]
    written = {key: value for key, value in body.items() if key not in defaults or value != defaults[key]}
    return json.dumps({**head, **written}, separators=(",", ":"))


def read_entry(text: str) -> RoomEntry:
    """The entry of a text. Raises ValueError, which names what is wrong."""
    table = read_json(text, 8 * LONGEST_RULES)
    if not isinstance(table, dict) or not isinstance(table.get("k"), str) or table["k"] not in KINDS:
        raise ValueError("it is no entry of a kind that is known")
    kind, body = KINDS[table["k"]]
    table = {**_DEFAULTS[kind], **table}
    try:
        bounds.object_check({**_HEAD, **body})(table, "")
    except UnfitEvent as error:
        raise ValueError(str(error)) from None
    act = {each.name: table[key] for key, each in keys_of(kind).items()}
    return RoomEntry(table["at"], table["by"], table["cid"], kind(**act))
