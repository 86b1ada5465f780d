"""Things that several browser tests share, such as a phone that has visited a site, until one of the tests fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from typing import Generic, TypeVar

import pytest

Made = TypeVar("Made")
FAILED = pytest.StashKey[bool]()


class Shared(Generic[Made]):
    """Something that's made for the first test that needs it, and made anew after a failed test.

    So a repeated test, and those after it, don't continue with what the failure has left.
    """

    def __init__(self, make: Callable[[], AbstractContextManager[Made]]) -> None:
        self._make = make
        self._stack = ExitStack()
        self._made: Made | None = None

    @contextmanager
    def lend(self, item: pytest.Item) -> Iterator[Made]:
        """Lend it to a test, making it first if necessary."""
        item.stash[FAILED] = False
        if self._made is None:
            self._made = self._stack.enter_context(self._make())
        yield self._made
        if item.stash[FAILED]:
            self.close()

    def close(self) -> None:
        """Close it, if it was made."""
        self._made = None
        self._stack.close()
