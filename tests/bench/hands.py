"""Random hands of every preset with random options at every number of seats; none may get stuck or be illegal.

Every hand is played by uniformly random moves, including catches, declarations and illegal attempts. In every position
the player to act must have a move, `apply` must accept it, and no card may be lost. Random players are slow to finish
games that are played to the last player, so a hand ends at a limit of turns; such hands are counted as late, apart from
those blocked by their rules.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from engine.cards import Card, cards_in
from engine.moves import SAY, WRONG_CARD, play_move
from engine.play.dealing import deal_hand
from engine.play.refusal import IllegalMove
from engine.play.state import State
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules, RulesError, load_preset, preset_ids
from tests.bench.figure import Figure

HANDS = 10_000
TOGETHER = 10  # hands of one table: the same options and seats
MOST = 10  # options tried for one table
TURNS = 800
MOVES = 40 * TURNS  # more decisions than this is a hand that does not end
SEED = 11
IN_ALL = ("--processes", "2")


@dataclass
class Found:
    """The figures of hands; counters are by preset."""

    hands: Counter[str] = field(default_factory=Counter)
    blocked: Counter[str] = field(default_factory=Counter)
    late: Counter[str] = field(default_factory=Counter)
    wrong: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    options: int = 0
    decisions: int = 0

    def __iadd__(self, other: Found) -> Found:
        self.hands += other.hands
        self.blocked += other.blocked
        self.late += other.late
        self.wrong += other.wrong
        self.examples += other.examples
        self.seen |= other.seen
        self.options += other.options
        self.decisions += other.decisions
        return self


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of this benchmark."""
    parser.add_argument("--hands", type=int, default=HANDS, help=f"how many hands are played ({HANDS})")
    parser.add_argument("--processes", type=int, default=1, help="how many play them (1)")


def measure(hands: int = HANDS, processes: int = 1) -> list[Figure]:
    """Return how many hands were stuck, illegal, endless or lost cards, and each preset's share of blocked or late
    hands.
    """
    tables = range(-(-hands // TOGETHER))
    found = Found()
    if processes > 1:
        with ProcessPoolExecutor(processes) as pool:
            for part in pool.map(play_tables, (tables[core::processes] for core in range(processes))):
                found += part
    else:
        found = play_tables(tables)
    known = {f"{preset} {option.id}" for preset in preset_ids() for option in load_preset(preset).all_options}
    total = found.hands.total()
    for example in found.examples[:20]:
        print(example)
    return [
        Figure("hands", total, ""),
        *(
            Figure(kind, found.wrong[kind], "hands", floor=0, goal=0)
            for kind in ("stuck", "illegal", "endless", "lost")
        ),
        Figure("options never on", len(known - found.seen), "", floor=None if hands < HANDS else 0, goal=0),
        Figure("options on", found.options / total, "a hand"),
        Figure("decisions", found.decisions / total, "a hand"),
        *(
            Figure(f"blocked: {id}", 100 * found.blocked[id] / found.hands[id], "%")
            for id in preset_ids()
            if found.hands[id]
        ),
        *(
            Figure(f"late, {TURNS} turns: {id}", 100 * found.late[id] / found.hands[id], "%")
            for id in preset_ids()
            if found.late[id]
        ),
    ]


def play_tables(numbers: Sequence[int]) -> Found:
    """Play the hands of these tables; a number always gives the same table."""
    presets = preset_ids()
    found = Found()
    for number in numbers:
        rng = Rng(SEED).substream(number)
        preset = presets[number % len(presets)]
        rules = some_rules(preset, rng)
        seats = rules.min_seats + rng.integer_below(rules.max_seats - rules.min_seats + 1)
        try:
            tables = compile_rules(rules, seats)
        except RulesError:
            # More cards dealt than there are: refused when the table is made.
            seats = rules.min_seats
            tables = compile_rules(rules, seats)
        for _ in range(TOGETHER):
            found.hands[preset] += 1
            found.options += len(rules.options)
            found.seen |= {f"{preset} {option}" for option in rules.options}
            state = deal_hand(tables, rng.integer_below(seats), rng)
            wrong = play_hand(state, rng, found)
            if not wrong and not conserved(state):
                wrong = "lost"
            if wrong:
                found.wrong[wrong] += 1
                found.examples.append(
                    f"{wrong}: {preset} {' '.join(rules.chosen_options)}, {seats} seats, table {number}"
                )
            elif state.turns > TURNS:
                found.late[preset] += 1
            elif state.blocked:
                found.blocked[preset] += 1
    return found


def some_rules(preset: str, rng: Rng) -> Rules:
    """Return a preset with a random set of options that may be on together."""
    numbers = {"turn.limit": TURNS}
    rules = load_preset(preset, (), numbers)
    known = [option.id for option in rules.all_options]
    rng.shuffle(known)
    for option in known[: rng.integer_below(MOST + 1)]:
        try:
            rules = load_preset(preset, (*rules.chosen_options, option), numbers)
        except RulesError:
            continue
    return rules


def play_hand(state: State, rng: Rng, found: Found) -> str:
    """Play a hand, and return what went wrong, "" for nothing."""
    penalise = state.tables.penalises_wrong_cards
    try:
        for number in range(MOVES):
            if state.over:
                found.decisions += number
                return ""
            calls = state.catches()
            if calls and rng.integer_below(4) == 0:
                seat, move = calls[rng.integer_below(len(calls))]
                state.apply(move, seat)
                continue
            moves = state.legal_moves()
            if not moves:
                return "stuck"
            wrong = wrong_card(state) if penalise and rng.integer_below(16) == 0 else None
            if wrong is not None:
                state.apply(play_move(wrong) | WRONG_CARD, state.to_act)
                continue
            move = moves[rng.integer_below(len(moves))]
            state.apply(move | SAY if rng.integer_below(2) else move, state.to_act)
    except IllegalMove:
        return "illegal"
    return "endless"


def wrong_card(state: State) -> Card | None:
    """Return an illegal card of the seat to act, None if it has none."""
    wrong = state.hands[state.to_act] & ~state.legal_cards
    return cards_in(wrong)[0] if wrong else None


def conserved(state: State) -> bool:
    """Return whether hands, stock and discard pile together are the pack."""
    held = [card for hand in state.hands for card in cards_in(hand)]
    return sorted([*held, *state.stock, *state.discard]) == state.tables.pack
