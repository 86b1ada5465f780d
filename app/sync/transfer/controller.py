"""The controller of moving to another device: shows a code and waits, or uses a code and exchanges.

Everything runs in `run`, which the screen cancels when it's left, so nothing listens any longer than that.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass
from enum import Enum
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

import flet as ft

from app.platform.background import finish_off_loop, off_loop
from app.platform.own_network import can_host, own_addresses
from app.sync.pairing.controller import pairing_of
from app.ui.window.app_state import App
from app.ui.words import tr
from store.errors import StoreError
from store.sync.errors import SyncError

if TYPE_CHECKING:
    from app.sync.pairing.own_device import PairingDraft
    from app.sync.transfer.code import TransferCode
    from store.store import Store
    from store.sync.client import Progress
    from store.sync.peer.server import PeerProgress

CERTIFICATES: Final = "cryptography"  # the library without which this device can't prove that it's itself
EXPIRY_CHECK: Final = 5.0  # seconds


class TransferState(Enum):
    """What the screen of a transfer shows."""

    CHOOSING = "choosing"
    STARTING = "starting"  # to listen
    SHOWING = "showing"  # a code
    EXPIRED = "expired"
    EXCHANGING = "exchanging"  # by a code that was read here
    DONE = "done"


@dataclass(frozen=True)
class HistorySize:
    """How many matches and people there are on this device."""

    matches: int = 0
    people: int = 0

    def growth_since(self, before: HistorySize) -> HistorySize:
        """Return how many have been added since `before`."""
        return HistorySize(max(0, self.matches - before.matches), max(0, self.people - before.people))


@ft.observable
@dataclass(eq=False)
class TransferController:
    """A transfer on one screen.

    `run_id` is the id of what runs, "" for nothing. `code` is what this device shows. `moved` is how many events and
    segments have gone either way, and `share` how much of the whole that is, None if that isn't known. `problem` is a
    text, and `brought` what came to this device. `draft` is the pair that both devices have agreed on, None for none.
    """

    _app: App
    state: TransferState = TransferState.CHOOSING
    run_id: str = ""
    code: TransferCode | None = None
    moved: int = 0
    share: float | None = None
    problem: str = ""
    brought: HistorySize = HistorySize()
    draft: PairingDraft | None = None
    _typed: str = ""
    _runs: int = 0

    def show_code(self) -> None:
        """Listen for the other device, and show a new code until it has been used or has expired."""
        self._start("show", TransferState.STARTING)

    def use_code(self, typed: str) -> None:
        """Exchange with the device whose code was typed, pasted or opened."""
        self._typed = typed
        self._start("use", TransferState.EXCHANGING)

    def stop(self) -> None:
        """Stop listening or exchanging. What has arrived stays."""
        self.run_id, self.state, self.code, self.problem = "", TransferState.CHOOSING, None, ""

    async def run(self) -> None:
        """Do what `run_id` stands for, until it's done or cancelled. Problems are shown."""
        data = self._app.data
        assert data is not None
        store, shows = data.store, self.state is TransferState.STARTING
        before = await off_loop(lambda: size_of(store))
        self._app.device.keep_screen_on(True)
        try:
            done = await (self._wait_for_device(store) if shows else self._exchange(store))
        finally:
            self._app.device.keep_screen_on(False)
            self.code = None
        if done:
            self.brought = (await off_loop(lambda: size_of(store))).growth_since(before)
            self.state = TransferState.DONE

    async def _wait_for_device(self, store: Store) -> bool:
        """Show a code until a device has used it. Return False if it expires or this device can't listen."""
        from app.rooms.host.port import CannotHost

        addresses = await off_loop(own_addresses)
        if not addresses:
            self._fail(tr("transfer.trouble.network"))
            return False
        from app.sync.transfer.host import TransferHost  # imports the server

        draft = await pairing_of(self._app.page).draft_pairing(addresses[0])

        loop, over, context = asyncio.get_running_loop(), asyncio.Event(), copy_context()  # it has the page, for Flet

        def on_progress(progress: PeerProgress) -> None:
            self.moved = progress.sent + progress.received
            if progress.is_over:
                over.set()

        def tell(progress: PeerProgress) -> None:
            loop.call_soon_threadsafe(on_progress, progress, context=context)

        host = TransferHost(store, tell, draft)
        try:
            self.code = await finish_off_loop(lambda: host.start(addresses[0]))
            self.state = TransferState.SHOWING
            while not over.is_set() and (left := host.seconds_left) > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(over.wait(), min(left, EXPIRY_CHECK))
        except (CannotHost, OSError) as problem:
            self._app.journal.add_line(f"a transfer can't be hosted: {type(problem).__name__}")
            self._fail(tr("transfer.trouble.network"))
            return False
        finally:
            await finish_off_loop(host.stop)
        if not over.is_set():
            self.state = TransferState.EXPIRED
        self._set_draft(draft)
        return over.is_set()

    async def _exchange(self, store: Store) -> bool:
        """Exchange by the code that was typed. Return False, and show why, if that ends early."""
        from app.sync.transfer.code import read_code

        try:
            code = read_code(self._typed)
            from app.sync.transfer.exchange_by_code import exchange_by_code  # imports httpx

            addresses = await off_loop(own_addresses)
            draft = await pairing_of(self._app.page).draft_pairing(addresses[0]) if addresses else None
            await exchange_by_code(store, code, self._on_progress, draft)
        except SyncError as error:
            self._fail(_trouble_text(error))
            return False
        except StoreError as error:
            self._app.journal.add_line(f"a transfer stopped: {error}")
            self._fail(tr("sync.trouble.store"))
            return False
        self._set_draft(draft)
        return True

    def _set_draft(self, draft: PairingDraft | None) -> None:
        self.draft = draft if draft is not None and draft.found is not None else None

    def _on_progress(self, progress: Progress) -> None:
        self.moved = progress.sent + progress.brought
        whole = self.moved + progress.to_send + max(0, progress.to_bring - progress.brought)
        self.share = self.moved / whole if whole else None

    def _start(self, what: str, state: TransferState) -> None:
        self._runs += 1
        self.state, self.code, self.problem, self.moved, self.share = state, None, "", 0, None
        self.draft = None
        self.run_id = f"{what}-{self._runs}"

    def _fail(self, problem: str) -> None:
        self.problem, self.state = problem, TransferState.CHOOSING


def can_transfer() -> bool:
    """Return whether this device can listen for another one, and prove that it's itself. May block."""
    return can_host() and find_spec(CERTIFICATES) is not None


def size_of(store: Store) -> HistorySize:
    """Return how many matches and people a store has. Reads the file."""
    return HistorySize(store.sync_log().count_events("match"), len(store.people.all(archived=True)))


def _trouble_text(error: SyncError) -> str:
    """Return what to tell about an exchange that ended early."""
    if error.trouble == "code":
        return tr("sync.trouble.code", detail=tr(f"sync.wrong.{error.wrong}", about=error.about))
    texts = {
        "refused": tr("transfer.trouble.refused"),
        "certificate": tr("transfer.trouble.certificate"),
        "busy": tr("sync.trouble.busy"),
    }
    return texts.get(error.trouble) or tr("transfer.trouble.reach")
