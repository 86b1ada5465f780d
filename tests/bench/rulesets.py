"""One hand of each of many rulesets made by chance: whatever `lint` accepts is played to its end by every bot.

A ruleset that `lint` refuses, or that cannot be read, counts for nothing; the next number is tried. Levels rotate over
the seats, attempts of illegal cards are made where they have a price, and the record of every hand is played again.
`--seed S --first N --rulesets 1` plays a single one again.
"""

from __future__ import annotations

import argparse
import itertools
import traceback
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from engine.bots import LEVELS, Player, make_bot
from engine.cards import FACE, cards_in
from engine.messages import language
from engine.moves import WRONG_CARD, Move, play_move
from engine.notation import Recorder, format_record, new_record, parse_record, replay_record
from engine.play.dealing import deal_hand
from engine.play.refusal import IllegalMove
from engine.play.result import result_of
from engine.play.state import State
from engine.play.view import View, view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.explain import explain_rules
from engine.rules.lint import lint_rules
from engine.rules.reader import Rules, parse_rules, ruleset_text
from engine.rules.rules_code import decode_rules, encode_rules
from tests.bench.figure import Figure
from tests.engine.playing import check_end, faces
from tests.engine.rulesets import some_ruleset

RULESETS = 20_000
SEED = 31
IN_ALL = ("--rulesets", "1000")
MASTER_EVERY = 40  # rulesets from one with a master to the next
DECISIONS_A_TURN = 20  # more of them for each turn that the rules allow, and the hand does not end
SLICES = 6  # of thinking that a bot gets for a move, as a clock would give it; now and then it gets all it wants
FULL_THINKING_EVERY = 50  # rulesets from one in which it does to the next
LOWER = tuple(level for level in LEVELS if level != "master")


@dataclass
class Found:
    """The figures of rulesets: how many were made, refused, dealt and blocked, and what failed, with the seed."""

    counts: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def __iadd__(self, other: Found) -> Found:
        self.counts += other.counts
        self.failures += other.failures
        return self


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this benchmark."""
    parser.add_argument("--rulesets", type=int, default=RULESETS, help=f"how many are played ({RULESETS})")
    parser.add_argument("--first", type=int, default=0, help="the number of the first: others before were played (0)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"what they are made from ({SEED})")
    parser.add_argument("--processes", type=int, default=1, help="how many play them (1)")


def measure(rulesets: int = RULESETS, first: int = 0, seed: int = SEED, processes: int = 1) -> list[Figure]:
    """Return how many rulesets were played, how many of them by masters, and in how many something failed."""
    numbers = range(first, first + rulesets)
    found = Found()
    if processes > 1:
        with ProcessPoolExecutor(processes) as pool:
            parts = [numbers[core::processes] for core in range(processes)]
            for part in pool.map(play_rulesets, itertools.repeat(seed), parts):
                found += part
    else:
        found = play_rulesets(seed, numbers)
    for each in found.failures:
        print(each)
    counts = found.counts
    return [
        Figure("rulesets", counts["played"], ""),
        Figure("with a master", counts["master"], ""),
        Figure("failures", len(found.failures), "rulesets", floor=0, goal=0),
        Figure("refused before one was accepted", counts["refused"] / max(1, counts["played"]), ""),
        Figure("accepted with a warning", 100 * counts["warned"] / max(1, counts["played"]), "%"),
        Figure("blocked", 100 * counts["blocked"] / max(1, counts["played"]), "%"),
        Figure("illegal cards tried", counts["attempts"], ""),
        Figure("decisions", counts["decisions"] / max(1, counts["played"]), "a hand"),
    ]


def play_rulesets(seed: int, numbers: Iterable[int]) -> Found:
    """Play one hand of a ruleset for each number; a number of a seed is always the same hand."""
    found = Found()
    for number in numbers:
        rng = Rng(seed).substream(number)
        made = None
        try:
            while made is None:
                made = _accepted(rng, found)
            _play(made, number, rng, found)
        except Exception:
            where = f"seed {seed}, number {number}"
            code = encode_rules(made) if made is not None else "no ruleset"
            found.failures.append(f"{where}: {code}\n{traceback.format_exc(limit=-4)}")
    return found


def _accepted(rng: Rng, found: Found) -> Rules | None:
    """Return a ruleset without lint errors, after explaining it and reading its text and code back; else None."""
    rules = some_ruleset(rng)
    findings = lint_rules(rules)
    for each in findings:
        assert language().render(each.message)
    if any(each.level == "error" for each in findings):
        found.counts["refused"] += 1
        return None
    found.counts["warned"] += bool(findings)
    assert all(sentence.text for sentence in explain_rules(rules))
    assert parse_rules(ruleset_text(rules)) == rules
    assert decode_rules(encode_rules(rules)) == rules
    return rules


def _play(rules: Rules, number: int, rng: Rng, found: Found) -> None:
    """Play one hand to its end, and replay its record."""
    seats = rules.min_seats + rng.integer_below(rules.max_seats - rules.min_seats + 1)
    state = deal_hand(compile_rules(rules, seats), rng.integer_below(seats), rng.substream(0))
    players = [make_bot(LOWER[(number + seat) % len(LOWER)]) for seat in range(seats)]
    if number % MASTER_EVERY == 0:
        players[rng.integer_below(seats)] = make_bot("master")
        found.counts["master"] += 1
    slices = None if number % FULL_THINKING_EVERY == 0 else SLICES
    recorder = Recorder(state, new_record(state, tuple(f"Seat {seat + 1}" for seat in range(seats)), rules))
    while not state.over:
        _try_illegal(recorder, rng, found)
        if state.over:  # the price of an illegal card was the end of a blocked hand
            break
        seat = state.to_act
        recorder.play(_chosen(players[seat], view_of_seat(state, seat, recorder.history), rng, slices), seat)
        for other, call in state.catches():
            if players[other].will_catch(view_of_seat(state, other, recorder.history), rng):
                recorder.play(call, other)
                break
        assert len(recorder.steps) < DECISIONS_A_TURN * (state.tables.turn_limit + 1), "the hand does not end"
    check_end(state)
    result = result_of(state)
    assert result.winners and sorted(result.order) == list(range(seats))
    done = replay_record(parse_record(format_record(recorder.record)), rules)
    assert done.error is None, done.error
    assert done.state is not None and faces(done.state) == faces(state)
    found.counts["played"] += 1
    found.counts["blocked"] += state.blocked
    found.counts["decisions"] += len(recorder.steps)


def _chosen(player: Player, seen: View, rng: Rng, slices: int | None) -> Move:
    """Return the move that a player chooses after at most so many slices of thinking, None for no limit."""
    *_, move = itertools.islice(player.choose(seen, rng), slices)
    return move


def _try_illegal(recorder: Recorder, rng: Rng, found: Found) -> None:
    """Now and then, try any card of any seat: refused if its face is legal, else it costs cards."""
    state = recorder.state
    if not state.tables.penalises_wrong_cards or rng.integer_below(12):
        return
    seat = rng.integer_below(state.seats)
    held = cards_in(state.hands[seat])
    if not held:
        return
    card = held[rng.integer_below(len(held))]
    legal = seat == state.to_act and FACE[card] in {FACE[each] for each in cards_in(state.legal_cards)}
    try:
        recorder.play(play_move(card) | WRONG_CARD, seat)
    except IllegalMove:
        assert legal or not _may_try(state), "an illegal card that has its price is refused"
        return
    assert not legal, "a legal card is taken for an illegal one"
    found.counts["attempts"] += 1


def _may_try(state: State) -> bool:
    return state.tables.family == "shedding"
