"""A table of bots that play forever as the app plays: every move is stored before the next is chosen.

`main` continues the first unfinished match in a folder, and prints what it's about to write and what it has written, so
that the killing process knows what must be in the file.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from app.table.playing import Playing
from engine.bots import choose_move, make_bot
from engine.moves import Move
from engine.rules.reader import load_preset
from engine.rules.reader import ruleset_text as rules_text
from store.opening import open_in_memory, open_store
from store.os_process import this_process
from store.records import Clock, Lease, NewMatch, Seat
from store.store import Store

CLOCK = Clock(lambda: time.time_ns() // 1_000_000, lambda: time.monotonic_ns() // 1_000_000)
LEVELS = ("careless", "steady", "random", "careless")
UNDO_EVERY = 17  # moves; two actions are then taken back, and played again


def agreed(seed: int) -> NewMatch:
    """Return the match to play, which is longer than any test."""
    rules = load_preset("switch", ("runs", "draw-until-playable"))
    seats = tuple(Seat(f"{level} {number}", level) for number, level in enumerate(LEVELS, 1))
    return NewMatch(rules.id, rules_text(rules), seats, seed, rules.chosen_options, hand_limit=1_000_000)


def taken_up(store: Store, match_id: int) -> Playing:
    """Return the match opened as the app does it. Raises MatchUnplayable if it can't be replayed."""
    return Playing(store, store.leases.acquire(match_id, f"process {os.getpid()}", "a table", take_over=True))


def next_move(playing: Playing) -> tuple[int, Move]:
    """Return seat and move: a bot that notices a missed declaration catches, else the seat to act moves."""
    seat = playing.state.to_act
    mover = make_bot(playing.player(seat).level)
    return playing.bot_call() or (seat, choose_move(mover, playing.view(seat), playing.bot_rng()))


def position(playing: Playing) -> str:
    """Return the position of the match as text: the hand, and its number of actions or `end`."""
    return f"{playing.hand_number}:{'end' if playing.hand_over else len(playing.steps)}"


def play_hand(playing: Playing) -> None:
    """Play the hand on the table to its end, or the next one if it's over."""
    if playing.hand_over:
        say("about", f"{playing.hand_number + 1}:0")
        playing.deal_next_hand()
        say("wrote", position(playing))
    moves = 0
    while not playing.hand_over:
        seat, move = next_move(playing)
        say("about", f"{playing.hand_number}:{len(playing.steps) + 1}")
        playing.commit_move(move, seat)
        say("wrote", position(playing))
        moves += 1
        if moves % UNDO_EVERY == 0 and len(playing.steps) > 2 and not playing.hand_over:
            for _ in range(2):
                say("about", f"{playing.hand_number}:{len(playing.steps) - 1}")
                playing.undo(seat)
                say("wrote", position(playing))


def say(word: str, position: str) -> None:
    """Print a line with the time in ns of the clock that all processes share."""
    os.write(1, f"{word} {position} {time.monotonic_ns()}\n".encode())


def warm() -> None:
    """Play a few moves, so that everything needed is loaded."""
    store = open_in_memory(CLOCK)
    playing = taken_up(store, store.matches.begin_match(agreed(0)).id)
    if playing.hand_over:
        playing.deal_next_hand()
    for _ in range(3):
        seat, move = next_move(playing)
        playing.commit_move(move, seat)
    store.close()


def main(folder: Path) -> None:
    """Play until killed."""
    with open_store(folder, CLOCK) as store:
        match = store.matches.unfinished_matches()[0]
        # Where a dead process can be told by its id, its lease must be no hindrance.
        lease: Lease = store.leases.acquire(match.id, f"process {os.getpid()}", "a table", not this_process().boot)
        playing = Playing(store, lease)
        while True:
            play_hand(playing)
