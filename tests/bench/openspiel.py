"""OpenSpiel's crazy eights at random, driven from Python and by its own loop; its players' decisions a second.

A decision is a move that a player chose. What chance chooses takes its time and is not counted as one, and naming the
suit of an eight is a part of laying it, as it is here.
"""

from __future__ import annotations

import importlib
from time import process_time
from typing import Any

from engine.rng import Rng

NAMING = 54  # actions from here name a suit
ROLLOUTS = 1000


def load(seats: int) -> Any:
    """Return the game with its defaults."""
    return _pyspiel().load_game("crazy_eights", {"players": seats})


def play_out(state: Any, rng: Rng) -> int:
    """Play a state to its end, and return the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[rng.integer_below(len(outcomes))][0])
            continue
        actions = state.legal_actions()
        action = actions[rng.integer_below(len(actions))]
        state.apply_action(action)
        decisions += action < NAMING
    return decisions


def pace(game: Any, seconds: float, rng: Rng) -> float:
    """Return the decisions a second of whole games, driven from Python."""
    decisions, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        decisions += play_out(game.new_initial_state(), rng)
    return decisions / spent


def own_pace(game: Any, rng: Rng) -> float:
    """Return the decisions a second of its own loop, `RandomRolloutEvaluator`, from a dealt hand; dealing isn't
    included.

    The evaluator can't be called from Python, so a tree search of one simulation calls it; the difference between many
    rollouts and few is the time of the rollouts alone.
    """
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[rng.integer_below(len(outcomes))][0])
    times = []
    for rollouts in (ROLLOUTS, 5 * ROLLOUTS):
        evaluator = _pyspiel().RandomRolloutEvaluator(rollouts, 1)
        bot = _pyspiel().MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        begun = process_time()
        bot.step(state)
        times.append(process_time() - begun)
    mean = sum(play_out(state.clone(), rng) for _ in range(200)) / 200
    return mean * 4 * ROLLOUTS / (times[1] - times[0])


def _pyspiel() -> Any:
    """Return the library. Raises ModuleNotFoundError if it isn't installed; everything else can still
    be measured then.
    """
    return importlib.import_module("pyspiel")
