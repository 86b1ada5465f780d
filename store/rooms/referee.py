"""The referee: checks what is wanted on the full state, puts it into the log, and tells each what they may see.

Whoever has the log can be it. All commands may be repeated under one id: what is in the log is answered again. Time and
chance are handed in; `act` does what is due (bots, clocks, calls, who is away) and says when to call it again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Final

from engine.bots import bot
from engine.moves import BACK, CATCH, DRAW, END, KIND_MASK, OUT, TAKE, Move, is_play, move_text, parse_move
from engine.names import clean_name
from engine.play.refusal import IllegalMove
from engine.play.view import view
from engine.rng import Rng
from store.events import bounds
from store.events.bounds import Check, UnfitEvent
from store.ids import RandomBytes, uuid7
from store.rooms.entry import (
    HOST,
    LONGEST,
    MOST_ENTRIES,
    REFEREE,
    VERSION,
    WATCHES,
    Act,
    CloseRoom,
    DealHand,
    How,
    Invite,
    JoinRoom,
    Kick,
    MakeMove,
    NextRoom,
    OpenRoom,
    PauseRoom,
    ResumeRoom,
    RoomEntry,
    SettleCalls,
    SitDown,
    entry_text,
    read_entry,
)
from store.rooms.fold import MOST_WATCHING, FoldError, Happened, NewerRoom, RoomState, ended_table, try_move
from store.rooms.frames import Frame, Frames
from store.rooms.log import LogUnsure, RoomLog
from store.rooms.refused import RoomRefused

HOLD: Final = 1_000  # ms that the next move waits after a missed word
LOCKED: Final = 3_000  # ms without a call after a false one
PACE: Final = 800  # ms from what happened last to a bot's move
GRACE: Final = 1_000  # ms more than the clock says
GONE: Final = 12_000  # ms without a sign until somebody is away
NEXT_HAND: Final = 20_000  # ms until the next hand is dealt by itself
IDLE: Final = 86_400_000  # ms after which a room is closed
TRIES: Final = 12
RATE: Final = 5  # commands a second and seat
BURST: Final = 10

Body = Mapping[str, Any]

_TURN: Final = (TAKE, DRAW, END, OUT, BACK)  # what the clock does, the first that may be done
_COMMANDS: Final[Mapping[str, Mapping[str, Check]]] = {
    "move": {"at": bounds.whole(0, MOST_ENTRIES), "move": bounds.text(40, least=1)},
    "catch": {},
    "sit": {"seat": bounds.whole(0, 11), "bot": bounds.text(40), "name": bounds.text(400)},
    "kick": {"seat": bounds.whole(0, 11)},
    "invite": {"invitation": bounds.hexadecimal(64)},
    "close": {},
    "pause": {},
    "resume": {},
    "deal": {},
    "next": {},
}


def _truth(value: Any, where: str) -> None:
    if type(value) is not bool:
        raise UnfitEvent(where, "true or false is wanted")


_JOIN: Final = bounds.fields(
    {
        "cid": bounds.key,
        "code": bounds.text(64, least=16),
        "token": bounds.text(64, least=16),
        "name": bounds.text(400),
        "person": bounds.key,
        "watch": _truth,
    }
)
_OPEN: Final = bounds.fields(
    {
        "cid": bounds.key,
        "rules": bounds.text(64_000, least=1),
        "seats": bounds.whole(2, 12),
        "host": bounds.hexadecimal(64),
        "invitation": bounds.hexadecimal(64),
        "hands": bounds.whole(0, 1000),
        "calls": bounds.one_of(("all", "self", "off")),
        "away": bounds.whole(0, 86_400),
        "clock": bounds.whole(0, 86_400),
        "bot": bounds.text(40, least=1),
    }
)


def hashed(token: str) -> str:
    """What is kept of a token or an invitation."""
    return sha256(token.encode()).hexdigest()


@dataclass
class Bucket:
    """How many commands somebody may still send, and when that was so."""

    left: float
    at: int


@dataclass
class HostedRoom:
    """A room that this process has folded, and what is not in its log: who waits, who is there, who is in haste."""

    id: str
    room: RoomState
    frames: Frames
    loaded: int
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    calls: dict[int, str] = field(default_factory=dict)  # by player, the id of the command
    present: dict[int, int] = field(default_factory=dict)  # by player, until when (ms)
    ready: set[int] = field(default_factory=set)
    locked: dict[int, int] = field(default_factory=dict)
    buckets: dict[str, Bucket] = field(default_factory=dict)
    quiet: tuple[str, int] = ("", 0)  # the hand, and its actions, when nobody had called what was missed

    def changed(self) -> None:
        """Wakes whoever waits for an entry."""
        self.news.set()
        self.news = asyncio.Event()

    def settle(self) -> None:
        """Wakes whoever waited for the calls to be settled."""
        self.settled.set()
        self.settled = asyncio.Event()


@dataclass(frozen=True)
class Role:
    """Who has a token: a player (-1: who watches, or a host who does not play), and whether as the host."""

    player: int
    host: bool

    @property
    def by(self) -> int:
        """As who they act in the log."""
        return self.player if self.player >= 0 else HOST


class Referee:
    """All rooms of a log. `now` is Unix ms, `random_bytes` what chance and ids are made of, `breathe` is awaited
    between two slices of a bot's thinking."""

    def __init__(
        self,
        log: RoomLog,
        now: Callable[[], int],
        random_bytes: RandomBytes,
        breathe: Callable[[], Awaitable[None]] = lambda: asyncio.sleep(0),
    ) -> None:
        self.log = log
        self.now = now
        self.random_bytes = random_bytes
        self.breathe = breathe
        self._rooms: dict[str, HostedRoom] = {}

    # --- for everybody -----------------------------------------------------------------------

    async def open(self, asked: Body) -> str:
        """Opens a room; its id. `host` and `invitation` are SHA-256 of tokens that the host made. Asked again with the
        same `cid` it is the same room. RoomRefused."""
        _check(_OPEN, asked)
        room_id = sha256(b"room " + bytes.fromhex(asked["cid"])).hexdigest()[:32]
        wanted = {name: asked[name] for name in asked if name != "cid"}
        match = uuid7(self.now(), self.random_bytes).hex()
        entry = RoomEntry(self.now(), HOST, asked["cid"], OpenRoom(v=VERSION, match=match, **wanted))
        try:
            RoomState(entry)
        except FoldError:
            raise RoomRefused("unreadable") from None
        with suppress(LogUnsure):  # then the log says whether it is there
            await self.log.put(room_id, 1, entry_text(entry))
        there = (await self._hosted(room_id)).room.opened
        if not all(getattr(there, name) == value for name, value in wanted.items()):
            raise RoomRefused("unreadable")
        return room_id

    async def join(self, room_id: str, asked: Body) -> dict[str, Any]:
        """Somebody who was invited sits down at the first free seat, or watches: `{"seat", "seq"}`. Who has sat down
        with that token before has that seat. RoomRefused."""
        _check(_JOIN, asked)
        token, name = hashed(asked["token"]), clean_name(asked["name"])
        if not name:
            raise RoomRefused("unreadable")
        here = await self._hosted(room_id)

        def wanted(room: RoomState) -> tuple[int, Act] | int:
            role = _role(room, token)
            if role is not None and (role.player >= 0 or token in room.watching):
                return role.player
            if token in room.gone:
                raise RoomRefused("token")
            if not compare_digest(hashed(asked["code"]), room.invitation):
                raise RoomRefused("invitation")
            if asked["watch"]:
                if len(room.watching) >= MOST_WATCHING:
                    raise RoomRefused("full")
                return HOST, JoinRoom(WATCHES, name, asked["person"], token)
            seat = next((seat for seat, chair in enumerate(room.chairs) if not chair.taken), None)
            if seat is None or room.begun:
                raise RoomRefused("full")
            return seat, JoinRoom(seat, name, asked["person"], token)

        async with here.lock:
            for _ in range(TRIES):
                await self._catch_up(here)
                self._check_open(here)
                found = wanted(here.room)
                if isinstance(found, int):
                    return {"seat": found, "seq": here.room.seq, "again": True}
                by, act = found
                if await self._put(here, by, asked["cid"], act):
                    assert isinstance(act, JoinRoom)
                    here.frames.forget(act.seat)
                    here.present[act.seat] = self.now() + GONE
                    return {"seat": act.seat, "seq": here.room.seq}
        raise RoomRefused("busy")

    async def do(self, room_id: str, token: str, command: Body) -> dict[str, Any]:
        """Does what a token may: `{"seq": n}`, with `"again": true` where it was done before. A move waits while a
        missed word may be called, and a call until that is over. RoomRefused."""
        kind, cid = command.get("k"), command.get("cid")
        if not isinstance(kind, str) or kind not in _COMMANDS:
            raise RoomRefused("unknown")
        _check(bounds.fields({"k": bounds.anything, "cid": bounds.key, **_COMMANDS[kind]}), command)
        assert isinstance(cid, str)
        here = await self._hosted(room_id)
        first = True
        for _ in range(TRIES):
            async with here.lock:
                await self._catch_up(here)
                role = self._known(here, token)
                seq = here.room.commands.get((role.by, cid))
                if seq is not None:
                    return {"seq": seq} if not first and kind == "catch" else {"seq": seq, "again": True}
                self._check_open(here)
                if first:
                    self._count(here, token)
                self._note_presence(here, role)
                waits = self._waits(here, role, kind, cid, first)
                first = False
                if waits is None:
                    if kind == "next" and role.host and here.room.match.over and not here.room.next:
                        await self._rematch(here, cid)
                    act = self._wanted(here, role, kind, command)
                    if act is None:
                        return {"seq": here.room.seq}
                    if await self._put(here, role.by, cid, act):
                        return {"seq": here.room.seq}
                    continue
            await waits.wait()
        raise RoomRefused("busy")

    async def frames(self, room_id: str, token: str, after: int) -> list[Frame]:
        """What follows frame `after` for who has a token; empty where there is nothing yet. RoomRefused."""
        here = await self._hosted(room_id)
        async with here.lock:
            await self._catch_up(here)
            role = self._known(here, token)
            self._note_presence(here, role)
            found = here.frames.since(role.player, after)
            if not found:
                self._check_open(here)
            return found

    async def news(self, room_id: str, after: int) -> None:
        """Waits until there is an entry after a number, or somebody looked; it may wake up for nothing."""
        here = await self._hosted(room_id)
        if here.room.seq <= after:
            await here.news.wait()

    async def stirred(self, room_id: str) -> None:
        """Waits until something happens in a room for which `act` may be due."""
        await (await self._hosted(room_id)).news.wait()

    async def hands(self, room_id: str, token: str, after: int) -> list[dict[str, Any]]:
        """The finished hands after a number, for whoever sits there or sat there when they were dealt. RoomRefused."""
        here = await self._hosted(room_id)
        async with here.lock:
            await self._catch_up(here)
            room, known = here.room, hashed(token)
            last = room.gone.get(known)
            if last is None:
                last = room.match.played if self._known(here, token).player >= 0 else 0
            return [ended_table(room, each) for each in room.ended if each.n > after and each.n <= last]

    async def present(self, room_id: str, token: str) -> None:
        """Somebody is still there, who waits for frames. RoomRefused."""
        here = await self._hosted(room_id)
        self._note_presence(here, self._known(here, token))

    async def look(self, room_id: str) -> None:
        """Reads on where another may have put something."""
        here = await self._hosted(room_id)
        async with here.lock:
            await self._catch_up(here)

    # --- what is due -------------------------------------------------------------------------

    async def act(self, room_id: str) -> int | None:
        """Does what is due now in a room, each by a put at the next number, where another referee may be first. When
        to call it again if nothing happens before (Unix ms), None for never."""
        here = await self._hosted(room_id)
        for _ in range(MOST_ENTRIES):
            async with here.lock:
                await self._catch_up(here)
                due = await self._act(here)
            if due is None or due > self.now():
                return due
        raise AssertionError

    async def _act(self, here: HostedRoom) -> int | None:
        """One thing that is due now, or when the next will be."""
        room, now = here.room, self.now()
        if room.closed:
            return None
        if now >= room.at + IDLE or room.seq >= MOST_ENTRIES:
            await self._put(here, REFEREE, "", CloseRoom())
            return None
        idle = room.at + IDLE
        if not room.begun or room.match.over:
            return idle
        someone = max((until for player, until in here.present.items() if player >= 0), default=here.loaded + GONE)
        if room.paused:
            if room.paused == "empty" and someone > now:
                await self._put(here, REFEREE, "", ResumeRoom())
                return now
            return idle
        if someone <= now:
            await self._put(here, REFEREE, "", PauseRoom())
            return now
        if room.playing is None:
            return await self._next_hand(here, now, min(idle, someone))
        return await self._turn(here, now, min(idle, someone))

    async def _next_hand(self, here: HostedRoom, now: int, later: int) -> int:
        room = here.room
        people = {player for player, chair in enumerate(room.chairs) if chair.token and not chair.bot}
        there = {player for player in people if here.present.get(player, 0) > now}
        due = room.ended[-1].ended + NEXT_HAND
        if now >= due or (there and there <= here.ready):
            await self._put(here, REFEREE, "", self._dealt(room))
            here.ready.clear()
            return now
        return min(later, due)

    async def _turn(self, here: HostedRoom, now: int, later: int) -> int:
        room, hand = here.room, here.room.playing
        assert hand is not None
        if room.opened.calls != "off" and hand.missed_at:
            until = hand.missed_at + (HOLD if room.opened.calls == "all" else 0)
            if now < until:
                return min(later, until)
            asked = here.quiet == (hand.hand, len(hand.steps))
            if (here.calls or not asked) and await self._settle(here):
                return now
        player = room.to_act()
        chair = room.chairs[player]
        if chair.bot:
            due = room.at + PACE
            if now >= due:
                await self._bot_moves(here, player)
                return now
            return min(later, due)
        if room.slow[player] >= 2:
            await self._put(here, REFEREE, "", SitDown(player, room.opened.bot, ""))
            return now
        if room.opened.away:
            left = max(hand.turn_at, here.present.get(player, here.loaded + GONE))
            due = left + room.opened.away * 1000
            if now >= due:
                await self._put(here, REFEREE, "", SitDown(player, room.opened.bot, ""))
                return now
            later = min(later, due)
        if room.opened.clock:
            due = hand.turn_at + room.opened.clock * 1000 + GRACE
            if now >= due:
                legal = hand.state.legal_moves()
                move = next((each for each in _TURN if each in legal), legal[0])
                await self._make(here, player, "clock", move)
                return now
            later = min(later, due)
        return later

    async def _settle(self, here: HostedRoom) -> bool:
        """Gives a missed word to one of those who called it; whether anybody had. Who waited goes on."""
        room, hand = here.room, here.room.playing
        assert hand is not None
        callers = room.callers()
        who = {player: cid for player, cid in here.calls.items() if player in callers}
        for player in callers:
            if room.opened.calls == "self" or self._notices(room, player):
                who[player] = ""
        put = True
        if who:
            named = sorted(who)
            lot = named[Rng(int.from_bytes(self.random_bytes(8), "big")).below(len(named))]
            put = await self._put(
                here, REFEREE, "", SettleCalls([[player, who[player]] for player in named], lot, self._chance())
            )
        if put:
            here.calls.clear()
            here.quiet = hand.hand, len(hand.steps)
            here.settle()
        return bool(who) or not put

    def _notices(self, room: RoomState, player: int) -> bool:
        """Whether a bot that sits there sees that the word was missed."""
        level = room.chairs[player].bot
        if not level or room.hand is None:
            return False
        seen = view(room.hand.state, room.hand.seat_of(player))
        return bot(level).notices(seen, Rng(int(self._chance(), 16)))

    async def _bot_moves(self, here: HostedRoom, player: int) -> None:
        room, hand = here.room, here.room.playing
        assert hand is not None
        seen = view(hand.state, hand.seat_of(player), hand.history)
        move = -1
        for move in bot(room.chairs[player].bot).choose(seen, Rng(int(self._chance(), 16))):  # noqa: B007
            await self.breathe()
        await self._make(here, player, "bot", move)

    # --- one command -------------------------------------------------------------------------

    def _waits(self, here: HostedRoom, role: Role, kind: str, cid: str, first: bool) -> asyncio.Event | None:
        """What a command has to wait for: a call until the lot is drawn, a move until no call can come any more."""
        room, hand, now = here.room, here.room.playing, self.now()
        if kind == "catch":
            if role.player < 0:
                raise RoomRefused("no_hand")
            if room.chairs[role.player].bot:
                raise RoomRefused("bot_plays")
            if hand is None:
                raise RoomRefused("no_hand")
            locked = here.locked.get(role.player, 0)
            if first and now < locked:
                raise RoomRefused("late", wait=locked - now)
            if room.paused or room.opened.calls != "all" or role.player not in room.callers():
                if first:
                    here.locked[role.player] = now + LOCKED
                raise RoomRefused("late", wait=LOCKED)
            here.calls[role.player] = cid
            here.changed()
            return here.settled
        missed = hand is not None and hand.missed_at and room.opened.calls != "off" and not room.paused
        if kind == "move" and hand and missed and (here.calls or here.quiet != (hand.hand, len(hand.steps))):
            return here.settled
        return None

    def _wanted(self, here: HostedRoom, role: Role, kind: str, command: Body) -> Act | None:
        """The act of a command that may be done now; None where nothing has to be written."""
        room, player = here.room, role.player
        if kind == "move":
            return self._wanted_move(room, player, command)
        if kind == "sit":
            return self._wanted_seat(room, role, command)
        if kind == "deal":
            if not role.host:
                if player < 0:
                    raise RoomRefused("host_only")
                here.ready.add(player)
                here.changed()
                return None
            if room.playing or room.paused or room.match.over or not all(chair.taken for chair in room.chairs):
                raise RoomRefused("no_hand")
            return self._dealt(room)
        if not role.host:
            raise RoomRefused("host_only")
        match kind:
            case "kick":
                if command["seat"] >= len(room.chairs) or not room.chairs[command["seat"]].token:
                    raise RoomRefused("unreadable")
                return Kick(command["seat"])
            case "invite":
                return Invite(command["invitation"])
            case "pause":
                return None if room.paused else PauseRoom()
            case "resume":
                return ResumeRoom() if room.paused else None
            case "next":
                if not room.match.over:
                    raise RoomRefused("no_hand")
                return None if room.next else NextRoom(_next_room(command["cid"]))
            case _:
                return CloseRoom()

    def _wanted_move(self, room: RoomState, player: int, command: Body) -> MakeMove:
        if player < 0:
            raise RoomRefused("no_hand")
        if room.chairs[player].bot:
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
        return self._tried(room, player, "person", move)

    def _wanted_seat(self, room: RoomState, role: Role, command: Body) -> SitDown:
        seat, level = command["seat"], command["bot"]
        if seat >= len(room.chairs) or not (role.host or role.player == seat):
            raise RoomRefused("host_only")
        chair = room.chairs[seat]
        if level:
            try:
                bot(level)
            except ValueError:
                raise RoomRefused("unreadable") from None
        elif role.player != seat and (chair.token or room.begun):
            raise RoomRefused("host_only")  # nobody but who sits there brings them back
        return SitDown(seat, level, "" if chair.person else clean_name(command["name"]))

    def _tried(self, room: RoomState, player: int, how: How, move: Move) -> MakeMove:
        """The move as it will stand in the log. RoomRefused `illegal` with the rule's name."""
        c = self._chance()
        try:
            return MakeMove(player, how, try_move(room, player, move, c), c)
        except IllegalMove as error:
            raise RoomRefused("illegal", rule=error.rule) from None

    async def _make(self, here: HostedRoom, player: int, how: How, move: Move) -> None:
        """Makes a move that is legal for a bot or the clock."""
        if is_play(move):
            move = parse_move(move_text(move))  # the copy that its text means
        await self._put(here, REFEREE, "", self._tried(here.room, player, how, move))

    async def _rematch(self, here: HostedRoom, cid: str) -> None:
        """Opens the room that is played in next: the same table, seats and tokens. Done again it is the same room."""
        room = here.room
        match = sha256(b"match " + bytes.fromhex(cid)).hexdigest()[:32]
        acts: list[Act] = [replace(room.opened, match=match, invitation=room.invitation)]
        for seat, chair in enumerate(room.chairs):
            if chair.token:
                acts.append(JoinRoom(seat, chair.name, chair.person, chair.token))
            if chair.bot:
                acts.append(SitDown(seat, chair.bot, "" if chair.person else chair.name))
        for seq, act in enumerate(acts, 1):
            try:
                await self.log.put(_next_room(cid), seq, entry_text(RoomEntry(room.at, REFEREE, "", act)))
            except LogUnsure:
                raise RoomRefused("busy") from None

    def _dealt(self, room: RoomState) -> DealHand:
        dealer = room.match.dealer
        if not room.begun:
            dealer = Rng(int(self._chance(), 16)).below(len(room.chairs))
        return DealHand(room.match.hand_number, uuid7(self.now(), self.random_bytes).hex(), dealer, self._chance())

    def _chance(self) -> str:
        """64 fresh bits: nothing that is dealt or drawn tells of anything else."""
        return self.random_bytes(8).hex()

    # --- the log -----------------------------------------------------------------------------

    async def _hosted(self, room_id: str) -> HostedRoom:
        """The room, folded now if it was not. RoomRefused."""
        here = self._rooms.get(room_id)
        if here is None:
            try:
                texts = await self.log.read(room_id)
                if not texts:
                    raise RoomRefused("room")
                room = RoomState(read_entry(texts[0]))
            except LogUnsure:
                raise RoomRefused("busy") from None
            except NewerRoom:
                raise RoomRefused("busy") from None
            except (FoldError, ValueError):
                raise RoomRefused("closed") from None
            for text in texts[1:]:
                _take(room, text)
            here = self._rooms.setdefault(room_id, HostedRoom(room_id, room, Frames(room), self.now()))
        return here

    async def _catch_up(self, here: HostedRoom) -> list[str]:
        """Folds what is in the log and not in the room yet; that. RoomRefused."""
        try:
            texts = await self.log.read(here.id, here.room.seq)
        except LogUnsure:
            raise RoomRefused("busy") from None
        for text in texts:
            entry, happened = _take(here.room, text)
            here.frames.add(entry, happened)
        if texts:
            here.changed()
            if here.room.closed or not here.room.callers():
                here.calls.clear()  # too late for all of them
                here.settle()
        return texts

    async def _put(self, here: HostedRoom, by: int, cid: str, act: Act) -> bool:
        """Puts an act at the next number and folds it; False where another was first. Where the log does not say
        whether it is there, it is looked for, and never put again. RoomRefused."""
        room = here.room
        if room.seq >= MOST_ENTRIES and not isinstance(act, CloseRoom):
            raise RoomRefused("full")
        seq, entry = room.seq + 1, RoomEntry(max(self.now(), room.at), by, cid, act)
        text = entry_text(entry)
        if len(text) > LONGEST:
            raise RoomRefused("unreadable")
        try:
            there = await self.log.put(here.id, seq, text)
        except LogUnsure:
            read = await self._catch_up(here)
            if not read:
                raise RoomRefused("busy") from None
            return read[0] == text
        await self._catch_up(here)
        return there

    # --- who is who --------------------------------------------------------------------------

    def _known(self, here: HostedRoom, token: str) -> Role:
        role = _role(here.room, hashed(token))
        if role is None:
            raise RoomRefused("token")
        return role

    def _check_open(self, here: HostedRoom) -> None:
        if here.room.closed:
            raise RoomRefused("closed", next=here.room.next)

    def _note_presence(self, here: HostedRoom, role: Role) -> None:
        here.present[role.player] = self.now() + GONE
        if here.room.paused == "empty":
            here.changed()

    def _count(self, here: HostedRoom, token: str) -> None:
        now = self.now()
        bucket = here.buckets.setdefault(hashed(token), Bucket(BURST, now))
        bucket.left = min(BURST, bucket.left + (now - bucket.at) * RATE / 1000)
        bucket.at = now
        if bucket.left < 1:
            raise RoomRefused("often", wait=round((1 - bucket.left) * 1000 / RATE))
        bucket.left -= 1


def _take(room: RoomState, text: str) -> tuple[RoomEntry, Happened]:
    """The next entry of a log, and what it did; one that cannot be read breaks the room."""
    try:
        entry = read_entry(text)
    except ValueError:
        entry = RoomEntry(-1, REFEREE, "", CloseRoom())  # no time is before it: it does not fold
    return entry, room.take(entry)


def _role(room: RoomState, known: str) -> Role | None:
    """What the SHA-256 of a token may do; None where it is nobody's. Every one there is is compared."""
    player = WATCHES
    for seat, chair in enumerate(room.chairs):
        if chair.token and compare_digest(chair.token, known):
            player = seat
    host = compare_digest(room.opened.host, known)
    watches = sum(compare_digest(each, known) for each in room.watching)
    return Role(player, host) if host or watches > 0 or player >= 0 else None


def _next_room(cid: str) -> str:
    return sha256(b"next " + bytes.fromhex(cid)).hexdigest()[:32]


def _check(wanted: Check, asked: Body) -> None:
    try:
        wanted(asked, "")
    except UnfitEvent as error:
        raise RoomRefused("unreadable", where=error.where) from None
