"""Commands: tnext_host bounds, who may send them, and the acts that they put into the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final

from engine.bots import make_bot
from engine.moves import CATCH, KIND_MASK, Move, parse_move
from engine.names import clean_name, distinct_name
from engine.play.refusal import IllegalMove
from store.events import bounds
from store.events.bounds import Check, UnfitEvent
from store.ids import RandomBytes, uuid7
from store.rooms.entry import (
    CHANCE_BYTES,
    MOST_ENTRIES,
    Act,
    CloseRoom,
    DealHand,
    DismissWatcher,
    HandOverHost,
    How,
    Invite,
    Kick,
    MakeMove,
    NextRoom,
    PauseRoom,
    ResumeRoom,
    SitDown,
)
from store.rooms.errors import RoomRefused
from store.rooms.fold import WATCHER_DIGITS, RoomState, try_move
from store.rooms.refereeing.roles import Role

Body = Mapping[str, Any]

SAYINGS: Final = ("well", "laugh", "ouch", "luck", "thanks", "wait")  # fixed, since children play: no free text
_COMMANDS: Final[Mapping[str, Mapping[str, Check]]] = {
    "move": {"at": bounds.integer(0, MOST_ENTRIES), "move": bounds.text(40, least=1)},
    "catch": {},
    "sit": {"seat": bounds.integer(0, 11), "bot": bounds.text(40), "name": bounds.text(400)},
    "kick": {"seat": bounds.integer(0, 11)},
    "unwatch": {"watcher": bounds.hexadecimal(WATCHER_DIGITS)},
    "host": {"seat": bounds.integer(0, 11)},
    "invite": {"invitation": bounds.hexadecimal(64)},
    "close": {},
    "pause": {},
    "resume": {},
    "deal": {},
    "next": {},
    "say": {"what": bounds.one_of(SAYINGS)},
}


def _check_bool(value: Any, where: str) -> None:
    if type(value) is not bool:
        raise UnfitEvent(where, "true or false is wanted")


JOIN: Final = bounds.fields(
    {
        "cid": bounds.key,
        "code": bounds.text(64, least=16),
        "token": bounds.text(64, least=16),
        "name": bounds.text(400),
        "person": bounds.key,
        "watch": _check_bool,
    }
)
OPEN: Final = bounds.fields(
    {
        "cid": bounds.key,
        "rules": bounds.text(64_000, least=1),
        "seats": bounds.integer(2, 12),
        "host": bounds.hexadecimal(64),
        "invitation": bounds.hexadecimal(64),
        "hands": bounds.integer(0, 1000),
        "calls": bounds.one_of(("all", "self", "off")),
        "away": bounds.integer(0, 86_400),
        "clock": bounds.integer(0, 86_400),
        "bot": bounds.text(40, least=1),
    }
)
INVITED: Final = bounds.fields({"invitation": bounds.text(64, least=16)})


def check(wanted: Check, asked: Body) -> None:
    """Raises RoomRefused `unreadable` unless a request is within its bounds."""
    try:
        wanted(asked, "")
    except UnfitEvent as error:
        raise RoomRefused("unreadable", where=error.where) from None


def check_command(command: Body) -> tuple[str, str]:
    """The kind and id of a command. Raises RoomRefused."""
    kind = command.get("k")
    if not isinstance(kind, str) or kind not in _COMMANDS:
        raise RoomRefused("unknown")
    check(bounds.fields({"k": bounds.anything, "cid": bounds.key, **_COMMANDS[kind]}), command)
    return kind, str(command["cid"])


def _dismissal(room: RoomState, watcher: str) -> DismissWatcher | None:
    """The act that removes the watcher of an id, None if they have left."""
    token = next((each for each in room.watching if each.startswith(watcher)), "")
    return DismissWatcher(token) if token else None


def _taken_seat(room: RoomState, seat: int) -> int:
    """The seat, if a person has it. Raises RoomRefused."""
    if seat >= len(room.seats) or not room.seats[seat].token:
        raise RoomRefused("unreadable")
    return seat


def other_names(room: RoomState, seat: int = -1) -> list[str]:
    """The names of all players but that at one seat."""
    return [seat_state.name for n, seat_state in enumerate(room.seats) if seat_state.taken and n != seat]


def next_room(cid: str) -> str:
    """The id of the room in which the command with this id continues."""
    return sha256(b"next " + bytes.fromhex(cid)).hexdigest()[:32]


class Commands:
    """Makes acts of commands. `now` returns Unix ms, `random_bytes` is the source of chance and ids."""

    def __init__(self, now: Callable[[], int], random_bytes: RandomBytes) -> None:
        self._now, self._random_bytes = now, random_bytes

    def chance(self) -> str:
        """Fresh random bits in hex, so that nothing that is dealt or drawn tells about anything else."""
        return self._random_bytes(CHANCE_BYTES).hex()

    def below(self, n: int) -> int:
        """A random number below a small `n`, each equally likely (to within n / 2**128)."""
        return int.from_bytes(self._random_bytes(16), "big") * n >> 128

    def act_of(self, room: RoomState, role: Role, kind: str, command: Body) -> Act | None:
        """The act of a command, None if nothing has to be written. Raises RoomRefused if it isn't allowed now."""
        if kind == "move":
            return self._move(room, role.player, command)
        if kind == "sit":
            return self._seat(room, role, command)
        if not role.host:
            raise RoomRefused("host_only")
        match kind:
            case "deal":
                if (
                    room.playing
                    or room.paused
                    or room.match.over
                    or not all(seat_state.taken for seat_state in room.seats)
                ):
                    raise RoomRefused("no_hand")
                return self.deal_hand(room)
            case "kick":
                return Kick(_taken_seat(room, command["seat"]))
            case "unwatch":
                if room.keeps_watchers:
                    raise RoomRefused("version")
                return _dismissal(room, command["watcher"])
            case "host":
                if room.keeps_host:
                    raise RoomRefused("version")
                next_host = _taken_seat(room, command["seat"])
                return None if next_host == role.player else HandOverHost(next_host)
            case "invite":
                return Invite(command["invitation"])
            case "pause":
                return None if room.paused else PauseRoom()
            case "resume":
                return ResumeRoom() if room.paused else None
            case "next":
                if not room.match.over:
                    raise RoomRefused("no_hand")
                return None if room.next else NextRoom(next_room(command["cid"]))
            case _:
                return CloseRoom()

    def _move(self, room: RoomState, player: int, command: Body) -> MakeMove:
        if player < 0:
            raise RoomRefused("no_hand")
        if room.seats[player].bot:
            raise RoomRefused("bot_plays")
        hand = room.playing
        if hand is None or hand.seat_of(player) < 0:
            raise RoomRefused("no_hand")
        if room.paused:
            raise RoomRefused("paused")
        if command["at"] != room.seq:
            raise RoomRefused("moved_on", seq=room.seq)
        try:
            move = parse_move(command["move"])
        except ValueError:
            raise RoomRefused("unreadable") from None
        if move & KIND_MASK == CATCH:
            raise RoomRefused("unreadable")
        return self.make_move(room, player, "person", move)

    def _seat(self, room: RoomState, role: Role, command: Body) -> SitDown:
        seat, level = command["seat"], command["bot"]
        if seat >= len(room.seats) or not (role.host or role.player == seat):
            raise RoomRefused("host_only")
        seat_state = room.seats[seat]
        if level:
            try:
                make_bot(level)
            except ValueError:
                raise RoomRefused("unreadable") from None
        elif role.player != seat and (seat_state.token or room.begun):
            raise RoomRefused("host_only")  # only a person ends the bot that plays for them
        name = clean_name(command["name"]) or level
        if seat_state.person or not name:
            return SitDown(seat, level, "")
        return SitDown(seat, level, distinct_name(name, other_names(room, seat)))

    def make_move(self, room: RoomState, player: int, how: How, move: Move) -> MakeMove:
        """The act of a move, with the cards that it draws. Raises RoomRefused `illegal` with the rule's name."""
        c = self.chance()
        try:
            return MakeMove(player, how, try_move(room, player, move, c), c)
        except IllegalMove as error:
            raise RoomRefused("illegal", rule=error.rule) from None

    def deal_hand(self, room: RoomState) -> DealHand:
        """The act that deals the next hand. The first dealer is drawn by lot."""
        dealer = room.match.dealer if room.begun else self.below(len(room.seats))
        return DealHand(room.match.hand_number, uuid7(self._now(), self._random_bytes).hex(), dealer, self.chance())
