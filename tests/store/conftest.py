"""A store in a folder of its own, with clocks that the test sets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from store.store import Store
from tests.store.tables import Clocks, opened


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


@pytest.fixture
def store(tmp_path: Path, clocks: Clocks) -> Iterator[Store]:
    with opened(tmp_path, clocks) as store:
        yield store
