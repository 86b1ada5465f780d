"""A room over HTTP: who is admitted, how requests are answered, and a whole match by long polling and by stream."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import ExitStack, asynccontextmanager
from typing import Any

import httpx
import pytest
import uvicorn

from engine.bots import choose_move, make_bot
from engine.moves import move_text
from engine.play.view_table import read_view
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, ruleset_text
from store.rooms import client as client_module
from store.rooms import server as server_module
from store.rooms.client import AnswerTooLong, HostUnreachable, RoomClient, StreamingUnsupported, check_frame
from store.rooms.errors import RoomRefused
from store.rooms.frames import Frame, apply_frame
from store.rooms.log import MemoryLog
from store.rooms.referee import Referee
from store.rooms.refereeing.roles import hash_token
from store.rooms.server import (
    MAX_COMMAND_BYTES,
    MAX_WAITING_PER_TOKEN,
    WRONG_CODE_LIMIT,
    RoomServer,
    RoomServerSettings,
    WaitingConnection,
)
from tests.running import PATIENCE
from tests.store.rooms.playing import CODE, HOST_TOKEN, Wall, chance

AGREED: dict[str, Any] = {
    "rules": ruleset_text(load_preset("switch")),
    "seats": 2,
    "host": hash_token(HOST_TOKEN),
    "invitation": hash_token(CODE),
    "hands": 1,
    "calls": "all",
    "away": 0,
    "clock": 0,
    "bot": "steady",
}
HERE = "room.example"


async def at_once(seconds: float) -> None:
    """Sleep without waiting."""
    await asyncio.sleep(0)


@asynccontextmanager
async def inside(
    wall: Wall | None = None, **host: Any
) -> AsyncIterator[tuple[RoomServer, httpx.AsyncClient, Callable[..., RoomClient]]]:
    """Yield a server in this process, an HTTP client for it, and a function that makes room clients."""
    referee = Referee(MemoryLog(), wall or Wall(), chance(1))
    server = RoomServer(referee, RoomServerSettings(frozenset([HERE]), long_poll_seconds=0.0, **host))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url=f"http://{HERE}") as http:
        yield (
            server,
            http,
            lambda token="", room="": RoomClient(http, f"http://{HERE}", chance(2), room, token, at_once),
        )
    await server.close()


async def word(work: Awaitable[Any]) -> str:
    with pytest.raises(RoomRefused) as caught:
        await work
    return caught.value.code_word


async def test_request_from_a_foreign_origin_is_refused() -> None:
    app = "https://app.example"
    async with inside(origins=frozenset([app]), name="Kitchen") as (_, http, _):
        found = await http.get("/v1/hello")
        assert found.json() == {"rooms": 1, "v": [1, 2, 3, 4], "name": "Kitchen"}
        assert found.headers["cache-control"] == "no-store" and "set-cookie" not in found.headers
        for headers in (
            {"Host": "evil.example"},
            {"Host": f"{HERE}:81"},
            {"Origin": "https://evil.example"},
            {"Origin": "null"},
        ):
            refused = await http.get("/v1/hello", headers=headers)
            assert (refused.status_code, refused.json()) == (403, {"error": "origin"})
            assert "access-control-allow-origin" not in refused.headers
        own = await http.get("/v1/hello", headers={"Origin": f"http://{HERE}"})
        assert own.status_code == 200 and "access-control-allow-origin" not in own.headers
        shared = await http.get("/v1/hello", headers={"Origin": app})
        assert shared.headers["access-control-allow-origin"] == app
        before = await http.options("/v1/rooms", headers={"Origin": app})
        assert before.status_code == 204 and before.headers["access-control-max-age"] == "7200"
        assert (await http.options("/v1/rooms", headers={"Origin": "https://evil.example"})).status_code == 403


async def test_every_refusal_has_its_status_and_its_word() -> None:
    async with inside() as (_, http, client):
        host = client(HOST_TOKEN)
        room = await host.open_room(**AGREED)
        path = f"/v1/rooms/{room}"
        bearer = {"Authorization": f"Bearer {HOST_TOKEN}"}
        cid = "0" * 32
        asked: list[tuple[str, str, dict[str, str], bytes, int, str]] = [
            ("POST", f"{path}/do", bearer, b"{", 400, "unreadable"),
            ("POST", f"{path}/do", bearer, b"[]", 400, "unreadable"),
            ("POST", f"{path}/do", bearer, b"[" * 4000, 400, "unreadable"),
            ("POST", f"{path}/do", bearer, b" " * (MAX_COMMAND_BYTES + 1), 400, "unreadable"),
            ("POST", f"{path}/do", bearer, b'{"k": "shout"}', 400, "unknown"),
            ("POST", f"{path}/do", bearer, b'{"k": "pause"}', 400, "unreadable"),
            ("POST", f"{path}/do", {}, b"{}", 401, "token"),
            ("POST", f"{path}/do", {"Authorization": "Basic x"}, b"{}", 401, "token"),
            ("GET", f"{path}/frames", {"Authorization": f"Bearer {'x' * 32}"}, b"", 401, "token"),
            ("GET", f"{path}/frames", {**bearer, "Last-Event-ID": "x"}, b"", 400, "unreadable"),
            ("GET", f"{path}/frames?token={HOST_TOKEN}", {}, b"", 401, "token"),
            ("GET", f"{path}/hands?after=-1", bearer, b"", 400, "unreadable"),
            ("GET", f"{path}/hands", {}, b"", 401, "token"),
            ("GET", "/v1/rooms/nowhere/frames", bearer, b"", 404, "room"),
            ("GET", "/v2/hello", {}, b"", 426, "version"),
            ("POST", f"{path}/do", bearer, json.dumps({"cid": cid, "k": "deal"}).encode(), 409, "no_hand"),
            ("POST", f"{path}/join", {}, b"{}", 400, "unreadable"),
        ]
        for method, where, headers, body, status, said in asked:
            answer = await http.request(method, where, headers=headers, content=body)
            assert (answer.status_code, answer.json()["error"]) == (status, said), (where, body[:20])
            assert answer.headers["cache-control"] == "no-store"
        assert await word(client("a" * 20, room).join_room("x" * 32, "Ann", cid)) == "invitation"
        await host.send_command("close")
        assert await word(host.send_command("pause")) == "closed"


async def test_no_more_of_a_body_is_read_than_counts() -> None:
    read = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal read
        for _ in range(1000):
            read += 1
            yield b" " * 1000

    async with inside() as (_, http, client):
        room = await client(HOST_TOKEN).open_room(**AGREED)
        headers = {"Authorization": f"Bearer {HOST_TOKEN}"}
        answer = await http.post(f"/v1/rooms/{room}/do", content=endless(), headers=headers)
        assert answer.status_code == 400 and read < 10


async def test_a_body_that_never_ends_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_module, "BODY_TIMEOUT", 0.0)

    async def never() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.Event().wait()

    async with inside() as (_, http, client):
        room = await client(HOST_TOKEN).open_room(**AGREED)
        async with asyncio.timeout(PATIENCE):
            answer = await http.post(f"/v1/rooms/{room}/join", content=never())
        assert (answer.status_code, answer.json()) == (400, {"error": "unreadable"})


async def test_rooms_and_guesses_are_few_from_one_address() -> None:
    wall = Wall()
    async with inside(wall) as (_, http, client):
        room = await client(HOST_TOKEN).open_room(**AGREED)
        join = {
            "cid": "0" * 32,
            "code": "x" * 32,
            "token": "a" * 20,
            "name": "A",
            "person": "0" * 32,
            "watch": False,
        }
        said = [(await http.post(f"/v1/rooms/{room}/join", json=join)).status_code for _ in range(12)]
        assert said == [403] * 10 + [429] * 2
        answer = await http.post(f"/v1/rooms/{room}/join", json=join)
        assert answer.headers["retry-after"] == "6"
        wall.now += 6_000
        assert (await http.post(f"/v1/rooms/{room}/join", json=join)).status_code == 403
        opened = []
        for number in range(11):
            answer = await http.post("/v1/rooms", json={**AGREED, "cid": f"{number:032x}"})
            opened.append(answer.status_code)
        assert opened == [200] * 9 + [429] * 2


@asynccontextmanager
async def asked_from(server: RoomServer, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Yield an HTTP client with this IP address."""
    transport = httpx.ASGITransport(server.app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url=f"http://{HERE}") as http:
        yield http


def join_with(code: str, n: int) -> dict[str, Any]:
    """Return the request with which a device joins."""
    return {
        "cid": f"{n:032x}",
        "code": code,
        "token": f"{n}" * 20,
        "name": f"A {n}",
        "person": f"{n:032x}",
        "watch": False,
    }


async def test_a_class_behind_one_address_joins_while_somebody_there_guesses() -> None:
    async with inside() as (server, _, client):
        host = client(HOST_TOKEN)
        rooms = [await host.open_room(**{**AGREED, "seats": 4}) for _ in range(8)]
        codes = [(await host.client_for_room(room, HOST_TOKEN).request_short_code(CODE))[0] for room in rooms]
        async with asked_from(server, "192.0.2.7") as http:
            for n in range(30):
                room, code = rooms[n // 4], codes[n // 4]
                guessed = await http.post(f"/v1/rooms/{room}/join", json=join_with("x" * 32, n))
                assert guessed.status_code == (403 if n < 10 else 429)
                found = await http.post(f"/v1/codes/{code}")
                joined = await http.post(f"/v1/rooms/{room}/join", json=join_with(CODE, n))
                assert (found.status_code, joined.status_code) == (200, 200)


async def test_wrong_short_codes_are_few_from_one_home() -> None:
    async with inside() as (server, _, _):
        said = []
        for n in range(12):
            async with asked_from(server, f"2001:db8::{n:x}:1") as http:
                said.append((await http.post("/v1/codes/0000-0000")).status_code)
        assert said == [404] * 10 + [429] * 2


async def test_a_short_code_stands_in_no_address() -> None:
    """URLs are in the logs of proxies. A server of an earlier version is asked as it requires."""

    for before in (False, True):
        async with inside() as (server, _, client):
            asked: list[str] = []
            inner = server.app

            async def front(
                scope: Any, receive: Any, send: Any, to: Any = inner, old: bool = before, said: list[str] = asked
            ) -> None:
                said.append(scope["path"])
                if old and scope["path"] == "/v1/codes/":
                    scope = {**scope, "path": "/v7/codes/"}  # what it does not know is of a later version to it
                await to(scope, receive, send)

            host = client(HOST_TOKEN)
            room = await host.open_room(**AGREED)
            code, _ = await host.client_for_room(room, HOST_TOKEN).request_short_code(CODE)
            async with httpx.AsyncClient(transport=httpx.ASGITransport(front), base_url=f"http://{HERE}") as http:
                guest = RoomClient(http, f"http://{HERE}", os.urandom)
                assert await guest.find_invitation(code) == CODE and guest.room == room
                for body in ({}, {"code": 7}, {"code": ""}):
                    assert (await http.post("/v1/codes/", json=body)).status_code in (400, 426)
            assert any(code in path for path in asked) is before


async def test_wrong_short_codes_are_few_from_everybody_together() -> None:
    """A guesser with many addresses isn't faster; a valid code is found even so."""

    async with inside() as (server, _, client):
        host = client(HOST_TOKEN)
        code, _ = await host.client_for_room(await host.open_room(**AGREED), HOST_TOKEN).request_short_code(CODE)
        said = []
        for n in range(WRONG_CODE_LIMIT[0] + 3):
            async with asked_from(server, f"10.{n >> 8}.{n & 255}.1") as http:
                said.append((await http.post("/v1/codes/0000-0000")).json()["error"])
        assert said == ["room"] * WRONG_CODE_LIMIT[0] + ["often"] * 3
        async with asked_from(server, "10.9.9.9") as http:
            assert (await http.post(f"/v1/codes/{code}")).status_code == 200


@pytest.mark.parametrize("room", ["nowhere", "0" * 32, "%00", "a" * 31 + "%00", "A" * 32, "0" * 33])
async def test_unknown_room_leaves_nothing_in_memory(room: str) -> None:
    async with inside() as (server, http, _):
        for path in ("do", "join", "code"):
            answer = await http.post(f"/v1/rooms/{room}/{path}", content=b"{}")
            assert (answer.status_code, answer.json()) == (404, {"error": "room"})
        assert (await http.get(f"/v1/rooms/{room}/frames")).status_code == 404
        assert not server._tasks and not server._last_request_at


async def test_of_too_many_who_wait_with_one_token_the_one_that_came_first_ends() -> None:
    waiting: dict[str, list[WaitingConnection]] = defaultdict(list)
    with ExitStack() as stack:
        came = [stack.enter_context(WaitingConnection(waiting, "mine")) for _ in range(MAX_WAITING_PER_TOKEN)]
        other = stack.enter_context(WaitingConnection(waiting, "another's"))
        assert not any(each.has_ended for each in (*came, other))
        newest = stack.enter_context(WaitingConnection(waiting, "mine"))
        assert [each.has_ended for each in (*came, newest)] == [True] + [False] * MAX_WAITING_PER_TOKEN
        assert came[0].is_woken.is_set() and not other.has_ended
    assert not waiting


async def test_a_keeper_may_want_a_key_from_whoever_opens_a_room() -> None:
    async with inside(key=hash_token("k" * 20)) as (_, _, client):
        assert await word(client("x" * 20).open_room(**AGREED)) == "host_only"
        assert await word(client().open_room(**AGREED)) == "token"
        assert await client("k" * 20).open_room(**AGREED)


async def play_on(client: RoomClient, frames: Callable[[int], AsyncIterator[Frame]], seed: int) -> list[Frame]:
    """Play at random by a client's frames until the match is over, and return the frames."""
    known: dict[str, Any] = {"seq": 0}
    seen: list[Frame] = []
    rules = load_preset("switch")
    rng = Rng(seed)
    while True:
        async for frame in frames(known["seq"]):
            known = apply_frame(known, frame)
            seen.append(frame)
            room, v = known["r"], known["v"]
            if room["over"]:
                return seen
            if not v:
                continue
            view = read_view(v, compile_rules(rules, len(room["seated"])), known["you"])
            try:
                if (
                    view.known_state.undeclared_seat >= 0
                    and view.known_state.undeclared_seat != known["you"]
                    and rng.integer_below(3)
                ):
                    await client.send_command("catch")
                elif view.legal_moves:
                    move = choose_move(make_bot("careless"), view, rng)
                    await client.send_command("move", at=known["seq"], move=move_text(move))
            except RoomRefused as refused:
                assert refused.code_word in ("moved_on", "late", "no_hand", "illegal"), refused.code_word


def polling(client: RoomClient) -> Callable[[int], AsyncIterator[Frame]]:
    """Return a function that yields frames by long polling."""

    async def frames(after: int) -> AsyncIterator[Frame]:
        for frame in await client.poll_frames(after):
            yield frame

    return frames


async def test_a_match_over_http_by_stream_and_by_long_poll() -> None:
    """A hand of two people on a real server on loopback, one by stream and one by long polling."""

    # This deal is over soon, and in it somebody misses a word; others would take a minute.
    referee = Referee(MemoryLog(), lambda: time.time_ns() // 1_000_000, chance(4))
    door = socket.create_server(("127.0.0.1", 0))
    address = f"127.0.0.1:{door.getsockname()[1]}"
    server = RoomServer(referee, RoomServerSettings(frozenset([address])))
    uvicorn_server = uvicorn.Server(uvicorn.Config(server.app, log_level="error"))
    serving = asyncio.create_task(uvicorn_server.serve([door]))
    try:
        async with httpx.AsyncClient(trust_env=False) as http:
            host = RoomClient(http, f"http://{address}", os.urandom, token=HOST_TOKEN)
            await host.fetch_host_info()
            room = await host.open_room(**AGREED)
            people = [RoomClient(http, f"http://{address}", os.urandom, room, f"{n}" * 20) for n in range(2)]
            for number, each in enumerate(people):
                assert await each.join_room(CODE, f"Player {number}", f"{number:032x}") == number
            await host.send_command("deal")
            async with asyncio.timeout(120):
                streamed, polled = await asyncio.gather(
                    play_on(people[0], people[0].stream_frames, 1), play_on(people[1], polling(people[1]), 2)
                )
            hands = [await each.fetch_hands() for each in people]
            assert hands[0] == hands[1] and len(hands[0]) == 1
            for frames in (streamed, polled):
                ended = [frame["hand"]["hand"] for frame in frames if "hand" in frame]
                assert ended == [hands[0][0]["hand"]]
            with pytest.raises(RoomRefused):
                await host.send_command("next") and await RoomClient(
                    http, f"http://{address}", os.urandom, room, "x" * 20
                ).poll_frames(0)
            # A stream of who is put out says so and ends.
            stream = people[1].stream_frames(0)
            assert (await anext(stream))["k"] == "all"
            await host.send_command("kick", seat=1)
            assert await word(anext(stream)) == "token"
    finally:
        uvicorn_server.should_exit = True
        await server.close()
        await serving


async def test_a_command_is_repeated_under_its_id_until_it_is_answered() -> None:
    async with inside() as (server, _, _):
        app = httpx.ASGITransport(server.app)
        sent: list[dict[str, Any]] = []
        fails = iter([0, 1, 2, 3] * 100)

        class Line(httpx.AsyncBaseTransport):
            """A connection that loses, breaks or delays answers, whether the server has done the command or not."""

            async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
                if request.method == "POST":
                    sent.append(json.loads(request.content))
                match next(fails):
                    case 0:
                        raise httpx.ConnectError("no way there")
                    case 1:
                        await app.handle_async_request(request)
                        raise httpx.ReadTimeout("no way back")
                    case 2:
                        await app.handle_async_request(request)
                        return httpx.Response(502, text="<html>bad gateway</html>")
                    case _:
                        return await app.handle_async_request(request)

        async with httpx.AsyncClient(transport=Line()) as http:
            host = RoomClient(http, f"http://{HERE}", chance(3), token=HOST_TOKEN, sleep=at_once)
            await host.open_room(**AGREED)
            seq = await host.send_command("invite", invitation="0" * 64)
            assert seq == 2
            assert len({each["cid"] for each in sent if each.get("k") == "invite"}) == 1 < len(sent)
            room = server._referee.rooms._rooms[host.room].room
            assert room.seq == 2


async def test_an_answer_that_is_too_long_is_not_asked_for_again() -> None:
    """A malicious host could otherwise make a phone load as much at each try."""
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.method)
        return httpx.Response(200, content=b" " * (client_module.MAX_ANSWER_BYTES + 1))

    async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as http:
        client = RoomClient(http, "http://x", chance(4), "room", "t" * 20, at_once)
        with pytest.raises(AnswerTooLong):
            await client.send_command("pause")
    assert asked == ["POST"]


async def test_a_command_whose_connection_closes_meanwhile_is_given_up() -> None:
    async def close_and_fail(_: httpx.Request) -> httpx.Response:
        await http.aclose()
        raise httpx.ReadError("the answer doesn't come any more")

    http = httpx.AsyncClient(transport=httpx.MockTransport(close_and_fail))
    client = RoomClient(http, "http://x", chance(4), "room", "t" * 20, at_once)
    with pytest.raises(HostUnreachable):
        await client.send_command("leave")


@pytest.mark.parametrize("line", [b"data: x\n", b"event: refused\n", b"id: 1\n"])
async def test_an_event_of_ever_more_short_lines_is_given_up(line: bytes) -> None:
    loaded = 0

    class Lines(httpx.AsyncByteStream):
        """A stream without end."""

        async def __aiter__(self) -> AsyncIterator[bytes]:
            nonlocal loaded
            while True:
                loaded += len(line) * 4096
                yield line * 4096

    async with httpx.AsyncClient(transport=httpx.MockTransport(lambda _: httpx.Response(200, stream=Lines()))) as http:
        client = RoomClient(http, "http://x", chance(4), "room", "t" * 20, at_once)
        with pytest.raises(HostUnreachable):
            async for _ in client.stream_frames(0):
                pass
    assert loaded < 2 * client_module.MAX_ANSWER_BYTES


async def test_silent_server_is_given_up() -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    def answer(request: httpx.Request) -> httpx.Response:
        return httpx.Response(500, text="no")

    async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as http:
        client = RoomClient(http, "http://x", chance(4), "room", "t" * 20, sleep)
        with pytest.raises(HostUnreachable):
            await client.send_command("pause")
        assert len(waited) == 11 and max(waited) <= 5 and len(set(waited)) > 5
        with pytest.raises(HostUnreachable):
            await client.poll_frames(0)
        with pytest.raises((StreamingUnsupported, HostUnreachable)):
            async for _ in client.stream_frames(0):
                pass


@pytest.mark.parametrize(
    "value",
    [
        None, [], {}, {"seq": 1}, {"seq": "1", "k": "move"}, {"seq": 1, "k": "move", "more": 1}, {"seq": 1, "k": "all"},
        {"seq": 1, "k": "move", "ev": "x"}, {"seq": 1, "k": "move", "d": 240}, {"seq": 1, "k": "move", "v": []},
        {"seq": 0, "k": "move"}, {"seq": 1, "k": "move", "by": True}, {"seq": 1, "k": {}}, {"seq": 1, "k": []},
    ],
)  # fmt: skip
def test_malformed_frame_is_refused(value: Any) -> None:
    with pytest.raises(HostUnreachable):
        check_frame(value)
