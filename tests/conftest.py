"""For every test: nothing leaves this machine. For those that wait for a screen or a server: one that fails is run once
more, and told.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).resolve().parent
WAITING = ("app", "sync", "web")
LOOPBACK = ("127.", "::1", "localhost")


def refuse_strangers(event: str, details: tuple[Any, ...]) -> None:
    """An audit hook: raises where a test would look up or talk to another machine."""
    if event in ("socket.connect", "socket.sendto"):
        address = details[1]
        host = address[0] if isinstance(address, tuple) else ""  # a path or bytes: a socket file
    elif event == "socket.getaddrinfo":
        host = details[0]
    else:
        return
    name = host.decode() if isinstance(host, bytes) else host
    if name and not name.startswith(LOOPBACK):
        raise RuntimeError(f"a test may not reach {name}")


sys.addaudithook(refuse_strangers)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits for a browser, a screen or a server on a busy machine stumbles now and then: what fails twice is a
    fault, what fails once is listed.
    """
    for item in items:
        if item.path.relative_to(HERE).parts[0] in WAITING:
            item.add_marker(pytest.mark.flaky(reruns=1))
