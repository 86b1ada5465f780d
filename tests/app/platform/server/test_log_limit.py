"""The terminal shows a limited number of failures of pages, and how many more there were."""

from __future__ import annotations

import logging

from app.platform.server.log_limit import MESSAGE_BURST, RateLimitFilter


def test_of_many_messages_few_are_written_and_the_rest_are_counted() -> None:
    now = 0
    few = RateLimitFilter(lambda: now)

    def written(many: int) -> list[str]:
        records = [logging.LogRecord("app", logging.ERROR, "", 0, "it failed", None, None) for _ in range(many)]
        return [record.getMessage() for record in records if few(record)]

    assert written(1000) == ["it failed"] * MESSAGE_BURST
    now = 60_000
    assert written(3) == [f"it failed ({1000 - MESSAGE_BURST} more messages before it)"]
    now = 120_000
    assert written(1) == ["it failed (2 more messages before it)"]
