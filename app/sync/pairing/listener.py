"""The listener of this device for paired ones. All others get one answer, 401.

Importing this module imports uvicorn and starlette, so it's imported only on paired devices.
"""

from __future__ import annotations

import socket
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from app.data import CLOCK
from app.platform.own_network import own_addresses
from app.rooms.host.app_server import AppServer, serve_app
from app.rooms.host.hosting import hosting
from app.rooms.host.port import CannotHost, bind_port
from app.rooms.host.tls_identity import load_or_make_identity
from app.sync.pairing.beacon import BeaconKey, BeaconSocket
from app.sync.pairing.own_device import CERTIFICATE_FILE
from app.sync.tls_only import TlsOnly
from store.store import Store
from store.sync.account import Account
from store.sync.peer.logins import PairedLogins
from store.sync.peer.server import Introduce, PeerServer

MOST_HEARD: Final = 1000  # beacons
OWN_ANSWER: Final = 2.0  # seconds for the own listener to accept a connection


class PairingListener:
    """Listens for paired devices. Methods may block, so they're called off the event loop.

    `find_account` returns the account of a pair by its id, `beacon_keys` the keys of all pairs. `on_met` is called with
    the id of a pair after each exchange that the other device has begun, `on_beacon` with the id of a pair and the
    place that a beacon of the other device tells; for the others see `PeerServer`. All are called in threads of the
    listener.
    """

    def __init__(
        self,
        store: Store,
        folder: Path,
        find_account: Callable[[str], Account | None],
        on_met: Callable[[str], object],
        on_introduction: Introduce,
        on_unpaired: Callable[[str], object],
        beacon_keys: Callable[[], Mapping[str, BeaconKey]],
        on_beacon: Callable[[str, str, int], object],
    ) -> None:
        self._folder = folder
        self._beacon_keys, self._on_beacon = beacon_keys, on_beacon
        self._beacons: BeaconSocket | None = None
        self._heard: deque[bytes] = deque(maxlen=MOST_HEARD)
        self._peer = PeerServer(
            store.sync_log(),
            PairedLogins(find_account, on_met),
            CLOCK.steady,
            on_introduction=on_introduction,
            on_unpaired=on_unpaired,
        )
        self._server: AppServer | None = None
        self._at = ("", 0)

    @property
    def port(self) -> int:
        """The port at which it listens, 0 if it doesn't."""
        return self._at[1]

    @property
    def address(self) -> str:
        """The IP address at which it listens, "" if it doesn't."""
        return self._at[0]

    def ensure_listening(self, port: int) -> None:
        """Listen at this device's address in its network, at `port` if it's free. Listen again if the address has
        changed, or if the system has closed the socket, as phones do while they sleep. Without a network, stop.
        """
        addresses = own_addresses()
        if self._server is not None and addresses[:1] == (self.address,) and self._answers():
            return
        self.stop()
        if addresses:
            with suppress(CannotHost, OSError):  # the next call tries again
                self._listen(addresses[0], port)

    def send_beacon(self, key: BeaconKey, port: int) -> None:
        """Tell a paired device, which listens at a port, where this one is. `key` makes the beacons of this device."""
        if self._beacons is not None:
            self._beacons.send(key.make_beacon(self.port), port)

    def stop(self) -> None:
        """Stop listening, and return when that is done."""
        beacons, self._beacons = self._beacons, None
        if beacons is not None:
            beacons.close()
        server, self._server, self._at = self._server, None, ("", 0)
        if server is not None:
            server.stop()

    def _listen(self, host: str, port: int) -> None:
        try:
            bound = bind_port(host, port)
        except CannotHost as problem:
            if not problem.busy:
                raise
            bound = bind_port(host, 0)  # another program has the port; the other device is told the new one
        at = host, bound.getsockname()[1]
        try:
            identity = load_or_make_identity(self._folder / CERTIFICATE_FILE, host)
        except BaseException:
            bound.close()
            raise
        if identity is None:
            bound.close()
            return
        self._server = serve_app(bound, TlsOnly(self._peer.app), identity.tls, hosting.protocols)
        self._at = at
        with suppress(OSError):  # another program has the port; then this device isn't found by beacons
            self._beacons = BeaconSocket(*at, self._on_datagram)

    def _on_datagram(self, data: bytes, address: str) -> None:
        """Report a beacon of a paired device. One that was heard before is a copy, which anybody can send."""
        if data in self._heard:
            return
        for id, key in self._beacon_keys().items():
            if port := key.read_beacon(data):
                self._heard.append(data)
                self._on_beacon(id, address, port)

    def _answers(self) -> bool:
        try:
            socket.create_connection(self._at, OWN_ANSWER).close()
        except OSError:
            return False
        return True
