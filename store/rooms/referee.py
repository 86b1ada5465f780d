"""The referee: checks commands on the full state, writes them to the log, and makes the frames of each seat.

Any process with the log can be the referee. A repeated command has the same id, and gets the answer of the log. Time
and chance are passed in. `do_what_is_due` makes what happens without a command (bots, clocks, calls, players who are
away), and returns when to call it next.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Final

from engine.bots import OnFailure
from engine.player_names import clean_name
from engine.stored_keys import keys_of
from store.ids import RandomBytes, uuid7
from store.rooms.entry import (
    HOST,
    REFEREE,
    VERSION,
    WATCHER_SEAT,
    Act,
    JoinRoom,
    OpenRoom,
    RoomEntry,
    SitDown,
    WantSeat,
    entry_text,
)
from store.rooms.errors import RoomRefused
from store.rooms.fold import MAX_WATCHERS, FoldError, RoomState, ended_hand_table
from store.rooms.frames import Frame
from store.rooms.log import LogUnsure, RoomLog
from store.rooms.refereeing.bot_failures import log_failure
from store.rooms.refereeing.calls import DeclarationCalls
from store.rooms.refereeing.commands import (
    JOIN_CHECK,
    OPEN_CHECK,
    SHORT_CODE_CHECK,
    Body,
    Commands,
    check_command,
    check_request,
    make_terms,
    next_act_before_deal,
    next_room_id,
    require_free_name,
)
from store.rooms.refereeing.due_acts import DueActs
from store.rooms.refereeing.hosted_rooms import HostedRoom, HostedRooms
from store.rooms.refereeing.limits import (
    AWAY_AFTER_MS,
    COMMAND_BURST,
    COMMANDS_PER_SECOND,
    MAX_WRITE_ATTEMPTS,
    SHORT_CODE_MS,
)
from store.rooms.refereeing.presence import add_saying, new_presence_frame
from store.rooms.refereeing.rate_buckets import RateBucket
from store.rooms.refereeing.roles import Role, Standing, hash_token, role_of
from store.rooms.signals import LocalSignals, Saying, ShortCode, Signals

_CODE_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's base 32: no letter looks like another
_MISREAD_CODE_LETTERS: Final = str.maketrans("OIL", "011", "- ")
_CODE_LENGTH: Final = 8
COMPILE_TIMEOUT: Final = 2.0  # seconds that the rules of a room may take


class Referee:
    """The referee of all rooms of a log.

    `now` returns Unix ms; `random_bytes` gives chance and ids; `yield_to_others` is awaited between slices of a bot's
    thinking. `signals` and `head_start_ms` (ms) are for several referees of one log. With `replaces_host`, which
    servers use, a host who is away for long is replaced. `report_bot_failure` is called when a bot could not move.
    """

    def __init__(
        self,
        log: RoomLog,
        now: Callable[[], int],
        random_bytes: RandomBytes,
        yield_to_others: Callable[[], Awaitable[None]] = lambda: asyncio.sleep(0),
        signals: Signals | None = None,
        head_start_ms: int = 0,
        replaces_host: bool = False,
        report_bot_failure: OnFailure = log_failure,
    ) -> None:
        self.log = log
        self.now = now
        self.random_bytes = random_bytes
        self.rooms = HostedRooms(log, now, yield_to_others)
        self._signals: Signals = signals or LocalSignals()
        self._commands = Commands(now, random_bytes)
        self._calls = DeclarationCalls(self.rooms, self._signals, self._commands, report_bot_failure)
        self._due = DueActs(
            self.rooms,
            self._signals,
            self._commands,
            self._calls,
            yield_to_others,
            head_start_ms,
            replaces_host,
            report_bot_failure,
        )
        self._compiling = asyncio.Semaphore(1)

    async def open_room(self, request: Body) -> str:
        """Open a room, and return its id. The same `cid` opens the same room again. Raises `RoomRefused`.

        In the request, `host` and `invitation` are the SHA-256 of secrets that the host chose.
        """
        check_request(OPEN_CHECK, request)
        room_id = sha256(b"room " + bytes.fromhex(request["cid"])).hexdigest()[:32]
        terms = {each.name: request[key] for key, each in keys_of(OpenRoom).items() if key in request}
        match = uuid7(self.now(), self.random_bytes).hex()
        entry = RoomEntry(self.now(), HOST, request["cid"], OpenRoom(version=VERSION, match=match, **terms))
        await self._check_rules_compile(entry)
        with suppress(LogUnsure):  # the log is read next, which says whether it's there
            await self.log.put_entry(room_id, 1, entry_text(entry))
        opened = (await self.rooms.get_room(room_id)).room.terms
        if not all(getattr(opened, name) == value for name, value in terms.items()):
            raise RoomRefused("unreadable")
        return room_id

    async def _check_rules_compile(self, entry: RoomEntry) -> None:
        """Compile the rules of a room in a thread, one room at a time.

        Raises `RoomRefused` if they don't compile, or not within `COMPILE_TIMEOUT` seconds.
        """
        try:
            async with asyncio.timeout(COMPILE_TIMEOUT), self._compiling:
                await asyncio.to_thread(RoomState, entry)
        except FoldError:
            raise RoomRefused("unreadable") from None
        except TimeoutError:
            raise RoomRefused("busy") from None

    async def _check_terms_compile(self, room: RoomState, command: Body) -> None:
        """Compile the rules of new terms, as `_check_rules_compile` does. Raises `RoomRefused`."""
        terms = make_terms(room, command)
        opened = replace(room.terms, rules=terms.rules, seats=terms.seats, hand_limit=terms.hand_limit)
        await self._check_rules_compile(RoomEntry(self.now(), HOST, "", opened))

    async def is_host(self, room_id: str, token: str) -> bool:
        """Return whether a token is the host's. Raises `RoomRefused` if there's no such room."""
        role = role_of((await self.rooms.get_room(room_id)).room, hash_token(token))
        return role is not None and role.host

    async def join_room(self, room_id: str, request: Body) -> dict[str, Any]:
        """Seat an invited person, or let them watch, and return `{"seat", "seq"}`.

        During a hand they watch (seat -1), and get a seat before the next one. The owner of a seat's token gets that
        seat again, with the name and face given now. Raises `RoomRefused`; if the word is `unreadable`, `where` is
        "name" if the name is too similar to that of a player (`taken`), "person" if this person has a seat already.
        """
        request = {"face": "", **request}
        check_request(JOIN_CHECK, request)
        token, name = hash_token(request["token"]), clean_name(request["name"])
        if not name:
            raise RoomRefused("unreadable")
        here = await self.rooms.get_room(room_id)

        def choose_act(room: RoomState) -> tuple[int, JoinRoom | SitDown | WantSeat] | int:
            role = role_of(room, token)
            face = "" if room.has_fixed_terms else request["face"]
            if role is not None and role.player >= 0:
                seat_state = room.seats[role.player]
                if name == seat_state.name and face in ("", seat_state.face):
                    return role.player
                require_free_name(room, name, role.player)
                return role.player, SitDown(role.player, seat_state.bot_level, name, face)
            if token in room.watchers:
                if request["watch"] or room.has_fixed_terms or room.watchers[token].wants_seat:
                    return WATCHER_SEAT
                require_free_name(room, name)
                return HOST, WantSeat(token, True)
            if token in room.removed_tokens:
                raise RoomRefused("token")
            if (
                not compare_digest(hash_token(request["code"]), room.invitation)
                or request["person"] in room.removed_ids
            ):
                raise RoomRefused("invitation")
            seat = WATCHER_SEAT
            if not request["watch"]:
                seated = [each.person for each in room.seats if each.token]
                waiting = [each.person for each in room.watchers.values() if each.wants_seat]
                seat = room.seat_for_newcomer(request["person"])
                if seat < 0 and (room.has_fixed_terms or room.match.over or len(seated) == len(room.seats)):
                    raise RoomRefused("full")
                if request["person"] in (*seated, *waiting):
                    raise RoomRefused("unreadable", where="person")
                require_free_name(room, name, seat)
            if seat < 0 and len(room.watchers) >= MAX_WATCHERS:
                raise RoomRefused("full")
            return (HOST if seat < 0 else seat), JoinRoom(seat, name, request["person"], token, face)

        async with here.lock:
            for _ in range(MAX_WRITE_ATTEMPTS):
                await self.rooms.catch_up(here)
                self._check_open(here)
                found = choose_act(here.room)
                if isinstance(found, int):
                    return {"seat": found, "seq": here.room.seq, "again": True}
                by, act = found
                if not await self.rooms.put_act(here, by, request["cid"], act):
                    continue
                if isinstance(act, JoinRoom) and act.seat < 0 and not request["watch"]:
                    continue  # the seat that they want is asked for by the next entry
                seat = WATCHER_SEAT if isinstance(act, WantSeat) else act.seat
                self._note_presence(here, seat)
                return {"seat": seat, "seq": here.room.seq}
        raise RoomRefused("busy")

    async def run_command(self, room_id: str, token: str, command: Body) -> dict[str, Any]:
        """Do a command, and return `{"seq": n}`, with `"again": true` if it had been done before. Raises `RoomRefused`.

        A move waits while a missed declaration can be called, and a call until the calls are settled.
        """
        kind, cid = check_command(command)
        here = await self.rooms.get_room(room_id)
        first = True
        # A move is written under the number that follows the state it was chosen in, and fails if another entry has
        # that. All other commands, and refusals, are decided after reading the log.
        looked = False
        for _ in range(MAX_WRITE_ATTEMPTS):
            async with here.lock:
                if kind != "move" or here.last_hinted_entry > here.room.seq:
                    await self.rooms.catch_up(here)
                    looked = True
                try:
                    found = await self._try_command(here, token, kind, cid, command, first)
                except RoomRefused as refused:
                    if looked or refused.code_word in ("often", "busy"):
                        raise
                    looked = True
                    if not await self.rooms.catch_up(here):
                        raise
                    continue
                first = False
            if isinstance(found, dict):
                return found
            if found is not None:
                await found.wait()
                looked = False
        raise RoomRefused("busy")

    async def _try_command(
        self, hosted: HostedRoom, token: str, kind: str, cid: str, command: Body, first: bool
    ) -> dict[str, Any] | asyncio.Event | None:
        """Try a command on the room as this process knows it.

        Returns the answer, an event that the command must wait for, or None if another entry came first.
        """
        role = self._require_role(hosted, token)
        seq = hosted.room.entry_by_command.get((role.author_number, cid))
        if seq is not None:
            return {"seq": seq} if not first and kind == "catch" else {"seq": seq, "again": True}
        self._check_open(hosted)
        if first:
            self._count_request(hosted, token)
        self._note_presence(hosted, role.player)
        if kind == "catch":
            return await self._calls.add_call(hosted, role, cid, first)
        if kind == "move" and (held := self._calls.event_to_wait_for(hosted)):
            return held
        if kind == "say":
            add_saying(hosted, role.player, command["what"], cid, self.now())
            self._signals.add_saying(hosted.id, Saying(role.player, command["what"], cid))
            return {"seq": hosted.room.seq}
        if kind == "deal" and not role.host:
            await self._set_ready(hosted, role)
            return {"seq": hosted.room.seq}
        if kind == "next" and role.host and hosted.room.match.over and not hosted.room.next_room:
            await self._open_rematch(hosted, cid)
        act = self._commands.make_act(hosted.room, role, kind, command)
        if kind == "terms":
            await self._check_terms_compile(hosted.room, command)
        while kind == "deal" and (before := next_act_before_deal(hosted.room)) is not None:
            if not await self.rooms.put_act(hosted, REFEREE, "", before):
                return None
            act = self._commands.make_act(hosted.room, role, kind, command)
        if act is None or await self.rooms.put_act(hosted, role.author_number, cid, act):
            return {"seq": hosted.room.seq}
        return None

    async def frames_after(
        self, room_id: str, token: str, after: int, reads_log: bool = True, presence_mark: int = -1
    ) -> list[Frame]:
        """Return the frames after a number for the owner of a token, empty if there are none yet.

        With `reads_log`, the log is read first. With a time `presence_mark` (Unix ms), a presence frame is added if
        presence has changed since. Raises `RoomRefused`.
        """
        here = await self.rooms.get_room(room_id)
        async with here.lock:
            if reads_log:
                await self.rooms.catch_up(here)
            role = self._require_role(here, token)
            self._note_presence(here, role.player)
            found = here.frames.frames_since(role.player, after)
            if presence_mark >= 0:
                self._read_signals(here)
                if now := new_presence_frame(here, presence_mark, self.now()):
                    found = [*found, now]
            if not found:
                self._check_open(here)
            return found

    @asynccontextmanager
    async def wake_on_entries(self, room_id: str, woken: asyncio.Event) -> AsyncIterator[None]:
        """Within the block, set the event at each new entry of a room. Raises `RoomRefused`."""
        here = await self.rooms.get_room(room_id)
        here.entry_waiters.add(woken)
        try:
            yield
        finally:
            here.entry_waiters.discard(woken)

    async def wait_until_woken(self, room_id: str) -> None:
        """Wait until a room changes so that `do_what_is_due` may have something to do. Raises `RoomRefused`."""
        await (await self.rooms.get_room(room_id)).task_woken.wait()

    async def finished_hands(self, room_id: str, token: str, after: int) -> list[dict[str, Any]]:
        """Return the finished hands with a number above `after`. Raises `RoomRefused`.

        A player who left gets those up to their last one, a watcher none.
        """
        here = await self.rooms.get_room(room_id)
        async with here.lock:
            await self.rooms.catch_up(here)
            room, known = here.room, hash_token(token)
            last = room.removed_tokens.get(known)
            if last is None:
                last = room.match.hands_played if self._require_role(here, token).player >= 0 else 0
            return [
                ended_hand_table(room, each) for each in room.ended_hands if each.number > after and each.number <= last
            ]

    async def note_present(self, room_id: str, token: str) -> None:
        """Record that a token's owner is connected, since a request of theirs waits. Raises `RoomRefused`."""
        here = await self.rooms.get_room(room_id)
        self._note_presence(here, self._require_role(here, token).player)

    async def read_log(self, room_id: str) -> None:
        """Apply the entries that other processes have written. Raises `RoomRefused`."""
        here = await self.rooms.get_room(room_id)
        async with here.lock:
            await self.rooms.catch_up(here)

    async def do_what_is_due(self, room_id: str) -> int | None:
        """Do everything that is due now in a room, and return when to call this again (Unix ms), None for never.

        Every act is written under the next number, so another referee may have been first.
        """
        return await self._due.do_what_is_due(await self.rooms.get_room(room_id))

    async def standing_of(self, room_id: str, secret: str) -> Standing:
        """Return what a secret is for a room: the token of a seat, its invitation, or "" for neither or a closed room.

        Raises `RoomRefused` if there's no such room.
        """
        here, known = await self.rooms.get_room(room_id), hash_token(secret)
        if here.room.closed:
            return ""
        if role_of(here.room, known) is not None:
            return "seated"
        return "invited" if compare_digest(known, here.room.invitation) else ""

    # --- short codes -------------------------------------------------------------------------

    async def make_short_code(self, room_id: str, token: str, request: Body) -> dict[str, Any]:
        """Return a new short code for the host's `invitation`: `{"code", "until"}`.

        It's valid as long as that invitation is; in rooms up to version 3, until the first deal. Raises `RoomRefused`.
        """
        check_request(SHORT_CODE_CHECK, request)
        here = await self.rooms.get_room(room_id)
        async with here.lock:
            await self.rooms.catch_up(here)
            if not self._require_role(here, token).host:
                raise RoomRefused("host_only")
            self._check_open(here)
            if here.room.has_begun and here.room.has_fixed_terms:
                raise RoomRefused("no_hand")
            if not compare_digest(hash_token(request["invitation"]), here.room.invitation):
                raise RoomRefused("invitation")
            self._count_request(here, token)
        number, until = int.from_bytes(self.random_bytes(5), "big"), self.now() + SHORT_CODE_MS
        code = "".join(_CODE_ALPHABET[number >> 5 * place & 31] for place in range(_CODE_LENGTH))
        try:
            await self._signals.store_code(hash_token(code), ShortCode(room_id, request["invitation"], until))
        except LogUnsure:
            raise RoomRefused("busy") from None
        return {"code": f"{code[:4]}-{code[4:]}", "until": until}

    async def find_invitation(self, code: str) -> dict[str, Any]:
        """Return the room and invitation that a typed short code means: `{"room", "invitation"}`.

        Raises `RoomRefused` with the word `room` if the code isn't valid.
        """
        try:
            found = await self._signals.resolve_short_code(
                hash_token(code.upper().translate(_MISREAD_CODE_LETTERS)[: 2 * _CODE_LENGTH])
            )
        except LogUnsure:
            raise RoomRefused("busy") from None
        if found is None or found.valid_until <= self.now():
            raise RoomRefused("room")
        here = await self.rooms.get_room(found.room)
        async with here.lock:
            await self.rooms.catch_up(here)
            room = here.room
            settled = room.has_begun and room.has_fixed_terms
            if settled or room.closed or not compare_digest(hash_token(found.invitation), room.invitation):
                raise RoomRefused("room")
        return {"room": found.room, "invitation": found.invitation}

    # --- parts of commands -------------------------------------------------------------

    async def _set_ready(self, hosted: HostedRoom, role: Role) -> None:
        """Record that a player is ready for the next hand."""
        if role.player < 0:
            raise RoomRefused("host_only")
        try:
            await self._signals.set_ready(hosted.id, hosted.room.match.hand_number, role.player)
        except LogUnsure:
            raise RoomRefused("busy") from None
        hosted.wake_task()

    async def _open_rematch(self, hosted: HostedRoom, cid: str) -> None:
        """Open the room of a rematch, with the same rules, seats and tokens. Repeating it changes nothing."""
        room = hosted.room
        match = sha256(b"match " + bytes.fromhex(cid)).hexdigest()[:32]
        acts: list[Act] = [replace(room.terms, match=match, host=room.host, invitation=room.invitation)]
        for seat, seat_state in enumerate(room.seats):
            if seat_state.token:
                acts.append(JoinRoom(seat, seat_state.name, seat_state.person, seat_state.token))
            if seat_state.bot_level:
                acts.append(SitDown(seat, seat_state.bot_level, "" if seat_state.person else seat_state.name))
        for seq, act in enumerate(acts, 1):
            try:
                await self.log.put_entry(
                    next_room_id(cid), seq, entry_text(RoomEntry(room.latest_ms, REFEREE, "", act))
                )
            except LogUnsure:
                raise RoomRefused("busy") from None

    def _require_role(self, hosted: HostedRoom, token: str) -> Role:
        role = role_of(hosted.room, hash_token(token))
        if role is None:
            raise RoomRefused("token")
        return role

    def _check_open(self, hosted: HostedRoom) -> None:
        if hosted.room.closed:
            raise RoomRefused("closed", next=hosted.room.next_room)

    def _note_presence(self, hosted: HostedRoom, player: int) -> None:
        until = self.now() + AWAY_AFTER_MS
        hosted.connected_until[player] = until
        self._signals.set_present(hosted.id, player, until)
        if hosted.room.paused == "empty":
            hosted.wake_task()

    def _read_signals(self, hosted: HostedRoom) -> None:
        """Add the presence and sayings that other workers have received."""
        for player, until in self._signals.cached_presence(hosted.id).items():
            hosted.connected_until[player] = max(until, hosted.connected_until.get(player, 0))
        for each in self._signals.last_sayings(hosted.id):
            if each.command_id not in hosted.saying_ids:
                add_saying(hosted, *each, self.now())

    def _count_request(self, hosted: HostedRoom, token: str) -> None:
        now = self.now()
        bucket = hosted.buckets.setdefault(hash_token(token), RateBucket(COMMAND_BURST, now))
        if wait := bucket.acquire(now, COMMAND_BURST, 1000 / COMMANDS_PER_SECOND):
            raise RoomRefused("often", wait=wait)
