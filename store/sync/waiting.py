"""How long to wait before the next try."""

from __future__ import annotations

from collections.abc import Callable

FIRST = 1.0
LONGEST = 15 * 60.0


class Waiting:
    """Doubles with each failure, and any part of it may be taken (full jitter), so devices do not come together."""

    def __init__(self, rng: Callable[[], float]) -> None:
        self._rng = rng
        self.failures = 0

    def failed(self, asked: float = 0.0) -> float:
        """Seconds to wait after one more failure; never less than the server asked for."""
        self.failures += 1
        most = min(LONGEST, FIRST * 2.0 ** min(self.failures, 20))
        return max(asked, FIRST, self._rng() * most)

    def succeeded(self) -> None:
        self.failures = 0
