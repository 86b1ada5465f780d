"""The engine alone says who won a hand. The grid, `rounds_won`, statistics and totals agree with it, whether the result
was stored when the hand ended or is computed later by replaying.

`python -m tests.store.test_hand_results --times 1000` tries more games.
"""

from __future__ import annotations

import argparse
import dataclasses
from collections import Counter
from itertools import count

import pytest

from engine.match import Match
from engine.moves import SAY
from engine.notation import Recorder, format_record, new_record, parse_record, replay_record
from engine.play.dealing import deal_hand
from engine.play.result import DetailedHandResult, HandResult, result_of
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules, load_preset, preset_ids, ruleset_text
from store.opening import open_in_memory
from store.projections import hand_results
from store.records import NewMatch, Result, Seat
from store.store import Store
from tests.store.tables import Clocks

# With so few turns most hands are blocked.
SHORT = {"turn.limit": 10}
HANDS = 2
NAMES = ("Ann", "Ben", "Cy")


def played_hand(match: Match, names: tuple[str, ...], rng: Rng) -> tuple[str, DetailedHandResult]:
    """Return the notation and the result of a hand of random moves."""
    state = deal_hand(
        compile_rules(match.rules, len(match.player_at_seat)), match.player_at_seat.index(match.dealer), rng
    )
    totals = tuple(match.totals[player] for player in match.player_at_seat)
    record = new_record(state, tuple(names[player] for player in match.player_at_seat), match.rules, totals)
    recorder = Recorder(state, record)
    while not state.over:
        calls = state.catches()
        if calls and rng.integer_below(3) == 0:
            seat, move = rng.pick(calls)
        else:
            seat, move = state.to_act, rng.pick(state.legal_moves()) | (SAY if rng.integer_below(2) else 0)
        recorder.play(move, seat)
    return format_record(recorder.record), result_of(state, match.player_at_seat)


def played_match(store: Store, rules: Rules, seed: int, at_once: bool) -> tuple[int, Match, list[DetailedHandResult]]:
    """Store a match of some hands, and return it with their results; unless `at_once`, they're computed later."""
    match, rng, results = Match(rules, len(NAMES), hand_limit=HANDS), Rng(seed), []
    kept = store.matches.begin_match(
        NewMatch(
            rules.id,
            ruleset_text(rules),
            tuple(Seat(name) for name in NAMES),
            seed,
            rules.options,
            rules.changed_numbers,
        )
    )
    lease = store.leases.acquire(kept.id, "test", "test")
    while not match.over:
        number = match.hand_number
        store.hands.begin_hand(lease, number, match.dealer, number, "")
        notation, came_to = played_hand(match, NAMES, rng)
        results.append(came_to)
        match.add_result(came_to)
        ending = "blocked" if came_to.blocked else "out"
        result = Result(came_to.scores or (), tuple(match.totals), came_to.order, ending, match.dealer)
        store.hands.finish_hand(lease, number, notation, result, came_to if at_once else None)
    places, best = [0] * len(NAMES), 1
    for level in match.ranked_players():
        for player in level:
            places[player] = best
        best += len(level)
    store.matches.end_match(lease, "finished", tuple(places))
    return kept.id, match, results


def agrees(store: Store, match_id: int, match: Match, results: list[DetailedHandResult]) -> int:
    """Compare what the store says of a match with the engine's results; return how many hands were blocked."""
    grid = store.matches.read_grid(match_id)
    assert grid is not None and all(line.counted for line in grid.rounds)
    assert [line.winners for line in grid.rounds] == [result.winners for result in results]
    assert [line.totals for line in grid.rounds][-1] == tuple(match.totals) == grid.totals
    won = Counter(player for result in results for player in result.winners)
    if match.score_unit == "hands":
        assert match.totals == [won[player] for player in range(len(NAMES))]
    people = {person.name: person.id for person in store.people.all()}
    for player, name in enumerate(NAMES):
        for game in (None, match.rules.id):
            counted = store.statistics.statistics_of_person(people[name], game)
            assert (counted.figures["rounds_won"], counted.uncounted_hands) == (won[player], 0)
            assert counted.figures["blocked"] == sum(result.blocked for result in results if player in result.seated)
    with store._database.writing() as transaction:
        stored = hand_results.results_of_match(transaction.session, match_id)
    fields = tuple(field.name for field in dataclasses.fields(HandResult))
    for result in results:
        assert HandResult(**{name: getattr(result, name) for name in fields}) in stored.values()
    for hand, result in zip(store.hands.hands_of_match(match_id), results, strict=True):
        again = replay_record(parse_record(hand.notation), match.rules).state
        assert again is not None and result_of(again, result.seated) == result
    return sum(result.blocked for result in results)


def check(game: str, seed: int, short: bool) -> int:
    """Check one match of a game, stored in both ways; return how many hands were blocked."""
    rules = load_preset(game, (), SHORT if short else {})
    blocked = 0
    for at_once in (True, False):
        store = open_in_memory(Clocks().clock)
        with store:
            match_id, match, results = played_match(store, rules, seed, at_once)
            if not at_once:
                grid = store.matches.read_grid(match_id)
                assert grid is not None and not any(line.counted or line.winners for line in grid.rounds)
                people = store.people.all()
                waiting = [store.statistics.statistics_of_person(person.id).uncounted_hands for person in people]
                assert waiting == [len(results)] * len(NAMES)
            while store.statistics.catch_up():
                pass
            blocked += agrees(store, match_id, match, results)
    return blocked


@pytest.mark.parametrize("game", preset_ids())
def test_the_store_says_of_every_hand_what_the_engine_says(game: str) -> None:
    check(game, 1, short=False)
    assert check(game, 2, short=True) or load_preset(game).family == "sequence"


def test_hands_are_played_again_a_few_at_a_time_and_go_on_where_that_was_broken_off() -> None:
    with open_in_memory(Clocks().clock) as store:
        match_id, match, results = played_match(store, load_preset("crazy-eights", (), SHORT), 5, at_once=False)
        seen = []
        while store.statistics.catch_up(2):  # one hand at a time
            grid = store.matches.read_grid(match_id)
            assert grid is not None
            seen.append(sum(line.counted for line in grid.rounds))
        assert set(seen) == set(range(HANDS + 1))
        agrees(store, match_id, match, results)


def test_what_is_made_anew_is_the_same() -> None:
    with open_in_memory(Clocks().clock) as store:
        match_id, match, results = played_match(store, load_preset("crazy-eights", (), SHORT), 5, at_once=True)
        with store._database.writing() as transaction:
            transaction.session.execute("UPDATE hand_results SET winners = '[2]' WHERE number = 2")
        store.matches.read_grid(match_id)  # comes upon the damage, and has all made anew
        while store.statistics.catch_up():
            pass
        agrees(store, match_id, match, results)


def main() -> None:
    """Check more games than the test does."""
    parser = argparse.ArgumentParser(prog="python -m tests.store.test_hand_results")
    parser.add_argument("--times", type=int, default=200)
    times = parser.parse_args().times
    blocked = 0
    for seed, game in zip(range(times), (game for _ in count() for game in preset_ids()), strict=False):
        blocked += check(game, seed + 100, short=bool(seed // len(preset_ids()) % 2))
    print(f"{times} matches, {blocked // 2} blocked hands: all agree")  # noqa: T201


if __name__ == "__main__":
    main()
