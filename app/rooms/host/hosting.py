"""The rooms that this device hosts: starts and stops the only listener of this process.

All windows share it. It listens at the address that the invitation shows, and only while a room is open.
"""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Protocol
from weakref import WeakSet

from app.rooms.host.port import bind_port
from app.ui.report import Journal

LOG_FILE: Final = "rooms.sqlite"
CERTIFICATE_FILE: Final = "rooms-certificate"
SELF_CHECK_TIMEOUT: Final = 2.0  # seconds for the own listener to accept a connection


class StoppableListener(Protocol):
    """A running listener, as `Hosting` uses it."""

    def stop(self) -> None:
        """Stop listening, and return when that is done."""


class Hosting:
    """The listener for the rooms of this process, running or not.

    While it runs, `address` is its URL, `key` the secret that opening a room requires, and `pin` the fingerprint of its
    certificate ("" for none). `protocols` are the options of uvicorn's protocols. Methods may
    block, so they're called off the event loop.
    """

    def __init__(self) -> None:
        self.address = ""
        self.key = ""
        self.pin = ""
        self.protocols: Mapping[str, Any] = {}
        self._listener: StoppableListener | None = None
        self._folder: Path | None = None
        self._lock = threading.Lock()
        self._journals: WeakSet[Journal] = WeakSet()

    def configure(self, protocols: Mapping[str, Any]) -> None:
        """Set the options of uvicorn's protocols for listeners that are started after this."""
        self.protocols = protocols

    def report_failures_to(self, journal: Journal) -> None:
        """Add a line to this journal, too, when a bot of a room fails to move and another move is made for it."""
        self._journals = WeakSet([*self._journals, journal])  # never changed in place: another thread goes through it

    def _report_bot_failure(self, level: str, problem: Exception) -> None:
        for journal in self._journals:
            journal.add_failure(f"the bot {level}", problem)

    @property
    def listens(self) -> bool:
        """Whether a listener was started and not stopped."""
        return self._listener is not None

    def start(self, folder: Path, host: str, port: int) -> str:
        """Listen at an IP address and port (0 for any) for the rooms of a folder, and return the URL.

        If a listener runs already, only return its URL. Raises `CannotHost`.
        """
        with self._lock:
            if self._listener is None:
                self._listener = self._listen(folder, host, port)
            return self.address

    def restart_if_ended(self) -> None:
        """Listen again at the same address if the system has closed the socket, as phones do while they sleep.

        Raises `CannotHost`.
        """
        with self._lock:
            if self._listener is None or self._folder is None:
                return
            host, _, port = self.address.removeprefix("http://").rpartition(":")
            try:
                socket.create_connection((host, int(port)), SELF_CHECK_TIMEOUT).close()
            except OSError:
                self._listener.stop()
                self._listener = None
                self._listener = self._listen(self._folder, host, int(port))

    def stop(self) -> None:
        """Stop listening. The rooms remain in their log."""
        with self._lock:
            listener, self._listener, self.address, self.pin = self._listener, None, "", ""
            if listener is not None:
                listener.stop()

    def stop_for_good(self) -> None:
        """Stop listening, and delete the certificate.

        The next room gets a new certificate, so that the fingerprint doesn't show that both are on the same device.
        """
        self.stop()
        if self._folder is not None:
            (self._folder / CERTIFICATE_FILE).unlink(missing_ok=True)

    def _listen(self, folder: Path, host: str, port: int) -> StoppableListener:
        from app.rooms.host.listener import start_listener  # imports the referee and uvicorn

        self._folder = folder
        bound = bind_port(host, port)
        netloc = f"{host}:{bound.getsockname()[1]}"
        self.address, self.key = f"http://{netloc}", os.urandom(16).hex()
        listener = start_listener(
            bound,
            netloc,
            folder / LOG_FILE,
            folder / CERTIFICATE_FILE,
            self.key,
            self.protocols,
            self.stop_for_good,
            self._report_bot_failure,
        )
        self.pin = listener.pin
        return listener


hosting: Final = Hosting()
