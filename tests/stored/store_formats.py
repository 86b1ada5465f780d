"""Samples of what the store writes: the log of a room, what a room sends, refusals, backups, segments and codes."""

from __future__ import annotations

import asyncio
import json
import shutil
import zlib
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZipFile

import httpx

from engine.rules.reader import parse_rules
from store.backup.incoming import HISTORY, MANIFEST
from store.events.event import event_json
from store.opening import FILE_NAME
from store.rooms.client import RoomClient, check_frame
from store.rooms.entry import (
    HOST,
    REFEREE,
    WATCHER_SEAT,
    Act,
    ChangeTerms,
    CloseRoom,
    DealHand,
    DismissWatcher,
    HandOverHost,
    Invite,
    JoinRoom,
    Kick,
    LeaveSeat,
    MakeMove,
    NextRoom,
    OpenRoom,
    PauseRoom,
    ResumeRoom,
    RoomEntry,
    SettleCalls,
    SitDown,
    TakeSeat,
    WantSeat,
    entry_text,
    read_entry,
)
from store.rooms.errors import WORDS, RoomRefused
from store.rooms.history import events_of_hand
from store.store import Store
from store.sync.account import Account, Invitation, parse_code, parse_invitation
from store.sync.segment import Segment, make_record, open_record, pack_events
from store.sync.segment import unpack_events as events_in
from tests.store.rooms.playing import Playing, run
from tests.store.tables import Clocks, exported, opened
from tests.stored.engine_formats import in_recorded_english
from tests.stored.format import Format, unchanged

#: The store from which backups and segments were recorded; a later version holds other matches.
SAMPLED: Final = Path(__file__).parents[1] / "store" / "fixtures" / "version_10.db"
CHANCE: Final = "0123456789abcdef" * 4
ACTS: Final[tuple[Act, ...]] = (
    OpenRoom(3, 'id = "switch"\n', 4, "a" * 64, "b" * 64, "c" * 32, 5, "self", 60, 30, "steady"),
    JoinRoom(2, "Zoë", "d" * 32, "e" * 64),
    SitDown(3, "master/attacker", "Robin"),
    Kick(1),
    DismissWatcher("f" * 64),
    HandOverHost(2),
    Invite("a" * 64),
    CloseRoom(),
    PauseRoom(),
    ResumeRoom(),
    DealHand(7, "b" * 32, 3, CHANCE),
    MakeMove(1, "bot", "2 AH=S say: 5D", CHANCE[:16]),
    SettleCalls([[0, "c" * 32], [2, "d" * 32]], 2, CHANCE),
    NextRoom("e" * 32),
    ChangeTerms('id = "switch"\n', 3, 5, "all", 20),
    JoinRoom(WATCHER_SEAT, "Zoë", "d" * 32, "e" * 64, "owl"),
    WantSeat("e" * 64, True),
    TakeSeat(2, "e" * 64, "Zoë 2"),
    LeaveSeat(2),
    SitDown(1, "", "Ann", "cat"),
)
TINY: Final = """
id = "tiny"
extends = "common"
name = "Tiny"
family = "shedding"
about = "Twos cost cards, and a missed word does."
[numbers]
deal = 2
[cards.2]
pickup = 2
group = "two"
[declare]
how = "catch"
"""
SEED: Final = 12
ACCOUNT: Final = Account("https://sync.example/v1", "0f" * 16, bytes(range(32)))
INVITATION: Final = Invitation("https://sync.example/v1", "1e" * 16, bytes(range(17)))


def write_entries() -> list[str]:
    """An entry for every act, by the host, by a seat with a command id, or by the referee."""
    by = ((HOST, "9" * 32), (1, "8" * 32), (REFEREE, ""))
    return [entry_text(RoomEntry(1_790_000_000_000 + n, *by[n % len(by)], act)) for n, act in enumerate(ACTS)]


async def _play_room_match() -> Playing:
    """Play a match of one hand with a bot and a watcher to its end; the clients hold all frames sent."""
    playing = Playing(in_recorded_english(parse_rules(TINY)), 3, SEED, hands=1)
    await playing.open()
    for seat in range(2):
        await playing.join(f"token of player {seat:02}", f"Player {seat}")
    await playing.join("token of who watches", "Cy", watch=True)
    await playing.poll()
    await playing.host("sit", seat=2, bot="careless", name="Robin")
    await playing.host("deal")
    await playing.host("pause")
    await playing.host("resume")
    while playing.room.hand_in_play:
        playing.wall.now += 1_400
        await playing.keep_awake()
        await playing.referee.do_what_is_due(playing.id)
        if playing.room.hand_in_play and playing.room.player_to_act() < 2:
            await playing.step()
        await playing.poll()
    await playing.host("close")
    await playing.poll()
    return playing


def write_frames() -> list[str]:
    """The frames sent to a player and to a watcher, then the snapshot for a player who returns."""
    playing: Playing = run(_play_room_match())
    sent = [frame for client in (playing.clients[0], playing.clients[2]) for frame in client.frames]
    sent += run(playing.referee.frames_after(playing.id, playing.clients[1].token, 0))
    return [json.dumps(frame, separators=(",", ":")) for frame in sent]


def write_room_history() -> list[str]:
    """The events that a room's hand adds to the history."""
    client = run(_play_room_match()).clients[0]
    room = json.loads(json.dumps(client.known["r"]))
    hand = next(json.loads(json.dumps(frame["hand"])) for frame in client.frames if "hand" in frame)
    return [event_json(event) for event in events_of_hand(room, hand)]


def write_commands() -> list[str]:
    """A JSON array of method, path and body for each kind of request a client sends."""
    asked: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(json.dumps([request.method, request.url.path, request.content.decode()]))
        return httpx.Response(
            200, json={"room": "a" * 32, "seat": 1, "seq": 4, "code": "x" * 8, "until": 5, "invitation": "b" * 16}
        )

    async def ask() -> None:
        async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as http:
            client = RoomClient(http, "https://rooms.example", lambda many: bytes(many), token="t" * 32)
            await client.fetch_host_info()
            await client.open_room(rules="id", seats=2)
            await client.join_room("c" * 32, "Zoë", "d" * 32, watch=True)
            await client.send_command("move", at=3, move="AH=S")
            await client.request_short_code("b" * 16)
            await client.find_invitation("x" * 8)

    asyncio.run(ask())
    return asked


def with_store(use: Callable[[Store], list[str]]) -> list[str]:
    """The lines that `use` makes from a copy of the store fixture SAMPLED."""
    with TemporaryDirectory() as folder:
        shutil.copy(SAMPLED, Path(folder) / FILE_NAME)
        with opened(Path(folder), Clocks()) as store:
            return use(store)


def write_backup() -> list[str]:
    """The manifest of a backup, then the lines of its history."""

    def use(store: Store) -> list[str]:
        with ZipFile(BytesIO(exported(store))) as archive:
            return [archive.read(MANIFEST).decode(), *archive.read(HISTORY).decode().splitlines()]

    return with_store(use)


def write_segment() -> list[str]:
    """A segment before compression, and a record, whose checksums don't depend on the version of zlib."""

    def use(store: Store) -> list[str]:
        log = store.sync_log()
        log.pack_segment()
        ((segment, count),) = log.waiting_segments(2)
        record = make_record(ACCOUNT, Segment(segment.name, b"bytes"), count)
        return [
            json.dumps([segment.name, zlib.decompress(segment.body).decode("ascii")]),
            json.dumps([segment.name, record]),
        ]

    return with_store(use)


def rewrite_segment(line: str) -> str:
    """Read a line with a segment or a record as if from a server, and write it again."""
    name, what = json.loads(line)
    if isinstance(what, dict):
        segment = open_record(ACCOUNT, name, what)
        return json.dumps([segment.name, make_record(ACCOUNT, segment, what["count"])])
    device, number = name.split("-")
    events = events_in(Segment(name, zlib.compress(what.encode("ascii"))))
    again = pack_events(device, int(number), list(map(event_json, events)))
    return json.dumps([again.name, zlib.decompress(again.body).decode("ascii")])


STORE_FORMATS: Final = (
    Format("entries", write_entries, lambda line: entry_text(read_entry(line))),
    Format("frames", write_frames, lambda line: json.dumps(check_frame(json.loads(line)), separators=(",", ":"))),
    Format("room_history", write_room_history, unchanged),
    Format("commands", write_commands, unchanged),
    Format("refusals", lambda: [json.dumps(RoomRefused(word, seq=3).answer_table) for word in WORDS], unchanged),
    Format("backup", write_backup, unchanged),
    Format("segment", write_segment, rewrite_segment),
    Format("account", lambda: [ACCOUNT.device_code], lambda line: parse_code(line).device_code),
    Format("invitation", lambda: [INVITATION.invitation_code], lambda line: parse_invitation(line).invitation_code),
)
