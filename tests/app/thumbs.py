"""Taps that come faster than the app answers, and a disk that is slower still."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from tests.app.fake import Client

AN_HOUR = 3_600_000


async def twice(client: Client, name: str) -> None:
    """Tap twice, the second time before the first tap is answered."""
    await asyncio.gather(client.click(name), client.click(name))


async def at_once(client: Client, *names: str) -> None:
    """Tap each name before the first tap is answered."""
    await asyncio.gather(*(client.click(name) for name in names))
    await client.settle()


class Slow:
    """Delays the writes of the method `work` until `go_on` is called."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: Any, work: str) -> None:
        write, self._free, self.begun = getattr(owner, work), threading.Event(), False

        def written(*arguments: Any, **named: Any) -> Any:
            self.begun = True
            assert self._free.wait(10)
            return write(*arguments, **named)

        patch.setattr(owner, work, written)

    def go_on(self) -> None:
        self._free.set()
