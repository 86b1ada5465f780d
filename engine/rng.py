"""The only source of randomness: SplitMix64 (Steele, Lea and Flood 2014), the same on every Python.

The arithmetic also works where ints are 64 bits wide and wrap round, as in a compiled engine: shifted values are
masked, and constants from 2**63 on are made of halves. With Python's own ints, a step for many words side by side in
one long int costs little more than for one, so words are made ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64


def _signed_odd_constant(half: i64) -> i64:
    return half * 2 + 1


def _to_unsigned(word: i64) -> int:
    return int(word >> 32 & _HALF) << 32 | int(word & _HALF)


_ALL_ITEMS: Final = 1 << 30  # more items than a list has
_HALF: Final = 0xFFFFFFFF
_WORD: Final[i64] = _signed_odd_constant(0x7FFFFFFFFFFFFFFF)  # 64 bits; -1 where ints wrap round
_WRAPS: Final = _WORD < 0
_STEP: Final[i64] = _signed_odd_constant(0x4F1BBCDCBFA53E0A)
_FIRST: Final[i64] = _signed_odd_constant(0x5FAC23B68E7272DC)
_SECOND: Final[i64] = _signed_odd_constant(0x4A6824DD899888F5)

# Words made ahead are packed into lanes of 128 bits, which have room for a product; the first word is in the highest.
_WORDS_AHEAD: Final = 16
_ONES: Final = sum(1 << 128 * lane for lane in range(_WORDS_AHEAD))
_WORDS: Final = _to_unsigned(_WORD) * _ONES
_STEPS: Final = sum(
    (_to_unsigned(_STEP) * (_WORDS_AHEAD - lane) & _to_unsigned(_WORD)) << 128 * lane for lane in range(_WORDS_AHEAD)
)
_ROW: Final = Struct("<" + "Q8x" * _WORDS_AHEAD)


def _wrap_to_signed(number: int) -> i64:
    number &= (1 << 64) - 1
    return number - (1 << 64) if _WRAPS and number >> 63 else number


def _mix_bits(state: i64) -> i64:
    word: i64 = (state ^ (state >> 30 & 0x3FFFFFFFF)) * _FIRST & _WORD
    word = (word ^ (word >> 27 & 0x1FFFFFFFFF)) * _SECOND & _WORD
    return word ^ (word >> 31 & 0x1FFFFFFFF)


def seed_of_hand(match: int, number: int) -> int:
    """Return the seed of hand `number` of a match with seed `match`.

    It can't be reversed: unlike with `Rng.substream`, a hand's seed says nothing about the match's seed and later
    hands.
    """
    return int.from_bytes(sha256(f"hand {number} of {match}".encode()).digest()[:8], "big")


class Rng:
    """A stream of random numbers. Its whole state is one 64-bit int, and the words it began with if any are left."""

    __slots__ = ("_ahead", "_end")

    def __init__(self, seed: int) -> None:
        self._end: i64 = _wrap_to_signed(seed)  # the state once the words made ahead are used
        self._ahead: list[int] = []  # words made ahead, the next one last

    @classmethod
    def of_words(cls, words: list[int]) -> Rng:
        """Return a stream that begins with the given 64-bit words and then uses the last of them as its seed. It has no
        `state` until they are used up.
        """
        stream = cls(words[-1])
        stream._ahead = words[-2::-1]
        return stream

    @property
    def state(self) -> int:
        """The seed of a stream that continues as this one does."""
        return _to_unsigned(self._end - len(self._ahead) * _STEP)

    def copy(self) -> Rng:
        """Return an independent stream that continues as this one does."""
        other = Rng(0)
        other._end, other._ahead = self._end, self._ahead[:]
        return other

    def next_word(self) -> int:
        """Return the next 64 random bits as an int."""
        if _WRAPS and not self._ahead:
            return _to_unsigned(self._next_signed())
        return (self._ahead or self._make_words_ahead()).pop()

    def integer_below(self, n: int) -> int:
        """Return a uniform number from 0 to n - 1 (to within n / 2**64)."""
        if not _WRAPS or self._ahead:
            return (self._ahead or self._make_words_ahead()).pop() * n >> 64
        word = self._next_signed()
        if n > _HALF >> 1:
            return _to_unsigned(word) * n >> 64
        many: i64 = n
        return int((word >> 32 & _HALF) * many + ((word & _HALF) * many >> 32) >> 32)

    def fraction_generator(self) -> Callable[[], float]:
        """Return a function that returns floats from 0 to below 1: `random` of the standard library's generator, seeded
        with the next word, which gives the same numbers on every Python. It is several times as fast as `next_word`,
        for searches that need thousands.
        """
        return Random(self.next_word()).random

    def pick(self, items: list[Any]) -> Any:
        """Return a random item of a list that isn't empty."""
        return items[self.integer_below(len(items))]

    def shuffle(self, items: list[Any], places: int = _ALL_ITEMS) -> None:
        """Shuffle a list in place (Fisher and Yates), or only its last `places` items, chosen from all."""
        ahead = self._ahead
        for last in range(len(items) - 1, max(0, len(items) - 1 - places), -1):
            if _WRAPS:
                other = self.integer_below(last + 1)
            else:
                ahead = ahead or self._make_words_ahead()
                other = ahead.pop() * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]

    def substream(self, label: int) -> Rng:
        """Return an independent stream for `label`. This stream doesn't advance."""
        return Rng(_mix_bits(_wrap_to_signed(self.state ^ label * 0xD1342543DE82EF95) + _STEP & _WORD))

    def _next_signed(self) -> i64:
        self._end = end = self._end + _STEP & _WORD
        return _mix_bits(end)

    def _make_words_ahead(self) -> list[int]:
        """Make `_WORDS_AHEAD` words in one step and return them, the next one last."""
        words: int = self._end
        words = words * _ONES + _STEPS & _WORDS
        words = (words ^ words >> 30 & _WORDS) * _FIRST & _WORDS
        words = (words ^ words >> 27 & _WORDS) * _SECOND & _WORDS
        words ^= words >> 31 & _WORDS
        self._end = self._end + _WORDS_AHEAD * _STEP & _WORD
        self._ahead = list(_ROW.unpack(words.to_bytes(_ROW.size, "little")))
        return self._ahead
