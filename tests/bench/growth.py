"""What things cost as they grow: a curve for each, from usual sizes to far beyond.

A history by its hands (every screen that reads it, within a frame), a sheet by its rounds and by its players, a hand by
its cards, a ruleset by its options, sync by its hands, memory by hands in a row. Times are medians of processor time;
growth.md and growth_of_play.md explain each curve.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.bots import choose_move, make_bot
from engine.moves import is_play
from engine.play.dealing import deal_hand
from engine.play.view import view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, parse_rules
from engine.scoresheet.sheet import Sheet
from engine.scoresheet.taps import Enter, FinishRound, Score
from engine.scoresheet.terms import Terms
from store.opening import open_store
from tests.app.tables import agreed, bots, play_on, sit_down
from tests.bench import history, sync
from tests.bench.figure import Figure, share
from tests.bench.run import ROOT
from tests.kills._playing import CLOCK
from tests.sync.servers import KintoProcess, postgres

MOST = 100_000  # hands of the longest history; ten times as many take some minutes more
SMALLEST = 1_000
ROUNDS = (10, 100, 500)
PLAYERS = (2, 6, 12)
HELD = (10, 20, 40)
OPTIONS = (0, 50, 100, 200)
SYNCED = (1_000, 10_000)
IN_A_ROW = (50, 200, 500)
REPEATS = 15
FRAME, OPENED = 16.0, 1_000.0  # ms
SEED = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options: how far the two longest curves are followed."""
    parser.add_argument("--hands", type=int, default=MOST, help="hands of the longest history (%(default)s)")
    parser.add_argument("--synced", type=int, default=max(SYNCED), help="hands of the longest sync (%(default)s)")


def measure(hands: int = MOST, synced: int = max(SYNCED)) -> Iterator[Figure]:
    """Yield every curve, the shortest measurements first."""
    yield from _options()
    yield from _cards()
    yield from _sheet()
    yield from _in_a_row()
    yield from _histories(hands)
    yield from _syncs(synced)


def _histories(most: int) -> Iterator[Figure]:
    many = SMALLEST
    while many <= most:
        with TemporaryDirectory() as name:
            folder = Path(name)
            history.fill_store(folder, many)
            history.forget_check(folder)
            opened = history.timed(partial(_opened, folder))
            title = f"history of {many:,}"
            yield Figure(f"{title}: opened when it is to be looked through", 1000 * opened, "ms", OPENED)
            with open_store(folder, CLOCK) as store:
                looked = history.timed(store.check_file)
            yield Figure(f"{title}: looked through beside its use", 1000 * looked, "ms")
            for each in history.queries(folder):
                floor = FRAME if each.name != "file opened" else OPENED
                yield Figure(f"{title}: {each.name}", each.value, each.unit, floor)
        many *= 10


def _sheet() -> Iterator[Figure]:
    """Yield the cost of a tap on a sheet with so many rounds, and of reading all of them."""
    for rounds, players in (*((many, 4) for many in ROUNDS), *((100, many) for many in PLAYERS)):
        terms = Terms(name="Rummy", rounds=rounds + 20)
        names = [f"P{player}" for player in range(players)]
        taps = [
            tap
            for number in range(1, rounds + 1)
            for tap in (*(Enter(number, player, Score(player + 1)) for player in range(players)), FinishRound(number))
        ]
        begun = time.process_time()
        sheet = Sheet.from_events(terms, names, 0, taps)
        assert not sheet.skipped and sheet.current_picture
        read = time.process_time() - begun
        title = f"sheet of {rounds} rounds, {players} players"
        taken = []
        for number in range(rounds + 1, rounds + 1 + REPEATS):
            for player in range(players):
                taken.append(1000 * history.timed(partial(sheet.apply_event, Enter(number, player, Score(7)))))
            sheet.apply_event(FinishRound(number))
        yield Figure(f"{title}: a tap", share(taken, 0.5), "ms", FRAME)
        yield Figure(f"{title}: read in", 1000 * read, "ms")


def _cards() -> Iterator[Figure]:
    """Yield the cost of legal moves, a view and a steady bot's choice with so many cards in hand."""
    steady = make_bot("steady")
    for many in HELD:
        # Nobody is dealt forty: who lays nothing and draws each time comes to hold them.
        state = deal_hand(
            compile_rules(load_preset("switch", (), {"deal": min(many, 25), "packs": 3}), 2), 0, Rng(SEED)
        )
        while state.hands[state.to_act].bit_count() < many:
            state.apply(next((move for move in state.legal_moves() if not is_play(move)), state.legal_moves()[0]))
        seen = view_of_seat(state, state.to_act)
        title = f"{many} cards in hand"
        yield Figure(f"{title}: legal moves", _median(state.legal_moves), "ms", FRAME)
        yield Figure(f"{title}: a view", _median(partial(view_of_seat, state, state.to_act)), "ms", FRAME)
        yield Figure(f"{title}: a steady choice", _median(partial(choose_move, steady, seen, Rng(1))), "ms", FRAME)
        yield Figure(f"{title}: legal moves there are", len(state.legal_moves()), "moves")


def _options() -> Iterator[Figure]:
    """Yield the cost of reading and compiling a ruleset with so many more options, half of them on."""
    source = (ROOT / "engine/rules/presets/switch.toml").read_text(encoding="utf-8")
    for many in OPTIONS:
        more = "".join(
            f'\n[options.more-{n}]\ntext = "More {n}."\ngroup = "cards"\npatch.numbers.deal = {5 + n % 5}\n'
            for n in range(many)
        )
        on = [f"more-{n}" for n in range(0, many, 2)]
        title = f"ruleset with {many} more options"

        rules = parse_rules(source + more, on)
        yield Figure(f"{title}: read", _median(partial(parse_rules, source + more, on)), "ms")
        yield Figure(f"{title}: compiled", _median(partial(compile_rules.__wrapped__, rules, 4)), "ms")


def _in_a_row() -> Iterator[Figure]:
    """Yield the memory of a process in which one table plays hand after hand."""
    with TemporaryDirectory() as name, open_store(Path(name), CLOCK) as store:
        match = store.matches.begin_match(agreed(bots(4), hands=max(IN_A_ROW)))
        playing, played, first = sit_down(store, match.id), 0, 0.0
        for many in IN_A_ROW:
            while played < many:
                play_on(playing)
                played += 1
                if not playing.over:
                    playing.deal_next_hand()
            held = _held()
            first = first or held
            yield Figure(f"memory after {many} hands in a row", held, "MB", anchor=first)


def _syncs(most: int) -> Iterator[Figure]:
    with postgres() as database, TemporaryDirectory() as folder:
        server = KintoProcess(database.address)
        server.start()
        try:
            many = SMALLEST
            while many <= most:
                first = sync.played(Path(folder) / f"first-{many}", many)
                found = asyncio.run(sync.once(server.address, first, Path(folder) / f"second-{many}"))
                first.close()
                yield Figure(f"sync of {many:,} hands: push", found.push, "s")
                yield Figure(f"sync of {many:,} hands: pull", found.pull, "s")
                yield Figure(f"sync of {many:,} hands: a poll", 1000 * share(found.polls, 0.5), "ms")
                yield Figure(f"sync of {many:,} hands: longest turn of the event loop", 1000 * found.longest, "ms")
                many *= 10
        finally:
            server.stop()


def _opened(folder: Path) -> None:
    open_store(folder, CLOCK).close()


def _median(work: Callable[[], object]) -> float:
    return share([1000 * history.timed(work) for _ in range(REPEATS)], 0.5)


def _held() -> float:
    """Return the MB of memory that this process has now."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise ValueError("no memory told")
