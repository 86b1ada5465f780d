"""The one source of randomness: SplitMix64 (Steele, Lea and Flood 2014), alike on every Python.

The arithmetic is also right where ints are 64 bits wide and wrap round, as they are in a compiled engine: what is
shifted is masked, and constants from 2**63 are made of their halves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64


def _odd(half: i64) -> i64:
    return half * 2 + 1


def _unsigned(word: i64) -> int:
    return int(word >> 32 & _HALF) << 32 | int(word & _HALF)


_HALF: Final = 0xFFFFFFFF
_WORD: Final[i64] = _odd(0x7FFFFFFFFFFFFFFF)  # 64 bits; -1 where ints wrap round
_WRAPS: Final = _WORD < 0
_STEP: Final[i64] = _odd(0x4F1BBCDCBFA53E0A)
_FIRST: Final[i64] = _odd(0x5FAC23B68E7272DC)
_SECOND: Final[i64] = _odd(0x4A6824DD899888F5)


class Chance:
    """A stream of random numbers whose whole state is one 64-bit int."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        seed &= (1 << 64) - 1
        self.state: i64 = seed - (1 << 64) if _WRAPS and seed >> 63 else seed

    def _next(self) -> i64:
        self.state = state = (self.state + _STEP) & _WORD
        word: i64 = (state ^ (state >> 30 & 0x3FFFFFFFF)) * _FIRST & _WORD
        word = (word ^ (word >> 27 & 0x1FFFFFFFFF)) * _SECOND & _WORD
        return word ^ (word >> 31 & 0x1FFFFFFFF)

    def word(self) -> int:
        """The next 64 random bits."""
        return _unsigned(self._next())

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely (to within n / 2**64)."""
        # As `_next`, written out: this is called for every choice of a playout.
        self.state = state = (self.state + _STEP) & _WORD
        word: i64 = (state ^ (state >> 30 & 0x3FFFFFFFF)) * _FIRST & _WORD
        word = (word ^ (word >> 27 & 0x1FFFFFFFFF)) * _SECOND & _WORD
        word ^= word >> 31 & 0x1FFFFFFFF
        if not _WRAPS:
            wide: int = word
            return wide * n >> 64
        if n > _HALF >> 1:
            return _unsigned(word) * n >> 64
        many: i64 = n
        return int((word >> 32 & _HALF) * many + ((word & _HALF) * many >> 32) >> 32)

    def pick(self, items: list[Any]) -> Any:
        """One of the items of a list that is not empty."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Shuffles a list in place (Fisher and Yates)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def split(self, label: int) -> Chance:
        """A stream of its own for `label`; this stream does not move."""
        seed: int = self.state
        return Chance(Chance(seed ^ label * 0xD1342543DE82EF95).word())
