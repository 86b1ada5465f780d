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
    MAX_ENTRIES,
    REFEREE,
    CloseRoom,
    HandOverHost,
    MoveCause,
    PauseRoom,
    ResumeRoom,
    SitDown,
    TakeSeat,
)
from store.rooms.errors import RoomRefused
from store.rooms.log import LogUnsure
from store.rooms.refereeing.calls import DeclarationCalls
from store.rooms.refereeing.commands import Commands, next_act_before_deal, next_seating
from store.rooms.refereeing.hosted_rooms import HostedRoom, HostedRooms
from store.rooms.refereeing.limits import (
    AWAY_AFTER_MS,
    BOT_PACE_MS,
    CLOSE_AFTER_MS,
    HOST_AWAY_MS,
    NEXT_HAND_MS,
    TURN_GRACE_MS,
)
from store.rooms.signals import Signals

_CLOCK_MOVES = (TAKE, DRAW, END, OUT, BACK)  # the moves that the clock plays; the first legal one is taken


class DueActs:
    """Does what is due in rooms. `yield_to_others` is awaited between slices of a bot's thinking.

    For `head_start_ms` ms, what is due is left to the worker that wrote the last entry. `replaces_host` is whether a
    missing host is replaced; `report_bot_failure` is called when a bot could not move.
    """

    def __init__(
        self,
        rooms: HostedRooms,
        signals: Signals,
        commands: Commands,
        calls: DeclarationCalls,
        yield_to_others: Callable[[], Awaitable[None]],
        head_start_ms: int,
        replaces_host: bool,
        report_bot_failure: OnFailure,
    ) -> None:
        self._rooms, self._signals, self._commands, self._calls = rooms, signals, commands, calls
        self._yield_to_others, self._patience_ms, self._replaces_host = yield_to_others, head_start_ms, replaces_host
        self._report_bot_failure = report_bot_failure

    async def do_what_is_due(self, hosted: HostedRoom) -> int | None:
        """Do everything that is due now, and return when to call this again (Unix ms), None for never.

        Raises `RoomRefused`.
        """
        for _ in range(MAX_ENTRIES):
            async with hosted.lock:
                await self._rooms.catch_up_if_stale(hosted)
                seq = hosted.room.seq
                due = await self._do_next_due(hosted)
            if isinstance(due, View):
                await self._make_bot_move(hosted, due, seq)
                continue
            if due is None or due > self._rooms.now():
                return due
        raise RoomRefused("busy")

    async def _do_next_due(self, hosted: HostedRoom) -> int | View | None:
        """Do one thing that is due, and return when the next is due (Unix ms; None for never).

        Returns a view instead if a bot has to move now.
        """
        room, now = hosted.room, self._rooms.now()
        if room.closed:
            return None
        idle = room.latest_ms + CLOSE_AFTER_MS
        if now >= idle or room.seq >= MAX_ENTRIES:
            await self._put_act(hosted, CloseRoom())
            return None
        idle = min(idle, await self._replace_host(hosted, now))
        if (seating := next_seating(room)) is not None:
            await self._put_act(hosted, seating)
            return now
        if idle <= now or not room.has_begun or room.match.over:
            return idle
        connected = await self._anybody_connected_until(hosted, now)
        if room.paused:
            if room.paused == "empty" and connected > now:
                await self._put_act(hosted, ResumeRoom())
                return now
            return idle
        if connected <= now:
            await self._put_act(hosted, PauseRoom())
            return now
        if room.hand_in_play is None:
            return await self._deal_next_hand_if_due(hosted, now, min(idle, connected))
        return await self._play_turn_if_due(hosted, now, min(idle, connected))

    async def _put_act(
        self, hosted: HostedRoom, act: CloseRoom | HandOverHost | PauseRoom | ResumeRoom | SitDown | TakeSeat
    ) -> None:
        await self._rooms.put_act(hosted, REFEREE, "", act)

    async def _replace_host(self, hosted: HostedRoom, now: int) -> int:
        """Make the first connected player host if the host is away for long; return when to check again (Unix ms)."""
        room = hosted.room
        if not self._replaces_host or room.host_player < 0:
            return room.latest_ms + CLOSE_AFTER_MS

        def check_again_at() -> int:
            return (
                hosted.connected_until.get(room.host_player, hosted.loaded_at + AWAY_AFTER_MS)
                + HOST_AWAY_MS
                + self._head_start_ms(hosted)
            )

        if now < check_again_at():
            return check_again_at()
        await self._read_presence(hosted)
        if now < check_again_at():
            return check_again_at()
        there = [
            seat
            for seat, seat_state in enumerate(room.seats)
            if seat_state.token and hosted.connected_until.get(seat, 0) > now
        ]
        if not there:
            return now + AWAY_AFTER_MS
        await self._put_act(hosted, HandOverHost(there[0]))
        return now

    def _head_start_ms(self, hosted: HostedRoom) -> int:
        """Return for how long (ms) this worker leaves what is due to the one that wrote the last entry."""
        return 0 if hosted.wrote_last_entry else self._patience_ms

    async def _anybody_connected_until(self, hosted: HostedRoom, now: int) -> int:
        """Return until when (Unix ms) any player counts as connected; other workers are asked if none seems to be."""
        there = self._latest_presence(hosted)
        if there <= now or hosted.room.paused:
            await self._read_presence(hosted)
            there = self._latest_presence(hosted)
        return there

    def _latest_presence(self, hosted: HostedRoom) -> int:
        return max(
            (until for player, until in hosted.connected_until.items() if player >= 0),
            default=hosted.loaded_at + AWAY_AFTER_MS,
        )

    async def _read_presence(self, hosted: HostedRoom) -> None:
        """Add the presence that other workers have recorded."""
        try:
            for player, until in (await self._signals.fetch_presence(hosted.id)).items():
                hosted.connected_until[player] = max(until, hosted.connected_until.get(player, 0))
        except LogUnsure:
            raise RoomRefused("busy") from None

    async def _deal_next_hand_if_due(self, hosted: HostedRoom, now: int, later: int) -> int:
        room = hosted.room
        await self._read_presence(hosted)
        people = {
            player for player, seat_state in enumerate(room.seats) if seat_state.token and not seat_state.bot_level
        }
        there = {player for player in people if hosted.connected_until.get(player, 0) > now}
        due = room.ended_hands[-1].ended + NEXT_HAND_MS + self._head_start_ms(hosted)
        try:
            ready = there and there <= await self._signals.ready_players(hosted.id, room.match.hand_number)
        except LogUnsure:
            raise RoomRefused("busy") from None
        if now >= due or ready:
            if (before := next_act_before_deal(room)) is not None:
                await self._put_act(hosted, before)
                return now
            await self._rooms.put_act(hosted, REFEREE, "", self._commands.deal_hand(room))
            return now
        return min(later, due)

    async def _play_turn_if_due(self, hosted: HostedRoom, now: int, later: int) -> int | View:
        room, hand = hosted.room, hosted.room.hand_in_play
        assert hand is not None
        settled = self._calls.settlement_due_at(hosted)
        if settled is not None:
            if now < settled:
                return min(later, settled)
            if not self._calls.is_settled_uncalled(hosted) and await self._calls.settle_calls(hosted):
                return now
        player = room.player_to_act()
        seat_state = room.seats[player]
        if seat_state.bot_level:
            due = room.latest_ms + BOT_PACE_MS + self._head_start_ms(hosted)
            return view_of_seat(hand.state, hand.seat_of(player), hand.history) if now >= due else min(later, due)
        if room.clock_turns[player] >= 2:
            await self._put_act(hosted, SitDown(player, room.terms.bot_level, ""))
            return now
        if room.terms.away_seconds:
            due = self._bot_takes_over_at(hosted, player)
            if now >= due:
                await self._read_presence(hosted)
                due = self._bot_takes_over_at(hosted, player)
            if now >= due:
                await self._put_act(hosted, SitDown(player, room.terms.bot_level, ""))
                return now
            later = min(later, due)
        if room.terms.turn_seconds:
            due = hand.turn_at + room.terms.turn_seconds * 1000 + TURN_GRACE_MS + self._head_start_ms(hosted)
            if now >= due:
                legal = hand.state.legal_moves()
                await self._make_move(
                    hosted, player, "clock", next((each for each in _CLOCK_MOVES if each in legal), legal[0])
                )
                return now
            later = min(later, due)
        return later

    def _bot_takes_over_at(self, hosted: HostedRoom, player: int) -> int:
        """Return when a bot sits down for a player who is away (Unix ms). Pauses don't count as being away."""
        gone = max(hosted.room.resumed_at, hosted.connected_until.get(player, hosted.loaded_at + AWAY_AFTER_MS))
        return gone + hosted.room.terms.away_seconds * 1000 + self._head_start_ms(hosted)

    async def _make_bot_move(self, hosted: HostedRoom, view: View, seq: int) -> None:
        """Choose a bot's move in slices, and make it unless there's another entry by then."""
        room = hosted.room
        player = room.player_to_act()
        seat_state = room.seats[player]
        thinker = make_bot(seat_state.bot_level, seat_state.name)
        rng = Rng(int(self._commands.random_bits()[:16], 16))
        move = -1
        for move in choose_safely(thinker, view, rng, self._report_bot_failure):  # noqa: B007
            await self._yield_to_others()
            if room.seq != seq:
                return
        async with hosted.lock:
            if room.seq == seq:
                await self._make_move(hosted, player, "bot", move)

    async def _make_move(self, hosted: HostedRoom, player: int, cause: MoveCause, move: Move) -> None:
        """Write a legal move of a bot or a clock to the log."""
        if is_play(move):
            move = parse_move(move_text(move))  # of the two copies in a double pack, the one that the text means
        await self._rooms.put_act(hosted, REFEREE, "", self._commands.make_move(hosted.room, player, cause, move))
