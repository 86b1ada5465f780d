"""A guest's seat in the host's process: runs the table without a Flet client, and gives its newest picture as JSON."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from http import HTTPStatus
from typing import Any, Final

from app.data import Data
from app.platform.background import cancel_and_wait
from app.preferences import Settings
from app.rooms.connection.connection import ConnectionState, ConnectToHost
from app.rooms.guest_page.panels import TapHandlers, left_panel, lobby_panel, rules_panel, table_panel
from app.rooms.guest_page.wire import Json, encode_json, table_json
from app.rooms.memberships.stored_memberships import (
    Membership,
    Memberships,
    RoomSecret,
    SecretStorage,
    TextStorage,
)
from app.rooms.table.room_source import RoomSource
from app.rooms.table.room_status import RoomStatus
from app.table.controller import Controller
from app.table.painter import picture_of
from app.table.picture import Picture, RuleTopic
from app.table.reducer.state import TableState
from app.ui.report import Journal
from app.ui.window.app_state import Size
from app.ui.words import render, tr, use_language

TAP_BURST: Final = 10  # at once; then
TAPS_PER_SECOND: Final = 5.0
MAX_UNSENT_SOUNDS: Final = 4  # that a page hasn't heard yet, at most


class SeatDevice:
    """The `Device` of a guest page. Sounds and announcements are sent with the next picture."""

    def __init__(self, add_sound: Callable[[str], None], announce: Callable[[str], None], journal: Journal) -> None:
        self._hear, self._announce, self._journal = add_sound, announce, journal
        self._background: set[asyncio.Future[None]] = set()

    async def play_sound(self, name: str) -> None:
        """Send the name of a sound to the page."""
        self._hear(name)

    async def vibrate(self, strength: str) -> None:
        """Do nothing: most browsers can't vibrate."""

    async def announce(self, text: str) -> None:
        """Send a text that the page's screen reader speaks."""
        self._announce(text)

    def keep_screen_on(self, on: bool) -> None:
        """Do nothing: browsers allow this only to encrypted pages."""

    def run_in_background(self, work: Awaitable[None]) -> None:
        """Run work in the background; a failure is added to the journal."""

        async def run() -> None:
            try:
                await work
            except Exception as problem:
                self._journal.add_failure("what a guest's page does", problem)

        task = asyncio.ensure_future(run())
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def close(self) -> None:
        """Cancel all background work, and wait for its end."""
        await cancel_and_wait(self._background)


class SeatNavigation:
    """The `Navigation` of a guest page. Calls `show` with each route."""

    def __init__(self, show: Callable[[str], None]) -> None:
        self._show = show

    def go_to(self, route: str) -> None:
        """Show the screen of a route."""
        self._show(route)


class SeatWindow:
    """The window of a guest page, as a table needs it. Nothing is stored, and the page does its own animations."""

    data: Data | None = None
    uses_screen_reader = True  # a page can't know whether a screen reader is on
    reduces_motion = True
    size = Size()

    def __init__(self, device: SeatDevice, navigation: SeatNavigation, journal: Journal) -> None:
        self.settings = Settings()
        self.faces: dict[str, str] = {}  # chosen by people at the table, by name
        self.device, self.navigation, self.journal = device, navigation, journal

    def show_faces(self, faces: Mapping[str, str]) -> None:
        """Set the faces of people, by name, for the next pictures."""
        self.faces = dict(faces)

    def change_setting(self, key: str, value: object) -> None:
        """Change one setting until the page is closed."""
        self.settings = self.settings.with_value(key, value)


class GuestSeat:
    """A guest's seat in a room, identified by its token. The page is in the language `language_tag`; `connect` makes
    the client for the host.

    `version` grows with every change of what the page shows.
    """

    def __init__(self, room: str, token: str, address: str, tag: str, connect: ConnectToHost) -> None:
        self.language_tag = tag
        self.version = 1
        self.closed = False
        self.streams = 0  # pages that are connected, or being answered
        self.newest_stream = 0  # the number of the newest page's stream; each ends those before it
        self._address, self._token, self._connect = address, token, connect
        self._changed = asyncio.Event()
        self._sounds: tuple[int, tuple[str, ...]] = (0, ())  # how many there were, and the last few
        self._announced: tuple[int, str] = (0, "")
        self._last_tap = 0
        self._action_task: asyncio.Task[None] | None = None  # the last tap
        self._taps_left, self._taps_counted_at = float(TAP_BURST), time.monotonic()
        self._made_picture: tuple[int, str, bytes, TapHandlers] = (0, "", b"", {})
        journal = Journal()
        self._device = SeatDevice(self._add_sound, self._add_announcement, journal)
        self._window = SeatWindow(self._device, SeatNavigation(self._follow_route), journal)
        texts = {"rooms": "", "secrets": ""}

        async def write(key: str, text: str) -> None:
            texts[key] = text

        async def read_secrets() -> str:
            return texts["secrets"]

        self._memberships = Memberships(
            TextStorage(lambda: texts["rooms"], partial(write, "rooms")),
            SecretStorage(read_secrets, partial(write, "secrets")),
        )
        self._source_task: asyncio.Task[None] | None = None
        self._open_room(Membership(room, address))

    def _open_room(self, membership: Membership) -> None:
        self.room, self._membership = membership.id, membership
        self._table_state, self._status = TableState(), RoomStatus()
        self._lobby_open = self._rules_open = self._has_left = False
        self.source = RoomSource(self._window, self._memberships, membership, self._show_status, self._connect)
        self.controller = Controller(self._window, self.source, self._show_table)
        with use_language(self.language_tag):
            self._source_task = asyncio.create_task(self._run_room(membership))

    async def _run_room(self, membership: Membership) -> None:
        try:
            await self._memberships.store(membership, RoomSecret(self._token))
            await self.source.run()
        except Exception as problem:
            self._window.journal.add_failure("a guest's seat", problem)

    def set_language(self, tag: str) -> None:
        """Change the language. The room is opened again, since notices and bubbles are in the earlier language."""
        self.language_tag = tag
        self._replace_room(self._membership)
        self._note_change()

    def _replace_room(self, membership: Membership) -> None:
        """Close the present room, and open another."""
        ended = self._start_tasks
        self._open_room(membership)
        self._device.run_in_background(cancel_and_wait(ended))

    @property
    def _start_tasks(self) -> list[asyncio.Task[None]]:
        return [task for task in (self._source_task, self._action_task) if task is not None]

    @property
    def is_over(self) -> bool:
        """Whether the room can't be followed any more: it's closed, or the guest has no seat in it."""
        return self._status.connection is ConnectionState.OVER

    async def close(self) -> None:
        """Close the connection to the room, and end the streams of pictures. The guest remains a member."""
        self.closed = True
        self._note_change()
        await cancel_and_wait(self._start_tasks)
        await self._device.close()

    # --- what changes ------------------------------------------------------------------------

    def _show_table(self, table_state: TableState) -> None:
        self._table_state = table_state
        self._note_change()

    def _show_status(self, status: RoomStatus) -> None:
        self._status = status
        self._note_change()

    def _add_sound(self, name: str) -> None:
        count, names = self._sounds
        self._sounds = count + 1, (*names, name)[-MAX_UNSENT_SOUNDS:]
        self._note_change()

    def _add_announcement(self, text: str) -> None:
        self._announced = self._announced[0] + 1, text
        self._note_change()

    def _note_change(self) -> None:
        self.version += 1
        self._changed.set()

    def _follow_route(self, route: str) -> None:
        """Handle a route of the app: show the rules, open the next room, or show the panel of having left."""
        if route == self.source.features.rules_route:
            self._rules_open = True
        elif route.startswith("/rooms/") and route != f"/rooms/{self.room}":
            if next_room := self._memberships.find(route.removeprefix("/rooms/")):
                self._replace_room(next_room)
        else:
            self._has_left = True
        self._note_change()

    async def wait_for_change(self, version: int, seconds: float) -> None:
        """Return when `version` isn't this one any more, or after so many seconds."""
        if self.version == version:
            self._changed.clear()
            try:
                async with asyncio.timeout(seconds):
                    await self._changed.wait()
            except TimeoutError:
                pass

    # --- the picture -------------------------------------------------------------------------

    def picture_json(self) -> bytes:
        """Return the newest picture as JSON. It's made on request, since most pictures are never sent."""
        version, tag, text, _ = self._made_picture
        if (version, tag) != (self.version, self.language_tag):
            with use_language(self.language_tag):
                made, offers = self._make_picture()
            text = encode_json({"v": self.version, "sounds": self._sounds, "said": self._announced, **made})
            self._made_picture = self.version, self.language_tag, text, offers
        return text

    def _make_picture(self) -> tuple[Json, TapHandlers]:
        status, rules = self._status, self._status.rules
        title = render(rules.title) if rules else tr("room.title")
        has_table = self._table_state.view is not None
        if self._has_left:
            panel, offers = left_panel(title, partial(self._set_panels, left=False))
            return {"panel": panel}, offers
        if self._rules_open and rules is not None and status.room is not None:
            panel, offers = rules_panel(rules, len(status.room.seats), partial(self._set_panels, rules=False))
            return {"panel": panel}, offers
        show_rules = partial(self._set_panels, rules=True)
        if not has_table or self._lobby_open:
            to_table = partial(self._set_panels, lobby=False) if has_table else None
            panel, offers = lobby_panel(self.source, show_rules, to_table)
            return {"panel": panel}, offers
        picture = picture_of(self._table_state)
        table = table_json(picture, self._window.faces)
        if not self._table_state.panel:
            return {"table": table}, table_tap_handlers(picture, self.controller)
        show_lobby = partial(self._set_panels, lobby=True)
        panel, offers = table_panel(self._table_state, self.source, self.controller, show_lobby, show_rules)
        return {"table": table, "panel": panel}, offers

    def _set_panels(self, lobby: bool | None = None, rules: bool | None = None, left: bool | None = None) -> None:
        self._lobby_open = self._lobby_open if lobby is None else lobby
        self._rules_open = self._rules_open if rules is None else rules
        self._has_left = self._has_left if left is None else left
        self._note_change()

    # --- streams -----------------------------------------------------------------------------

    def add_stream(self) -> int:
        """Return the number of a new stream of pictures, which ends all streams before it."""
        self.newest_stream += 1
        return self.newest_stream

    def note_page_connected(self) -> None:
        """Count one more connected page."""
        self.streams += 1

    def note_page_gone(self) -> None:
        """Count one connected page fewer."""
        self.streams -= 1

    # --- taps --------------------------------------------------------------------------------

    async def handle_tap(self, number: int, ident: str) -> int:
        """Do what an id of the newest picture stands for; a tap with a `number` that was done already does nothing.

        Returns an HTTP status: 204 done, 409 not offered any more, 429 too many taps or another one still running, 500
        failed.
        """
        now = time.monotonic()
        self._taps_left = min(TAP_BURST, self._taps_left + TAPS_PER_SECOND * (now - self._taps_counted_at))
        self._taps_counted_at = now
        if self._taps_left < 1 or (self._action_task is not None and not self._action_task.done()):
            return HTTPStatus.TOO_MANY_REQUESTS
        self._taps_left -= 1
        if number <= self._last_tap:
            return HTTPStatus.NO_CONTENT
        self.picture_json()
        do = self._made_picture[3].get(ident)
        if do is None:
            return HTTPStatus.CONFLICT
        self._last_tap = number
        with use_language(self.language_tag):
            self._action_task = doing = asyncio.create_task(_call_handler(do))
        await asyncio.wait([doing])
        if doing.cancelled():  # the seat was closed, or its room opened anew
            return HTTPStatus.CONFLICT
        if (problem := doing.exception()) is not None:
            self._window.journal.add_failure("a tap on a guest's page", problem)
            return HTTPStatus.INTERNAL_SERVER_ERROR
        return HTTPStatus.NO_CONTENT


async def _call_handler(do: Callable[[], Any]) -> None:
    done = do()
    if inspect.isawaitable(done):
        await done


def table_tap_handlers(picture: Picture, controller: Controller) -> TapHandlers:
    """Return the function that a tap calls, for each id in the JSON of a table."""
    offers: TapHandlers = {
        "back": controller.on_back_pressed,
        "log": controller.on_log_pressed,
        "sort": controller.on_sort_pressed,
        "help": controller.on_help_pressed,
        "menu": controller.on_menu_pressed,
        "pile": controller.on_pile_tapped,
        "stock": controller.on_stock_tapped,
    }
    offers |= {f"card-{card.key}": partial(controller.on_card_tapped, card.card) for card in picture.hand}
    offers |= {f"seat-{seat.seat + 1}": partial(controller.on_seat_tapped, seat.seat) for seat in picture.seats}
    offers |= {str(button.id): partial(controller.on_button_pressed, button.id) for button in picture.buttons}
    if picture.penalty or picture.turns_to_miss:
        offers["owed"] = partial(controller.on_rule_asked, RuleTopic.PENALTY)
    if picture.nominated:
        offers["called"] = partial(controller.on_rule_asked, RuleTopic.NOMINATED)
    if picture.has_rule:
        offers["words"] = partial(controller.on_rule_asked, RuleTopic.WORDS)
    if picture.choice is not None:
        for code in picture.choice.nominations:
            name = f"suit-{code}" if code in "SHDC" else f"rank-{code}"
            offers[name] = partial(controller.on_choice_made, code)
        offers["choice-cancel"] = partial(controller.on_choice_made, "")
    return offers
