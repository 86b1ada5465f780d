"""What happens in a room without a command: bots, clocks, players who are away, the next hand, pauses, and the end.

Every act is written under the next number, so any worker can do it and only one does. The worker that wrote the last
entry goes first.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.bots import OnFailure, choose_safely, make_bot
from engine.moves import BACK, DRAW, END, OUT, TAKE, Move, is_play, move_text, parse_move
from engine.play.view import View, view_of_seat
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
    TakeSeat,
)
from store.rooms.errors import RoomRefused
from store.rooms.log import LogUnsure
from store.rooms.refereeing.calls import Calls
from store.rooms.refereeing.commands import Commands, next_act_before_deal, next_seating
from store.rooms.refereeing.hosted_rooms import HostedRoom, HostedRooms
from store.rooms.refereeing.limits import GONE, GRACE, HAND_ON, IDLE, NEXT_HAND, PACE
from store.rooms.signals import Signals

_TURN = (TAKE, DRAW, END, OUT, BACK)  # the moves that the clock plays; the first legal one is taken


class DueActs:
    """Does what is due in rooms. `breathe` is awaited between slices of a bot's thinking.

    For `patience` ms, what is due is left to the worker that wrote the last entry. `hands_on` is whether a missing host
    is replaced; `bot_failed` is called when a bot could not move.
    """

    def __init__(
        self,
        rooms: HostedRooms,
        signals: Signals,
        commands: Commands,
        calls: Calls,
        breathe: Callable[[], Awaitable[None]],
        patience: int,
        hands_on: bool,
        bot_failed: OnFailure,
    ) -> None:
        self._rooms, self._signals, self._commands, self._calls = rooms, signals, commands, calls
        self._breathe, self._patience, self._hands_on = breathe, patience, hands_on
        self._bot_failed = bot_failed

    async def do_what_is_due(self, here: HostedRoom) -> int | None:
        """Do everything that is due now, and return when to call this again (Unix ms), None for never.

        Raises `RoomRefused`.
        """
        for _ in range(MOST_ENTRIES):
            async with here.lock:
                await self._rooms.catch_up_if_stale(here)
                seq = here.room.seq
                due = await self._do_next_due(here)
            if isinstance(due, View):
                await self._make_bot_move(here, due, seq)
                continue
            if due is None or due > self._rooms.now():
                return due
        raise RoomRefused("busy")

    async def _do_next_due(self, here: HostedRoom) -> int | View | None:
        """Do one thing that is due, and return when the next is due (Unix ms; None for never).

        Returns a view instead if a bot has to move now.
        """
        room, now = here.room, self._rooms.now()
        if room.closed:
            return None
        idle = room.at + IDLE
        if now >= idle or room.seq >= MOST_ENTRIES:
            await self._put_act(here, CloseRoom())
            return None
        idle = min(idle, await self._replace_host(here, now))
        if (seating := next_seating(room)) is not None:
            await self._put_act(here, seating)
            return now
        if idle <= now or not room.has_begun or room.match.over:
            return idle
        connected = await self._anybody_connected_until(here, now)
        if room.paused:
            if room.paused == "empty" and connected > now:
                await self._put_act(here, ResumeRoom())
                return now
            return idle
        if connected <= now:
            await self._put_act(here, PauseRoom())
            return now
        if room.hand_in_play is None:
            return await self._deal_next_hand_if_due(here, now, min(idle, connected))
        return await self._play_turn_if_due(here, now, min(idle, connected))

    async def _put_act(
        self, here: HostedRoom, act: CloseRoom | HandOverHost | PauseRoom | ResumeRoom | SitDown | TakeSeat
    ) -> None:
        await self._rooms.put_act(here, REFEREE, "", act)

    async def _replace_host(self, here: HostedRoom, now: int) -> int:
        """Make the first connected player host if the host is away for long; return when to check again (Unix ms)."""
        room = here.room
        if not self._hands_on or room.host_player < 0:
            return room.at + IDLE

        def check_again_at() -> int:
            return here.present.get(room.host_player, here.loaded + GONE) + HAND_ON + self._head_start_ms(here)

        if now < check_again_at():
            return check_again_at()
        await self._read_presence(here)
        if now < check_again_at():
            return check_again_at()
        there = [
            seat for seat, seat_state in enumerate(room.seats) if seat_state.token and here.present.get(seat, 0) > now
        ]
        if not there:
            return now + GONE
        await self._put_act(here, HandOverHost(there[0]))
        return now

    def _head_start_ms(self, here: HostedRoom) -> int:
        """Return for how long (ms) this worker leaves what is due to the one that wrote the last entry."""
        return 0 if here.ours else self._patience

    async def _anybody_connected_until(self, here: HostedRoom, now: int) -> int:
        """Return until when (Unix ms) any player counts as connected; other workers are asked if none seems to be."""
        there = self._latest_presence(here)
        if there <= now or here.room.paused:
            await self._read_presence(here)
            there = self._latest_presence(here)
        return there

    def _latest_presence(self, here: HostedRoom) -> int:
        return max((until for player, until in here.present.items() if player >= 0), default=here.loaded + GONE)

    async def _read_presence(self, here: HostedRoom) -> None:
        """Add the presence that other workers have recorded."""
        try:
            for player, until in (await self._signals.fetch_presence(here.id)).items():
                here.present[player] = max(until, here.present.get(player, 0))
        except LogUnsure:
            raise RoomRefused("busy") from None

    async def _deal_next_hand_if_due(self, here: HostedRoom, now: int, later: int) -> int:
        room = here.room
        await self._read_presence(here)
        people = {player for player, seat_state in enumerate(room.seats) if seat_state.token and not seat_state.bot}
        there = {player for player in people if here.present.get(player, 0) > now}
        due = room.ended[-1].ended + NEXT_HAND + self._head_start_ms(here)
        try:
            ready = there and there <= await self._signals.ready_players(here.id, room.match.hand_number)
        except LogUnsure:
            raise RoomRefused("busy") from None
        if now >= due or ready:
            if (before := next_act_before_deal(room)) is not None:
                await self._put_act(here, before)
                return now
            await self._rooms.put_act(here, REFEREE, "", self._commands.deal_hand(room))
            return now
        return min(later, due)

    async def _play_turn_if_due(self, here: HostedRoom, now: int, later: int) -> int | View:
        room, hand = here.room, here.room.hand_in_play
        assert hand is not None
        settled = self._calls.settlement_due_at(here)
        if settled is not None:
            if now < settled:
                return min(later, settled)
            if not self._calls.is_settled_uncalled(here) and await self._calls.settle_calls(here):
                return now
        player = room.player_to_act()
        seat_state = room.seats[player]
        if seat_state.bot:
            due = room.at + PACE + self._head_start_ms(here)
            return view_of_seat(hand.state, hand.seat_of(player), hand.history) if now >= due else min(later, due)
        if room.slow[player] >= 2:
            await self._put_act(here, SitDown(player, room.opened.bot, ""))
            return now
        if room.opened.away:
            due = self._bot_takes_over_at(here, player)
            if now >= due:
                await self._read_presence(here)
                due = self._bot_takes_over_at(here, player)
            if now >= due:
                await self._put_act(here, SitDown(player, room.opened.bot, ""))
                return now
            later = min(later, due)
        if room.opened.clock:
            due = hand.turn_at + room.opened.clock * 1000 + GRACE + self._head_start_ms(here)
            if now >= due:
                legal = hand.state.legal_moves()
                await self._make_move(here, player, "clock", next((each for each in _TURN if each in legal), legal[0]))
                return now
            later = min(later, due)
        return later

    def _bot_takes_over_at(self, here: HostedRoom, player: int) -> int:
        """Return when a bot sits down for a player who is away (Unix ms). Pauses don't count as being away."""
        gone = max(here.room.resumed_at, here.present.get(player, here.loaded + GONE))
        return gone + here.room.opened.away * 1000 + self._head_start_ms(here)

    async def _make_bot_move(self, here: HostedRoom, seen: View, seq: int) -> None:
        """Choose a bot's move in slices, and make it unless there's another entry by then."""
        room = here.room
        player = room.player_to_act()
        seat_state = room.seats[player]
        thinker = make_bot(seat_state.bot, seat_state.name)
        rng = Rng(int(self._commands.random_bits()[:16], 16))
        move = -1
        for move in choose_safely(thinker, seen, rng, self._bot_failed):  # noqa: B007
            await self._breathe()
            if room.seq != seq:
                return
        async with here.lock:
            if room.seq == seq:
                await self._make_move(here, player, "bot", move)

    async def _make_move(self, here: HostedRoom, player: int, how: How, move: Move) -> None:
        """Write a legal move of a bot or a clock to the log."""
        if is_play(move):
            move = parse_move(move_text(move))  # of the two copies in a double pack, the one that the text means
        await self._rooms.put_act(here, REFEREE, "", self._commands.make_move(here.room, player, how, move))
