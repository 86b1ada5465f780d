"""A room that this device hosts: the referee, its log and its listener, in a thread of their own.

There is one for all windows of the process. It listens on the one address that is shown, and only while a room is open.
"""

from __future__ import annotations

import errno
import os
import socket
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol

from app.platform.background import IN_BROWSER

ADDRESS_VARIABLE: Final = "POCKET_SWITCH_ADDRESS"  # by which others reach this machine, where it cannot tell by itself
LOG_FILE: Final = "rooms.sqlite"
CERTIFICATE_FILE: Final = "rooms-certificate"
ANSWERING: Final = 2.0  # seconds for oneself
NEEDED: Final = ("starlette", "uvicorn")
ELSEWHERE: Final = (
    "192.0.2.1",
    "10.255.255.255",
)  # nothing is sent there: by which way it would go is asked


class CannotHost(Exception):
    """Nothing can listen there: `busy` where another program does."""

    def __init__(self, why: str, busy: bool) -> None:
        super().__init__(why)
        self.busy = busy


class Listening(Protocol):
    """What answers at an address."""

    def stop(self) -> None:
        """Ends it, and waits until it has ended."""


class Hosting:
    """The rooms of this process. `guests`, where it is set, makes of the referee's app one that has pages, too: it is
    given the app, the host name with its port, and what tells how somebody with a secret stands to a room. `protocols`
    says how the server reads what comes."""

    def __init__(self) -> None:
        self.address = ""
        self.key = ""  # without which nobody opens a room here
        self.pin = ""  # by which apps know its certificate, where it has one
        self.guests: Callable[[Any, str, Callable[[str, str], Awaitable[str]]], Any] | None = None
        self.protocols: dict[str, Any] = {}
        self._listener: Listening | None = None
        self._folder: Path | None = None  # of the rooms
        self._lock = threading.Lock()

    @property
    def listens(self) -> bool:
        """Whether a room can be reached."""
        return self._listener is not None

    def start(self, folder: Path, host: str, port: int) -> str:
        """Listens at an address of this machine, at a port or at any (0), with the rooms of a folder; the address.
        CannotHost. It waits for the disk: this is not for the event loop.
        """
        with self._lock:
            if self._listener is None:
                self._listener = self._listen(folder, host, port)
            return self.address

    def wake(self) -> None:
        """Listens at its address anew where the system has ended that, as it does to a phone's app that sleeps.
        CannotHost. This is not for the event loop."""
        with self._lock:
            if self._listener is None or self._folder is None:
                return
            host, _, port = self.address.removeprefix("http://").rpartition(":")
            try:
                socket.create_connection((host, int(port)), ANSWERING).close()
            except OSError:
                self._listener.stop()
                self._listener = None
                self._listener = self._listen(self._folder, host, int(port))

    def stop(self) -> None:
        """Nothing is listened for any more; what is in the log stays. This is not for the event loop."""
        with self._lock:
            listener, self._listener, self.address, self.pin = self._listener, None, "", ""
            if listener is not None:
                listener.stop()

    def end(self) -> None:
        """As `stop`, and for good: the next room of this device is known by another certificate, so that from one
        evening to the next nobody can tell that it is the same device."""
        self.stop()
        if self._folder is not None:
            (self._folder / CERTIFICATE_FILE).unlink(missing_ok=True)

    def _listen(self, folder: Path, host: str, port: int) -> Listening:
        from app.rooms.host.listener import listen  # the referee and its server, only where a room is opened

        self._folder = folder
        door = _open(host, port)
        here = f"{host}:{door.getsockname()[1]}"
        self.address, self.key = f"http://{here}", os.urandom(16).hex()
        files = folder / LOG_FILE, folder / CERTIFICATE_FILE
        listener = listen(door, here, *files, self.key, self.guests, self.protocols, self.end)
        self.pin = listener.pin
        return listener


hosting: Final = Hosting()


def can_host() -> bool:
    """Whether this device can listen at all."""
    return not IN_BROWSER and all(map(find_spec, NEEDED))


def own_addresses() -> tuple[str, ...]:
    """The addresses under which others in the same network may reach this machine, the likeliest first."""
    named = os.environ.get(ADDRESS_VARIABLE, "")
    if named:
        return (named,)
    found = []
    for other in ELSEWHERE:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect((other, 9))
            found.append(way.getsockname()[0])
    with suppress(OSError):
        found += [each[4][0] for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    reachable = [str(each) for each in found if not str(each).startswith("127.") and each != "0.0.0.0"]
    return tuple(dict.fromkeys(reachable))


def _open(host: str, port: int) -> socket.socket:
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere this would let two programs have one port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(128)
    except OSError as error:
        door.close()
        raise CannotHost(str(error), error.errno in (errno.EADDRINUSE, errno.EACCES)) from None
    return door
