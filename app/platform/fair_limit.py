"""A limit for simultaneous connections that is fair between networks: when it's exceeded, the oldest connection of the
network with the most is removed.
"""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class FairLimit(Generic[T]):
    """Members, each counted under a key such as a network or person: at most `most` in total and `each` per key."""

    def __init__(self, most: int, each: int | None = None) -> None:
        self._most, self._each = most, each or most
        self._of: dict[str, dict[T, None]] = {}  # the oldest first
        self._keys: dict[T, str] = {}

    def __len__(self) -> int:
        return len(self._keys)

    def __contains__(self, one: object) -> bool:
        return one in self._keys

    def add_member(self, one: T, key: str) -> T | None:
        """Add a member. Return the member that was removed to make room, or None."""
        self._keys[one] = key
        mine = self._of.setdefault(key, {})
        mine[one] = None
        if len(mine) > self._each:
            return self._evict_oldest_of(key)
        return self.evict_oldest() if len(self._keys) > self._most else None

    def remove_member(self, one: T) -> None:
        """Remove a member; do nothing if it isn't one."""
        if (key := self._keys.pop(one, None)) is not None:
            mine = self._of[key]
            del mine[one]
            if not mine:
                del self._of[key]

    def evict_oldest(self) -> T | None:
        """Remove and return the oldest member of the key with the most members; None if there are no members."""
        return self._evict_oldest_of(max(self._of, key=lambda key: len(self._of[key]))) if self._of else None

    def _evict_oldest_of(self, key: str) -> T:
        oldest = next(iter(self._of[key]))
        self.remove_member(oldest)
        return oldest
