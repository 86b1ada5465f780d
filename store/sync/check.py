"""`python -m store.sync.check URL`: check from end to end whether a running server does what sync needs. If it needs an
invitation, give that instead of the address; it is used up.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Sequence

import httpx

from store.sync.account import Account, Invitation, clean_address, new_account, read_invitation
from store.sync.accounts import check_account, erase_account, probe_server, register_account
from store.sync.connection import make_client
from store.sync.errors import SyncError
from store.sync.wire import RECORDS_PATH, WireClient


async def check_server(client: httpx.AsyncClient, address: str, invitation: Invitation | None = None) -> list[str]:
    """Return what was checked, one line each. The test account is erased. Raises SyncError at the first fault."""
    server = await probe_server(client, address)
    done = [f"a Kinto {server.version} with accounts, {'encrypted' if server.encrypted else 'NOT encrypted'}"]
    account = new_account(address, secrets.token_bytes)
    if invitation:
        account = Account(address, invitation.name, account.secret)
        done.append("accounts are for invited people, and one was invited")
    await register_account(client, account, invitation)
    try:
        await check_account(client, account)
        done.append("an account can be made, and lets us in")
        wire = WireClient(client, address, account)
        once = {"If-None-Match": "*"}
        for expected, data in ((201, {"sha": "first"}), (412, {"sha": "second"})):
            answer = await wire.send_request("PUT", f"{RECORDS_PATH}/check", headers=once, content={"data": data})
            if answer.status != expected:
                raise SyncError("server", f"a record put once and once more: {answer.status}, not {expected}")
        if answer.content["details"]["existing"]["sha"] != "first":
            raise SyncError("server", "what is there already is not named")
        done.append("a record is kept once, and a second of its name refused")
        inside = [
            {"method": "PUT", "path": f"/v1{RECORDS_PATH}/{n}", "headers": once, "body": {"data": {}}} for n in "abc"
        ]
        answer = await wire.send_request("POST", "/batch", content={"requests": inside})
        if [each["status"] for each in answer.content["responses"]] != [201] * 3:
            raise SyncError("server", "a batch of three is not kept")
        done.append("several records go in one request")
        first = await wire.send_request("GET", RECORDS_PATH, query={"_sort": "last_modified", "_limit": "2"})
        since = first.content["data"][-1]["last_modified"]
        rest = await wire.send_request("GET", RECORDS_PATH, query={"_sort": "last_modified", "_since": f'"{since}"'})
        if len(first.content["data"]) != 2 or "Next-Page" not in first.headers or len(rest.content["data"]) != 2:
            raise SyncError("server", "pages, or what is new since a time, are not as they should be")
        again = await wire.send_request("GET", RECORDS_PATH, headers={"If-None-Match": f'"{rest.newest_timestamp}"'})
        if again.status != 304:
            raise SyncError("server", f"nothing new is answered by {again.status}, not 304")
        done.append("pages, what is new since a time, and that nothing is new")
        names = await wire.send_request("GET", RECORDS_PATH, query={"_fields": "sha"})
        if len(names.content["data"]) != 4 or any("data" in each for each in names.content["data"]):
            raise SyncError("server", "names alone cannot be listed")
        done.append("all names can be compared")
    except (KeyError, TypeError, IndexError) as error:
        raise SyncError("server", "an answer is not what a Kinto server sends") from error
    finally:
        await erase_account(client, account)
    try:
        await check_account(client, account)
    except SyncError as error:
        if error.trouble != "refused":
            raise
    else:
        raise SyncError("server", "the account is still there after it was erased")
    done.append("everything is erased")
    return done


async def _run_check(text: str) -> list[str]:
    invitation = read_invitation(text)
    async with make_client() as client:
        return await check_server(client, invitation.server if invitation else clean_address(text), invitation)


def main(arguments: Sequence[str]) -> int:
    """Print what was checked. Return 0 if all is well, 1 at the first fault, 2 for wrong usage."""
    if len(arguments) != 1:
        sys.stderr.write("python -m store.sync.check URL_OR_INVITATION\n")
        return 2
    try:
        done = asyncio.run(_run_check(arguments[0]))
    except SyncError as error:
        sys.stderr.write(f"Not fit ({error.trouble}): {error.detail}\n")
        return 1
    sys.stdout.write("".join(f"ok: {line}\n" for line in done))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
