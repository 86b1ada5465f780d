"""The hand of the day: its game, its bots and its match. The day is the device's date."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from app.daily_seeds import seed_of_day
from app.data import Data
from app.people import bots_for_levels
from app.table.playing import Playing
from app.ui.person_names import owner_name
from engine.rules.reader import load_preset
from engine.rules.reader import ruleset_text as rules_text
from store.records import NewMatch, Seat
from store.store import Store

#: The presets with their options, one for each day in turn.
GAMES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("switch", ()),
    ("crazy-eights", ()),
    ("mau-mau", ()),
    ("black-jack", ()),
    ("makao", ()),
    ("last-card", ()),
    ("switch", ("runs",)),
    ("oakley", ()),
    ("macau", ()),
    ("turbo-switch", ()),
    ("take-two", ()),
)
#: The levels of the other seats. None of these bots searches: they compute with integers and without a time limit, so
#: they play the same on every device.
LEVELS: Final = ("steady", "careless", "steady")
MASTER: Final = "master"


def game_of(day: int) -> tuple[str, tuple[str, ...]]:
    """Return the preset of a day and its options. `day` counts from 1 January 1970."""
    return GAMES[day % len(GAMES)]


def new_match(day: int, names: tuple[str, ...], level: str = "", *, late: bool = False) -> NewMatch:
    """Return the match of a day for these names. `level` is the bot's level in the first seat, "" for a person.
    `late` is whether it's begun after its day.
    """
    game, options = game_of(day)
    seats = tuple(Seat(name, each) for name, each in zip(names, (level, *LEVELS), strict=True))
    seed = seed_of_day(day, late=late)
    return NewMatch(game, rules_text(load_preset(game, options)), seats, seed, options, {}, hand_limit=1)


def open_day(data: Data, day: int, name: str, *, late: bool = False) -> int:
    """Return the id of the match of a day, begun on this device or synced from another. If there's none, begin it,
    `late` if the day is over.
    """
    matches = data.store.matches
    seeds = [seed_of_day(day, late=begun) for begun in (False, True)]
    known = [match for seed in seeds for match in matches.matches_with_seeds(seed, seed) if not match.voided]
    if known:
        return known[0].id
    return matches.begin_match(new_match(day, names_at_table(name), late=late)).id


def route_of_day(day: int, today: int, names: Sequence[str], data: Data) -> str:
    """Return the route of the table with a day's hand, begun if it wasn't. `names` are the names of the device's
    people, the owner's first.
    """
    return f"/play/{open_day(data, day, owner_name(names), late=day < today)}"


def names_at_table(name: str) -> tuple[str, ...]:
    """Return the name of the person and those of the bots, by seat."""
    return (name, *bots_for_levels([name], LEVELS))


class MasterGame:
    """Plays the hand of the day with a bot in the person's seat: a master, or a bot of another level."""

    def __init__(self, store: Store, day: int, level: str = MASTER) -> None:
        match = store.matches.begin_match(new_match(day, ("1", "2", "3", "4"), level))
        self.playing = Playing(store, store.leases.acquire(match.id, "master", "", take_over=True))

    def run(self) -> Iterator[None]:
        """Play the hand to its end, yielding between slices. The result doesn't depend on how long it takes."""
        playing = self.playing
        while not playing.hand_over:
            call = playing.bot_call()
            if call is not None:
                playing.commit_move(call[1], call[0])
                continue
            seat = playing.state.to_act
            best = -1
            for move in playing.bot_moves(seat):
                best = move
                yield
            playing.commit_move(best, seat)
            yield

    @property
    def masters_rank(self) -> int:
        """The rank of that bot, from 1."""
        return self.playing.stored_match.placings[0]
