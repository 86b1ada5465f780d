"""Presence: who is away, and sayings. Neither is in the log, nor counted in the numbers of frames."""

from __future__ import annotations

from store.rooms.errors import RoomRefused
from store.rooms.frames import Frame
from store.rooms.refereeing.hosted_rooms import HostedRoom
from store.rooms.refereeing.limits import GONE, SAID


def add_saying(here: HostedRoom, player: int, what: str, cid: str, now: int) -> None:
    """Add a saying of a player; the same command only once. Raises `RoomRefused` for a watcher."""
    if player < 0:
        raise RoomRefused("host_only")
    if cid not in here.repeated:
        here.repeated.append(cid)
        here.passed = max(now, here.passed + 1)
        here.said.append((here.passed, player, what, cid))
        here.wake_waiting_clients()


def new_presence_frame(here: HostedRoom, heard: int, now: int) -> Frame | None:
    """Return the frame with who is away and what was said lately, None if nothing has changed since
    `heard` (Unix ms).
    """
    here.said = [each for each in here.said if each[0] > now - SAID]
    gone = [
        player
        for player, seat_state in enumerate(here.room.seats)
        if seat_state.token and here.present.get(player, here.loaded + GONE) <= now
    ]
    if tuple(gone) != here.away:
        here.away, here.passed = tuple(gone), max(now, here.passed + 1)
    if here.passed <= heard:
        return None
    said = [[player, what] for at, player, what, _ in here.said if at > heard]
    return {"seq": here.room.seq, "k": "now", "at": here.passed, "away": gone, "said": said}
