"""Presence: who is away, and sayings. It's in no log, and doesn't change the numbers of frames."""

from __future__ import annotations

from typing import Any

import pytest

from engine.rng import Rng
from store.rooms.client import HostUnreachable, check_frame
from store.rooms.errors import RoomRefused
from store.rooms.frames import Frame, apply_frame
from store.rooms.referee import Referee
from store.rooms.refereeing.commands import SAYINGS
from store.rooms.refereeing.limits import AWAY_AFTER_MS, SAYING_MS
from store.rooms.signals import LocalSignals
from tests.store.rooms.playing import NOON, Playing, table


async def heard_by(room: Playing, player: int, after: int, heard: int) -> list[Frame]:
    """Return the frames that a player is sent, after a frame's number and the time of the last presence frame."""
    return [
        check_frame(each)
        for each in await room.referee.frames_after(room.id, room.clients[player].token, after, presence_mark=heard)
    ]


@pytest.mark.parametrize("seed", range(6))
async def test_sayings_reach_everybody_once_and_leave_the_log_alone(seed: int) -> None:
    room, rng = table(seats=3, seed=seed), Rng(seed)
    await room.fill()
    await room.host("deal")
    known: list[dict[str, Any]] = [{"seq": 0} for _ in room.clients]
    heard, came = [0] * len(room.clients), [[] for _ in room.clients]  # type: ignore[var-annotated]
    said = []
    for _ in range(40):
        room.wall.now += 300
        await room.keep_awake()
        if rng.integer_below(2):
            said.append([rng.integer_below(3), rng.pick(list(SAYINGS))])
            log = len(await room.log.read_entries(room.id))
            done = {"k": "say", "what": said[-1][1], "cid": room.cid()}
            for _ in range(2):  # sent twice, it is said once
                await room.referee.run_command(room.id, room.clients[said[-1][0]].token, done)
            assert len(await room.log.read_entries(room.id)) == log
        elif room.room.hand_in_play:
            await room.step()
        for n in range(len(room.clients)):
            for frame in await heard_by(room, n, known[n]["seq"], heard[n]):
                known[n] = apply_frame(known[n], frame)
                if frame["k"] == "now":
                    heard[n] = frame["at"]
                    came[n] += frame["said"]
    assert said and all(each == said for each in came)
    assert all(each["seq"] == room.room.seq for each in known)
    await room.poll()  # who does not ask for it gets none of it
    assert all(frame["k"] != "now" for client in room.clients for frame in client.frames)


async def test_silent_player_is_away_until_they_return() -> None:
    room = table(seats=3)
    await room.fill()
    await room.host("deal")
    assert await heard_by(room, 0, room.room.seq, 0) == []
    room.wall.now += AWAY_AFTER_MS - 1
    await room.referee.note_present(room.id, room.clients[1].token)
    assert await heard_by(room, 0, room.room.seq, 0) == []
    room.wall.now += 1
    first = (await heard_by(room, 0, room.room.seq, 0))[0]
    assert (first["away"], first["said"]) == ([2], [])
    assert await heard_by(room, 0, room.room.seq, first["at"]) == []
    assert (await heard_by(room, 2, room.room.seq, first["at"]))[0]["away"] == []
    again = Referee(room.log, room.wall, room.chance)  # another process has not heard it, and sees for itself
    assert await again.frames_after(room.id, room.clients[0].token, room.room.seq, presence_mark=0) == []


async def test_old_sayings_expire() -> None:
    room = table(seats=2)
    await room.fill()
    await room.do(room.clients[1].token, "say", what="luck")
    assert (await heard_by(room, 0, room.room.seq, 0))[0]["said"] == [[1, "luck"]]
    room.wall.now += SAYING_MS
    assert (await heard_by(room, 0, room.room.seq, 0))[0]["said"] == []


async def test_only_known_sayings_of_seated_players_are_accepted() -> None:
    room = table(seats=2)
    await room.fill()
    for what in ("", "you are stupid", "WELL", 3, None):
        with pytest.raises(RoomRefused, match="unreadable"):
            await room.do(room.clients[0].token, "say", what=what)
    for who in (room.clients[2].token, "h" * 32):
        with pytest.raises(RoomRefused, match="host_only"):
            await room.do(who, "say", what="luck")
    with pytest.raises(RoomRefused, match="often"):
        for _ in range(100):
            await room.do(room.clients[0].token, "say", what="luck")


@pytest.mark.parametrize(
    "wrong",
    [
        {"away": "1"}, {"away": [12]}, {"away": [0] * 13}, {"said": [["0", "luck"]]}, {"said": [[0]]},
        {"said": [[0, "x" * 21]]}, {"at": None},
    ],
)  # fmt: skip
def test_presence_frames_of_a_host_are_checked(wrong: dict[str, Any]) -> None:
    good = {"seq": 1, "k": "now", "at": NOON, "away": [1], "said": [[0, "luck"]]}
    assert check_frame(dict(good)) == good
    with pytest.raises(HostUnreachable):
        check_frame({**good, **wrong})
    with pytest.raises(HostUnreachable):
        check_frame({name: value for name, value in good.items() if name not in wrong})


async def test_presence_changes_reach_other_workers() -> None:
    playing = table(seats=2)
    await playing.fill()
    signals = LocalSignals()
    workers = [Referee(playing.log, playing.wall, playing.chance, signals=signals) for _ in range(2)]
    mine, other = playing.clients[0].token, playing.clients[1].token
    await workers[0].frames_after(playing.id, mine, 0, presence_mark=0)
    await workers[1].frames_after(playing.id, other, 0, presence_mark=0)
    playing.wall.now += AWAY_AFTER_MS - 1
    await workers[1].note_present(playing.id, other)
    playing.wall.now += 1
    asked = {"k": "say", "cid": playing.cid(), "what": "well"}
    await workers[1].run_command(playing.id, other, asked)
    for _ in range(2):
        seq = playing.room.seq
        now = (await workers[0].frames_after(playing.id, mine, seq, presence_mark=0))[-1]
        assert (now["k"], now["away"], now["said"]) == ("now", [], [[1, "well"]])
