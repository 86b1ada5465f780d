"""How long to wait before the next try."""

from __future__ import annotations

from collections.abc import Callable

FIRST_DELAY = 1.0
MAX_DELAY = 15 * 60.0


class RetryDelay:
    """Exponential backoff with full jitter, so that devices don't retry together."""

    def __init__(self, rng: Callable[[], float]) -> None:
        self._rng = rng
        self.failures = 0

    def delay_after_failure(self, asked: float = 0.0) -> float:
        """Return the seconds to wait after one more failure; never less than the server `asked` for."""
        self.failures += 1
        most = min(MAX_DELAY, FIRST_DELAY * 2.0 ** min(self.failures, 20))
        return max(asked, FIRST_DELAY, self._rng() * most)

    def reset(self) -> None:
        self.failures = 0
