"""Laws of a table made from frames: after each frame, it shows what the referee lets that seat see."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.rooms.connection.room_info import read_room_info
from app.rooms.table.game import RoomGame
from app.table.painter import picture_of
from app.table.reducer.state import TableState
from engine.cards import FACE
from engine.events import Event, Played, drawn_in, seat_of
from engine.play.view import SPECTATOR
from engine.rules.reader import load_preset, preset_ids
from store.events.bounds import UnfitEvent
from store.rooms.frames import apply_frame
from tests.store.rooms.playing import Client, Playing

MOVES = 60


class Seat:
    """The table of one client."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.known: dict[str, Any] = {"seq": 0}
        self.game: RoomGame | None = None
        self.laid: list[tuple[int, int]] = []

    def take(self, room: Playing) -> None:
        """Apply the frames that were sent since the last call, as the table does."""
        for frame in self.client.frames:
            self.known = apply_frame(self.known, json.loads(json.dumps(frame)))
            info = read_room_info(self.known["r"])
            if not info.has_begun:
                continue
            slots = self.known["v"]
            if self.game is None or frame["k"] in ("all", "deal"):
                self.game = RoomGame(room.rules, info, slots, self.known["you"])
            elif frame.get("ev"):
                held = self.game.view(0).hand
                step = self.game.apply_events(frame["ev"], info, slots)
                self._check(step.events, held)
            else:
                self.game.update(info, slots)
            if "hand" in frame:
                self.game.finish(frame["hand"])
                assert self.game.result is not None
                assert list(self.game.result.order) == list(frame["hand"]["result"]["order"])
        self.client.frames.clear()

    def _check(self, events: tuple[Event, ...], held: int) -> None:
        """Check that cards in events are those in the own hand and on the pile, not the other copies of their faces."""
        assert self.game is not None
        now = self.game.view(0)
        for event in events:
            if isinstance(event, Played) and FACE[now.discard[-1]] == FACE[event.card]:
                assert event.card == now.discard[-1]
            elif seat_of(event) == self.game.viewer != SPECTATOR:
                drawn = [card for card in drawn_in(event) if card >= 0]
                assert all(not held >> card & 1 for card in drawn if now.hand >> card & 1)


@pytest.mark.parametrize(("seed", "preset"), list(enumerate(preset_ids())))
async def test_a_table_made_of_frames_shows_exactly_the_seats_view(seed: int, preset: str) -> None:
    rules = load_preset(preset)
    room = Playing(rules, max(3, rules.min_seats), seed, hands=2, calls="self")
    await room.fill()
    await room.host("deal")
    seats = [Seat(client) for client in room.clients]
    for _ in range(MOVES):
        if room.room.hand_in_play is None:
            break
        await room.step()
        await room.keep_awake()
        await room.referee.do_what_is_due(room.id)
        await room.poll()
        for seat in seats:
            seat.take(room)
            game = seat.game
            assert game is not None
            expected = room.room.view_of_player(seat.client.player)
            assert expected is not None and game.view(game.viewer) == expected
            assert game.view(game.viewer).legal_moves == expected.legal_moves
            shown = TableState(match=game.facts(game.viewer), view=game.view(game.viewer))
            picture = picture_of(shown)
            others = len(game.room.player_at_seat) - (game.viewer >= 0)
            assert len(picture.seats) == others and picture.is_own_turn == (game.has_turn and not game.hand_over)
            assert (game.viewer < 0) == (not picture.hand) or not expected.hand
            hand = room.room.hand
            assert hand is not None and picture.stock_count == len(hand.state.stock)
            if picture.pile and game.steps and isinstance(last := game.steps[-1].events[0], Played):
                assert picture.pile[-1].seat in (last.seat, -1)


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": []}, {"seats": "x"}, {"seated": [0, 0, 1]}, {"seated": [9]}, {"totals": []}, {"hand": -1},
        {"paused": "maybe"}, {"rules": ""}, {"match": "x"}, {"over": 1}, {"clock": -1}, {"seated": []},
    ],
)  # fmt: skip
async def test_a_hosts_room_table_is_checked(wrong: dict[str, object]) -> None:
    room = Playing(load_preset("switch"), 3, 1, hands=2)
    await room.fill()
    await room.host("deal")
    await room.poll()
    said = json.loads(json.dumps(room.clients[0].known["r"]))
    assert read_room_info(said).seats[0].name == "Player 0"
    with pytest.raises(UnfitEvent):
        read_room_info({**said, **wrong})
    with pytest.raises(UnfitEvent):
        read_room_info({name: value for name, value in said.items() if name not in wrong})
