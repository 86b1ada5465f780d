"""Beacons by which a device that can't find a paired one lets itself be found, where the system lets them through.

A beacon is a datagram to everybody in the network. To all but the paired device it's random bytes, different each time,
so it tells neither who sends it nor that the same device has sent another one. It's only a hint: whoever is called
because of it has to prove by its certificate that it's the right one.
"""

from __future__ import annotations

import hmac
import os
import select
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from store.sync.account import derive_key, is_loopback

EVERYBODY: Final = "255.255.255.255"
NONCE: Final = 16  # bytes
TAG: Final = 16
LENGTH: Final = NONCE + 2 + TAG
PAUSE: Final = 0.02  # seconds after each datagram, so that a flood of them costs little


@dataclass(frozen=True, slots=True)
class BeaconKey:
    """What makes the beacons of one device of a pair: the pair's secret, and the fingerprint of that device."""

    secret: bytes = field(repr=False)
    pin: str

    def make_beacon(self, port: int) -> bytes:
        """Return a new beacon of the device, which listens at a port."""
        nonce = os.urandom(NONCE)
        hidden = (port ^ self._mask(nonce)).to_bytes(2, "big")
        return nonce + hidden + self._tag(nonce + hidden)

    def read_beacon(self, data: bytes) -> int:
        """Return the port in a beacon of the device; 0 if it isn't one."""
        if len(data) != LENGTH or not hmac.compare_digest(self._tag(data[:-TAG]), data[-TAG:]):
            return 0
        return int.from_bytes(data[NONCE:-TAG], "big") ^ self._mask(data[:NONCE])

    def _mask(self, nonce: bytes) -> int:
        return int.from_bytes(self._derive(b"port", nonce)[:2], "big")

    def _tag(self, data: bytes) -> bytes:
        return self._derive(b"tag", data)[:TAG]

    def _derive(self, purpose: bytes, data: bytes) -> bytes:
        return derive_key(self.secret, b"beacon " + purpose + bytes.fromhex(self.pin) + data)


class BeaconSocket:
    """Sends and receives beacons at the port of a listener whose IP address is `host`. `received` is called with each
    datagram and the IP address it comes from, in a thread of its own. Raises OSError.
    """

    def __init__(self, host: str, port: int, received: Callable[[bytes, str], object]) -> None:
        alone = is_loopback(host)  # only this machine is to hear it
        self._everybody = host if alone else EVERYBODY
        self._received = received
        self._closed = threading.Event()
        self._waker, self._woken = socket.socketpair()  # closing a socket doesn't wake the thread that waits for it
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            self._socket.bind((host if alone else "", port))
            self._socket.setblocking(False)
        except BaseException:
            self._close_sockets()
            raise
        self._thread = threading.Thread(target=self._receive, name="beacons", daemon=True)
        self._thread.start()

    def send(self, beacon: bytes, port: int) -> None:
        """Send a beacon to everybody who listens at a port. Does nothing where the system doesn't allow that."""
        with suppress(OSError):
            self._socket.sendto(beacon, (self._everybody, port))

    def close(self) -> None:
        """Stop, and return when that is done."""
        self._closed.set()
        self._waker.send(b"x")
        self._thread.join()
        self._close_sockets()

    def _close_sockets(self) -> None:
        for each in (self._socket, self._waker, self._woken):
            each.close()

    def _receive(self) -> None:
        while not self._closed.wait(PAUSE):
            select.select([self._socket, self._woken], [], [])
            with suppress(OSError):  # nothing has come, or an earlier beacon met nobody
                data, (address, _) = self._socket.recvfrom(LENGTH + 1)
                if len(data) == LENGTH:
                    self._received(data, address)
