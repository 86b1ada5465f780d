"""How strong the bots are and how long they think: duplicate deals, every kind of player in every seat.

Rates are wins per seat held (0.5 is par heads-up, 0.25 with four), with the half-width of their 95 % interval
clustered by deal as unit. `--part` picks what is measured: `strength` (master against steady), `levels` (each level
against the one below, for every game), `belief` (masters whose belief leaves out a part, against steady), `tempers`
(masters with a temperament against one without), `control` (a player who sees all hands), `tree` (master against a tree
search of 500 simulations, and the time of both), `times` (milliseconds a decision, each level among its like), `slices`
(the longest time between two yields of a master), `coach` (how often it says what a master does, and what a search ten
times as long says of the moves that a review finds costly). Times are the processor's own.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from time import process_time
from typing import Any, NamedTuple

from engine.bots import OFFERED_LEVELS, STYLES, choose_move, make_bot
from engine.bots.coach import REVIEW_PLAYOUTS, Coach, Review
from engine.moves import PLAIN
from engine.notation import Recorder, new_record, replay_record
from engine.play.dealing import deal_hand
from engine.play.view import Observation, View, make_observation, view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules, load_preset, preset_ids
from engine.simulate import DealTally, Tournament, play_hand, quantile, summarize
from tests.bench.figure import Figure
from tests.engine.yardsticks import UNAWARE, OpenView, seated

Settings = tuple[str, tuple[str, ...], dict[str, int]]
PARTS = ("strength", "levels", "belief", "tempers", "control", "tree", "times", "slices", "coach")
EIGHTS: Settings = ("crazy-eights", ("no-refill",), {"draw.cap": 5})
SWITCH: Settings = ("switch", (), {})
SEED = 11
IN_ALL = (
    *("--part", "strength", "--part", "times", "--part", "slices", "--hands", "40", "--processes", "2"),
    *("--game", "crazy-eights", "--game", "switch", "--game", "irish-switch"),
)
AGAIN = 3  # times that a hand is played whose slices are timed
EVERY = 4  # of so many moves of a hand one is asked the coach and a master
LONGEST = 80  # moves of a hand that the coach looks through
LONGER = 10  # times as many playouts as a review has


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options: what is measured, and on how many hands and cores."""
    parser.add_argument("--part", choices=PARTS, action="append", help="what to measure; all of it if left out")
    parser.add_argument("--hands", type=int, default=400, help="hands of each comparison")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument(
        "--game", action="append", help="games for `levels`, `times`, `slices`; all presets if left out"
    )


def measure(
    part: list[str] | None = None, hands: int = 400, processes: int = 1, game: list[str] | None = None
) -> Iterator[Figure]:
    """Yield the figures of the chosen parts, as soon as they are known."""
    games = game or sorted(preset_ids())
    for each in part or PARTS:
        if each == "strength":
            yield from _strength(hands, processes)
        elif each == "levels":
            yield from _levels(games, hands, processes)
        elif each == "belief":
            for settings in (EIGHTS, SWITCH):
                for kind in ("master", *UNAWARE):
                    yield from _rates("belief", load_preset(*settings), (kind, "steady"), hands, processes)
        elif each == "tempers":
            for settings in (EIGHTS, SWITCH):
                for style in STYLES:
                    kinds = (f"master/{style}", "master")
                    yield from _rates("temper", load_preset(*settings), kinds, hands, processes, 0.47)
        elif each == "control":
            for settings in (EIGHTS, SWITCH):
                yield from _rates("control", load_preset(*settings), ("cheating", "steady"), hands, processes)
        elif each == "tree":
            yield from _tree(hands, processes)
        elif each == "times":
            yield from _times(games, hands, processes)
        elif each == "slices":
            yield from _slices(games)
        else:
            yield from _coach(games, hands, processes)


def _strength(hands: int, processes: int) -> Iterator[Figure]:
    eights, switch = load_preset(*EIGHTS), load_preset(*SWITCH)
    two, four = ("master", "steady"), ("master", "steady", "steady", "steady")
    yield from _rates("strength", eights, two, hands, processes, 0.69, 0.73)
    yield from _rates("strength", switch, two, hands, processes, 0.74, 0.78)
    yield from _rates("strength", eights, four, hands, processes, 0.32, 0.35)
    yield from _rates("strength", switch, four, hands, processes, 0.36, 0.40)


def _levels(games: Iterable[str], hands: int, processes: int) -> Iterator[Figure]:
    for game in games:
        rules = load_preset(game)
        for better, worse in zip(OFFERED_LEVELS[:0:-1], OFFERED_LEVELS[-2::-1], strict=True):
            # Where the whole pack is dealt two players know each other's cards: there four sit down.
            seats = 4 if rules.family == "sequence" else rules.min_seats
            kinds = (better, *(worse,) * (seats - 1))
            yield from _rates("levels", rules, kinds, hands, processes, 1 / len(kinds))


def _tree(hands: int, processes: int) -> Iterator[Figure]:
    rules = load_preset(*EIGHTS)
    yield from _rates("tree", load_preset("crazy-eights"), ("tree", "steady"), hands, processes, 0.40)
    yield from _rates("tree", rules, ("tree", "steady"), hands, processes, 0.40)
    yield from _rates("tree", rules, ("master", "tree"), hands, processes, 0.65, timed=True)


def _rates(
    part: str,
    rules: Rules,
    kinds: tuple[str, ...],
    hands: int,
    processes: int,
    floor: float | None = None,
    goal: float | None = None,
    *,
    timed: bool = False,
) -> Iterator[Figure]:
    """Yield the win rate of the first kind of player against the others, and if asked how long each thinks."""
    told = _played(rules, kinds, hands, processes)
    kind = told["kinds"][kinds[0]]
    settings = " ".join(
        [rules.id, *rules.chosen_options, *(f"{name}={number}" for name, number in rules.changed_numbers.items())]
    )
    title = f"{part} {settings} {len(kinds)}: {kinds[0]} against {kinds[1]}"
    half = (kind["ci95"][1] - kind["ci95"][0]) / 2
    yield Figure(title, kind["win_rate"], f"± {half:.3f}", floor, goal, more=True)
    yield Figure(f"{title}, turns a hand", told["turns_per_hand"], "")
    if timed:
        yield from _thinking(title, told)


def _times(games: Iterable[str], hands: int, processes: int) -> Iterator[Figure]:
    """Yield how long each level thinks at the fewest seats, at four, and at eight or as many as possible."""
    for game in games:
        rules = load_preset(game)
        for seats in sorted({rules.min_seats, min(4, rules.max_seats), min(8, rules.max_seats)}):
            for kind in reversed(OFFERED_LEVELS):
                told = _played(rules, (kind,) * seats, hands, processes)
                yield from _thinking(f"times {game} {seats}", told, 60, 40)


def _thinking(title: str, told: Any, floor: float | None = None, goal: float | None = None) -> Iterator[Figure]:
    for name, each in told["kinds"].items():
        times = each["ms_per_decision"]
        yield Figure(f"{title}, {name} p50", times["p50"], "ms")
        yield Figure(f"{title}, {name} p95", times["p95"], "ms", floor, goal)


def _played(rules: Rules, kinds: tuple[str, ...], hands: int, processes: int) -> Any:
    look = OpenView if "cheating" in kinds else View
    tournament = Tournament(rules, kinds, hands, SEED, process_time, seated, look)
    if processes < 2:
        return summarize(map(tournament.play_deal, range(tournament.deals)))
    with ProcessPoolExecutor(processes) as pool:
        deals: Iterable[DealTally] = pool.map(tournament.play_deal, range(tournament.deals))
        return summarize(deals)


class _Timed:
    """A master whose slices are timed."""

    name = "timed"

    def __init__(self) -> None:
        self.player = make_bot("master")
        self.slices: list[float] = []

    def choose(self, view: View, rng: Rng) -> Any:
        """Yield the master's moves, timing each slice."""
        begun = process_time()
        for move in self.player.choose(view, rng):
            self.slices.append(process_time() - begun)
            yield move
            begun = process_time()

    def will_catch(self, view: View, rng: Rng) -> bool:
        """Return the master's answer."""
        return self.player.will_catch(view, rng)


def _slices_of(rules: Rules, seats: int) -> list[float]:
    """Return how long each slice of one hand takes; the slices are the same in every run."""
    player = _Timed()
    state = deal_hand(compile_rules(rules, seats), 0, Rng(SEED))
    play_hand(state, [player] * seats, Rng(SEED + 1))
    return player.slices


def _slices(games: Iterable[str]) -> Iterator[Figure]:
    """Yield the longest slices of masters among themselves at the fewest seats, and at eight or as many as possible.

    Each hand is played several times, and the least time of each slice counts, since the system may have interrupted
    it.
    """
    for game in games:
        rules = load_preset(game)
        for seats in sorted({rules.min_seats, min(8, rules.max_seats)}):
            ranked = sorted(map(min, zip(*(_slices_of(rules, seats) for _ in range(AGAIN)), strict=True)))
            title = f"slice {game} {seats}"
            yield Figure(f"{title}, longest", 1000 * ranked[-1], "ms", 2, 2)
            yield Figure(f"{title}, p99", 1000 * quantile(ranked, 0.99), "ms")


class _Said(NamedTuple):
    """What a coach says of hands.

    It counts decisions, those in which it names a master's move or one that's no worse within its doubt, and those in
    which another master does so; costly moves that a review found, and those that a longer search also finds worse.
    """

    decisions: int = 0
    same: int = 0
    close: int = 0
    again: int = 0
    costly: int = 0
    confirmed: int = 0

    def and_(self, other: _Said) -> _Said:
        """Return the sums of both."""
        return _Said(*map(sum, zip(self, other, strict=True)))


def _coached(game: str, number: int) -> _Said:
    """Return what the coach says of a hand between careless bots, whose mistakes a review can find."""
    rules = load_preset(game)
    state = deal_hand(compile_rules(rules, max(rules.min_seats, 2 + number % 3)), 0, Rng(SEED + number))
    players = tuple(f"P{seat}" for seat in range(state.seats))
    recorder, careless, master = (
        Recorder(state, new_record(state, players, rules)),
        make_bot("careless"),
        make_bot("master"),
    )
    rng, found = Rng(SEED + number).substream(1), _Said()
    while not state.over and len(recorder.steps) < LONGEST:
        seen = view_of_seat(state, state.to_act, recorder.history)
        if len(seen.legal_moves) > 1 and len(recorder.steps) % EVERY == number % EVERY:
            coach = Coach(seen, rng.substream(len(recorder.steps)))
            for _ in coach.think():
                pass
            chance = rng.substream(len(recorder.steps))
            laid, other = (choose_move(master, seen, chance.substream(place)) & PLAIN for place in (1, 2))
            said = next(each for each in coach.ranked if each.move == laid)
            best = coach.ranked[0].move == laid
            found = found.and_(_Said(1, best, best or said.deficit <= 2 * said.error, laid == other))
        recorder.play(choose_move(careless, seen, rng), seen.seat)
    hand = replay_record(recorder.record, rules)
    review = Review(hand, frozenset(range(state.seats)), rng.substream(0))
    for _ in review.run():
        pass
    history: list[Observation] = []
    costly = {each.action: each for each in review.costliest_decisions()}
    for action, (before, step) in enumerate(zip(hand.states(), hand.steps, strict=False)):
        if each := costly.get(action):
            coach = Coach(
                view_of_seat(before, each.seat, history), rng.substream(-action - 1), LONGER * REVIEW_PLAYOUTS
            )
            for _ in coach.think():
                pass
            worths = {ranked.move: ranked.worth for ranked in coach.ranked}
            found = found.and_(_Said(costly=1, confirmed=worths[each.move] < worths[each.best_move.move]))
        history.append(make_observation(before, step.action.seat, step.action.move, step.events))
    return found


def _coach(games: Iterable[str], hands: int, processes: int) -> Iterator[Figure]:
    """Yield the figures over so many hands, of each game in turn."""
    chosen = list(games)
    played = [(chosen[number % len(chosen)], number) for number in range(hands)]
    with ProcessPoolExecutor(processes) as pool:
        found = reduce(_Said.and_, pool.map(_coached, *zip(*played, strict=True)), _Said())
    yield Figure("coach: decisions of a master looked at", found.decisions, "")
    yield Figure("coach: says the same", 100 * found.same / found.decisions, "%", more=True)
    yield Figure("coach: the same, or as good within its doubt", 100 * found.close / found.decisions, "%", more=True)
    yield Figure("another master does the same", 100 * found.again / found.decisions, "%", more=True)
    yield Figure("review: costly moves", found.costly, "")
    share = 100 * found.confirmed / max(1, found.costly)
    yield Figure(f"review: worse in a search {LONGER} times as long, too", share, "%", 80, 90, more=True)
