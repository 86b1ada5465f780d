"""Thumbs that are quicker than the screen, and a disk that is slower than they are."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from tests.app.fake import Client

AN_HOUR = 3_600_000


async def twice(client: Client, name: str) -> None:
    """Two taps before the first is answered."""
    await asyncio.gather(client.click(name), client.click(name))


async def at_once(client: Client, *names: str) -> None:
    """A tap on each before the first is answered."""
    await asyncio.gather(*(client.click(name) for name in names))
    await client.settle()


class Slow:
    """A disk that takes its time over what `work` writes, until `go_on`."""

    def __init__(self, patch: pytest.MonkeyPatch, owner: Any, work: str) -> None:
        write, self._free, self.begun = getattr(owner, work), threading.Event(), False

        def written(*arguments: Any, **named: Any) -> Any:
            self.begun = True
            assert self._free.wait(10)
            return write(*arguments, **named)

        patch.setattr(owner, work, written)

    def go_on(self) -> None:
        self._free.set()
