"""`python -m store.rooms.check URL`: checks whether a running room server does all that rooms need, and says what
fails.

If opening a room requires a key, set it in the environment as `ROOMS_KEY`.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from collections.abc import Sequence
from contextlib import aclosing
from typing import Any, Final

import httpx

from engine.rules.reader import load_preset, ruleset_text
from store.rooms.client import HostUnreachable, RoomClient, StreamingUnsupported
from store.rooms.entry import VERSION
from store.rooms.errors import RoomError, RoomRefused
from store.rooms.frames import Frame
from store.rooms.refereeing.roles import hash_token

MAX_FRAME_DELAY: Final = 3.0  # seconds within which a frame must arrive
MIN_LONG_POLL: Final = 10.0  # seconds for which the server must hold a request for frames if there are none


class CheckFailed(RoomError):
    """A check has failed; the text says what is wrong with the server."""

    code = "room-check"


async def check_room_server(
    http: httpx.AsyncClient, address: str, key: str = "", min_long_poll: float = MIN_LONG_POLL
) -> list[str]:
    """Check a server with a room that is made for this and closed at the end. Return a line for each check that passed.

    For `min_long_poll` seconds, the server must hold a request for frames while there are none. Raises `CheckFailed` at
    the first check that fails.
    """
    host = RoomClient(http, address, secrets.token_bytes, token=key or _new_token())
    done = [await _check_hello(host)]
    tokens, code = [_new_token(), _new_token()], _new_token()
    agreed: dict[str, Any] = {
        "rules": ruleset_text(load_preset("switch")),
        "seats": 2,
        "host": hash_token(tokens[0]),
        "invitation": hash_token(code),
        "hands": 1,
        "calls": "all",
        "away": 0,
        "clock": 0,
        "bot": "steady",
    }
    try:
        room = await host.open_room(**agreed)
    except RoomRefused as refused:
        why = (
            "only who has its key opens rooms there: set ROOMS_KEY"
            if refused.code_word == "host_only"
            else refused.code_word
        )
        raise CheckFailed(f"a room cannot be opened: {why}") from None
    people = [RoomClient(http, address, secrets.token_bytes, room, token) for token in tokens]
    host = people[0]
    try:
        for number, each in enumerate(people):
            await each.join_room(code, f"Check {number}", secrets.token_hex(16))
        done.append("a room can be opened, and joined by its invitation")
        stranger = RoomClient(http, address, secrets.token_bytes, room, _new_token())
        if await _expect_refusal(stranger.poll_frames(0)) != "token":
            raise CheckFailed("somebody without a token is let in")
        done.append("who is not invited is not let in")
        short, _ = await host.request_short_code(code)
        if await stranger.find_invitation(short) != code:
            raise CheckFailed("a short code leads elsewhere")
        done.append("a short code stands for the invitation")
        done.append(await _check_frames(people))
        done.append(await _check_streams(people))
        done.append(await _check_long_poll(people[1], min_long_poll))
    finally:
        await host.send_command("close")
    if await _expect_refusal(host.send_command("pause")) != "closed":
        raise CheckFailed("a room that was closed goes on")
    return [*done, "a room can be closed"]


async def _check_hello(host: RoomClient) -> str:
    try:
        said = await host.fetch_host_info()
    except HostUnreachable as error:
        raise CheckFailed(f"nobody answers as a host of rooms does: {error}") from None
    except RoomRefused as refused:
        why = "it does not know itself by this name (--host)" if refused.code_word == "origin" else refused.code_word
        raise CheckFailed(f"it does not let us in: {why}") from None
    if said.get("rooms") != 1 or VERSION not in said.get("v", ()):
        raise CheckFailed(f"it serves other versions of rooms: {said.get('v')}; this app has {VERSION}")
    encrypted = "encrypted" if host.is_encrypted else "NOT encrypted: others on the way could listen"
    return f"rooms are served, {encrypted}"


async def _check_frames(people: list[RoomClient]) -> str:
    """Check that a repeated command is done once, and that polling returns its frame within `MAX_FRAME_DELAY`."""
    cid, before = people[0].new_command_id(), (await people[1].poll_frames(0))[-1]["seq"]
    asked = asyncio.create_task(people[1].poll_frames(before))
    seqs = {await people[0].send_command("pause", cid=cid) for _ in range(2)}
    if len(seqs) != 1:
        raise CheckFailed("a command that was sent twice was done twice")
    try:
        async with asyncio.timeout(MAX_FRAME_DELAY):
            frames = await asked
    except TimeoutError:
        raise CheckFailed(
            f"what happens is not seen within {MAX_FRAME_DELAY:.0f} s by who asks (workers do not hear each other?)"
        ) from None
    if [frame["seq"] for frame in frames] != list(seqs):
        raise CheckFailed("what happened is not what was seen")
    await people[0].send_command("resume")
    return "what happens is done once, and seen at once by who asks"


async def _check_streams(people: list[RoomClient]) -> str:
    """Check whether a stream brings the frame of a command, and return the line that says so. If it doesn't, the line
    says that clients will poll instead, which is no failure.
    """
    before = (await people[1].poll_frames(0))[-1]["seq"]
    seen: list[Frame] = []
    begun = asyncio.Event()

    async def follow_stream() -> None:
        async with aclosing(people[1].stream_frames(0)) as frames:
            async for frame in frames:
                seen.append(frame)
                begun.set()
                if frame["seq"] > before:
                    return

    task = asyncio.create_task(follow_stream())
    try:
        async with asyncio.timeout(2 * MAX_FRAME_DELAY):
            await begun.wait()
            await people[0].send_command("pause")
            await task
    except (TimeoutError, StreamingUnsupported):
        task.cancel()
        return "streams are held back on their way (proxy_buffering?): everybody will ask instead, which works"
    return "what happens is seen at once by a stream"


async def _check_long_poll(client: RoomClient, min_seconds: float) -> str:
    """Check that a request for frames is held while there are none."""
    last = (await client.poll_frames(0))[-1]["seq"]
    try:
        async with asyncio.timeout(min_seconds):
            await client.poll_frames(last)
    except TimeoutError:
        return f"a question is held for {min_seconds:.0f} s and more"
    except HostUnreachable as error:
        raise CheckFailed(f"a question is cut before {min_seconds:.0f} s (proxy_read_timeout?): {error}") from None
    raise CheckFailed("a question is not held until there is something: phones would ask without end")


async def _expect_refusal(work: Any) -> str:
    try:
        await work
    except RoomRefused as refused:
        return refused.code_word
    return ""


def _new_token() -> str:
    return secrets.token_hex(16)


async def _run_check(address: str) -> int:
    async with httpx.AsyncClient(follow_redirects=False) as http:
        try:
            for line in await check_room_server(http, address, os.environ.get("ROOMS_KEY", "")):
                sys.stdout.write(f"good: {line}\n")
        except RoomError as error:
            sys.stdout.write(f"WRONG: {error}\n")
            return 1
    return 0


def main(arguments: Sequence[str]) -> int:
    """Run all checks, and return 0 if all passed, 1 if one failed, 2 for wrong arguments."""
    if len(arguments) != 1 or not arguments[0].startswith(("https://", "http://")):
        sys.stderr.write("python -m store.rooms.check https://rooms.example.org\n")
        return 2
    return asyncio.run(_run_check(arguments[0]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
