"""Whether this device can listen for others, and its addresses in its own networks."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from importlib.util import find_spec
from typing import Final

from app.platform.background import IN_BROWSER

ADDRESS_VARIABLE: Final = "POCKET_SWITCH_ADDRESS"  # this machine's address, where it can't find that out itself
REQUIRED_PACKAGES: Final = ("starlette", "uvicorn")
#: Addresses outside this machine. Nothing is sent to them; the system says which own address it would send from.
OUTSIDE_ADDRESSES: Final = ("192.0.2.1", "10.255.255.255")


def can_host() -> bool:
    """Whether this device can listen at all."""
    return not IN_BROWSER and all(map(find_spec, REQUIRED_PACKAGES))


def own_addresses() -> tuple[str, ...]:
    """The IP addresses by which others in the same network can reach this machine, the likeliest first.

    May block while the system finds them: not for the event loop.
    """
    named = os.environ.get(ADDRESS_VARIABLE, "")
    if named:
        return (named,)
    found: list[str] = []
    for address in OUTSIDE_ADDRESSES:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as unconnected:  # no such network
            unconnected.connect((address, 9))
            found.append(unconnected.getsockname()[0])
    with suppress(OSError):  # the host name has no address
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return tuple(dict.fromkeys(each for each in found if not each.startswith("127.") and each != "0.0.0.0"))
