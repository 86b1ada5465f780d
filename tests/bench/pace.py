"""How fast the engine plays at random, and what it played: run by itself beside an engine that is compiled or not.

`python pace.py pace SECONDS SEATS SEED` prints decisions a second of crazy eights, `python pace.py played HANDS` a
digest of hands of every preset, at random and by bots. Only the engine is imported, from wherever Python finds it.
"""

from __future__ import annotations

import hashlib
import sys
from time import process_time

from engine import Game
from engine.events import event_text
from engine.play.dealing import deal_hand
from engine.play.tables import Tables
from engine.random_play import play_random_hands
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, preset_ids


def like_openspiel(seats: int) -> Tables:
    """Return crazy eights by OpenSpiel's rules: no refill, at most five cards drawn in a turn."""
    return compile_rules(load_preset("crazy-eights", ("no-refill",), {"draw.cap": 5}), seats)


def pace(tables: Tables, seconds: float, rng: Rng) -> float:
    """Return decisions a second of whole hands, dealing included; playing an eight and nominating its suit is one."""
    decisions, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        decisions += play_random_hands(tables, 20, rng)
        rng = rng.substream(decisions)
    return decisions / spent


def played(hands: int) -> str:
    """Return a digest of every move, event and score of hands of every preset, and of one played by bots of every
    level.
    """
    digest = hashlib.sha256()
    levels = ("master", "sharp", "steady", "careless")
    for place, preset in enumerate(preset_ids()):
        game = Game(preset, levels[: 2 + place % 3], seed=place)
        game.play_out(game.players)
        digest.update(str(game).encode())
        rules = load_preset(preset, (), {"turn.limit": 300})
        for number in range(hands):
            rng = Rng(number)
            state = deal_hand(compile_rules(rules, 2 + number % 4), 0, rng)
            log = state.start_event_log()
            while not state.over:
                moves = state.legal_moves()
                digest.update(repr(moves).encode())
                state.apply(moves[rng.integer_below(len(moves))])
            digest.update(repr([event_text(event) for event in log]).encode())
            digest.update(repr(state.copy().position_key()).encode())
    return digest.hexdigest()


def main(what: str, *numbers: str) -> None:
    """Print one of the two."""
    if what == "pace":
        seconds, seats, seed = map(float, numbers)
        print(pace(like_openspiel(int(seats)), seconds, Rng(int(seed))))
    else:
        print(sys.modules["engine.bots.search"].__file__, played(int(numbers[0])))


if __name__ == "__main__":
    main(*sys.argv[1:])
