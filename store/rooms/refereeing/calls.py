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
from store.rooms.refereeing.limits import HOLD, LOCKED
from store.rooms.refereeing.roles import Role
from store.rooms.signals import Signals


class Calls:
    """Delays moves while a missed declaration can be called, and settles the calls."""

    def __init__(self, rooms: HostedRooms, signals: Signals, commands: Commands, bot_failed: OnFailure) -> None:
        self._rooms, self._signals, self._commands, self._bot_failed = rooms, signals, commands, bot_failed

    def settlement_due_at(self, here: HostedRoom) -> int | None:
        """Return when the missed declaration is settled (Unix ms), None if there's none to call."""
        hand, calls = here.room.hand_in_play, here.room.opened.calls
        if hand is None or calls == "off" or not hand.missed_at:
            return None
        return hand.missed_at + (HOLD if calls == "all" else 0)

    def is_settled_uncalled(self, here: HostedRoom) -> bool:
        """Return whether this position was settled without a call."""
        return not here.calls and here.uncalled_at == here.position_mark()

    def event_to_wait_for(self, here: HostedRoom) -> asyncio.Event | None:
        """Return the event that a move must wait for while calls are accepted, None if it needn't wait."""
        return (
            here.settled
            if self.settlement_due_at(here) and not here.room.paused and not self.is_settled_uncalled(here)
            else None
        )

    async def add_call(self, here: HostedRoom, role: Role, cid: str, first: bool) -> asyncio.Event:
        """Add a player's call, unless it's there already, and return the event of its settlement.
        Raises `RoomRefused`.
        """
        room, player, now = here.room, role.player, self._rooms.now()
        if player < 0:
            raise RoomRefused("no_hand")
        if room.seats[player].bot:
            raise RoomRefused("bot_plays")
        if room.hand_in_play is None:
            raise RoomRefused("no_hand")
        locked = here.locked.get(player, 0)
        if first and now < locked:
            raise RoomRefused("late", wait=locked - now)
        if room.paused or room.opened.calls != "all" or player not in room.possible_callers():
            if first:
                here.locked[player] = now + LOCKED
            raise RoomRefused("late", wait=LOCKED)
        if here.calls.get(player) != cid:
            here.calls[player] = cid
            try:
                await self._signals.add_call(here.id, here.position_mark(), player, cid)
            except LogUnsure:
                raise RoomRefused("busy") from None
            here.wake_task()
        return here.settled

    async def settle_calls(self, here: HostedRoom) -> bool:
        """Draw by lot which caller, at any worker, catches; write that to the log, and wake the commands that wait for
        it.

        Returns whether there was a call, or another worker's entry came first. Raises `RoomRefused`.
        """
        room, callers = here.room, here.room.possible_callers()
        try:
            called = {**await self._signals.calls_at(here.id, here.position_mark()), **here.calls}
        except LogUnsure:
            raise RoomRefused("busy") from None
        who = {player: cid for player, cid in called.items() if player in callers}
        for player in callers:
            if room.opened.calls == "self" or self._bot_notices(here, player):
                who[player] = ""
        put = True
        if who:
            named = sorted(who)
            lot = named[self._commands.random_below(len(named))]
            act = SettleCalls([[player, who[player]] for player in named], lot, self._commands.random_bits())
            put = await self._rooms.put_act(here, REFEREE, "", act)
        if put:
            here.calls.clear()
            here.uncalled_at = here.position_mark()
            here.wake_held_commands()
        return bool(who) or not put

    def _bot_notices(self, here: HostedRoom, player: int) -> bool:
        """Return whether the bot at a seat notices the missed declaration."""
        room = here.room
        seat_state = room.seats[player]
        if not seat_state.bot or room.hand is None:
            return False
        seen = view_of_seat(room.hand.state, room.hand.seat_of(player))
        rng = Rng(int.from_bytes(here.bot_chance[:8], "big")).substream(player)
        return will_catch_safely(make_bot(seat_state.bot, seat_state.name), seen, rng, self._bot_failed)
