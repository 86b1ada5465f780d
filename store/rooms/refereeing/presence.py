"""Presence: who is away, and sayings. Neither is in the log, nor counted in the numbers of frames."""

from __future__ import annotations

from store.rooms.errors import RoomRefused
from store.rooms.frames import Frame
from store.rooms.refereeing.hosted_rooms import HostedRoom
from store.rooms.refereeing.limits import AWAY_AFTER_MS, SAYING_MS


def add_saying(hosted: HostedRoom, player: int, text: str, cid: str, now: int) -> None:
    """Add a saying of a player; the same command only once. Raises `RoomRefused` for a watcher."""
    if player < 0:
        raise RoomRefused("host_only")
    if cid not in hosted.saying_ids:
        hosted.saying_ids.append(cid)
        hosted.presence_changed_at = max(now, hosted.presence_changed_at + 1)
        hosted.sayings.append((hosted.presence_changed_at, player, text, cid))
        hosted.wake_waiting_clients()


def new_presence_frame(hosted: HostedRoom, presence_mark: int, now: int) -> Frame | None:
    """Return the frame with who is away and what was said lately, None if nothing has changed since
    `presence_mark` (Unix ms).
    """
    hosted.sayings = [each for each in hosted.sayings if each[0] > now - SAYING_MS]
    gone = [
        player
        for player, seat_state in enumerate(hosted.room.seats)
        if seat_state.token and hosted.connected_until.get(player, hosted.loaded_at + AWAY_AFTER_MS) <= now
    ]
    if tuple(gone) != hosted.away_players:
        hosted.away_players, hosted.presence_changed_at = tuple(gone), max(now, hosted.presence_changed_at + 1)
    if hosted.presence_changed_at <= presence_mark:
        return None
    said = [[player, what] for at, player, what, _ in hosted.sayings if at > presence_mark]
    return {"seq": hosted.room.seq, "k": "now", "at": hosted.presence_changed_at, "away": gone, "said": said}
