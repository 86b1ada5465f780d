"""Tournaments of bots on duplicate deals: every bot plays every deal from every seat."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from engine.bots import Player, choose_move, make_bot
from engine.moves import Move
from engine.play.dealing import deal_hand
from engine.play.result import result_of
from engine.play.state import State
from engine.play.view import Observation, View, make_observation, view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules

Seated = Callable[[str], Player]
MakeView = Callable[[State, int, Sequence[Observation]], View]


def play_hand(
    state: State,
    players: Sequence[Player],
    rng: Rng,
    clock: Callable[[], float] | None = None,
    spent: Sequence[list[float]] = (),
    make_view: MakeView = view_of_seat,
) -> int:
    """Play a hand to its end, catches included. Return the number of decisions.

    With a `clock`, the seconds of each decision are appended to `spent`, by seat.
    """
    return sum(1 for _ in play_decisions(state, players, rng, clock, spent, make_view))


def play_decisions(
    state: State,
    players: Sequence[Player],
    rng: Rng,
    clock: Callable[[], float] | None = None,
    spent: Sequence[list[float]] = (),
    make_view: MakeView = view_of_seat,
) -> Iterator[None]:
    """Play a hand as `play_hand` does, and yield after each decision. All events are in the state's log."""
    history: list[Observation] = []
    log = state.start_event_log()

    def apply_and_observe(move: Move, seat: int) -> None:
        before = state.copy()
        begun = len(log)
        state.apply(move, seat)
        history.append(make_observation(before, seat, move, log[begun:]))

    while not state.over:
        seat = state.to_act
        begun = clock() if clock else 0.0
        move = choose_move(players[seat], make_view(state, seat, history), rng)
        if clock:
            spent[seat].append(clock() - begun)
        apply_and_observe(move, seat)
        for other, call in state.catches():
            if players[other].will_catch(make_view(state, other, history), rng):
                apply_and_observe(call, other)
                break
        yield


@dataclass(frozen=True)
class Tournament:
    """A tournament: the kinds of player at the table (they rotate), the number of hands, and the seed of the deals.

    `make_player` makes a player of a kind and `make_view` the view of a seat, for kinds that aren't levels.
    """

    rules: Rules
    kinds: tuple[str, ...]
    hands: int
    seed: int
    clock: Callable[[], float] | None = None
    make_player: Seated = make_bot
    make_view: MakeView = view_of_seat

    @property
    def deals(self) -> int:
        """The number of different deals. Each is played once for every rotation of the players."""
        return -(-self.hands // len(self.kinds))

    def run(self) -> dict[str, object]:
        """Play all deals in order and return their `summarize`."""
        return summarize(map(self.play_deal, range(self.deals)))

    def play_deal(self, number: int) -> DealTally:
        """Play deal `number` with every rotation of the players. Return the tally of each kind, in the order of
        `kinds`.
        """
        kinds = self.kinds
        seats = len(kinds)
        tables = compile_rules(self.rules, seats)
        root = Rng(self.seed)
        played = DealTally({kind: KindTally() for kind in kinds})
        shares = dict.fromkeys(kinds, 0.0)
        for shift in range(min(seats, self.hands - seats * number)):
            names = [kinds[(seat + shift) % seats] for seat in range(seats)]
            spent: list[list[float]] = [[] for _ in names]
            state = deal_hand(tables, number % seats, root.substream(2 * number))
            rng = root.substream(2 * number + 1).substream(shift)
            play_hand(state, [self.make_player(name) for name in names], rng, self.clock, spent, self.make_view)
            played.hands += 1
            played.turns += state.turns
            result = result_of(state)
            scores, best = result.scores, result.winners
            for seat, kind in enumerate(names):
                won = 1 / len(best) if seat in best else 0.0
                tally = played.tallies[kind]
                tally.seats_held += 1
                tally.scores.append(scores[seat] if scores else won)
                tally.seconds.extend(spent[seat])
                shares[kind] += won
        for kind, tally in played.tallies.items():
            if tally.seats_held:
                tally.wins.append(shares[kind] / tally.seats_held)
        return played


@dataclass
class KindTally:
    """The tally of one kind of player: seats held, share of wins by deal, scores, and seconds by decision."""

    seats_held: int = 0
    wins: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)


@dataclass
class DealTally:
    """What happened in one or several deals: a tally for each kind of player, and the numbers of hands and turns."""

    tallies: dict[str, KindTally]
    hands: int = 0
    turns: int = 0


def summarize(deals: Iterable[DealTally]) -> dict[str, object]:
    """Return the tallies of all deals of a tournament as one JSON table, which `engine simulate` prints."""
    total = DealTally({})
    for each in deals:
        total.hands += each.hands
        total.turns += each.turns
        for kind, tally in each.tallies.items():
            whole = total.tallies.setdefault(kind, KindTally())
            whole.wins += tally.wins
            whole.scores += tally.scores
            whole.seconds += tally.seconds
    return {
        "hands": total.hands,
        "turns_per_hand": round(total.turns / max(1, total.hands), 3),
        "kinds": {kind: _summarize_tally(tally) for kind, tally in total.tallies.items()},
    }


def _summarize_tally(tally: KindTally) -> dict[str, object]:
    rate, error = mean_and_standard_error(tally.wins)
    score, score_error = mean_and_standard_error(tally.scores)
    times = sorted(tally.seconds)
    return {
        "win_rate": round(rate, 4),
        "ci95": [round(rate - 1.96 * error, 4), round(rate + 1.96 * error, 4)],
        "score_mean": round(score, 3),
        "score_se": round(score_error, 3),
        "ms_per_decision": {
            "p50": round(1000 * quantile(times, 0.5), 3),
            "p95": round(1000 * quantile(times, 0.95), 3),
        },
    }


def mean_and_standard_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of independent values and its standard error; (0, 0) without values."""
    n = len(values)
    if n == 0:
        return 0.0, 0.0
    mean = math.fsum(values) / n
    if n == 1:
        return mean, 0.0
    return mean, math.sqrt(math.fsum((v - mean) ** 2 for v in values) / (n - 1) / n)


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return the value below which `share` (0 to 1) of the sorted values lie; 0 if there are none."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
