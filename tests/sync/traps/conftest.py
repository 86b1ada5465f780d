"""Two devices of an account, for all traps."""

from __future__ import annotations

from typing import Any

import pytest

from store.sync.account import Account
from tests.sync.traps.syncing import Make, Pair, run


@pytest.fixture
def pair(kinto: Any, account: Account, device: Make) -> Pair:
    """One that has sent its match, and another that has asked for nothing yet."""
    one, other = device(), device()
    one.match()
    run(one, kinto, account)
    return one, other
