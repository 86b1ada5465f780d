"""Commands: the bounds of their fields, who may send them, and the acts that they write to the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final

from engine.bots import make_bot
from engine.moves import CATCH, KIND_MASK, Move, parse_move
from engine.play.refusal import IllegalMove
from engine.player_names import clean_name, distinct_name, first_confusable
from engine.stored_keys import keys_of
from store.events import bounds
from store.events.bounds import Check, UnfitEvent
from store.ids import RandomBytes, uuid7
from store.rooms.entry import (
    CHANCE_BYTES,
    MAX_ENTRIES,
    MAX_FACE_LENGTH,
    MAX_TERMS_CHANGES,
    Act,
    ChangeTerms,
    CloseRoom,
    DealHand,
    DismissWatcher,
    HandOverHost,
    Invite,
    Kick,
    LeaveSeat,
    MakeMove,
    MoveCause,
    NextRoom,
    PauseRoom,
    ResumeRoom,
    SitDown,
    TakeSeat,
    WantSeat,
)
from store.rooms.errors import RoomRefused
from store.rooms.fold import WATCHER_ID_DIGITS, RoomState, move_text_with_draws
from store.rooms.refereeing.roles import Role

Body = Mapping[str, Any]

SAYINGS: Final = ("well", "laugh", "ouch", "luck", "thanks", "wait")  # fixed, since children play: no free text
_TERMS_CHECKS: Final[Mapping[str, Check]] = {
    "rules": bounds.text_check(64_000, minimum=1),
    "seats": bounds.integer_check(2, 12),
    "hands": bounds.integer_check(0, 1000),
    "calls": bounds.one_of_check(("all", "self", "off")),
    "clock": bounds.integer_check(0, 86_400),
}
_COMMAND_CHECKS: Final[Mapping[str, Mapping[str, Check]]] = {
    "move": {"at": bounds.integer_check(0, MAX_ENTRIES), "move": bounds.text_check(40, minimum=1)},
    "catch": {},
    "terms": _TERMS_CHECKS,
    "want": {"wants": bounds.check_bool},
    "leave": {},
    "sit": {"seat": bounds.integer_check(0, 11), "bot": bounds.text_check(40), "name": bounds.text_check(400)},
    "kick": {"seat": bounds.integer_check(0, 11)},
    "unwatch": {"watcher": bounds.hexadecimal_check(WATCHER_ID_DIGITS)},
    "host": {"seat": bounds.integer_check(0, 11)},
    "invite": {"invitation": bounds.hexadecimal_check(64)},
    "close": {},
    "pause": {},
    "resume": {},
    "deal": {},
    "next": {},
    "say": {"what": bounds.one_of_check(SAYINGS)},
}


JOIN_CHECK: Final = bounds.object_check(
    {
        "cid": bounds.key,
        "code": bounds.text_check(64, minimum=16),
        "token": bounds.text_check(64, minimum=16),
        "name": bounds.text_check(400),
        "person": bounds.key,
        "watch": bounds.check_bool,
        "face": bounds.text_check(MAX_FACE_LENGTH),
    }
)
OPEN_CHECK: Final = bounds.object_check(
    {
        "cid": bounds.key,
        "host": bounds.hexadecimal_check(64),
        "invitation": bounds.hexadecimal_check(64),
        "away": bounds.integer_check(0, 86_400),
        "bot": bounds.text_check(40, minimum=1),
        **_TERMS_CHECKS,
    }
)
SHORT_CODE_CHECK: Final = bounds.object_check({"invitation": bounds.text_check(64, minimum=16)})


def check_request(check: Check, request: Body) -> None:
    """Check the fields of a request against their bounds. Raises `RoomRefused` with the word `unreadable`."""
    try:
        check(request, "")
    except UnfitEvent as error:
        raise RoomRefused("unreadable", where=error.location) from None


def check_command(command: Body) -> tuple[str, str]:
    """Return the kind and id of a command. Raises `RoomRefused` if its fields don't fit its kind."""
    kind = command.get("k")
    if not isinstance(kind, str) or kind not in _COMMAND_CHECKS:
        raise RoomRefused("unknown")
    check_request(
        bounds.object_check({"k": bounds.accept_anything, "cid": bounds.key, **_COMMAND_CHECKS[kind]}), command
    )
    return kind, str(command["cid"])


def _dismissal_act(room: RoomState, watcher: str) -> DismissWatcher | None:
    """Return the act that removes the watcher with this id, None if they have left."""
    token = next((each for each in room.watchers if each.startswith(watcher)), "")
    return DismissWatcher(token) if token else None


def _require_taken_seat(room: RoomState, seat: int) -> int:
    """Return the seat if a person has it. Raises `RoomRefused`."""
    if seat >= len(room.seats) or not room.seats[seat].token:
        raise RoomRefused("unreadable")
    return seat


def other_player_names(room: RoomState, seat: int = -1) -> list[str]:
    """Return the names of all players but that at `seat`, and of the watchers who want a seat."""
    names = [seat_state.name for n, seat_state in enumerate(room.seats) if seat_state.is_taken and n != seat]
    return [*names, *(watcher.name for watcher in room.watchers.values() if watcher.wants_seat)]


def next_seating(room: RoomState) -> TakeSeat | None:
    """Return the act that seats the first watcher who wants a seat, None if none wants one or there's no seat."""
    for token, watcher in room.watchers.items():
        if watcher.wants_seat:
            seat = room.seat_for_newcomer(watcher.person)
            if seat < 0:
                return None
            names = [each.name for n, each in enumerate(room.seats) if each.is_taken and n != seat]
            return TakeSeat(seat, token, distinct_name(watcher.name, names))
    return None


def next_act_before_deal(room: RoomState) -> TakeSeat | SitDown | None:
    """Return the next act before a hand is dealt: seating a watcher who wants it, then a bot at a free seat.

    None if every seat is taken, or no hand can be dealt.
    """
    if room.hand_in_play or room.paused or room.match.over:
        return None
    if (seating := next_seating(room)) is not None:
        return seating
    free = next((seat for seat, each in enumerate(room.seats) if not each.is_taken), -1)
    level = room.terms.bot_level
    return SitDown(free, level, distinct_name(level, other_player_names(room))) if free >= 0 else None


def next_room_id(cid: str) -> str:
    """Return the id of the room that the command `next` with this id opens."""
    return sha256(b"next " + bytes.fromhex(cid)).hexdigest()[:32]


def make_terms(room: RoomState, command: Body) -> ChangeTerms:
    """Return the act that changes the terms of a room.

    Raises `RoomRefused` after the first deal, or if a person has a seat that would be removed.
    """
    if room.has_fixed_terms:
        raise RoomRefused("version")
    if room.has_begun:
        raise RoomRefused("no_hand")
    if room.terms_changes >= MAX_TERMS_CHANGES:
        raise RoomRefused("often")
    if any(each.token for each in room.seats[command["seats"] :]):
        raise RoomRefused("unreadable", where="seats")
    return ChangeTerms(**{each.name: command[key] for key, each in keys_of(ChangeTerms).items()})


def _make_seat_change(room: RoomState, role: Role, kind: str, command: Body) -> WantSeat | LeaveSeat | None:
    """Return the act by which a watcher asks for a seat or a player leaves for good, None if it changes nothing."""
    if room.has_fixed_terms:
        raise RoomRefused("version")
    if kind == "leave":
        if role.player < 0 or role.host:
            raise RoomRefused("host_only")
        return LeaveSeat(role.player)
    watcher = room.watchers.get(role.token)
    if watcher is None:
        raise RoomRefused("no_hand")
    if watcher.wants_seat == command["wants"]:
        return None
    if command["wants"]:
        require_free_name(room, watcher.name)
    return WantSeat(role.token, command["wants"])


def require_free_name(room: RoomState, name: str, seat: int = -1) -> None:
    """Raise `RoomRefused` if a name can be confused with that of a player other than the one at `seat`."""
    if taken := first_confusable(name, other_player_names(room, seat)):
        raise RoomRefused("unreadable", where="name", taken=taken)


class Commands:
    """Makes acts from commands. `now` returns Unix ms; `random_bytes` gives chance and ids."""

    def __init__(self, now: Callable[[], int], random_bytes: RandomBytes) -> None:
        self._now, self._random_bytes = now, random_bytes

    def random_bits(self) -> str:
        """Return fresh random bits in hex. Every act has its own, so that no card reveals anything about another."""
        return self._random_bytes(CHANCE_BYTES).hex()

    def random_below(self, n: int) -> int:
        """Return a random number from 0 to n - 1, for a small `n`; all are equally likely (within n / 2**128)."""
        return int.from_bytes(self._random_bytes(16), "big") * n >> 128

    def make_act(self, room: RoomState, role: Role, kind: str, command: Body) -> Act | None:
        """Return the act of a command, None if it changes nothing. Raises `RoomRefused` if it isn't allowed now."""
        if kind == "move":
            return self._make_move_of_command(room, role.player, command)
        if kind == "sit":
            return self._make_sit_down(room, role, command)
        if kind in ("want", "leave"):
            return _make_seat_change(room, role, kind, command)
        if not role.host:
            raise RoomRefused("host_only")
        match kind:
            case "deal":
                nobody = not room.has_begun and not any(each.token for each in room.seats)
                if room.hand_in_play or room.paused or room.match.over or nobody:
                    raise RoomRefused("no_hand")
                return self.deal_hand(room)
            case "terms":
                return make_terms(room, command)
            case "kick":
                return Kick(_require_taken_seat(room, command["seat"]))
            case "unwatch":
                if room.has_fixed_watchers:
                    raise RoomRefused("version")
                return _dismissal_act(room, command["watcher"])
            case "host":
                if room.has_fixed_host:
                    raise RoomRefused("version")
                next_host = _require_taken_seat(room, command["seat"])
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
                return None if room.next_room else NextRoom(next_room_id(command["cid"]))
            case _:
                return CloseRoom()

    def _make_move_of_command(self, room: RoomState, player: int, command: Body) -> MakeMove:
        if player < 0:
            raise RoomRefused("no_hand")
        if room.seats[player].bot_level:
            raise RoomRefused("bot_plays")
        hand = room.hand_in_play
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

    def _make_sit_down(self, room: RoomState, role: Role, command: Body) -> SitDown:
        seat, level = command["seat"], command["bot"]
        if seat >= len(room.seats) or not (role.host or role.player == seat):
            raise RoomRefused("host_only")
        seat_state = room.seats[seat]
        if level:
            try:
                make_bot(level)
            except ValueError:
                raise RoomRefused("unreadable") from None
        elif role.player != seat and (seat_state.token or room.has_begun):
            raise RoomRefused("host_only")  # only a person ends the bot that plays for them
        name = clean_name(command["name"]) or level
        if seat_state.person or not name:
            return SitDown(seat, level, "")
        return SitDown(seat, level, distinct_name(name, other_player_names(room, seat)))

    def make_move(self, room: RoomState, player: int, cause: MoveCause, move: Move) -> MakeMove:
        """Return the act of a move, with the cards that it draws.

        Raises `RoomRefused` with the word `illegal` and the key of the rule.
        """
        c = self.random_bits()
        try:
            return MakeMove(player, cause, move_text_with_draws(room, player, move, c), c)
        except IllegalMove as error:
            raise RoomRefused("illegal", rule=error.rule) from None

    def deal_hand(self, room: RoomState) -> DealHand:
        """Return the act that deals the next hand. The first dealer is drawn by lot."""
        dealer = room.match.dealer if room.has_begun else self.random_below(len(room.seats))
        return DealHand(
            room.match.hand_number, uuid7(self._now(), self._random_bytes).hex(), dealer, self.random_bits()
        )
