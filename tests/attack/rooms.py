"""Rooms: strangers, players and watchers who ask for what is not theirs, and hosts that lie.

A room that is attacked has the same log as before; whoever follows a host that lies has a named error, or a picture of
that room, and nothing else of what they have is another.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx

from engine.moves import move_text
from engine.play.view_table import read_view
from engine.rules.compile import compile_rules
from engine.rules.fields import RulesError
from engine.rules.reader import load_preset, parse_rules
from store.events.bounds import UnfitEvent
from store.rooms.client import HostUnreachable, RoomClient, StreamingUnsupported, check_frame
from store.rooms.errors import RoomRefused
from store.rooms.frames import Frame, apply_frame, make_snapshot
from store.rooms.server import RoomServer, RoomServerSettings
from tests.attack._row import Meter, Row
from tests.store.rooms.playing import CODE, HOST_TOKEN, Playing, table
from tests.sync.devices import Device

HERE = "room.example"
JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, -2, 10**15, 10**300, 0.5, float("1e308"), "", "x", "0" * 64, "f" * 32, "\ud800", "\0",
    "\u202e", "é" * 64, "A" * 5_000, [], {}, [[]], {"a": []}, ["x"] * 60, "nan", "../../x", "-1", "1" * 400,
)  # fmt: skip
BOMBS = (
    b"",
    b"{",
    b"[" * 4000,
    b'{"a":' * 2000,
    b"\xff\xfe",
    b'{"k":"move","k":"deal"}',
    b"1e999",
    b"NaN",
    b" " * 9000,
)
ENDLESS = (
    b" " * 65_536, b"[" * 65_536, b'{"seq": 1, "more": "' + b"x" * 65_536, b"data: " + b"x" * 65_536,
    b"data: x\n" * 8_192, b"event: refused\n" * 4_096 + b"data: " + b"[" * 65_536,
)  # fmt: skip
MANY = 3000  # of what is made by changing what is sound


def attack(share: float) -> Iterator[Row]:
    """Yield rows by attacker."""
    yield asyncio.run(_strangers(share))
    yield asyncio.run(_players(share))
    frames, hands, room = asyncio.run(_played())
    yield asyncio.run(_answers(share, frames))
    yield _frames(share, frames)
    yield _hands(share, hands, room)


async def _served(playing: Playing) -> httpx.AsyncClient:
    server = RoomServer(playing.referee, RoomServerSettings(frozenset([HERE]), long_poll_seconds=0.0))
    return httpx.AsyncClient(transport=httpx.ASGITransport(server.app), base_url=f"http://{HERE}")


def _commands(rng: Random, playing: Playing) -> Iterator[Any]:
    """Yield commands that are nearly right, or not at all."""
    right = (
        {"cid": "1" * 32, "k": "move", "at": playing.room.seq, "move": "draw"},
        {"cid": "2" * 32, "k": "sit", "seat": 0, "bot": "steady", "name": ""},
        {"cid": "3" * 32, "k": "kick", "seat": 1}, {"cid": "4" * 32, "k": "invite", "invitation": "0" * 64},
        {"cid": "5" * 32, "k": "close"}, {"cid": "6" * 32, "k": "deal"}, {"cid": "7" * 32, "k": "catch"},
        {"cid": "8" * 32, "k": "next"}, {"cid": "9" * 32, "k": "pause"}, {"cid": "b" * 32, "k": "say", "what": "well"},
        {"cid": "a" * 32, "code": "x" * 32, "token": "y" * 32, "name": "Eve", "person": "0" * 32, "watch": False},
        {"invitation": "z" * 32},
    )  # fmt: skip
    yield from right
    for each in right:
        for name in each:
            for junk in JUNK:
                yield {**each, name: junk}
            yield {other: value for other, value in each.items() if other != name}
        yield {**each, "more": rng.choice(JUNK)}
    yield from JUNK


async def _strangers(share: float) -> Row:
    """Try everything without a token of the room."""
    playing, rng = table(seats=3, seed=3), Random(1)
    await playing.fill()
    await playing.host("deal")
    before = await playing.log.read_entries(playing.id)
    bodies = [_bytes(each) for each in _commands(rng, playing)] + list(BOMBS)
    rng.shuffle(bodies)
    room = f"/v1/rooms/{playing.id}"
    player = playing.clients[0].token
    tokens: tuple[dict[str, str], ...] = (
        {}, {"Authorization": "Bearer " + "x" * 32}, {"Authorization": f"Bearer {player[:-1]}"},
        {"Authorization": f"Bearer {player} "}, {"Authorization": f"Basic {player}"}, {"Cookie": f"token={player}"},
        {"Authorization": f"Bearer {playing.room.seats[0].token}"}, {"X-Token": player}, {"Authorization": player},
        {"Authorization": f"Bearer {playing.room.terms.host}"}, {"Host": "evil.example"}, {"Origin": "null"},
    )  # fmt: skip
    async with await _served(playing) as http:
        await http.get("/v1/hello")  # what is read in with the first question is no attack's
        meter = Meter("rooms: strangers")
        for number, body in enumerate(bodies[: max(20, int(len(bodies) * share))]):
            playing.wall.now += 10_000  # so that nothing is refused for its haste alone
            headers = {**tokens[number % len(tokens)], "Last-Event-ID": ascii(rng.choice(JUNK))[:20]}
            for method, path in (
                ("POST", f"{room}/do"), ("POST", f"{room}/join"), ("POST", f"{room}/code"), ("GET", f"{room}/frames"),
                ("GET", f"{room}/hands?after=0&token={player}"), ("POST", "/v1/rooms"), ("POST", "/v1/codes/0000-0000"),
                ("POST", f"{room}/terms"), ("GET", f"{room}/do"), ("PUT", f"{room}/do"), ("POST", f"{room}%2e%2e/do"),
                ("GET", "/v1/rooms/../hello/"),
            ):  # fmt: skip
                with meter.attempt():
                    answer = await http.request(method, path, headers=headers, content=body)
                if not 400 <= answer.status_code < 500:
                    meter.let_through(f"{method} {path[-20:]} {body[:60]!r} {headers}: {answer.status_code}")
    if await playing.log.read_entries(playing.id) != before:
        meter.let_through("the log is another")
    return meter.row()


async def _players(share: float) -> Row:
    """Try, as a player, a watcher or a removed person, what only others may do."""
    meter = Meter("rooms: players and watchers")
    for seed in range(max(1, int(20 * share))):
        playing = table(seats=4, seed=seed)
        await playing.fill()
        await playing.host("deal")
        await playing.host("kick", seat=3)
        hand = playing.room.hand_in_play
        assert hand is not None
        while playing.room.player_to_act() == 3:
            playing.wall.now += 1_000
            await playing.referee.note_present(playing.id, playing.clients[0].token)
            await playing.referee.do_what_is_due(playing.id)
        acts = playing.room.player_to_act()
        before = len(await playing.log.read_entries(playing.id))
        moves = [move_text(move) for move in hand.state.legal_moves()][:4]
        for client in playing.clients:
            mine = client.player == acts and client.token != playing.clients[3].token
            asked: list[dict[str, Any]] = [
                {"k": "kick", "seat": 0}, {"k": "close"}, {"k": "pause"}, {"k": "invite", "invitation": "0" * 64},
                {"k": "sit", "seat": (client.player + 1) % 4, "bot": "steady", "name": ""}, {"k": "catch"},
                {"k": "move", "at": playing.room.seq, "move": "catch 1"}, {"k": "next"},
            ]  # fmt: skip
            asked += [{"k": "move", "at": playing.room.seq, "move": move} for move in moves if not mine]
            for command in asked:
                playing.wall.now += 4_000
                with meter.attempt():
                    try:
                        await playing.referee.run_command(playing.id, client.token, {"cid": playing.cid(), **command})
                    except RoomRefused:
                        continue
                meter.let_through(f"{client.player} did {command}")
        if len(await playing.log.read_entries(playing.id)) != before:
            meter.let_through("the log is another")
    return meter.row()


async def _played() -> tuple[list[Frame], list[dict[str, Any]], dict[str, Any]]:
    """Return the frames of a game as one seat got them, its hands, and the room."""
    playing = table(seats=2, seed=5, hands=2)
    await playing.fill()
    while not playing.room.match.over:
        await playing.host("deal")
        while playing.room.hand_in_play:
            await playing.step()
            await playing.poll()
        playing.wall.now += 1_000
    await playing.poll()
    hands = await playing.referee.finished_hands(playing.id, playing.clients[0].token, 0)
    frames = [*playing.clients[0].frames, {**make_snapshot(playing.room, 0)}]
    return json.loads(json.dumps(frames)), json.loads(json.dumps(hands)), playing.clients[0].known["r"]


def _changed(value: Any, rng: Random) -> Any:
    """Return a value with one part replaced, removed or added."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        name = rng.choice(sorted(value))
        how = rng.random()
        if how < 0.1:
            return {other: each for other, each in value.items() if other != name}
        if how < 0.15:
            return {**value, rng.choice(("more", "v", "d", "ev", "r")): rng.choice(JUNK)}
        return {**value, name: _changed(value[name], rng)}
    if isinstance(value, list) and value and rng.random() < 0.7:
        place = rng.randrange(len(value))
        return [*value[:place], *([] if rng.random() < 0.1 else [_changed(value[place], rng)]), *value[place + 1 :]]
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice((-1, 1, 64, -300, 1 << 40))
    if isinstance(value, str) and value and rng.random() < 0.5:
        place = rng.randrange(len(value))
        return value[:place] + rng.choice(("", "f", "\0", "9", " ", "-")) + value[place + 1 :]
    return rng.choice(JUNK)


async def _answers(share: float, frames: list[Frame]) -> Row:
    """Try random answers of a host: the client must raise a named error, or return a value within its bounds."""
    meter, rng = Meter("rooms: a host's answers"), Random(2)
    bodies = [*BOMBS, b'{"frames": [' + b"{}," * 60_000 + b"{}]}", b'{"hands": ' + b"[" * 20_000, b"x" * (6 << 20)]
    for _ in range(max(6, int(600 * share))):
        right: Any = rng.choice(
            ({"frames": frames[:3]}, {"seq": 3}, {"room": "0" * 32}, {"seat": 1, "seq": 2}, {"hands": [{}]},
             {"error": "moved_on", "seq": 4}, {"error": "often", "wait": 9}, {"code": "AAAA-AAAA", "until": 5},
             {"room": "0" * 32, "invitation": "x" * 32}, {"rooms": 1, "v": [1], "name": ""})
        )  # fmt: skip
        bodies.append(_bytes(_changed(right, rng)))
    for part in ENDLESS:
        await _ask_everything(meter, partial(_answer_endlessly, part), f"endless {part[:40]!r}")
    for number, body in enumerate(bodies):
        status = rng.choice((200, 200, 200, 204, 301, 400, 401, 409, 429, 500, 503))
        packed = {"Content-Encoding": rng.choice(("gzip", "br", "deflate"))} if number % 7 == 0 else {}

        def answer(
            request: httpx.Request, body: bytes = body, status: int = status, more: Any = packed
        ) -> httpx.Response:
            streams = "event-stream" in request.headers.get("accept", "")
            content = b"id: 1\ndata: " + body.replace(b"\n", b"") + b"\n\n" if streams else body
            return httpx.Response(status, headers=more, stream=Whole(content))

        await _ask_everything(meter, answer, f"{status} {body[:80]!r}")
    return meter.row()


async def _ask_everything(meter: Meter, answer: Callable[[httpx.Request], httpx.Response], what: str) -> None:
    """Send every kind of request to a host that answers this."""
    async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as http:
        for ask in ("poll", "stream", "do", "join", "open", "hands", "hello", "code", "find"):
            client = RoomClient(http, f"http://{HERE}", lambda many: b"x" * many, "room", "t" * 20, _at_once)
            with meter.attempt():
                try:
                    await _ask(client, ask)
                except (RoomRefused, HostUnreachable, StreamingUnsupported):
                    continue
                except Exception as error:
                    meter.let_through(f"{ask} {what}: {type(error).__name__}: {error}"[:200])


async def _ask(client: RoomClient, what: str) -> None:
    match what:
        case "poll":
            await client.poll_frames(0)
        case "stream":
            async for _ in client.stream_frames(0):
                pass
        case "do":
            await client.send_command("pause")
        case "join":
            await client.join_room(CODE, "Ann", "0" * 32)
        case "open":
            await client.open_room(host=HOST_TOKEN)
        case "hands":
            await client.fetch_hands()
        case "hello":
            await client.fetch_host_info()
        case "code":
            await client.request_short_code(CODE)
        case _:
            await client.find_invitation("AAAA-AAAA")


def _frames(share: float, frames: list[Frame]) -> Row:
    """Try frames of a lying host: the client must raise a named error, or have a readable view."""
    meter, rng = Meter("rooms: a host's frames"), Random(3)
    rules = load_preset("switch")
    known: list[dict[str, Any]] = [{}]
    for frame in frames:
        known.append(apply_frame(known[-1], frame) if known[-1] or frame["k"] == "all" else known[-1])
    for _ in range(max(50, int(MANY * share))):
        place = rng.randrange(len(frames))
        lie = _changed(frames[place], rng)
        with meter.attempt():
            try:
                after = apply_frame(known[place], check_frame(lie))
                view = read_view(after["v"], compile_rules(rules, len(after["r"]["seated"])), 0)
                _ = view.legal_moves, view.knowledge_key(), repr(view)
                parse_rules(after["r"]["rules"])
            except (HostUnreachable, ValueError, RulesError):
                continue
            except Exception as error:
                meter.let_through(f"{json.dumps(lie)[:150]}: {type(error).__name__}: {error}")
    return meter.row()


def _hands(share: float, hands: list[dict[str, Any]], room: dict[str, Any]) -> Row:
    """Try hands of a lying host: a named error, or a hand of that room's match, and nothing else in the
    store changes.
    """
    rng = Random(4)
    with tempfile.TemporaryDirectory() as other:  # what is read in with the first hand is no lie's
        device = Device(Path(other))
        device.store.rooms.add_hand(room, hands[0])
        device.close()
    with tempfile.TemporaryDirectory() as folder:
        meter, device = Meter("rooms: a host's hands"), Device(Path(folder))
        mine = device.match(hands=2)
        before = [repr(each) for each in device.store.hands.hands_of_match(mine)]
        for _ in range(max(15, int(MANY / 4 * share))):
            hand, where = rng.choice(hands), room
            if rng.random() < 0.6:
                hand = _changed(hand, rng)
            else:
                where = _changed(room, rng)
            with meter.attempt():
                try:
                    device.store.rooms.add_hand(where, hand)
                except (UnfitEvent, RulesError):
                    continue
                except Exception as error:
                    meter.let_through(f"{json.dumps([where, hand])[-200:]}: {type(error).__name__}: {error}"[:400])
        if [
            repr(each) for each in device.store.hands.hands_of_match(mine)
        ] != before or device.store.find_damage() != ():
            meter.let_through("what was here is another")
        device.close()
    return meter.row()


class Whole(httpx.AsyncByteStream):
    """A body that is sent as it is, whatever its headers say."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for place in range(0, len(self._data), 1 << 16):
            yield self._data[place : place + (1 << 16)]


def _answer_endlessly(part: bytes, _: httpx.Request) -> httpx.Response:
    return httpx.Response(200, stream=Endless(part))


class Endless(httpx.AsyncByteStream):
    """A body that repeats a part forever."""

    def __init__(self, part: bytes) -> None:
        self._part = part

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while True:
            yield self._part


async def _at_once(seconds: float) -> None:
    """Sleep without waiting."""


def _bytes(value: Any) -> bytes:
    return json.dumps(value).encode("utf-8", "surrogatepass")
