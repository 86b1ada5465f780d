"""Random hands of Switch with random options and seats: none may be stuck or illegal; how many are blocked.

Every hand is played by uniform random moves, catches and declarations included. In every position somebody who is to
act must have a move, `apply` must take it, and no card may be lost. Players who move at random are slow to finish what
is played on to the last, so most of the blocked hands have reached the limit of turns.
"""

from __future__ import annotations

from engine.chance import Chance
from engine.game import deal
from engine.moves import SAY
from engine.refusal import IllegalMove
from engine.rules import RulesError, load
from engine.state import State
from engine.tables import compile_rules
from tests.bench.figure import Figure

HANDS = 10_000
SEATS = (2, 3, 4, 5, 6, 7, 8)
MOST = 10  # options tried for one hand
MOVES = 60_000  # more decisions than this is a hand that does not end
SEED = 11


def measure(hands: int = HANDS) -> list[Figure]:
    """How many hands were stuck, illegal or endless, and which share was blocked."""
    chance = Chance(SEED)
    stuck = illegal = endless = lost = blocked = late = decisions = switched = 0
    seen: set[str] = set()
    for number in range(hands):
        options = some_options(chance)
        seen |= set(options)
        switched += len(options)
        seats = SEATS[number % len(SEATS)]
        state = deal(compile_rules(load("switch", options), seats), chance.below(seats), chance)
        try:
            played = play(state, chance)
        except IllegalMove:
            illegal += 1
            continue
        decisions += max(played, 0)
        stuck += not state.over and played >= 0
        endless += played < 0
        lost += not conserved(state)
        blocked += state.blocked
        late += state.blocked and state.turns > state.tables.turn_limit
    known = {option.id for option in load("switch").all_options}
    return [
        Figure("hands", hands, ""),
        Figure("stuck", stuck, "hands", floor=0, goal=0),
        Figure("illegal", illegal, "hands", floor=0, goal=0),
        Figure("endless", endless, "hands", floor=0, goal=0),
        Figure("cards lost", lost, "hands", floor=0, goal=0),
        Figure("blocked", 100 * blocked / hands, "%"),
        Figure("blocked by the turn limit", 100 * late / hands, "%"),
        Figure("options never on", len(known - seen), "", floor=0, goal=0),
        Figure("options on", switched / hands, "a hand"),
        Figure("decisions", decisions / hands, "a hand"),
    ]


def some_options(chance: Chance) -> tuple[str, ...]:
    """A random set of options that may be on together; those that may not are left out."""
    known = [option.id for option in load("switch").all_options]
    chance.shuffle(known)
    chosen: tuple[str, ...] = ()
    for option in known[: chance.below(MOST + 1)]:
        try:
            load("switch", (*chosen, option))
        except RulesError:
            continue
        chosen = (*chosen, option)
    return chosen


def play(state: State, chance: Chance) -> int:
    """Plays a hand; the decisions made, or -1 when it did not end. Stops where nobody has a move."""
    for number in range(MOVES):
        if state.over:
            return number
        calls = state.catches()
        if calls and chance.below(4) == 0:
            seat, move = calls[chance.below(len(calls))]
            state.apply(move, seat)
            continue
        moves = state.legal_moves()
        if not moves:
            return number
        move = moves[chance.below(len(moves))]
        state.apply(move | SAY if chance.below(2) else move, state.to_act)
    return -1


def conserved(state: State) -> bool:
    """Whether hands, stock and discard pile together are the pack."""
    cards = [*state.stock, *state.discard]
    for hand in state.hands:
        while hand:
            cards.append((hand & -hand).bit_length() - 1)
            hand &= hand - 1
    return sorted(cards) == state.tables.pack
