"""The side of a transfer that shows the code and listens, until one device has everything or the code has expired.

Importing this module imports uvicorn and starlette, so it's imported only when somebody shows a code.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from app.data import CLOCK
from app.platform import paths
from app.rooms.host.app_server import AppServer, serve_app
from app.rooms.host.hosting import hosting
from app.rooms.host.port import CannotHost, bind_port
from app.rooms.host.tls_identity import load_or_make_identity
from app.sync.transfer.code import PIN_BYTES, TOKEN_BYTES, TransferCode
from app.sync.transfer.page import transfer_app
from store.store import Store
from store.sync.peer.logins import OneTimeLogin
from store.sync.peer.server import Introduce, PeerProgress, PeerServer

if TYPE_CHECKING:
    from app.sync.pairing.own_device import PairingDraft

VALID: Final = timedelta(minutes=10)  # from when a code is shown
VALID_IN_USE: Final = timedelta(minutes=2)  # from the last thing that was exchanged


class TransferHost:
    """One code and its listener. All methods may block, so they're called off the event loop.

    `tell` is called with the progress, in the listener's thread. With the device that has the code, this one agrees on
    the pair of `draft`.
    """

    def __init__(self, store: Store, tell: Callable[[PeerProgress], object], draft: PairingDraft | None = None) -> None:
        self._store, self._tell = store, tell
        self._on_introduction: Introduce = draft.answer_offer if draft is not None else lambda *said: None
        self._server: AppServer | None = None
        self._valid_until = 0  # ms of the steady clock

    def start(self, host: str) -> TransferCode:
        """Listen at an IP address with a new certificate, and return the code. Raises `CannotHost` or OSError."""
        bound = bind_port(host, 0)
        netloc = f"{host}:{bound.getsockname()[1]}"
        try:
            with TemporaryDirectory(dir=paths.data_folder()) as folder:  # OpenSSL reads certificates from files only
                identity = load_or_make_identity(Path(folder) / "certificate", netloc)
            if identity is None:
                raise CannotHost("there is no library that makes certificates", busy=False)
        except BaseException:
            bound.close()
            raise
        code = TransferCode(f"http://{netloc}", identity.pin[: 2 * PIN_BYTES], os.urandom(TOKEN_BYTES))
        self._extend(VALID)
        login = OneTimeLogin(code.account_of(""), lambda: self.seconds_left > 0)
        peer = PeerServer(self._store.sync_log(), login, CLOCK.steady, self._on_progress, self._on_introduction)
        self._server = serve_app(bound, transfer_app(peer.app), identity.tls, hosting.protocols)
        return code

    @property
    def seconds_left(self) -> float:
        """The seconds until the code expires, at most 0 if it has."""
        return (self._valid_until - CLOCK.steady()) / 1000

    def stop(self) -> None:
        """Stop listening, and return when that is done. The code is void."""
        self._valid_until = 0
        server, self._server = self._server, None
        if server is not None:
            server.stop()

    def _on_progress(self, progress: PeerProgress) -> None:
        self._extend(VALID_IN_USE)
        self._tell(progress)

    def _extend(self, time: timedelta) -> None:
        self._valid_until = max(self._valid_until, CLOCK.steady() + time // timedelta(milliseconds=1))
