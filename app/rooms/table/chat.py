"""The chat of a room: a few fixed sayings, each shown beside its seat for some seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from app.rooms.table.room_status import StatusHolder
from app.rooms.table.session import RoomSession
from app.ui.window.table_window import TableWindow
from app.ui.words import render, tr
from engine.messages import Message

#: The sayings by the key that is sent.
SAYINGS: Final = {
    "well": Message("room-say-well"),
    "laugh": Message("room-say-laugh"),
    "ouch": Message("room-say-ouch"),
    "luck": Message("room-say-luck"),
    "thanks": Message("room-say-thanks"),
    "wait": Message("room-say-wait"),
}
SAYING_SECONDS: Final = 5.0  # seconds for which a saying stays beside its seat


class Chat:
    """Sends and receives the sayings of a room.

    `show` is called with a seat of the hand and the text said there, `hide` with the same after `SAYING_SECONDS`
    seconds. What the person here says is confirmed through `notify`; what others say is also spoken by a screen reader.
    """

    def __init__(
        self,
        app: TableWindow,
        session: RoomSession,
        status: StatusHolder,
        show: Callable[[int, str], None],
        hide: Callable[[int, str], None],
        notify: Callable[[str], None],
    ) -> None:
        self._app, self._session, self._status = app, session, status
        self._show, self._hide, self._notify = show, hide, notify
        self._timers: dict[int, asyncio.TimerHandle] = {}

    async def say(self, saying: str) -> None:
        """Send one of SAYINGS, by its key."""
        await self._session.send("say", what=saying)

    def toggle_mute(self) -> None:
        """Stop showing what others say, or show it again."""
        self._status.update(muted=not self._status.status.muted)

    def receive(self, saying: str, seat: int, name: str, *, own: bool) -> None:
        """Show what the player `name` said at a seat of the hand; `own` is whether that's the person here.

        Does nothing while the chat is muted, or for an unknown saying, which a later version has sent.
        """
        if saying not in SAYINGS or self._status.status.muted:
            return
        text = render(SAYINGS[saying])
        if own:
            self._notify(tr("room.said_you", words=text))
            return
        self._show(seat, text)
        if self._app.uses_screen_reader:
            self._app.device.run_in_background(self._app.device.announce(tr("room.said", name=name, words=text)))
        if seat in self._timers:
            self._timers[seat].cancel()
        self._timers[seat] = asyncio.get_running_loop().call_later(SAYING_SECONDS, self._hide_saying, seat, text)

    def _hide_saying(self, seat: int, text: str) -> None:
        del self._timers[seat]
        self._hide(seat, text)

    def stop(self) -> None:
        """Cancel the timers that hide sayings."""
        for timer in self._timers.values():
            timer.cancel()
