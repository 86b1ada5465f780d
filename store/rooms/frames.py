"""Frames: what a seat or a watcher is sent for each entry, and all that a client is sent of a room (frames.md).

A frame has the changed fields of the view, the events without the cards that others draw unseen, and the changes of the
room. Their numbers have no gaps; a client that misses too many frames is sent a snapshot.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, Final

from engine.events import event_text, redact
from engine.play.view import SPECTATOR
from engine.play.view_table import view_table
from store.rooms.entry import KIND_WORDS, WATCHER_SEAT, RoomEntry
from store.rooms.fold import EntryOutcome, RoomState, ended_hand_table, room_table

MAX_STORED_FRAMES: Final = 64  # the number of frames that are stored for clients that are behind
Frame = dict[str, Any]


def make_frame(
    entry: RoomEntry,
    outcome: EntryOutcome,
    room: RoomState,
    player: int,
    previous: Mapping[str, Any],
    room_before: Mapping[str, Any],
) -> tuple[Frame, dict[str, Any], dict[str, Any]]:
    """Return the frame of an entry for a player (-1 for a watcher), and the tables of view and room after it.

    `room` has the entry applied. `previous` and `room_before` are this player's tables of view and room before it.
    """
    frame: Frame = {"seq": room.seq, "k": room.closed if room.closed == "broken" else KIND_WORDS[type(entry.act)]}
    frame |= {"at": entry.time_ms, "by": entry.author}
    if entry.command_id and entry.author == player:
        frame["cid"] = entry.command_id
    seat = room.hand.seat_of(player) if room.hand else SPECTATOR
    if outcome.events:
        frame["ev"] = [event_text(redact(event, seat)) for event in outcome.events]
    seen = room.view_of_player(player)
    table = view_table(seen) if seen else {}
    changes = {name: value for name, value in table.items() if previous.get(name) != value}
    pile, old = table.get("discard", []), previous.get("discard", [])
    if "discard" in changes and old and pile[:-1] == old:
        frame["d"] = changes.pop("discard")[-1]
    if changes:
        frame["v"] = changes
    known = room_table(room, player)
    changed_fields = {name: value for name, value in known.items() if room_before.get(name) != value}
    if changed_fields:
        frame["r"] = changed_fields
    if outcome.ended and player != WATCHER_SEAT:
        frame["hand"] = ended_hand_table(room, outcome.ended)
    return frame, table, known


def make_snapshot(room: RoomState, player: int) -> Frame:
    """Return the snapshot frame, with everything that a player (-1 for a watcher) knows now."""
    seen = room.view_of_player(player)
    everything: Frame = {
        "seq": room.seq,
        "k": "all",
        "at": room.latest_ms,
        "you": player,
        "r": room_table(room, player),
    }
    return {**everything, "v": view_table(seen)} if seen else everything


def apply_frame(previous: Mapping[str, Any], frame: Frame) -> dict[str, Any]:
    """Return what a client knows after a frame: `seq`, `you`, and `r` and `v` as in a snapshot.

    Raises `ValueError` if the frame doesn't follow the last one.
    """
    if frame["k"] == "all":
        return {"seq": frame["seq"], "you": frame["you"], "r": frame["r"], "v": frame.get("v", {})}
    if frame["k"] == "now":  # presence is no entry
        return dict(previous)
    if frame["seq"] != previous["seq"] + 1:
        raise ValueError(f"frame {frame['seq']} after {previous['seq']}")
    v = {**previous["v"], **frame.get("v", {})}
    if "d" in frame:
        v["discard"] = [*v["discard"], frame["d"]]
    return {"seq": frame["seq"], "you": previous["you"], "r": {**previous["r"], **frame.get("r", {})}, "v": v}


class RoomFrames:
    """The last frames of a room for each seat, and for watchers, if a client of this process has requested them."""

    def __init__(self, room: RoomState) -> None:
        self._room = room
        self._tables: dict[int, dict[str, Any]] = {}
        self._rooms: dict[int, dict[str, Any]] = {}
        self._frames: dict[int, deque[Frame]] = {}

    def add_for_entry(self, entry: RoomEntry, outcome: EntryOutcome) -> None:
        """Add the frames of the entry that was just applied to the room."""
        for player, table in self._tables.items():
            made = make_frame(entry, outcome, self._room, player, table, self._rooms[player])
            frame, self._tables[player], self._rooms[player] = made
            self._frames[player].append(frame)

    def frames_since(self, player: int, seq: int) -> list[Frame]:
        """Return the frames after `seq` for a player, in order; only a snapshot if they aren't stored any more."""
        if player not in self._tables:
            seen = self._room.view_of_player(player)
            self._tables[player] = view_table(seen) if seen else {}
            self._rooms[player] = room_table(self._room, player)
            self._frames[player] = deque(maxlen=MAX_STORED_FRAMES)
        kept = self._frames[player]
        if seq == self._room.seq:
            return []
        first = self._room.seq - len(kept)
        if first <= seq < self._room.seq and seq > 0:
            return list(kept)[seq - first :]
        return [make_snapshot(self._room, player)]

    def forget_player(self, player: int) -> None:
        """Drop the frames of a seat, when another person takes it."""
        self._frames.pop(player, None)
        self._tables.pop(player, None)
        self._rooms.pop(player, None)
