"""Encrypted connections to another device of the same person. Importing this module imports httpx."""

from __future__ import annotations

from app.rooms.connection.connection import WrongCertificate, connect_to_host
from store.rooms.client import HostUnreachable
from store.sync.connection import Client
from store.sync.errors import SyncError


async def connect_to_peer(address: str, pin: str) -> Client:
    """Return a client for the device at a URL that accepts only the certificate whose fingerprint begins with `pin`.

    Raises SyncError: "certificate" if the device has another one, "again" if no connection can be made.
    """
    try:
        client, _ = await connect_to_host(address, pin)
    except WrongCertificate as problem:
        raise SyncError("certificate", str(problem)) from None
    except (HostUnreachable, TimeoutError) as problem:
        raise SyncError("again", str(problem)) from None
    return client
