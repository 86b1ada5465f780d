"""Two devices of an account, for all traps."""

from __future__ import annotations

from typing import Any

import pytest

from store.sync.account import Account
from tests.sync.traps.syncing import Make, Pair, run


@pytest.fixture
def pair(kinto: Any, account: Account, device: Make) -> Pair:
    """Two devices of an account: one has sent its match, the other hasn't requested anything yet."""
    one, other = device(), device()
    one.match()
    run(one, kinto, account)
    return one, other
