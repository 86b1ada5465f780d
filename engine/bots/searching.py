"""Bots that search: sharp guesses the hidden cards blindly, master from all that happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from engine.bots.belief import Belief
from engine.bots.playout import habits
from engine.bots.search import Search
from engine.bots.simple import with_word
from engine.bots.temper import EVEN, Temper
from engine.chance import Chance
from engine.moves import Move, card_of, is_play
from engine.state import State
from engine.view import View


class Sharp:
    """Tries its moves in a few deals of the hidden cards, each as likely as any other."""

    name = "sharp"
    forgets = 3
    sees = 93
    playouts = 160
    length = 40  # moves of a playout for every seat, before the rest is guessed

    def __init__(self, temper: Temper = EVEN) -> None:
        self.temper = temper

    def choose(self, view: View, chance: Chance) -> Iterator[Move]:
        """The best move so far after each playout."""
        forgets = chance.below(100) < self.forgets
        moves = ordered(view)
        if len(moves) == 1:
            yield moves[0] if forgets else with_word(view, moves[0])
            return
        said = [with_word(view, move) for move in moves]
        yield moves[0] if forgets else said[0]
        liking = None if self.temper is EVEN else partial(self.temper.liking, view)
        length = self.length * view.tables.seats
        search = Search(view, said, self.worlds(view, chance), self.playouts, length, liking=liking)
        for move in search.run():
            yield moves[said.index(move)] if forgets else move

    def worlds(self, view: View, chance: Chance) -> Callable[[], State]:
        """Where the worlds come from that the moves are tried in."""
        return lambda: view.sample(chance)

    def notices(self, view: View, chance: Chance) -> bool:
        """Nearly always."""
        return chance.below(100) < self.sees - self.temper.overlooked(view)


class Master(Sharp):
    """Tries its moves in many deals of the hidden cards."""

    name = "master"
    forgets = 0
    sees = 100
    playouts = 420

    def worlds(self, view: View, chance: Chance) -> Callable[[], State]:
        """Worlds as likely as what happened makes them."""
        return Belief(view, chance).world


def ordered(view: View) -> list[Move]:
    """The legal moves, what a greedy player would choose first."""
    rest = len(view.tables.pack)
    better = habits(view.tables).better
    return sorted(view.legal, key=lambda move: better[card_of(move)].bit_count() if is_play(move) else rest)
