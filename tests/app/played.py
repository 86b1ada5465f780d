"""Matches played by bots, stored as the table stores them, for tests of the screens that look back."""

from __future__ import annotations

from pathlib import Path

from app.data import CLOCK
from app.new_table.setup import SeatSetup, Setup
from engine.bots import choose_move, make_bot
from engine.match import Match
from engine.notation import Recorder, action_text, new_record
from engine.notation import format_record as record_text
from engine.play.dealing import deal_hand
from engine.play.result import result_of
from engine.play.view import view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import ruleset_text as rules_text
from store.opening import open_store
from store.records import Lease, NewMatch, Result, Seat, StoredMatch
from store.store import Store

TABLE = Setup("switch", (SeatSetup("Mia"), SeatSetup("Ada", "careless"), SeatSetup("Ben", "steady")), hands=2)


def fill(folder: Path, matches: int = 1, *, table: Setup = TABLE, finish: bool = True, seed: int = 1) -> list[int]:
    """Store so many matches, finished or all but their last hand, and return their ids."""
    store = open_store(folder, CLOCK)
    try:
        return [_match(store, table, finish, seed + n) for n in range(matches)]
    finally:
        store.close()


def begun(store: Store, table: Setup, seed: int = 1) -> StoredMatch:
    """Return a match at this table in which no hand has been dealt."""
    return store.matches.begin_match(
        NewMatch(
            ruleset=table.game,
            rules=rules_text(table.rules),
            seats=tuple(Seat(seat.name, seat.level) for seat in table.seats),
            seed=seed,
            options=table.options,
            numbers=dict(table.numbers),
            target=None if table.hands else table.number("target"),
            hand_limit=table.hands or None,
        )
    )


def _match(store: Store, table: Setup, finish: bool, seed: int) -> int:
    rules, seats, kept = table.rules, len(table.seats), begun(store, table, seed)
    lease = store.leases.acquire(kept.id, "test", "test")
    match = Match(rules, seats, hand_limit=table.hands)
    rng = Rng(seed)
    while not match.over and (finish or match.hand_number < table.hands):
        _hand(store, lease, table, match, rng)
    if match.over:
        standing = match.ranked_players()
        places = [
            1 + sum(map(len, standing[:n])) for player in range(seats) for n, s in enumerate(standing) if player in s
        ]
        store.matches.end_match(lease, "finished", tuple(places))
    store.leases.release(lease)
    return kept.id


def _hand(store: Store, lease: Lease, table: Setup, match: Match, rng: Rng) -> None:
    rules, number = match.rules, match.hand_number
    seated = [table.seats[player] for player in match.player_at_seat]
    state = deal_hand(
        compile_rules(rules, len(seated)), match.player_at_seat.index(match.dealer), rng.substream(number)
    )
    totals = tuple(match.totals[player] for player in match.player_at_seat)
    record = new_record(state, tuple(seat.name for seat in seated), rules, totals)
    store.hands.begin_hand(lease, number, match.dealer, number, record_text(record))
    players = [make_bot(seat.level or "steady") for seat in seated]
    recorder = Recorder(state, record)
    while not state.over:
        seat = state.to_act
        moves = [(seat, choose_move(players[seat], view_of_seat(state, seat), rng))]
        while moves:
            mover, move = moves.pop()
            step = recorder.play(move, mover)
            store.hands.append_action(lease, number, mover, action_text(step.action))
            moves = [
                (other, call)
                for other, call in state.catches()
                if players[other].will_catch(view_of_seat(state, other), rng)
            ][:1]
    result = result_of(state, match.player_at_seat)
    match.add_result(result)
    store.hands.finish_hand(
        lease,
        number,
        record_text(recorder.record),
        Result(
            scores=result.scores or (0,) * len(table.seats),
            totals=tuple(match.totals),
            order=result.order,
            ending="blocked" if result.blocked else "out",
            next_dealer=match.dealer,
        ),
        result,
    )
