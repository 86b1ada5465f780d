"""A room to play in: with a clock set by the test, chance from a seed, and a client for each seat."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.moves import SAY, WRONG_CARD, Move, move_text, play_move
from engine.play.tables import Tables
from engine.play.view import SPECTATOR, View
from engine.play.view_table import read_view
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules, load_preset, ruleset_text
from store.rooms.entry import read_entry
from store.rooms.fold import RoomState, fold_entries
from store.rooms.frames import Frame, apply_frame
from store.rooms.log import MemoryLog, RoomLog
from store.rooms.referee import Referee
from store.rooms.refereeing.limits import CALL_WINDOW_MS
from store.rooms.refereeing.roles import hash_token
from tests.bench.hands import wrong_card

NOON = 1_790_000_000_000
HOST_TOKEN = "h" * 32
CODE = "c" * 32


def run(work: Any) -> Any:
    """Run a coroutine, and return its result."""
    return asyncio.run(work)


async def breathe() -> None:
    """Let all tasks run that can."""
    for _ in range(20):
        await asyncio.sleep(0)


@dataclass
class Wall:
    """A wall clock that the test sets."""

    now: int = NOON

    def __call__(self) -> int:
        return self.now


def chance(seed: int) -> Callable[[int], bytes]:
    """Return a source of random bytes that are the same for the same seed."""
    rng = Rng(seed)
    return lambda many: b"".join(rng.next_word().to_bytes(8, "big") for _ in range(many // 8 + 1))[:many]


class Client:
    """A seat's device: the frames that it was sent, and what it knows from them."""

    def __init__(self, token: str, player: int, rules: Rules) -> None:
        self.token, self.player, self.rules = token, player, rules
        self.known: dict[str, Any] = {"seq": 0}
        self.bytes = 0
        self.frames: list[Frame] = []

    def take(self, frames: list[Frame]) -> None:
        """Apply frames that were sent."""
        for frame in frames:
            sent = json.dumps(frame, separators=(",", ":"))
            self.bytes += len(sent)
            self.known = apply_frame(self.known, json.loads(sent))
            self.frames.append(frame)

    def tables(self) -> Tables:
        """Return the compiled rules of the hand."""
        return compile_rules(self.rules, len(self.known["r"]["seated"]))

    @property
    def seat(self) -> int:
        """The seat in the hand."""
        seated = self.known["r"]["seated"]
        return seated.index(self.player) if self.player in seated else SPECTATOR

    def view(self) -> View | None:
        """Return the view of the hand, read from the frames."""
        return read_view(self.known["v"], self.tables(), self.seat) if self.known["v"] else None


class Playing:
    """A room with a person in each seat and a watcher, and their clients."""

    def __init__(self, rules: Rules, seats: int, seed: int, log: RoomLog | None = None, **agreed: Any) -> None:
        self.rules, self.seats, self.rng = rules, seats, Rng(seed)
        self.wall = Wall()
        self.log = log or MemoryLog()
        self.chance = chance(seed)
        self.referee = Referee(self.log, self.wall, self.chance)
        self.agreed = agreed
        self.id = ""
        self.clients: list[Client] = []

    def cid(self) -> str:
        """Return a new id for a command."""
        return f"{self.rng.next_word():016x}{self.rng.next_word():016x}"

    async def open(self) -> None:
        """Open the room."""
        wanted = {
            "rules": ruleset_text(self.rules), "seats": self.seats, "host": hash_token(HOST_TOKEN),
            "invitation": hash_token(CODE),
            "hands": 1, "calls": "all", "away": 0, "clock": 0, "bot": "steady", **self.agreed,
        }  # fmt: skip
        self.id = await self.referee.open_room({"cid": self.cid(), **wanted})

    async def join(self, token: str, name: str = "", watch: bool = False, code: str = CODE) -> int:
        """Join the room under a name, by default one that nobody else has, and return the seat."""
        named = name or f"Ann {hash_token(token)[:8]}"
        asked = {"cid": self.cid(), "code": code, "token": token, "name": named, "person": self.cid(), "watch": watch}
        found = await self.referee.join_room(self.id, asked)
        self.clients.append(Client(token, found["seat"], self.rules))
        return int(found["seat"])

    async def fill(self) -> None:
        """Let a person join at each seat, and a watcher."""
        await self.open()
        for seat in range(self.seats):
            await self.join(f"token of player {seat:02}", f"Player {seat}")
        await self.join("token of who watches", "Cy", watch=True)

    async def do(self, token: str, k: str, **more: Any) -> dict[str, Any]:
        """Send a command, by default with a new id, and return the answer."""
        return await self.referee.run_command(self.id, token, {"cid": self.cid(), "k": k, **more})

    async def host(self, k: str, **more: Any) -> dict[str, Any]:
        """Send a command of the host, and return the answer."""
        return await self.do(HOST_TOKEN, k, **more)

    async def poll(self) -> None:
        """Send every client its new frames."""
        for client in self.clients:
            client.take(await self.referee.frames_after(self.id, client.token, client.known["seq"]))

    @property
    def room(self) -> RoomState:
        """The room as the referee has it."""
        return self.referee.rooms._rooms[self.id].room

    async def move(self, move: Move, player: int, **more: Any) -> dict[str, Any]:
        """Send a player's move, chosen in the present state, and return the answer."""
        return await self.do(self.clients[player].token, "move", at=self.room.seq, move=move_text(move), **more)

    def some_move(self) -> tuple[int, Move]:
        """Return the player to act and a random move: with or without declaration, now and then with a wrong card."""
        hand, rng = self.room.hand_in_play, self.rng
        assert hand is not None
        state = hand.state
        move = rng.pick(state.legal_moves())
        wrong = wrong_card(state) if state.tables.penalises_wrong_cards and rng.integer_below(16) == 0 else None
        if wrong is not None:
            move = play_move(wrong) | WRONG_CARD
        elif rng.integer_below(2):
            move |= SAY
        return hand.player_at_seat[state.to_act], move

    async def step(self) -> None:
        """Go on with the hand: some players call a missed declaration, or a random move is made."""
        self.wall.now += 400
        hand = self.room.hand_in_play
        assert hand is not None
        if hand.missed_at and self.room.terms.call_rule == "all":
            people = [player for player in self.room.possible_callers() if not self.room.seats[player].bot_level]
            callers = [player for player in people if self.rng.integer_below(3) == 0]
            calls = [asyncio.create_task(self.do(self.clients[player].token, "catch")) for player in callers]
            await breathe()
            self.wall.now = max(self.wall.now, hand.missed_at + CALL_WINDOW_MS)
            await self.keep_awake()
            await self.referee.do_what_is_due(self.id)
            await asyncio.gather(*calls)
            if self.room.hand_in_play is None or self.room.seats[self.room.player_to_act()].bot_level:
                return
        player, move = self.some_move()
        await self.move(move, player)

    async def keep_awake(self) -> None:
        """Let all clients count as connected."""
        for client in self.clients:
            await self.referee.note_present(self.id, client.token)

    async def again(self) -> RoomState:
        """Return the room as folded from its log."""
        return fold_entries([read_entry(each) for each in await self.log.read_entries(self.id)])


def table(
    preset: str = "switch", seats: int = 3, seed: int = 1, options: tuple[str, ...] = (), **agreed: Any
) -> Playing:
    """Return a room with the rules of a preset."""
    return Playing(load_preset(preset, options), seats, seed, **agreed)
