"""Accounts on a server: is it the right kind, make one, look whether it lets us in, erase it."""

from __future__ import annotations

from dataclasses import dataclass

import httpx

from store.sync.account import Account
from store.sync.errors import SyncError
from store.sync.wire import Wire

NEEDED = ("accounts", "default_bucket")


@dataclass(frozen=True, slots=True)
class Server:
    """What a server says of itself."""

    address: str
    version: str
    encrypted: bool


async def probe(client: httpx.AsyncClient, address: str) -> Server:
    """Looks whether a Kinto with what we need is there. SyncError says what is missing."""
    answer = await Wire(client, address).ask("GET", "/")
    match answer.content:
        case {"project_name": str(), "project_version": str(version), "capabilities": dict(plugins)}:
            if missing := [name for name in NEEDED if name not in plugins]:
                raise SyncError("server", f"this Kinto lacks {' and '.join(missing)}")
            return Server(address, version[:20], address.startswith("https:"))
    raise SyncError("server", "this is no Kinto server")


async def register(client: httpx.AsyncClient, account: Account) -> None:
    """Makes the account; done again after a lost answer it changes nothing."""
    wire = Wire(client, account.server, account)
    answer = await wire.ask("PUT", f"/accounts/{account.name}", content={"data": {"password": account.login}})
    if answer.status not in (200, 201):
        raise SyncError("server", f"it makes no accounts ({answer.status})")


async def enter(client: httpx.AsyncClient, account: Account) -> None:
    """Returns if the server knows the account; SyncError (refused) if not."""
    answer = await Wire(client, account.server, account).ask("GET", "/")
    match answer.content:
        case {"user": {"id": str(user)}} if user == f"account:{account.name}":
            return
    raise SyncError("refused", "the server does not know this account, or its password is another")


async def erase(client: httpx.AsyncClient, account: Account) -> None:
    """Erases everything the server keeps for the account, then the account. Its name is never used again."""
    wire = Wire(client, account.server, account)
    for path in ("/buckets/default", f"/accounts/{account.name}"):
        answer = await wire.ask("DELETE", path)
        if answer.status not in (200, 403, 404):
            raise SyncError("server", f"it does not erase ({answer.status})")
