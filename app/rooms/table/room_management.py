"""The commands of a lobby: dealing, changing the terms, closing the room, and leaving it for good."""

from __future__ import annotations

from app.new_table.setup import Setup
from app.people import next_free_bot, usual_level
from app.rooms.connection.connection import ConnectionState
from app.rooms.table.room_status import StatusHolder
from app.rooms.table.session import RoomSession
from app.ui.window.table_window import TableWindow
from engine.rules.reader import ruleset_text as rules_text


class RoomManagement:
    """The commands of a lobby that change who plays, or end the room."""

    def __init__(self, app: TableWindow, session: RoomSession, status: StatusHolder) -> None:
        self._app, self._session, self._status = app, session, status

    async def seat_bots_at_free_seats(self) -> None:
        """Seat a bot at every free seat, each with another name."""
        room = self._status.status.room
        if room is None:
            return
        names = [seat.name for seat in room.seats]
        for number, seat in enumerate(room.seats):
            if not seat.is_taken:
                name = next_free_bot(names)
                names.append(name)
                await self._session.send("sit", seat=number, bot=usual_level(name), name=name)

    async def deal_hand(self) -> None:
        """Seat bots at the free seats, and deal a hand."""
        await self.seat_bots_at_free_seats()
        await self._session.send("deal")

    async def change_terms(self, setup: Setup, calls: str, clock: int) -> bool:
        """Give the room the game, rules, seats and length of a setup; return whether the host accepted that.

        `calls` is one of CALL_RULES, `clock` the time limit for a turn in seconds.
        """
        return await self._session.change_terms(
            rules=rules_text(setup.rules), seats=len(setup.seats), hands=setup.hands, calls=calls, clock=clock
        )

    async def close_room(self) -> None:
        """Close the room for everybody."""
        await self._session.send("close")

    @property
    def next_host(self) -> int:
        """The player who becomes host if the host here leaves: the first connected person, -1 for nobody."""
        status = self._status.status
        room = status.room
        if room is None or not self._session.membership.is_on_server or room.host != status.own_player or room.host < 0:
            return -1
        people = [player for player, seat in enumerate(room.seats) if seat.person and player != room.host]
        connected = [
            player for player in people if player not in status.away_players and not room.seats[player].bot_level
        ]
        return next(iter(connected), -1)

    async def leave_for_good(self) -> None:
        """Make the next player host, give up the seat, forget the room, and show the first screen."""
        if self.next_host >= 0:
            await self._session.send("host", seat=self.next_host)
        status = self._status.status
        if status.own_player >= 0 and status.connection is ConnectionState.ONLINE:
            await self._session.send("leave")
        await self._session.end_membership()
        self._app.navigation.go_to("/")
