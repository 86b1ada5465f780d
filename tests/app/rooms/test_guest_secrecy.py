"""A guest page is sent only what its seat knows: worlds that the seat can't tell apart give the same bytes."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any
from zlib import crc32

import pytest

from app.rooms.guest_page import seat as guest_seat
from app.rooms.guest_page.seat import GuestSeat
from engine.messages import LANGUAGES
from engine.rng import Rng
from engine.rules.reader import load_preset, preset_ids
from store.rooms.entry import read_entry
from store.rooms.fold import RoomState, room_table
from store.rooms.frames import Frame, make_frame, make_snapshot
from store.rooms.log import MemoryLog
from tests.app.rooms.guest_browser import spoken
from tests.engine.playing import alone_and_in_pairs
from tests.store.rooms.playing import Playing
from tests.store.rooms.test_secrecy import other_events, some_seats

TURNS = 20  # after which a hand is blocked


TURNS_OF_LOOP = 10  # more than any change needs to be noted


class Page:
    """The guest page of a player, given frames by hand."""

    def __init__(self, player: int, tag: str) -> None:
        self.seat = GuestSeat("a" * 32, "b" * 32, "http://table.example:8550", tag, never_connect)
        self.player = player

    async def take(self, frame: Frame) -> None:
        """Apply a frame as if it had arrived."""
        await self.seat.source.session._receive(json.loads(json.dumps(frame)))

    async def picture(self) -> bytes:
        """Return what the page is sent, once nothing changes any more."""
        shown = 0
        while shown != self.seat.version:
            shown = self.seat.version
            for _ in range(TURNS_OF_LOOP):
                await asyncio.sleep(0)
        return self.seat.picture_json()


async def never_connect(address: str, pin: str) -> Any:
    """Connect to no host."""
    await asyncio.Event().wait()


async def logged_hand(preset: str, options: tuple[str, ...], seed: int) -> Playing:
    """Return a room whose log has one whole hand."""
    rules = load_preset(preset, options, {"turn.limit": TURNS})
    playing = Playing(rules, some_seats(rules, seed), seed, MemoryLog(), hands=1)
    await playing.fill()
    playing.wall.now += 5_000
    await playing.host("deal")
    while playing.room.hand_in_play:
        await playing.step()
    return playing


async def compare_worlds(playing: Playing, player: int, tag: str, rng: Rng) -> Counter[str]:
    """Give a page the frames of a hand, another page those of worlds that its seat can't tell apart, and tap both
    alike.

    Returns how many pictures were compared, by the kind of what they show.
    """
    texts = await playing.log.read_entries(playing.id)
    room = RoomState(read_entry(texts[0]))
    page, alike = Page(player, tag), Page(player, tag)
    before, compared = dict[str, Any](), Counter[str]()
    for each in (page, alike):
        await each.take(make_snapshot(room, player))
    for number, text in enumerate(texts[1:]):
        entry, common = read_entry(text), room_table(room, player)
        happened = room.apply_entry(entry)
        hand = room.hand
        if hand is not None and hand.state.over:
            break
        frame, after, _ = make_frame(entry, happened, room, player, before, common)
        frames = [frame, frame]
        if hand is not None:
            seen, truth = room.view_of_player(player), hand.state
            assert seen is not None
            others = other_events(happened, hand.seat_of(player), rng, truth.tables.pack)
            anew = rng.integer_below(12) == 0
            frames[0] = make_snapshot(room, player) if anew else frame
            hand.state = seen.random_state(rng)
            frames[1] = (
                make_snapshot(room, player) if anew else make_frame(entry, others, room, player, before, common)[0]
            )
            hand.state = truth
        before = after
        await page.take(frames[0])
        await alike.take(frames[1])
        for n in range(3):
            picture = await page.picture()
            assert await alike.picture() == picture
            shown = json.loads(picture)
            compared[shown.get("panel", {}).get("id", "table")] += 1
            offered = sorted(
                {tap for tap, _ in spoken(shown)} | {row["tap"] for row in shown.get("panel", {}).get("rows", ())}
            )
            close = shown.get("panel", {}).get("close")
            tap = close["tap"] if close and rng.integer_below(2) else rng.pick(offered) if offered else ""
            taps = [await each.seat.handle_tap(3 * number + n + 1, tap) for each in (page, alike)]
            assert taps[0] == taps[1]
    for each in (page, alike):
        await each.seat.close()
    return compared


@pytest.mark.parametrize("preset", preset_ids())
async def test_worlds_that_look_alike_give_the_same_page(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest_seat, "TAP_BURST", 10_000)
    seed = crc32(preset.encode())
    rng = Rng(seed)
    option = rng.pick(list(alone_and_in_pairs(preset)))
    playing = await logged_hand(preset, (option,) if option else (), seed)
    compared = Counter[str]()
    for player in (rng.integer_below(playing.seats), -1):
        compared += await compare_worlds(playing, player, rng.pick(list(LANGUAGES)), rng)
    assert compared["table"] > 10 and len(compared) > 3, compared
