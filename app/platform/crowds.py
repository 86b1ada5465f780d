"""Whom to let go when too many are there at once: the eldest of the network that has most, so that nobody who connects
from elsewhere pays for it."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Crowd(Generic[T]):
    """Those who are there, each under the network or person that they are counted as; at most `most` of all, and `each`
    of one."""

    def __init__(self, most: int, each: int | None = None) -> None:
        self._most, self._each = most, each or most
        self._of: dict[str, dict[T, None]] = {}  # the eldest first
        self._keys: dict[T, str] = {}

    def __len__(self) -> int:
        return len(self._keys)

    def __contains__(self, one: object) -> bool:
        return one in self._keys

    def add(self, one: T, key: str) -> T | None:
        """Counts somebody; who has to go for it, and is counted no more."""
        self._keys[one] = key
        mine = self._of.setdefault(key, {})
        mine[one] = None
        if len(mine) > self._each:
            return self._take_eldest(key)
        return self.take_eldest() if len(self._keys) > self._most else None

    def remove(self, one: T) -> None:
        """Counts somebody no more."""
        if (key := self._keys.pop(one, None)) is not None:
            mine = self._of[key]
            del mine[one]
            if not mine:
                del self._of[key]

    def take_eldest(self) -> T | None:
        """Counts the eldest of those who have most no more; who that is, None where nobody is there."""
        return self._take_eldest(max(self._of, key=lambda key: len(self._of[key]))) if self._of else None

    def _take_eldest(self, key: str) -> T:
        eldest = next(iter(self._of[key]))
        self.remove(eldest)
        return eldest
