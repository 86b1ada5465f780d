"""The calls of missed declarations: how long they're accepted while the next move waits, and the lot
among the callers.
"""

from __future__ import annotations

import asyncio

from engine.bots import OnFailure, make_bot, will_catch_safely
from engine.play.view import view_of_seat
from engine.rng import Rng
from store.rooms.entry import REFEREE, SettleCalls
from store.rooms.errors import RoomRefused
from store.rooms.log import LogUnsure
from store.rooms.refereeing.commands import Commands
from store.rooms.refereeing.hosted_rooms import HostedRoom, HostedRooms
from store.rooms.refereeing.limits import CALL_LOCK_MS, CALL_WINDOW_MS
from store.rooms.refereeing.roles import Role
from store.rooms.signals import Signals


class DeclarationCalls:
    """Delays moves while a missed declaration can be called, and settles the calls."""

    def __init__(self, rooms: HostedRooms, signals: Signals, commands: Commands, report_bot_failure: OnFailure) -> None:
        self._rooms, self._signals, self._commands, self._report_bot_failure = (
            rooms,
            signals,
            commands,
            report_bot_failure,
        )

    def settlement_due_at(self, hosted: HostedRoom) -> int | None:
        """Return when the missed declaration is settled (Unix ms), None if there's none to call."""
        hand, calls = hosted.room.hand_in_play, hosted.room.terms.call_rule
        if hand is None or calls == "off" or not hand.missed_at:
            return None
        return hand.missed_at + (CALL_WINDOW_MS if calls == "all" else 0)

    def is_settled_uncalled(self, hosted: HostedRoom) -> bool:
        """Return whether this position was settled without a call."""
        return not hosted.call_ids and hosted.uncalled_position == hosted.position_mark()

    def event_to_wait_for(self, hosted: HostedRoom) -> asyncio.Event | None:
        """Return the event that a move must wait for while calls are accepted, None if it needn't wait."""
        return (
            hosted.calls_settled
            if self.settlement_due_at(hosted) and not hosted.room.paused and not self.is_settled_uncalled(hosted)
            else None
        )

    async def add_call(self, hosted: HostedRoom, role: Role, cid: str, first: bool) -> asyncio.Event:
        """Add a player's call, unless it's there already, and return the event of its settlement.
        Raises `RoomRefused`.
        """
        room, player, now = hosted.room, role.player, self._rooms.now()
        if player < 0:
            raise RoomRefused("no_hand")
        if room.seats[player].bot_level:
            raise RoomRefused("bot_plays")
        if room.hand_in_play is None:
            raise RoomRefused("no_hand")
        locked = hosted.call_locked_until.get(player, 0)
        if first and now < locked:
            raise RoomRefused("late", wait=locked - now)
        if room.paused or room.terms.call_rule != "all" or player not in room.possible_callers():
            if first:
                hosted.call_locked_until[player] = now + CALL_LOCK_MS
            raise RoomRefused("late", wait=CALL_LOCK_MS)
        if hosted.call_ids.get(player) != cid:
            hosted.call_ids[player] = cid
            try:
                await self._signals.add_call(hosted.id, hosted.position_mark(), player, cid)
            except LogUnsure:
                raise RoomRefused("busy") from None
            hosted.wake_task()
        return hosted.calls_settled

    async def settle_calls(self, hosted: HostedRoom) -> bool:
        """Draw by lot which caller, at any worker, catches; write that to the log, and wake the commands that wait for
        it.

        Returns whether there was a call, or another worker's entry came first. Raises `RoomRefused`.
        """
        room, callers = hosted.room, hosted.room.possible_callers()
        try:
            called = {**await self._signals.calls_at(hosted.id, hosted.position_mark()), **hosted.call_ids}
        except LogUnsure:
            raise RoomRefused("busy") from None
        who = {player: cid for player, cid in called.items() if player in callers}
        for player in callers:
            if room.terms.call_rule == "self" or self._bot_notices(hosted, player):
                who[player] = ""
        put = True
        if who:
            named = sorted(who)
            lot = named[self._commands.random_below(len(named))]
            act = SettleCalls([[player, who[player]] for player in named], lot, self._commands.random_bits())
            put = await self._rooms.put_act(hosted, REFEREE, "", act)
        if put:
            hosted.call_ids.clear()
            hosted.uncalled_position = hosted.position_mark()
            hosted.wake_held_commands()
        return bool(who) or not put

    def _bot_notices(self, hosted: HostedRoom, player: int) -> bool:
        """Return whether the bot at a seat notices the missed declaration."""
        room = hosted.room
        seat_state = room.seats[player]
        if not seat_state.bot_level or room.hand is None:
            return False
        seen = view_of_seat(room.hand.state, room.hand.seat_of(player))
        rng = Rng(int.from_bytes(hosted.bot_chance[:8], "big")).substream(player)
        return will_catch_safely(make_bot(seat_state.bot_level, seat_state.name), seen, rng, self._report_bot_failure)
