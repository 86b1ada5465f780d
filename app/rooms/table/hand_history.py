"""Storing the finished hands of a room in this device's history."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from app.platform.background import finish_off_loop
from app.rooms.table.session import UNFIT_DATA_ERRORS, RoomSession
from app.ui.window.table_window import TableWindow
from store.rooms.refereeing.roles import find_own_person


class HandHistory:
    """Stores the finished hands of one room in the history of this device."""

    def __init__(self, app: TableWindow, session: RoomSession) -> None:
        self._app, self._session = app, session

    @property
    def last_stored_hand(self) -> int:
        """The number of the last hand of the room that is in the history, 0 for none."""
        return self._session.stored_membership.stored_hands

    async def store_hand(self, hand: Mapping[str, Any]) -> int:
        """Store a finished hand, unless it's stored already, and return the id of its match.

        Returns 0 and stores nothing for a watcher, on a page without a store, and for a hand that doesn't fit, which is
        added to the journal.
        """
        data, player = self._app.data, self._session.own_player
        if data is None or player < 0:
            return 0
        room, store = dict(self._session.latest_frame["r"]), data.store
        last_person = self._session.memberships.person.id

        def merge() -> None:
            people = (person.uuid.replace("-", "") for person in store.people.all(archived=True))
            own = find_own_person(room["seats"][player]["person"], (last_person, *people))
            store.rooms.add_hand(room, hand, player, own)

        try:
            await finish_off_loop(merge)
            match_id = await finish_off_loop(partial(store.rooms.find_match, room["match"]))
        except UNFIT_DATA_ERRORS as problem:
            self._app.journal.add_failure("a hand of a room", problem)
            return 0
        number = int(hand["n"])
        if number > self.last_stored_hand:
            await self._session.memberships.update(self._session.membership.id, stored_hands=number)
        return match_id
