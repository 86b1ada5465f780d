"""The controller of paired devices: exchanges with each of them while the app is open, and keeps what screens show.

Nothing listens and nothing is called unless this device is paired.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import flet as ft

from app.data import CLOCK, Data
from app.people import erase_remains
from app.platform.background import cancel_and_wait, finish_off_loop, off_loop, run_in_own_loop
from app.platform.device_name import find_device_name
from app.rooms.host.port import CannotHost
from app.rooms.memberships.storage import device_secrets
from app.sync.pairing.beacon import BeaconKey
from app.sync.pairing.own_device import OwnDevice, PairingDraft, load_or_make_own_device, remove_certificate, with_port
from app.sync.pairing.stored_pairings import SECRET_FILE, SECRET_KEY, Pairing, Pairings
from app.sync.schedule import EVERY, SyncSchedule
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import controller_of
from store.errors import StoreError
from store.sync.errors import SyncError
from store.sync.peer.introduction import Introduction, read_introduction
from store.sync.retry_delay import RetryDelay

if TYPE_CHECKING:
    from app.sync.pairing.listener import PairingListener
    from store.store import Store

FIRST_CALL: Final = 2.0  # seconds from when the store is open to the first call, which delays no first screen
CHECK_EVERY: Final = 60.0  # seconds between two checks of the listener and of what other windows have stored
_listening_folders: Final[set[Path]] = set()  # of this process: one window of a device listens and calls


class Reach(Enum):
    """Whether a paired device was there when it was called last."""

    UNKNOWN = "unknown"
    THERE = "there"
    AWAY = "away"
    REFUSES = "refuses"  # it has ended the pair
    CANNOT_STORE = "cannot_store"  # what arrived


@dataclass(frozen=True)
class PairedDevice:
    """A paired device as it's shown. `calling` is whether an exchange with it is running."""

    pairing: Pairing
    reach: Reach = Reach.UNKNOWN
    calling: bool = False


@ft.observable
@dataclass(eq=False)
class PairingController:
    """The paired devices of one window's device.

    `devices` are the paired ones, newest first. `has_network` is whether this device listens, so that others can call
    it.
    """

    _app: App
    devices: tuple[PairedDevice, ...] = ()
    has_network: bool = True
    _stored: Pairings | None = None
    _own: OwnDevice | None = None
    _running: asyncio.Task[None] | None = None
    _listener: PairingListener | None = None

    def __post_init__(self) -> None:
        self._calls: dict[str, tuple[asyncio.Task[None], SyncSchedule]] = {}
        self._delays: dict[str, RetryDelay] = {}
        self._counted: dict[str, int] = {}  # events known here before the last exchange, by pair
        self._hints: dict[str, tuple[str, int]] = {}  # IP address and port in a beacon, by pair
        self._one_call = asyncio.Lock()  # the store has one exchange at a time
        self._check = asyncio.Event()

    # Pairs

    async def draft_pairing(self, host: str) -> PairingDraft | None:
        """Return the draft of a pair for a transfer; None if this device can't be paired. `host` is its own IP
        address.
        """
        own = await self._read_own(host)
        return PairingDraft(own) if own is not None else None

    async def keep(self, draft: PairingDraft) -> None:
        """Store the pair of a draft, in place of an earlier one with the same device, and keep both in step from now
        on. Raises StoreError or OSError if it can't be stored.
        """
        assert draft.found is not None
        folder = self._store.folder
        assert folder is not None
        await finish_off_loop(partial(draft.own.store_certificate, folder))
        await self._pairings.add(draft.found, draft.own.introduction.port)
        self._own = draft.own
        self._show_stored()
        await self.start_if_paired()

    async def forget(self, id: str) -> None:
        """End a pair: its secret is deleted here, and if the other device is there, it's told to do the same."""
        pairing, account = self._pairings.find(id), self._pairings.find_account(id)
        await self._forget(id)
        if pairing is not None and account is not None and pairing.urls:
            from app.sync.pairing.exchange import say_pairing_ended  # imports httpx

            self._run_in_background(self._tell_quietly(partial(say_pairing_ended, pairing, account.secret)))

    async def _forget(self, id: str) -> None:
        await self._pairings.forget(id)
        folder = self._store.folder
        if not self._pairings.all() and folder is not None:
            await finish_off_loop(partial(remove_certificate, folder))
            self._own = None
        call = self._calls.pop(id, None)
        if call is not None:
            call[0].cancel()
        self._show_stored()
        self._check.set()

    async def _tell_quietly(self, tell: Any) -> None:
        with suppress(SyncError):  # it's away, and will be refused when it calls
            await run_in_own_loop(tell)

    # In use

    async def start_if_paired(self) -> None:
        """Begin to listen and to call, if this device is paired with another one and doesn't do so yet."""
        if self._store.read_only or self._store.folder is None:
            return
        self._show_stored()
        if self.devices and (self._running is None or self._running.done()):
            self._running = self._run_in_background(on(self._keep_in_step)())
        self._check.set()

    def call_now(self) -> None:
        """Call all paired devices now."""
        for id, (_, schedule) in self._calls.items():
            self._delay_of(id).reset()
            schedule.sync_now()

    async def _keep_in_step(self) -> None:
        """Listen, and call each paired device when that's due, until there's none."""
        folder = self._store.folder
        assert folder is not None
        while folder in _listening_folders:  # another window does so
            await self._wait_for_check()
            self._show_stored()
        _listening_folders.add(folder)
        try:
            while self._pairings.all():
                await self._pairings.load_secrets()
                self._show_stored()
                await self._ensure_listening(folder)
                self._call_each()
                await self._wait_for_check()
        finally:
            _listening_folders.discard(folder)
            await cancel_and_wait([task for task, _ in self._calls.values()])
            self._calls.clear()
            listener, self._listener = self._listener, None
            if listener is not None:
                await finish_off_loop(listener.stop)

    async def _wait_for_check(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(CHECK_EVERY):
                await self._check.wait()
        self._check.clear()

    async def _ensure_listening(self, folder: Path) -> None:
        """Listen at the address that this device has now. If that has changed, call the others, which don't know it."""
        if self._listener is None:
            self._listener = await off_loop(partial(self._make_listener, folder, asyncio.get_running_loop()))
        listener, before = self._listener, self._listener.address
        await finish_off_loop(partial(listener.ensure_listening, self._pairings.port))
        self.has_network = bool(listener.address)
        if before and listener.address and before != listener.address:
            self.call_now()

    def _make_listener(self, folder: Path, loop: asyncio.AbstractEventLoop) -> PairingListener:
        from app.sync.pairing.listener import PairingListener  # imports the server

        context = copy_context()  # it has the page, for Flet

        def later(work: Any, *values: Any) -> None:
            loop.call_soon_threadsafe(partial(work, *values), context=context)

        def on_introduction(id: str, address: str, said: Any) -> dict[str, Any] | None:
            other = read_introduction(said)
            if other is None or self._own is None:
                return None
            later(self._on_found, id, other, address)
            return with_port(self._own.introduction, self._listener.port if self._listener else 0).to_json()

        def on_unpaired(id: str) -> None:
            later(lambda: self._run_in_background(on(partial(self._forget, id))()))

        return PairingListener(
            self._store,
            folder,
            self._pairings.find_account,
            lambda id: later(self._on_called, id),
            on_introduction,
            on_unpaired,
            self._pairings.beacon_keys,
            lambda id, address, port: later(self._on_beacon, id, address, port),
        )

    def _call_each(self) -> None:
        """Start calling the paired devices that aren't called yet, and stop calling those whose pair has ended."""
        stored = {each.id for each in self._pairings.all()}
        for id in self._calls.keys() - stored:
            self._calls.pop(id)[0].cancel()
        for id in stored - self._calls.keys():
            schedule = SyncSchedule(self._app, lambda: True, partial(self._has_news, id))
            self._calls[id] = self._run_in_background(on(partial(self._keep_calling, id, schedule))()), schedule

    async def _keep_calling(self, id: str, schedule: SyncSchedule) -> None:
        """Call one paired device: soon, after something was written, when the app comes to the front, and at
        intervals, which grow while it's away.
        """
        rest, delay = FIRST_CALL, self._delay_of(id)
        loop = asyncio.get_running_loop()
        with schedule.following(self._store):
            while True:
                begun = loop.time()
                await schedule.wait_until_due(0.0, rest)
                if loop.time() < begun + rest:  # the app came to the front, or there is something new
                    delay.reset()
                rest = await self._call(id, delay)

    def _has_news(self, id: str) -> bool:
        """Return whether something was written here since the last exchange with a device that's there."""
        return self._delay_of(id).failures == 0 and self._count_events() != self._counted.get(id)

    async def _call(self, id: str, delay: RetryDelay) -> float:
        """Exchange with a paired device once. Return the seconds to wait before the next time."""
        pairing, account = self._pairings.find(id), self._pairings.find_account(id)
        own = await self._read_own("")
        if pairing is None or account is None or own is None:
            return EVERY
        if hint := self._hints.pop(id, None):
            address, port = hint
            pairing = replace(pairing, other=replace(pairing.other, port=port), addresses=(address,))
        from app.sync.pairing.exchange import exchange_with_paired  # imports httpx

        loop, context = asyncio.get_running_loop(), copy_context()
        introduction = with_port(own.introduction, self._listener.port if self._listener else 0)

        def found(other: Introduction, address: str) -> None:
            loop.call_soon_threadsafe(partial(self._on_found, id, other, address), context=context)

        async with self._one_call:
            counted = self._count_events()
            if self._reach_of(id) in (Reach.UNKNOWN, Reach.AWAY):  # else it's no news, and drawing costs time
                self._show(id, calling=True)
            try:
                await run_in_own_loop(
                    partial(exchange_with_paired, self._store, pairing, account.secret, introduction, found)
                )
            except SyncError as error:
                if error.trouble != "busy":
                    self._show(id, reach=Reach.REFUSES if error.trouble == "refused" else Reach.AWAY)
                if error.trouble in ("again", "certificate") and self._listener and not hint:
                    key = BeaconKey(account.secret, own.introduction.pin)
                    self._listener.send_beacon(key, pairing.other.port)
                return delay.delay_after_failure(error.after)
            except StoreError as error:
                self._app.journal.add_line(f"an exchange with a paired device stopped: {error}")
                self._show(id, reach=Reach.CANNOT_STORE)
                return delay.delay_after_failure()
            finally:
                self._show(id, calling=False)
        self._counted[id] = counted
        await self._on_met(id)
        return EVERY

    # What has happened

    def _on_found(self, id: str, other: Introduction, address: str) -> None:
        """Store where a paired device is now, and its name. Its certificate stays the one that the pair began with."""
        pairing = self._pairings.find(id)
        if pairing is not None and other.pin == pairing.other.pin:
            known = replace(pairing.other, name=other.name, port=other.port)
            self._pairings.update(id, other=known, addresses=pairing.found_at(address))
            self._show_stored()

    def _on_beacon(self, id: str, address: str, port: int) -> None:
        """Call a paired device at the place that its beacon tells. It's stored only if the device is there."""
        if call := self._calls.get(id):
            self._hints[id] = address, port
            call[1].sync_now()

    def _on_called(self, id: str) -> None:
        self._run_in_background(on(partial(self._on_met, id))())

    async def _on_met(self, id: str) -> None:
        """Note that both devices have everything."""
        self._delay_of(id).reset()
        self._pairings.update(id, last=CLOCK.wall())
        self._show_stored()
        self._show(id, reach=Reach.THERE)
        await erase_remains(self._app)

    def _show_stored(self) -> None:
        shown = {each.pairing.id: each for each in self.devices}
        devices = tuple(
            replace(shown.get(pairing.id, PairedDevice(pairing)), pairing=pairing) for pairing in self._pairings.all()
        )
        if devices != self.devices:
            self.devices = devices

    def _reach_of(self, id: str) -> Reach:
        return next((each.reach for each in self.devices if each.pairing.id == id), Reach.UNKNOWN)

    def _show(self, id: str, **values: Any) -> None:
        devices = tuple(replace(each, **values) if each.pairing.id == id else each for each in self.devices)
        if devices != self.devices:
            self.devices = devices

    # Inside

    @property
    def _data(self) -> Data:
        assert self._app.data is not None
        return self._app.data

    @property
    def _store(self) -> Store:
        return self._data.store

    @property
    def _pairings(self) -> Pairings:
        if self._stored is None:
            folder = self._store.folder
            assert folder is not None
            secrets = device_secrets(self._app, folder / SECRET_FILE, SECRET_KEY)
            self._stored = Pairings(self._data.key_values, secrets)
        return self._stored

    async def _read_own(self, host: str) -> OwnDevice | None:
        """Return this device; None if it can't make a certificate or has no free port at the IP address `host`."""
        folder = self._store.folder
        if self._own is None and folder is not None and not self._store.read_only:
            name, device, port = await find_device_name(self._app.page), self._store.device_id(), self._pairings.port
            with suppress(CannotHost, ImportError):
                self._own = await off_loop(partial(load_or_make_own_device, folder, device, name, host, port))
        return self._own

    def _delay_of(self, id: str) -> RetryDelay:
        return self._delays.setdefault(id, RetryDelay(random.random))

    def _count_events(self) -> int:
        return self._store.sync_log().count_all_events()

    def _run_in_background(self, work: Any) -> asyncio.Task[None]:
        """Start a task that ends before the store is closed."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._app.tasks.add(task)
        task.add_done_callback(self._app.tasks.discard)
        return task


def pairing_of(page: ft.Page) -> PairingController:
    """Return the controller of paired devices of the page's window, created on first use."""
    return controller_of(page, "pairing", PairingController)


def use_pairing() -> PairingController:
    """Hook: return the window's controller of paired devices. The component is drawn again when its state changes."""
    pairing: PairingController = ft.use_state(pairing_of(ft.context.page))[0]
    return pairing
