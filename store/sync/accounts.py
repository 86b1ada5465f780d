"""Accounts on a server: check the server, create an account, log in, erase the account."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

import httpx

from store.sync.account import Account, Invitation
from store.sync.errors import SyncError
from store.sync.wire import WireClient

NEEDED_CAPABILITIES = ("accounts", "default_bucket")
HOUSEHOLD_CAPABILITY = "pocket_switch"  # the capability that a household's server adds to Kinto's


@dataclass(frozen=True, slots=True)
class ServerInfo:
    """What a server says about itself. `invites`: its accounts are only for people whom its owner has invited."""

    address: str
    version: str
    encrypted: bool
    invites: bool


async def probe_server(client: httpx.AsyncClient, address: str) -> ServerInfo:
    """Check that a suitable Kinto server is at an address, and return what it says. Raises SyncError (server) saying
    what is missing.
    """
    answer = await WireClient(client, address).send_request("GET", "/")
    match answer.content:
        case {"project_name": str(), "project_version": str(version), "capabilities": dict(plugins)}:
            if missing := [name for name in NEEDED_CAPABILITIES if name not in plugins]:
                raise SyncError("server", f"this Kinto lacks {' and '.join(missing)}")
            ours = plugins.get(HOUSEHOLD_CAPABILITY)
            invites = isinstance(ours, dict) and ours.get("invitations") is True
            return ServerInfo(address, version[:20], address.startswith("https:"), invites)
    raise SyncError("server", "this is no Kinto server")


async def register_account(client: httpx.AsyncClient, account: Account, invitation: Invitation | None = None) -> None:
    """Create the account, or take over the one of an invitation. Repeating it after a lost answer changes nothing.
    Raises SyncError (invitation) if an invitation is needed, or this one is used.
    """
    if invitation:
        await _accept_invitation(client, account, invitation)
        return
    status = await _set_password(WireClient(client, account.server, account), account)
    if status in (401, 403):
        raise SyncError("invitation", host_of(account.server))
    if status not in (200, 201):
        raise SyncError("server", f"it makes no accounts ({status})")


def host_of(server: str) -> str:
    """Return the host of a server's URL, as people know it."""
    return urlsplit(server).hostname or server


async def _accept_invitation(client: httpx.AsyncClient, account: Account, invitation: Invitation) -> None:
    """Set the password of an invited account. Raises SyncError (invitation) if another device was first, or the
    invitation was withdrawn.
    """
    status = await _set_password(WireClient(client, invitation.server, invitation), account)
    if status == 200:
        return
    try:
        await check_account(client, account)  # it's ours if an earlier answer was lost
    except SyncError as error:
        if error.trouble != "refused":
            raise
        raise SyncError("invitation", f"{host_of(account.server)}; this one is used, or withdrawn") from None


async def _set_password(wire: WireClient, account: Account) -> int:
    """Return the server's status for setting an account's password; 401 if it doesn't allow that."""
    try:
        answer = await wire.send_request(
            "PUT", f"/accounts/{account.name}", content={"data": {"password": account.login_password}}
        )
    except SyncError as error:
        if error.trouble != "refused":
            raise
        return 401
    return answer.status


async def check_account(client: httpx.AsyncClient, account: Account) -> None:
    """Check that the server knows the account. Raises SyncError (refused) if not."""
    answer = await WireClient(client, account.server, account).send_request("GET", "/")
    match answer.content:
        case {"user": {"id": str(user)}} if user == f"account:{account.name}":
            return
    raise SyncError("refused", "the server does not know this account, or its password is another")


async def erase_account(client: httpx.AsyncClient, account: Account) -> None:
    """Erase everything that the server has for the account, then the account. Its name is never used again."""
    await _erase(client, account, "/buckets/default", f"/accounts/{account.name}")


async def end_exchange(client: httpx.AsyncClient, account: Account) -> None:
    """Tell a peer that this device has everything. Only the account of the exchange ends; what the peer has stays."""
    await _erase(client, account, f"/accounts/{account.name}")


async def _erase(client: httpx.AsyncClient, account: Account, *paths: str) -> None:
    wire = WireClient(client, account.server, account)
    for path in paths:
        answer = await wire.send_request("DELETE", path)
        if answer.status not in (200, 403, 404):
            raise SyncError("server", f"it does not erase ({answer.status})")
