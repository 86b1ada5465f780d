"""How fast the engine plays at random, and what it played: run by itself beside an engine that is compiled or not.

`python pace.py pace SECONDS SEATS SEED` prints decisions a second of crazy eights, `python pace.py played HANDS` a
digest of hands of every preset, `python pace.py decided` one of hands that bots play. Only the engine is imported, from
wherever Python finds it.
"""

from __future__ import annotations

import hashlib
import sys
from time import process_time

from engine import Game
from engine.events import event_text
from engine.play.dealing import deal
from engine.play.tables import Tables
from engine.random_play import random_play
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import ids, load


def like_openspiel(seats: int) -> Tables:
    """Crazy eights by the rules that OpenSpiel's has: no refill, at most five cards drawn a turn."""
    return compile_rules(load("crazy-eights", ("no-refill",), {"draw.cap": 5}), seats)


def pace(tables: Tables, seconds: float, rng: Rng) -> float:
    """Decisions a second of whole hands, dealing included; laying an eight and naming its suit is one."""
    decisions, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        decisions += random_play(tables, 20, rng)
        rng = rng.split(decisions)
    return decisions / spent


def played(hands: int) -> str:
    """A digest of every move, event and score of hands of every preset."""
    digest = hashlib.sha256()
    for preset in ids():
        rules = load(preset, (), {"turn.limit": 300})
        for number in range(hands):
            rng = Rng(number)
            state = deal(compile_rules(rules, 2 + number % 4), 0, rng)
            log = state.watch()
            while not state.over:
                moves = state.legal_moves()
                digest.update(repr(moves).encode())
                state.apply(moves[rng.below(len(moves))])
            digest.update(repr([event_text(event) for event in log]).encode())
            digest.update(repr(state.copy().facts()).encode())
    return digest.hexdigest()


def decided() -> str:
    """A digest of a hand of every preset that bots of every level play."""
    digest = hashlib.sha256()
    for number, preset in enumerate(ids()):
        levels = ("master", "sharp", "steady", "careless")[: 2 + number % 3]
        game = Game(preset, levels, seed=number)
        game.play_out(levels)
        digest.update(str(game).encode())
    return digest.hexdigest()


def main(what: str, *numbers: str) -> None:
    """One of the three."""
    if what == "pace":
        seconds, seats, seed = map(float, numbers)
        print(pace(like_openspiel(int(seats)), seconds, Rng(int(seed))))
    elif what == "played":
        print(sys.modules["engine.play.shedding"].__file__, played(int(numbers[0])))
    else:
        print(sys.modules["engine.bots.search"].__file__, decided())


if __name__ == "__main__":
    main(*sys.argv[1:])
