"""A port of this device at which it listens for others in the network."""

from __future__ import annotations

import errno
import os
import socket

from store.rooms.errors import RoomError


class CannotHost(RoomError):
    """This device can't listen for others; `busy` is whether another program has the port or keeps it from us."""

    code = "cannot-host"

    def __init__(self, why: str, busy: bool) -> None:
        super().__init__(why)
        self.busy = busy


def bind_port(host: str, port: int) -> socket.socket:
    """Return a TCP socket that listens at an IP address and port (0 for any). Raises `CannotHost`."""
    bound = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere this option would let two programs share one port
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(128)
    except OSError as error:
        bound.close()
        raise CannotHost(str(error), error.errno in (errno.EADDRINUSE, errno.EACCES)) from None
    return bound
