"""Limit the messages that a server writes to its terminal, so that pages can't flood it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from store.rooms.refereeing.rate_buckets import RateBucket

MESSAGE_BURST: Final = 20  # messages that may be written at once, each perhaps with a traceback
MESSAGE_INTERVAL_MS: Final = 60_000.0  # ms until one more may be written


class RateLimitFilter:
    """A logging filter that limits the rate of messages. The next message that passes says how many were left out.
    `now` returns milliseconds.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._bucket = RateBucket(MESSAGE_BURST, now())
        self._left_out = 0

    def __call__(self, record: logging.LogRecord) -> bool:
        """Return whether a message is written."""
        if self._bucket.acquire(self._now(), MESSAGE_BURST, MESSAGE_INTERVAL_MS):
            self._left_out += 1
            return False
        if self._left_out:
            record.msg = f"{record.msg} ({self._left_out} more messages before it)"
            self._left_out = 0
        return True


def limit_server_logs() -> None:
    """Add the filter to the handlers of uvicorn's log and to Python's handler of last resort."""
    few = RateLimitFilter(lambda: time.monotonic_ns() // 1_000_000)
    for handler in (logging.lastResort, *logging.getLogger("uvicorn").handlers):
        if handler is not None:
            handler.addFilter(few)
