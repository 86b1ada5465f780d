"""Secrecy in every game: a seat is sent only what it knows.

At each entry, the client's view equals the referee's, worlds that the seat can't tell apart give the same bytes, and
every named card was open or in the seat's hand.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from engine.cards import CARD_TEXT, cards_in
from engine.events import Event, drawn_in, seat_of
from engine.moves import Move, move_text, parse_move
from engine.notation import format_record, parse_record, replay_record
from engine.play.refusal import IllegalMove
from engine.play.view_table import view_table
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.fields import RulesError
from engine.rules.reader import Rules, load_preset, preset_ids
from store.rooms.entry import read_entry
from store.rooms.fold import EntryOutcome, RoomState, move_text_with_draws, room_table
from store.rooms.frames import Frame, make_frame, make_snapshot
from store.rooms.log import MemoryLog
from store.rooms.refereeing.roles import hash_token, role_of
from tests.engine.playing import alone_and_in_pairs, any_move
from tests.store.rooms.playing import Client, Playing, run

TURNS = 40  # after which a hand is blocked
FIELDS = ("hand", "legal_cards", "drawn")


def some_seats(rules: Rules, number: int) -> int:
    """Return a number of seats that the game allows; `number` chooses among them."""
    seats = rules.min_seats + number % (min(rules.max_seats, 6) - rules.min_seats + 1)
    while seats > rules.min_seats:
        try:
            compile_rules(rules, seats)
        except RulesError:
            seats -= 1
        else:
            break
    return seats


def named_in(frame: Frame) -> set[str]:
    """Return the faces that a frame names."""
    v = frame.get("v", {})
    cards = [card for name in FIELDS for card in cards_in(int(v.get(name) or "0", 16))]
    cards += [*v.get("discard", []), *v.get("laid", []), *([frame["d"]] if "d" in frame else [])]
    told = [word for text in frame.get("ev", []) for word in text.split(" ")[2].split(",") if word not in ("-", "??")]
    return {*(CARD_TEXT[card] for card in cards), *told}


class Watched:
    """The faces that one client could see in this hand."""

    def __init__(self, client: Client) -> None:
        self.client, self.seen, self.hand = client, set[str](), ""

    def look(self, room: RoomState, happened: EntryOutcome) -> None:
        """Add what the client could see after an entry."""
        hand = room.hand
        if hand is None:
            return
        if hand.hand_id != self.hand:
            self.hand, self.seen = hand.hand_id, set()
        seat = hand.seat_of(self.client.player)
        cards = [*hand.state.discard, *(cards_in(hand.state.hands[seat]) if seat >= 0 else ())]
        for event in happened.events:
            shown: Any = vars(event)
            cards += [shown["card"]] if "card" in shown else []
            cards += list(shown.get("cards", ())) if seat_of(event) == seat or not drawn_in(event) else []
        self.seen |= {CARD_TEXT[card] for card in cards}


def other_events(happened: EntryOutcome, seat: int, rng: Rng, pack: list[int]) -> EntryOutcome:
    """Return the outcome as another world would have it: the cards that others drew are random."""

    def other(event: Event) -> Event:
        if drawn_in(event) and seat_of(event) != seat:
            return type(event)(**{**vars(event), "cards": tuple(rng.pick(pack) for _ in drawn_in(event))})
        return event

    return replace(happened, events=tuple(map(other, happened.events)), ended=None)


def refusal_of(room: RoomState, player: int, move: Move) -> str:
    """Return the key of the rule that refuses a player's move now, "" if it's legal."""
    if room.hand_in_play is None:
        return "over"
    try:
        move_text_with_draws(room, player, parse_move(move_text(move)), "0" * 16)
    except IllegalMove as refused:
        return refused.rule
    return ""


async def check_log(playing: Playing, rng: Rng) -> dict[str, int]:
    """Check a log entry by entry, as a referee folds it after a restart; return counts of frames and bytes."""
    counts = {"frames": 0, "bytes": 0}
    texts = await playing.log.read_entries(playing.id)
    room = RoomState(read_entry(texts[0]))
    secrets = {each for text in texts for name, each in json.loads(text).items() if name in ("c", "token", "host")}
    clients = [Client(each.token, each.player, playing.rules) for each in playing.clients]
    watched = [Watched(client) for client in clients]
    tables: dict[str, dict[str, Any]] = {}  # of views, by token
    for text in texts[1:]:
        entry = read_entry(text)
        common_by_player = {client.player: room_table(room, client.player) for client in clients}
        if room.hand:
            room.hand.state.rng = Rng(rng.next_word())  # what was drawn so far says nothing of what will be
        happened = room.apply_entry(entry)
        assert room.closed != "broken"
        for client, eyes in zip(clients, watched, strict=True):
            role = role_of(room, hash_token(client.token))
            if role is None:  # not yet in the room, or no longer
                continue
            if role.player != client.player or not client.known["seq"]:
                client.player = role.player
                client.take([make_snapshot(room, role.player)])
                seen = room.view_of_player(role.player)
                tables[client.token] = view_table(seen) if seen else {}
                eyes.hand = ""
                eyes.look(room, happened)
                assert named_in(client.frames[-1]) <= eyes.seen
                continue
            before, common = tables[client.token], common_by_player[client.player]
            frame, after, _ = make_frame(entry, happened, room, client.player, before, common)
            client.take([frame])
            tables[client.token] = after
            eyes.look(room, happened)
            assert not secrets & set(re.findall("[0-9a-f]{16,}", json.dumps(frame)))
            counts["frames"] += 1
            counts["bytes"] += len(json.dumps(frame, separators=(",", ":")))
            assert named_in(frame) <= eyes.seen
            seen = room.view_of_player(client.player)
            if room.hand is None or seen is None:
                continue
            mine = client.view()
            assert (
                mine is not None
                and mine.knowledge_key() == seen.knowledge_key()
                and mine.legal_moves == seen.legal_moves
            )
            assert "hand" not in frame or (room.hand.state.over and client.player >= 0)
            if rng.integer_below(4) == 0:
                others = other_events(happened, client.seat, rng, room.hand.state.tables.pack)
                plain, _, _ = make_frame(entry, replace(happened, ended=None), room, client.player, before, common)
                whole = json.dumps(make_snapshot(room, client.player))
                tried = [any_move(rng, room.hand.state.tables) for _ in range(3 if client.seat >= 0 else 0)]
                said = [refusal_of(room, client.player, move) for move in tried]
                truth, room.hand.state = room.hand.state, seen.random_state(rng)
                assert room.view_of_player(client.player) == seen
                alike, _, _ = make_frame(entry, others, room, client.player, before, common)
                assert json.dumps(alike) == json.dumps(plain)
                assert [refusal_of(room, client.player, move) for move in tried] == said
                assert json.dumps(make_snapshot(room, client.player)) == whole
                room.hand.state = truth
    return counts


async def play_a_match(preset: str, options: tuple[str, ...], number: int, hands: int = 1) -> dict[str, int]:
    rules = load_preset(preset, options, {"turn.limit": TURNS})
    playing = Playing(rules, some_seats(rules, number), number, MemoryLog(), hands=hands)
    await playing.fill()
    while not playing.room.match.over:
        playing.wall.now += 5_000
        await playing.host("deal")
        while playing.room.hand_in_play:
            await playing.step()
            if playing.rng.integer_below(3) == 0:
                await playing.poll()
    await playing.poll()
    room = playing.room
    for client in playing.clients:
        seen = room.view_of_player(client.player)
        mine = client.view()
        assert mine is not None and seen is not None and mine.knowledge_key() == seen.knowledge_key()
        ends = [frame["hand"] for frame in client.frames if "hand" in frame]
        got = {each["hand"] for each in ends}
        if client.player >= 0:
            found = await playing.referee.finished_hands(playing.id, client.token, 0)
            assert got <= {each["hand"] for each in found} == {each.hand_id for each in room.ended_hands}
        else:
            assert not ends
    again = await playing.again()
    assert again.hand is not None and room.hand is not None
    assert again.hand.state.position_key() == room.hand.state.position_key()
    assert (
        again.ended_hands == room.ended_hands
        and again.entry_by_command == room.entry_by_command
        and room_table(again, -1) == room_table(room, -1)
    )
    for ended in room.ended_hands:
        done = replay_record(parse_record(ended.text), rules)
        assert done.error is None and done.state is not None and done.state.over
        assert format_record(parse_record(ended.text)) == ended.text
        assert [step.action for step in done.steps] == list(parse_record(ended.text).actions)
    return await check_log(playing, Rng(number))


@pytest.mark.parametrize("preset", preset_ids())
def test_no_seat_is_sent_what_it_may_not_know(preset: str) -> None:
    frames = 0
    options = list(alone_and_in_pairs(preset))
    for number, option in enumerate(options[:: max(1, len(options) // 4)]):
        counts = run(play_a_match(preset, (option,) if option else (), number, hands=1 + number % 3))
        frames += counts["frames"]
    assert frames > 50
