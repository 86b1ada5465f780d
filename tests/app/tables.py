"""Matches stored as a table stores them, some with a seed that leads to a wanted situation."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from app.data import CLOCK
from app.preferences import Settings
from app.stored.settings import setting_to_text
from app.table.playing import Playing
from engine.bots import choose_move, make_bot
from engine.moves import Move, move_text
from engine.rules.reader import Rules, load_preset
from engine.rules.reader import ruleset_text as rules_text
from store.opening import open_in_memory, open_store
from store.records import NewMatch, Seat
from store.store import Store

TRIES = 3000  # seeds that are tried for a situation; if none leads to it, the test is wrong
NOBODY_WAITS = {"pace": "none", "catch_window": 500}
THREE_BOTS = (Seat("Mia"), Seat("Ada", "careless"), Seat("Ben", "steady"), Seat("Cleo", "careless"))
TWO_PEOPLE = (Seat("Mia"), Seat("Noa"))


def tables(game: str) -> Iterator[Rules]:
    """Yield the standard rules of a game, then the rules with each of its options."""
    book = load_preset(game)
    yield book
    for option in book.all_options:
        yield load_preset(game, (*option.needs[:1], option.id))


def agreed(
    seats: tuple[Seat, ...] = THREE_BOTS,
    seed: int = 1,
    game: str = "switch",
    options: tuple[str, ...] = (),
    numbers: Mapping[str, int] | None = None,
    hands: int | None = None,
) -> NewMatch:
    """Return a match as the screen for a new table begins it."""
    rules = load_preset(game, options, dict(numbers or {}))
    return NewMatch(game, rules_text(rules), seats, seed, options, numbers, hand_limit=hands)


def bots(seats: int) -> tuple[Seat, ...]:
    """Return so many seats with bots, careless and steady by turns."""
    return tuple(Seat(f"Bot {n}", ("careless", "steady")[n % 2]) for n in range(seats))


MATCHES = {
    "two": agreed(bots(2), hands=2),
    "four": agreed(bots(4), hands=2),
    "eight seats, two packs": agreed(bots(8), hands=1),
    "turbo": agreed(bots(3), game="turbo-switch", hands=2),
    "peanuckle": agreed(bots(3), game="peanuckle", hands=2),
    "on to the last": agreed(bots(4), options=("play-on", "sets-or-suit", "draw-until-playable"), hands=2),
    "back again": agreed(bots(3), options=("play-on", "resurrection", "runs"), hands=2),
    "answers": agreed(bots(3), options=("eights-answerable", "fire-card", "play-after-take", "must-play"), hands=2),
    "last card": agreed(bots(3), options=("finish-ace-barred", "no-double-finish", "sets"), hands=2),
    "two packs between two": agreed(bots(2), numbers={"packs": 2}, hands=1),
}


def sit_down(store: Store, match_id: int) -> Playing:
    """Return the match opened in a window of its own."""
    return Playing(store, store.leases.acquire(match_id, "window", "a test", take_over=True))


def next_move(playing: Playing) -> tuple[int, Move]:
    """Return seat and move of what comes next if all seats are bots: a catch by a bot that notices, else a move.

    People play as careless bots.
    """
    seat = playing.state.to_act
    level = playing.player(seat).level or "careless"
    return playing.bot_call() or (seat, choose_move(make_bot(level), playing.view(seat), playing.bot_rng()))


def shown(playing: Playing) -> tuple[object, ...]:
    """Return all there is to know of a hand: every seat's knowledge, the stock, what comes next, and the notation."""
    state = playing.state
    if state.over:
        return playing.notation(), playing.hand_number, tuple(playing.match.totals)
    next_one = move_text(next_move(playing)[1])
    views = tuple(playing.view(seat).knowledge_key() for seat in range(state.seats))
    return views, tuple(state.stock), state.rng.state, next_one, playing.notation(), playing.hand_number


def play_on(playing: Playing, until: Callable[[Playing], bool] = lambda _: False) -> bool:
    """Play the hand as bots would until a condition holds, and return whether it ever did."""
    while not until(playing):
        if playing.hand_over:
            return False
        seat, move = next_move(playing)
        playing.commit_move(move, seat)
    return True


def seeds() -> Iterator[int]:
    """Return the seeds to try."""
    return iter(range(1, TRIES))


def seed_where(holds: Callable[[Playing], bool], **how: object) -> int:
    """Return the first seed of a match whose first hand, just dealt, fulfils a condition."""
    with open_in_memory(CLOCK) as store:
        for seed in seeds():
            if holds(sit_down(store, store.matches.begin_match(agreed(seed=seed, **how)).id)):  # type: ignore[arg-type]
                return seed
    raise AssertionError("no seed brings that")


def keep(folder: Path, match: NewMatch, settings: Mapping[str, object] | None = None) -> int:
    """Store a match without a hand, and settings, in a folder; return the match's id."""
    with open_store(folder, CLOCK) as store:
        chosen = Settings()
        for key, value in {**NOBODY_WAITS, **(settings or {})}.items():
            chosen = chosen.with_value(key, value)
            store.settings.set_text(key, setting_to_text(chosen, key))
        return store.matches.begin_match(match).id


def brought_to(folder: Path, match: NewMatch, holds: Callable[[Playing], bool], **settings: object) -> int:
    """Store a match in a folder, with its first hand played until a condition holds; return the match's id.

    The match has the first seed, from its own on, with which that happens.
    """
    from dataclasses import replace

    for seed in count(match.seed):
        assert seed < match.seed + TRIES, "no seed brings that"
        wanted = replace(match, seed=seed)
        with open_in_memory(CLOCK) as store:
            playing = sit_down(store, store.matches.begin_match(wanted).id)
            if not play_on(playing, holds):
                continue
            done = [(past.action.seat, past.action.move) for past in playing.steps]
        match_id = keep(folder, wanted, settings)
        with open_store(folder, CLOCK) as store:
            playing = sit_down(store, match_id)
            for seat, move in done:
                playing.commit_move(move, seat)
            store.leases.release(playing.lease)
        return match_id
    raise AssertionError("unreachable")


@contextmanager
def laid(match: NewMatch) -> Iterator[Playing]:
    """Open a match in a store in memory."""
    with open_in_memory(CLOCK) as store:
        yield sit_down(store, store.matches.begin_match(match).id)
