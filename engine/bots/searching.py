"""Bots that search: sharp guesses the hidden cards blindly, master from all that happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.bots.playout import habits
from engine.bots.search import Search
from engine.bots.simple import with_word
from engine.chance import Chance
from engine.moves import Move, card_of, is_play
from engine.view import View

LENGTH: Final = 60  # moves of a playout, a seat's share being about this by the number of seats


class Sharp:
    """Tries its moves in a few deals of the hidden cards, each as likely as any other."""

    name = "sharp"
    forgets = 3
    sees = 93
    playouts = 100

    def choose(self, view: View, chance: Chance) -> Iterator[Move]:
        """The best move so far after each playout."""
        forgets = chance.below(100) < self.forgets
        moves = ordered(view)
        if len(moves) == 1:
            yield moves[0] if forgets else with_word(view, moves[0])
            return
        said = [with_word(view, move) for move in moves]
        search = Search(view, said, lambda: view.sample(chance), self.playouts, LENGTH * view.tables.seats)
        for move in search.run():
            yield moves[said.index(move)] if forgets else move

    def notices(self, view: View, chance: Chance) -> bool:
        """Nearly always."""
        return chance.below(100) < self.sees


class Master(Sharp):
    """Tries its moves in many deals of the hidden cards."""

    name = "master"
    forgets = 0
    sees = 100
    playouts = 400


def ordered(view: View) -> list[Move]:
    """The legal moves, what a greedy player would choose first."""
    rest = len(view.tables.pack)
    better = habits(view.tables).better
    return sorted(view.legal, key=lambda move: better[card_of(move)].bit_count() if is_play(move) else rest)
