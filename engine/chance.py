"""The one source of randomness: SplitMix64 (Steele, Lea and Flood 2014), alike on every Python."""

from __future__ import annotations

from typing import Any, Final

_WORD: Final = (1 << 64) - 1


class Chance:
    """A stream of random numbers whose whole state is one 64-bit int."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _WORD

    def word(self) -> int:
        """The next 64 random bits."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _WORD
        state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
        state = (state ^ (state >> 27)) * 0x94D049BB133111EB & _WORD
        return state ^ (state >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely (to within n / 2**64)."""
        # As `word`, written out: this is called for every choice of a playout.
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _WORD
        state = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
        state = (state ^ (state >> 27)) * 0x94D049BB133111EB & _WORD
        return (state ^ (state >> 31)) * n >> 64

    def pick(self, items: list[Any]) -> Any:
        """One of the items of a list that is not empty."""
        return items[self.word() * len(items) >> 64]

    def shuffle(self, items: list[Any]) -> None:
        """Shuffles a list in place (Fisher and Yates)."""
        state = self.state
        for last in range(len(items) - 1, 0, -1):
            # As `below`, written out: a pack is shuffled for every hand.
            state = (state + 0x9E3779B97F4A7C15) & _WORD
            word = (state ^ (state >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
            word = (word ^ (word >> 27)) * 0x94D049BB133111EB & _WORD
            other = (word ^ (word >> 31)) * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]
        self.state = state

    def split(self, label: int) -> Chance:
        """A stream of its own for `label`; this stream does not move."""
        return Chance(Chance(self.state ^ (label * 0xD1342543DE82EF95 & _WORD)).word())
