"""The entries of a room's log: each is an act, with its time and author. The kinds of acts are a closed union.

Entries never leave the referee, since hidden cards can be computed from them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import MISSING, dataclass
from typing import Any, Final, Literal, TypeAlias

from engine.bounded_json import read_json
from engine.player_names import MAX_NAME_LENGTH
from engine.rules.reader import MAX_RULES_LENGTH as LONGEST_RULES
from engine.stored_keys import keys_of, stored, stored_record
from store.events import bounds
from store.events.bounds import Check, UnfitEvent

VERSION: Final = 4  # of the fold; before 2 the host can't change, before 3 watchers, before 4 terms and seats
MAX_ENTRIES: Final = 20_000  # in a room
MAX_ENTRY_LENGTH: Final = 2048  # characters of an entry, except those with a ruleset
MAX_TERMS_CHANGES: Final = 100  # changes of the terms of a room
MAX_SEATS: Final = 12
MAX_FACE_LENGTH: Final = 40  # characters
WATCHER_SEAT: Final = -1  # the seat of a watcher, as in views
HOST: Final = -1  # the author of the acts of a host without a seat
REFEREE: Final = -2  # the author of the acts that rules, clocks and bots cause

CHANCE_BYTES: Final = 32  # fresh random bytes of each deal and action
SHORT_CHANCE_DIGITS: Final = 16  # hex digits of the random bits in earlier entries: 64 bits

CallRule = Literal["all", "self", "off"]
"""Who calls a missed declaration: everybody who notices, the referee for all of them, or nobody."""
MoveCause = Literal["person", "bot", "clock"]


@stored_record
class OpenRoom:
    """Opens a room on its terms.

    `rules` is the full text of the ruleset with its options and numbers in use. `host` and `invitation` are the SHA-256
    of tokens, `match` is a uuid, all in hex. The match ends after `hand_limit` hands, or by its target if that's 0.
    `away_seconds` are the seconds until a bot of the level `bot_level` plays for a player who is away (0: never),
    `turn_seconds` the seconds for a turn (0: no limit).
    """

    version: int = stored("v")
    rules: str = stored("rules")
    seats: int = stored("seats")
    host: str = stored("host")
    invitation: str = stored("invitation")
    match: str = stored("match")
    hand_limit: int = stored("hands")
    call_rule: CallRule = stored("calls")
    away_seconds: int = stored("away")
    turn_seconds: int = stored("clock")
    bot_level: str = stored("bot")


@stored_record
class JoinRoom:
    """A person takes a seat, or watches (seat -1).

    `name` and `person` are their name and id, `token` is the SHA-256 of their token, `face` the id of the face that
    they chose ("" for their initial).
    """

    seat: int = stored("seat")
    name: str = stored("name")
    person: str = stored("person")
    token: str = stored("token")
    face: str = stored("face", default="")


@stored_record
class ChangeTerms:
    """Replaces these terms of the room before the first deal; the fields are as in `OpenRoom`."""

    rules: str = stored("rules")
    seats: int = stored("seats")
    hand_limit: int = stored("hands")
    call_rule: CallRule = stored("calls")
    turn_seconds: int = stored("clock")


@stored_record
class WantSeat:
    """The watcher with this token (its SHA-256) asks for the next free seat, or no longer does."""

    token: str = stored("token")
    wants: bool = stored("wants")


@stored_record
class TakeSeat:
    """The watcher with this token (its SHA-256) takes a seat that no person has, under this name."""

    seat: int = stored("seat")
    token: str = stored("token")
    name: str = stored("name")


@stored_record
class LeaveSeat:
    """The person at a seat leaves for good. Their token becomes invalid; after the first deal a bot plays on."""

    seat: int = stored("seat")


@stored_record
class SitDown:
    """A bot of the level `bot_level` plays a seat from now on, or if that's "" its person again.

    `name` is the name of a bot at a seat without a person, or the person's new name; "" changes nothing. `face` is the
    person's new face; "" changes nothing.
    """

    seat: int = stored("seat")
    bot_level: str = stored("bot")
    name: str = stored("name")
    face: str = stored("face", default="")


@stored_record
class Kick:
    """The host removes the person at a seat. Their token becomes invalid; after the first deal a bot plays on."""

    seat: int = stored("seat")


@stored_record
class DismissWatcher:
    """The host removes the watcher with this token (its SHA-256)."""

    token: str = stored("token")


@stored_record
class HandOverHost:
    """The person at a seat becomes host instead of the present one."""

    seat: int = stored("seat")


@stored_record
class Invite:
    """Replaces the invitation by one with this SHA-256."""

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
    """Deals hand number `number`: its uuid, its dealer (a player), and its random bits in hex."""

    number: int = stored("n")
    hand_id: str = stored("hand")
    dealer: int = stored("dealer")
    chance: str = stored("c")


@stored_record
class MakeMove:
    """An action of a seat of the room as hand notation writes it, with the cards it drew; its random bits in hex."""

    seat: int = stored("seat")
    cause: MoveCause = stored("how")
    action: str = stored("action")
    chance: str = stored("c")


@stored_record
class SettleCalls:
    """The calls of a missed declaration that came in time: pairs of player and command id, the player `drawn_caller`
    who catches, drawn by lot, and the random bits in hex.
    """

    callers: list[list[Any]] = stored("who")
    drawn_caller: int = stored("lot")
    chance: str = stored("c")


@stored_record
class NextRoom:
    """The same people play on in another room."""

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
    """An entry of a room's log.

    `time_ms` is the time of the referee's clock (Unix ms), `author` the author (a player, HOST or REFEREE),
    `command_id` the id of the command that caused it ("" for none).
    """

    time_ms: int
    author: int
    command_id: str
    act: Act


def _check_caller(value: Any, location: str) -> None:
    if not isinstance(value, list) or len(value) != 2:
        raise UnfitEvent(location, "a seat and the id of a command are wanted")
    _SEAT(value[0], location)
    _check_command_id(value[1], location)


def _check_chance(value: Any, location: str) -> None:
    (_SHORT_CHANCE if isinstance(value, str) and len(value) == SHORT_CHANCE_DIGITS else _LONG_CHANCE)(value, location)


def _check_command_id(value: Any, location: str) -> None:
    if value != "":
        bounds.key(value, location)


_SEAT: Final = bounds.integer_check(0, MAX_SEATS - 1)
_NAME: Final = bounds.text_check(MAX_NAME_LENGTH)
_TOKEN: Final = bounds.hexadecimal_check(64)
_SHORT_CHANCE: Final = bounds.hexadecimal_check(SHORT_CHANCE_DIGITS)
_LONG_CHANCE: Final = bounds.hexadecimal_check(2 * CHANCE_BYTES)
_SECONDS: Final = bounds.integer_check(0, 86_400)
_LEVEL: Final = bounds.text_check(40)
_FACE: Final = bounds.text_check(MAX_FACE_LENGTH)
_TERMS_CHECKS: Final[Mapping[str, Check]] = {
    "rules": bounds.text_check(LONGEST_RULES),
    "seats": bounds.integer_check(2, MAX_SEATS),
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
            "rules": _TERMS_CHECKS["rules"],
            "seats": _TERMS_CHECKS["seats"],
            "host": _TOKEN,
            "invitation": _TOKEN,
            "match": bounds.key,
            "hands": _TERMS_CHECKS["hands"],
            "calls": _TERMS_CHECKS["calls"],
            "away": _SECONDS,
            "clock": _TERMS_CHECKS["clock"],
            "bot": _LEVEL,
        },
    ),
    "terms": (ChangeTerms, _TERMS_CHECKS),
    "join": (
        JoinRoom,
        {
            "seat": bounds.integer_check(WATCHER_SEAT, MAX_SEATS - 1),
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
            "action": bounds.text_check(MAX_ENTRY_LENGTH, minimum=1),
            "c": _check_chance,
        },
    ),
    "calls": (SettleCalls, {"who": bounds.list_check(_check_caller, MAX_SEATS), "lot": _SEAT, "c": _check_chance}),
    "next": (NextRoom, {"room": bounds.text_check(64, minimum=1)}),
}
KIND_WORDS: Final = {kind: word for word, (kind, _) in KINDS.items()}
#: The fields that are written only if they differ from these values, since earlier versions don't have them.
_DEFAULTS: Final[Mapping[type[Any], Mapping[str, Any]]] = {
    kind: {key: each.default for key, each in keys_of(kind).items() if each.default is not MISSING}
    for kind in KIND_WORDS
}
_ENTRY_CHECKS: Final[Mapping[str, Check]] = {
    "k": bounds.one_of_check(KINDS),
    "at": bounds.time,
    "by": bounds.integer_check(REFEREE, MAX_SEATS - 1),
    "cid": _check_command_id,
}


def entry_text(entry: RoomEntry) -> str:
    """Return the text of an entry for the log."""
    head = {"k": KIND_WORDS[type(entry.act)], "at": entry.time_ms, "by": entry.author, "cid": entry.command_id}
    kind = type(entry.act)
    body = {key: getattr(entry.act, each.name) for key, each in keys_of(kind).items()}
    defaults = _DEFAULTS[kind]
    written = {key: value for key, value in body.items() if key not in defaults or value != defaults[key]}
    return json.dumps({**head, **written}, separators=(",", ":"))


def read_entry(text: str) -> RoomEntry:
    """Return the entry that a text of the log describes. Raises `ValueError`, which names what is wrong."""
    table = read_json(text, 8 * LONGEST_RULES)
    if not isinstance(table, dict) or not isinstance(table.get("k"), str) or table["k"] not in KINDS:
        raise ValueError("it is no entry of a kind that is known")
    kind, body = KINDS[table["k"]]
    table = {**_DEFAULTS[kind], **table}
    try:
        bounds.object_check({**_ENTRY_CHECKS, **body})(table, "")
    except UnfitEvent as error:
        raise ValueError(str(error)) from None
    act = {each.name: table[key] for key, each in keys_of(kind).items()}
    return RoomEntry(table["at"], table["by"], table["cid"], kind(**act))
