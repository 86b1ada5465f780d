"""What the referee does by itself: bots, clocks, who is away, the next hand, a pause while nobody is there, the end.

Each is a put at the next number: any worker may do it, and one does. The one that wrote last has a moment's start.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.bots import choose_safely, make_bot
from engine.moves import BACK, DRAW, END, OUT, TAKE, Move, is_play, move_text, parse_move
from engine.play.view import View, view
from engine.rng import Rng
from store.rooms.entry import (
    MOST_ENTRIES,
    REFEREE,
    CloseRoom,
    HandOverHost,
    How,
    PauseRoom,
    ResumeRoom,
    SitDown,
)
from store.rooms.errors import RoomRefused
from store.rooms.log import LogUnsure
from store.rooms.refereeing.bot_failures import log_failure
from store.rooms.refereeing.calls import Calls
from store.rooms.refereeing.commands import Commands
from store.rooms.refereeing.hosted import HostedRoom, HostedRooms
from store.rooms.refereeing.limits import GONE, GRACE, HAND_ON, IDLE, NEXT_HAND, PACE
from store.rooms.signals import Signals

_TURN = (TAKE, DRAW, END, OUT, BACK)  # what the clock does, the first that may be done


class Due:
    """Does what is due. `breathe` is awaited between two slices of a bot's thinking; `patience` is how long what is due
    is left to the worker that wrote the last entry (ms)."""

    def __init__(
        self,
        rooms: HostedRooms,
        signals: Signals,
        commands: Commands,
        calls: Calls,
        breathe: Callable[[], Awaitable[None]],
        patience: int,
        hands_on: bool,
    ) -> None:
        self._rooms, self._signals, self._commands, self._calls = rooms, signals, commands, calls
        self._breathe, self._patience, self._hands_on = breathe, patience, hands_on

    async def act(self, here: HostedRoom) -> int | None:
        """Does what is due now. When to call it again if nothing happens before (Unix ms), None for never.
        RoomRefused."""
        for _ in range(MOST_ENTRIES):
            async with here.lock:
                await self._rooms.look(here)
                seq = here.room.seq
                due = await self._one(here)
            if isinstance(due, View):
                await self._bot_moves(here, due, seq)
                continue
            if due is None or due > self._rooms.now():
                return due
        raise RoomRefused("busy")

    async def _one(self, here: HostedRoom) -> int | View | None:
        """One thing that is due now, or when the next will be; what a bot sees who is to move now."""
        room, now = here.room, self._rooms.now()
        if room.closed:
            return None
        idle = room.at + IDLE
        if now >= idle or room.seq >= MOST_ENTRIES:
            await self._put(here, CloseRoom())
            return None
        idle = min(idle, await self._host_gone(here, now))
        if idle <= now or not room.begun or room.match.over:
            return idle
        someone = await self._someone(here, now)
        if room.paused:
            if room.paused == "empty" and someone > now:
                await self._put(here, ResumeRoom())
                return now
            return idle
        if someone <= now:
            await self._put(here, PauseRoom())
            return now
        if room.playing is None:
            return await self._next_hand(here, now, min(idle, someone))
        return await self._turn(here, now, min(idle, someone))

    async def _put(self, here: HostedRoom, act: CloseRoom | HandOverHost | PauseRoom | ResumeRoom | SitDown) -> None:
        await self._rooms.put(here, REFEREE, "", act)

    async def _host_gone(self, here: HostedRoom, now: int) -> int:
        """When to look again whether a host is gone; where one is, the first who is there becomes it, now."""
        room = here.room
        if not self._hands_on or room.host_player < 0:
            return room.at + IDLE

        def due() -> int:
            return here.present.get(room.host_player, here.loaded + GONE) + HAND_ON + self._start(here)

        if now < due():
            return due()
        await self._ask(here)
        if now < due():
            return due()
        there = [
            seat for seat, seat_state in enumerate(room.seats) if seat_state.token and here.present.get(seat, 0) > now
        ]
        if not there:
            return now + GONE
        await self._put(here, HandOverHost(there[0]))
        return now

    def _start(self, here: HostedRoom) -> int:
        """What this worker waits for the other one that wrote last."""
        return 0 if here.ours else self._patience

    async def _someone(self, here: HostedRoom, now: int) -> int:
        """Until when anybody is there. Where it seems nobody is, the other workers are asked."""
        there = self._until(here)
        if there <= now or here.room.paused:
            await self._ask(here)
            there = self._until(here)
        return there

    def _until(self, here: HostedRoom) -> int:
        return max((until for player, until in here.present.items() if player >= 0), default=here.loaded + GONE)

    async def _ask(self, here: HostedRoom) -> None:
        """Who is there at other workers."""
        try:
            for player, until in (await self._signals.presence(here.id)).items():
                here.present[player] = max(until, here.present.get(player, 0))
        except LogUnsure:
            raise RoomRefused("busy") from None

    async def _next_hand(self, here: HostedRoom, now: int, later: int) -> int:
        room = here.room
        await self._ask(here)
        people = {player for player, seat_state in enumerate(room.seats) if seat_state.token and not seat_state.bot}
        there = {player for player in people if here.present.get(player, 0) > now}
        due = room.ended[-1].ended + NEXT_HAND + self._start(here)
        try:
            ready = there and there <= await self._signals.ready_players(here.id, room.match.hand_number)
        except LogUnsure:
            raise RoomRefused("busy") from None
        if now >= due or ready:
            await self._rooms.put(here, REFEREE, "", self._commands.dealt(room))
            return now
        return min(later, due)

    async def _turn(self, here: HostedRoom, now: int, later: int) -> int | View:
        room, hand = here.room, here.room.playing
        assert hand is not None
        settled = self._calls.due(here)
        if settled is not None:
            if now < settled:
                return min(later, settled)
            if not self._calls.settled(here) and await self._calls.settle(here):
                return now
        player = room.to_act()
        seat_state = room.seats[player]
        if seat_state.bot:
            due = room.at + PACE + self._start(here)
            return view(hand.state, hand.seat_of(player), hand.history) if now >= due else min(later, due)
        if room.slow[player] >= 2:
            await self._put(here, SitDown(player, room.opened.bot, ""))
            return now
        if room.opened.away:
            due = self._left(here, player)
            if now >= due:
                await self._ask(here)
                due = self._left(here, player)
            if now >= due:
                await self._put(here, SitDown(player, room.opened.bot, ""))
                return now
            later = min(later, due)
        if room.opened.clock:
            due = hand.turn_at + room.opened.clock * 1000 + GRACE + self._start(here)
            if now >= due:
                legal = hand.state.legal_moves()
                await self._make(here, player, "clock", next((each for each in _TURN if each in legal), legal[0]))
                return now
            later = min(later, due)
        return later

    def _left(self, here: HostedRoom, player: int) -> int:
        """When a bot sits down for somebody who is gone."""
        hand = here.room.playing
        assert hand is not None
        gone = max(hand.turn_at, here.present.get(player, here.loaded + GONE))
        return gone + here.room.opened.away * 1000 + self._start(here)

    async def _bot_moves(self, here: HostedRoom, seen: View, seq: int) -> None:
        """A bot thinks, while everybody else goes on, and moves if nothing has happened meanwhile."""
        room = here.room
        player = room.to_act()
        seat_state = room.seats[player]
        thinker = make_bot(seat_state.bot, seat_state.name)
        rng = Rng(int(self._commands.chance()[:16], 16))
        move = -1
        for move in choose_safely(thinker, seen, rng, log_failure):  # noqa: B007
            await self._breathe()
            if room.seq != seq:
                return
        async with here.lock:
            if room.seq == seq:
                await self._make(here, player, "bot", move)

    async def _make(self, here: HostedRoom, player: int, how: How, move: Move) -> None:
        """Makes a move that is legal for a bot or the clock."""
        if is_play(move):
            move = parse_move(move_text(move))  # the copy that its text means
        await self._rooms.put(here, REFEREE, "", self._commands.tried(here.room, player, how, move))
